import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '#app/lib/session.ts';
import { getLoadedToken, loadAccountData } from './account-data.ts';

afterEach(endSession);

const respondOk = async () => ({ ok: true as const, status: 200, data: 'hers' });

test('a guest’s page makes no call', async () => {
  let calls = 0;
  const result = await loadAccountData(async () => {
    calls += 1;
    return respondOk();
  });
  expect([result.ok, calls]).toEqual([false, 0]);
});

test('the end of a session clears the token of the loaded data, so that the next session is not compared with it', async () => {
  startSession({ token: 'first', user: null });
  await loadAccountData(respondOk);
  expect(getLoadedToken()).toBe('first');
  endSession();
  expect(getLoadedToken()).toBeNull();
});
