import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How long after each failure it asks again, when all of `times` fail. */
function listWaits(times: number): number[] {
  const attempts: number[] = [];
  const retry = createRetry(() => {
    attempts.push(Date.now());
    retry.failed();
  });
  const from = Date.now();
  retry.failed();
  while (attempts.length < times) vi.advanceTimersToNextTimer();
  retry.close();
  return attempts.map((at, index) => at - (attempts[index - 1] ?? from));
}

test('waits twice as long each time, up to half a minute', () => {
  expect(listWaits(7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a success ends it, and the next failure is a first one', () => {
  const again = vi.fn();
  const retry = createRetry(again);
  retry.failed();
  retry.failed();
  retry.succeeded();
  vi.advanceTimersByTime(60_000);
  expect(again).not.toHaveBeenCalled();
  retry.failed();
  vi.advanceTimersByTime(1_000);
  expect(again).toHaveBeenCalledTimes(1);
});

test('several failures at once cause one retry', () => {
  const again = vi.fn();
  const retry = createRetry(again);
  for (let count = 0; count < 3; count++) retry.failed();
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(1);
});

test('once closed it never asks, also where what was under way fails afterwards', () => {
  const again = vi.fn();
  const retry = createRetry(again);
  retry.failed();
  retry.close();
  retry.failed();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(again).not.toHaveBeenCalled();
});
