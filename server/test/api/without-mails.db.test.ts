/** What a shop without a mail server tells a shopper whose e-mail address is not confirmed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder } from '../support/fixtures/buy.ts';
import { addToCart } from '../support/fixtures/cart.ts';
import { addCoupon, tryCoupon } from '../support/fixtures/coupons.ts';
import { upload } from '../support/fixtures/files.ts';
import { addProduct, addShopper, type Shopper, setShipping } from '../support/fixtures/fixtures.ts';
import { addWait } from '../support/fixtures/stock-waits.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import type { ApiResponse } from '../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ sends_mail: false });
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const addUnverifiedShopper = () => addShopper(shop.db, { email_verified: false });
const getRefusal = ({ status, body }: Pick<ApiResponse, 'status' | 'body'>) => [status, body.code, body.message];

async function placeOrderOfPieces(
  buyer: Shopper,
  { product_id, quantity = 1, coupon }: { product_id: string; quantity?: number; coupon?: string },
) {
  expect((await addToCart(shop.app, buyer, { product_id, quantity })).status).toBe(200);
  return placeOrder(shop, buyer, { applied_coupon_code: coupon });
}

test('a shopper whose coupon needs a confirmed address is asked to contact the shop, in the cart and when she orders', async () => {
  const buyer = await addUnverifiedShopper();
  const coupon = await addCoupon(shop.db, { person_limit: 1 });
  const { product_id } = await addProduct(shop.db);
  const refusal = [
    422,
    'coupon_needs_verified_email',
    'This coupon needs a confirmed e-mail address, and we cannot send mails at the moment. Please contact us.',
  ];
  expect(getRefusal(await placeOrderOfPieces(buyer, { product_id, coupon }))).toEqual(refusal);
  expect(getRefusal(await tryCoupon(shop.app, buyer, coupon))).toEqual(refusal);
});

test('a shopper whose call needs a confirmed address is asked to contact the shop, whether the access check or the parser of an upload refuses it', async () => {
  const shopper = await addUnverifiedShopper();
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const refusal = [
    403,
    'email_unverified',
    'This needs a confirmed e-mail address, and we cannot send mails at the moment. Please contact us.',
  ];
  expect(getRefusal(await addWait(shop.app, shopper, { product_id }))).toEqual(refusal);
  expect(getRefusal(await upload(shop.app, '%PDF-1.4', { token: shopper.token }))).toEqual(refusal);
});

test('a shopper who reaches a limit of unpaid orders is not asked to confirm her address', async () => {
  const buyer = await addUnverifiedShopper();
  const { product_id } = await addProduct(shop.db, { stock: 90 });
  expect(getRefusal(await placeOrderOfPieces(buyer, { product_id, quantity: 21 }))).toEqual([
    422,
    'unpaid_pieces_limit',
    'What you have not paid for yet can be 20 pieces together, and this would make it 21. Please order less, or contact us.',
  ]);
  const other = await addUnverifiedShopper();
  for (const _ of [1, 2]) expect((await placeOrderOfPieces(other, { product_id })).status).toBe(200);
  expect(getRefusal(await placeOrderOfPieces(other, { product_id }))).toEqual([
    422,
    'unverified_too_many_unpaid_orders',
    'You have too many orders that are not paid yet. Please pay for one of them, or contact us, before you place another.',
  ]);
});
