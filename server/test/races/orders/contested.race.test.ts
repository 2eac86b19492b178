/**
 * Shoppers claim the same transaction for several orders at once, and staff confirm the claims at once: at most one order is paid, and each
 * order gets a payment problem for each of the others. Slow: it repeats each race eight times.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { createOrder } from '../../support/fixtures/buy.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { claimMobileMoney, createTransactionId, judgeClaim, listAttempts } from '../../support/fixtures/paying.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

const ROUNDS = 8;
const ORDER_COUNT = 5;

let shop: TestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  staff = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

const createOrders = (count: number) => Promise.all(Array.from({ length: count }, () => createOrder(shop)));
const readLastAttemptState = async (order_id: string) => (await listAttempts(shop, order_id)).at(-1)?.state;
const countDeadlocks = async () => {
  const { rows } = await sql<{ count: number }>`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`.execute(shop.db);
  return rows[0]?.count;
};

test('five simultaneous claims of one transaction are all accepted, and each order gets a problem for each of the others', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const transaction_id = createTransactionId();
    const orders = await createOrders(ORDER_COUNT);
    const responses = await Promise.all(orders.map(({ buyer, order }) => claimMobileMoney(shop, buyer, order.order_id, transaction_id)));
    expect(responses.map(({ status }) => status)).toEqual(orders.map(() => 200));
    for (const { order } of orders) {
      const problems = await shop.db.selectFrom('payment_problems').selectAll().where('order_id', '=', order.order_id).execute();
      expect(problems.map(({ kind }) => kind)).toEqual(Array(ORDER_COUNT - 1).fill('contested'));
    }
  }
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  expect(await countDeadlocks()).toBe(0);
});

test('when staff confirm five claims of one transaction at once, one order is paid and the others are refused', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const transaction_id = createTransactionId();
    const orders = await createOrders(ORDER_COUNT);
    for (const { buyer, order } of orders) await claimMobileMoney(shop, buyer, order.order_id, transaction_id);
    const responses = await Promise.all(
      orders.map(({ order }) => judgeClaim(shop, staff, order.order_id, 'confirm-payment', { expected_status: 'pending' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const states = await Promise.all(orders.map(({ order }) => readLastAttemptState(order.order_id)));
    expect(states.filter((state) => state === 'succeeded')).toHaveLength(1);
    expect(states.filter((state) => state === 'submitted')).toHaveLength(ORDER_COUNT - 1);
  }
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  expect(await countDeadlocks()).toBe(0);
});

test('a claim during the confirmation of the same transaction is accepted, both orders get a problem, and only one is paid', async () => {
  for (let round = 0; round < ROUNDS * 2; round++) {
    const transaction_id = createTransactionId();
    const [first, second] = await createOrders(2);
    if (!first || !second) throw new Error('createOrders(2) returned fewer orders');
    await claimMobileMoney(shop, first.buyer, first.order.order_id, transaction_id);
    const calls = [
      () => judgeClaim(shop, staff, first.order.order_id, 'confirm-payment', { expected_status: 'pending' }),
      () => claimMobileMoney(shop, second.buyer, second.order.order_id, transaction_id),
    ];
    // Every second round begins with the claim.
    const responses = await Promise.all((round % 2 ? calls : calls.toReversed()).map((send) => send()));
    const [confirmed, claimed] = round % 2 ? responses : responses.toReversed();
    expect([confirmed?.status, claimed?.status]).toEqual([200, 200]);
    expect(await readLastAttemptState(second.order.order_id)).toBe('submitted');
    for (const { order } of [first, second]) {
      const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order.order_id).execute();
      expect(problems).toEqual([{ kind: 'contested' }]);
    }
    expect((await judgeClaim(shop, staff, second.order.order_id, 'confirm-payment', { expected_status: 'pending' })).status).toBe(409);
  }
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
});
