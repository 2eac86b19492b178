/** Tests the notes, mails, other orders, corrections and cancellations on the page of an order for staff. */

import { ORDER_STATUSES } from '@uruhu/contract/order';
import { STAFF_ROLES } from '@uruhu/contract/staff/permissions';
import { beforeAll, describe, expect, test } from 'vitest';
import { createOrder, placeOrder } from '../../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../../test/support/fixtures/cart.ts';
import { addAttempt } from '../../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../../test/support/fixtures/plain-order.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { call, callGet, createIpAddress } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  staff = await addStaffMember(shop.db, 'support');
});

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, member = staff) =>
  call(shop.app, `/api/admin/${path}`, body, { token: member.token, method });
const readOrder = async (order_id: string) => (await send('GET', `orders/${order_id}`)).body.data;
const listAudit = (record_id: string) =>
  shop.db
    .selectFrom('audit_log')
    .select(['noun', 'action', 'changes', 'staff_id'])
    .where('record_id', '=', record_id)
    .orderBy('audit_id')
    .execute();

describe('a note', () => {
  test('is shown to all staff, and the audit log has its author, but not its text', async () => {
    const { buyer, order } = await createOrder(shop);
    const path = `orders/${order.order_id}/notes`;
    const packer = await addStaffMember(shop.db, 'packer');
    expect((await send('POST', path, { text: ' Call before five ' })).status).toBe(200);
    const { body } = await send('POST', path, { text: 'She comes\nherself' });
    expect(body.data.notes).toMatchObject([
      { text: 'She comes\nherself', staff: staff.name },
      { text: 'Call before five', staff: staff.name },
    ]);
    expect((await send('GET', `orders/${order.order_id}`, undefined, packer)).body.data.notes).toEqual(body.data.notes);
    // By law, a customer gets the notes about her if she asks for her data.
    const { body: exportedData } = await callGet(shop.app, '/api/users/my-data', { token: buyer.token });
    expect(exportedData.order_notes.map(({ text }: { text: string }) => text)).toEqual(['Call before five', 'She comes\nherself']);
    const noteEntry = { noun: 'order-notes', action: 'insert', changes: { text: { hidden: true } }, staff_id: staff.staff_id };
    expect(await listAudit(order.order_id)).toEqual([noteEntry, noteEntry]);
    // The database refuses every change with 'order_notes is written once'.
    const notesUpdate = shop.db.updateTable('order_notes').where('order_id', '=', order.order_id);
    for (const text of ['', 'x']) await expect(notesUpdate.set({ text }).execute()).rejects.toThrow('once');
    await expect(shop.db.deleteFrom('order_notes').where('order_id', '=', order.order_id).execute()).rejects.toThrow('once');
  });

  test.each(STAFF_ROLES)(
    'can be written by a staff member with the role %s if her role handles orders, without giving her other permissions',
    async (role) => {
      const { order } = await createOrder(shop);
      const member = await addStaffMember(shop.db, role);
      const { status, body } = await send('POST', `orders/${order.order_id}/notes`, { text: 'A bottle is broken' }, member);
      if (role === 'editor') return expect(status).toBe(403);
      expect(status).toBe(200);
      expect(body.data.notes).toMatchObject([{ text: 'A bottle is broken', staff: member.name }]);
      // A packer, who may write notes, still cannot read the totals or change the contact.
      expect(body.data.final_total).toBe(role === 'packer' ? null : order.final_total);
      const contact = { address: 'KG 7 Ave', phone: '0788 111 222', expected_status: 'pending', version: body.data.version };
      const correctionResponse = await send('PATCH', `orders/${order.order_id}`, contact, member);
      expect(correctionResponse.status).toBe(role === 'packer' ? 403 : 200);
    },
  );

  test.each([[''], ['  '], ['x'.repeat(2_001)], ['NUL \u0000'], [7]])('with the text %j is refused', async (text) => {
    const { order } = await createOrder(shop);
    expect(await send('POST', `orders/${order.order_id}/notes`, { text })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'text' }] },
    });
  });

  test('about an erased customer or an unknown order is refused', async () => {
    const order_id = await createPlainOrder(shop.db, { status: 'delivered', customer_phone: 'erased' });
    expect(await send('POST', `orders/${order_id}/notes`, { text: 'x' })).toMatchObject({ status: 409, body: { code: 'customer_erased' } });
    expect((await send('POST', 'orders/none/notes', { text: 'x' })).status).toBe(404);
  });
});

describe('mails', () => {
  const markMailsSent = (order_id: string) =>
    shop.db.updateTable('mails').set({ state: 'sent', sent_at: new Date() }).where('order_id', '=', order_id).execute();

  test('about an order can be listed, read in full, and sent again to the current address of the customer, five times a day', async () => {
    const { buyer, order } = await createOrder(shop);
    const order_id: string = order.order_id;
    const [mail] = (await readOrder(order_id)).mails;
    expect(mail).toMatchObject({
      kind: 'orderPlaced',
      to: buyer.email,
      // A job may have sent the mail already.
      sent_at: expect.toSatisfy((sent_at) => sent_at === null || typeof sent_at === 'string'),
    });
    const { data } = (await send('GET', `order-mails/${mail.mail_id}`)).body;
    expect(data).toMatchObject({ order_id, subject: mail.subject, text: expect.stringContaining(order_id) });
    const page = await shop.app.inject({
      url: `/api/admin/order-mails/${mail.mail_id}/page`,
      remoteAddress: createIpAddress(),
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(page.payload).toContain('<html');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox$/),
    });

    await shop.db.updateTable('mails').set({ state: 'waiting', sent_at: null }).where('order_id', '=', order_id).execute();
    const sendAgain = () => send('POST', `order-mails/${mail.mail_id}/send-again`);
    expect(await sendAgain()).toMatchObject({ status: 409, body: { code: 'mail_not_sent_yet' } });
    await markMailsSent(order_id);
    const email = `new-${buyer.email}`;
    await shop.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ email }).where('user_id', '=', buyer.user_id).execute();
      await trx.updateTable('sign_in_names').set({ sign_in_name: email }).where('sign_in_name', '=', buyer.email).execute();
    });
    const { status, body } = await sendAgain();
    expect(status).toBe(200);
    expect(body.data.mails).toHaveLength(2);
    expect(body.data.mails[0]).toMatchObject({ kind: 'orderPlaced', to: email, subject: mail.subject });
    for (let count = 0; count < 4; count++) expect((await sendAgain()).status).toBe(200);
    expect(await sendAgain()).toMatchObject({ status: 429, body: { code: 'mail_resend_limit' } });
    const packer = await addStaffMember(shop.db, 'packer');
    expect((await send('POST', `order-mails/${mail.mail_id}/send-again`, undefined, packer)).status).toBe(403);
  });

  test('are not sent again to an unverified address, and staff cannot read mails with links that sign in', async () => {
    const { buyer, order } = await createOrder(shop);
    const order_id: string = order.order_id;
    await markMailsSent(order_id);
    await shop.db.updateTable('users').set({ email_verified_at: null }).where('user_id', '=', buyer.user_id).execute();
    const [{ mail_id }] = (await readOrder(order_id)).mails;
    expect((await send('POST', `order-mails/${mail_id}/send-again`)).body.code).toBe('mail_without_recipient');
    const resetMail = await shop.db
      .insertInto('mails')
      .values({ user_id: buyer.user_id, kind: 'reset', to_address: buyer.email, subject: 'x', text: 'secret link', html: '' })
      .returning('mail_id')
      .executeTakeFirstOrThrow();
    for (const id of [resetMail.mail_id, 'none']) {
      expect((await send('GET', `order-mails/${id}`)).status).toBe(404);
      expect((await send('GET', `order-mails/${id}/page`)).status).toBe(404);
      expect((await send('POST', `order-mails/${id}/send-again`)).status).toBe(404);
    }
  });
});

test('other orders of the account or the phone number are listed, newest first', async () => {
  const { buyer, product, order } = await createOrder(shop);
  const customer_phone = '+250733999888';
  await shop.db.updateTable('orders').set({ customer_phone }).where('order_id', '=', order.order_id).execute();
  expect((await readOrder(order.order_id)).other_orders).toEqual([]);
  await addToCart(shop.app, buyer, { product_id: product.product_id });
  const secondOrder = (await placeOrder(shop, buyer)).body.data;
  const third_order_id = await createPlainOrder(shop.db, { customer_phone });
  const otherOrders = (await readOrder(order.order_id)).other_orders;
  expect(otherOrders.map(({ order_id }: { order_id: string }) => order_id)).toEqual([third_order_id, secondOrder.order_id]);
  expect(otherOrders[0], 'of somebody else with the same phone number').toMatchObject({ customer_name: 'Keza' });
  expect(otherOrders[1]).toEqual({
    order_id: secondOrder.order_id,
    customer_name: null,
    created_at: secondOrder.created_at,
    status: 'pending',
    payment_status: 'Unpaid',
    is_part_paid: false,
    final_total: secondOrder.final_total,
  });
  await addAttempt(shop, { order_id: secondOrder.order_id, state: 'succeeded', amount_rwf: 1_000 });
  expect((await readOrder(order.order_id)).other_orders[1]).toMatchObject({ payment_status: 'Unpaid', is_part_paid: true });
});

describe('correcting the contact', () => {
  const CONTACT = { address: ' KN 3 Rd ', phone: '0733 111 222', second_phone: '0722 333 444' };
  const sendCorrection = (order_id: string, body: object) => send('PATCH', `orders/${order_id}`, { ...CONTACT, ...body });

  test('changes address and phone number; the page of the order names the staff member, and the audit log does not have the values', async () => {
    const { order } = await createOrder(shop);
    const { status, body } = await sendCorrection(order.order_id, { expected_status: 'pending', version: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      address: 'KN 3 Rd, Kigali City, Rwanda, +250722333444',
      version: 2,
      customer: { ...order.customer, phone: '+250733111222' },
      transitions: [{ to: 'ordered' }, { to: 'contact_corrected', actor: 'staff', staff: staff.name, reason: '' }],
    });
    const changes = { address: { hidden: true }, customer_phone: { hidden: true } };
    expect(await listAudit(order.order_id)).toEqual([{ noun: 'orders', action: 'update', changes, staff_id: staff.staff_id }]);
    const outdatedResponse = await sendCorrection(order.order_id, { expected_status: 'pending', version: 1, address: 'Elsewhere' });
    expect(outdatedResponse).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { version: 2, address: body.data.address } },
    });
  });

  test.each(ORDER_STATUSES)('is allowed only before the order leaves Korea, here with the status %s', async (status) => {
    const order_id = await createPlainOrder(shop.db, { status });
    const canCorrect = status === 'pending' || status === 'preparing';
    expect((await sendCorrection(order_id, { expected_status: status, version: 1 })).body).toMatchObject(
      canCorrect ? { data: { version: 2 } } : { code: 'order_has_left', data: { version: 1 } },
    );
    const otherStatus = ORDER_STATUSES.find((other) => other !== status);
    expect((await sendCorrection(order_id, { expected_status: otherStatus, version: 1 })).body.code).toBe('order_status_changed');
  });

  test.each([
    [{ address: '' }, 'address'],
    [{ country: 'Uganda' }, 'country'],
    [{ city: 'Huye' }, 'city'],
    [{ postal_code: '1234' }, 'postal_code'],
    [{ phone: '12' }, 'phone'],
    [{ second_phone: 'abc' }, 'second_phone'],
    [{ version: undefined }, 'version'],
    [{ expected_status: 'lost' }, 'expected_status'],
  ])('to %j is refused with an error at its field, by the rules of the checkout', async (invalidFields, path) => {
    const { order } = await createOrder(shop);
    const response = await sendCorrection(order.order_id, { expected_status: 'pending', version: 1, ...invalidFields });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await readOrder(order.order_id)).version).toBe(1);
  });
});

describe('cancelling', () => {
  const readStock = (product_id: string) =>
    shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).executeTakeFirstOrThrow();

  const listStockChanges = async (product_id: string) => (await send('GET', `products/${product_id}/stock-changes`)).body.data;

  test.each([
    ['a parcel that came back', true, { on_hand: 5, reserved: 0 }],
    ['a lost parcel', false, { on_hand: 3, reserved: 0 }],
  ])(
    '%s: the pieces return to the stock, with a stock change, only if the staff member restocks them',
    async (_, restock, expectedStock) => {
      const owner = await addStaffMember(shop.db);
      const { order, product } = await createOrder(shop, { stock: 5, quantity: 2 });
      const { order_id, final_total } = order;
      await addAttempt(shop, { order_id, state: 'succeeded', amount_rwf: final_total });
      for (const [verb, status] of [
        ['prepare', 'pending'],
        ['ship', 'preparing'],
      ] as const)
        expect((await actAsStaff(shop, owner, order_id, verb, { expected_status: status })).status).toBe(200);
      expect(await readStock(product.product_id)).toEqual({ on_hand: 3, reserved: 0 });
      const cancelResponse = await actAsStaff(shop, owner, order_id, 'cancel', {
        expected_status: 'in_transit',
        reason: 'refused at the door',
        restock,
      });
      expect(cancelResponse.status).toBe(200);
      expect(await readStock(product.product_id)).toEqual(expectedStock);
      expect(
        (await actAsStaff(shop, owner, order_id, 'cancel', { expected_status: 'cancelled', reason: 'again', restock: true })).status,
      ).toBe(409);
      expect(await readStock(product.product_id)).toEqual(expectedStock);
      const shipped = { reason: 'shipped', from: 5, to: 3 };
      const returned = { reason: 'returned', from: 3, to: 5, staff: owner.name };
      expect(await listStockChanges(product.product_id)).toMatchObject(restock ? [returned, shipped] : [shipped]);
      const auditEntry = { noun: 'stock', staff_id: owner.staff_id, changes: { reason: { to: 'returned' }, pieces: { from: 3, to: 5 } } };
      expect(await listAudit(product.product_id)).toMatchObject(restock ? [auditEntry] : []);
    },
  );

  test('an order that was never shipped releases its pieces once, even with restock', async () => {
    const owner = await addStaffMember(shop.db);
    const { order, product } = await createOrder(shop, { stock: 5, quantity: 2 });
    expect(
      (await actAsStaff(shop, owner, order.order_id, 'cancel', { expected_status: 'pending', reason: 'x', restock: true })).status,
    ).toBe(200);
    expect(await readStock(product.product_id)).toEqual({ on_hand: 5, reserved: 0 });
    expect(await listStockChanges(product.product_id)).toEqual([]);
  });
});
