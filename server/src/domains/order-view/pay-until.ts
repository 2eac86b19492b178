import type { PaymentStatus } from '@uruhu/contract/order';
import type { Attempt } from '../payments/payments.ts';

const HOUR_MS = 3_600_000;
/** After staff have decided on a payment, the shopper has a day to pay or to make another claim. */
export const AFTER_DECISION_HOURS = 24;
/**
 * All claims of a shopper together extend the time to pay by at most this much. A claim proves nothing, and the order holds pieces that
 * other shoppers could buy. Staff usually decide within a day.
 */
export const CLAIM_HOURS = 48;

type WaitingOrder = { status: string; waits_since: Date; payment_status: PaymentStatus; unpaid_hours: number };
type AttemptState = Pick<Attempt, 'state' | 'updated_at'>;
/** A payment that differs from the requested one in its amount, currency or reference. `resolved_at`: null until staff resolve it. */
type Mismatch = { resolved_at: Date | null };

/** The times at which attempts came into this state. */
const listTimes_ms = (attempts: readonly AttemptState[], soughtState: AttemptState['state']) =>
  attempts.filter(({ state }) => state === soughtState).map(({ updated_at }) => updated_at.getTime());
const addHours_ms = (time_ms: number, hours: number) => time_ms + hours * HOUR_MS;

/** Whether the shopper has submitted a payment that staff have not decided on yet. */
export const isClaimed = (attempts: readonly Pick<AttemptState, 'state'>[]): boolean => attempts.some(({ state }) => state === 'submitted');

/** The start of the time to pay: `waits_since`, which is when the order was placed, or the last refund. */
export const computeWaitStart = ({ waits_since }: Pick<WaitingOrder, 'waits_since'>, attempts: readonly AttemptState[]): Date =>
  new Date(Math.max(waits_since.getTime(), ...listTimes_ms(attempts, 'refunded')));

/**
 * Computes until when the shopper can pay an order. Null if there is no deadline: the order is paid or no longer pending, or staff are
 * checking a mismatch, which a provider has proven. A claim proves nothing, so it extends the time by at most CLAIM_HOURS; a rejection
 * within these hours extends it by a day. A part of the money that came, or a resolved mismatch, gives her at least a day to pay the rest.
 * `selectUnpaidOrders` applies the same rule in SQL.
 */
export function computePayUntil(
  { unpaid_hours, ...order }: WaitingOrder,
  attempts: readonly AttemptState[],
  mismatches: readonly Mismatch[],
): Date | null {
  const { status, payment_status } = order;
  if (status !== 'pending' || payment_status === 'Paid') return null;
  if (mismatches.some(({ resolved_at }) => resolved_at === null)) return null;
  const unclaimed_until_ms = addHours_ms(computeWaitStart(order, attempts).getTime(), unpaid_hours);
  const claimed_until_ms = addHours_ms(unclaimed_until_ms, CLAIM_HOURS);
  const addDecisionTime_ms = (time_ms: number) => addHours_ms(time_ms, AFTER_DECISION_HOURS);
  const extended_until_ms = Math.max(unclaimed_until_ms, ...listTimes_ms(attempts, 'rejected').map(addDecisionTime_ms));
  const until_ms = isClaimed(attempts) ? claimed_until_ms : Math.min(claimed_until_ms, extended_until_ms);
  const resolved_ms = mismatches.flatMap(({ resolved_at }) => (resolved_at ? [resolved_at.getTime()] : []));
  const provenTimes_ms = [...resolved_ms, ...listTimes_ms(attempts, 'succeeded')];
  return new Date(Math.max(until_ms, ...provenTimes_ms.map(addDecisionTime_ms)));
}
