import { expect, test } from 'vitest';
import { createQueueLimiter } from './queue-limiter.ts';
import { TryLater } from './try-later.ts';

/** Work that runs until the test ends it. */
function createWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end };
}

const getRefusalStatus = (call: Promise<unknown>) => call.then(String, (error: TryLater) => error.statusCode);
/** Waits until the limiter has given away every free place. */
const waitForCallbacks = () => new Promise((resolve) => setImmediate(resolve));

test('the limiter bounds running and waiting work, and refuses more with a time to retry', async () => {
  const inTurn = createQueueLimiter({ running: 1, waiting: 1, each: 1 });
  const [first, second] = [createWork(), createWork()];
  const order: string[] = [];
  const done = [inTurn('a', first.run).then(() => order.push('first')), inTurn('b', second.run).then(() => order.push('second'))];
  const refused = await inTurn('c', createWork().run).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TryLater);
  expect(refused).toMatchObject({ statusCode: 503, retryAfter_s: 2 });
  second.end();
  first.end();
  await Promise.all(done);
  expect(order).toEqual(['first', 'second']);
});

test('failing work frees its place', async () => {
  const inTurn = createQueueLimiter({ running: 1, waiting: 0, each: 1 });
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn('a', async () => 'yes')).toBe('yes');
});

test('one caller has a share of the places, and delays only itself', async () => {
  const inTurn = createQueueLimiter({ running: 1, waiting: 10, each: 3 });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const addCall = (key: string) =>
    inTurn(key, () => {
      order.push(key);
      return new Promise<void>((end) => ends.push(end));
    });
  const requests = ['flooder', 'flooder', 'flooder', 'flooder'].map(addCall);
  expect(await getRefusalStatus(addCall('flooder'))).toBe(429);
  requests.push(addCall('keza'), addCall('aline'), addCall('keza'));
  for (let round = 0; round < 7; round++) {
    ends[round]?.();
    await waitForCallbacks();
  }
  await Promise.all(requests);
  expect(order).toEqual(['flooder', 'flooder', 'keza', 'aline', 'flooder', 'keza', 'flooder']);
});

test('in a full queue, a caller with no place gets the last place of the caller with most', async () => {
  const inTurn = createQueueLimiter({ running: 1, waiting: 4, each: 3 });
  const runs = createWork();
  const running = inTurn('someone', runs.run);
  const waits = ['flooder', 'flooder', 'flooder', 'keza'].map((key) => inTurn(key, async () => key));
  const pushedOut = getRefusalStatus(waits[2] ?? Promise.resolve());
  const aline = inTurn('aline', async () => 'aline');
  expect(await pushedOut).toBe(503);
  // Each caller has two at most, so a new caller takes no place from another.
  const diane = inTurn('diane', async () => 'diane');
  expect(await getRefusalStatus(waits[1] ?? Promise.resolve())).toBe(503);
  expect(await getRefusalStatus(inTurn('grace', async () => 'grace'))).toBe(503);
  runs.end();
  expect(await Promise.all([running, waits[0], waits[3], aline, diane])).toEqual([undefined, 'flooder', 'keza', 'aline', 'diane']);
});
