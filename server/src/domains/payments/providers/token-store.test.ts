import { describe, expect, test } from 'vitest';
import { createTokenStore, type TokenResult, withToken } from './token-store.ts';

const HOUR_MS = 3_600_000;

/** Opens a store with a clock that the test sets and a provider that numbers its tokens. `countRequests` counts the requests for tokens. */
function openStore(
  issueToken: (number: number) => TokenResult = (number) => ({ kind: 'token', token: `token ${number}`, until_ms: HOUR_MS }),
) {
  const clock = { now_ms: 0 };
  let requestCount = 0;
  const request = async () => issueToken(++requestCount);
  return { clock, countRequests: () => requestCount, store: createTokenStore(request, () => clock.now_ms) };
}

const REFUSED_RESULT: TokenResult = { kind: 'refused', reason: 'wrong key' };
const UNCLEAR_RESULT: TokenResult = { kind: 'unclear', reason: 'TimeoutError', mayHaveArrived: false };

describe('a token', () => {
  test('is requested once for many calls, even if they are simultaneous', async () => {
    const { store, countRequests } = openStore();
    const tokens = await Promise.all([store.get(), store.get(), store.get()]);
    expect([...tokens, await store.get()].map((token) => token.kind === 'token' && token.token)).toEqual(Array(4).fill('token 1'));
    expect(countRequests()).toBe(1);
  });

  test('is used until it expires, and then replaced', async () => {
    const { store, countRequests, clock } = openStore((number) => ({
      kind: 'token',
      token: `token ${number}`,
      until_ms: number * HOUR_MS,
    }));
    await store.get();
    clock.now_ms = HOUR_MS - 1;
    expect(await store.get()).toMatchObject({ token: 'token 1' });
    clock.now_ms = HOUR_MS;
    expect(await store.get()).toMatchObject({ token: 'token 2' });
    expect(countRequests()).toBe(2);
  });

  test('is replaced after the provider has refused it, and kept when an older one was refused', async () => {
    const { store, countRequests } = openStore();
    await store.get();
    store.invalidate('token 1');
    expect(await store.get()).toMatchObject({ token: 'token 2' });
    // A slow call that used the first token reports its refusal late.
    store.invalidate('token 1');
    expect(await store.get()).toMatchObject({ token: 'token 2' });
    expect(countRequests()).toBe(2);
  });

  test.each([REFUSED_RESULT, UNCLEAR_RESULT])('that was not issued ($kind) is requested again by the next call', async (failure) => {
    const { store, countRequests } = openStore((number) => (number === 1 ? failure : { kind: 'token', token: 'late', until_ms: HOUR_MS }));
    expect(await store.get()).toEqual(failure);
    expect(await store.get()).toMatchObject({ token: 'late' });
    expect(countRequests()).toBe(2);
  });

  test('is requested again after a request that has thrown', async () => {
    const { store } = openStore((number) => {
      if (number === 1) throw new Error('broken');
      return { kind: 'token', token: 'late', until_ms: HOUR_MS };
    });
    await expect(store.get()).rejects.toThrow('broken');
    expect(await store.get()).toMatchObject({ token: 'late' });
  });
});

describe('a call with a token', () => {
  /** Simulates a provider that accepts only these tokens. Adds each token that it gets to `sentTokens`. */
  const acceptOnly =
    (accepted: readonly string[], sentTokens: string[] = []) =>
    async (token: string) => {
      sentTokens.push(token);
      return accepted.includes(token) ? `done with ${token}` : null;
    };

  test('is sent once with a token that the provider accepts', async () => {
    const sentTokens: string[] = [];
    expect(await withToken(openStore().store, acceptOnly(['token 1'], sentTokens))).toBe('done with token 1');
    expect(sentTokens).toEqual(['token 1']);
  });

  test('is sent once more with a new token if the first is refused', async () => {
    const sentTokens: string[] = [];
    expect(await withToken(openStore().store, acceptOnly(['token 2'], sentTokens))).toBe('done with token 2');
    expect(sentTokens).toEqual(['token 1', 'token 2']);
  });

  test('fails after the second refused token, and the next call requests another', async () => {
    const { store, countRequests } = openStore();
    const sentTokens: string[] = [];
    expect(await withToken(store, acceptOnly(['token 3'], sentTokens))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('token'),
    });
    expect(sentTokens).toEqual(['token 1', 'token 2']);
    expect(await withToken(store, acceptOnly(['token 3']))).toBe('done with token 3');
    expect(countRequests()).toBe(3);
  });

  test.each([REFUSED_RESULT, UNCLEAR_RESULT])('is not sent without a token ($kind)', async (failure) => {
    const sentTokens: string[] = [];
    expect(await withToken(openStore(() => failure).store, acceptOnly([], sentTokens))).toEqual(failure);
    expect(sentTokens).toEqual([]);
  });
});
