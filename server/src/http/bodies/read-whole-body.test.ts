import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FILE_DEADLINE_MS } from './forms.ts';
import { readWholeBody, SLOWEST_BODY_PACE } from './read-whole-body.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Resolves with the number of bytes, or with the message of the error. */
const read = (payload: PassThrough, bytes_max = 1_000_000, pace = SLOWEST_BODY_PACE) =>
  new Promise<number | string>((resolve) => {
    readWholeBody({ payload, contentLength: undefined, bytes_max, pace }, (error, body) => resolve(error?.message ?? body.length));
  });
/** Expects that no timer is left once all bodies have ended. */
async function expectNoTimers() {
  await vi.advanceTimersByTimeAsync(1_000);
  expect(vi.getTimerCount()).toBe(0);
}

test('a client that sends three bytes and waits is refused soon after ten seconds', async () => {
  const payload = new PassThrough();
  let response: unknown;
  read(payload).then((result) => (response = result));
  payload.write('abc');
  await vi.advanceTimersByTimeAsync(SLOWEST_BODY_PACE.grace_ms - 1);
  expect(response).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(response).toBe('the body comes too slowly');
  await expectNoTimers();
});

test('a body that keeps the minimum pace is refused at its deadline, however little is missing', async () => {
  const payload = new PassThrough();
  let response: unknown;
  read(payload, 10_000_000).then((result) => (response = result));
  for (let second = 0; second < SLOWEST_BODY_PACE.total_ms_max / 1_000; second++) {
    expect(response).toBeUndefined();
    payload.write(Buffer.alloc(SLOWEST_BODY_PACE.bytes_per_s));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(response).toBe('the body comes too slowly');
  await expectNoTimers();
});

test('a body whose connection has ended before the reading is refused at once', async () => {
  const payload = new PassThrough();
  payload.destroy();
  expect(await read(payload)).toBe('the body ended too early');
});

test('a body that keeps the minimum pace is read to the end within the deadline of a file', async () => {
  const payload = new PassThrough();
  const response = read(payload, 10_000_000, { ...SLOWEST_BODY_PACE, total_ms_max: FILE_DEADLINE_MS });
  // 7.2 MB in all.
  const SECONDS = 900;
  for (let second = 0; second < SECONDS; second++) {
    payload.write(Buffer.alloc(SLOWEST_BODY_PACE.bytes_per_s));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  payload.end();
  expect(await response).toBe(SECONDS * SLOWEST_BODY_PACE.bytes_per_s);
  await expectNoTimers();
});

test('a body that is too long or cut is refused and leaves no timer', async () => {
  const [long, cut] = [new PassThrough(), new PassThrough()];
  const responses = Promise.all([read(long, 10), read(cut)]);
  long.write('twelve bytes');
  cut.destroy();
  expect(await responses).toEqual(['the body is too large', 'the body ended too early']);
  await expectNoTimers();
});
