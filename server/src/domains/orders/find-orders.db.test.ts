import { randomUUID } from 'node:crypto';
import { ORDER_STATUSES } from '@uruhu/contract/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database/engines.ts';
import { addShopper, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import {
  countOrdersByStatus,
  findOrder,
  findOrderByIdempotencyKey,
  findOrderOfCart,
  hasOrderedSince,
  listOrdersOfUser,
  moveOrder,
  presentOrder,
  presentPublicOrder,
} from './orders.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const HOUR_MS = 3_600_000;
const getDateHoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const listOrderIds = (records: { order: { order_id: string } }[]) => records.map(({ order }) => order.order_id);

async function cancelOrder(order_id: string) {
  await database.db
    .transaction()
    .execute((trx) => moveOrder(trx, { order_id, status: 'pending' }, { status: 'cancelled', stage: 'cancelled' }, { actor: 'shopper' }));
}

test('an order found by its id has its lines in the original order, and no lines of other orders', async () => {
  const order_id = await createPlainOrder(database.db, {}, [
    { product_id: 'serum', quantity: 1 },
    { product_id: 'toner', quantity: 1 },
  ]);
  await createPlainOrder(database.db);
  const foundOrder = await findOrder(database.db, order_id);
  expect(foundOrder?.order.order_id).toBe(order_id);
  expect(foundOrder?.lines.map(({ product_id }) => product_id)).toEqual(['serum', 'toner']);
  expect(foundOrder?.events.map(({ stage }) => stage)).toEqual(['ordered']);
});

test.each(['', 'none', '1', "' or true --", randomUUID(), `${randomUUID()}x`])(
  'looking up the unknown order id %j finds nothing and causes no database error',
  async (id) => {
    expect(await findOrder(database.db, id)).toBeUndefined();
  },
);

test('a shopper’s orders are listed newest first, without the orders of others', async () => {
  const [keza, aline] = [await addShopper(database.db), await addShopper(database.db)];
  const addOrder = (user_id: string, hours: number) => createPlainOrder(database.db, { user_id, created_at: getDateHoursAgo(hours) });
  const middle = await addOrder(keza.user_id, 2);
  const newest = await addOrder(keza.user_id, 1);
  const orderOfAline = await addOrder(aline.user_id, 1.5);
  const oldest = await addOrder(keza.user_id, 3);
  expect(listOrderIds(await listOrdersOfUser(database.db, keza.user_id))).toEqual([newest, middle, oldest]);
  expect(listOrderIds(await listOrdersOfUser(database.db, keza.user_id, 2))).toEqual([newest, middle]);
  expect(listOrderIds(await listOrdersOfUser(database.db, keza.user_id, null))).toEqual([newest, middle, oldest]);
  expect(listOrderIds(await listOrdersOfUser(database.db, aline.user_id))).toEqual([orderOfAline]);
  expect(await listOrdersOfUser(database.db, randomUUID())).toEqual([]);
});

test('an idempotency key finds the order only for the shopper who used it', async () => {
  const [keza, aline] = [await addShopper(database.db), await addShopper(database.db)];
  const key = createUniqueName('key');
  const order_id = await createPlainOrder(database.db, { user_id: keza.user_id, idempotency_key: key });
  expect((await findOrderByIdempotencyKey(database.db, keza.user_id, key))?.order.order_id).toBe(order_id);
  expect(await findOrderByIdempotencyKey(database.db, aline.user_id, key)).toBeUndefined();
  expect(await findOrderByIdempotencyKey(database.db, keza.user_id, createUniqueName('key'))).toBeUndefined();
});

test('an order can be found by its cart', async () => {
  const order_id = await createPlainOrder(database.db);
  const cart_id = (await findOrder(database.db, order_id))?.order.cart_id ?? '';
  expect((await findOrderOfCart(database.db, cart_id))?.order.order_id).toBe(order_id);
  expect(await findOrderOfCart(database.db, randomUUID())).toBeUndefined();
});

test('orders are counted by status, and statuses without orders count 0', async () => {
  const { user_id } = await addShopper(database.db);
  const noOrders = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0]));
  expect(await countOrdersByStatus(database.db, user_id)).toEqual(noOrders);
  const ids = [await createPlainOrder(database.db, { user_id }), await createPlainOrder(database.db, { user_id })];
  await createPlainOrder(database.db);
  expect(await countOrdersByStatus(database.db, user_id)).toEqual({ ...noOrders, pending: 2 });
  await cancelOrder(ids[0] ?? '');
  expect(await countOrdersByStatus(database.db, user_id)).toEqual({ ...noOrders, pending: 1, cancelled: 1 });
});

test('a shopper has ordered since a time if she has an order from then or later that is not cancelled', async () => {
  const { user_id } = await addShopper(database.db);
  const since = getDateHoursAgo(2);
  await createPlainOrder(database.db, { user_id, created_at: getDateHoursAgo(3) });
  expect(await hasOrderedSince(database.db, user_id, since)).toBe(false);
  const order_id = await createPlainOrder(database.db, { user_id, created_at: since });
  expect(await hasOrderedSince(database.db, user_id, since)).toBe(true);
  await cancelOrder(order_id);
  expect(await hasOrderedSince(database.db, user_id, since)).toBe(false);
});

test('the public order shows items and progress but no personal data, and the owner’s order shows all', async () => {
  const customer = {
    customer_name: 'Keza Uwase',
    customer_email: 'keza@example.rw',
    customer_phone: '+250788999888',
    address: 'KG 11 Ave 5',
  };
  const record = await findOrder(database.db, await createPlainOrder(database.db, customer));
  if (!record) throw new Error('the order was not found');
  const publicOrder = presentPublicOrder(record, { payment_status: 'Unpaid', payment_review: null, is_part_paid: false });
  expect(publicOrder).toMatchObject({ order_id: record.order.order_id, status: 'pending', payment_status: 'Unpaid', total_products: 2 });
  expect(publicOrder.order_progress.map(({ status }) => status)).toEqual(['ordered']);
  for (const secret of Object.values(customer)) expect(JSON.stringify(publicOrder)).not.toContain(secret);

  const payment = { payment_status: 'Unpaid', payment_review: null, payments: [], pay_until: null } as const;
  const fullOrder = presentOrder(record, payment as unknown as Parameters<typeof presentOrder>[1]);
  expect(fullOrder.customer).toEqual({ name: 'Keza Uwase', email: 'keza@example.rw', phone: '+250788999888' });
  expect([fullOrder.subtotal, fullOrder.shipping_fees, fullOrder.coupon_discount_amount, fullOrder.final_total]).toEqual([
    10_000, 0, 0, 10_000,
  ]);
});
