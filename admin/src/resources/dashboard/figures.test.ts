import { expect, test } from 'vitest';
import { formatPeriod, formatShare, formatShortAmount } from './figures.ts';

test('periods are named by their first day', () => {
  expect(formatPeriod('day', '2026-11-23')).toBe('Mon 23 Nov');
  expect(formatPeriod('week', '2026-11-23')).toBe('Week of 23 Nov');
  expect(formatPeriod('month', '2026-11-01')).toBe('Nov 2026');
});

test('a share is written in whole percent, and is null if the whole is 0', () => {
  expect([formatShare(1, 3), formatShare(0, 0)]).toEqual(['33 %', null]);
});

test('amounts from a million on are written in millions', () => {
  expect([formatShortAmount(900), formatShortAmount(36_000), formatShortAmount(1_250_000)]).toEqual(['900', '36,000', '1.3 million']);
});
