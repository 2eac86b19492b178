import { type Fields, readText, toFields } from '../fields.ts';
import { sendRequest } from '../send-request.ts';
import { createTokenStore, type TokenResult, withToken } from '../token-store.ts';
import { type MomoOptions, TIMEOUT_MS } from './options.ts';

type Call = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: object; signal?: AbortSignal };
export type CallResult =
  /** A response of MTN, whose HTTP status tells the result. `body`: an empty object if there is none, as with 202. */
  | { kind: 'response'; http_status: number; body: Fields }
  /** There was no response. `mayHaveArrived`: whether MTN may have carried out the call. */
  | { kind: 'unclear'; reason: string; mayHaveArrived: boolean }
  /** The call was not sent, as MTN gave the shop no token. */
  | { kind: 'refused'; reason: string };
export type Caller = (call: Call) => Promise<CallResult>;

/** A token is replaced this long before it expires, as the clocks may differ and a call takes time. */
const EXPIRY_MARGIN_MS = 60_000;

/** Calls MTN with the shop's token. */
export function createCaller(options: MomoOptions): Caller {
  const {
    baseUrl,
    subscriptionKey,
    apiUser,
    apiKey,
    targetEnvironment,
    timeout_ms = TIMEOUT_MS,
    now_ms = () => performance.now(),
  } = options;
  const keyHeaders = { 'Ocp-Apim-Subscription-Key': subscriptionKey };

  async function requestToken(): Promise<TokenResult> {
    const authorization = `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`;
    const tokenRequest = {
      method: 'POST',
      url: `${baseUrl}/collection/token/`,
      headers: { ...keyHeaders, authorization },
      body: {},
      timeout_ms,
    } as const;
    const firstResponse = await sendRequest(tokenRequest);
    // Repeats the request once if there was no response. This is safe, as a second token does no harm.
    const response = firstResponse.kind === 'no_response' ? await sendRequest(tokenRequest) : firstResponse;
    if (response.kind === 'no_response') return { kind: 'refused', reason: `no token: ${response.reason}` };
    const { access_token, expires_in } = toFields(response.body);
    const token = readText(access_token);
    if (response.http_status !== 200 || token === '') return { kind: 'refused', reason: `no token: HTTP ${response.http_status}` };
    const life_ms = (Number(expires_in) || 0) * 1_000;
    return { kind: 'token', token, until_ms: now_ms() + Math.max(0, life_ms - EXPIRY_MARGIN_MS) };
  }
  const tokenStore = createTokenStore(requestToken, now_ms);

  return ({ method, path, headers, body, signal }) =>
    withToken<CallResult>(tokenStore, async (token) => {
      const authHeaders = { ...keyHeaders, authorization: `Bearer ${token}`, 'X-Target-Environment': targetEnvironment };
      const response = await sendRequest({
        method,
        url: baseUrl + path,
        headers: { ...authHeaders, ...headers },
        body,
        timeout_ms,
        signal,
      });
      if (response.kind === 'no_response') return { ...response, kind: 'unclear' };
      return response.http_status === 401 ? null : { kind: 'response', http_status: response.http_status, body: toFields(response.body) };
    });
}
