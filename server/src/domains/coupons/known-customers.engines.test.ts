/** Limited coupons recognise a customer by all codes of a batch, by all her orders, and by her other accounts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, createOrder, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { addBatch, addCoupon, countCouponUses, tryCoupon } from '../../../test/support/fixtures/coupons.ts';
import { addProduct, addShopper, type Shopper, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';
import { decideNewMember, recordCustomerFingerprints } from './coupons.ts';

let shop: TestShop;
let product_id: string;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  product_id = (await addProduct(shop.db)).product_id;
});
afterAll(() => shop.close());

let phoneCount = 0;
const createPhone = () => `0788${String(200_000 + ++phoneCount)}`;
/** Writes '0788…' as '+250788…': the leading 0 becomes the end of Rwanda's country code, +250. */
const toInternational = (phone: string) => `+25${phone}`;
/** Adds a shopper with a phone of her own and a product in her cart. */
async function addBuyerWithOwnPhone(options: Parameters<typeof addShopper>[1] = {}): Promise<Shopper> {
  const buyer = await addShopper(shop.db, { phone: createPhone(), ...options });
  await addToCart(shop.app, buyer, { product_id });
  return buyer;
}
const refillCart = (buyer: Shopper) => addToCart(shop.app, buyer, { product_id });
const placeOrderWithCode = (buyer: Shopper, code?: string) =>
  placeOrder(shop, buyer, code === undefined ? {} : { applied_coupon_code: code });
const ALREADY_USED_REFUSAL = { status: 422, body: { code: 'coupon_already_used' } };
const NOT_FIRST_ORDER_REFUSAL = { status: 422, body: { code: 'coupon_for_first_order' } };

async function expectCouponRefused(buyer: Shopper, code: string, refusal: object) {
  expect(await tryCoupon(shop.app, buyer, code)).toMatchObject(refusal);
  expect(await placeOrderWithCode(buyer, code)).toMatchObject(refusal);
  expect(await countCouponUses(shop.db, code)).toEqual({ useCounter: 0, activeRedemptions: 0 });
}

describe('a batch with one use per customer', () => {
  test('refuses a second code to the customer and to her other account, and accepts it from others', async () => {
    const [firstCode, secondCode, thirdCode] = await addBatch(shop.db, { count: 3, person_limit: 1, total_limit: 1 });
    const phone = createPhone();
    const [keza, otherAccount, aline] = [
      await addBuyerWithOwnPhone({ phone }),
      await addBuyerWithOwnPhone({ phone }),
      await addBuyerWithOwnPhone(),
    ];
    const orderResponse = await placeOrderWithCode(keza, firstCode);
    expect(orderResponse.status).toBe(200);
    await refillCart(keza);
    await expectCouponRefused(keza, secondCode, ALREADY_USED_REFUSAL);
    await expectCouponRefused(otherAccount, thirdCode, ALREADY_USED_REFUSAL);
    expect((await placeOrderWithCode(aline, secondCode)).status).toBe(200);

    await call(shop.app, '/api/orders/cancel', { order_id: orderResponse.body.data.order_id }, { token: keza.token });
    expect((await placeOrderWithCode(keza, thirdCode)).status).toBe(200);
  });

  test('does not count uses of other batches or of coupons without a batch', async () => {
    const [[firstBatchCode], [secondBatchCode]] = [
      await addBatch(shop.db, { count: 1, person_limit: 1 }),
      await addBatch(shop.db, { count: 1, person_limit: 1 }),
    ];
    const keza = await addBuyerWithOwnPhone();
    for (const code of [firstBatchCode, secondBatchCode, await addCoupon(shop.db, { person_limit: 1 })]) {
      expect((await placeOrderWithCode(keza, code)).status).toBe(200);
      await refillCart(keza);
    }
  });
});

describe('a first-order coupon without an owner', () => {
  test('counts orders from before the address was confirmed; the shopper’s welcome coupon does not count them', async () => {
    const keza = await addBuyerWithOwnPhone({ email_verified: false });
    expect((await placeOrderWithCode(keza)).status).toBe(200);
    await refillCart(keza);
    await shop.db.updateTable('users').set({ email_verified_at: new Date() }).where('user_id', '=', keza.user_id).execute();
    const [batchCode] = await addBatch(shop.db, { count: 1, new_members_only: true });
    await expectCouponRefused(keza, await addCoupon(shop.db, { new_members_only: true }), NOT_FIRST_ORDER_REFUSAL);
    await expectCouponRefused(keza, batchCode, NOT_FIRST_ORDER_REFUSAL);
    expect((await placeOrderWithCode(keza, await addCoupon(shop.db, { new_members_only: true, user_id: keza.user_id }))).status).toBe(200);
  });

  test('counts orders of the customer’s other account, as long as they are not cancelled', async () => {
    const code = await addCoupon(shop.db, { new_members_only: true });
    const phone = createPhone();
    const [firstAccount, secondAccount] = [
      await addBuyerWithOwnPhone({ phone, email_verified: false }),
      await addBuyerWithOwnPhone({ phone: 'none', primary_phone: phone }),
    ];
    const orderResponse = await placeOrderWithCode(firstAccount);
    await expectCouponRefused(secondAccount, code, NOT_FIRST_ORDER_REFUSAL);
    await call(shop.app, '/api/orders/cancel', { order_id: orderResponse.body.data.order_id }, { token: firstAccount.token });
    expect((await placeOrderWithCode(secondAccount, code)).status).toBe(200);
  });

  test('counts orders that staff entered for the phone number, but not an order of another customer that is delivered to it', async () => {
    const code = await addCoupon(shop.db, { new_members_only: true });
    const [caller, receiver] = [createPhone(), createPhone()];
    const [orderByPhone, orderForReceiver] = [await createOrder(shop), await createOrder(shop)];
    const updateOrder = (order_id: string, change: object) =>
      shop.db.updateTable('orders').set(change).where('order_id', '=', order_id).execute();
    await updateOrder(orderByPhone.order.order_id, { customer_phone: toInternational(caller), user_id: null });
    await updateOrder(orderForReceiver.order.order_id, { customer_phone: toInternational(receiver) });
    await expectCouponRefused(await addBuyerWithOwnPhone({ phone: caller }), code, NOT_FIRST_ORDER_REFUSAL);
    expect((await placeOrderWithCode(await addBuyerWithOwnPhone({ phone: receiver }), code)).status).toBe(200);
  });

  test('is refused to a later account with the same phone or address, even after the first account is erased, and works for the first', async () => {
    const code = await addCoupon(shop.db, { new_members_only: true });
    const phone = createPhone();
    const [firstAccount, laterAccount] = [await addBuyerWithOwnPhone({ phone }), await addBuyerWithOwnPhone({ phone })];
    for (const { user_id, email } of [firstAccount, laterAccount]) await decideNewMember(shop.db, { user_id, email, phones: [phone] });
    await expectCouponRefused(laterAccount, code, NOT_FIRST_ORDER_REFUSAL);
    // Another phone does not hide her: the address was recorded for her first account.
    await shop.db.updateTable('users').set({ phone: createPhone() }).where('user_id', '=', laterAccount.user_id).execute();
    await expectCouponRefused(laterAccount, code, NOT_FIRST_ORDER_REFUSAL);
    await recordCustomerFingerprints(shop.db, { user_id: firstAccount.user_id, email: `new-${firstAccount.email}`, phones: [phone] });
    expect((await tryCoupon(shop.app, firstAccount, code)).status).toBe(200);
    await shop.db.deleteFrom('users').where('user_id', '=', firstAccount.user_id).execute();
    await expectCouponRefused(await addBuyerWithOwnPhone({ phone }), code, NOT_FIRST_ORDER_REFUSAL);
    // Another shopper can use a coupon that is not only for first orders.
    const { buyer } = await addBuyer(shop);
    expect((await tryCoupon(shop.app, buyer, await addCoupon(shop.db))).status).toBe(200);
  });
});
