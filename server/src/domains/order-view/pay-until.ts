import type { PaymentStatus } from '@uruhu/contract/order';
import type { Attempt } from '../payments/payments.ts';

const HOUR_MS = 3_600_000;
/** After staff decide on a payment, the shopper has a day to pay or to submit again, however late the decision came. */
export const AFTER_DECISION_HOURS = 24;
/**
 * How much longer an order waits because of its shopper's claims, however often a claim is made, corrected or rejected. A claim proves
 * nothing, and the order holds pieces that other shoppers could buy. Staff usually decide within a day.
 */
export const CLAIM_HOURS = 48;

type WaitingOrder = { status: string; waits_since: Date; payment_status: PaymentStatus; unpaid_hours: number };
type AttemptState = Pick<Attempt, 'state' | 'updated_at'>;
/** A payment that differs from what was asked for. `resolved_at`: null until staff resolve it. */
type Mismatch = { resolved_at: Date | null };

const listTimes = (attempts: readonly AttemptState[], which: AttemptState['state']) =>
  attempts.filter(({ state }) => state === which).map(({ updated_at }) => updated_at.getTime());
const addHours = (at_ms: number, hours: number) => at_ms + hours * HOUR_MS;

/** Whether the shopper has submitted a payment that staff have not decided on yet. */
export const isClaimed = (attempts: readonly Pick<AttemptState, 'state'>[]): boolean => attempts.some(({ state }) => state === 'submitted');

/** Finds when the time to pay began: when the order was placed, or at the last refund. */
export const findWaitStart = ({ waits_since }: Pick<WaitingOrder, 'waits_since'>, attempts: readonly AttemptState[]): Date =>
  new Date(Math.max(waits_since.getTime(), ...listTimes(attempts, 'refunded')));

/**
 * Until when an order waits to be paid. Null if it does not wait: it is paid, cancelled or on its way, or staff are looking at a payment
 * that differs from what was asked for. Such a mismatch stops the deadline, because the provider has proven it. A claim proves nothing,
 * so it extends the order by at most CLAIM_HOURS, and within these a rejection gives a day. `selectUnpaidOrders` applies the same rule in SQL.
 */
export function computePayUntil(
  { unpaid_hours, ...order }: WaitingOrder,
  attempts: readonly AttemptState[],
  mismatches: readonly Mismatch[],
): Date | null {
  const { status, payment_status } = order;
  if (status !== 'pending' || payment_status === 'Paid') return null;
  if (mismatches.some(({ resolved_at }) => resolved_at === null)) return null;
  const ends_ms = addHours(findWaitStart(order, attempts).getTime(), unpaid_hours);
  const claims_end_ms = addHours(ends_ms, CLAIM_HOURS);
  const rejected_ms = listTimes(attempts, 'rejected').map((at_ms) => addHours(at_ms, AFTER_DECISION_HOURS));
  const claimed_ms = isClaimed(attempts) ? claims_end_ms : Math.min(claims_end_ms, Math.max(ends_ms, ...rejected_ms));
  const resolved_ms = mismatches.flatMap(({ resolved_at }) => (resolved_at ? addHours(resolved_at.getTime(), AFTER_DECISION_HOURS) : []));
  return new Date(Math.max(claimed_ms, ...resolved_ms));
}
