import { expect, test } from 'vitest';
import { createQueueLimiter } from './queue-limiter.ts';
import { TryLater } from './try-later.ts';

/** Work that ends when it is told to. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end };
}

const refusal = (call: Promise<unknown>) => call.then(String, (error: TryLater) => error.statusCode);
/** What waits for a place has one, or none. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the limiter bounds running and waiting work, and refuses more with a time to retry', async () => {
  const inTurn = createQueueLimiter({ running: 1, waiting: 1, each: 1 });
  const [first, second] = [work(), work()];
  const order: string[] = [];
  const done = [inTurn('a', first.run).then(() => order.push('first')), inTurn('b', second.run).then(() => order.push('second'))];
  const refused = await inTurn('c', work().run).catch((error: unknown) => error);
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
  const ask = (who: string) =>
    inTurn(who, () => {
      order.push(who);
      return new Promise<void>((end) => ends.push(end));
    });
  const requests = ['flooder', 'flooder', 'flooder', 'flooder'].map(ask);
  expect(await refusal(ask('flooder'))).toBe(429);
  requests.push(ask('keza'), ask('aline'), ask('keza'));
  for (let turn = 0; turn < 7; turn++) {
    ends[turn]?.();
    await settled();
  }
  await Promise.all(requests);
  expect(order).toEqual(['flooder', 'flooder', 'keza', 'aline', 'flooder', 'keza', 'flooder']);
});

test('in a full queue, a caller with no place gets the last place of the caller with most', async () => {
  const inTurn = createQueueLimiter({ running: 1, waiting: 4, each: 3 });
  const runs = work();
  const running = inTurn('someone', runs.run);
  const waits = ['flooder', 'flooder', 'flooder', 'keza'].map((who) => inTurn(who, async () => who));
  const pushedOut = refusal(waits[2] ?? Promise.resolve());
  const aline = inTurn('aline', async () => 'aline');
  expect(await pushedOut).toBe(503);
  // With two each at most, nobody has more than a newcomer would have.
  const diane = inTurn('diane', async () => 'diane');
  expect(await refusal(waits[1] ?? Promise.resolve())).toBe(503);
  expect(await refusal(inTurn('grace', async () => 'grace'))).toBe(503);
  runs.end();
  expect(await Promise.all([running, waits[0], waits[3], aline, diane])).toEqual([undefined, 'flooder', 'keza', 'aline', 'diane']);
});
