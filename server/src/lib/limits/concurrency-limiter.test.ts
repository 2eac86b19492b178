import { expect, test } from 'vitest';
import type { TryLater } from '../try-later.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** Creates work that runs until the test ends it. */
function createWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done'), fail: () => reject(new Error('broken')) };
}

const getRefusalStatus = (call: Promise<unknown>) => call.then(String, (error: TryLater) => error.statusCode);

test('the limiter bounds the running work of each caller and of all, and allows more when work ends', async () => {
  const limit = createConcurrencyLimiter({ running: 3, runningPerCaller: 2 });
  const [first, second, third] = [createWork(), createWork(), createWork()];
  const running = [limit('aline', first.work), limit('aline', second.work), limit('keza', third.work)];
  expect(await getRefusalStatus(limit('aline', first.work))).toBe(429);
  expect(await getRefusalStatus(limit('diane', first.work))).toBe(503);
  first.end();
  second.fail();
  third.end();
  expect(await Promise.all(running.map((work) => work.catch(() => 'failed')))).toEqual(['done', 'failed', 'done']);
  expect(await Promise.all(['aline', 'aline', 'keza'].map((key) => limit(key, async () => key)))).toEqual(['aline', 'aline', 'keza']);
});
