import { expect, test } from 'vitest';
import type { StartResponse } from './provider.ts';
import { withTimeLimit } from './time-limit.ts';

const STARTED: StartResponse = { kind: 'started', provider_reference: 'one', redirect_url: '' };

test('a payment that starts in time is returned as it is', async () => {
  expect(await withTimeLimit(async () => STARTED)).toEqual(STARTED);
});

test('a payment that takes too long may have started, and nothing more is sent for it', async () => {
  let signal: AbortSignal | undefined;
  const startWithoutResult = (givenSignal: AbortSignal) => {
    signal = givenSignal;
    return new Promise<StartResponse>(() => {});
  };
  const result = withTimeLimit(startWithoutResult, 50);
  expect(signal?.aborted).toBe(false);
  expect(await result).toEqual({ kind: 'unknown', reason: 'no clear result after 50 ms' });
  expect(signal?.aborted).toBe(true);
});

test('a fault of the shop while it starts a payment is not hidden', async () => {
  await expect(withTimeLimit(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});
