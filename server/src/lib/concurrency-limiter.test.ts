import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import type { TryLater } from './try-later.ts';

/** Work that runs until the test ends it. */
function createWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done'), fail: () => reject(new Error('broken')) };
}

const readStatus = (call: Promise<unknown>) => call.then(String, (error: TryLater) => error.statusCode);

test('the limiter bounds the running work of one caller and of all, and frees the places when work ends', async () => {
  const inPlace = createConcurrencyLimiter({ all: 3, each: 2 });
  const [first, second, three] = [createWork(), createWork(), createWork()];
  const running = [inPlace('aline', first.work), inPlace('aline', second.work), inPlace('keza', three.work)];
  expect(await readStatus(inPlace('aline', first.work))).toBe(429);
  expect(await readStatus(inPlace('diane', first.work))).toBe(503);
  first.end();
  second.fail();
  three.end();
  expect(await Promise.all(running.map((each) => each.catch(() => 'failed')))).toEqual(['done', 'failed', 'done']);
  expect(await Promise.all(['aline', 'aline', 'keza'].map((key) => inPlace(key, async () => key)))).toEqual(['aline', 'aline', 'keza']);
});
