import { beforeAll, describe, expect, test } from 'vitest';
import { addSession, addShopper } from '../../../../test/support/fixtures/fixtures.ts';
import { isSessionOpen, PASSWORD, signInAs, signUpShopper } from '../../../../test/support/fixtures/signed-up-shoppers.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

type Session = { session_id: string; current: boolean };
const get = (token: string, path: string) => callGet(shop.app, `/api/users/${path}`, { token });
const listSessions = async (token: string): Promise<Session[]> => (await get(token, 'sessions')).body.results;
const endSession = (token: string, session_id: unknown) => call(shop.app, '/api/users/sessions/end', { session_id }, { token });
const endOtherSessions = (token: string) => call(shop.app, '/api/users/sessions/end-others', {}, { token });
const findCurrentSessionId = async (token: string) => (await listSessions(token)).find(({ current }) => current)?.session_id;
const notFoundRefusal = { status: 404, body: { status: 'error', code: 'session_not_found', message: 'This session has ended already' } };

/** Adds a shopper who is signed in on three devices. */
async function signInOnThreeDevices() {
  const shopper = await signUpShopper(shop.app);
  return {
    ...shopper,
    thisDevice: shopper.token,
    secondDevice: await signInAs(shop.app, shopper.username),
    thirdDevice: await signInAs(shop.app, shopper.username),
  };
}

describe('a shopper’s sessions', () => {
  test('are listed for their shopper, newest first, without tokens', async () => {
    const { username, thisDevice } = await signInOnThreeDevices();
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/users/login',
      remoteAddress: '2001:db8:5:5::1',
      headers: { 'user-agent': `Mozilla/5.0 ${'x'.repeat(1000)}` },
      payload: { username, password: PASSWORD, keep_signed_in: true },
    });
    const { token } = response.json();
    const { status, body, text } = await get(token, 'sessions');
    expect([status, body.status, body.results.length]).toEqual([200, 'success', 4]);
    expect(body.results[0]).toEqual({
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      // The shop keeps the first 300 characters, and of an IPv6 address only the network.
      user_agent: `Mozilla/5.0 ${'x'.repeat(288)}`,
      address: '2001:db8:5:5::',
      created_at: expect.stringMatching(/Z$/),
      expires_at: expect.stringMatching(/Z$/),
      current: true,
    });
    const { created_at, expires_at } = body.results[0];
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 86_400_000);
    expect(body.results.filter(({ current }: Session) => current)).toHaveLength(1);
    for (const secret of [token, thisDevice]) expect(text).not.toContain(secret);
    expect(await findCurrentSessionId(thisDevice)).not.toBe(body.results[0].session_id);
  });

  test('that have expired are not listed and cannot be ended', async () => {
    const shopper = await addShopper(shop.db);
    await addSession(shop.db, shopper.user_id, new Date(Date.now() - 1_000));
    expect(await listSessions(shopper.token)).toHaveLength(1);
    const { session_id } = await shop.db
      .selectFrom('sessions')
      .select('session_id')
      .where('user_id', '=', shopper.user_id)
      .where('expires_at', '<', new Date())
      .executeTakeFirstOrThrow();
    expect(await endSession(shopper.token, session_id)).toMatchObject(notFoundRefusal);
  });
});

describe('ending a session', () => {
  test('by its id ends no other session', async () => {
    const { thisDevice, secondDevice, thirdDevice } = await signInOnThreeDevices();
    const { status, body } = await endSession(thisDevice, await findCurrentSessionId(secondDevice));
    expect([status, body]).toEqual([200, { status: 'success', message: 'Signed out there.' }]);
    expect([
      await isSessionOpen(shop.app, thisDevice),
      await isSessionOpen(shop.app, secondDevice),
      await isSessionOpen(shop.app, thirdDevice),
    ]).toEqual([true, false, true]);
  });

  test('of this device signs the shopper out there; ending the same session again returns 404', async () => {
    const { thisDevice, secondDevice } = await signInOnThreeDevices();
    const session_id = await findCurrentSessionId(thisDevice);
    expect((await endSession(thisDevice, session_id)).status).toBe(200);
    expect(await isSessionOpen(shop.app, thisDevice)).toBe(false);
    expect(await endSession(secondDevice, session_id)).toMatchObject(notFoundRefusal);
  });

  test('on every other device keeps this session and those of other shoppers', async () => {
    const { thisDevice, secondDevice, thirdDevice } = await signInOnThreeDevices();
    const otherShopper = await signUpShopper(shop.app);
    expect((await endOtherSessions(thisDevice)).body).toEqual({ status: 'success', message: 'Signed out there.' });
    expect([
      await isSessionOpen(shop.app, thisDevice),
      await isSessionOpen(shop.app, secondDevice),
      await isSessionOpen(shop.app, thirdDevice),
    ]).toEqual([true, false, false]);
    expect(await isSessionOpen(shop.app, otherShopper.token), 'other shoppers stay signed in').toBe(true);
    expect((await endOtherSessions(thisDevice)).status, 'also where there are none').toBe(200);
  });

  test('of another shopper, or by an unknown or malformed id, returns 404', async () => {
    const [{ thisDevice }, otherShopper] = [await signInOnThreeDevices(), await signUpShopper(shop.app)];
    const otherSessionId = await findCurrentSessionId(otherShopper.token);
    for (const session_id of [otherSessionId, crypto.randomUUID(), "' or 1=1 --"])
      expect(await endSession(thisDevice, session_id)).toMatchObject(notFoundRefusal);
    expect(await isSessionOpen(shop.app, otherShopper.token)).toBe(true);
    expect(await endSession(thisDevice, undefined)).toMatchObject({
      status: 400,
      body: { status: 'error', code: 'invalid_input', message: notFoundRefusal.body.message },
    });
  });
});

describe('the history of signing in', () => {
  test('lists successful and failed sign-ins, newest first, twenty a page, and the first page for an invalid page number', async () => {
    const { token, username, user_id } = await signUpShopper(shop.app);
    const first_ms = Date.now() - 3_600_000;
    const attempts = Array.from({ length: 44 }, (_, index) => ({
      user_id,
      succeeded: false,
      address: '192.0.2.9',
      user_agent: `try ${index}`,
      created_at: new Date(first_ms + index * 1000),
    }));
    await shop.db.insertInto('sign_ins').values(attempts).execute();
    await call(shop.app, '/api/users/login', { username, password: 'wrong' });
    const firstPage = await get(token, 'login-history');
    expect(Object.keys(firstPage.body).sort()).toEqual(['count', 'next', 'previous', 'results']);
    // The 44 inserted attempts, the sign-in of signUpShopper, and the one with the wrong password.
    expect(firstPage.body).toMatchObject({ count: 46, next: '/api/users/login-history?page=2', previous: null });
    expect(firstPage.body.results).toHaveLength(20);
    expect(firstPage.body.results.slice(0, 3).map(({ succeeded }: { succeeded: boolean }) => succeeded)).toEqual([false, true, false]);
    expect(firstPage.body.results[2]).toEqual({
      sign_in_id: expect.any(String),
      succeeded: false,
      address: '192.0.2.9',
      user_agent: 'try 43',
      created_at: new Date(first_ms + 43_000).toISOString(),
    });
    const lastPage = await get(token, 'login-history?page=3');
    expect(lastPage.body).toMatchObject({ count: 46, next: null, previous: '/api/users/login-history?page=2' });
    expect(lastPage.body.results.at(-1).user_agent).toBe('try 0');
    const signIns = [firstPage, await get(token, 'login-history?page=2'), lastPage].flatMap(({ body }) => body.results);
    expect(new Set(signIns.map(({ sign_in_id }) => sign_in_id)).size).toBe(46);
    expect((await get(token, 'login-history?page=9')).body).toMatchObject({ results: [], count: 46 });
    for (const page of ['0', '-1', 'x', '1e99'])
      expect((await get(token, `login-history?page=${page}`)).body.results[0]).toEqual(firstPage.body.results[0]);
  });

  test('leaves out other accounts and unknown names', async () => {
    const [shopper, otherShopper] = [await signUpShopper(shop.app), await signUpShopper(shop.app)];
    await call(shop.app, '/api/users/login', { username: 'nobody at all', password: 'wrong' });
    await call(shop.app, '/api/users/login', { username: otherShopper.username, password: 'wrong' });
    expect((await get(shopper.token, 'login-history')).body).toMatchObject({ count: 1, results: [{ succeeded: true }] });
    expect((await get(otherShopper.token, 'login-history')).body.count).toBe(2);
  });
});
