import { UNPAID_HOURS } from '@uruhu/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart, readCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, addShopper, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => setShipping(shop.db));
afterAll(() => shop.close());

const selectOrders = (user_id: string) => shop.db.selectFrom('orders').selectAll().where('user_id', '=', user_id).execute();
const readStock = (product_id: string) =>
  shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).executeTakeFirstOrThrow();

describe('placing an order', () => {
  test('stores copies of everything that the order shows', async () => {
    const { buyer, product } = await addBuyer(shop, {
      name: 'Heartleaf Toner',
      base_price_rwf: 30_000,
      discounted_price_rwf: 25_000,
      weight_g: 250,
      stock: 5,
      options: [{ name: '250 ml', extra: 2_000, image: 'option.webp' }],
      sizes: [{ name: 'Duo', extra: 500 }],
      quantity: 2,
    });
    const { status, body } = await placeOrder(shop, buyer, {
      address: ' KG 11 Ave 5, Kigali City, Rwanda, 0722000111 ',
      applied_coupon_code: null,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      message: 'Order placed successfully!',
      data: {
        order_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: expect.stringMatching(/Z$/),
        status: 'pending',
        payment_status: 'Unpaid',
        payment_review: null,
        payments: [],
        pay_until: new Date(Date.parse(body.data.created_at) + UNPAID_HOURS * 3_600_000).toISOString(),
        customer: { name: `Name of ${buyer.username}`, email: buyer.email, phone: '+250788123456' },
        subtotal: 55_000,
        total_price: 55_000,
        final_total: 55_000,
        shipping_fees: 0,
        applied_coupon_code: null,
        coupon_discount_amount: 0,
        coupon_type: null,
        address: 'KG 11 Ave 5, Kigali City, Rwanda, 0722000111',
        tracking_url: '',
        cancel_reason: '',
        total_products: 2,
        order_items: [
          {
            order_item_id: expect.any(String),
            quantity: 2,
            price_at_purchase: 27_500,
            option: { name: '250 ml' },
            size: { name: 'Duo' },
            product: {
              product_id: product.product_id,
              name: 'Heartleaf Toner',
              brand: expect.stringContaining('Brand'),
              image: 'option.webp',
            },
          },
        ],
        order_progress: [{ order_progress_id: expect.any(String), status: 'ordered', created_at: body.data.created_at }],
      },
    });
    const [storedOrder] = await selectOrders(buyer.user_id);
    expect(storedOrder).toMatchObject({
      customer_name: `Name of ${buyer.username}`,
      customer_email: buyer.email,
      customer_phone: '+250788123456',
      total_weight_g: 500,
      subtotal_rwf: 55_000,
      shipping_fee_rwf: 0,
      discount_rwf: 0,
      total_rwf: 55_000,
    });
    expect(await readStock(product.product_id)).toEqual({ on_hand: 5, reserved: 2 });
  });

  test('empties the cart, and the next order is a new one', async () => {
    const { buyer, product } = await addBuyer(shop);
    const firstResponse = await placeOrder(shop, buyer);
    expect((await readCart(shop.app, buyer)).cart_items).toEqual([]);
    await addToCart(shop.app, buyer, { product_id: product.product_id, quantity: 3 });
    const secondResponse = await placeOrder(shop, buyer);
    expect(secondResponse.body.data.order_id).not.toBe(firstResponse.body.data.order_id);
    expect(secondResponse.body.data.total_products).toBe(3);
  });

  test.each(ENCODINGS)('accepts a body in %s', async (encoding) => {
    const { buyer } = await addBuyer(shop);
    const address = 'KG 11 Ave 5, Kigali City, Rwanda';
    const body = { user_id: buyer.user_id, address, expected_total: encoding === 'json' ? 10_000 : '10000' };
    const response = await call(shop.app, '/api/orders/place', body, { token: buyer.token, encoding });
    expect([response.status, response.body.data?.address]).toEqual([200, address]);
  });

  test('uses the default address and the second phone if no address is sent', async () => {
    const { buyer } = await addBuyer(shop);
    await shop.db.updateTable('users').set({ secondary_phone: '+250722000111' }).where('user_id', '=', buyer.user_id).execute();
    expect((await placeOrder(shop, buyer, { address: '' })).body.data.address).toBe('KG 11 Ave 5, Kigali City, Rwanda, +250722000111');
  });

  test('delivers to any address of the account, and stores hostile text unchanged', async () => {
    const { buyer } = await addBuyer(shop);
    const street = `<b>KG</b> '; drop table orders; -- 🏠`;
    await call(shop.app, '/api/users/address/add', { address: street }, { token: buyer.token });
    const address = `${street}, Kigali City, Rwanda, +250 722 000 111`;
    expect((await placeOrder(shop, buyer, { address })).body.data.address).toBe(address);
  });

  test('charges the fee of the shipping band if shipping is not free', async () => {
    await setShipping(shop.db, {
      free_shipping: false,
      bands: [
        { min_weight: 0, max_weight: 499, shipping_fee: 1_500 },
        { min_weight: 500, max_weight: 2_000, shipping_fee: 2_500 },
      ],
    });
    const light = await addBuyer(shop, { weight_g: 499 });
    expect((await placeOrder(shop, light.buyer, { expected_total: 11_500 })).body.data).toMatchObject({
      subtotal: 10_000,
      shipping_fees: 1_500,
      total_price: 11_500,
      final_total: 11_500,
    });
    const heavy = await addBuyer(shop, { weight_g: 250, quantity: 2 });
    expect((await placeOrder(shop, heavy.buyer)).body.data).toMatchObject({ shipping_fees: 2_500, final_total: 22_500 });
  });

  test('charges current prices, and refuses if the shopper saw another total', async () => {
    const { buyer, product } = await addBuyer(shop);
    const setPrice = (base_price_rwf: number) =>
      shop.db.updateTable('products').set({ base_price_rwf }).where('product_id', '=', product.product_id).execute();
    await setPrice(11_000);
    const refusedResponse = await placeOrder(shop, buyer, { expected_total: 10_000 });
    expect(refusedResponse.status).toBe(409);
    expect(refusedResponse.body).toEqual({
      status: 'error',
      code: 'total_changed',
      message: 'The total is now 11,000 RWF. Please check it and place your order again.',
      data: { total: 11_000 },
    });
    expect(await selectOrders(buyer.user_id)).toEqual([]);
    expect((await placeOrder(shop, buyer, { expected_total: 11_000 })).body.data.final_total).toBe(11_000);
  });

  test('shows the same order after the product is renamed, repriced and unpublished', async () => {
    const { buyer, product } = await addBuyer(shop, { name: 'As Bought' });
    const { data } = (await placeOrder(shop, buyer)).body;
    await shop.db
      .updateTable('products')
      .set({ name: 'Renamed', base_price_rwf: 99_000, image: 'new.webp', status: 'draft' })
      .where('product_id', '=', product.product_id)
      .execute();
    const orderResponse = await call(shop.app, '/api/orders/get', { order_id: data.order_id }, { token: buyer.token });
    expect(orderResponse.body.data).toEqual(data);
  });
});

describe('an order is refused and not stored', () => {
  const expectOrderRefused = async (
    buyer: { token: string; user_id: string },
    body: Record<string, unknown>,
    { status, message }: { status: number; message: string },
  ) => {
    const response = await placeOrder(shop, buyer, body);
    expect(response).toMatchObject({ status, body: { status: 'error', message } });
    expect(await selectOrders(buyer.user_id)).toEqual([]);
  };

  test('with an empty cart or without a cart', async () => {
    const { buyer, product } = await addBuyer(shop);
    await shop.db.deleteFrom('cart_items').where('product_id', '=', product.product_id).execute();
    await expectOrderRefused(buyer, {}, { status: 422, message: 'Your cart is empty' });
    await expectOrderRefused(await addShopper(shop.db), {}, { status: 422, message: 'Your cart is empty' });
  });

  test('if the account has no address, even when the request has one', async () => {
    const buyer = await addShopper(shop.db, { address: null });
    await addToCart(shop.app, buyer, await addProduct(shop.db));
    await expectOrderRefused(buyer, { address: 'KG 1' }, { status: 422, message: 'Please add a shipping address' });
  });

  test.each([
    'Paris, France',
    'KG 11 Ave 5',
    'KG 11 Ave 5, Paris, France',
    'KG 11 Ave 5, Kigali City, Rwanda, and then to Paris',
    'KG 11 Ave 5, Kigali City, Rwanda, 12',
    'KG 11 Ave 5, Kigali City, Rwanda 0722000111',
    'Paris, KG 11 Ave 5, Kigali City, Rwanda',
    'kg 11 ave 5, kigali city, rwanda',
  ])('to %j, which is not an address of the account', async (address) => {
    await expectOrderRefused((await addBuyer(shop)).buyer, { address }, { status: 422, message: 'Please add a shipping address' });
  });

  test("to another shopper's address", async () => {
    const otherShopper = await addShopper(shop.db, { address: 'KN 3 Rd' });
    const address = 'KN 3 Rd, Kigali City, Rwanda';
    await expectOrderRefused((await addBuyer(shop)).buyer, { address }, { status: 422, message: 'Please add a shipping address' });
    await addToCart(shop.app, otherShopper, await addProduct(shop.db));
    expect((await placeOrder(shop, otherShopper, { address })).body.data.address).toBe(address);
  });

  test('without a valid phone', async () => {
    const buyer = await addShopper(shop.db, { phone: 'none' });
    await addToCart(shop.app, buyer, await addProduct(shop.db));
    await expectOrderRefused(buyer, {}, { status: 422, message: 'Please add contact information' });
    await call(shop.app, '/api/users/phone/update', { primaryPhone: '0733000111' }, { token: buyer.token });
    expect((await placeOrder(shop, buyer)).status).toBe(200);
  });

  test('with a weight outside all shipping bands', async () => {
    await setShipping(shop.db, { bands: [{ min_weight: 0, max_weight: 199, shipping_fee: 0 }] });
    const { buyer } = await addBuyer(shop, { quantity: 2 });
    await expectOrderRefused(
      buyer,
      {},
      { status: 422, message: 'No shipping option available for the current weight. Please contact customer support.' },
    );
  });

  test('with an unknown coupon', async () => {
    const { buyer } = await addBuyer(shop);
    await expectOrderRefused(buyer, { applied_coupon_code: 'FREE100' }, { status: 404, message: 'Coupon not found' });
    expect((await placeOrder(shop, buyer, { applied_coupon_code: '' })).status).toBe(200);
  });

  test('with more pieces than are left', async () => {
    const { buyer, product } = await addBuyer(shop, { name: 'Serum', stock: 5, quantity: 4 });
    const otherShopper = await addShopper(shop.db);
    const sellPieces = async (quantity: number) => {
      await addToCart(shop.app, otherShopper, { product_id: product.product_id, quantity });
      expect((await placeOrder(shop, otherShopper)).status).toBe(200);
    };
    await sellPieces(3);
    await expectOrderRefused(buyer, {}, { status: 422, message: 'Only 2 of Serum are left.' });
    await sellPieces(2);
    await expectOrderRefused(buyer, {}, { status: 422, message: 'Serum is sold out.' });
    expect((await readStock(product.product_id)).reserved).toBe(5);
  });

  test('with too little stock for one line of several, and the other lines are not reserved', async () => {
    const { buyer, product } = await addBuyer(shop, { stock: 5 });
    const scarceProduct = await addProduct(shop.db, { name: 'Scarce', stock: 5 });
    await addToCart(shop.app, buyer, { product_id: scarceProduct.product_id, quantity: 2 });
    await shop.db.updateTable('stock').set({ on_hand: 1 }).where('product_id', '=', scarceProduct.product_id).execute();
    await expectOrderRefused(buyer, {}, { status: 422, message: 'Only 1 of Scarce is left.' });
    expect(await readStock(product.product_id)).toEqual({ on_hand: 5, reserved: 0 });
    expect((await readCart(shop.app, buyer)).cart_items).toHaveLength(2);
  });

  test('of two lines that exceed the stock only together', async () => {
    const { buyer, product } = await addBuyer(shop, { name: 'Tint', stock: 4, options: [{ name: 'Red' }, { name: 'Rose' }], quantity: 2 });
    await addToCart(shop.app, buyer, { product_id: product.product_id, option_id: product.option_ids[1], quantity: 2 });
    await shop.db.updateTable('stock').set({ on_hand: 3 }).where('product_id', '=', product.product_id).execute();
    await expectOrderRefused(buyer, {}, { status: 422, message: 'Only 3 of Tint (Red) are left.' });
  });

  test('of a product that is no longer sold', async () => {
    const { buyer, product } = await addBuyer(shop, { name: 'Gone' });
    await shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', product.product_id).execute();
    await expectOrderRefused(buyer, {}, { status: 422, message: 'Gone is no longer available. Please look at your cart again.' });
  });

  test.each([
    [{ expected_total: -1 }, 'The expected total must be a whole number of francs'],
    [{ expected_total: 1.5 }, 'The expected total must be a whole number of francs'],
    [{ expected_total: 'cheap' }, 'The expected total must be a whole number of francs'],
    [{ address: 'x'.repeat(10_000) }, 'Please use at most 500 characters'],
    [{ address: 'NUL \u0000' }, 'Please remove the unreadable characters'],
    [{ address: ['KG 1'] }, 'Please enter text'],
    [{ applied_coupon_code: 'NUL \u0000' }, 'Please remove the unreadable characters'],
  ])('with %j', async (body, message) => {
    await expectOrderRefused((await addBuyer(shop)).buyer, body, { status: 400, message });
  });

  test("without a session, with an unknown one, and with another shopper's id", async () => {
    const { buyer } = await addBuyer(shop);
    const { buyer: otherBuyer } = await addBuyer(shop);
    const unauthorized = { status: 'error', code: 'not_authorized', message: 'You are not authorized' };
    expect(await call(shop.app, '/api/orders/place', {})).toMatchObject({ status: 401, body: unauthorized });
    expect(await placeOrder(shop, { token: 'B'.repeat(43) })).toMatchObject({ status: 401, body: unauthorized });
    await expectOrderRefused(buyer, { user_id: otherBuyer.user_id }, { status: 403, message: 'You are not authorized' });
    expect(await selectOrders(otherBuyer.user_id)).toEqual([]);
  });
});

describe('the mail that confirms an order', () => {
  const findMails = (user_id: string) => shop.db.selectFrom('mails').selectAll().where('user_id', '=', user_id).execute();

  test('lists items, total and a link to pay, and is sent once even if the order is placed twice', async () => {
    const { buyer } = await addBuyer(shop, {
      name: 'Heartleaf Toner',
      base_price_rwf: 27_500,
      options: [{ name: '250 ml', extra: 500 }],
      quantity: 2,
    });
    const orderResponse = await placeOrder(shop, buyer, {}, { 'idempotency-key': 'twice' });
    expect((await placeOrder(shop, buyer, {}, { 'idempotency-key': 'twice' })).body).toEqual(orderResponse.body);
    const mails = await findMails(buyer.user_id);
    expect(mails).toMatchObject([{ kind: 'orderPlaced', to_address: buyer.email, state: 'waiting' }]);
    const { order_id } = orderResponse.body.data;
    for (const text of [
      '- Heartleaf Toner (250 ml)',
      '2 × 28,000 RWF = 56,000 RWF',
      'Total: 56,000 RWF',
      'Please pay until ',
      `http://shop.test/orders/${order_id}\n`,
    ]) {
      expect(mails[0]?.text).toContain(text);
    }
  });

  test('is not sent for a refused order', async () => {
    const { buyer } = await addBuyer(shop);
    expect((await placeOrder(shop, buyer, { expected_total: 1 })).status).toBe(409);
    expect(await findMails(buyer.user_id)).toEqual([]);
  });
});
