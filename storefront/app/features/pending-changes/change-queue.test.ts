import { expect, test } from 'vitest';
import { ChangeQueue, type NextStep } from './change-queue.ts';

/** A server that responds only when the test calls `respond`. */
function createSlowServer() {
  const sentChanges: number[] = [];
  const waitingCalls: ((step: NextStep) => void)[] = [];
  const send = (change: number) => {
    sentChanges.push(change);
    return new Promise<NextStep>((resolve) => waitingCalls.push(resolve));
  };
  const respond = async (step: NextStep = 'next') => {
    waitingCalls.shift()?.(step);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { sentChanges, send, respond };
}

test('of three fast changes of one line, the server gets the first and the latest', async () => {
  const { sentChanges, send, respond } = createSlowServer();
  const queue = new ChangeQueue<number>(() => {});
  expect([queue.add('line', 2), queue.latest.get('line')]).toEqual([true, 2]);
  queue.drain('line', send);
  expect([queue.add('line', 3), queue.add('line', 4), queue.latest.get('line')]).toEqual([false, false, 4]);
  await respond();
  await respond();
  expect([sentChanges, queue.latest.size]).toEqual([[2, 4], 0]);
});

test('a change back to what is being sent is not sent twice', async () => {
  const { sentChanges, send, respond } = createSlowServer();
  const queue = new ChangeQueue<number>(() => {});
  queue.add('line', 2);
  queue.drain('line', send);
  queue.add('line', 3);
  queue.add('line', 2);
  await respond();
  expect([sentChanges, queue.latest.size]).toEqual([[2], 0]);
});

test('lines are sent side by side, and a refusal of one does not hold another', async () => {
  const { sentChanges, send, respond } = createSlowServer();
  const queue = new ChangeQueue<number>(() => {});
  for (const line of ['a', 'b']) if (queue.add(line, 2)) queue.drain(line, send);
  await respond('stop');
  expect([sentChanges, [...queue.latest.keys()]]).toEqual([[2, 2], ['b']]);
  await respond();
  expect(queue.latest.size).toBe(0);
});

test('after a refusal the waiting change is dropped, and a new change can be sent', async () => {
  const { sentChanges, send, respond } = createSlowServer();
  const queue = new ChangeQueue<number>(() => {});
  queue.add('line', 2);
  queue.drain('line', send);
  queue.add('line', 3);
  await respond('stop');
  expect([sentChanges, queue.latest.size]).toEqual([[2], 0]);
  // True: no request is under way, so the caller sends this change.
  expect(queue.add('line', 3)).toBe(true);
});
