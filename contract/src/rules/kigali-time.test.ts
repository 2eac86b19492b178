import { expect, test } from 'vitest';
import { formatKigaliTime } from './kigali-time.ts';

test('a time in Kigali is two hours later than in UTC, on the next day from ten in the evening', () => {
  expect(formatKigaliTime(new Date('2026-11-25T12:30:59.999Z'))).toBe('2026-11-25 14:30');
  expect(formatKigaliTime(new Date('2026-12-31T22:00:00Z'))).toBe('2027-01-01 00:00');
});
