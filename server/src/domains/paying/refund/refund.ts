/**
 * Refunds a whole payment. The transaction that allows the refund also records in `refund_asked_at` that the refund has begun. The shop
 * asks the provider only after that commit, so that it requests no refund twice.
 */
import type { RefundCheckResult } from '@uruhu/contract/staff';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../database/schema.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import type { ResolutionCode } from '../../../messages/sentences.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { OrderRow } from '../../orders/orders.ts';
import {
  type Attempt,
  beginRefund,
  moveAttempt,
  type Refund,
  type RefundResponse,
  resolveRefundProblems,
  undoBeginRefund,
} from '../../payments/payments.ts';
import { lockAttempt } from '../lock-attempt.ts';
import { sendRefundMail } from '../send-payment-mail.ts';

/**
 * `username`: of the staff member; the provider records it. `reason`: shown only to staff. `refund_transaction_id`: the transaction by which
 * staff sent the money back themselves.
 */
export type RefundActor = { staff_id: string; username: string; reason: string; refund_transaction_id: string };
type RefundContext = Pick<AppContext, 'db' | 'mailer' | 'providers'>;
/** The rows of an order and its attempt, both locked. */
type LockedPayment = { order: OrderRow; attempt: Attempt };

/** The reason that the shop gives to the provider, which does not get the reason of the staff member, as that may contain names. */
const REMARKS = 'refunded by the shop';

/** The function that asks the attempt's provider for a refund; null if staff must give the money back by hand. */
const findRefundFunction = (
  { providers }: Pick<RefundContext, 'providers'>,
  { provider }: Attempt,
): ((refund: Refund) => Promise<RefundResponse>) | null => (provider === 'mobile_money' ? null : (providers[provider]?.refund ?? null));

/** Whether the attempt's provider is no longer configured, so that the shop cannot ask it. */
const isProviderRemoved = ({ providers }: Pick<RefundContext, 'providers'>, { provider }: Attempt): boolean =>
  provider !== 'mobile_money' && !providers[provider];

/** Records the refund, resolves the problems that required it, and mails the customer. */
async function recordRefunded(
  trx: Transaction<Database>,
  mailer: Mailer,
  { order, attempt }: LockedPayment,
  { staff_id, reason, refund_transaction_id }: RefundActor,
  resolution_code: ResolutionCode,
) {
  const moved = await moveAttempt(trx, attempt, 'refunded', {
    actor: { staff_id },
    note: reason,
    next_check_at: null,
    refund_transaction_id,
  });
  if (!moved) throw new Error(`payment ${attempt.payment_attempt_id} moved though it was locked`);
  await resolveRefundProblems(trx, attempt.payment_attempt_id, { staff_id, resolution_code });
  await sendRefundMail(trx, { mailer, order, paidAttempt: moved });
  return moved;
}

/**
 * Begins the refund of a locked attempt, or records it if staff refund by hand. After the commit, the caller must pass the returned attempt
 * to `refundByProvider`, which does nothing if the refund is recorded already. Refuses with 409 if a refund was begun before or the attempt
 * has not succeeded, and with 422 if the provider is no longer configured.
 */
export async function beginOrRecordRefund(
  trx: Transaction<Database>,
  context: Pick<RefundContext, 'mailer' | 'providers'>,
  lockedPayment: LockedPayment,
  actor: RefundActor,
): Promise<Outcome<Attempt>> {
  const { attempt } = lockedPayment;
  if (attempt.refund_asked_at !== null) return refuse('refund_already_requested');
  if (isProviderRemoved(context, attempt)) return refuse('refund_not_available');
  if (!findRefundFunction(context, attempt))
    return done(await recordRefunded(trx, context.mailer, lockedPayment, actor, 'refunded_by_hand'));
  return (await beginRefund(trx, attempt.payment_attempt_id)) ? done(attempt) : refuse('refund_of_unpaid');
}

/**
 * Records the result that staff found on the provider's page for a refund whose response was unclear. If the money was not given back,
 * staff can request the refund again. This is the only way to record a refund by a provider that is no longer configured. Refuses with 409
 * if no refund was begun.
 */
export async function concludeRefund(
  trx: Transaction<Database>,
  context: Pick<RefundContext, 'mailer' | 'providers'>,
  lockedPayment: LockedPayment,
  actor: RefundActor,
  refundCheckResult: RefundCheckResult,
): Promise<Outcome<Attempt>> {
  const { attempt } = lockedPayment;
  const isRefunded = refundCheckResult === 'given_back';
  if (attempt.refund_asked_at === null && !(isRefunded && isProviderRemoved(context, attempt))) return refuse('refund_not_requested');
  if (isRefunded) return done(await recordRefunded(trx, context.mailer, lockedPayment, actor, 'refund_found'));
  await undoBeginRefund(trx, attempt.payment_attempt_id);
  return done(attempt);
}

/**
 * Asks the provider for a refund that was begun. If the provider refuses, staff can request the refund again. If the response is unclear,
 * the refund stays begun, and the refusal tells staff to check the provider's page.
 */
export async function refundByProvider(context: RefundContext, attempt: Attempt, actor: RefundActor): Promise<Outcome<null>> {
  const refundAtProvider = attempt.state === 'refunded' ? null : findRefundFunction(context, attempt);
  if (!refundAtProvider) return done(null);
  const { payment_attempt_id, confirmation_code, amount_rwf } = attempt;
  const response = await refundAtProvider({ confirmation_code, amount_rwf, staff_username: actor.username, remarks: REMARKS }).catch(
    (error: unknown) => ({
      kind: 'unknown' as const,
      reason: String(error),
    }),
  );
  if (response.kind === 'refused') {
    await undoBeginRefund(context.db, payment_attempt_id);
    return refuse('refund_declined', { values: { reason: response.reason } });
  }
  if (response.kind === 'unknown') return refuse('refund_unclear');
  return transact(context.db, async (trx) => {
    const lockedPayment = await lockAttempt(trx, attempt);
    // A report of the provider may have recorded the refund meanwhile.
    if (lockedPayment.attempt.state === 'succeeded')
      await recordRefunded(trx, context.mailer, lockedPayment, actor, 'refunded_by_provider');
    return done(null);
  });
}
