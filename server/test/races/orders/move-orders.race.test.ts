/** Staff prepare many orders at once, while shoppers cancel them or another staff member prepares the same orders. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { createOrder } from '../../support/fixtures/buy.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { claimMobileMoney, judgeClaim } from '../../support/fixtures/paying.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
let staff: [TestStaffMember, TestStaffMember];
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  staff = [await addStaffMember(shop.db), await addStaffMember(shop.db)];
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
});

type MoveResult = { order_id: string; moved: boolean };
const prepare = async ({ token }: TestStaffMember, order_ids: readonly string[]): Promise<MoveResult[]> => {
  const orders = order_ids.map((order_id) => ({ order_id, expected_status: 'pending' }));
  return (await call(shop.app, '/api/admin/order-moves', { step: 'prepare', orders }, { token })).body.data;
};

async function createPaidOrders(count: number) {
  const orders = [];
  for (let index = 0; index < count; index++) {
    const { buyer, order } = await createOrder(shop, { stock: 3 });
    expect((await claimMobileMoney(shop, buyer, order.order_id)).status).toBe(200);
    expect((await judgeClaim(shop, staff[0], order.order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(200);
    orders.push({ buyer, order_id: order.order_id as string });
  }
  return orders;
}

test('each order is either prepared or cancelled by its shopper, and the responses agree with its status', async () => {
  const orders = await createPaidOrders(12);
  const ids = orders.map(({ order_id }) => order_id);
  const cancel = async ({ buyer, order_id }: (typeof orders)[number]) =>
    (await call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token })).status;
  const [moves, ...cancels] = await Promise.all([prepare(staff[0], ids), ...orders.toReversed().map(cancel)]);
  const areCancelled = cancels.toReversed().map((status) => status === 200);
  expect(moves.map(({ moved }) => !moved)).toEqual(areCancelled);
  const rows = await shop.db.selectFrom('orders').select(['order_id', 'status']).where('order_id', 'in', ids).execute();
  const statuses = new Map(rows.map(({ order_id, status }) => [order_id, status]));
  expect(ids.map((order_id) => statuses.get(order_id))).toEqual(
    areCancelled.map((isCancelled) => (isCancelled ? 'cancelled' : 'preparing')),
  );
});

test('two staff members move the same orders in opposite sequence: each order moves once, and its log has one step', async () => {
  const ids = (await createPaidOrders(8)).map(({ order_id }) => order_id);
  const [first, second] = await Promise.all([prepare(staff[0], ids), prepare(staff[1], ids.toReversed())]);
  const moved = new Map(first.map((result) => [result.order_id, result.moved]));
  for (const result of second) expect(result.moved).toBe(!moved.get(result.order_id));
  const steps = await shop.db
    .selectFrom('order_log')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where('to_state', '=', 'packaging')
    .execute();
  expect(steps).toHaveLength(ids.length);
});
