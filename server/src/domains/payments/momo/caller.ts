import { exchange } from '../exchange.ts';
import { type Fields, fields, text } from '../fields.ts';
import { keepToken, type Token, withToken } from '../tokens.ts';
import { type MomoOptions, TIMEOUT_MS } from './options.ts';

type Call = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: object; signal?: AbortSignal };
export type Called =
  /** Here the status of HTTP says what was done. `body`: an object of nothing where it says nothing, as with 202. */
  | { kind: 'answer'; http_status: number; body: Fields }
  /** `sent`: it may have been done all the same. */
  | { kind: 'unclear'; reason: string; sent: boolean }
  /** It was not even asked, as MTN does not know the shop. */
  | { kind: 'refused'; reason: string };
export type Caller = (call: Call) => Promise<Called>;

/** Before the end that MTN names: the clocks may differ, and a call takes its time. */
const MARGIN_MS = 60_000;

/** Calls MTN as the shop. */
export function caller(options: MomoOptions): Caller {
  const { baseUrl, subscriptionKey, apiUser, apiKey, targetEnvironment, timeout_ms = TIMEOUT_MS, now_ms = Date.now } = options;
  const key = { 'Ocp-Apim-Subscription-Key': subscriptionKey };

  async function request(): Promise<Token> {
    const authorization = `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`;
    const asking = {
      method: 'POST',
      url: `${baseUrl}/collection/token/`,
      headers: { ...key, authorization },
      body: {},
      timeout_ms,
    } as const;
    const first = await exchange(asking);
    // Asking twice does no harm.
    const heard = first.kind === 'silent' ? await exchange(asking) : first;
    if (heard.kind === 'silent') return { kind: 'refused', reason: `no token: ${heard.reason}` };
    const { access_token, expires_in } = fields(heard.body);
    const token = text(access_token);
    if (heard.http_status !== 200 || token === '') return { kind: 'refused', reason: `no token: HTTP ${heard.http_status}` };
    return { kind: 'token', token, until_ms: now_ms() + Math.max(0, (Number(expires_in) || 0) * 1_000 - MARGIN_MS) };
  }
  const known = keepToken(request, now_ms);

  return ({ method, path, headers, body, signal }) =>
    withToken<Called>(known, async (token) => {
      const as = { ...key, authorization: `Bearer ${token}`, 'X-Target-Environment': targetEnvironment };
      const heard = await exchange({ method, url: baseUrl + path, headers: { ...as, ...headers }, body, timeout_ms, signal });
      if (heard.kind === 'silent') return { ...heard, kind: 'unclear' };
      return heard.http_status === 401 ? null : { kind: 'answer', http_status: heard.http_status, body: fields(heard.body) };
    });
}
