import { readText, toFields } from '../fields.ts';
import { sendRequest } from '../send-request.ts';
import { createTokenStore, type TokenResult, type TokenStore } from '../token-store.ts';
import { describePesapalError, findPesapalError, isCallOk } from './body.ts';
import { type PesapalOptions, TIMEOUT_MS } from './options.ts';

/** A token is replaced this long before it expires, as the clocks may differ and a call takes time. */
const EXPIRY_MARGIN_MS = 30_000;
/**
 * One minute less than the five minutes for which a token is valid by PesaPal's documentation. A later expiry in a response is not trusted.
 */
const TOKEN_LIFE_MS_MAX = 4 * 60_000;

/** Reads a time like `2024-03-18T16:25:45.7793772Z`; as UTC if it has no time zone. NaN if it is not a time. */
export const parseExpiry_ms = (value: unknown): number => {
  const time = readText(value);
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(time) ? time : `${time}Z`);
};

/** `mayHaveArrived` is about the call that needs the token; without one, the shop does not send that call. */
const createUnclearResult = (reason: string): TokenResult => ({ kind: 'unclear', reason, mayHaveArrived: false });

export function createPesapalTokens(options: PesapalOptions): TokenStore {
  const { consumerKey, consumerSecret, baseUrl, now_ms = Date.now, timeout_ms = TIMEOUT_MS } = options;

  async function requestOnce(): Promise<TokenResult> {
    const body = { consumer_key: consumerKey, consumer_secret: consumerSecret };
    const response = await sendRequest({ method: 'POST', url: `${baseUrl}/api/Auth/RequestToken`, body, timeout_ms });
    if (response.kind === 'no_response') return createUnclearResult(response.reason);
    if (response.http_status === 401) return { kind: 'refused', reason: 'the consumer key and secret are not accepted' };
    if (typeof response.body !== 'object' || response.body === null)
      return createUnclearResult(`HTTP ${response.http_status} without JSON`);
    const reply = toFields(response.body);
    const token = readText(reply.token);
    if (findPesapalError(reply) || !isCallOk(reply))
      return { kind: 'refused', reason: describePesapalError(findPesapalError(reply), reply) };
    if (!token) return createUnclearResult('the response has no token');
    // A token without a readable expiry serves only this call.
    const expiry_ms = parseExpiry_ms(reply.expiryDate) || 0;
    return { kind: 'token', token, until_ms: Math.min(expiry_ms - EXPIRY_MARGIN_MS, now_ms() + TOKEN_LIFE_MS_MAX) };
  }

  /** Repeats the request once if the response is unclear, as a second token does no harm. */
  const requestToken = async () => {
    const token = await requestOnce();
    return token.kind === 'unclear' ? requestOnce() : token;
  };
  return createTokenStore(requestToken, now_ms);
}
