import { exchange } from '../exchange.ts';
import { fields, text } from '../fields.ts';
import { keepToken, type Token, type Tokens } from '../tokens.ts';
import { faultOf, inWords, isCallOk } from './body.ts';
import { type PesapalOptions, TIMEOUT_MS } from './options.ts';

/** Before the end that PesaPal names: the clocks may differ, and a call takes its time. */
const MARGIN_MS = 30_000;
/** Documented as five minutes, whatever the token says of itself. */
const KEPT_MS_MAX = 4 * 60_000;

/** `2024-03-18T16:25:45.7793772Z`, in UTC also where it does not say so. NaN where it is no time. */
export const expiryMs = (value: unknown): number => {
  const said = text(value);
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(said) ? said : `${said}Z`);
};

const unclear = (reason: string): Token => ({ kind: 'unclear', reason, sent: false });

export function tokens(options: PesapalOptions): Tokens {
  const { consumerKey, consumerSecret, baseUrl, now_ms = Date.now, timeout_ms = TIMEOUT_MS } = options;

  async function ask(): Promise<Token> {
    const body = { consumer_key: consumerKey, consumer_secret: consumerSecret };
    const heard = await exchange({ method: 'POST', url: `${baseUrl}/api/Auth/RequestToken`, body, timeout_ms });
    if (heard.kind === 'silent') return unclear(heard.reason);
    if (heard.http_status === 401) return { kind: 'refused', reason: 'the consumer key and secret are not accepted' };
    if (typeof heard.body !== 'object' || heard.body === null) return unclear(`HTTP ${heard.http_status} without JSON`);
    const said = fields(heard.body);
    const token = text(said.token);
    if (faultOf(said) || !isCallOk(said)) return { kind: 'refused', reason: inWords(faultOf(said), said) };
    if (!token) return unclear('an answer without a token');
    return { kind: 'token', token, until_ms: Math.min((expiryMs(said.expiryDate) || 0) - MARGIN_MS, now_ms() + KEPT_MS_MAX) };
  }

  /** Asking twice does no harm. */
  const request = async () => {
    const token = await ask();
    return token.kind === 'unclear' ? ask() : token;
  };
  return keepToken(request, now_ms);
}
