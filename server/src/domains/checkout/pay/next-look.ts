import type { PaymentState } from '@uruhu/contract/rules/transitions';
import { START_MS_MAX } from '../../payments/payments.ts';

const [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS] = [1_000, 60_000, 3_600_000, 86_400_000];

/** Longer than beginning a payment takes, and writing it down: what is still `created` then was begun by somebody who is gone. */
export const CREATED_MS_MAX = START_MS_MAX + 30 * SECOND_MS;

/** Up to which age of a state the provider is asked again after how long. */
type Pace = readonly (readonly [age_ms: number, wait_ms: number])[];

/** Soon while somebody sits before the page, then seldom; as long as it can still be paid. */
const WHILE_PENDING: Pace = [
  [10 * MINUTE_MS, 30 * SECOND_MS],
  [HOUR_MS, 2 * MINUTE_MS],
  [DAY_MS, 15 * MINUTE_MS],
  [7 * DAY_MS, 3 * HOUR_MS],
  [Infinity, DAY_MS],
];
/** Money can come late. */
const WHEN_OVER: Pace = [
  [DAY_MS, HOUR_MS],
  [7 * DAY_MS, 6 * HOUR_MS],
];
/** And it can go back. */
const WHEN_PAID: Pace = [
  [2 * DAY_MS, DAY_MS],
  [30 * DAY_MS, 7 * DAY_MS],
];

const PACES: Partial<Record<PaymentState, Pace>> = {
  created: [[Infinity, CREATED_MS_MAX]],
  pending: WHILE_PENDING,
  failed: WHEN_OVER,
  expired: WHEN_OVER,
  succeeded: WHEN_PAID,
};

/** When the provider is asked next, of itself, about an attempt that is in `state` since `since`; null: never again. */
export function nextLook(state: PaymentState, since: Date, now: Date): Date | null {
  const age_ms = now.getTime() - since.getTime();
  const wait_ms = PACES[state]?.find(([until_ms]) => age_ms < until_ms)?.[1];
  return wait_ms === undefined ? null : new Date(now.getTime() + wait_ms);
}
