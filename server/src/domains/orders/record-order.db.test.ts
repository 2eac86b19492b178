import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database/engines.ts';
import { addShopper, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { findOrder, type NewOrder, type NewOrderLine, recordOrder } from './orders.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const addOrderedCart = async () =>
  (await database.db.insertInto('carts').values({ ordered_at: new Date() }).returning('cart_id').executeTakeFirstOrThrow()).cart_id;

async function buildOrder(columns: Partial<NewOrder> = {}): Promise<NewOrder> {
  return {
    order_id: randomUUID(),
    customer_name: 'Keza',
    customer_email: 'keza@example.rw',
    customer_phone: '+250788000000',
    cart_id: columns.cart_id ?? (await addOrderedCart()),
    address: 'KG 11 Ave, Kigali City, Rwanda',
    total_weight_g: 300,
    subtotal_rwf: 16_000,
    shipping_fee_rwf: 2_000,
    total_rwf: 18_000,
    ...columns,
  };
}

const createLine = (product_id: string, { quantity, unit_price_rwf }: { quantity: number; unit_price_rwf: number }): NewOrderLine => ({
  product_id,
  product_name: `Name of ${product_id}`,
  brand_name: 'Brand',
  image: `${product_id}.webp`,
  weight_g: 100,
  quantity,
  unit_price_rwf,
});
const LINES = [createLine('serum', { quantity: 2, unit_price_rwf: 5_000 }), createLine('toner', { quantity: 1, unit_price_rwf: 6_000 })];

const recordInTransaction = (order: NewOrder, lines: readonly NewOrderLine[] = LINES) =>
  database.db.transaction().execute((trx) => recordOrder(trx, order, lines));

/** Counts the rows of an order in each table. */
async function countRows(order_id: string) {
  const count = async (table: 'orders' | 'order_lines' | 'order_events' | 'order_log') =>
    (await database.db.selectFrom(table).select('order_id').where('order_id', '=', order_id).execute()).length;
  return [await count('orders'), await count('order_lines'), await count('order_events'), await count('order_log')];
}

test('recording an order stores its lines in the given order, its first event, and the shopper as the actor', async () => {
  const order = await buildOrder();
  const recorded = await recordInTransaction(order);
  expect(recorded.order).toMatchObject({ order_id: order.order_id, status: 'pending', subtotal_rwf: 16_000, total_rwf: 18_000 });
  expect(recorded.lines.map(({ product_id, position, quantity }) => [product_id, position, quantity])).toEqual([
    ['serum', 0, 2],
    ['toner', 1, 1],
  ]);
  expect(recorded.events.map(({ stage }) => stage)).toEqual(['ordered']);
  expect(await findOrder(database.db, recorded.order.order_id)).toEqual(recorded);

  const log = await database.db.selectFrom('order_log').selectAll().where('order_id', '=', recorded.order.order_id).execute();
  expect(log).toMatchObject([{ from_state: null, to_state: 'ordered', actor: 'shopper', staff_id: null, payment_attempt_id: null }]);
});

test('a line keeps the name, picture and price that the shopper saw, even if the shop no longer has the product', async () => {
  const { order } = await recordInTransaction(await buildOrder());
  await database.db.deleteFrom('products').execute();
  const [firstLine] = (await findOrder(database.db, order.order_id))?.lines ?? [];
  expect(firstLine).toMatchObject({ product_name: 'Name of serum', brand_name: 'Brand', image: 'serum.webp', unit_price_rwf: 5_000 });
});

test.each<[string, Partial<NewOrder>, readonly NewOrderLine[]]>([
  ['whose total is not the sum of subtotal and shipping fee', { total_rwf: 17_999 }, LINES],
  ['whose lines cost less than its subtotal', {}, [createLine('serum', { quantity: 2, unit_price_rwf: 5_000 })]],
  ['whose lines cost more than its subtotal', {}, [...LINES, createLine('mask', { quantity: 1, unit_price_rwf: 1 })]],
  ['without lines', {}, []],
  ['with a line of no pieces', {}, [...LINES, createLine('mask', { quantity: 0, unit_price_rwf: 1_000 })]],
  ['with a negative price', {}, [...LINES, createLine('mask', { quantity: 1, unit_price_rwf: -1 })]],
])('the database refuses an order %s and stores none of its rows', async (_name, columns, lines) => {
  const order = await buildOrder(columns);
  await expect(recordInTransaction(order, lines)).rejects.toThrow();
  expect(await countRows(String(order.order_id))).toEqual([0, 0, 0, 0]);
});

test('a second order of the same cart is refused', async () => {
  const cart_id = await addOrderedCart();
  await recordInTransaction(await buildOrder({ cart_id }));
  const secondOrder = await buildOrder({ cart_id });
  await expect(recordInTransaction(secondOrder)).rejects.toThrow('duplicate key');
  expect(await countRows(String(secondOrder.order_id))).toEqual([0, 0, 0, 0]);
});

test('a shopper cannot use an idempotency key for two orders, but another shopper can use the same key', async () => {
  const [keza, aline] = [await addShopper(database.db), await addShopper(database.db)];
  const idempotency_key = createUniqueName('key');
  await recordInTransaction(await buildOrder({ user_id: keza.user_id, idempotency_key }));
  await expect(recordInTransaction(await buildOrder({ user_id: keza.user_id, idempotency_key }))).rejects.toThrow('duplicate key');
  const orderOfAline = await recordInTransaction(await buildOrder({ user_id: aline.user_id, idempotency_key }));
  expect(orderOfAline.order.user_id).toBe(aline.user_id);
});

test('an order is not stored when its transaction fails', async () => {
  const order = await buildOrder();
  const failingTransaction = database.db.transaction().execute(async (trx) => {
    await recordOrder(trx, order, LINES);
    throw new Error('the coupon was used up');
  });
  await expect(failingTransaction).rejects.toThrow('the coupon was used up');
  expect(await countRows(String(order.order_id))).toEqual([0, 0, 0, 0]);
});
