/** Tests which parcel gets the free gift that the shop promises with a first order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../../test/support/fixtures/cart.ts';
import { type Product, type Shopper, setShipping } from '../../../../test/support/fixtures/fixtures.ts';
import { addAttempt } from '../../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../../test/support/fixtures/plain-order.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
let packer: TestStaffMember;
beforeAll(async () => {
  // Not shared: changes the settings of the shop.
  shop = await openTestShop();
  await setShipping(shop.db);
  packer = await addStaffMember(shop.db, 'packer');
});
afterAll(() => shop.close());

/** Reads whether an order gets the gift, from its page and from its packing slip, which must agree. */
async function hasGift(order_id: string): Promise<boolean> {
  const { token } = packer;
  const page = await callGet(shop.app, `/api/admin/orders/${order_id}`, { token });
  const slips = await callGet(shop.app, `/api/admin/order-papers?ids=${order_id}`, { token });
  expect(slips.body.data).toMatchObject([{ has_free_gift: page.body.data.has_free_gift }]);
  return page.body.data.has_free_gift;
}

async function placeAnotherOrder(buyer: Shopper, { product_id }: Product): Promise<string> {
  await addToCart(shop.app, buyer, { product_id, quantity: 1 });
  return (await placeOrder(shop, buyer)).body.data.order_id;
}

let phoneCount = 0;
const createPhone = () => `+2507880000${String(++phoneCount).padStart(2, '0')}`;

/** Creates the first order of a new account. */
async function createFirstOrder(phone = createPhone()) {
  const { buyer, product } = await addBuyer(shop);
  await shop.db.updateTable('users').set({ phone }).where('user_id', '=', buyer.user_id).execute();
  return { buyer, product, order: (await placeOrder(shop, buyer)).body.data };
}

const addPayment = (order_id: string, amount_rwf: number) => addAttempt(shop, { order_id, state: 'succeeded', amount_rwf });
const sendPrepare = (order_id: string) =>
  call(shop.app, `/api/admin/orders/${order_id}/prepare`, { expected_status: 'pending' }, { token: packer.token });

test('one order of a customer gets the gift: the one packed first, else the oldest paid one, else the oldest', async () => {
  const { buyer, product, order: firstOrder } = await createFirstOrder();
  const second_order_id = await placeAnotherOrder(buyer, product);
  expect([await hasGift(firstOrder.order_id), await hasGift(second_order_id)]).toEqual([true, false]);

  await addPayment(second_order_id, firstOrder.final_total);
  expect([await hasGift(firstOrder.order_id), await hasGift(second_order_id)]).toEqual([false, true]);

  await addPayment(firstOrder.order_id, firstOrder.final_total);
  expect((await sendPrepare(second_order_id)).status).toBe(200);
  expect([await hasGift(firstOrder.order_id), await hasGift(second_order_id)]).toEqual([false, true]);
});

const isGiftPromised = async ({ token }: Shopper) =>
  (await callGet(shop.app, '/api/orders/coupons/mine', { token })).body.gets_free_gift as boolean;

test('the shop promises the gift until the first order is placed, and again if it is cancelled', async () => {
  const { buyer } = await addBuyer(shop);
  expect(await isGiftPromised(buyer)).toBe(true);
  const { order_id } = (await placeOrder(shop, buyer)).body.data;
  expect(await isGiftPromised(buyer)).toBe(false);
  await call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token });
  expect(await isGiftPromised(buyer)).toBe(true);
});

test('a cancelled first order leaves the gift to the next', async () => {
  const { buyer, product, order } = await createFirstOrder();
  const cancelResponse = await call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token });
  expect(cancelResponse.status).toBe(200);
  expect([await hasGift(order.order_id), await hasGift(await placeAnotherOrder(buyer, product))]).toEqual([false, true]);
});

test('a second account with the same phone number gets no second gift', async () => {
  const phone = createPhone();
  const { order: firstOrder } = await createFirstOrder(phone);
  const { order: secondOrder } = await createFirstOrder(phone);
  expect([await hasGift(firstOrder.order_id), await hasGift(secondOrder.order_id)]).toEqual([true, false]);
});

test('an earlier order without an account does not take the gift from the first order of the account', async () => {
  const phone = createPhone();
  await createPlainOrder(shop.db, { customer_phone: phone, is_guest: true, entered_by: packer.staff_id, status: 'preparing' });
  const { order } = await createFirstOrder(phone);
  expect(await hasGift(order.order_id)).toBe(true);
});

test('orders placed while the shop promises no gift get none, earlier ones do', async () => {
  const { order: earlyOrder } = await createFirstOrder();
  await shop.db.updateTable('site_settings').set({ new_member_offer: false }).execute();
  await expect.poll(async () => (await callGet(shop.app, '/api/users/siteSettings')).body.new_member_offer).toBe(false);
  const { buyer, order: lateOrder } = await createFirstOrder();
  expect(await isGiftPromised(buyer)).toBe(false);
  expect([await hasGift(earlyOrder.order_id), await hasGift(lateOrder.order_id)]).toEqual([true, false]);
});
