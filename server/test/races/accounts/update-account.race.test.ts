import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUniqueName } from '../../support/fixtures/fixtures.ts';
import { confirmEmail, findMailedToken, PASSWORD, type SignedUpShopper, signUpShopper } from '../../support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const requestEmailChange = ({ token }: SignedUpShopper, email: string) =>
  call(shop.app, '/api/users/updateMyAccount', { name: 'Aline', email, phone: '0788123456', current_password: PASSWORD }, { token });
const signUpShoppers = (count: number) => Promise.all(Array.from({ length: count }, () => signUpShopper(shop.app)));
const createEmail = () => `${createUniqueName('same')}@example.com`;
const followLinkMailedTo = async (email: string) => confirmEmail(shop.app, await findMailedToken(shop.db, email));
const selectUserRow = ({ user_id }: SignedUpShopper) =>
  shop.db.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
const listSignInNames = async ({ user_id }: SignedUpShopper) =>
  (await shop.db.selectFrom('sign_in_names').select('sign_in_name').where('user_id', '=', user_id).execute()).map(
    (row) => row.sign_in_name,
  );

test('of a shopper who changes to an address and one who signs up with it, only one gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const email = createEmail();
    const [shopper] = (await signUpShoppers(1)) as [SignedUpShopper];
    expect((await requestEmailChange(shopper, email)).status).toBe(200);
    const form = { username: createUniqueName('u'), name: 'Keza', email, password: 'secret', phone: '0788123456' };
    const responses = await Promise.all([followLinkMailedTo(email), call(shop.app, '/api/users/createAccount', form)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test('two shoppers who want each other’s address are both refused, and both can still sign in', async () => {
  const [first, second] = (await signUpShoppers(2)) as [SignedUpShopper, SignedUpShopper];
  const responses = await Promise.all([requestEmailChange(first, second.email), requestEmailChange(second, first.email)]);
  expect(responses.map(({ status }) => status)).toEqual([409, 409]);
  for (const shopper of [first, second]) expect((await listSignInNames(shopper)).sort()).toEqual([shopper.email, shopper.username].sort());
});

test('two shoppers who confirm new addresses at once, while their old addresses stay sign-in names, do not deadlock', async () => {
  for (let round = 0; round < 5; round++) {
    const pair = (await signUpShoppers(2)) as [SignedUpShopper, SignedUpShopper];
    const emails = [createEmail(), createEmail()] as const;
    await Promise.all(pair.map((shopper, index) => requestEmailChange(shopper, emails[index] ?? '')));
    const responses = await Promise.all(emails.map(followLinkMailedTo));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    for (const [index, shopper] of pair.entries()) {
      expect((await selectUserRow(shopper)).email).toBe(emails[index]);
      expect((await listSignInNames(shopper)).sort()).toEqual([String(emails[index]), shopper.email, shopper.username].sort());
    }
  }
});

test('one shopper changes the address in three windows: one change is pending, and only its link works', async () => {
  const [shopper] = (await signUpShoppers(1)) as [SignedUpShopper];
  const emails = [createEmail(), createEmail(), createEmail()];
  const responses = await Promise.all(emails.map((email) => requestEmailChange(shopper, email)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { pending_email } = await selectUserRow(shopper);
  for (const email of emails) expect((await followLinkMailedTo(email)).status).toBe(email === pending_email ? 200 : 400);
  expect((await selectUserRow(shopper)).email).toBe(pending_email);
});
