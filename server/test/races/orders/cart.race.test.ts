import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCart, readCart, removeFromCart, updateCart } from '../../support/fixtures/cart.ts';
import { addProduct, addShopper } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const runSimultaneously = <Value>(count: number, work: () => Promise<Value>) => Promise.all(Array.from({ length: count }, work));

test('ten simultaneous first adds create one cart with one line of all pieces', async () => {
  for (let round = 0; round < 5; round++) {
    const buyer = await addShopper(shop.db);
    const { product_id } = await addProduct(shop.db);
    const responses = await runSimultaneously(10, () => addToCart(shop.app, buyer, { product_id }));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await shop.db.selectFrom('carts').select('cart_id').where('user_id', '=', buyer.user_id).execute()).toHaveLength(1);
    expect((await readCart(shop.app, buyer)).cart_items).toMatchObject([{ product_id, quantity: 10 }]);
  }
});

test('ten simultaneous adds never exceed the stock', async () => {
  const buyer = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db, { stock: 4 });
  const responses = await runSimultaneously(10, () => addToCart(shop.app, buyer, { product_id }));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(responses.find(({ status }) => status !== 200)).toMatchObject({ status: 422, body: { message: 'Only 4 left' } });
  expect((await readCart(shop.app, buyer)).cart_items[0].quantity).toBe(4);
});

test('of many simultaneous reads of the cart one reports a price change, and all show the new price', async () => {
  const buyer = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  await addToCart(shop.app, buyer, { product_id });
  await shop.db.updateTable('products').set({ base_price_rwf: 12_345 }).where('product_id', '=', product_id).execute();
  const carts = await runSimultaneously(8, () => readCart(shop.app, buyer));
  expect(carts.map(({ subtotal }) => subtotal)).toEqual(Array(8).fill(12_345));
  expect(carts.flatMap(({ changes }) => changes)).toHaveLength(1);
});

test('a line that is removed while it is changed is gone', async () => {
  for (let round = 0; round < 10; round++) {
    const buyer = await addShopper(shop.db);
    const { cart_item_id } = (await addToCart(shop.app, buyer, await addProduct(shop.db))).body.data;
    const [changed, removed] = await Promise.all([
      updateCart(shop.app, buyer, { cart_item_id, quantity: 5 }),
      removeFromCart(shop.app, buyer, { cart_item_id }),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(changed.status);
    expect((await readCart(shop.app, buyer)).cart_items).toEqual([]);
  }
});
