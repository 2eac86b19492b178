import { readText, toFields } from '../fields.ts';
import { describePesapalError, findPesapalError } from './body.ts';
import type { Caller, CallResult } from './caller.ts';
import type { PesapalOptions } from './options.ts';

type NoticeIdResult = { kind: 'id'; ipn_id: string } | Exclude<CallResult, { kind: 'json' }>;

export type NoticeAddress = {
  /** The id of the shop's notice address at PesaPal. The address is registered when it is first needed. */
  get(): Promise<NoticeIdResult>;
  /** Makes the next `get` find or register another id, because PesaPal refuses this one, for example as it belongs to another account. */
  invalidate(ipn_id: string): void;
};

/** The id of `url` in the list of registered addresses. The body of a failed call is an object instead of an array. */
const findListedId = (body: unknown, url: string, refusedIds: ReadonlySet<string>): string | undefined => {
  const rows = Array.isArray(body) ? body.map(toFields) : [];
  return rows.map((row) => (readText(row.url) === url ? readText(row.ipn_id) : '')).find((id) => id !== '' && !refusedIds.has(id));
};

/** Registers the shop's notice address only if PesaPal does not list it yet, as PesaPal never deletes a registration. */
export function createNoticeAddress(call: Caller, { noticeUrl }: Pick<PesapalOptions, 'noticeUrl'>): NoticeAddress {
  let registration: { url: string; ipn_id: string } | null = null;
  let pendingRegistration: Promise<NoticeIdResult> | null = null;
  const refusedIds = new Set<string>();

  async function findOrRegister(url: string): Promise<NoticeIdResult> {
    const list = await call({ method: 'GET', path: '/api/URLSetup/GetIpnList', canRepeat: true });
    if (list.kind !== 'json') return list;
    const ipn_id = findListedId(list.body, url, refusedIds);
    return ipn_id === undefined ? register(url) : rememberRegistration(url, ipn_id);
  }

  async function register(url: string): Promise<NoticeIdResult> {
    const body = { url, ipn_notification_type: 'GET' };
    const result = await call({ method: 'POST', path: '/api/URLSetup/RegisterIPN', body, canRepeat: false });
    if (result.kind !== 'json') return result;
    const response = toFields(result.body);
    const ipn_id = readText(response.ipn_id);
    return ipn_id && !findPesapalError(response)
      ? rememberRegistration(url, ipn_id)
      : { kind: 'refused', reason: `RegisterIPN: ${describePesapalError(findPesapalError(response), response)}` };
  }

  function rememberRegistration(url: string, ipn_id: string): NoticeIdResult {
    registration = { url, ipn_id };
    return { kind: 'id', ipn_id };
  }

  return {
    async get() {
      const url = noticeUrl();
      if (registration?.url === url) return { kind: 'id', ipn_id: registration.ipn_id };
      pendingRegistration ??= findOrRegister(url).finally(() => {
        pendingRegistration = null;
      });
      return pendingRegistration;
    },
    invalidate(ipn_id) {
      refusedIds.add(ipn_id);
      if (registration?.ipn_id === ipn_id) registration = null;
    },
  };
}
