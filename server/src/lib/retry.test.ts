import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lists the waits before the first `times` calls, all of which fail. */
function listWaits(times: number): number[] {
  const attemptTimes_ms: number[] = [];
  const retry = createRetry(() => {
    attemptTimes_ms.push(Date.now());
    retry.scheduleRetry();
  });
  const startedAt_ms = Date.now();
  retry.scheduleRetry();
  while (attemptTimes_ms.length < times) vi.advanceTimersToNextTimer();
  retry.close();
  return attemptTimes_ms.map((time_ms, index) => time_ms - (attemptTimes_ms[index - 1] ?? startedAt_ms));
}

test('each wait is twice as long as the one before, up to half a minute', () => {
  expect(listWaits(7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a success cancels the scheduled call, and the next failure restarts the backoff', () => {
  const callback = vi.fn();
  const retry = createRetry(callback);
  retry.scheduleRetry();
  retry.scheduleRetry();
  retry.resetBackoff();
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  retry.scheduleRetry();
  vi.advanceTimersByTime(1_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('several failures at once cause one retry', () => {
  const callback = vi.fn();
  const retry = createRetry(callback);
  for (let count = 0; count < 3; count++) retry.scheduleRetry();
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('after closing nothing is called, even if running work fails afterwards', () => {
  const callback = vi.fn();
  const retry = createRetry(callback);
  retry.scheduleRetry();
  retry.close();
  retry.scheduleRetry();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});
