import { expect, test } from 'vitest';
import { formatKinyarwandaDay } from './kinyarwanda-dates.ts';

test.each([
  ['2026-11-28T12:00:00Z', '28 Ugushyingo 2026'],
  // In Kigali the next day, month and year have begun.
  ['2026-12-31T22:00:00Z', '1 Mutarama 2027'],
  ['2026-12-31T21:59:59Z', '31 Ukuboza 2026'],
])('%s is in Kigali the day %s', (time, day) => {
  expect(formatKinyarwandaDay(new Date(time))).toBe(day);
});

test('every month has the name that the data of Unicode give it', () => {
  const nameOfUnicode = new Intl.DateTimeFormat('rw-RW', { month: 'long', timeZone: 'UTC' });
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 15));
    expect(formatKinyarwandaDay(day)).toBe(`15 ${nameOfUnicode.format(day)} 2026`);
  }
});
