import { expect, test } from 'vitest';
import { TryLater } from './try-later.ts';
import { turns } from './turns.ts';

/** Work that ends when it is told to. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end };
}

test('so many run at once, so many wait, and who comes then is told when to come back', async () => {
  const inTurn = turns({ running: 1, waiting: 1 });
  const [first, second] = [work(), work()];
  const order: string[] = [];
  const done = [inTurn(first.run).then(() => order.push('first')), inTurn(second.run).then(() => order.push('second'))];
  const refused = await inTurn(work().run).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TryLater);
  expect(refused).toMatchObject({ statusCode: 503, retryAfter_s: 2 });
  second.end();
  first.end();
  await Promise.all(done);
  expect(order).toEqual(['first', 'second']);
});

test('work that fails gives its turn back', async () => {
  const inTurn = turns({ running: 1, waiting: 0 });
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(async () => 'yes')).toBe('yes');
});
