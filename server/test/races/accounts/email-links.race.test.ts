/** Simultaneous calls with links that confirm an address or undo a change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUniqueName } from '../../support/fixtures/fixtures.ts';
import {
  confirmEmail,
  findMailedToken,
  listMailsExceptWelcome,
  PASSWORD,
  type SignedUpShopper,
  signUpShopper,
  undoEmail,
} from '../../support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const createEmail = () => `${createUniqueName('new')}@example.com`;
const requestEmailChange = ({ name, phone, token }: SignedUpShopper, email: string) =>
  call(shop.app, '/api/users/updateMyAccount', { name, phone, email, current_password: PASSWORD }, { token });
/** Adds a shopper with a valid link that confirms another address. */
async function addShopperWithPendingChange(email = createEmail()) {
  const shopper = await signUpShopper(shop.app);
  expect((await requestEmailChange(shopper, email)).status).toBe(200);
  return { shopper, email, linkToken: await findMailedToken(shop.db, email) };
}
const selectUserRow = ({ user_id }: Pick<SignedUpShopper, 'user_id'>) =>
  shop.db.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirst();
const listSignInNames = async ({ user_id }: Pick<SignedUpShopper, 'user_id'>) =>
  (await shop.db.selectFrom('sign_in_names').select('sign_in_name').where('user_id', '=', user_id).execute())
    .map(({ sign_in_name }) => sign_in_name)
    .sort();
const listCoupons = (user_id: string) => shop.db.selectFrom('coupons').selectAll().where('user_id', '=', user_id).execute();
const EIGHT_TIMES = Array.from({ length: 8 });

test('one link followed eight times at once confirms once, and all eight calls succeed', async () => {
  const shopper = await signUpShopper(shop.app, { email_verified: false });
  const linkToken = await findMailedToken(shop.db, shopper.email);
  const responses = await Promise.all(EIGHT_TIMES.map(() => confirmEmail(shop.app, linkToken)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await selectUserRow(shopper)).toMatchObject({ email: shopper.email, email_verified_at: expect.any(Date) });
});

test('one link to a new address followed eight times at once changes the account’s address once', async () => {
  const { shopper, email, linkToken } = await addShopperWithPendingChange();
  const responses = await Promise.all(EIGHT_TIMES.map(() => confirmEmail(shop.app, linkToken)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await listMailsExceptWelcome(shop.db, shopper.email)).map(({ kind }) => kind)).toEqual(['emailChangeAsked', 'emailChanged']);
  const undoLinks = await shop.db
    .selectFrom('email_links')
    .selectAll()
    .where('user_id', '=', shopper.user_id)
    .where('purpose', '=', 'undo')
    .execute();
  expect([undoLinks.length, await listSignInNames(shopper)]).toEqual([1, [email, shopper.email, shopper.username].sort()]);
});

test('of eight accounts that confirm one address at once, one gets it and the others are refused as taken', async () => {
  const email = createEmail();
  const pendingChanges: Awaited<ReturnType<typeof addShopperWithPendingChange>>[] = [];
  for (let index = 0; index < 8; index++) {
    pendingChanges.push(await addShopperWithPendingChange(email));
    // Other tests cover the limit of mails to one address.
    await shop.db.deleteFrom('proof_mails').execute();
  }
  const responses = await Promise.all(pendingChanges.map(({ linkToken }) => confirmEmail(shop.app, linkToken)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  for (const [index, { shopper }] of pendingChanges.entries()) {
    const succeeded = responses[index]?.status === 200;
    expect(await selectUserRow(shopper)).toMatchObject({
      email: succeeded ? email : shopper.email,
      pending_email: succeeded ? null : email,
    });
    expect((await listSignInNames(shopper)).includes(email)).toBe(succeeded);
  }
});

test('confirming a change while the previous one is undone leaves the account its old address as sign-in name, and frees both new addresses', async () => {
  for (let round = 0; round < 6; round++) {
    const { shopper, email, linkToken } = await addShopperWithPendingChange();
    expect((await confirmEmail(shop.app, linkToken)).status).toBe(200);
    const undoToken = await findMailedToken(shop.db, shopper.email, 'undo');
    const secondEmail = createEmail();
    expect((await requestEmailChange(shopper, secondEmail)).status).toBe(200);
    const [confirmed, undone] = await Promise.all([
      confirmEmail(shop.app, await findMailedToken(shop.db, secondEmail)),
      undoEmail(shop.app, undoToken),
    ]);
    expect([confirmed.status, undone.status]).toEqual([expect.any(Number), 200]);
    expect([200, 400]).toContain(confirmed.status);
    // In either order of the two calls, the undone change stays undone.
    expect(await selectUserRow(shopper)).toMatchObject({ email: shopper.email, pending_email: null });
    expect(await listSignInNames(shopper)).toEqual([shopper.email, shopper.username].sort());
    for (const freeEmail of [email, secondEmail]) {
      const form = { username: createUniqueName('u'), name: 'Keza', email: freeEmail, password: 'secret', phone: '0788123456' };
      expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
    }
  }
});

test('one undo link followed eight times at once works once', async () => {
  const { shopper, linkToken } = await addShopperWithPendingChange();
  await confirmEmail(shop.app, linkToken);
  const undoToken = await findMailedToken(shop.db, shopper.email, 'undo');
  const responses = await Promise.all(EIGHT_TIMES.map(() => undoEmail(shop.app, undoToken)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
  const resets = await shop.db.selectFrom('password_resets').selectAll().where('user_id', '=', shopper.user_id).execute();
  expect(resets).toHaveLength(1);
});

test('a link that is followed while its account is erased gets a response and leaves nothing', async () => {
  for (let round = 0; round < 6; round++) {
    const { shopper, email, linkToken } = await addShopperWithPendingChange();
    const erase = call(shop.app, '/api/users/deactivate', { password: PASSWORD }, { token: shopper.token });
    const [confirmed, erased] = await Promise.all([confirmEmail(shop.app, linkToken), erase]);
    expect([200, 400]).toContain(confirmed.status);
    expect(erased.status).toBe(200);
    expect([await selectUserRow(shopper), await listSignInNames(shopper)]).toEqual([undefined, []]);
    const form = { username: createUniqueName('u'), name: 'Keza', email, password: 'secret', phone: '0788123456' };
    expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
  }
});

test('following a link while the change is cancelled leaves the change either confirmed or cancelled for both calls', async () => {
  for (let round = 0; round < 6; round++) {
    const { shopper, email, linkToken } = await addShopperWithPendingChange();
    const cancel = call(shop.app, '/api/users/email/cancel', {}, { token: shopper.token });
    const [confirmed, cancelled] = await Promise.all([confirmEmail(shop.app, linkToken), cancel]);
    expect(cancelled.status).toBe(200);
    const row = await selectUserRow(shopper);
    expect([row?.email, row?.pending_email]).toEqual([confirmed.status === 200 ? email : shopper.email, null]);
  }
});

test('a change requested while the password is changed does not outlive the old password', async () => {
  for (let round = 0; round < 6; round++) {
    const shopper = await signUpShopper(shop.app);
    const change = { current_password: PASSWORD, password: 'another one', confirmPassword: 'another one' };
    const [requested, changed] = await Promise.all([
      requestEmailChange(shopper, createEmail()),
      call(shop.app, '/api/users/password/change', change, { token: shopper.token }),
    ]);
    expect(changed.status).toBe(200);
    // 422: the password was changed first, so the request has a wrong current password.
    expect([200, 422]).toContain(requested.status);
    expect((await selectUserRow(shopper))?.pending_email).toBeNull();
  }
});

test('of eight simultaneous mails to one unverified address, three are written', async () => {
  const email = createEmail();
  const shoppers = await Promise.all(EIGHT_TIMES.map(() => signUpShopper(shop.app)));
  await Promise.all(shoppers.map((shopper) => requestEmailChange(shopper, email)));
  expect(await listMailsExceptWelcome(shop.db, email)).toHaveLength(3);
});

test('of eight accounts with one phone number that are confirmed at once, one gets the new member’s coupon', async () => {
  const phone = '0788 555 666';
  const shoppers = await Promise.all(
    EIGHT_TIMES.map(async () => {
      const username = createUniqueName('same-phone');
      const form = { username, email: `${username}@example.com`, name: 'Aline', password: 'secret', phone };
      return { ...form, user_id: (await call(shop.app, '/api/users/createAccount', form)).body.user.user_id as string };
    }),
  );
  const links = await Promise.all(shoppers.map(({ email }) => findMailedToken(shop.db, email)));
  const responses = await Promise.all(links.map((linkToken) => confirmEmail(shop.app, linkToken)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const coupons = await Promise.all(shoppers.map(({ user_id }) => listCoupons(user_id)));
  expect(coupons.map((shopperCoupons) => shopperCoupons.length).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
});
