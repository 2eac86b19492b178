import { expect, test } from 'vitest';
import { getPollPause } from './poll-pauses.ts';

test('polling starts fast, slows down and ends after some ten minutes', () => {
  const pauses_ms: number[] = [];
  for (let pause_ms = getPollPause(0); pause_ms !== null; pause_ms = getPollPause(pauses_ms.length)) pauses_ms.push(pause_ms);
  expect(pauses_ms[0]).toBe(2_000);
  expect(pauses_ms).toEqual(pauses_ms.toSorted((a, b) => a - b));
  const total_ms = pauses_ms.reduce((sum, pause_ms) => sum + pause_ms, 0);
  expect(total_ms).toBeGreaterThan(5 * 60_000);
  expect(total_ms).toBeLessThan(15 * 60_000);
  expect(pauses_ms.length).toBeLessThan(100);
});
