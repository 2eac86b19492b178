/** Tests that a call is answered in its language, and that mails and orders keep the language in which they were made. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MESSAGES, STAFF_MESSAGES } from '../../src/messages/messages.ts';
import { addToCart } from '../support/fixtures/cart.ts';
import { addProduct, addShopper, createUniqueName, setShipping, verifyEmail } from '../support/fixtures/fixtures.ts';
import { PASSWORD, signUpShopper } from '../support/fixtures/signed-up-shoppers.ts';
import { actAsStaff, addStaffMember } from '../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call, callGet } from '../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({});
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const askForNothing = async (query: string, headers: Record<string, string> = {}) =>
  (await call(shop.app, `/api/orders/cancel${query}`, {}, { headers })).body.message;

describe('a refusal is in the language', () => {
  const NOT_AUTHORIZED = Object.fromEntries(
    Object.entries(MESSAGES).map(([language, { refusals }]) => [language, refusals.not_authorized]),
  );

  test.each([
    ['that the call names', '?lang=fr', {}, 'fr'],
    ['that the call names, whatever its header says', '?lang=rw', { 'accept-language': 'fr' }, 'rw'],
    ['of the header, where the call names none', '', { 'accept-language': 'rw-RW,rw;q=0.9,en;q=0.5' }, 'rw'],
    ['that the client prefers among those of the shop', '', { 'accept-language': 'sw,fr-RW;q=0.8,en;q=0.5' }, 'fr'],
    ['English, where the client accepts no other one', '', { 'accept-language': 'sw,ko;q=0.8' }, 'en'],
    ['English, where nothing is said', '', {}, 'en'],
    ['English, where the call names a language that the shop lacks', '?lang=xx', {}, 'en'],
  ])('%s', async (_case, query, headers, language) => {
    expect(await askForNothing(query, headers as Record<string, string>)).toBe(NOT_AUTHORIZED[language]);
  });

  test('also where a field is refused, and where the call succeeds', async () => {
    const signIn = await call(shop.app, '/api/users/login?lang=fr', { username: 'keza' });
    expect(signIn.body.errors).toEqual([{ path: 'password', code: 'password_too_short', message: 'Le mot de passe est trop court' }]);
    const forgot = await call(shop.app, '/api/users/forgot-password?lang=rw', { email: 'keza@example.com' });
    expect(forgot.body.message).toBe(MESSAGES.rw.successes.resetLinkSent);
  });
});

test('calls of staff are answered in English, also before they have signed in', async () => {
  const signIn = await call(
    shop.app,
    '/api/admin/session?lang=fr',
    { username: 'nobody', password: PASSWORD },
    { headers: { 'accept-language': 'fr' } },
  );
  expect(signIn.body.message).toBe(STAFF_MESSAGES.refusals.sign_in_failed);

  const { token } = await addStaffMember(shop.db);
  const reply = await callGet(shop.app, '/api/admin/orders/none?lang=fr', { token, headers: { 'accept-language': 'rw' } });
  expect(reply.body.message).toBe(STAFF_MESSAGES.refusals.order_not_found);
});

const listMails = (to: string) =>
  shop.db.selectFrom('mails').select(['subject', 'text', 'html']).where('to_address', '=', to).orderBy('created_at').execute();

test('an account keeps the language in which it was made: its mails are in it, and link to pages in it', async () => {
  const username = createUniqueName('keza');
  const email = `${username}@example.com`;
  const form = { username, name: 'Keza', email, phone: '0788123456', password: PASSWORD };
  expect((await call(shop.app, '/api/users/createAccount?lang=fr', form)).body.message).toBe(MESSAGES.fr.successes.signedUp);
  const [welcome] = await listMails(email);
  expect(welcome?.subject).toBe(MESSAGES.fr.mails.welcome.subject('Uruhu'));
  expect(welcome?.html).toContain('<html lang="fr"');
  expect(welcome?.text).toMatch(/\/fr\/confirm-email\?t=/);
});

test('an order keeps the language in which it was placed: staff move it in English, and its mails are in it', async () => {
  const buyer = await addShopper(shop.db);
  await verifyEmail(shop.db, buyer);
  const { product_id } = await addProduct(shop.db);
  await addToCart(shop.app, buyer, { product_id });
  const placed = await call(shop.app, '/api/orders/place?lang=rw', {}, { token: buyer.token });
  expect(placed.body.message).toBe(MESSAGES.rw.successes.orderPlaced);
  const { order_id } = placed.body.data;

  const { token } = await addStaffMember(shop.db);
  expect((await actAsStaff(shop, { token }, order_id, 'cancel', { expected_status: 'pending', reason: 'Byashize' })).status).toBe(200);
  const mails = await listMails(buyer.email);
  const { orderPlaced, orderStatus } = MESSAGES.rw.mails;
  const number = order_id.slice(0, 8);
  expect(mails.map(({ subject }) => subject)).toEqual([orderPlaced.subject(number), orderStatus.changes.cancelled.subject(number)]);
  for (const { html, text } of mails) {
    expect(html).toContain('<html lang="rw"');
    expect(text).toContain(`/rw/orders/${order_id}`);
  }
});

test('a shopper who signs in in another language gets her mails in it from then on', async () => {
  const buyer = await signUpShopper(shop.app);
  await call(shop.app, '/api/users/login?lang=rw', { username: buyer.username, password: PASSWORD });
  const readLanguage = () => shop.db.selectFrom('users').select('language').where('user_id', '=', buyer.user_id).executeTakeFirstOrThrow();
  expect(await readLanguage()).toEqual({ language: 'rw' });
});

test('a wait and a message keep the language in which they were made', async () => {
  const buyer = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  await call(shop.app, '/api/products/stock-waits/save?lang=fr', { product_id, waiting: true }, { token: buyer.token });
  const waits = await shop.db.selectFrom('stock_waits').select('language').where('user_id', '=', buyer.user_id).execute();
  expect(waits).toEqual([{ language: 'fr' }]);
  const message = { name: 'Keza', email: `${createUniqueName('keza')}@example.com`, phone: '0788123456', message: 'Muraho' };
  await call(shop.app, '/api/users/contact?lang=rw', message);
  const messages = await shop.db.selectFrom('contact_messages').select('language').where('email', '=', message.email).execute();
  expect(messages).toEqual([{ language: 'rw' }]);
});
