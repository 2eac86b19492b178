import { expect, test } from 'vitest';
import type { StartResponse } from './provider.ts';
import { startWithTimeLimit } from './time-limit.ts';

const STARTED_RESPONSE: StartResponse = { kind: 'started', provider_reference: 'one', redirect_url: '' };

test('the result of a payment that starts in time is returned', async () => {
  expect(await startWithTimeLimit(async () => STARTED_RESPONSE)).toEqual(STARTED_RESPONSE);
});

test('a payment that takes too long to start is reported as unknown, and nothing more is sent for it', async () => {
  let signal: AbortSignal | undefined;
  const startWithoutResult = (startSignal: AbortSignal) => {
    signal = startSignal;
    return new Promise<StartResponse>(() => {});
  };
  const result = startWithTimeLimit(startWithoutResult, 50);
  expect(signal?.aborted).toBe(false);
  expect(await result).toEqual({ kind: 'unknown', reason: 'no clear result after 50 ms' });
  expect(signal?.aborted).toBe(true);
});

test('an exception while a payment starts is passed on', async () => {
  await expect(startWithTimeLimit(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});
