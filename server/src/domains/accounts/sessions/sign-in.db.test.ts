import { beforeAll, describe, expect, test } from 'vitest';
import { addSession, addShopper, createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { call, callGet, ENCODINGS } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';
import { hashToken } from './tokens.ts';

let shop: SharedTestShop;
const aline = {
  username: createUniqueName('Aline'),
  name: 'Aline',
  email: `${createUniqueName('Aline')}@Example.com`,
  // The space at the end belongs to the password.
  password: 'pass word ',
  phone: '0788123456',
};

beforeAll(async () => {
  shop = await openSharedTestShop();
  expect((await call(shop.app, '/api/users/createAccount', aline)).status).toBe(200);
});

const signIn = (changes: Record<string, unknown> = {}) =>
  call(shop.app, '/api/users/login', { username: aline.username, password: aline.password, ...changes });
const fetchAccount = (token: string) => callGet(shop.app, '/api/users/me', { token });
const SIGN_IN_REFUSAL_BODY = { status: 'error', code: 'sign_in_failed', message: 'Invalid username or password.' };

describe('signing in', () => {
  test.each(ENCODINGS)('accepts a body in %s', async (encoding) => {
    const { status, body } = await call(shop.app, '/api/users/login', { username: aline.username, password: aline.password }, { encoding });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', message: 'Login successful!', user: { username: aline.username, role: 'user' } });
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect((await fetchAccount(body.token)).body.user).toEqual(body.user);
  });

  test('accepts the e-mail address too, and ignores capitals in both names', async () => {
    expect((await signIn({ username: aline.email.toLowerCase() })).status).toBe(200);
    expect((await signIn({ username: aline.username.toUpperCase() })).status).toBe(200);
  });

  test('returns a new token each time and stores only its hash', async () => {
    const [firstReply, secondReply] = [await signIn(), await signIn()];
    expect(firstReply.body.token).not.toBe(secondReply.body.token);
    const storedRows = await shop.db.selectFrom('sessions').select('token_hash').execute();
    expect(storedRows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(storedRows.map(({ token_hash }) => token_hash.toString('base64url'))).not.toContain(firstReply.body.token);
  });

  test.each([
    [undefined, 1],
    ['', 1],
    ['false', 1],
    [false, 1],
    [true, 30],
    ['true', 30],
    ['on', 30],
    ['1', 30],
  ])('with keep_signed_in %j, the session lasts %i days', async (keep_signed_in, days) => {
    const { body } = await signIn({ keep_signed_in });
    const { user_id } = body.user;
    const { expires_at } = await shop.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', user_id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 86_400_000)).toBe(days);
  });

  test('gives the same refusal for a wrong password and an unknown name', async () => {
    for (const changes of [{ password: 'wrong' }, { username: createUniqueName('nobody') }, { password: 'pass word' }]) {
      const { status, body } = await signIn(changes);
      expect(status).toBe(401);
      expect(body).toEqual(SIGN_IN_REFUSAL_BODY);
    }
  });

  test.each([
    [{ username: '' }, 'Username is required'],
    [{ password: 'ab' }, 'Password is too short'],
    [{ password: null }, 'Password is too short'],
    [{ username: 'NUL\u0000' }, 'Please remove the unreadable characters'],
    [{ username: 'x'.repeat(10_000) }, 'Please use at most 200 characters'],
  ])('with %j is refused with a message', async (changes, message) => {
    const { status, body } = await signIn(changes);
    expect(status).toBe(400);
    expect(body.message).toBe(message);
  });

  test("deletes the shopper's expired sessions", async () => {
    const shopper = await addShopper(shop.db);
    const { user_id } = (await signIn()).body.user;
    await addSession(shop.db, user_id, new Date(Date.now() - 1000));
    await addSession(shop.db, shopper.user_id, new Date(Date.now() - 1000));
    await signIn();
    const expiredRows = await shop.db
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', 'in', [user_id, shopper.user_id])
      .where('expires_at', '<', new Date())
      .execute();
    expect(expiredRows).toEqual([{ user_id: shopper.user_id }]);
  });
});

describe('a session', () => {
  const notAuthorizedBody = { status: 'error', code: 'not_authorized', message: 'You are not authorized' };

  test('is accepted with Bearer and as a bare token', async () => {
    const { token } = (await signIn()).body;
    for (const authorization of [`Bearer ${token}`, `bearer   ${token}`, token]) {
      expect((await callGet(shop.app, '/api/users/me', { headers: { authorization } })).status).toBe(200);
    }
  });

  test('ends at sign-out, and other sessions stay', async () => {
    const [endedToken, otherToken] = [(await signIn()).body.token, (await signIn()).body.token];
    const response = await callGet(shop.app, '/api/users/logout', { token: endedToken });
    expect(response.body).toEqual({ status: 'success', message: 'Logged out successfully!' });
    expect(await fetchAccount(endedToken)).toMatchObject({ status: 401, body: notAuthorizedBody });
    expect((await fetchAccount(otherToken)).status).toBe(200);
    expect((await callGet(shop.app, '/api/users/logout', { token: endedToken })).status).toBe(401);
  });

  test('is refused once it has expired', async () => {
    const { user_id } = await addShopper(shop.db);
    expect((await fetchAccount(await addSession(shop.db, user_id, new Date(Date.now() + 60_000)))).status).toBe(200);
    expect(await fetchAccount(await addSession(shop.db, user_id, new Date(Date.now() - 1000)))).toMatchObject({
      status: 401,
      body: notAuthorizedBody,
    });
  });

  test.each(['', 'x', 'Bearer', "' or 1=1 --", '\u00ff'.repeat(43), 'A'.repeat(43), 'null', 'undefined'])(
    'is not opened by the header %j',
    async (authorization) => {
      const response = await callGet(shop.app, '/api/users/me', { headers: { authorization } });
      expect(response).toMatchObject({ status: 401, body: notAuthorizedBody });
    },
  );

  test('is not opened by its stored hash', async () => {
    const { token } = await addShopper(shop.db);
    const storedHash = hashToken(token) as Buffer;
    expect((await fetchAccount(storedHash.toString('base64url'))).status).toBe(401);
  });
});
