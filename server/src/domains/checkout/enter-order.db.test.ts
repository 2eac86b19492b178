/** Tests orders that staff enter for customers who order by WhatsApp or phone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { addCoupon } from '../../../test/support/fixtures/coupons.ts';
import { addProduct, addShopper, createUniqueName, setShipping, verifyEmail } from '../../../test/support/fixtures/fixtures.ts';
import { createTransactionId, judgeClaim } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';
import { done } from '../../lib/outcome.ts';
import { eraseDueGuests } from '../order-view/order-view.ts';
import { quoteEntry } from './quote-entry.ts';

let shop: TestShop;
let staff: TestStaffMember;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db, { free_shipping: false });
  staff = await addStaffMember(shop.db, 'support');
  owner = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

const send = (path: string, body?: object, member = staff) =>
  call(shop.app, `/api/admin/${path}`, body, { token: member.token, method: body ? 'POST' : 'GET' });
const GUEST_FIELDS = { name: 'Ada Uwase', phone: '0788 111 222', second_phone: '', address: 'KG 7 Ave', email: '' };
const sendOrder = (body: object, member = staff) =>
  send('orders', { idempotency_key: createUniqueName('key'), ...GUEST_FIELDS, ...body }, member);
const readStock = (product_id: string) =>
  shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).executeTakeFirstOrThrow();

/** Enters an order of one product for 10,000 and the delivery fee of 2,000. */
async function enterOrder(fields: object = {}) {
  const { product_id } = await addProduct(shop.db, { stock: 5 });
  const { status, body } = await sendOrder({ lines: [{ product_id, quantity: 1 }], expected_total: 12_000, ...fields });
  expect(status).toBe(200);
  return { product_id, order: body.data };
}

test('staff find published products with their options and sizes, current prices and available pieces', async () => {
  const name = createUniqueName('Zanzibarsoap');
  const { product_id, size_ids } = await addProduct(shop.db, {
    name,
    discounted_price_rwf: 8_000,
    sizes: [{ extra: 500, stock: 3 }, {}, {}],
  });
  await shop.db.updateTable('product_sizes').set({ archived_at: new Date() }).where('size_id', '=', String(size_ids[2])).execute();
  await addProduct(shop.db, { name, status: 'draft' });
  await shop.refresh();
  const { body } = await send(`order-entry/products?q=${encodeURIComponent(name)}`);
  expect(body.data.find((product: { name: string }) => product.name === name)).toMatchObject({
    product_id,
    price: 8_000,
    options: [],
    sizes: [
      { id: size_ids[0], additional_price: 500, available_pieces: 3 },
      { id: size_ids[1], additional_price: 0, available_pieces: null },
    ],
  });
  expect(body.data.filter((product: { name: string }) => product.name === name)).toHaveLength(1);
});

test('a quote has the same prices as the checkout, and reserves and writes nothing', async () => {
  const { product_id, size_ids } = await addProduct(shop.db, { sizes: [{ extra: 500, stock: 3 }] });
  const line = { product_id, size_id: size_ids[0], quantity: 1 };
  const { body } = await send('order-entry/quote', { lines: [line, { ...line, quantity: 2 }] });
  expect(body.data).toMatchObject({ lines: [{ quantity: 3, unit_price: 10_500 }], subtotal: 31_500, shipping_fees: 2_000, total: 33_500 });
  // A transaction that may only read gives the same quote.
  const lines = [{ ...line, option_id: undefined, quantity: 3 }];
  const readOnly = shop.db.transaction().setAccessMode('read only');
  const quote = await readOnly.execute((trx) => quoteEntry(trx, { lines, customer_id: undefined, coupon_code: '' }));
  expect(quote).toEqual(done(body.data));
});

describe('a coupon', () => {
  test('reduces the quote and the order of a customer with an account, and can be used again only after that order is cancelled', async () => {
    const buyer = await addShopper(shop.db);
    await verifyEmail(shop.db, buyer);
    const { product_id } = await addProduct(shop.db, { stock: 5 });
    const coupon_code = await addCoupon(shop.db, { user_id: buyer.user_id, coupon_type: 'fixed', discount: 1_500, total_limit: 1 });
    const entry = { lines: [{ product_id, quantity: 1 }], customer_id: buyer.user_id, coupon_code: ` ${coupon_code.toLowerCase()} ` };
    const quote = await send('order-entry/quote', entry);
    expect(quote.body.data).toMatchObject({ subtotal: 10_000, shipping_fees: 2_000, coupon_discount_amount: 1_500, total: 10_500 });

    expect(await sendOrder({ ...entry, expected_total: 12_000 })).toMatchObject({ status: 409, body: { code: 'total_changed' } });
    const orderResponse = await sendOrder({ ...entry, expected_total: 10_500 });
    expect(orderResponse.body.data).toMatchObject({ final_total: 10_500, applied_coupon_code: coupon_code, coupon_discount_amount: 1_500 });
    const usedUpRefusal = { status: 422, body: { code: 'coupon_used_up' } };
    expect(await send('order-entry/quote', entry)).toMatchObject(usedUpRefusal);
    expect(await sendOrder({ ...entry, expected_total: 10_500 })).toMatchObject(usedUpRefusal);
    const { order_id } = orderResponse.body.data;
    await actAsStaff(shop, owner, order_id, 'cancel', { expected_status: 'pending', reason: 'She changed her mind' });
    expect((await send('order-entry/quote', entry)).body.data.total).toBe(10_500);
  });

  test('is refused without an account, if it is another customer’s, and if it does not exist', async () => {
    const [buyer, otherCustomer] = [await addShopper(shop.db), await addShopper(shop.db)];
    const { product_id } = await addProduct(shop.db, { stock: 5 });
    const coupon_code = await addCoupon(shop.db, { user_id: otherCustomer.user_id });
    const lines = [{ product_id, quantity: 1 }];
    const fieldError = { path: 'coupon_code', code: 'coupon_needs_account', message: 'Only a customer with an account can use a coupon' };
    const replies = [
      await send('order-entry/quote', { lines, coupon_code }),
      await sendOrder({ lines, coupon_code, expected_total: 12_000 }),
    ];
    for (const { status, body } of replies) expect([status, body.errors]).toEqual([400, [fieldError]]);
    for (const unusableCode of [coupon_code, 'NOSUCHCODE']) {
      const entry = { lines, coupon_code: unusableCode, customer_id: buyer.user_id };
      expect(await send('order-entry/quote', entry)).toMatchObject({ status: 404, body: { code: 'coupon_not_found' } });
      expect(await sendOrder({ ...entry, expected_total: 12_000 })).toMatchObject({ status: 404, body: { code: 'coupon_not_found' } });
    }
    expect(await readStock(product_id)).toEqual({ on_hand: 5, reserved: 0 });
    const codeForEveryone = await addCoupon(shop.db);
    const entryForUnknownCustomer = { lines, coupon_code: codeForEveryone, customer_id: crypto.randomUUID() };
    expect(await send('order-entry/quote', entryForUnknownCustomer)).toMatchObject({ status: 404, body: { code: 'customer_not_found' } });
  });
});

describe('an entered order', () => {
  test('of a customer without an account can be claimed, paid and delivered, and its log names the staff member who entered it', async () => {
    const { product_id, order } = await enterOrder();
    expect(order).toMatchObject({
      status: 'pending',
      payment_status: 'Unpaid',
      final_total: 12_000,
      customer: { name: 'Ada Uwase', phone: '+250788111222' },
      transitions: [{ to: 'ordered', actor: 'staff', staff: staff.name }],
      mails: [],
    });
    expect(await readStock(product_id)).toEqual({ on_hand: 5, reserved: 1 });
    const claim = { expected_status: 'pending', phone: '0788 111 222', transaction_id: createTransactionId() };
    const claimResponse = await send(`orders/${order.order_id}/claim-payment`, claim);
    expect(claimResponse.body.data.payment_review).toEqual({ state: 'submitted' });
    expect((await send('orders?filter={"payment":"review"}')).body.data.map((row: { order_id: string }) => row.order_id)).toContain(
      order.order_id,
    );
    expect(
      (await judgeClaim(shop, owner, order.order_id, 'confirm-payment', { expected_status: 'pending' })).body.data.payment_status,
    ).toBe('Paid');
    for (const [verb, status] of [
      ['prepare', 'pending'],
      ['ship', 'preparing'],
      ['arrive', 'in_transit'],
      ['out-for-delivery', 'in_transit'],
      ['deliver', 'in_transit'],
    ] as const)
      expect([verb, (await actAsStaff(shop, owner, order.order_id, verb, { expected_status: status })).status]).toEqual([verb, 200]);
    expect((await send(`orders/${order.order_id}`)).body.data.customer.name).toBe('Ada Uwase');
    expect((await send('orders?filter={"entered":true}')).body.data).toContainEqual(expect.objectContaining({ order_id: order.order_id }));
  });

  test('for an account is readable by its shopper, and her verified address gets the mail', async () => {
    const buyer = await addShopper(shop.db);
    const { order } = await enterOrder({ customer_id: buyer.user_id });
    const readResponse = await call(shop.app, '/api/orders/get', { order_id: order.order_id }, { token: buyer.token });
    expect(readResponse.body.data).toMatchObject({ order_id: order.order_id, address: 'KG 7 Ave, Kigali City, Rwanda' });
    expect(order.mails).toMatchObject([{ kind: 'orderPlaced', to: buyer.email }]);
  });

  test('is mailed to the address that staff entered for a guest', async () => {
    const { order } = await enterOrder({ email: 'ada@example.rw' });
    expect(order.mails).toMatchObject([{ kind: 'orderPlaced', to: 'ada@example.rw' }]);
  });

  test('is placed once for each idempotency key; the same key with another request is refused', async () => {
    const { product_id } = await addProduct(shop.db, { stock: 5 });
    const request = { lines: [{ product_id, quantity: 1 }], expected_total: 12_000, idempotency_key: createUniqueName('key') };
    const [firstResponse, secondResponse] = await Promise.all([sendOrder(request), sendOrder(request)]);
    expect(firstResponse.body.data.order_id).toBe(secondResponse.body.data.order_id);
    expect(await readStock(product_id)).toEqual({ on_hand: 5, reserved: 1 });
    expect(await sendOrder({ ...request, name: 'Eve' })).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect((await sendOrder(request, owner)).body.data.order_id).not.toBe(firstResponse.body.data.order_id);
  });
});

describe('entering an order is refused', () => {
  test.each([
    ['without a name for a guest', { name: '' }, 400, 'name'],
    ['without an address', { address: '' }, 400, 'address'],
    ['with a phone of two digits', { phone: '07' }, 400, 'phone'],
    ['without lines', { lines: [] }, 400, 'lines'],
    ['for an unknown account', { customer_id: '00000000-0000-4000-8000-000000000000' }, 404, 'customer_id'],
  ])('%s, with an error at the field', async (_, invalidFields, status, path) => {
    const { product_id } = await addProduct(shop.db);
    const response = await sendOrder({ lines: [{ product_id, quantity: 1 }], expected_total: 12_000, ...invalidFields });
    expect(response).toMatchObject({ status, body: { errors: [{ path }] } });
  });

  test('with another total than the customer was told, more pieces than the stock, or a product that is not published', async () => {
    const { product_id } = await addProduct(shop.db, { stock: 1 });
    const codes = [];
    for (const fields of [
      { expected_total: 11_000 },
      { lines: [{ product_id, quantity: 2 }], expected_total: 22_000 },
      { lines: [{ product_id: 'none', quantity: 1 }] },
      { lines: [{ product_id: (await addProduct(shop.db, { status: 'archived' })).product_id, quantity: 1 }] },
    ])
      codes.push((await sendOrder({ lines: [{ product_id, quantity: 1 }], expected_total: 12_000, ...fields })).body.code);
    expect(codes).toEqual(['total_changed', 'stock_short', 'product_not_found', 'product_not_found']);
    expect(await readStock(product_id)).toEqual({ on_hand: 1, reserved: 0 });
  });

  test('to packers, who may not record claims either', async () => {
    const packer = await addStaffMember(shop.db, 'packer');
    const { order } = await enterOrder();
    expect((await sendOrder({}, packer)).status).toBe(403);
    expect((await send(`orders/${order.order_id}/claim-payment`, {}, packer)).status).toBe(403);
  });
});

describe('the contact of a customer without an account', () => {
  const eraseCustomer = (order_id: string, expected_status: string) =>
    send(`orders/${order_id}/erase-customer`, { expected_status }, owner);

  test('can be erased with notes and mails after the order has ended, also twice, and staff can record no claim afterwards', async () => {
    const { order } = await enterOrder({ email: 'ada@example.rw' });
    const { order_id } = order;
    await send(`orders/${order_id}/notes`, { text: 'Ada wants it early' });
    expect((await eraseCustomer(order_id, 'pending')).body.code).toBe('order_not_finished');
    expect((await actAsStaff(shop, owner, order_id, 'cancel', { expected_status: 'pending', reason: 'Ada changed her mind' })).status).toBe(
      200,
    );
    for (let round = 0; round < 2; round++) {
      const { status, body } = await eraseCustomer(order_id, 'cancelled');
      expect(status).toBe(200);
      expect(JSON.stringify(body.data)).not.toMatch(/Ada|788111222|KG 7/);
      expect(body.data.mails).toEqual([]);
    }
    const claim = { expected_status: 'cancelled', phone: '0788 111 222', transaction_id: createTransactionId() };
    expect((await send(`orders/${order_id}/claim-payment`, claim)).body.code).toBe('customer_erased');
  });

  test('leaves one row in the audit log when it is erased, without the customer’s name', async () => {
    const order_id = await createPlainOrder(shop.db, { is_guest: true, entered_by: owner.staff_id, status: 'delivered' });
    for (let count = 0; count < 2; count++) expect((await eraseCustomer(order_id, 'delivered')).status).toBe(200);
    const entries = await shop.db.selectFrom('audit_log').selectAll().where('record_id', '=', order_id).orderBy('audit_id').execute();
    expect(entries).toMatchObject([
      { noun: 'orders', action: 'update', changes: { customer: { hidden: true } }, staff_id: owner.staff_id },
    ]);
  });

  test('cannot be erased while a claim of the order waits for staff', async () => {
    const { order } = await enterOrder();
    const claim = { expected_status: 'pending', phone: '0788 111 222', transaction_id: createTransactionId() };
    expect((await send(`orders/${order.order_id}/claim-payment`, claim)).status).toBe(200);
    expect((await actAsStaff(shop, owner, order.order_id, 'cancel', { expected_status: 'pending', reason: 'No stock' })).status).toBe(200);
    expect((await eraseCustomer(order.order_id, 'cancelled')).body.code).toBe('order_not_finished');
    expect((await send(`orders/${order.order_id}`)).body.data.customer.name).not.toBe('erased');
  });

  test('cannot be erased from an order of an account', async () => {
    const { order } = await createOrder(shop);
    expect((await eraseCustomer(order.order_id, 'pending')).body.code).toBe('order_of_account');
  });

  test('is deleted by the sweep half a year after the order, if the order has ended', async () => {
    const guest = { is_guest: true, entered_by: owner.staff_id, customer_name: 'Ada Uwase', status: 'cancelled' as const };
    const created_at = new Date(Date.now() - 181 * 24 * 3_600_000);
    const ids = [
      await createPlainOrder(shop.db, { ...guest, created_at }),
      await createPlainOrder(shop.db, { ...guest, created_at, status: 'preparing' }),
      await createPlainOrder(shop.db, guest),
    ];
    await eraseDueGuests(shop.db);
    const names = [];
    for (const order_id of ids) names.push((await send(`orders/${order_id}`)).body.data.customer.name);
    expect(names).toEqual(['erased', 'Ada Uwase', 'Ada Uwase']);
  });
});
