import { exchange, type ProviderResponse } from '../exchange.ts';
import { withToken } from '../tokens.ts';
import { isUnauthorized } from './body.ts';
import { type PesapalOptions, TIMEOUT_MS } from './options.ts';
import { createTokens } from './token.ts';

type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Whether to send it again after an unclear response. Only for calls that change nothing. */
  again: boolean;
  signal?: AbortSignal;
};

/** `refused`: not sent, as PesaPal gave the shop no token. */
export type CallResult =
  | { kind: 'json'; body: unknown }
  | { kind: 'refused'; reason: string }
  /** `sent`: PesaPal may have carried it out all the same. `unreadable`: PesaPal responded, but not with JSON. */
  | { kind: 'unclear'; reason: string; sent: boolean; unreadable?: true };
export type Caller = (call: Call) => Promise<CallResult>;

/** Null: the token is invalid. The HTTP status means nothing else at PesaPal. */
function readResponse(response: ProviderResponse): Exclude<CallResult, { kind: 'refused' }> | null {
  if (response.kind === 'silent') return { ...response, kind: 'unclear' };
  const { http_status, body } = response;
  if (http_status === 401 || isUnauthorized(body)) return null;
  if (typeof body !== 'object' || body === null)
    return { kind: 'unclear', reason: `HTTP ${http_status} without JSON`, sent: true, unreadable: true };
  return { kind: 'json', body };
}

/** Calls PesaPal with the shop's token. */
export function createCaller(options: PesapalOptions): Caller {
  const { baseUrl, timeout_ms = TIMEOUT_MS } = options;
  const tokenStore = createTokens(options);

  return ({ method, path, body, again, signal }) =>
    withToken(tokenStore, async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      const send = async () => readResponse(await exchange({ method, url: baseUrl + path, headers, body, timeout_ms, signal }));
      const result = await send();
      return result?.kind === 'unclear' && again ? send() : result;
    });
}
