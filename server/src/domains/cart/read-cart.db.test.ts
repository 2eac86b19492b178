import { beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart, readCart, updateCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, addShopper, createUniqueName, type ProductOptions, type Shopper } from '../../../test/support/fixtures/fixtures.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';
import { saveTranslations } from '../translations/translations.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

/** Adds a shopper whose cart has one line, by default of two pieces. */
async function addShopperWithCart({ quantity = 2, ...options }: ProductOptions & { quantity?: number }) {
  const buyer = await addShopper(shop.db);
  const product = await addProduct(shop.db, options);
  expect((await addToCart(shop.app, buyer, { product_id: product.product_id, quantity })).status).toBe(200);
  return { buyer, ...product };
}
const updateProduct = (
  product_id: string,
  columns: { base_price_rwf?: number; discounted_price_rwf?: number; status?: 'draft' | 'published' },
) => shop.db.updateTable('products').set(columns).where('product_id', '=', product_id).execute();
const setStock = (product_id: string, on_hand: number) =>
  shop.db.updateTable('stock').set({ on_hand }).where('product_id', '=', product_id).execute();

test.each(ENCODINGS)('a shopper without a cart reads an empty one (%s)', async (encoding) => {
  const { token, user_id } = await addShopper(shop.db);
  const { status, body } = await call(shop.app, '/api/orders/carts/get', { user_id }, { token, encoding });
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'success', cart_items: [], subtotal: 0, total_weight: 0, changes: [] });
  expect((await call(shop.app, '/api/orders/carts/get', undefined, { token })).status).toBe(200);
});

test('subtotal and weight sum up all lines', async () => {
  const { buyer } = await addShopperWithCart({ base_price_rwf: 12_000, weight_g: 150, quantity: 3 });
  const otherProduct = await addProduct(shop.db, { base_price_rwf: 9_000, discounted_price_rwf: 8_500, weight_g: 70 });
  await addToCart(shop.app, buyer, { product_id: otherProduct.product_id, quantity: 2 });
  expect(await readCart(shop.app, buyer)).toMatchObject({ subtotal: 53_000, total_weight: 590, changes: [] });
});

describe('if, since the shopper last read the cart,', () => {
  test('a price changed: the shopper is told once, and pays the new price', async () => {
    const { buyer, product_id } = await addShopperWithCart({ name: 'Heartleaf 77% Soothing Toner', base_price_rwf: 27_500 });
    await updateProduct(product_id, { base_price_rwf: 29_000 });
    const { changes, subtotal, cart_items } = await readCart(shop.app, buyer);
    expect(changes).toEqual(['The price of Heartleaf 77% Soothing Toner changed from 27,500 RWF to 29,000 RWF.']);
    expect([subtotal, cart_items[0].product.price]).toEqual([58_000, 29_000]);
    expect((await readCart(shop.app, buyer)).changes).toEqual([]);
  });

  test('a price changed and changed back: the shopper is told nothing', async () => {
    const { buyer, product_id } = await addShopperWithCart({ base_price_rwf: 27_500 });
    await updateProduct(product_id, { discounted_price_rwf: 20_000 });
    await updateProduct(product_id, { discounted_price_rwf: 0 });
    expect((await readCart(shop.app, buyer)).changes).toEqual([]);
  });

  test('an option costs more: the message names the option', async () => {
    const { buyer, option_ids } = await addShopperWithCart({ name: 'Cream', options: [{ name: '50 ml', extra: 0 }] });
    await shop.db
      .updateTable('product_options')
      .set({ additional_price_rwf: 700 })
      .where('option_id', '=', String(option_ids[0]))
      .execute();
    expect((await readCart(shop.app, buyer)).changes).toEqual(['The price of Cream (50 ml) changed from 10,000 RWF to 10,700 RWF.']);
  });

  test.each([
    [2, 'Only 2 of Mask are left.'],
    [1, 'Only 1 of Mask is left.'],
  ])('only %i pieces are left: the line is reduced to as many, and the shopper is told once', async (left, message) => {
    const { buyer, product_id } = await addShopperWithCart({ name: 'Mask', stock: 9, quantity: 5 });
    await setStock(product_id, left);
    const cart = await readCart(shop.app, buyer);
    expect(cart.changes).toEqual([message]);
    expect(cart.cart_items[0]).toMatchObject({ quantity: left, available: left });
    expect(cart.subtotal).toBe(left * 10_000);
    expect(await readCart(shop.app, buyer)).toMatchObject({ changes: [], cart_items: [{ quantity: left }] });
  });

  test('a product was sold out: its line stays, and the shopper is told each time', async () => {
    const { buyer, product_id } = await addShopperWithCart({ name: 'Serum', stock: 9, quantity: 5 });
    await setStock(product_id, 0);
    for (let round = 1; round <= 2; round++) {
      expect(await readCart(shop.app, buyer)).toMatchObject({
        changes: ['Serum is sold out.'],
        cart_items: [{ quantity: 5, available: 0 }],
      });
    }
    await setStock(product_id, 9);
    expect(await readCart(shop.app, buyer)).toMatchObject({ changes: [], cart_items: [{ quantity: 5, available: 9 }] });
  });

  test('a product is no longer sold: its line is removed, and the shopper is told once', async () => {
    const { buyer, product_id } = await addShopperWithCart({ name: 'Old Cream' });
    await updateProduct(product_id, { status: 'draft' });
    expect(await readCart(shop.app, buyer)).toMatchObject({
      changes: ['Old Cream is no longer available and was taken out of your cart.'],
      cart_items: [],
      subtotal: 0,
      total_weight: 0,
    });
    expect(await readCart(shop.app, buyer)).toMatchObject({ changes: [], cart_items: [] });
  });

  describe('the choices of a product changed: the line cannot be ordered and is removed, and the shopper is told once:', () => {
    const buildInsertChoice = {
      option: (product_id: string) =>
        shop.db
          .insertInto('product_options')
          .values({ option_id: createUniqueName('option'), product_id, name: '50 ml', additional_price_rwf: 900 }),
      size: (product_id: string) =>
        shop.db.insertInto('product_sizes').values({ size_id: createUniqueName('size'), product_id, name: 'Duo' }),
    };
    /** Places an order, and expects that the shop refuses it and removes the line from the cart. */
    async function expectLineRemoved(buyer: Shopper, name: string) {
      const orderResponse = await placeOrder(shop, buyer);
      expect(orderResponse).toMatchObject({
        status: 422,
        body: { message: `${name} is no longer available. Please look at your cart again.` },
      });
      expect(await readCart(shop.app, buyer)).toMatchObject({
        changes: [`${name} is no longer available and was taken out of your cart.`],
        cart_items: [],
        subtotal: 0,
      });
      expect(await readCart(shop.app, buyer)).toMatchObject({ changes: [], cart_items: [] });
    }

    test.each(['option', 'size'] as const)('a product got its first %s', async (choice) => {
      const { buyer, product_id, name } = await addShopperWithCart({ name: 'Balm' });
      await buildInsertChoice[choice](product_id).execute();
      const [line] = await shop.db.selectFrom('cart_items').select('cart_item_id').where('product_id', '=', product_id).execute();
      expect((await updateCart(shop.app, buyer, { cart_item_id: line?.cart_item_id, quantity: 1 })).status).toBe(404);
      await expectLineRemoved(buyer, name);
    });

    test('a product with options got sizes too', async () => {
      const { buyer, product_id } = await addShopperWithCart({ name: 'Balm', options: [{ name: 'Red' }] });
      await buildInsertChoice.size(product_id).execute();
      await expectLineRemoved(buyer, 'Balm (Red)');
    });

    test.each([1, 2])('the line’s option was deleted, of a product with %i options', async (count) => {
      const options = ['Red', 'Rose'].slice(0, count).map((name) => ({ name, stock: 5 }));
      const { buyer, option_ids } = await addShopperWithCart({ name: 'Tint', options });
      await shop.db.deleteFrom('product_options').where('option_id', '=', String(option_ids[0])).execute();
      await expectLineRemoved(buyer, 'Tint');
    });

    test('the line’s only size was deleted', async () => {
      const { buyer, product_id } = await addShopperWithCart({ name: 'Mist', sizes: [{}] });
      await shop.db.deleteFrom('product_sizes').where('product_id', '=', product_id).execute();
      await expectLineRemoved(buyer, 'Mist');
    });

    test('the line’s option belongs to another product', async () => {
      const { buyer, product_id } = await addShopperWithCart({ name: 'Cream', options: [{}] });
      const otherProduct = await addProduct(shop.db, { options: [{}] });
      await shop.db.updateTable('cart_items').set({ option_id: otherProduct.option_ids[0] }).where('product_id', '=', product_id).execute();
      await expectLineRemoved(buyer, 'Cream');
    });
  });

  test('nothing changed: reading the cart writes nothing', async () => {
    const { buyer } = await addShopperWithCart({ stock: 9 });
    const selectRows = () => shop.db.selectFrom('cart_items').selectAll().execute();
    const rowsBefore = await selectRows();
    expect((await readCart(shop.app, buyer)).changes).toEqual([]);
    expect(await selectRows()).toEqual(rowsBefore);
  });
});

test('lines that share stock are reduced one after the other', async () => {
  const buyer = await addShopper(shop.db);
  const { product_id, option_ids } = await addProduct(shop.db, { name: 'Tint', stock: 6, options: [{ name: 'Red' }, { name: 'Rose' }] });
  for (const option_id of option_ids) await addToCart(shop.app, buyer, { product_id, option_id, quantity: 3 });
  await setStock(product_id, 4);
  expect(await readCart(shop.app, buyer)).toMatchObject({
    changes: ['Only 1 of Tint (Rose) is left.'],
    cart_items: [
      { quantity: 3, available: 3 },
      { quantity: 1, available: 1 },
    ],
  });
});

test("a shopper cannot read another shopper's cart", async () => {
  const { buyer } = await addShopperWithCart({});
  expect((await readCart(shop.app, await addShopper(shop.db))).cart_items).toEqual([]);
  expect((await readCart(shop.app, buyer)).cart_items).toHaveLength(1);
});

test('a shopper reads her cart with the names of her language, and English where there is none', async () => {
  const { buyer, product_id, option_ids } = await addShopperWithCart({ name: 'Lip Mask', options: [{ name: 'Berry' }], stock: 9 });
  const option_id = String(option_ids[0]);
  await shop.db.transaction().execute((trx) =>
    saveTranslations(trx, [
      { kind: 'product-options', record_id: option_id, field: 'name', language: 'fr', value: 'Fruits rouges' },
      { kind: 'products', record_id: product_id, field: 'name', language: 'rw', value: 'Masike y’iminwa' },
    ]),
  );
  const readNames = async (language: string) => {
    const request = { method: 'POST', url: '/api/orders/carts/get', payload: {}, remoteAddress: '192.0.2.77' } as const;
    const headers = { authorization: `Bearer ${buyer.token}`, 'accept-language': language };
    const { product, option } = (await shop.app.inject({ ...request, headers })).json().cart_items[0];
    return [product.name, option.name];
  };
  expect(await Promise.all(['en', 'fr', 'rw'].map(readNames))).toEqual([
    ['Lip Mask', 'Berry'],
    ['Lip Mask', 'Fruits rouges'],
    ['Masike y’iminwa', 'Berry'],
  ]);
});
