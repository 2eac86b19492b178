/** Slow: each test opens a shop of its own on the embedded engine. */
import type { Dashboard } from '@uruhu/contract/staff/dashboard';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addBuyer, createOrder, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addCoupon } from '../../../test/support/fixtures/coupons.ts';
import { addProduct, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { addAttempt, claimMobileMoney } from '../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { callGet } from '../../../test/support/shop/call.ts';

let shop: TestShop;
let manager: TestStaffMember;
beforeEach(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  manager = await addStaffMember(shop.db, 'manager');
});
afterEach(() => shop.close());

const PRICE_RWF = 10_000;
async function readDashboard(by?: string): Promise<Dashboard> {
  const url = `/api/admin/dashboard${by ? `?by=${by}` : ''}`;
  const { status, body } = await callGet(shop.app, url, { token: manager.token });
  expect(status).toBe(200);
  return body.data;
}
const addPayment = (order_id: string, amount_rwf = PRICE_RWF) => addAttempt(shop, { order_id, amount_rwf, state: 'succeeded' });
/** Adds an order of 10,000 francs that was placed at this time. */
const addOrderPlacedAt = (placed_ms: number, status: 'pending' | 'preparing' | 'delivered' | 'cancelled' = 'pending') =>
  createPlainOrder(shop.db, { created_at: new Date(placed_ms), status });
/** `orders` and `paid_orders` are numbers of orders; `ordered` and `sales` are their sums in francs. */
const ZERO_TOTALS = { orders: 0, ordered: 0, paid_orders: 0, sales: 0 };
const HOUR_MS = 3_600_000;

describe('the periods of the dashboard', () => {
  test('are the last 30 days of Kigali, which begin at 22:00 UTC of the day before', async () => {
    const { by, from, to, periods } = await readDashboard();
    expect([by, periods.length, from, to]).toEqual(['day', 30, periods[0]?.from, periods.at(-1)?.to]);
    for (const [index, period] of periods.entries()) {
      expect(Date.parse(period.from)).toBe(Date.parse(period.start) - 2 * HOUR_MS);
      expect(period.to).toBe(periods[index + 1]?.from ?? to);
    }
    expect([Date.parse(from) < Date.now(), Date.parse(periods.at(-1)?.from ?? '') <= Date.now(), Date.parse(to) > Date.now()]).toEqual([
      true,
      true,
      true,
    ]);
    expect((await readDashboard('never')).by).toBe('day');
  });

  test('are twelve weeks from Monday, or twelve months', async () => {
    const weeks = (await readDashboard('week')).periods;
    expect(weeks.map(({ start }) => new Date(start).getUTCDay())).toEqual(Array(12).fill(1));
    const months = (await readDashboard('month')).periods;
    expect([months.length, months.map(({ start }) => start.slice(8))]).toEqual([12, Array(12).fill('01')]);
  });

  test.each(['day', 'week', 'month'])('count each order in its %s, from the first to the last moment', async (by) => {
    const { periods } = await readDashboard(by);
    const period = periods[5] as Dashboard['periods'][0];
    await addPayment(await addOrderPlacedAt(Date.parse(period.from)));
    await addOrderPlacedAt(Date.parse(period.to) - 1);
    // An order before the first period, which none of the periods counts.
    await addOrderPlacedAt(Date.parse(periods[0]?.from ?? '') - 1);
    const periodsAfter = (await readDashboard(by)).periods;
    expect(periodsAfter[5]).toMatchObject({ ...period, orders: 2, ordered: 2 * PRICE_RWF, paid_orders: 1, sales: PRICE_RWF });
    expect([periodsAfter[4], periodsAfter[6]]).toEqual([periods[4], periods[6]]);
    expect((await readDashboard(by)).totals).toEqual({ orders: 2, ordered: 2 * PRICE_RWF, paid_orders: 1, sales: PRICE_RWF });
  });
});

test('sales count orders that are fully paid and not cancelled; the counts by state include all orders', async () => {
  const now_ms = Date.now();
  await addPayment(await addOrderPlacedAt(now_ms, 'delivered'));
  await addPayment(await addOrderPlacedAt(now_ms, 'cancelled'));
  await addPayment(await addOrderPlacedAt(now_ms, 'preparing'), PRICE_RWF - 1);
  await addAttempt(shop, { order_id: await addOrderPlacedAt(now_ms, 'preparing'), state: 'refunded' });
  const { totals, periods, orders_by_status } = await readDashboard();
  expect(totals).toEqual({ orders: 3, ordered: 3 * PRICE_RWF, paid_orders: 1, sales: PRICE_RWF });
  expect(periods.at(-1)).toMatchObject(totals);
  expect(orders_by_status).toEqual({ pending: 0, preparing: 2, in_transit: 0, delivered: 1, cancelled: 1 });
});

test('an empty shop has zeros', async () => {
  const { totals, funnel, best_sellers, now } = await readDashboard('month');
  expect([totals, funnel, best_sellers]).toEqual([ZERO_TOTALS, { carts: 0, ordered: 0, paid: 0 }, []]);
  expect(now).toEqual({
    unpaid: { orders: 0, due: 0 },
    to_check: { orders: 0, oldest_at: null },
    to_pack: 0,
    problems: 0,
    low_stock: 0,
    blocked_products: 0,
  });
});

test('the funnel counts ordered carts, and open carts into which a shopper put something in the period', async () => {
  const { buyer } = await addBuyer(shop);
  const { order } = await createOrder(shop, { base_price_rwf: PRICE_RWF });
  await createOrder(shop);
  await addPayment(order.order_id);
  expect((await readDashboard()).funnel).toEqual({ carts: 3, ordered: 2, paid: 1 });
  await actAsStaff(shop, await addStaffMember(shop.db), order.order_id, 'cancel', { expected_status: 'pending', reason: 'Sold out' });
  // The line of the open cart is older than all periods.
  const lineUpdate = shop.db.updateTable('cart_items').set({ created_at: new Date(0) });
  await lineUpdate
    .where('cart_id', 'in', (carts) => carts.selectFrom('carts').select('cart_id').where('user_id', '=', buyer.user_id))
    .execute();
  expect((await readDashboard()).funnel).toEqual({ carts: 2, ordered: 2, paid: 0 });
});

test('an order placed at 23:30 UTC counts for the next day, as in Kigali', async () => {
  const { periods } = await readDashboard();
  const day = periods[10];
  const placed_ms = Date.parse(day?.start ?? '') - HOUR_MS / 2;
  expect(new Date(placed_ms).toISOString()).toContain('T23:30');
  await addPayment(await addOrderPlacedAt(placed_ms));
  const periodsAfter = (await readDashboard()).periods;
  expect(periodsAfter[10]).toEqual({ ...day, orders: 1, ordered: PRICE_RWF, paid_orders: 1, sales: PRICE_RWF });
  expect(periodsAfter[9]).toEqual(periods[9]);
});

test('best sellers are sorted by pieces sold, with their sales after discounts and their current name', async () => {
  const { buyer, product } = await addBuyer(shop, { base_price_rwf: PRICE_RWF, name: 'Amber Balm', quantity: 3 });
  const { body } = await placeOrder(shop, buyer, { applied_coupon_code: await addCoupon(shop.db) });
  await addPayment(body.data.order_id, body.data.final_total);
  await shop.db.updateTable('products').set({ name: 'Amber Balm 2' }).where('product_id', '=', product.product_id).execute();
  const addOrderOfProduct = (product_id: string, quantity: number, columns: object = {}) =>
    createPlainOrder(shop.db, columns, [{ product_id, product_name: 'Gone', quantity, unit_price_rwf: PRICE_RWF / quantity }]);
  await addPayment(await addOrderOfProduct('gone', 2));
  await addPayment(await addOrderOfProduct('cancelled', 1_000, { status: 'cancelled' }));
  await addPayment(await addOrderOfProduct('old', 1_000, { created_at: new Date(0) }));
  await addOrderOfProduct('unpaid', 1_000);
  await addPayment(await addOrderOfProduct('partly-paid', 1_000), PRICE_RWF - 1);
  await addAttempt(shop, { order_id: await addOrderOfProduct('refunded', 1_000, { status: 'delivered' }), state: 'refunded' });
  expect((await readDashboard('month')).best_sellers).toEqual([
    { product_id: product.product_id, name: 'Amber Balm 2', is_gone: false, pieces: 3, sales: 27_000 },
    { product_id: 'gone', name: 'Gone', is_gone: true, pieces: 2, sales: 10_000 },
  ]);
});

const countList = async (path: string, filter: object): Promise<number> => {
  const url = `/api/admin/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (await callGet(shop.app, url, { token: manager.token })).body.total;
};

test('each figure equals the total of the list to which it links', async () => {
  const now_ms = Date.now();
  await addPayment(await addOrderPlacedAt(now_ms, 'delivered'));
  await addPayment(await addOrderPlacedAt(now_ms, 'cancelled'));
  await addPayment(await addOrderPlacedAt(now_ms, 'preparing'), PRICE_RWF - 1);
  await addAttempt(shop, { order_id: await addOrderPlacedAt(now_ms, 'preparing'), state: 'refunded' });
  await addPayment(await addOrderPlacedAt(now_ms - 20 * 24 * HOUR_MS));
  await addPayment(await addOrderPlacedAt(now_ms - 500 * 24 * HOUR_MS));
  const { from, to, periods, totals, funnel, orders_by_status } = await readDashboard();
  // Five of the six orders are from the last 30 days; of these, one is cancelled and two others are fully paid.
  expect([totals.orders, totals.paid_orders, funnel.ordered]).toEqual([4, 2, 5]);
  for (const period of [periods.at(-1), periods[9], { from, to, ...totals }]) {
    const span = { from: period?.from, to: period?.to };
    expect(await countList('orders', { cancelled: false, ...span })).toBe(period?.orders);
    expect(await countList('orders', { payment: 'sale', ...span })).toBe(period?.paid_orders);
  }
  expect(await countList('orders', { from, to })).toBe(funnel.ordered);
  expect(await countList('orders', { payment: 'sale', from, to })).toBe(funnel.paid);
  for (const [status, count] of Object.entries(orders_by_status)) expect(await countList('orders', { status, from, to })).toBe(count);
});

test('the figure of low stock equals the list: it counts products with a low option, and leaves out archived ones', async () => {
  const low_stock_at = 3;
  await addProduct(shop.db, { low_stock_at, stock: 3 });
  await addProduct(shop.db, { low_stock_at, options: [{ stock: 0 }, { stock: 9 }] });
  await addProduct(shop.db, { low_stock_at, stock: 4 });
  await addProduct(shop.db, { low_stock_at, stock: 0, status: 'archived' });
  await addProduct(shop.db, { low_stock_at });
  const { now } = await readDashboard();
  expect([now.low_stock, await countList('products', { low_stock: true })]).toEqual([2, 2]);
});

test('the figures of waiting orders and problems equal their lists, including old orders', async () => {
  const { buyer, order } = await createOrder(shop, { base_price_rwf: PRICE_RWF });
  await claimMobileMoney(shop, buyer, order.order_id);
  await addPayment(await addOrderPlacedAt(Date.now() - 400 * 24 * HOUR_MS, 'preparing'), 4_000);
  const paid_order_id = await addOrderPlacedAt(Date.now() - 400 * 24 * HOUR_MS);
  await addPayment(paid_order_id);
  await addOrderPlacedAt(Date.now(), 'delivered');
  await addOrderPlacedAt(Date.now(), 'cancelled');
  await shop.db.insertInto('payment_problems').values({ order_id: paid_order_id, kind: 'paid_twice', detail: '' }).execute();
  const { now } = await readDashboard();
  expect(now).toEqual({
    unpaid: { orders: 2, due: PRICE_RWF + 6_000 },
    to_check: { orders: 1, oldest_at: expect.any(String) },
    to_pack: 1,
    problems: 1,
    low_stock: 0,
    blocked_products: 0,
  });
  expect([
    await countList('orders', { payment: 'unpaid' }),
    await countList('orders', { payment: 'review' }),
    await countList('orders', { status: 'pending', payment: 'paid' }),
    await countList('payment-problems', { open: true }),
  ]).toEqual([now.unpaid.orders, now.to_check.orders, now.to_pack, now.problems]);
});
