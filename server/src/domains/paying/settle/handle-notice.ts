/** Handles notices. As anyone can send one, the shop does not trust it, but asks the provider about the payment. */
import type { AppContext } from '../../../context.ts';
import { createRateLimiter } from '../../../lib/limits/rate-limiter.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { type Attempt, findAttempt, findAttemptByReference, type PaymentNotice, PROVIDERS } from '../../payments/payments.ts';
import { createKeyedQueue } from '../keyed-queue.ts';
import { type Settlement, settlePayment } from './settle-payment.ts';

type SettleContext = Pick<AppContext, 'db' | 'mailer' | 'providers'>;

/**
 * `unknown`: the shop has no such payment. `reported`: the provider has reported on the payment. `retry_later`: the shop could not ask the
 * provider now, or has asked it too often.
 */
type NoticeResult = { kind: 'unknown' } | { kind: 'reported' | 'retry_later'; attempt: Attempt };
export type NoticeHandler = (notice: PaymentNotice) => Promise<NoticeResult>;
/** Returns the notice handler of a provider, by the provider's name. */
export type GetNoticeHandler = (provider: string) => NoticeHandler;

/** Limits how often notices about one payment make the shop ask the provider. */
const NOTICE_LIMIT = { burst: 10, secondsPerCall: 5 };

/** References are printable ASCII. The database throws on some other characters. */
const PRINTABLE_ASCII = /^[!-~]*$/;

/**
 * Finds the attempt that a notice names. If the notice has the provider's reference and the attempt's id, both must match. The id alone
 * finds an attempt whose reference the shop does not know, because the provider's response was lost.
 */
async function findNamedAttempt(
  { db }: SettleContext,
  provider: string,
  { provider_reference, payment_attempt_id }: PaymentNotice,
): Promise<Attempt | undefined> {
  if (!PRINTABLE_ASCII.test(provider_reference)) return undefined;
  const byReference = provider_reference === '' ? undefined : await findAttemptByReference(db, provider, provider_reference);
  if (byReference) {
    const hasSameId = payment_attempt_id === '' || byReference.payment_attempt_id === payment_attempt_id.toLowerCase();
    return hasSameId ? byReference : undefined;
  }
  const byId = isUuid(payment_attempt_id) ? await findAttempt(db, payment_attempt_id) : undefined;
  if (byId?.provider !== provider) return undefined;
  return provider_reference === '' || byId.provider_reference === null ? byId : undefined;
}

/**
 * Creates one notice handler for each provider. All addresses for a provider's notices share its handler, so that each payment has one
 * limit.
 */
export function createNoticeHandlerByProvider(context: SettleContext): GetNoticeHandler {
  const handlers = new Map(PROVIDERS.map(({ name }) => [name, createNoticeHandler(context, name)]));
  return (provider) => {
    const handler = handlers.get(provider);
    if (!handler) throw new Error(`there is no payment provider ${provider}`);
    return handler;
  };
}

/** `provider`: the name of the provider that sends the notices. */
function createNoticeHandler(context: SettleContext, provider: string): NoticeHandler {
  const limiter = createRateLimiter(NOTICE_LIMIT);
  const runQueued = createKeyedQueue<Settlement | undefined>();

  return async (notice) => {
    const attempt = await findNamedAttempt(context, provider, notice);
    if (!attempt) return { kind: 'unknown' };
    const { payment_attempt_id } = attempt;
    if (limiter.countCall(payment_attempt_id) > 0) return { kind: 'retry_later', attempt };
    const reference = notice.provider_reference || null;
    const settlement = await runQueued(`${payment_attempt_id} ${reference}`, () =>
      settlePayment(context, payment_attempt_id, 'provider', reference),
    );
    if (!settlement || settlement.result === 'foreign') return { kind: 'unknown' };
    const hasNoReport = settlement.result === 'unknown' || settlement.result === 'not_asked';
    return { kind: hasNoReport ? 'retry_later' : 'reported', attempt: settlement.attempt };
  };
}
