import type { PaymentStatus } from '@uruhu/contract/order';
import type { Attempt } from '../payments/payments.ts';

const HOUR_MS = 3_600_000;
/** Whoever paid, and staff have looked, has a day to pay or to say it again, however late they looked. */
export const AFTER_LOOK_HOURS = 24;

type Waiting = { status: string; waits_since: Date; payment_status: PaymentStatus; unpaid_hours: number };
type Tried = Pick<Attempt, 'state' | 'updated_at'>;
/** Something has been paid, and not as it was asked for. `resolved_at`: null while staff look at it. */
type Mismatch = { resolved_at: Date | null };

const timesOf = (attempts: readonly Tried[], which: Tried['state']) =>
  attempts.filter(({ state }) => state === which).map(({ updated_at }) => updated_at.getTime());

/** From when its time to be paid runs: from the beginning, and anew where money that had come went back. */
export const waitsSince = ({ waits_since }: Pick<Waiting, 'waits_since'>, attempts: readonly Tried[]): Date =>
  new Date(Math.max(waits_since.getTime(), ...timesOf(attempts, 'refunded')));

/**
 * Until when an order waits to be paid; null where nobody waits: it is paid, cancelled, on its way, or staff are looking at a payment that
 * was told or that is not as it was asked for, which stops the clock.
 */
export function payUntil({ unpaid_hours, ...order }: Waiting, attempts: readonly Tried[], mismatches: readonly Mismatch[]): Date | null {
  const { status, payment_status } = order;
  if (status !== 'pending' || payment_status === 'Paid' || attempts.some(({ state }) => state === 'submitted')) return null;
  if (mismatches.some(({ resolved_at }) => resolved_at === null)) return null;
  const resolved = mismatches.flatMap(({ resolved_at }) => resolved_at?.getTime() ?? []);
  const again_ms = [...timesOf(attempts, 'rejected'), ...resolved].map((at_ms) => at_ms + AFTER_LOOK_HOURS * HOUR_MS);
  return new Date(Math.max(waitsSince(order, attempts).getTime() + unpaid_hours * HOUR_MS, ...again_ms));
}
