import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { buyerOf, orderOf, place } from '../../../test/support/buy.ts';
import { call } from '../../../test/support/call.ts';
import { addToCart, readCart } from '../../../test/support/cart.ts';
import { addPerson, addProduct, type Person, setShipping } from '../../../test/support/fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
}, 60_000);
afterAll(() => shop.close());

const reorder = ({ token }: Pick<Person, 'token'>, order_id: unknown) => call(shop.app, '/api/orders/reorder', { order_id }, { token });
const inCart = async (buyer: Person) =>
  (await readCart(shop.app, buyer)).cart_items.map(
    ({ product_id, option_id, size_id, quantity }: { product_id: string; option_id: string; size_id: string; quantity: number }) => [
      ...[product_id, option_id, size_id, quantity],
    ],
  );
const setProduct = (product_id: string, columns: object) =>
  shop.db.updateTable('products').set(columns).where('product_id', '=', product_id).execute();
const setStock = (product_id: string, on_hand: number) =>
  shop.db.updateTable('stock').set({ on_hand }).where('product_id', '=', product_id).execute();

describe('ordering again', () => {
  test('puts the same options, sizes and pieces into the cart, at the prices of now, beside what is there', async () => {
    const { buyer, product } = await buyerOf(
      shop,
      { options: [{ name: 'Red' }, { name: 'Rose', extra: 500 }], sizes: [{ name: 'Duo' }] },
      2,
    );
    const second = { product_id: product.product_id, option_id: product.option_ids[1], quantity: 3 };
    await addToCart(shop.app, buyer, second);
    const { order_id } = (await place(shop, buyer)).body.data;
    await addToCart(shop.app, buyer, second);
    await setProduct(product.product_id, { base_price_rwf: 20_000 });
    expect(await reorder(buyer, order_id)).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Your items are in your cart again.', data: { added: 2, missing: [] } },
    });
    const [size_id] = product.size_ids;
    expect((await inCart(buyer)).sort()).toEqual(
      [
        [product.product_id, product.option_ids[0], size_id, 2],
        [product.product_id, product.option_ids[1], size_id, 6],
      ].sort(),
    );
    const cart = await readCart(shop.app, buyer);
    expect([cart.subtotal, cart.changes]).toEqual([2 * 20_000 + 6 * 20_500, []]);
  });

  test('of a cancelled order, too', async () => {
    const { buyer, product, order } = await orderOf(shop);
    await call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token });
    expect((await reorder(buyer, order.order_id)).status).toBe(200);
    expect(await inCart(buyer)).toEqual([[product.product_id, null, null, 1]]);
  });

  test('takes as many as there are, and says what is short, sold out, gone or no longer sold so', async () => {
    const buyer = await addPerson(shop.db);
    const add = async (name: string, options: Parameters<typeof addProduct>[1] = {}, quantity = 1) => {
      const product = await addProduct(shop.db, { name, ...options });
      expect((await addToCart(shop.app, buyer, { product_id: product.product_id, quantity })).status).toBe(200);
      return product;
    };
    const short = await add('Short', { stock: 9 }, 5);
    const out = await add('Out', { stock: 2 });
    const gone = await add('Gone');
    const less = await add('Less', { options: [{ name: 'Red' }, { name: 'Rose', extra: 9 }] });
    const more = await add('More');
    const { order_id } = (await place(shop, buyer)).body.data;
    await setStock(short.product_id, 8);
    await setStock(out.product_id, 1);
    await setProduct(gone.product_id, { status: 'draft' });
    await shop.db.deleteFrom('product_options').where('option_id', '=', String(less.option_ids[0])).execute();
    const option = { option_id: `${more.product_id}-new`, product_id: more.product_id, name: 'New', image: '', position: 0 };
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
    expect(await inCart(buyer)).toEqual([[short.product_id, null, null, 3]]);
  });

  test('of nothing that can be had says so, and leaves the cart as it is', async () => {
    const { buyer, product, order } = await orderOf(shop, { name: 'Gone' });
    await setProduct(product.product_id, { status: 'draft' });
    expect(await reorder(buyer, order.order_id)).toMatchObject({
      status: 422,
      body: {
        message: 'None of these items can be bought any more.',
        data: { added: 0, missing: ['Gone is no longer available.'] },
      },
    });
    expect(await inCart(buyer)).toEqual([]);
  });

  test('never puts more into a line than a line takes', async () => {
    const { buyer, order } = await orderOf(shop, { name: 'Many' }, 600);
    expect((await reorder(buyer, order.order_id)).body.data).toEqual({ added: 1, missing: [] });
    const again = await reorder(buyer, order.order_id);
    expect((await inCart(buyer))[0]?.[3]).toBe(LINE_QUANTITY_MAX);
    expect(again.body.data).toEqual({ added: 1, missing: [`You can have at most ${LINE_QUANTITY_MAX} of Many.`] });
    expect((await reorder(buyer, order.order_id)).status).toBe(422);
  });

  test('is for whoever ordered, and for nobody else', async () => {
    const { order } = await orderOf(shop);
    const stranger = await addPerson(shop.db);
    for (const order_id of [order.order_id, 'none']) expect((await reorder(stranger, order_id)).status).toBe(404);
    expect(await inCart(stranger)).toEqual([]);
    expect((await call(shop.app, '/api/orders/reorder', { order_id: order.order_id })).status).toBe(401);
  });
});
