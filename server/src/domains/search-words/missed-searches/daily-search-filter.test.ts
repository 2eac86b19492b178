import { expect, test } from 'vitest';
import { createDailySearchFilter, SEARCHES_PER_ADDRESS_MAX } from './daily-search-filter.ts';

test('an address counts once for the same words until midnight in Kigali', () => {
  // Midnight in Kigali is at 22:00 UTC.
  let now_ms = Date.UTC(2026, 10, 23, 10);
  const isFirstToday = createDailySearchFilter(() => now_ms);
  const searchThreeTimes = () => [isFirstToday('192.0.2.1', 'mask'), isFirstToday('192.0.2.2', 'mask'), isFirstToday('192.0.2.1', 'toner')];
  expect(searchThreeTimes()).toEqual([true, true, true]);
  expect(searchThreeTimes()).toEqual([false, false, false]);
  now_ms = Date.UTC(2026, 10, 23, 21, 59, 59);
  expect(searchThreeTimes()).toEqual([false, false, false]);
  now_ms = Date.UTC(2026, 10, 23, 22);
  expect(searchThreeTimes()).toEqual([true, true, true]);
});

test(`an address counts for ${SEARCHES_PER_ADDRESS_MAX} different texts a day, and the texts of other addresses still count`, () => {
  let now_ms = Date.UTC(2026, 10, 23, 10);
  const isFirstToday = createDailySearchFilter(() => now_ms);
  const searchManyTexts = () =>
    Array.from({ length: SEARCHES_PER_ADDRESS_MAX + 50 }, (_, index) => isFirstToday('192.0.2.1', `flood ${index}`));
  expect(searchManyTexts().filter(Boolean)).toHaveLength(SEARCHES_PER_ADDRESS_MAX);
  expect(isFirstToday('192.0.2.1', 'mask')).toBe(false);
  expect(isFirstToday('192.0.2.2', 'mask')).toBe(true);
  now_ms += 24 * 60 * 60 * 1_000;
  expect(searchManyTexts().filter(Boolean)).toHaveLength(SEARCHES_PER_ADDRESS_MAX);
});
