import { exchange, type Heard } from '../exchange.ts';
import { withToken } from '../tokens.ts';
import { isUnauthorized } from './body.ts';
import { type PesapalOptions, TIMEOUT_MS } from './options.ts';
import { tokens } from './token.ts';

type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Whether it may be asked a second time after no clear answer: what only reads. */
  again: boolean;
  signal?: AbortSignal;
};

/** `refused`: it was not even asked, as PesaPal does not know the shop. */
export type Called =
  | { kind: 'json'; body: unknown }
  | { kind: 'refused'; reason: string }
  /** `sent`: it may have been done all the same. `heard`: something was answered, and cannot be read. */
  | { kind: 'unclear'; reason: string; sent: boolean; heard?: true };
export type Caller = (call: Call) => Promise<Called>;

/** Nothing is concluded from the status of HTTP alone, but for a token that is not good: null. */
function read(heard: Heard): Exclude<Called, { kind: 'refused' }> | null {
  if (heard.kind === 'silent') return { ...heard, kind: 'unclear' };
  const { http_status, body } = heard;
  if (http_status === 401 || isUnauthorized(body)) return null;
  if (typeof body !== 'object' || body === null)
    return { kind: 'unclear', reason: `HTTP ${http_status} without JSON`, sent: true, heard: true };
  return { kind: 'json', body };
}

/** Calls PesaPal as the shop. */
export function caller(options: PesapalOptions): Caller {
  const { baseUrl, timeout_ms = TIMEOUT_MS } = options;
  const known = tokens(options);

  return ({ method, path, body, again, signal }) =>
    withToken(known, async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      const send = async () => read(await exchange({ method, url: baseUrl + path, headers, body, timeout_ms, signal }));
      const answer = await send();
      return answer?.kind === 'unclear' && again ? send() : answer;
    });
}
