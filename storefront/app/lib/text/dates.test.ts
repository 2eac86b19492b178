import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

test('a date is that of Kigali', () => {
  expect(formatDate('2026-11-14T10:00:00.000Z')).toBe('14 November 2026');
  expect(formatDate('2026-11-14T22:30:00.000Z')).toBe('15 November 2026');
  expect(formatDate('2026-09-30T22:05:00.000Z')).toBe('1 October 2026');
});

test('a time is that of Kigali in any time zone', () => {
  expect(formatDateTime('2026-11-21T07:42:00.000Z')).toBe('21 November 2026, 09:42');
  expect(formatDateTime('2026-09-30T22:05:00.000Z')).toBe('1 October 2026, 00:05');
});

test('an invalid time gives an empty string', () => expect(formatDate('soon')).toBe(''));
