/** The figures of the dashboard while shoppers order, pay and cancel. */
import type { Dashboard } from '@uruhu/contract/staff/dashboard';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../support/fixtures/buy.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { addAttempt } from '../../support/fixtures/paying.ts';
import { addStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const BUYERS = 24;
const PRICE_RWF = 10_000;

/** What is done so far. Counted before the work begins and after it is done, so that a reading lies between the two. */
const createCount = () => ({ begun: 0, done: 0 });
type Count = ReturnType<typeof createCount>;
async function countWork<Value>(count: Count, work: () => Promise<Value>): Promise<Value> {
  count.begun++;
  const value = await work();
  count.done++;
  return value;
}

test('the dashboard adds up at each moment while orders are placed, paid and cancelled, and has each of them in the end', async () => {
  const { token } = await addStaffMember(shop.db, 'manager');
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => addBuyer(shop, { base_price_rwf: PRICE_RWF })));
  const [placed, paid, cancelled] = [createCount(), createCount(), createCount()];
  const trade = async (at: number) => {
    const buyer = buyers[at]?.buyer;
    if (!buyer) return;
    const { status, body } = await countWork(placed, () => placeOrder(shop, buyer));
    expect(status).toBe(200);
    const { order_id } = body.data;
    if (at % 3 === 0) await countWork(paid, () => addAttempt(shop, { order_id, amount_rwf: PRICE_RWF, state: 'succeeded' }));
    if (at % 3 === 1) await countWork(cancelled, () => call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token }));
  };

  const readings: Dashboard[] = [];
  let isTrading = true;
  const watch = async () => {
    while (isTrading) {
      const least = { ordered: placed.done, paid: paid.done, cancelled: cancelled.done };
      const { status, body } = await call(shop.app, '/api/admin/dashboard', undefined, { method: 'GET', token });
      expect(status).toBe(200);
      const reading = body.data as Dashboard;
      readings.push(reading);
      for (const [shown, from, to] of [
        [reading.funnel.ordered, least.ordered, placed.begun],
        [reading.totals.paid_orders, least.paid, paid.begun],
        [reading.orders_by_status.cancelled, least.cancelled, cancelled.begun],
      ] as const) {
        expect(shown).toBeGreaterThanOrEqual(from);
        expect(shown).toBeLessThanOrEqual(to);
      }
    }
  };
  const watching = watch();
  for (let first = 0; first < BUYERS; first += 6) {
    await Promise.all(Array.from({ length: 6 }, (_, at) => trade(first + at)));
  }
  isTrading = false;
  await watching;

  for (const { totals, funnel, orders_by_status, periods, best_sellers, now } of readings) {
    const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
    expect({
      carts: funnel.carts,
      byStatus: add(Object.values(orders_by_status)),
      kept: totals.orders,
      ordered: totals.ordered,
      sales: totals.sales,
      periods: add(periods.map(({ orders }) => orders)),
      soldPieces: add(best_sellers.map(({ pieces }) => pieces)),
      unpaid: now.unpaid,
      to_pack: now.to_pack,
    }).toEqual({
      // Each cart is either open or ordered, in every state of the database.
      carts: BUYERS,
      byStatus: funnel.ordered,
      kept: funnel.ordered - orders_by_status.cancelled,
      ordered: totals.orders * PRICE_RWF,
      sales: totals.paid_orders * PRICE_RWF,
      periods: totals.orders,
      soldPieces: Math.min(totals.paid_orders, 10),
      unpaid: { orders: totals.orders - totals.paid_orders, due: (totals.orders - totals.paid_orders) * PRICE_RWF },
      to_pack: totals.paid_orders,
    });
  }
  expect(readings.length).toBeGreaterThan(1);

  const { rows } = await sql<{ orders: number; ordered: number; sales: number }>`
    select count(*)::int as orders, sum(total_rwf)::int as ordered,
      sum(total_rwf) filter (where exists (select from payment_attempts where payment_attempts.order_id = orders.order_id))::int as sales
    from orders where status <> 'cancelled'`.execute(shop.db);
  const { body } = await call(shop.app, '/api/admin/dashboard', undefined, { method: 'GET', token });
  expect(body.data.totals).toMatchObject(rows[0] ?? {});
  expect(body.data.totals).toMatchObject({ orders: (BUYERS / 3) * 2, paid_orders: BUYERS / 3 });
});
