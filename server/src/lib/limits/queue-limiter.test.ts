import { expect, test } from 'vitest';
import { TryLater } from '../try-later.ts';
import { createQueueLimiter } from './queue-limiter.ts';

/** Creates work that runs until the test ends it. */
function createWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end };
}

const getRefusalStatus = (call: Promise<unknown>) => call.then(String, (error: TryLater) => error.statusCode);
/** Waits until the limiter has started all the work that may run. */
const waitForCallbacks = () => new Promise((resolve) => setImmediate(resolve));

test('the limiter bounds running and waiting work, and refuses more with a time to retry', async () => {
  const limit = createQueueLimiter({ running: 1, waiting: 1, waitingPerCaller: 1 });
  const [first, second] = [createWork(), createWork()];
  const order: string[] = [];
  const done = [limit('a', first.run).then(() => order.push('first')), limit('b', second.run).then(() => order.push('second'))];
  const refused = await limit('c', createWork().run).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TryLater);
  expect(refused).toMatchObject({ statusCode: 503, retryAfter_s: 2 });
  second.end();
  first.end();
  await Promise.all(done);
  expect(order).toEqual(['first', 'second']);
});

test('after work has failed, other work may run', async () => {
  const limit = createQueueLimiter({ running: 1, waiting: 0, waitingPerCaller: 1 });
  await expect(limit('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit('a', async () => 'yes')).toBe('yes');
});

test('a caller with many requests delays only itself, and a limited number of them may wait', async () => {
  const limit = createQueueLimiter({ running: 1, waiting: 10, waitingPerCaller: 3 });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const addCall = (key: string) =>
    limit(key, () => {
      order.push(key);
      return new Promise<void>((end) => ends.push(end));
    });
  const requests = ['flooder', 'flooder', 'flooder', 'flooder'].map(addCall);
  expect(await getRefusalStatus(addCall('flooder'))).toBe(429);
  requests.push(addCall('keza'), addCall('aline'), addCall('keza'));
  // Ends the seven accepted calls one by one, in the order in which they run.
  for (let round = 0; round < 7; round++) {
    ends[round]?.();
    await waitForCallbacks();
  }
  await Promise.all(requests);
  // The first call runs at once. Then the three queues take turns.
  expect(order).toEqual(['flooder', 'flooder', 'keza', 'aline', 'flooder', 'keza', 'flooder']);
});

test('when the queues are full, a new caller waits in place of the last waiter of the longest queue', async () => {
  const limit = createQueueLimiter({ running: 1, waiting: 4, waitingPerCaller: 3 });
  const blocking = createWork();
  const running = limit('bose', blocking.run);
  const waits = ['flooder', 'flooder', 'flooder', 'keza'].map((key) => limit(key, async () => key));
  const evictedStatus = getRefusalStatus(waits[2] ?? Promise.resolve());
  const aline = limit('aline', async () => 'aline');
  expect(await evictedStatus).toBe(503);
  // Now two calls of the flooder wait, and one each of keza and aline. Diane's call takes the place of the flooder's second one. Then each queue
  // has one call, as grace's would have, so grace is refused.
  const diane = limit('diane', async () => 'diane');
  expect(await getRefusalStatus(waits[1] ?? Promise.resolve())).toBe(503);
  expect(await getRefusalStatus(limit('grace', async () => 'grace'))).toBe(503);
  blocking.end();
  expect(await Promise.all([running, waits[0], waits[3], aline, diane])).toEqual([undefined, 'flooder', 'keza', 'aline', 'diane']);
});
