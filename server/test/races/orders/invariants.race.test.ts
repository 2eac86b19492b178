/**
 * Breaks each invariant once, with the database's triggers off, to show that findBrokenInvariants reports it. Other tests call that function
 * at their end.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { addBuyer, placeOrder } from '../../support/fixtures/buy.ts';
import { addCoupon } from '../../support/fixtures/coupons.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

let shop: TestShop;
let order_id: string;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  const { buyer } = await addBuyer(shop, { stock: 9, quantity: 2 });
  const placed = await placeOrder(shop, buyer, { applied_coupon_code: await addCoupon(shop.db) });
  expect(placed.status).toBe(200);
  order_id = placed.body.data.order_id;
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.close());

class RollbackError extends Error {}

/** Runs statements, in which `$order` is the id of the order, with all triggers off, finds the broken invariants, and rolls back. */
async function findInvariantsBrokenBy(statements: string): Promise<string[]> {
  let broken: string[] = [];
  const breaking = shop.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(statements.replaceAll('$order', `'${order_id}'`)).execute(trx);
    broken = await findBrokenInvariants(trx);
    throw new RollbackError();
  });
  await expect(breaking).rejects.toThrow(RollbackError);
  return broken;
}

/** Builds the statement that inserts an attempt to pay the whole order. */
const buildInsertAttempt = (state: string, reference: string) =>
  `insert into payment_attempts (order_id, provider, provider_reference, amount_rwf, state) values ($order, 'pesapal', '${reference}', 18000, '${state}');`;

/** A part of the sentence by which findBrokenInvariants reports the rule, and statements that break the rule. */
test.each([
  ['reserved pieces', 'update stock set reserved = 3'],
  ['a cancelled order holds no stock', `update orders set status = 'cancelled'`],
  ['the use counter of a coupon', 'update coupons set redeemed = 5'],
  ['has one redemption', 'update coupon_redemptions set released_at = now()'],
  ['sums of its lines', 'update order_lines set quantity = 7'],
  ['is marked as ordered', 'update carts set ordered_at = null'],
  ['every ordered cart has an order', 'insert into carts (ordered_at) values (now())'],
  ['at most one open payment', `update orders set status = 'cancelled'; ${buildInsertAttempt('pending', 'a')}`],
  ['received more than its total', buildInsertAttempt('succeeded', 'a') + buildInsertAttempt('succeeded', 'b')],
  ['a payment of a cancelled order', `update orders set status = 'cancelled'; ${buildInsertAttempt('succeeded', 'a')}`],
  [
    'a transaction that staff counted',
    `insert into payment_attempts (order_id, provider, provider_reference, amount_rwf, state, confirmation_code) values
      ($order, 'mobile_money', 'MP1', 1, 'succeeded', ''), (gen_random_uuid(), 'momo', 'm', 1, 'succeeded', 'mp1')`,
  ],
  ['only payments that once succeeded are refunded', `${buildInsertAttempt('refunded', 'a')}`],
  ['have a refund requested', `${buildInsertAttempt('pending', 'a')} update payment_attempts set refund_asked_at = now()`],
  ['unless its payment was reversed', `update orders set status = 'in_transit'; ${buildInsertAttempt('refunded', 'a')}`],
  ['prepared before it is paid', `update orders set status = 'preparing'`],
  ['confirmed by one mail', 'delete from mails'],
  ['the log of order', `update orders set status = 'delivered'`],
  ['the log of payment', buildInsertAttempt('failed', 'a')],
  ['the log of order', `insert into order_log (order_id, from_state, to_state, actor) values ($order, 'preparing', 'delivered', 'job')`],
  ['but its log has', `insert into order_events (order_id, stage) values ($order, 'packaging')`],
])('the checks report a broken rule: %s', async (reported, statements) => {
  expect((await findInvariantsBrokenBy(statements)).join('\n')).toContain(reported);
});
