/** Handles callbacks. Anyone can send one, so the shop asks the provider itself about the payment. */
import type { AppContext } from '../../../context.ts';
import { createRateLimiter } from '../../../lib/limits/rate-limiter.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { type Attempt, findAttempt, findAttemptByReference, type PaymentNotice, PROVIDERS } from '../../payments/payments.ts';
import { createKeyedQueue } from '../keyed-queue.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

type SettleContext = Pick<AppContext, 'db' | 'mailer' | 'providers'>;

/** `asked`: the provider has reported. `later`: it could not be asked now, or was asked too often. */
export type NoticeResult = { kind: 'unknown' } | { kind: 'asked' | 'later'; attempt: Attempt };
export type NoticeHandler = (notice: PaymentNotice) => Promise<NoticeResult>;
/** Finds the notice handler of a provider by its name. */
export type NoticeHandlers = (provider: string) => NoticeHandler;

/** How often callbacks about one payment make the shop ask the provider. */
const NOTICE_LIMIT = { max: 10, everySeconds: 5 };

/** References are printable; the database throws on some other characters. */
const PRINTABLE = /^[!-~]*$/;

/**
 * Finds the attempt that a callback names. If both references are given, both must match. Our id alone finds an attempt whose reference at
 * the provider the shop never learned.
 */
async function findNamedAttempt(
  { db }: SettleContext,
  provider: string,
  { provider_reference, payment_attempt_id }: PaymentNotice,
): Promise<Attempt | undefined> {
  if (!PRINTABLE.test(provider_reference)) return undefined;
  const byReference = provider_reference === '' ? undefined : await findAttemptByReference(db, provider, provider_reference);
  if (byReference)
    return payment_attempt_id === '' || byReference.payment_attempt_id === payment_attempt_id.toLowerCase() ? byReference : undefined;
  const byOwnId = isUuid(payment_attempt_id) ? await findAttempt(db, payment_attempt_id) : undefined;
  if (byOwnId?.provider !== provider) return undefined;
  return provider_reference === '' || byOwnId.provider_reference === null ? byOwnId : undefined;
}

/** Creates one notice handler for each provider, whatever address a callback comes to, so that each payment has one limit. */
export function createNoticeHandlersByProvider(context: SettleContext): NoticeHandlers {
  const handlers = new Map(PROVIDERS.map(({ name }) => [name, createNoticeHandler(context, name)]));
  return (provider) => {
    const handler = handlers.get(provider);
    if (!handler) throw new Error(`there is no payment provider ${provider}`);
    return handler;
  };
}

/** `provider`: the name of the provider whose callbacks these are. */
function createNoticeHandler(context: SettleContext, provider: string): NoticeHandler {
  const limiter = createRateLimiter(NOTICE_LIMIT);
  const run = createKeyedQueue<Settlement | undefined>();

  return async (notice) => {
    const attempt = await findNamedAttempt(context, provider, notice);
    if (!attempt) return { kind: 'unknown' };
    const { payment_attempt_id } = attempt;
    if (limiter.take(payment_attempt_id) > 0) return { kind: 'later', attempt };
    const reference = notice.provider_reference || null;
    const settled = await run(`${payment_attempt_id} ${reference}`, () =>
      settlePayment(context, payment_attempt_id, 'provider', reference),
    );
    if (!settled || settled.result === 'foreign') return { kind: 'unknown' };
    return { kind: settled.result === 'unknown' || settled.result === 'not_asked' ? 'later' : 'asked', attempt: settled.attempt };
  };
}
