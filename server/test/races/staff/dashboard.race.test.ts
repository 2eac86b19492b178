/** The figures of the dashboard while shoppers order, pay and cancel. */
import type { Dashboard } from '@uruhu/contract/staff/dashboard';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../support/fixtures/buy.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { addAttempt } from '../../support/fixtures/paying.ts';
import { addStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call, callGet } from '../../support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const BUYER_COUNT = 24;
const PRICE_RWF = 10_000;

/** Counts work before it begins and after it is done; what the dashboard shows lies between the two counts. */
const createWorkCount = () => ({ begun: 0, done: 0 });
type WorkCount = ReturnType<typeof createWorkCount>;
async function countWork<Value>(count: WorkCount, work: () => Promise<Value>): Promise<Value> {
  count.begun++;
  const value = await work();
  count.done++;
  return value;
}

test('the figures of the dashboard agree with each other while orders are placed, paid and cancelled, and are complete at the end', async () => {
  const { token } = await addStaffMember(shop.db, 'manager');
  const buyers = await Promise.all(Array.from({ length: BUYER_COUNT }, () => addBuyer(shop, { base_price_rwf: PRICE_RWF })));
  const [placed, paid, cancelled] = [createWorkCount(), createWorkCount(), createWorkCount()];
  const buyAndPayOrCancel = async (index: number) => {
    const buyer = buyers[index]?.buyer;
    if (!buyer) return;
    const { status, body } = await countWork(placed, () => placeOrder(shop, buyer));
    expect(status).toBe(200);
    const { order_id } = body.data;
    if (index % 3 === 0) await countWork(paid, () => addAttempt(shop, { order_id, amount_rwf: PRICE_RWF, state: 'succeeded' }));
    if (index % 3 === 1) await countWork(cancelled, () => call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token }));
  };

  const dashboards: Dashboard[] = [];
  let isTrading = true;
  const readRepeatedly = async () => {
    while (isTrading) {
      const lowerBounds = { ordered: placed.done, paid: paid.done, cancelled: cancelled.done };
      const { status, body } = await callGet(shop.app, '/api/admin/dashboard', { token });
      expect(status).toBe(200);
      const dashboard = body.data as Dashboard;
      dashboards.push(dashboard);
      for (const [shown, min, max] of [
        [dashboard.funnel.ordered, lowerBounds.ordered, placed.begun],
        [dashboard.totals.paid_orders, lowerBounds.paid, paid.begun],
        [dashboard.orders_by_status.cancelled, lowerBounds.cancelled, cancelled.begun],
      ] as const) {
        expect(shown).toBeGreaterThanOrEqual(min);
        expect(shown).toBeLessThanOrEqual(max);
      }
    }
  };
  const reading = readRepeatedly();
  for (let firstIndex = 0; firstIndex < BUYER_COUNT; firstIndex += 6) {
    await Promise.all(Array.from({ length: 6 }, (_, index) => buyAndPayOrCancel(firstIndex + index)));
  }
  isTrading = false;
  await reading;

  for (const { totals, funnel, orders_by_status, periods, best_sellers, now } of dashboards) {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect({
      carts: funnel.carts,
      byStatus: sum(Object.values(orders_by_status)),
      kept: totals.orders,
      ordered: totals.ordered,
      sales: totals.sales,
      periods: sum(periods.map(({ orders }) => orders)),
      soldPieces: sum(best_sellers.map(({ pieces }) => pieces)),
      unpaid: now.unpaid,
      to_pack: now.to_pack,
    }).toEqual({
      // Each cart is either open or ordered, in every state of the database.
      carts: BUYER_COUNT,
      byStatus: funnel.ordered,
      kept: funnel.ordered - orders_by_status.cancelled,
      ordered: totals.orders * PRICE_RWF,
      sales: totals.paid_orders * PRICE_RWF,
      periods: totals.orders,
      // Each paid order has one piece of another product, and the dashboard lists ten products.
      soldPieces: Math.min(totals.paid_orders, 10),
      unpaid: { orders: totals.orders - totals.paid_orders, due: (totals.orders - totals.paid_orders) * PRICE_RWF },
      to_pack: totals.paid_orders,
    });
  }
  expect(dashboards.length).toBeGreaterThan(1);

  const { rows } = await sql<{ orders: number; ordered: number; sales: number }>`
    select count(*)::int as orders, sum(total_rwf)::int as ordered,
      sum(total_rwf) filter (where exists (select from payment_attempts where payment_attempts.order_id = orders.order_id))::int as sales
    from orders where status <> 'cancelled'`.execute(shop.db);
  const { body } = await callGet(shop.app, '/api/admin/dashboard', { token });
  expect(body.data.totals).toMatchObject(rows[0] ?? {});
  expect(body.data.totals).toMatchObject({ orders: (BUYER_COUNT / 3) * 2, paid_orders: BUYER_COUNT / 3 });
});
