import { expect, test } from 'vitest';
import { createMemoryBuckets, createRateLimiter } from './rate-limiter.ts';

function createLimiterWithClock(options: Parameters<typeof createRateLimiter>[0]) {
  const clock = { s: 0 };
  return { clock, allowed: createRateLimiter(options, () => clock.s * 1000) };
}

test('the limiter allows `max` at once, then one per interval, and refusals do not extend the wait', () => {
  const { clock, allowed } = createLimiterWithClock({ max: 3, everySeconds: 10 });
  expect([1, 2, 3, 4, 5].map(() => allowed.take('a'))).toEqual([0, 0, 0, 10, 10]);
  clock.s = 4;
  expect(allowed.take('a')).toBe(6);
  clock.s = 10;
  expect([allowed.take('a'), allowed.take('a')]).toEqual([0, 10]);
  clock.s = 1000;
  expect([1, 2, 3, 4].map(() => allowed.take('a'))).toEqual([0, 0, 0, 10]);
});

test('each key has its own bucket', () => {
  const { allowed } = createLimiterWithClock({ max: 1, everySeconds: 10 });
  expect([allowed.take('a'), allowed.take('b'), allowed.take('a')]).toEqual([0, 0, 10]);
});

test('beyond the bound of keys, only the key used longest ago is forgotten', () => {
  const fill = createMemoryBuckets(2, () => 0);
  expect(['a', 'b', 'a', 'c'].map((key) => fill(key, 10, 20))).toEqual([0, 0, 0, 0]);
  expect(['a', 'b'].map((key) => fill(key, 20, 20))).toEqual([20, 0]);
});
