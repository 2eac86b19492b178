/** The time until which an order must be paid is computed in TypeScript for one order, and in SQL for many. Both must agree. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { AFTER_DECISION_HOURS, CLAIM_HOURS, computePayUntil } from '../order-view/order-view.ts';
import { computePaymentStatus, listAttempts, listPaymentMismatches } from '../payments/payments.ts';
import { selectUnpaidOrders } from './queries.ts';

const HOUR_MS = 3_600_000;
const UNPAID_HOURS = 10;
const NOW = new Date('2027-03-01T12:00:00Z');
const getDateHoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

let shop: TestShop;
beforeAll(async () => {
  // Not shared: selects all unpaid orders.
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Hours at and around every bound, to find errors of one hour. */
const hoursArbitrary = fc.constantFrom(0, 5, 9, 10, 11, 23, 24, 25, 57, 58, 59, 80);
const attemptArbitrary = fc.record({
  state: fc.constantFrom('submitted', 'rejected', 'succeeded', 'refunded', 'failed', 'expired', 'pending'),
  updatedHoursAgo: hoursArbitrary,
  paysAll: fc.boolean(),
});
const orderArbitrary = fc.record({
  // Most orders are pending, as only these can expire.
  status: fc.constantFrom('pending', 'pending', 'pending', 'preparing', 'cancelled'),
  waitedHours: hoursArbitrary,
  attempts: fc
    .array(attemptArbitrary, { maxLength: 3 })
    .filter((attempts) => attempts.filter(({ state }) => ['submitted', 'pending'].includes(state)).length < 2),
  /** Null if the order has no mismatch. */
  mismatchResolvedHoursAgo: fc.option(hoursArbitrary, { freq: 1 }),
});
type OrderInput = typeof orderArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

async function addGeneratedOrder({ status, waitedHours, attempts, mismatchResolvedHoursAgo }: OrderInput): Promise<string> {
  const { db } = shop;
  const order_id = await createPlainOrder(db, { status, waits_since: getDateHoursAgo(waitedHours) });
  for (const { state, updatedHoursAgo, paysAll } of attempts) {
    const columns = { order_id, state, amount_rwf: paysAll ? 10_000 : 9_999, updated_at: getDateHoursAgo(updatedHoursAgo) };
    await db
      .insertInto('payment_attempts')
      .values({ ...columns, provider: 'pesapal', provider_reference: createUniqueName('tracking') })
      .execute();
  }
  if (mismatchResolvedHoursAgo !== null) {
    await db
      .insertInto('payment_problems')
      .values({ order_id, kind: 'mismatch', resolved_at: getDateHoursAgo(mismatchResolvedHoursAgo) })
      .execute();
  }
  return order_id;
}

async function isDeadlineOver(order_id: string): Promise<boolean> {
  const { db } = shop;
  const row = await db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
  const attempts = await listAttempts(db, [order_id]);
  const terms = { ...row, payment_status: computePaymentStatus(row.total_rwf, attempts), unpaid_hours: UNPAID_HOURS };
  const until = computePayUntil(terms, attempts, await listPaymentMismatches(db, [order_id]));
  return until !== null && until <= NOW;
}

test('computePayUntil and selectUnpaidOrders expire the same orders, for any claims, rejections, refunds and mismatches', async () => {
  const inputs = fc.sample(orderArbitrary, { numRuns: 400, seed: 27 });
  const order_ids: string[] = [];
  for (const input of inputs) order_ids.push(await addGeneratedOrder(input));
  const order_id_with_open_mismatch = await createPlainOrder(shop.db, { waits_since: getDateHoursAgo(1_000) });
  await shop.db.insertInto('payment_problems').values({ order_id: order_id_with_open_mismatch, kind: 'mismatch' }).execute();
  order_ids.push(order_id_with_open_mismatch);

  const limits = {
    waitBeganBefore: getDateHoursAgo(UNPAID_HOURS),
    claimedWaitBeganBefore: getDateHoursAgo(UNPAID_HOURS + CLAIM_HOURS),
    decidedBefore: getDateHoursAgo(AFTER_DECISION_HOURS),
  };
  const selectedIds = await selectUnpaidOrders(shop.db, { ...limits, excludesReminded: false, limit: 1_000 });
  const expiredIds: string[] = [];
  for (const order_id of order_ids) if (await isDeadlineOver(order_id)) expiredIds.push(order_id);
  expect(selectedIds.toSorted()).toEqual(expiredIds.toSorted());
  // Many of the random orders must be expired, or this would not test the bounds.
  expect(expiredIds.length).toBeGreaterThan(50);
  expect(expiredIds).not.toContain(order_id_with_open_mismatch);
});

test('claims never shorten the time to pay, and extend it by at most CLAIM_HOURS', () => {
  const waits_since = getDateHoursAgo(0);
  const latest_ms = waits_since.getTime() + (UNPAID_HOURS + CLAIM_HOURS) * HOUR_MS;
  const claimsArbitrary = fc.array(
    fc.record({
      state: fc.constantFrom('submitted', 'rejected', 'failed', 'expired'),
      updated_at: hoursArbitrary.map((hours) => new Date(NOW.getTime() + hours * HOUR_MS)),
    }),
  );
  fc.assert(
    fc.property(claimsArbitrary, (attempts) => {
      const until = computePayUntil({ status: 'pending', payment_status: 'Unpaid', waits_since, unpaid_hours: UNPAID_HOURS }, attempts, []);
      expect(until?.getTime()).toBeLessThanOrEqual(latest_ms);
      expect(until?.getTime()).toBeGreaterThanOrEqual(waits_since.getTime() + UNPAID_HOURS * HOUR_MS);
    }),
  );
});
