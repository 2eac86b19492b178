import { ORDER_STATUSES, type OrderStatus } from '@uruhu/contract/order';
import { ORDER_TRANSITIONS } from '@uruhu/contract/rules/transitions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, SEVERAL_CONNECTIONS } from '../../../test/support/database/engines.ts';
import { addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { addStaffMember } from '../../../test/support/fixtures/staff.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { findOrder, lockOrder, lockOrderUnlessLocked, moveOrder, type Step } from './orders.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(SEVERAL_CONNECTIONS);
});
afterAll(() => database.close());

const STEP_BY_STATUS = {
  preparing: { status: 'preparing', stage: 'packaging' },
  in_transit: { status: 'in_transit', stage: 'shipping', tracking_url: 'https://parcels.example/1' },
  delivered: { status: 'delivered', stage: 'delivered' },
  cancelled: { status: 'cancelled', stage: 'cancelled', cancel_reason: 'ordered twice' },
} as const satisfies Record<Exclude<OrderStatus, 'pending'>, Step>;
type Target = keyof typeof STEP_BY_STATUS;
const TARGETS = Object.keys(STEP_BY_STATUS) as Target[];

type Cause = Parameters<typeof moveOrder>[3];
const lockAndMove = (order_id: string, step: Step, cause: Cause = { actor: 'job' }) =>
  database.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id);
    if (!order) throw new Error('there is no such order');
    return await moveOrder(trx, order, step, cause);
  });

/** The steps from a new order to each status. */
const PATHS_TO_STATUS: Record<OrderStatus, readonly Target[]> = {
  pending: [],
  preparing: ['preparing'],
  in_transit: ['preparing', 'in_transit'],
  delivered: ['preparing', 'in_transit', 'delivered'],
  cancelled: ['cancelled'],
};

async function addOrderWithStatus(status: OrderStatus): Promise<string> {
  // The order needs an account: without one, its end erases the customer and the reasons that staff gave.
  const { user_id } = await addShopper(database.db);
  const order_id = await createPlainOrder(database.db, { user_id });
  for (const step of PATHS_TO_STATUS[status]) await lockAndMove(order_id, STEP_BY_STATUS[step]);
  return order_id;
}

const readLog = (order_id: string) =>
  database.db
    .selectFrom('order_log')
    .select(['from_state', 'to_state', 'actor', 'staff_id', 'reason'])
    .where('order_id', '=', order_id)
    .orderBy('order_log_id')
    .execute();

const readStages = async (order_id: string) => (await findOrder(database.db, order_id))?.events.map(({ stage }) => stage);

const allowedMoves = ORDER_STATUSES.flatMap((from) =>
  TARGETS.filter((to) => ORDER_TRANSITIONS[from].includes(to)).map((to) => [from, to] as const),
);
const forbiddenMoves = ORDER_STATUSES.flatMap((from) =>
  TARGETS.filter((to) => to !== from && !ORDER_TRANSITIONS[from].includes(to)).map((to) => [from, to] as const),
);

test.each(allowedMoves)('moving an order from %s to %s changes its status and adds an event and a log entry', async (from, to) => {
  const order_id = await addOrderWithStatus(from);
  const logBefore = await readLog(order_id);
  const movedOrder = await lockAndMove(order_id, STEP_BY_STATUS[to]);
  expect(movedOrder.status).toBe(to);
  expect((await readStages(order_id))?.at(-1)).toBe(STEP_BY_STATUS[to].stage);
  expect((await readLog(order_id)).slice(logBefore.length)).toMatchObject([
    { from_state: from, to_state: STEP_BY_STATUS[to].stage, actor: 'job' },
  ]);
});

test.each(forbiddenMoves)('an order cannot move from %s to %s, and does not change', async (from, to) => {
  const order_id = await addOrderWithStatus(from);
  const stateBefore = [await findOrder(database.db, order_id), await readLog(order_id)];
  await expect(lockAndMove(order_id, STEP_BY_STATUS[to])).rejects.toThrow(`an order does not go from ${from} to ${to}`);
  expect([await findOrder(database.db, order_id), await readLog(order_id)]).toEqual(stateBefore);
});

test.each(['preparing', 'in_transit', 'delivered', 'cancelled'] as const)(
  'an order cannot reach the stage of the status %s twice',
  async (status) => {
    const order_id = await addOrderWithStatus(status);
    const stateBefore = [await findOrder(database.db, order_id), await readLog(order_id)];
    await expect(lockAndMove(order_id, STEP_BY_STATUS[status])).rejects.toThrow('duplicate key');
    expect([await findOrder(database.db, order_id), await readLog(order_id)]).toEqual(stateBefore);
  },
);

test('moving an order to another stage of its status adds an event without changing the status', async () => {
  const order_id = await addOrderWithStatus('in_transit');
  const movedOrder = await lockAndMove(order_id, { status: 'in_transit', stage: 'arrived' });
  expect(movedOrder.status).toBe('in_transit');
  expect(await readStages(order_id)).toEqual(['ordered', 'packaging', 'shipping', 'arrived']);
});

test('the order stores the tracking link and the reason for the shopper, and the log the staff member and her reason', async () => {
  const { staff_id } = await addStaffMember(database.db);
  const order_id = await addOrderWithStatus('preparing');
  expect(await lockAndMove(order_id, STEP_BY_STATUS.in_transit)).toMatchObject({
    tracking_url: 'https://parcels.example/1',
    cancel_reason: '',
  });
  const cancelledOrder = await lockAndMove(order_id, STEP_BY_STATUS.cancelled, { actor: { staff_id }, reason: 'lost on the way' });
  expect(cancelledOrder).toMatchObject({ tracking_url: 'https://parcels.example/1', cancel_reason: 'ordered twice' });
  expect((await readLog(order_id)).at(-1)).toEqual({
    from_state: 'in_transit',
    to_state: 'cancelled',
    actor: 'staff',
    staff_id,
    reason: 'lost on the way',
  });
});

test('a second transaction waits for the lock of the first one, and then reads the new status', async () => {
  const order_id = await createPlainOrder(database.db);
  const log: string[] = [];
  const { promise: whenReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: whenLocked, resolve: reportLocked } = Promise.withResolvers<void>();
  const firstTransaction = database.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id);
    reportLocked();
    await whenReleased;
    if (order) await moveOrder(trx, order, STEP_BY_STATUS.preparing, { actor: 'job' });
    log.push('first has moved it');
  });
  await whenLocked;
  const lockedOrder = await database.db.transaction().execute((trx) => lockOrderUnlessLocked(trx, order_id));
  expect(lockedOrder).toBeUndefined();

  const secondTransaction = database.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id);
    log.push(`second finds it ${order?.status}`);
  });
  release();
  await Promise.all([firstTransaction, secondTransaction]);
  expect(log).toEqual(['first has moved it', 'second finds it preparing']);
  expect(await database.db.transaction().execute((trx) => lockOrderUnlessLocked(trx, order_id))).toMatchObject({ status: 'preparing' });
});
