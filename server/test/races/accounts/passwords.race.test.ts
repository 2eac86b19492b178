import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHashedToken } from '../../../src/domains/accounts/sessions/tokens.ts';
import { isSessionOpen, listMailsExceptWelcome, PASSWORD, signInAs, signUpShopper } from '../../support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const EIGHT_TIMES = Array.from({ length: 8 }, (_, index) => index);

async function addResetLink(user_id: string): Promise<string> {
  const { token, token_hash } = createHashedToken();
  await shop.db
    .insertInto('password_resets')
    .values({ token_hash, user_id, expires_at: new Date(Date.now() + 60_000) })
    .execute();
  return token;
}
const resetPassword = (token: string, password: string) =>
  call(shop.app, '/api/users/reset-password', { token, password, confirmPassword: password });
const getSignInStatus = async (username: string, password: string) =>
  (await call(shop.app, '/api/users/login', { username, password })).status;
const listMailKinds = async (to: string) => (await listMailsExceptWelcome(shop.db, to)).map(({ kind }) => kind);

/** Of the refused passwords, a few are enough: each check of a password is slow. */
const CHECKED_PASSWORDS = 3;

/** Expects that exactly one of these passwords signs in. */
async function expectOnePassword(username: string, statuses: readonly number[], getPassword: (index: number) => string) {
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  for (const [index, status] of statuses.entries()) {
    if (status === 200 || index < CHECKED_PASSWORDS)
      expect(await getSignInStatus(username, getPassword(index))).toBe(status === 200 ? 200 : 401);
  }
}

test('one link used eight times at once sets one password and sends one mail', async () => {
  const { user_id, username, email } = await signUpShopper(shop.app);
  const link = await addResetLink(user_id);
  const statuses = (await Promise.all(EIGHT_TIMES.map((index) => resetPassword(link, `password ${index}`)))).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 400]);
  await expectOnePassword(username, statuses, (index) => `password ${index}`);
  expect(await listMailKinds(email)).toEqual(['passwordChanged']);
});

test('eight links of one shopper used at once set one password without a deadlock', async () => {
  const { user_id, username, email } = await signUpShopper(shop.app);
  const links = await Promise.all(EIGHT_TIMES.map(() => addResetLink(user_id)));
  const statuses = (await Promise.all(links.map((link, index) => resetPassword(link, `password ${index}`)))).map(({ status }) => status);
  await expectOnePassword(username, statuses, (index) => `password ${index}`);
  expect(await listMailKinds(email)).toEqual(['passwordChanged']);
});

test('of a change of the password and a reset by a link at once, one succeeds; a reset ends the session, and a change makes the link invalid', async () => {
  for (let round = 0; round < 4; round++) {
    const { user_id, username, token } = await signUpShopper(shop.app);
    const link = await addResetLink(user_id);
    const change = { current_password: PASSWORD, password: 'by change', confirmPassword: 'by change' };
    const [changed, resetByLink] = await Promise.all([
      call(shop.app, '/api/users/password/change', change, { token }),
      resetPassword(link, 'by link'),
    ]);
    expect([changed.status, resetByLink.status].sort()).toEqual(changed.status === 200 ? [200, 400] : [200, 422]);
    expect(await getSignInStatus(username, changed.status === 200 ? 'by change' : 'by link')).toBe(200);
    expect(await getSignInStatus(username, changed.status === 200 ? 'by link' : 'by change')).toBe(401);
    expect(await isSessionOpen(shop.app, token)).toBe(changed.status === 200);
  }
});

test('of eight windows that change the password at once, one succeeds, and only its session is left', async () => {
  const { username, token } = await signUpShopper(shop.app);
  const tokens = [token, ...(await Promise.all(EIGHT_TIMES.slice(1).map(() => signInAs(shop.app, username))))];
  const responses = await Promise.all(
    tokens.map((sessionToken, index) => {
      const password = `password ${index}`;
      const body = { current_password: PASSWORD, password, confirmPassword: password };
      return call(shop.app, '/api/users/password/change', body, { token: sessionToken });
    }),
  );
  const statuses = responses.map(({ status }) => status);
  // 422: the current password is no longer correct. 401: the change that succeeded has ended this session.
  for (const status of statuses) expect([200, 401, 422]).toContain(status);
  const areOpen = await Promise.all(tokens.map((sessionToken) => isSessionOpen(shop.app, sessionToken)));
  expect(areOpen).toEqual(statuses.map((status) => status === 200));
  await expectOnePassword(username, statuses, (index) => `password ${index}`);
});

test('a shopper who erases her account during other calls leaves no data, and every call is refused or succeeds', async () => {
  for (let round = 0; round < 3; round++) {
    const { token, user_id } = await signUpShopper(shop.app);
    const send = (path: string, body: object) => call(shop.app, path, body, { token });
    const responses = await Promise.all([
      send('/api/users/address/add', { address: 'KN 3 Rd' }),
      send('/api/users/updateMyAccount', {
        name: 'Keza',
        email: `moved-${user_id}@example.com`,
        phone: '0788123456',
        current_password: PASSWORD,
      }),
      send('/api/users/deactivate', { password: PASSWORD }),
      send('/api/users/address/add', { address: 'KN 5 Rd' }),
      send('/api/users/sessions/end-others', {}),
    ]);
    for (const { status } of responses) expect([200, 401]).toContain(status);
    expect(responses[2]?.status).toBe(200);
    const names = await shop.db.selectFrom('sign_in_names').select('sign_in_name').where('user_id', '=', user_id).execute();
    const addresses = await shop.db.selectFrom('addresses').select('address').where('user_id', '=', user_id).execute();
    expect([names, addresses, await isSessionOpen(shop.app, token)]).toEqual([[], [], false]);
  }
});
