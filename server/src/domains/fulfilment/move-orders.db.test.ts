import { ORDER_STATUSES, type OrderStatus } from '@uruhu/contract/order';
import { ORDER_STEPS } from '@uruhu/contract/staff/orders/moves';
import { beforeAll, expect, test } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { addAttempt } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { call } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
let packer: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  packer = await addStaffMember(shop.db, 'packer');
});

type ChosenOrder = { order_id: string; expected_status: OrderStatus; tracking_url?: string };
const sendMove = (step: string, orders: readonly ChosenOrder[]) =>
  call(shop.app, '/api/admin/order-moves', { step, orders }, { token: packer.token });
async function createPaidOrder(): Promise<string> {
  const { order_id } = (await createOrder(shop, { stock: 5 })).order;
  await addAttempt(shop, { order_id, state: 'succeeded' });
  return order_id;
}
const readOrderStatus = async (order_id: string) =>
  (await shop.db.selectFrom('orders').select('status').where('order_id', '=', order_id).executeTakeFirstOrThrow()).status;

test('each chosen order has a result of its own: a refused one has the reason, and the others can be moved up to delivery', async () => {
  const [firstId, secondId] = [await createPaidOrder(), await createPaidOrder()];
  const unpaidId = (await createOrder(shop)).order.order_id;
  const cancelledId = await createPlainOrder(shop.db, { status: 'cancelled' });
  const unknownId = '00000000-0000-0000-0000-000000000000';
  const choosePending = (order_id: string) => ({ order_id, expected_status: 'pending' as const });
  const { status, body } = await sendMove(
    'prepare',
    [unpaidId, firstId, cancelledId, unknownId, 'none', secondId, firstId].map(choosePending),
  );
  expect(status).toBe(200);
  const createRefusedResult = (order_id: string, status: string | null, code: string) => ({
    order_id,
    moved: false,
    status,
    code,
    message: expect.stringMatching(/./),
  });
  const createMovedResult = (order_id: string, status: string) => ({ order_id, moved: true, status, code: '', message: '' });
  expect(body.data).toEqual([
    createRefusedResult(unpaidId, 'pending', 'order_not_paid'),
    createMovedResult(firstId, 'preparing'),
    createRefusedResult(cancelledId, 'cancelled', 'order_status_changed'),
    createRefusedResult(unknownId, null, 'order_not_found'),
    createRefusedResult('none', null, 'order_not_found'),
    createMovedResult(secondId, 'preparing'),
    // The order that is chosen twice moves once.
    createRefusedResult(firstId, 'preparing', 'order_status_changed'),
  ]);
  const tracking_url = 'https://parcel.example/1';
  const shipResponse = await sendMove('ship', [
    { order_id: firstId, expected_status: 'preparing', tracking_url },
    { order_id: secondId, expected_status: 'preparing' },
  ]);
  expect(shipResponse.body.data).toEqual([createMovedResult(firstId, 'in_transit'), createMovedResult(secondId, 'in_transit')]);
  const rows = await shop.db
    .selectFrom('orders')
    .select(['order_id', 'tracking_url'])
    .where('order_id', 'in', [firstId, secondId])
    .execute();
  expect(Object.fromEntries(rows.map((row) => [row.order_id, row.tracking_url]))).toEqual({ [firstId]: tracking_url, [secondId]: '' });
  for (const step of ['arrive', 'out-for-delivery', 'deliver']) {
    const { data } = (
      await sendMove(
        step,
        [firstId, secondId].map((order_id) => ({ order_id, expected_status: 'in_transit' as const })),
      )
    ).body;
    expect([step, data.map((result: { moved: boolean }) => result.moved)]).toEqual([step, [true, true]]);
  }
  expect([await readOrderStatus(firstId), await readOrderStatus(secondId)]).toEqual(['delivered', 'delivered']);
  const log = await shop.db
    .selectFrom('order_log')
    .select(['to_state', 'staff_id'])
    .where('order_id', '=', firstId)
    .where('actor', '=', 'staff')
    .execute();
  expect(log.map(({ to_state }) => to_state)).toEqual(['packaging', 'shipping', 'arrived', 'delivering', 'delivered']);
  expect(new Set(log.map(({ staff_id }) => staff_id))).toEqual(new Set([packer.staff_id]));
});

/** The status that an order must have before each step. */
const REQUIRED_STATUSES: Record<(typeof ORDER_STEPS)[number], OrderStatus> = {
  prepare: 'pending',
  ship: 'preparing',
  arrive: 'in_transit',
  'out-for-delivery': 'in_transit',
  deliver: 'in_transit',
};

test.each(ORDER_STEPS)('%s moves no unpaid order, whatever its status, and gives the reason for each', async (step) => {
  const orders: ChosenOrder[] = [];
  for (const status of ORDER_STATUSES) orders.push({ order_id: await createPlainOrder(shop.db, { status }), expected_status: status });
  const { data } = (await sendMove(step, orders)).body;
  // These orders have a status, but no stage after `ordered`, so all steps but the first one lack the stage before them.
  const codeInRequiredStatus = step === 'prepare' ? 'order_not_paid' : 'status_not_reached';
  for (const [index, result] of data.entries()) {
    const isRequiredStatus = orders[index]?.expected_status === REQUIRED_STATUSES[step];
    expect([result.status, result.moved, result.code]).toEqual([
      ORDER_STATUSES[index],
      false,
      isRequiredStatus ? codeInRequiredStatus : 'step_not_possible',
    ]);
  }
});

test.each([
  [{ step: 'cancel', orders: [{ order_id: 'x', expected_status: 'pending' }] }, 'step'],
  [{ step: 'ship', orders: [] }, 'orders'],
  [{ step: 'ship', orders: Array.from({ length: 101 }, () => ({ order_id: 'x', expected_status: 'pending' })) }, 'orders'],
  [{ step: 'ship', orders: [{ order_id: 'x' }] }, 'orders.0.expected_status'],
  [{ step: 'ship', orders: [{ order_id: 'x', expected_status: 'preparing', tracking_url: 'http://plain' }] }, 'orders.0.tracking_url'],
])('%j is refused', async (body, path) => {
  const response = await call(shop.app, '/api/admin/order-moves', body, { token: packer.token });
  expect(response).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});
