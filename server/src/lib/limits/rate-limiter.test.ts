import { expect, test } from 'vitest';
import { createMemoryBuckets, createRateLimiter } from './rate-limiter.ts';

function createLimiterWithClock(options: Parameters<typeof createRateLimiter>[0]) {
  const clock = { s: 0 };
  return { clock, limiter: createRateLimiter(options, () => clock.s * 1000) };
}

test('the limiter allows `burst` calls at once, then one per interval, and refusals do not extend the wait', () => {
  const { clock, limiter } = createLimiterWithClock({ burst: 3, secondsPerCall: 10 });
  expect([1, 2, 3, 4, 5].map(() => limiter.countCall('a'))).toEqual([0, 0, 0, 10, 10]);
  clock.s = 4;
  expect(limiter.countCall('a')).toBe(6);
  clock.s = 10;
  expect([limiter.countCall('a'), limiter.countCall('a')]).toEqual([0, 10]);
  clock.s = 1000;
  expect([1, 2, 3, 4].map(() => limiter.countCall('a'))).toEqual([0, 0, 0, 10]);
});

test('each key has its own bucket', () => {
  const { limiter } = createLimiterWithClock({ burst: 1, secondsPerCall: 10 });
  expect([limiter.countCall('a'), limiter.countCall('b'), limiter.countCall('a')]).toEqual([0, 0, 10]);
});

test('beyond the bound of keys, only the key used longest ago is forgotten', () => {
  const fillBucket = createMemoryBuckets(2, () => 0);
  const capacity_s = 20;
  expect(['a', 'b', 'a', 'c'].map((key) => fillBucket(key, 10, capacity_s))).toEqual([0, 0, 0, 0]);
  // The bucket of `a` is still full, and that of `b` is forgotten, so it has room.
  expect(['a', 'b'].map((key) => fillBucket(key, 20, capacity_s))).toEqual([20, 0]);
});
