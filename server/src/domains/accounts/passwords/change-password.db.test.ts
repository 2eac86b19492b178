import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import {
  isSessionOpen,
  listMailsExceptWelcome,
  PASSWORD,
  type SignedUpShopper,
  signInAs,
  signUpShopper,
} from '../../../../test/support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';
import { createHashedToken } from '../sessions/tokens.ts';
import { hashPassword } from './hash-password.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: changes the settings of the shop.
  shop = await openTestShop();
});
afterAll(() => shop.close());

const NEW_PASSWORD = 'umunsi mushya';
const changePassword = ({ token }: Pick<SignedUpShopper, 'token'>, changes: Record<string, unknown> = {}) =>
  call(
    shop.app,
    '/api/users/password/change',
    { current_password: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...changes },
    { token },
  );
const getSignInStatus = async (username: string, password: string) =>
  (await call(shop.app, '/api/users/login', { username, password })).status;

/** Adds a valid password reset link, and returns its token. */
async function addResetLink(user_id: string): Promise<string> {
  const { token, token_hash } = createHashedToken();
  await shop.db
    .insertInto('password_resets')
    .values({ token_hash, user_id, expires_at: new Date(Date.now() + 60_000) })
    .execute();
  return token;
}
const resetPassword = (token: string, password = NEW_PASSWORD) =>
  call(shop.app, '/api/users/reset-password', { token, password, confirmPassword: password });

describe('changing the password', () => {
  test('replaces the old one, ends all other sessions and links, and mails the owner', async () => {
    const shopper = await signUpShopper(shop.app);
    const [otherSession, otherShopper] = [await signInAs(shop.app, shopper.username), await signUpShopper(shop.app)];
    const resetToken = await addResetLink(shopper.user_id);
    const { status, body } = await changePassword(shopper);
    expect([status, body]).toEqual([200, { status: 'success', message: 'Password changed successfully!' }]);
    expect([await getSignInStatus(shopper.username, PASSWORD), await getSignInStatus(shopper.username, NEW_PASSWORD)]).toEqual([401, 200]);
    expect([await isSessionOpen(shop.app, shopper.token), await isSessionOpen(shop.app, otherSession)]).toEqual([true, false]);
    expect((await resetPassword(resetToken)).body.message).toBe('This reset link is invalid or has expired.');
    const mails = await listMailsExceptWelcome(shop.db, shopper.email);
    expect(mails.map(({ kind, user_id }) => [kind, user_id])).toEqual([['passwordChanged', shopper.user_id]]);
    for (const secret of [NEW_PASSWORD, PASSWORD]) expect(JSON.stringify(mails)).not.toContain(secret);
    expect(await isSessionOpen(shop.app, otherShopper.token), 'other shoppers stay signed in').toBe(true);
  });

  test('with a wrong current password is refused and ends no session', async () => {
    const shopper = await signUpShopper(shop.app);
    const otherSession = await signInAs(shop.app, shopper.username);
    const { status, body } = await changePassword(shopper, { current_password: 'not mine' });
    const message = 'This is not your password.';
    const code = 'wrong_current_password';
    expect([status, body]).toEqual([422, { status: 'error', code, message, errors: [{ path: 'current_password', code, message }] }]);
    expect([await isSessionOpen(shop.app, shopper.token), await isSessionOpen(shop.app, otherSession)]).toEqual([true, true]);
    expect([await getSignInStatus(shopper.username, PASSWORD), await listMailsExceptWelcome(shop.db, shopper.email)]).toEqual([200, []]);
  });

  test.each([
    [{ current_password: '' }, 'current_password', 'Please enter your password'],
    [{ password: 'four', confirmPassword: 'four' }, 'password', 'Password must be at least 5 characters long'],
    [{ confirmPassword: 'another' }, 'confirmPassword', 'Passwords do not match'],
    [{ password: 'x'.repeat(201) }, 'password', 'Please use at most 200 characters'],
  ])('with %j is refused with a message', async (changes, path, message) => {
    const shopper = await signUpShopper(shop.app);
    const { status, body } = await changePassword(shopper, changes);
    expect([status, body.errors[0]]).toEqual([400, { path, code: expect.stringMatching(/^[a-z_]+$/), message }]);
    expect(await getSignInStatus(shopper.username, PASSWORD)).toBe(200);
  });

  test('counts wrong passwords together with those of sign-in, and does not count right ones', async () => {
    const { token, username } = await signUpShopper(shop.app);
    const send = (url: string, payload: object) =>
      shop.app.inject({ method: 'POST', url, payload, remoteAddress: '192.0.2.77', headers: { authorization: `Bearer ${token}` } });
    const guessPassword = async (current_password: string) =>
      (await send('/api/users/password/change', { current_password, password: PASSWORD, confirmPassword: PASSWORD })).statusCode;
    for (let round = 0; round < 12; round++) expect(await guessPassword(PASSWORD)).toBe(200);
    const statuses: number[] = [];
    for (let round = 0; round < 11; round++) statuses.push(await guessPassword('wrong'));
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect(await guessPassword(PASSWORD)).toBe(429);
    expect((await send('/api/users/login', { username, password: PASSWORD })).statusCode).toBe(429);
    expect(await isSessionOpen(shop.app, token)).toBe(true);
  });

  test('by two requests at the same time succeeds for one of them', async () => {
    const shopper = await signUpShopper(shop.app);
    const otherSession = await signInAs(shop.app, shopper.username);
    const responses = await Promise.all([
      changePassword(shopper, { password: 'the first', confirmPassword: 'the first' }),
      changePassword({ token: otherSession }, { password: 'the second', confirmPassword: 'the second' }),
    ]);
    // The later request is refused for its password (422), or, if the earlier one has already ended its session, for that session (401).
    expect(responses.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 422])]);
    const firstSucceeded = responses[0]?.status === 200;
    expect([await getSignInStatus(shopper.username, 'the first'), await getSignInStatus(shopper.username, 'the second')]).toEqual(
      firstSucceeded ? [200, 401] : [401, 200],
    );
    expect([await isSessionOpen(shop.app, shopper.token), await isSessionOpen(shop.app, otherSession)]).toEqual([
      firstSucceeded,
      !firstSucceeded,
    ]);
  });
});

describe('if the shop requires eight characters', () => {
  beforeAll(async () => {
    await shop.db.insertInto('site_settings').values({ name: 'Uruhu', password_length_min: 8 }).execute();
    await shop.refresh();
  });
  afterAll(async () => {
    await shop.db.deleteFrom('site_settings').execute();
    await shop.refresh();
  });
  const tooShortRefusal = {
    status: 400,
    body: {
      message: 'Password must be at least 8 characters long',
      code: 'password_too_short',
      errors: [{ path: 'password', code: 'password_too_short', message: 'Password must be at least 8 characters long' }],
    },
  };

  test('the site settings tell the storefront the length', async () => {
    const { body } = await callGet(shop.app, '/api/users/siteSettings');
    expect(body.password_length_min).toBe(8);
  });

  test('signing up with a shorter password is refused', async () => {
    const username = createUniqueName('short');
    const form = { username, name: 'Keza', email: `${username}@example.com`, phone: '0788123456' };
    expect(await call(shop.app, '/api/users/createAccount', { ...form, password: 'seven77' })).toMatchObject(tooShortRefusal);
    expect((await call(shop.app, '/api/users/createAccount', { ...form, password: 'eight888' })).status).toBe(200);
  });

  test('a reset to a shorter password is refused, and the link stays valid', async () => {
    const { user_id, username } = await signUpShopper(shop.app);
    const resetToken = await addResetLink(user_id);
    expect(await resetPassword(resetToken, 'seven77')).toMatchObject(tooShortRefusal);
    expect((await resetPassword(resetToken, 'eight888')).status).toBe(200);
    expect(await getSignInStatus(username, 'eight888')).toBe(200);
  });

  test('changing to a shorter password is refused, and an existing shorter password still signs in', async () => {
    const shopper = await signUpShopper(shop.app);
    const password_hash = await hashPassword('old one');
    await shop.db.updateTable('users').set({ password_hash }).where('user_id', '=', shopper.user_id).execute();
    expect(await getSignInStatus(shopper.username, 'old one')).toBe(200);
    const current_password = 'old one';
    expect(await changePassword(shopper, { current_password, password: 'seven77', confirmPassword: 'seven77' })).toMatchObject(
      tooShortRefusal,
    );
    expect((await changePassword(shopper, { current_password, password: 'eight888', confirmPassword: 'eight888' })).status).toBe(200);
  });
});
