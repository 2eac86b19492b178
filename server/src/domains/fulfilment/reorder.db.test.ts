import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import { beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, createOrder, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart, readCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, addShopper, type Shopper } from '../../../test/support/fixtures/fixtures.ts';
import { call } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const reorder = ({ token }: Pick<Shopper, 'token'>, order_id: unknown) => call(shop.app, '/api/orders/reorder', { order_id }, { token });
const readCartLines = async (buyer: Shopper) =>
  (await readCart(shop.app, buyer)).cart_items.map(
    ({ product_id, option_id, size_id, quantity }: { product_id: string; option_id: string; size_id: string; quantity: number }) => [
      product_id,
      option_id,
      size_id,
      quantity,
    ],
  );
const updateProduct = (product_id: string, columns: object) =>
  shop.db.updateTable('products').set(columns).where('product_id', '=', product_id).execute();
const setStock = (product_id: string, on_hand: number) =>
  shop.db.updateTable('stock').set({ on_hand }).where('product_id', '=', product_id).execute();

describe('ordering again', () => {
  test('adds the same options, sizes and quantities to the cart at current prices, and keeps the lines that are in the cart', async () => {
    const { buyer, product } = await addBuyer(shop, {
      options: [{ name: 'Red' }, { name: 'Rose', extra: 500 }],
      sizes: [{ name: 'Duo' }],
      quantity: 2,
    });
    const secondChoice = { product_id: product.product_id, option_id: product.option_ids[1], quantity: 3 };
    await addToCart(shop.app, buyer, secondChoice);
    const { order_id } = (await placeOrder(shop, buyer)).body.data;
    await addToCart(shop.app, buyer, secondChoice);
    await updateProduct(product.product_id, { base_price_rwf: 20_000 });
    expect(await reorder(buyer, order_id)).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Your items are in your cart again.', data: { added: 2, missing: [] } },
    });
    const [size_id] = product.size_ids;
    expect((await readCartLines(buyer)).sort()).toEqual(
      [
        [product.product_id, product.option_ids[0], size_id, 2],
        [product.product_id, product.option_ids[1], size_id, 6],
      ].sort(),
    );
    const cart = await readCart(shop.app, buyer);
    expect([cart.subtotal, cart.changes]).toEqual([2 * 20_000 + 6 * 20_500, []]);
  });

  test('works for a cancelled order', async () => {
    const { buyer, product, order } = await createOrder(shop);
    await call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token });
    expect((await reorder(buyer, order.order_id)).status).toBe(200);
    expect(await readCartLines(buyer)).toEqual([[product.product_id, null, null, 1]]);
  });

  test('adds available pieces, and names products of which pieces are missing, that are sold out or unpublished, or whose choice is gone', async () => {
    const buyer = await addShopper(shop.db);
    type CartProduct = Parameters<typeof addProduct>[1] & { quantity?: number };
    const addProductToCart = async (name: string, { quantity = 1, ...options }: CartProduct = {}) => {
      const product = await addProduct(shop.db, { name, ...options });
      expect((await addToCart(shop.app, buyer, { product_id: product.product_id, quantity })).status).toBe(200);
      return product;
    };
    const short = await addProductToCart('Short', { stock: 9, quantity: 5 });
    const soldOut = await addProductToCart('Out', { stock: 2 });
    const unpublished = await addProductToCart('Gone');
    const withoutOption = await addProductToCart('Less', { options: [{ name: 'Red' }, { name: 'Rose', extra: 9 }] });
    const withNewOption = await addProductToCart('More');
    const { order_id } = (await placeOrder(shop, buyer)).body.data;
    // The order has reserved five of these eight pieces, and the only piece of the sold-out product.
    await setStock(short.product_id, 8);
    await setStock(soldOut.product_id, 1);
    await updateProduct(unpublished.product_id, { status: 'draft' });
    await shop.db.deleteFrom('product_options').where('option_id', '=', String(withoutOption.option_ids[0])).execute();
    const option = {
      option_id: `${withNewOption.product_id}-new`,
      product_id: withNewOption.product_id,
      name: 'New',
      image: '',
      position: 0,
    };
    await shop.db
      .insertInto('product_options')
      .values({ ...option, additional_price_rwf: 0 })
      .execute();
    expect((await reorder(buyer, order_id)).body.data).toEqual({
      added: 1,
      missing: [
        'Only 3 of Short are left.',
        'Out is sold out.',
        'Gone is no longer available.',
        'Less (Red) is no longer sold as you had it: please choose again.',
        'More is no longer sold as you had it: please choose again.',
      ],
    });
    expect(await readCartLines(buyer)).toEqual([[short.product_id, null, null, 3]]);
  });

  test('is refused if nothing is available, and leaves the cart unchanged', async () => {
    const { buyer, product, order } = await createOrder(shop, { name: 'Gone' });
    await updateProduct(product.product_id, { status: 'draft' });
    expect(await reorder(buyer, order.order_id)).toMatchObject({
      status: 422,
      body: {
        message: 'None of these items can be bought any more.',
        data: { added: 0, missing: ['Gone is no longer available.'] },
      },
    });
    expect(await readCartLines(buyer)).toEqual([]);
  });

  test('never exceeds the maximum quantity of a line', async () => {
    const { buyer, order } = await createOrder(shop, { name: 'Many', base_price_rwf: 1_000, quantity: 600 });
    expect((await reorder(buyer, order.order_id)).body.data).toEqual({ added: 1, missing: [] });
    const secondResponse = await reorder(buyer, order.order_id);
    expect((await readCart(shop.app, buyer)).cart_items).toMatchObject([{ quantity: LINE_QUANTITY_MAX }]);
    expect(secondResponse.body.data).toEqual({ added: 1, missing: [`You can have at most ${LINE_QUANTITY_MAX} of Many.`] });
    expect((await reorder(buyer, order.order_id)).status).toBe(422);
  });

  test('is refused for another shopper and for a guest', async () => {
    const { order } = await createOrder(shop);
    const stranger = await addShopper(shop.db);
    for (const order_id of [order.order_id, 'none']) expect((await reorder(stranger, order_id)).status).toBe(404);
    expect(await readCartLines(stranger)).toEqual([]);
    expect((await call(shop.app, '/api/orders/reorder', { order_id: order.order_id })).status).toBe(401);
  });
});
