/** Attacks on shoppers, and on owners of addresses without an account, by means of e-mail addresses. */
import { beforeAll, describe, expect, test } from 'vitest';
import { forgotPassword } from '../../src/domains/accounts/accounts.ts';
import { placeOrder } from '../support/fixtures/buy.ts';
import { addToCart } from '../support/fixtures/cart.ts';
import { addProduct, createUniqueName } from '../support/fixtures/fixtures.ts';
import {
  confirmEmail,
  findMailedToken,
  listMailsExceptWelcome,
  PASSWORD,
  signUpShopper,
  undoEmail,
} from '../support/fixtures/signed-up-shoppers.ts';
import { call, callGet } from '../support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const selectMailsTo = (to: string) => shop.db.selectFrom('mails').selectAll().where('to_address', '=', to).execute();
const signIn = (username: string, password: string) => call(shop.app, '/api/users/login', { username, password });
const resetPassword = (token: string, password: string) =>
  call(shop.app, '/api/users/reset-password', { token, password, confirmPassword: password });
const findResetToken = async (to: string) =>
  /reset-password\?t=([\w-]{43})/.exec((await selectMailsTo(to)).find(({ kind }) => kind === 'reset')?.text ?? '')?.[1] ?? '';
const PHISHING_TEXT = 'Dear customer, your account is locked: https://evil.example/unlock\n\nUruhu security';

/** Places an order and cancels it, `times` times. Returns the statuses of all calls. */
async function placeAndCancelOrders(shopper: { token: string }, times: number): Promise<number[]> {
  const { product_id } = await addProduct(shop.db);
  const statuses: number[] = [];
  for (let round = 0; round < times; round++) {
    await addToCart(shop.app, shopper, { product_id });
    const placed = await placeOrder(shop, shopper);
    statuses.push(placed.status);
    if (placed.status !== 200) continue;
    statuses.push((await call(shop.app, '/api/orders/cancel', { order_id: placed.body.data.order_id }, { token: shopper.token })).status);
  }
  return statuses;
}

describe('a stranger’s address', () => {
  test('gets one mail from an account that signs up with it, orders and cancels in a loop, and no text of the attacker', async () => {
    const email = `${createUniqueName('stranger')}@example.com`;
    const form = { username: createUniqueName('thief'), name: PHISHING_TEXT.slice(0, 90), email, password: PASSWORD, phone: '0788123456' };
    expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
    const { token } = (await signIn(form.username, PASSWORD)).body;
    expect((await call(shop.app, '/api/users/address/add', { address: PHISHING_TEXT }, { token })).status).toBe(200);
    const statuses = await placeAndCancelOrders({ token }, 40);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
    const mails = await selectMailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['welcome']);
    expect(JSON.stringify(mails)).not.toMatch(/evil|locked|Dear customer/);
  });

  test('gives an attacker who signs up with it no coupon, and its owner still gets one', async () => {
    const email = `${createUniqueName('owner')}@example.com`;
    const form = { username: createUniqueName('thief'), name: 'Thief', email, password: PASSWORD, phone: '0788 999 001' };
    await call(shop.app, '/api/users/createAccount', form);
    const { token } = (await signIn(form.username, PASSWORD)).body;
    const listMyCoupons = (sessionToken: string) => callGet(shop.app, '/api/orders/coupons/mine', { token: sessionToken });
    const [{ coupon_code, needs_verified_email }] = (await listMyCoupons(token)).body.results;
    expect(needs_verified_email).toBe(true);
    const { product_id } = await addProduct(shop.db);
    await call(shop.app, '/api/users/address/add', { address: 'KG 1' }, { token });
    await addToCart(shop.app, { token }, { product_id });
    const message = 'Please confirm your e-mail address to use this coupon: open the link in the mail that we sent you.';
    expect(await call(shop.app, '/api/orders/coupons/validate', { coupon_code }, { token })).toMatchObject({
      status: 422,
      body: { message },
    });
    expect(await placeOrder(shop, { token }, { applied_coupon_code: coupon_code })).toMatchObject({ status: 422, body: { message } });
    await call(shop.app, '/api/users/deactivate', { password: PASSWORD }, { token });
    await call(shop.app, '/api/users/createAccount', { ...form, username: createUniqueName('owner'), phone: '0788 999 002' });
    expect((await confirmEmail(shop.app, await findMailedToken(shop.db, email))).status).toBe(200);
    expect((await listMyCoupons((await signIn(email, PASSWORD)).body.token)).body.results).toMatchObject([{ needs_verified_email: false }]);
  });

  test("cannot be another account's username", async () => {
    const email = `${createUniqueName('owner')}@example.com`;
    const thief = {
      username: email,
      name: 'Thief',
      email: `${createUniqueName('thief')}@example.com`,
      password: PASSWORD,
      phone: '0788123456',
    };
    const { status, body } = await call(shop.app, '/api/users/createAccount', thief);
    expect([status, body.errors[0].path]).toEqual([400, 'username']);
    expect((await call(shop.app, '/api/users/createAccount', { ...thief, username: createUniqueName('owner'), email })).status).toBe(200);
  });
});

describe('an open session', () => {
  const updateAccount = (token: string, form: object) =>
    call(shop.app, '/api/users/updateMyAccount', { name: 'Keza', phone: '0788123456', ...form }, { token });

  test("cannot change the account's address, and no password mail goes to the new one", async () => {
    const owner = await signUpShopper(shop.app);
    const email = `${createUniqueName('thief')}@example.com`;
    expect((await updateAccount(owner.token, { email })).status).toBe(422);
    expect((await updateAccount(owner.token, { email, current_password: 'a guess' })).status).toBe(422);
    await forgotPassword(shop.db, shop.context.mailer, email);
    expect(await selectMailsTo(email)).toEqual([]);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(owner.email, PASSWORD)).status).toBe(200);
    expect(await listMailsExceptWelcome(shop.db, owner.email), 'no mail is sent').toEqual([]);
  });

  test('of a thief who knows the password can change the address, but the link in the owner’s mail restores it, whatever the thief does', async () => {
    const owner = await signUpShopper(shop.app);
    const [email, secondEmail] = [`${createUniqueName('thief')}@example.com`, `${createUniqueName('thief')}@example.com`];
    expect((await updateAccount(owner.token, { email, current_password: PASSWORD })).status).toBe(200);
    expect((await confirmEmail(shop.app, await findMailedToken(shop.db, email))).status).toBe(200);
    await forgotPassword(shop.db, shop.context.mailer, email);
    expect((await resetPassword(await findResetToken(email), 'the thief’s')).status).toBe(200);
    const { token } = (await signIn(email, 'the thief’s')).body;
    await updateAccount(token, { email: secondEmail, current_password: 'the thief’s' });
    expect((await confirmEmail(shop.app, await findMailedToken(shop.db, secondEmail))).status).toBe(200);
    await forgotPassword(shop.db, shop.context.mailer, secondEmail);

    const undone = await undoEmail(shop.app, await findMailedToken(shop.db, owner.email, 'undo'));
    expect(undone.status).toBe(200);
    expect((await callGet(shop.app, '/api/users/me', { token })).status).toBe(401);
    expect((await resetPassword(await findResetToken(secondEmail), 'once more')).status).toBe(400);
    expect((await undoEmail(shop.app, await findMailedToken(shop.db, email, 'undo'))).status).toBe(400);
    for (const name of [email, secondEmail, owner.username]) expect((await signIn(name, 'the thief’s')).status).toBe(401);
    expect((await resetPassword(undone.body.data.reset_token, 'the owner’s')).status).toBe(200);
    expect((await signIn(owner.email, 'the owner’s')).body.user).toMatchObject({ email: owner.email, email_verified: true });
  });
});

test('a shopper with a verified address may cancel ten orders, then one in six minutes, so no loop floods her mailbox', async () => {
  const shopper = await signUpShopper(shop.app);
  await call(shop.app, '/api/users/address/add', { address: PHISHING_TEXT }, { token: shopper.token });
  const statuses = await placeAndCancelOrders(shopper, 40);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  const mails = await listMailsExceptWelcome(shop.db, shopper.email);
  const countMails = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
  // Ten orders were cancelled, and ten more stay unpaid: a shopper can have no more than ten unpaid orders.
  expect([countMails('orderPlaced'), countMails('orderStatus')]).toEqual([20, 10]);
  for (const { text, html } of mails) expect(text + html).not.toMatch(/evil\.example|https:\/\/evil|\n\nUruhu security/);
});
