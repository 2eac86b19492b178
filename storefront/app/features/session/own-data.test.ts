import { afterEach, expect, test } from 'vitest';
import { endSession, startSession } from '#app/lib/session.ts';
import { getLoadedToken, loadOwnData } from './own-data.ts';

afterEach(endSession);

const ok = async () => ({ ok: true as const, status: 200, data: 'hers' });

test('a guest’s page makes no call', async () => {
  let calls = 0;
  const result = await loadOwnData(async () => {
    calls += 1;
    return ok();
  });
  expect([result.ok, calls]).toEqual([false, 0]);
});

test('the session whose data was loaded is forgotten when it ends, so that the next one is not compared with it', async () => {
  startSession({ token: 'first', user: null });
  await loadOwnData(ok);
  expect(getLoadedToken()).toBe('first');
  endSession();
  expect(getLoadedToken()).toBeNull();
});
