/** A new shopper buys without opening a mail of the shop. */
import { beforeAll, expect, test } from 'vitest';
import { placeOrder } from '../../support/fixtures/buy.ts';
import { addToCart } from '../../support/fixtures/cart.ts';
import { addProduct, createUniqueName } from '../../support/fixtures/fixtures.ts';
import { claimMobileMoney, judgeClaim } from '../../support/fixtures/paying.ts';
import { confirmEmail, findMailedToken } from '../../support/fixtures/signed-up-shoppers.ts';
import { actAsStaff, addStaffMember } from '../../support/fixtures/staff.ts';
import { call } from '../../support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

test('a new shopper orders, pays and gets her parcel without confirming her address, and until then the shop writes only the confirmation mail', async () => {
  const email = `${createUniqueName('keza')}@example.com`;
  const form = { username: createUniqueName('keza'), name: 'Keza', email, password: 'muraho', phone: '0788 123 456' };
  expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
  const { token } = (await call(shop.app, '/api/users/login', { username: form.username, password: form.password })).body;
  const send = async (path: string, body: object) => (await call(shop.app, path, body, { token })).status;
  const listMailKinds = async () =>
    (await shop.db.selectFrom('mails').select('kind').where('to_address', '=', email).orderBy('created_at').execute()).map(
      ({ kind }) => kind,
    );
  const { product_id } = await addProduct(shop.db, { stock: 5 });

  expect(await send('/api/users/address/add', { address: 'KG 11 Ave 5' })).toBe(200);
  await addToCart(shop.app, { token }, { product_id });
  const placed = await placeOrder(shop, { token });
  expect([placed.status, placed.body.message]).toEqual([200, 'Order placed successfully!']);
  const { order_id } = placed.body.data;
  expect((await claimMobileMoney(shop, { token }, order_id)).status).toBe(200);
  const staff = await addStaffMember(shop.db);
  expect((await judgeClaim(shop, staff, order_id, 'confirm-payment', { expected_status: 'pending' })).body.data.payment_status).toBe(
    'Paid',
  );
  expect((await actAsStaff(shop, staff, order_id, 'prepare', { expected_status: 'pending' })).status).toBe(200);
  expect(await listMailKinds()).toEqual(['welcome']);

  const { body } = await call(shop.app, '/api/orders/get', { order_id }, { token });
  expect(body.data, 'the order page shows both states').toMatchObject({ status: 'preparing', payment_status: 'Paid' });

  expect((await confirmEmail(shop.app, await findMailedToken(shop.db, email))).status).toBe(200);
  expect((await actAsStaff(shop, staff, order_id, 'ship', { expected_status: 'preparing' })).status).toBe(200);
  expect(await listMailKinds()).toEqual(['welcome', 'orderStatus']);
});
