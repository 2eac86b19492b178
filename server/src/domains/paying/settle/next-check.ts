import { PROMPT_MINUTES } from '@uruhu/contract/constants';
import type { PaymentState } from '@uruhu/contract/rules/transitions';
import { type Attempt, START_MS_MAX } from '../../payments/payments.ts';

const [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS] = [1_000, 60_000, 3_600_000, 86_400_000];

/** Longer than starting a payment can take. If an attempt is still `created` after this time, the process that started it has died. */
export const CREATED_MS_MAX = START_MS_MAX + 30 * SECOND_MS;

/** How long to wait before the next check of an attempt that has been in its state for less than `ageLimit_ms`. The first match applies. */
type CheckIntervals = readonly (readonly [ageLimit_ms: number, wait_ms: number])[];

/** Checks often while the shopper waits on the page, then less often, as long as she can still pay the attempt. */
const WHILE_PENDING: CheckIntervals = [
  [10 * MINUTE_MS, 30 * SECOND_MS],
  [HOUR_MS, 2 * MINUTE_MS],
  [DAY_MS, 15 * MINUTE_MS],
  [7 * DAY_MS, 3 * HOUR_MS],
  [Infinity, DAY_MS],
];
/** A late payment of a failed or expired attempt still counts. */
const AFTER_FAILURE: CheckIntervals = [
  [DAY_MS, HOUR_MS],
  [7 * DAY_MS, 6 * HOUR_MS],
];
/** The provider may still reverse a payment. */
const AFTER_PAYMENT: CheckIntervals = [
  [2 * DAY_MS, DAY_MS],
  [30 * DAY_MS, 7 * DAY_MS],
];

const CHECK_INTERVALS: Partial<Record<PaymentState, CheckIntervals>> = {
  created: [[Infinity, CREATED_MS_MAX]],
  pending: WHILE_PENDING,
  failed: AFTER_FAILURE,
  expired: AFTER_FAILURE,
  succeeded: AFTER_PAYMENT,
};

/** `since`: the time at which the attempt came into its state. */
type StateTimes = { since: Date; now: Date };

/** The time of the next check of an attempt that has been in `state` since `since`; null if it is not checked any more. */
export function computeNextCheck(state: PaymentState, { since, now }: StateTimes): Date | null {
  const age_ms = now.getTime() - since.getTime();
  const [, wait_ms] = CHECK_INTERVALS[state]?.find(([ageLimit_ms]) => age_ms < ageLimit_ms) ?? [];
  return wait_ms === undefined ? null : new Date(now.getTime() + wait_ms);
}

/** The interval of checks of a replaced prompt while it is open on the phone, as the customer can still approve it. */
const OPEN_PROMPT_CHECK_MS = 30 * SECOND_MS;

/**
 * The time of the next check of an attempt that has been expired since `since`. It is checked more often while its prompt is open on the
 * phone. After that it is checked like any other expired attempt.
 */
export function computeNextCheckOfExpired(
  { payer_phone, created_at }: Pick<Attempt, 'payer_phone' | 'created_at'>,
  { since, now }: StateTimes,
) {
  const isPromptOpen = payer_phone !== '' && now.getTime() - created_at.getTime() < PROMPT_MINUTES * MINUTE_MS;
  return isPromptOpen ? new Date(now.getTime() + OPEN_PROMPT_CHECK_MS) : computeNextCheck('expired', { since, now });
}
