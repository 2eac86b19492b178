import { expect, test } from 'vitest';
import { type ClockCheck, judgeClock } from './judge-clock.ts';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const NOW_MS = Date.parse('2026-03-02T08:00:00Z');
const createCheck = (changes: Partial<ClockCheck>): ClockCheck => ({
  database_ms: NOW_MS,
  process_ms: NOW_MS,
  monotonic_ms: 500_000,
  accepted_jump_count: 0,
  seen_ms: NOW_MS - 60_000,
  accepted_difference_ms: 0,
  lastCheck: null,
  ...changes,
});
/** Judges a check one minute after the last one. The monotonic clock shows this minute, the database's clock `drift_ms` more. */
const judgeDrift = (drift_ms: number, changes: Partial<ClockCheck> = {}) =>
  judgeClock(
    createCheck({ lastCheck: { database_ms: NOW_MS - 60_000 - drift_ms, monotonic_ms: 440_000, accepted_jump_count: 0 }, ...changes }),
  );

test.each([
  ['a clock that runs as expected', 0, null],
  ['a clock corrected by half an hour', HOUR_MS / 2, null],
  ['a clock thirty days ahead', 30 * DAY_MS, 'ahead'],
  ['a clock two hours ahead', 2 * HOUR_MS, 'ahead'],
  ['a clock a day back', -DAY_MS, 'back'],
])('while the shop runs, %s (%i ms off) is judged as %s', (_, drift_ms, kind) => {
  expect(judgeDrift(drift_ms)?.kind ?? null).toBe(kind);
  if (kind) expect(judgeDrift(drift_ms)?.expected_ms).toBe(NOW_MS - drift_ms);
});

test('after staff accept a jump, the next check finds none', () => {
  expect(judgeDrift(30 * DAY_MS, { accepted_jump_count: 1 })).toBeNull();
});

test.each([
  ['the first start', null, null],
  ['a weekend', NOW_MS - 2.5 * DAY_MS, null],
  ['six days', NOW_MS - 6 * DAY_MS, null],
  ['thirty days', NOW_MS - 30 * DAY_MS, 'long_stop'],
  ['a restart with a clock that is half an hour back', NOW_MS + HOUR_MS / 2, null],
  ['a restart with a clock that is a day back', NOW_MS + DAY_MS, 'back'],
])('after a stop, %s (last seen at %s) is judged as %s', (_, seen_ms, kind) => {
  expect(judgeClock(createCheck({ seen_ms }))?.kind ?? null).toBe(kind);
});

test('a constant difference between the clocks of the database and the process counts as a jump until staff accept it', () => {
  expect(judgeClock(createCheck({ process_ms: NOW_MS - 3 * HOUR_MS }))).toEqual({
    kind: 'clocks_differ',
    expected_ms: NOW_MS - 3 * HOUR_MS,
  });
  expect(judgeClock(createCheck({ process_ms: NOW_MS - 3 * HOUR_MS, accepted_difference_ms: 3 * HOUR_MS }))).toBeNull();
  expect(judgeClock(createCheck({ process_ms: NOW_MS - HOUR_MS / 2 }))).toBeNull();
});
