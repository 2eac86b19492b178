import { expect, test } from 'vitest';
import { type ClockCheck, judgeClock } from './judge-clock.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const NOW = Date.parse('2026-03-02T08:00:00Z');
const createCheck = (changes: Partial<ClockCheck>): ClockCheck => ({
  now_ms: NOW,
  process_ms: NOW,
  monotonic_ms: 500_000,
  accepted: 0,
  seen_ms: NOW - 60_000,
  accepted_difference_ms: 0,
  last: null,
  ...changes,
});
/** Judges a check one minute after the last by the monotonic clock, with the database's clock off by `drift_ms`. */
const judgeDrift = (drift_ms: number, changes: Partial<ClockCheck> = {}) =>
  judgeClock(createCheck({ last: { now_ms: NOW - 60_000 - drift_ms, monotonic_ms: 440_000, accepted: 0 }, ...changes }));

test.each([
  ['a clock that runs as expected', 0, null],
  ['a clock corrected by half an hour', HOUR / 2, null],
  ['a clock thirty days ahead', 30 * DAY, 'ahead'],
  ['a clock two hours ahead', 2 * HOUR, 'ahead'],
  ['a clock a day back', -DAY, 'back'],
])('while the shop runs, %s (%i ms off) is judged as %s', (_, drift_ms, kind) => {
  expect(judgeDrift(drift_ms)?.kind ?? null).toBe(kind);
  if (kind) expect(judgeDrift(drift_ms)?.expected_ms).toBe(NOW - drift_ms);
});

test('after staff accept a jump, a process measures from the new time', () => {
  expect(judgeDrift(30 * DAY, { accepted: 1 })).toBeNull();
});

test.each([
  ['the first start', null, null],
  ['a weekend', NOW - 2.5 * DAY, null],
  ['six days', NOW - 6 * DAY, null],
  ['thirty days', NOW - 30 * DAY, 'long_stop'],
  ['a restart with a clock that is half an hour back', NOW + HOUR / 2, null],
  ['a restart with a clock that is a day back', NOW + DAY, 'back'],
])('after a stop, %s (last seen at %s) is judged as %s', (_, seen_ms, kind) => {
  expect(judgeClock(createCheck({ seen_ms }))?.kind ?? null).toBe(kind);
});

test('a constant difference of the clocks is reported once and known after it was accepted', () => {
  expect(judgeClock(createCheck({ process_ms: NOW - 3 * HOUR }))).toEqual({ kind: 'clocks_differ', expected_ms: NOW - 3 * HOUR });
  expect(judgeClock(createCheck({ process_ms: NOW - 3 * HOUR, accepted_difference_ms: 3 * HOUR }))).toBeNull();
  expect(judgeClock(createCheck({ process_ms: NOW - HOUR / 2 }))).toBeNull();
});
