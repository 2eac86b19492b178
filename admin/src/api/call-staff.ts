/** Calls of the staff API. An expected failure is an exception here, because the packages of the back office expect that. */
import { createSender, type Refusal } from '@uruhu/contract/client';
import type { StaffBody, StaffCallName, StaffReply } from '@uruhu/contract/endpoints/client-types';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import { askToSignIn } from './sign-in-again.ts';

const SENTENCES = {
  network_error: 'The shop could not be reached. Nothing was changed that you do not see. Please try again.',
  unreadable_answer: 'The shop answered something unreadable. Please try again in a minute.',
};

/** The session is a cookie that the browser sends by itself and that no script can read. */
const send = createSender({
  fetch: (input, init) => globalThis.fetch(input, init),
  sentences: SENTENCES,
});

/** A refusal of the shop; `message` is the shop's own sentence. The packages read `status`. */
export class RefusalError extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.status = refusal.status;
    this.refusal = refusal;
  }
}

type Parts<Name extends StaffCallName> = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: StaffBody<Name>;
};

/** A refusal of these says nothing about a session that has ended, or is wanted. */
const SESSION_CALLS: readonly StaffCallName[] = ['staffSignIn', 'staffSession', 'staffSignOut'];

export async function callStaff<Name extends StaffCallName>(name: Name, parts: Parts<Name> = {}): Promise<StaffReply<Name>> {
  const result = await send<StaffReply<Name>>(STAFF_PATHS[name], parts);
  if (result.ok) return result.data;
  if (result.status === 401 && !SESSION_CALLS.includes(name) && (await askToSignIn())) return callStaff(name, parts);
  throw new RefusalError(result);
}
