import { expect, test } from 'vitest';
import { getPollPause } from './poll-pauses.ts';

test('polling starts fast, slows down and ends after some ten minutes', () => {
  const pauses: number[] = [];
  for (let pause = getPollPause(0); pause !== null; pause = getPollPause(pauses.length)) pauses.push(pause);
  expect(pauses[0]).toBe(2_000);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  const all_ms = pauses.reduce((sum, pause_ms) => sum + pause_ms, 0);
  expect(all_ms).toBeGreaterThan(5 * 60_000);
  expect(all_ms).toBeLessThan(15 * 60_000);
  expect(pauses.length).toBeLessThan(100);
});
