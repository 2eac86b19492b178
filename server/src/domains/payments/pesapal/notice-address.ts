import { fields, text } from '../fields.ts';
import { faultOf, inWords } from './body.ts';
import type { Called, Caller } from './caller.ts';
import type { PesapalOptions } from './options.ts';

export type NoticeId = { kind: 'id'; ipn_id: string } | Exclude<Called, { kind: 'json' }>;

export type NoticeAddress = {
  /** By which PesaPal knows where to tell us; registered there when it is first needed. */
  get(): Promise<NoticeId>;
  /** PesaPal does not know this one: of other credentials, perhaps. */
  forget(ipn_id: string): void;
};

/** PesaPal does not tell one list from another by how they say it: an array, or an object that says what is wrong. */
const listed = (body: unknown, url: string, unknown: ReadonlySet<string>): string | undefined => {
  const rows = Array.isArray(body) ? body.map(fields) : [];
  return rows.map((row) => (text(row.url) === url ? text(row.ipn_id) : '')).find((id) => id !== '' && !unknown.has(id));
};

/** Lists what is registered, and registers only what is not: each registration stays there for ever. */
export function noticeAddress(call: Caller, { ipnUrl }: Pick<PesapalOptions, 'ipnUrl'>): NoticeAddress {
  let kept: { url: string; ipn_id: string } | null = null;
  let asking: Promise<NoticeId> | null = null;
  const unknown = new Set<string>();

  async function find(url: string): Promise<NoticeId> {
    const list = await call({ method: 'GET', path: '/api/URLSetup/GetIpnList', again: true });
    if (list.kind !== 'json') return list;
    const ipn_id = listed(list.body, url, unknown);
    return ipn_id === undefined ? register(url) : keep(url, ipn_id);
  }

  async function register(url: string): Promise<NoticeId> {
    const body = { url, ipn_notification_type: 'GET' };
    const made = await call({ method: 'POST', path: '/api/URLSetup/RegisterIPN', body, again: false });
    if (made.kind !== 'json') return made;
    const said = fields(made.body);
    const ipn_id = text(said.ipn_id);
    return ipn_id && !faultOf(said) ? keep(url, ipn_id) : { kind: 'refused', reason: `RegisterIPN: ${inWords(faultOf(said), said)}` };
  }

  function keep(url: string, ipn_id: string): NoticeId {
    kept = { url, ipn_id };
    return { kind: 'id', ipn_id };
  }

  return {
    async get() {
      const url = ipnUrl();
      if (kept?.url === url) return { kind: 'id', ipn_id: kept.ipn_id };
      asking ??= find(url).finally(() => {
        asking = null;
      });
      return asking;
    },
    forget(ipn_id) {
      unknown.add(ipn_id);
      if (kept?.ipn_id === ipn_id) kept = null;
    },
  };
}
