import { expect, test } from 'vitest';
import { longDate } from './dates.ts';

test('a time is a day in Kigali', () => {
  expect(longDate('2026-11-14T10:00:00.000Z')).toBe('14 November 2026');
  expect(longDate('2026-11-14T22:30:00.000Z')).toBe('15 November 2026');
});

test('what is no time reads as nothing', () => expect(longDate('soon')).toBe(''));
