/** Calls of the staff API. An expected failure is an exception here, because the cache of queries expects exceptions. */
import { createSender, type Refusal, type Result, readRefusal } from '@uruhu/contract/client';
import { buildPath } from '@uruhu/contract/endpoints/call-address';
import type { StaffBody, StaffCallName, StaffReply } from '@uruhu/contract/endpoints/client-types';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import { UNATTENDED_HEADER } from '@uruhu/contract/staff/unattended';
import { isAttended } from './attendance.ts';
import { askForProof, askToSignIn } from './pending-questions.ts';
import { RefusalError } from './refusal-error.ts';
import { noteRefusal } from './session-cache.ts';

const MESSAGES = {
  network_error: 'The shop could not be reached. Please try again.',
  unreadable_answer: 'The shop answered something unreadable. Please try again in a minute.',
};

/** The session is a cookie that the browser sends by itself and that no script can read. */
const send = createSender({
  fetch: (input, init) => globalThis.fetch(input, init),
  messages: MESSAGES,
});

/** What a call sends: the parameters of its path, its query and its body. */
export type CallParts<Name extends StaffCallName> = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: StaffBody<Name>;
};

/** A 401 of these calls does not mean that a session has ended while the member works, so she is neither asked to sign in again nor signed out. */
const SESSION_CALLS: readonly StaffCallName[] = ['staffSignIn', 'staffSession', 'staffSignOut', 'proveStaff'];

/** Asks the member for what a refused call lacks, if she can give it on this page. Resolves to whether to make the call again. */
async function canRepeat(name: StaffCallName, { status, code }: Refusal): Promise<boolean> {
  if (code === 'proof_needed') return askForProof();
  return status === 401 && !SESSION_CALLS.includes(name) && askToSignIn();
}

/** Makes a call, and makes it again after the member has signed in again, or proved who she is. Throws a refusal. */
async function callOrThrow<Data>(name: StaffCallName, makeCall: () => Promise<Result<Data>>): Promise<Data> {
  const result = await makeCall();
  if (result.ok) return result.data;
  if (await canRepeat(name, result)) return callOrThrow(name, makeCall);
  if (!SESSION_CALLS.includes(name)) noteRefusal(result);
  throw new RefusalError(result);
}

export const callStaff = <Name extends StaffCallName>(name: Name, parts: CallParts<Name> = {}): Promise<StaffReply<Name>> =>
  callOrThrow(name, () =>
    send<StaffReply<Name>>(STAFF_PATHS[name], { ...parts, headers: isAttended() ? {} : { [UNATTENDED_HEADER]: '1' } }),
  );

export type FileCallParts = Pick<CallParts<StaffCallName>, 'params' | 'query'>;
type FetchedFile = { name: string; content: Blob };

const readFileName = ({ headers }: Response) => /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file';

/**
 * Fetches the file of a call. A link would also save a refusal under the name of the file, or a file that arrived only in part. Browsers keep
 * a large file on disk, so a page can hold one of any size.
 */
export const fetchFile = (name: StaffCallName, { params = {}, query = {} }: FileCallParts): Promise<FetchedFile> =>
  callOrThrow(name, async (): Promise<Result<FetchedFile>> => {
    try {
      const response = await fetch(buildPath(STAFF_PATHS[name], params, query));
      if (!response.ok) return await readRefusal(response, MESSAGES.unreadable_answer);
      return { ok: true, data: { name: readFileName(response), content: await response.blob() } };
    } catch {
      return { ok: false, status: 0, code: 'network_error', message: MESSAGES.network_error, errors: [] };
    }
  });
