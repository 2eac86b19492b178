import { expect, test } from 'vitest';
import { ChangeQueue, type NextStep } from './change-queue.ts';

/** A server that responds only when the test calls `respond`. */
function createSlowServer() {
  const sent: number[] = [];
  const waitingCalls: ((step: NextStep) => void)[] = [];
  const send = (change: number) => {
    sent.push(change);
    return new Promise<NextStep>((resolve) => waitingCalls.push(resolve));
  };
  const respond = async (step: NextStep = 'next') => {
    waitingCalls.shift()?.(step);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { sent, send, respond };
}

test('of three fast changes of one line, the server gets the first and the latest', async () => {
  const { sent, send, respond } = createSlowServer();
  const queue = new ChangeQueue<number>(() => {});
  expect([queue.add('line', 2), queue.latest.get('line')]).toEqual([true, 2]);
  queue.drain('line', send);
  expect([queue.add('line', 3), queue.add('line', 4), queue.latest.get('line')]).toEqual([false, false, 4]);
  await respond();
  await respond();
  expect([sent, queue.latest.size]).toEqual([[2, 4], 0]);
});

test('a change back to what is being sent is not sent twice', async () => {
  const { sent, send, respond } = createSlowServer();
  const queue = new ChangeQueue<number>(() => {});
  queue.add('line', 2);
  queue.drain('line', send);
  queue.add('line', 3);
  queue.add('line', 2);
  await respond();
  expect([sent, queue.latest.size]).toEqual([[2], 0]);
});

test('lines are sent side by side, and a refusal of one does not hold another', async () => {
  const { sent, send, respond } = createSlowServer();
  const queue = new ChangeQueue<number>(() => {});
  for (const line of ['a', 'b']) if (queue.add(line, 2)) queue.drain(line, send);
  await respond('stop');
  expect([sent, [...queue.latest.keys()]]).toEqual([[2, 2], ['b']]);
  await respond();
  expect(queue.latest.size).toBe(0);
});

test('after a refusal the latest change is not sent, and the next one is', async () => {
  const { sent, send, respond } = createSlowServer();
  const queue = new ChangeQueue<number>(() => {});
  queue.add('line', 2);
  queue.drain('line', send);
  queue.add('line', 3);
  await respond('stop');
  expect([sent, queue.latest.size, queue.add('line', 3)]).toEqual([[2], 0, true]);
});
