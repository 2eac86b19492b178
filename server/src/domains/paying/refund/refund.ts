/** Refunds a whole payment. The refund is claimed in the transaction that allows it, before the provider is asked, so it is asked for once. */
import type { RefundFinding } from '@uruhu/contract/staff';
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
  claimRefund,
  moveAttempt,
  type Refund,
  type RefundResponse,
  resolveProblemsByAttempt,
  undoRefundClaim,
} from '../../payments/payments.ts';
import { lockAttempt } from '../lock-attempt.ts';
import { sendRefundMail } from '../send-payment-mail.ts';

/** `by`: the name of the staff member, as the provider records it. `reason`: for staff only. */
export type RefundActor = { staff_id: string; by: string; reason: string };
type RefundContext = Pick<AppContext, 'db' | 'mailer' | 'providers'>;
/** Both rows are locked. */
type LockedPayment = { order: OrderRow; attempt: Attempt };

/** The reason for the provider. Staff's own reason may contain names, so it is not sent. */
const REMARKS = 'refunded by the shop';

/** Null: staff give the money back by hand. */
const findRefund = (
  { providers }: Pick<RefundContext, 'providers'>,
  { provider }: Attempt,
): ((refund: Refund) => Promise<RefundResponse>) | null => (provider === 'mobile_money' ? null : (providers[provider]?.refund ?? null));

/** The provider that holds this money is not configured any more, so it cannot be asked. */
const isProviderRemoved = ({ providers }: Pick<RefundContext, 'providers'>, { provider }: Attempt): boolean =>
  provider !== 'mobile_money' && !providers[provider];

/** Records the refund, resolves the problems that asked for it, and writes to the customer. */
async function recordRefunded(
  trx: Transaction<Database>,
  mailer: Mailer,
  { order, attempt }: LockedPayment,
  { staff_id, reason }: RefundActor,
  resolution_code: ResolutionCode,
) {
  const moved = await moveAttempt(trx, attempt, 'refunded', { by: { staff_id }, note: reason, next_check_at: null });
  if (!moved) throw new Error(`payment ${attempt.payment_attempt_id} moved though it was locked`);
  await resolveProblemsByAttempt(trx, attempt.payment_attempt_id, { staff_id, resolution_code });
  await sendRefundMail(trx, { mailer, order, paid: moved });
  return moved;
}

/**
 * Claims the refund of a locked attempt. A refund by hand is complete with this; for any other, call `refundByProvider` next, which asks the
 * provider. 409 if a refund was claimed before, 422 if the provider is not configured any more.
 */
export async function claimOrRecordRefund(
  trx: Transaction<Database>,
  context: Pick<RefundContext, 'mailer' | 'providers'>,
  locked: LockedPayment,
  actor: RefundActor,
): Promise<Outcome<Attempt>> {
  const { attempt } = locked;
  if (attempt.refund_asked_at !== null) return refuse('refund_already_asked');
  if (isProviderRemoved(context, attempt)) return refuse('refund_not_available');
  if (!findRefund(context, attempt)) return done(await recordRefunded(trx, context.mailer, locked, actor, 'refunded_by_hand'));
  return (await claimRefund(trx, attempt.payment_attempt_id)) ? done(attempt) : refuse('refund_of_unpaid');
}

/**
 * Records what staff found on the provider's own page about a refund whose result was unclear. If the money was not given back, the refund
 * can be asked for again. For a provider that is not configured any more, this is the only way to record a refund. 409 if none was claimed.
 */
export async function concludeRefund(
  trx: Transaction<Database>,
  context: Pick<RefundContext, 'mailer' | 'providers'>,
  locked: LockedPayment,
  actor: RefundActor,
  found: RefundFinding,
): Promise<Outcome<Attempt>> {
  const { attempt } = locked;
  const isRefunded = found === 'given_back';
  if (attempt.refund_asked_at === null && !(isRefunded && isProviderRemoved(context, attempt))) return refuse('refund_not_asked');
  if (isRefunded) return done(await recordRefunded(trx, context.mailer, locked, actor, 'refund_found'));
  await undoRefundClaim(trx, attempt.payment_attempt_id);
  return done(attempt);
}

/**
 * Asks the provider for a claimed refund. The claim is undone only if the provider refuses. Without a clear response it stays, and
 * the refusal tells staff to look at the provider's page.
 */
export async function refundByProvider(context: RefundContext, attempt: Attempt, actor: RefundActor): Promise<Outcome<null>> {
  const refundAtProvider = attempt.state === 'refunded' ? null : findRefund(context, attempt);
  if (!refundAtProvider) return done(null);
  const { payment_attempt_id, confirmation_code, amount_rwf } = attempt;
  const response = await refundAtProvider({ confirmation_code, amount_rwf, by: actor.by, remarks: REMARKS }).catch((error: unknown) => ({
    kind: 'unknown' as const,
    reason: String(error),
  }));
  if (response.kind === 'refused') await undoRefundClaim(context.db, payment_attempt_id);
  if (response.kind === 'refused') return refuse('refund_declined', { values: { reason: response.reason } });
  if (response.kind === 'unknown') return refuse('refund_unclear');
  return transact(context.db, async (trx) => {
    const { order, attempt: now } = await lockAttempt(trx, attempt);
    // A report of the provider may have recorded the refund meanwhile.
    if (now.state === 'succeeded') await recordRefunded(trx, context.mailer, { order, attempt: now }, actor, 'refunded_by_provider');
    return done(null);
  });
}
