import { expect, test } from 'vitest';
import { formatDay, formatTime, formatWait, shortenIds } from './format.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');

test.each([
  ['2026-11-23T10:00:30Z', '0 min'],
  ['2026-11-23T09:01:00Z', '59 min'],
  ['2026-11-23T07:55:00Z', '2 h 5 min'],
  ['2026-11-23T08:00:00Z', '2 h'],
  ['2026-11-22T09:00:00Z', '1 day'],
  ['2026-11-20T09:00:00Z', '3 days'],
])('at 10:00 UTC staff read that an order of %s has waited %s', (since, wait) => {
  expect(formatWait(since, NOW)).toBe(wait);
});

test('a time shows its year unless it is the present year in Kigali', () => {
  expect(formatTime('2025-12-31T21:59:00Z', NOW)).toBe('31 Dec 2025, 23:59');
  expect(formatTime('2025-12-31T22:00:00Z', NOW)).toBe('1 Jan, 00:00');
});

test('staff read times and days in Kigali time', () => {
  expect(formatTime('2026-11-23T22:30:00Z', NOW)).toBe('24 Nov, 00:30');
  expect(formatDay('2026-11-23')).toBe('23 Nov 2026');
});

test('a text of the shop names orders by the numbers that pages show', () => {
  expect(shortenIds('order 84a0aa52-c4e5-4df8-b1db-dbf03701bef6 names the same transaction')).toBe(
    'order 84a0aa52 names the same transaction',
  );
  expect(shortenIds('9,999 RWF came by 5537325008')).toBe('9,999 RWF came by 5537325008');
});
