import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart, readCart } from '../../../test/support/fixtures/cart.ts';
import { addCoupon, tryCoupon } from '../../../test/support/fixtures/coupons.ts';
import { addProduct, addShopper, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { UNPAID_ORDER_LIMITS } from './unpaid-limit.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: changes the delivery fees for each example.
  shop = await openTestShop();
});
afterAll(() => shop.close());

const extraPricesArbitrary = fc.array(fc.oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 50_000 })), { maxLength: 3 });
const priceArbitrary = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 2, max: 30_000 }) }, fc.integer({ min: 2, max: 500_000 }));
const lineArbitrary = fc
  .record({
    base: priceArbitrary,
    discountedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    options: extraPricesArbitrary,
    sizes: extraPricesArbitrary,
  })
  .chain((product) =>
    fc.record({ product: fc.constant(product), quantity: fc.integer({ min: 1, max: 12 }), weight_g: fc.integer({ min: 1, max: 900 }) }),
  );
const SHIPPING_BANDS = [
  { min_weight: 0, max_weight: 500, shipping_fee: 1_500 },
  { min_weight: 501, max_weight: 5_000, shipping_fee: 4_000 },
  { min_weight: 5_001, max_weight: 1_000_000, shipping_fee: 9_999 },
];

const couponArbitrary = fc.option(
  fc.oneof(
    fc.record({ coupon_type: fc.constant('percentage' as const), discount: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ coupon_type: fc.constant('fixed' as const), discount: fc.integer({ min: 1, max: 9_000_000 }) }),
  ),
  { nil: null },
);
type Coupon = { coupon_type: 'percentage' | 'fixed'; discount: number } | null;
/** Computes the discount as a reference: a percentage is rounded half up, and a fixed coupon takes at most the sum. */
const computeDiscount = (coupon: Coupon, sum: number): number => {
  if (!coupon) return 0;
  return coupon.coupon_type === 'fixed'
    ? Math.min(coupon.discount, sum)
    : Number((BigInt(sum) * BigInt(coupon.discount) * 2n + 100n) / 200n);
};

/** Expects each share to be within a franc of the exact share, and their sum to be the discount. */
async function expectShares(order_id: string, { discount, sum }: { discount: number; sum: number }) {
  const lines = await shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', order_id).execute();
  expect(lines.reduce((total, { discount_share_rwf }) => total + discount_share_rwf, 0)).toBe(discount);
  for (const { discount_share_rwf: share, unit_price_rwf, quantity } of lines) {
    const exactShare = sum === 0 ? 0 : (discount * unit_price_rwf * quantity) / sum;
    expect(Math.abs(share - exactShare)).toBeLessThan(1);
    expect(share).toBeLessThanOrEqual(unit_price_rwf * quantity);
  }
}

test('for random carts the shown order, the stored order and the sum of the lines agree to the franc', async () => {
  let placedOrderCount = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(lineArbitrary, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      couponArbitrary,
      async (lines, free_shipping, coupon) => {
        await setShipping(shop.db, { free_shipping, bands: SHIPPING_BANDS });
        const buyer = await addShopper(shop.db);
        for (const { product, quantity, weight_g } of lines) {
          const { product_id } = await addProduct(shop.db, {
            base_price_rwf: product.base,
            discounted_price_rwf: Math.floor(product.discountedShare * (product.base - 1)),
            weight_g,
            options: product.options.map((extra) => ({ extra })),
            sizes: product.sizes.map((extra) => ({ extra })),
          });
          expect((await addToCart(shop.app, buyer, { product_id, quantity })).status).toBe(200);
        }
        const cart = await readCart(shop.app, buyer);
        const code = coupon && (await addCoupon(shop.db, coupon));
        const discount = computeDiscount(coupon, cart.subtotal);
        const expected_fee_rwf = free_shipping ? 0 : SHIPPING_BANDS.find(({ max_weight }) => cart.total_weight <= max_weight)?.shipping_fee;
        if (code) expect((await tryCoupon(shop.app, buyer, code)).body.data.discount_amount).toBe(discount);
        const expected_total = cart.subtotal + (expected_fee_rwf ?? Number.NaN) - discount;
        expect((await placeOrder(shop, buyer, { applied_coupon_code: code, expected_total: expected_total + 1 })).status).toBe(409);
        const { status, body } = await placeOrder(shop, buyer, { applied_coupon_code: code, expected_total });
        // The order costs more than one shopper may have unpaid.
        if (expected_total > UNPAID_ORDER_LIMITS.verified.value_rwf) {
          expect(status).toBe(422);
          return;
        }
        expect(status).toBe(200);
        placedOrderCount += 1;
        const order = body.data;
        expect(order).toMatchObject({ coupon_discount_amount: discount, applied_coupon_code: code, final_total: expected_total });
        const items: { price_at_purchase: number; quantity: number }[] = order.order_items;
        const sum = items.reduce((total, item) => total + item.price_at_purchase * item.quantity, 0);

        const weight = lines.reduce((total, { weight_g, quantity }) => total + weight_g * quantity, 0);
        const fee = SHIPPING_BANDS.find(({ max_weight }) => weight <= max_weight)?.shipping_fee;
        expect(cart).toMatchObject({ subtotal: sum, total_weight: weight });
        expect(order).toMatchObject({ subtotal: sum, shipping_fees: free_shipping ? 0 : fee });
        expect(order.total_price).toBe(order.subtotal + order.shipping_fees);
        expect(order.final_total).toBe(sum + order.shipping_fees - order.coupon_discount_amount);
        expect(order.total_products).toBe(lines.reduce((total, { quantity }) => total + quantity, 0));

        const storedOrder = await shop.db.selectFrom('orders').selectAll().where('order_id', '=', order.order_id).executeTakeFirstOrThrow();
        expect(storedOrder).toMatchObject({
          subtotal_rwf: sum,
          shipping_fee_rwf: order.shipping_fees,
          discount_rwf: discount,
          total_rwf: order.final_total,
          total_weight_g: weight,
        });
        await expectShares(order.order_id, { discount, sum });
      },
    ),
    { numRuns: 25 },
  );
  // The other carts cost more than a shopper may have unpaid.
  expect(placedOrderCount).toBeGreaterThan(8);
});
