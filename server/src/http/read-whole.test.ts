import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACE, readWhole } from './read-whole.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const read = (payload: PassThrough, bytes_max = 1_000_000) =>
  readWhole({ payload, contentLength: undefined, bytes_max }).then(
    (body) => body.length,
    (error: Error) => error.message,
  );

test('who sends three bytes and waits is given up on soon after the first ten seconds', async () => {
  const payload = new PassThrough();
  let answer: unknown;
  read(payload).then((it) => (answer = it));
  payload.write('abc');
  await vi.advanceTimersByTimeAsync(PACE.after_ms - 1);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answer).toBe('the body comes too slowly');
  expect(vi.getTimerCount()).toBe(0);
});

test('who keeps the pace is read to the end, however long it takes', async () => {
  const payload = new PassThrough();
  const answer = read(payload, 10_000_000);
  for (let second = 0; second < 900; second++) {
    payload.write(Buffer.alloc(PACE.bytes_per_s));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  payload.end();
  expect(await answer).toBe(900 * PACE.bytes_per_s);
  expect(vi.getTimerCount()).toBe(0);
});

test('what is too long, or cut, is refused and leaves no timer', async () => {
  const [long, cut] = [new PassThrough(), new PassThrough()];
  const answers = Promise.all([read(long, 10), read(cut)]);
  long.write('eleven bytes');
  cut.destroy();
  expect(await answers).toEqual(['the body is too large', 'the body ended too early']);
  expect(vi.getTimerCount()).toBe(0);
});
