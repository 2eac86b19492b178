import { beforeAll, describe, expect, test } from 'vitest';
import { addToCart, readCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, addShopper, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const addTestShopper = () => addShopper(shop.db);
const QUANTITY_MESSAGE = 'Quantity must be a whole number from 1 to 999';

describe('adding to the cart', () => {
  test('returns the line with its price', async () => {
    const buyer = await addTestShopper();
    const product = await addProduct(shop.db, {
      base_price_rwf: 32_000,
      discounted_price_rwf: 27_500,
      weight_g: 250,
      description: '<p>Soothes</p>',
      options: [{ name: '250 ml', extra: 1_500, image: 'big.webp', stock: 7 }],
      sizes: [{ name: 'Single', extra: 300 }],
    });
    const { status, body } = await addToCart(shop.app, buyer, { product_id: product.product_id, quantity: 2 });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Added to your cart!',
      data: {
        cart_item_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        product_id: product.product_id,
        quantity: 2,
        option_id: product.option_ids[0],
        size_id: product.size_ids[0],
        option: { name: '250 ml', image: 'big.webp' },
        size: { name: 'Single' },
        product: {
          product_id: product.product_id,
          name: product.name,
          brand: expect.stringContaining('Brand'),
          description: '<p>Soothes</p>',
          price: 29_300,
          price_before: 33_800,
          imageUrl: `${product.product_id}.webp`,
          weight: 250,
        },
        line_total: 58_600,
        available: 7,
      },
      cart: { status: 'success', cart_items: [body.data], subtotal: 58_600, total_weight: 500, changes: [] },
    });
    expect(await readCart(shop.app, buyer)).toEqual(body.cart);
  });

  test.each(ENCODINGS)('accepts a body in %s, where numbers may be text', async (encoding) => {
    const buyer = await addTestShopper();
    const { product_id } = await addProduct(shop.db, { options: [{}] });
    const body = { user_id: buyer.user_id, product_id, quantity: encoding === 'json' ? 2 : '2', option_id: '', size_id: '' };
    const response = await call(shop.app, '/api/orders/carts/add', body, { token: buyer.token, encoding });
    expect(response.body).toMatchObject({ status: 'success', data: { quantity: 2, size_id: null } });
  });

  test('adds one piece if no quantity is given', async () => {
    const { product_id } = await addProduct(shop.db);
    expect((await addToCart(shop.app, await addTestShopper(), { product_id })).body.data.quantity).toBe(1);
  });

  test('takes the cheapest option and size if none is named, and the first of equal ones', async () => {
    const product = await addProduct(shop.db, {
      options: [{ extra: 500 }, { extra: 200 }, { extra: 200 }],
      sizes: [{ extra: 90 }, { extra: 0 }],
    });
    const { data } = (await addToCart(shop.app, await addTestShopper(), { product_id: product.product_id })).body;
    expect(data).toMatchObject({ option_id: product.option_ids[1], size_id: product.size_ids[1] });
    expect(data.product.price).toBe(10_200);
  });

  test('adds the same choice to its existing line, and another choice as a new line', async () => {
    const buyer = await addTestShopper();
    const { product_id, option_ids } = await addProduct(shop.db, { options: [{}, {}] });
    const [firstOptionId, secondOptionId] = option_ids;
    const firstAdd = await addToCart(shop.app, buyer, { product_id, option_id: firstOptionId, quantity: 2 });
    const secondAdd = await addToCart(shop.app, buyer, { product_id, quantity: 3 });
    expect(secondAdd.body.data).toMatchObject({ cart_item_id: firstAdd.body.data.cart_item_id, quantity: 5 });
    await addToCart(shop.app, buyer, { product_id, option_id: secondOptionId });
    const { cart_items, subtotal } = await readCart(shop.app, buyer);
    expect(cart_items.map((line: { quantity: number }) => line.quantity)).toEqual([5, 1]);
    expect(subtotal).toBe(60_000);
  });
});

describe('an invalid quantity', () => {
  test.each([0, -1, 1.5, 1e9, 'x', '', null, [], {}, true, '2; drop', '1e2', '٣', ' '])(
    '%j is refused and creates no cart',
    async (quantity) => {
      const buyer = await addTestShopper();
      const { product_id } = await addProduct(shop.db);
      const { status, body } = await addToCart(shop.app, buyer, { product_id, quantity });
      expect(status).toBe(400);
      expect(body).toEqual({
        status: 'error',
        code: 'invalid_input',
        message: QUANTITY_MESSAGE,
        errors: [{ path: 'quantity', code: 'quantity_invalid', message: QUANTITY_MESSAGE }],
      });
      expect(await shop.db.selectFrom('carts').selectAll().where('user_id', '=', buyer.user_id).execute()).toEqual([]);
    },
  );

  test.each(['0', '-1', '1.5', '1000000000', 'x', '', '2; drop'])('%j in a form is refused too', async (quantity) => {
    const { token } = await addTestShopper();
    const { product_id } = await addProduct(shop.db);
    for (const encoding of ['form', 'multipart'] as const) {
      const { status, body } = await call(shop.app, '/api/orders/carts/add', { product_id, quantity }, { token, encoding });
      expect([status, body.message]).toEqual([400, QUANTITY_MESSAGE]);
    }
  });

  test('a line takes at most 999 pieces, also in several additions', async () => {
    const buyer = await addTestShopper();
    const { product_id } = await addProduct(shop.db);
    expect((await addToCart(shop.app, buyer, { product_id, quantity: 999 })).status).toBe(200);
    expect(await addToCart(shop.app, buyer, { product_id })).toMatchObject({
      status: 422,
      body: { message: 'You can have at most 999 of one item in your cart' },
    });
    expect((await readCart(shop.app, buyer)).cart_items[0].quantity).toBe(999);
  });
});

describe('stock', () => {
  test('adding more than the stock is refused and changes nothing', async () => {
    const buyer = await addTestShopper();
    const { product_id } = await addProduct(shop.db, { stock: 3 });
    expect(await addToCart(shop.app, buyer, { product_id, quantity: 4 })).toMatchObject({ status: 422, body: { message: 'Only 3 left' } });
    expect((await readCart(shop.app, buyer)).cart_items).toEqual([]);
    await addToCart(shop.app, buyer, { product_id, quantity: 2 });
    expect(await addToCart(shop.app, buyer, { product_id, quantity: 2 })).toMatchObject({ status: 422, body: { message: 'Only 3 left' } });
    expect((await readCart(shop.app, buyer)).cart_items[0]).toMatchObject({ quantity: 2, available: 3 });
  });

  test.each([{ stock: 0 }, { options: [{ stock: 0 }] }, { sizes: [{ stock: 0 }] }])(
    'adding a sold-out product is refused: %j',
    async (options) => {
      const { product_id } = await addProduct(shop.db, options);
      expect(await addToCart(shop.app, await addTestShopper(), { product_id })).toMatchObject({
        status: 422,
        body: { message: 'Sold out' },
      });
    },
  );

  test('the smallest stock of product, option and size decides', async () => {
    const { product_id } = await addProduct(shop.db, { stock: 5, options: [{ stock: 4 }], sizes: [{ stock: 6 }] });
    expect((await addToCart(shop.app, await addTestShopper(), { product_id, quantity: 5 })).body.message).toBe('Only 4 left');
    expect((await addToCart(shop.app, await addTestShopper(), { product_id, quantity: 4 })).body.data.available).toBe(4);
  });

  test('two lines of one cart share the stock of their product', async () => {
    const buyer = await addTestShopper();
    const { product_id, option_ids } = await addProduct(shop.db, { stock: 3, options: [{}, {}] });
    await addToCart(shop.app, buyer, { product_id, option_id: option_ids[0], quantity: 2 });
    expect((await addToCart(shop.app, buyer, { product_id, option_id: option_ids[1], quantity: 2 })).body.message).toBe('Only 3 left');
    expect((await addToCart(shop.app, buyer, { product_id, option_id: option_ids[1], quantity: 1 })).status).toBe(200);
  });
});

describe('adding to the cart is refused for', () => {
  const productNotFoundRefusal = { status: 404, body: { status: 'error', code: 'product_not_found', message: 'Product not found' } };

  test.each([createUniqueName('product'), '00000000-0000-0000-0000-000000000000', "' or 1=1 --", '👩🏾‍🦱', '../x'])(
    'the unknown product %j',
    async (product_id) => {
      expect(await addToCart(shop.app, await addTestShopper(), { product_id })).toMatchObject(productNotFoundRefusal);
    },
  );

  test('a draft product', async () => {
    const { product_id } = await addProduct(shop.db, { status: 'draft' });
    expect(await addToCart(shop.app, await addTestShopper(), { product_id })).toMatchObject(productNotFoundRefusal);
  });

  test("another product's option or size", async () => {
    const otherProduct = await addProduct(shop.db, { options: [{}], sizes: [{}] });
    const { product_id } = await addProduct(shop.db, { options: [{}] });
    expect(await addToCart(shop.app, await addTestShopper(), { product_id, option_id: otherProduct.option_ids[0] })).toMatchObject({
      status: 404,
      body: { message: 'This option is not available' },
    });
    expect(await addToCart(shop.app, await addTestShopper(), { product_id, size_id: otherProduct.size_ids[0] })).toMatchObject({
      status: 404,
      body: { message: 'This size is not available' },
    });
  });

  test.each([undefined, null, '', 5, 'NUL \u0000', 'x'.repeat(10_000), ['a']])('an invalid id: %j', async (product_id) => {
    const { status, body } = await addToCart(shop.app, await addTestShopper(), { product_id });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'product_id', code: 'id_invalid', message: 'This id is missing or not valid' }]);
  });
});

describe('a cart', () => {
  test('holds at most a hundred different items', async () => {
    const buyer = await addTestShopper();
    await addToCart(shop.app, buyer, { product_id: (await addProduct(shop.db)).product_id });
    const { cart_id } = await shop.db.selectFrom('carts').select('cart_id').where('user_id', '=', buyer.user_id).executeTakeFirstOrThrow();
    for (let line = 2; line <= 100; line++) {
      const { product_id } = await addProduct(shop.db);
      await shop.db.insertInto('cart_items').values({ cart_id, product_id, quantity: 1, seen_price_rwf: 10_000 }).execute();
    }
    const { product_id } = await addProduct(shop.db);
    expect(await addToCart(shop.app, buyer, { product_id })).toMatchObject({
      status: 422,
      body: { message: 'A cart takes at most 100 different items' },
    });
    expect((await readCart(shop.app, buyer)).cart_items).toHaveLength(100);
  });

  test("cannot be changed without a session (401) or with another shopper's id (403)", async () => {
    const [buyer, otherShopper] = [await addTestShopper(), await addTestShopper()];
    const { product_id } = await addProduct(shop.db);
    expect((await call(shop.app, '/api/orders/carts/add', { product_id })).status).toBe(401);
    for (const encoding of ENCODINGS) {
      const response = await call(
        shop.app,
        '/api/orders/carts/add',
        { product_id, user_id: otherShopper.user_id },
        { token: buyer.token, encoding },
      );
      expect(response).toMatchObject({ status: 403, body: { message: 'You are not authorized' } });
    }
    expect((await readCart(shop.app, buyer)).cart_items).toEqual([]);
    expect((await readCart(shop.app, otherShopper)).cart_items).toEqual([]);
  });
});
