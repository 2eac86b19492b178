import { type ProviderResponse, sendRequest } from '../send-request.ts';
import { withToken } from '../token-store.ts';
import { isUnauthorized } from './body.ts';
import { type PesapalOptions, TIMEOUT_MS } from './options.ts';
import { createPesapalTokens } from './token.ts';

type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Whether to repeat the call after an unclear response. True only for calls that change nothing. */
  canRepeat: boolean;
  signal?: AbortSignal;
};

/** `refused`: the call was not sent, as PesaPal gave the shop no token. */
export type CallResult =
  | { kind: 'json'; body: unknown }
  | { kind: 'refused'; reason: string }
  /** `mayHaveArrived`: whether PesaPal may have carried out the call. `isUnreadable`: PesaPal has responded, but not with JSON. */
  | { kind: 'unclear'; reason: string; mayHaveArrived: boolean; isUnreadable?: true };
export type Caller = (call: Call) => Promise<CallResult>;

/** Null if the token is invalid. Ignores other HTTP statuses, as PesaPal reports all other errors in the body. */
function readResponse(response: ProviderResponse): Exclude<CallResult, { kind: 'refused' }> | null {
  if (response.kind === 'no_response') return { ...response, kind: 'unclear' };
  const { http_status, body } = response;
  if (http_status === 401 || isUnauthorized(body)) return null;
  if (typeof body !== 'object' || body === null)
    return { kind: 'unclear', reason: `HTTP ${http_status} without JSON`, mayHaveArrived: true, isUnreadable: true };
  return { kind: 'json', body };
}

/** Calls PesaPal with the shop's token. */
export function createCaller(options: PesapalOptions): Caller {
  const { baseUrl, timeout_ms = TIMEOUT_MS } = options;
  const tokenStore = createPesapalTokens(options);

  return ({ method, path, body, canRepeat, signal }) =>
    withToken(tokenStore, async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      const send = async () => readResponse(await sendRequest({ method, url: baseUrl + path, headers, body, timeout_ms, signal }));
      const result = await send();
      return result?.kind === 'unclear' && canRepeat ? send() : result;
    });
}
