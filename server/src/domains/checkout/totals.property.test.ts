import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { place } from '../../../test/support/buy.ts';
import { addToCart, readCart } from '../../../test/support/cart.ts';
import { addPerson, addProduct, setShipping } from '../../../test/support/fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const extras = fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 3 });
const line = fc
  .record({ base: fc.integer({ min: 2, max: 500_000 }), off: fc.double({ min: 0, max: 1, noNaN: true }), options: extras, sizes: extras })
  .chain((product) =>
    fc.record({ product: fc.constant(product), quantity: fc.integer({ min: 1, max: 12 }), weight_g: fc.integer({ min: 1, max: 900 }) }),
  );
const bands = [
  { min_weight: 0, max_weight: 500, shipping_fee: 1_500 },
  { min_weight: 501, max_weight: 5_000, shipping_fee: 4_000 },
  { min_weight: 5_001, max_weight: 1_000_000, shipping_fee: 9_999 },
];

test('random carts: what is shown, what is stored and the sum of the lines agree to the franc', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), fc.boolean(), async (lines, free_shipping) => {
      await setShipping(shop.db, { free_shipping, bands });
      const buyer = await addPerson(shop.db);
      for (const { product, quantity, weight_g } of lines) {
        const { product_id } = await addProduct(shop.db, {
          base_price_rwf: product.base,
          discounted_price_rwf: Math.floor(product.off * (product.base - 1)),
          weight_g,
          options: product.options.map((extra) => ({ extra })),
          sizes: product.sizes.map((extra) => ({ extra })),
        });
        expect((await addToCart(shop.app, buyer, { product_id, quantity })).status).toBe(200);
      }
      const cart = await readCart(shop.app, buyer);
      const { status, body } = await place(shop, buyer);
      expect(status).toBe(200);
      const order = body.data;
      const items: { price_at_purchase: number; quantity: number }[] = order.order_items;
      const sum = items.reduce((total, item) => total + item.price_at_purchase * item.quantity, 0);

      const weight = lines.reduce((total, { weight_g, quantity }) => total + weight_g * quantity, 0);
      const fee = bands.find(({ max_weight }) => weight <= max_weight)?.shipping_fee;
      expect(cart).toMatchObject({ subtotal: sum, total_weight: weight });
      expect(order).toMatchObject({ subtotal: sum, shipping_fees: free_shipping ? 0 : fee });
      expect(order.total_price).toBe(order.subtotal + order.shipping_fees);
      expect(order.final_total).toBe(sum + order.shipping_fees - order.coupon_discount_amount);
      expect(order.total_products).toBe(lines.reduce((total, { quantity }) => total + quantity, 0));

      const stored = await shop.db.selectFrom('orders').selectAll().where('order_id', '=', order.order_id).executeTakeFirstOrThrow();
      expect(stored).toMatchObject({
        subtotal_rwf: sum,
        shipping_fee_rwf: order.shipping_fees,
        discount_rwf: 0,
        total_rwf: order.final_total,
        total_weight_g: weight,
      });
    }),
    { numRuns: 40 },
  );
});
