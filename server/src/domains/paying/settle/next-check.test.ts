import { PAYMENT_STATES } from '@uruhu/contract/rules/transitions';
import { expect, test } from 'vitest';
import { CREATED_MS_MAX, computeNextCheck, computeNextCheckOfExpired } from './next-check.ts';

const [MINUTE_S, HOUR_S, DAY_S] = [60, 3_600, 86_400];
const NOW = new Date('2026-11-22T12:00:00Z');
const computeWait_s = (state: (typeof PAYMENT_STATES)[number], age_s: number) => {
  const next = computeNextCheck(state, { since: new Date(NOW.getTime() - age_s * 1_000), now: NOW });
  return next === null ? null : (next.getTime() - NOW.getTime()) / 1_000;
};

/** The state, its age, and the time until the next check. */
test.each([
  ['created', 0, CREATED_MS_MAX / 1_000],
  ['pending', 0, 30],
  ['pending', 10 * MINUTE_S - 1, 30],
  ['pending', 10 * MINUTE_S, 2 * MINUTE_S],
  ['pending', HOUR_S, 15 * MINUTE_S],
  ['pending', DAY_S, 3 * HOUR_S],
  ['pending', 89 * DAY_S, DAY_S],
  ['failed', 0, HOUR_S],
  ['failed', DAY_S, 6 * HOUR_S],
  ['failed', 7 * DAY_S, null],
  ['expired', 0, HOUR_S],
  ['expired', 7 * DAY_S, null],
  ['succeeded', 0, DAY_S],
  ['succeeded', 2 * DAY_S, 7 * DAY_S],
  ['succeeded', 30 * DAY_S, null],
  ['submitted', 0, null],
  ['rejected', 0, null],
  ['refunded', 0, null],
] as const)('an attempt that has been %s for %i s is checked again after %s s', (state, age_s, wait_s) =>
  expect(computeWait_s(state, age_s)).toBe(wait_s),
);

/** The customer's phone number, the age of the attempt, and the time until its next check. The attempt expired a minute ago. */
test.each([
  ['250788000000', 2 * MINUTE_S, 30],
  ['250788000000', 5 * MINUTE_S - 1, 30],
  ['250788000000', 5 * MINUTE_S, HOUR_S],
  ['', 2 * MINUTE_S, HOUR_S],
] as const)('an expired attempt with the phone number "%s" that is %i s old is checked again after %s s', (payer_phone, age_s, wait_s) => {
  const getTimeAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
  const next = computeNextCheckOfExpired({ payer_phone, created_at: getTimeAgo(age_s) }, { since: getTimeAgo(MINUTE_S), now: NOW });
  expect(next && (next.getTime() - NOW.getTime()) / 1_000).toBe(wait_s);
});

test('the next check is in the future even if the clock was set back', () => {
  for (const state of PAYMENT_STATES) {
    const wait_s = computeWait_s(state, -DAY_S);
    if (wait_s !== null) expect(wait_s).toBeGreaterThan(0);
  }
});

test('a succeeded payment is checked six times in 30 days', () => {
  let [age_s, checkCount] = [0, 0];
  let wait_s = computeWait_s('succeeded', age_s);
  while (wait_s !== null) {
    age_s += wait_s;
    checkCount++;
    wait_s = computeWait_s('succeeded', age_s);
  }
  expect([checkCount, age_s / DAY_S]).toEqual([6, 30]);
});
