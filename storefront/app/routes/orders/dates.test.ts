import { expect, test } from 'vitest';
import { dateOf, momentOf } from './dates.ts';

test('a time is read on the clock of Kigali, wherever the reader is', () => {
  expect(momentOf('2026-11-21T07:42:00.000Z')).toBe('21 November 2026, 09:42');
  expect(momentOf('2026-09-30T22:05:00.000Z')).toBe('1 October 2026, 00:05');
  expect(dateOf('2026-09-30T22:05:00.000Z')).toBe('1 October 2026');
});
