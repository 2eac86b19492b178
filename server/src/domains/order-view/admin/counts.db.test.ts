import type { OrderTabCounts } from '@uruhu/contract/staff/orders/lists';
import { ORDER_TABS, type OrderTabName } from '@uruhu/contract/staff/orders/tabs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder } from '../../../../test/support/fixtures/buy.ts';
import { setShipping } from '../../../../test/support/fixtures/fixtures.ts';
import { addAttempt, claimMobileMoney } from '../../../../test/support/fixtures/paying.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { callGet } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  // Not shared: counts all orders.
  shop = await openTestShop();
  await setShipping(shop.db);
  staff = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

const get = async (path: string) => (await callGet(shop.app, `/api/admin/${path}`, { token: staff.token })).body;
const NO_FILTER = {};
const listOrders = (filter: object, parameters = '') =>
  get(`orders?perPage=100&filter=${encodeURIComponent(JSON.stringify(filter))}${parameters}`);
const updateOrder = (order_id: string, columns: object) =>
  shop.db.updateTable('orders').set(columns).where('order_id', '=', order_id).execute();
const setWaitingHours = (order_id: string, hours: number) =>
  sql`update orders set waits_since = now() - make_interval(hours => ${hours}::int) where order_id = ${order_id}`.execute(shop.db);

test('each tab counts exactly the orders that its list shows, in every state', async () => {
  const orders = [];
  for (let count = 0; count < 9; count++) orders.push(await createOrder(shop));
  const [fresh, old, older, claimed, paid, preparing, sent, delivered, cancelled] = orders.map(({ order }) => order.order_id as string);
  for (const order_id of [old, older, claimed, paid]) await setWaitingHours(order_id as string, 40);
  await setWaitingHours(older as string, 60);
  const claimer = orders.find(({ order }) => order.order_id === claimed)?.buyer as { token: string };
  await claimMobileMoney(shop, claimer, claimed as string);
  for (const order_id of [paid, preparing, sent]) await addAttempt(shop, { order_id: order_id as string, state: 'succeeded' });
  await updateOrder(preparing as string, { status: 'preparing' });
  for (const status of ['preparing', 'in_transit']) await updateOrder(sent as string, { status });
  // This order has no payment, but a delivered order does not wait for one.
  for (const status of ['preparing', 'in_transit', 'delivered']) await updateOrder(delivered as string, { status });
  await updateOrder(cancelled as string, { status: 'cancelled' });

  const expectedIdsByTab: Record<OrderTabName, (string | undefined)[]> = {
    all: [fresh, old, older, claimed, paid, preparing, sent, delivered, cancelled],
    review: [claimed],
    unpaid: [fresh, old, older, claimed],
    // The shop cancels unpaid orders after 72 hours, and these two have waited for more than half of that.
    unpaid_long: [older, old],
    to_pack: [paid],
    preparing: [preparing],
    in_transit: [sent],
    delivered: [delivered],
    cancelled: [cancelled],
  };
  const counts: OrderTabCounts = (await get('order-counts')).data;
  for (const [name, order_ids] of Object.entries(expectedIdsByTab)) {
    const { data, total } = await listOrders(ORDER_TABS[name as OrderTabName]);
    const listedIds = data.map(({ order_id }: { order_id: string }) => order_id);
    expect([name, listedIds.toSorted(), total]).toEqual([name, order_ids.toSorted(), order_ids.length]);
    expect([name, counts[name as OrderTabName]]).toEqual([name, order_ids.length]);
  }
  const { data: longUnpaidOrders } = await listOrders(ORDER_TABS.unpaid_long);
  expect(longUnpaidOrders.map(({ order_id }: { order_id: string }) => order_id)).toEqual([older, old]);
  expect(Date.now() - Date.parse(longUnpaidOrders[0].unpaid_since)).toBeGreaterThan(59 * 3_600_000);
  const { data: ordersToPack } = await listOrders(ORDER_TABS.to_pack);
  expect(ordersToPack[0].unpaid_since).toBe(null);
});

test('the counts of the tabs obey the filter of the list, and a packer cannot count by total or coupon', async () => {
  const entered = (await createOrder(shop, { base_price_rwf: 3_000 })).order.order_id;
  const claimed = await createOrder(shop, { base_price_rwf: 3_000 });
  await claimMobileMoney(shop, claimed.buyer, claimed.order.order_id);
  await updateOrder(entered, { entered_by: staff.staff_id });
  await updateOrder((await createOrder(shop)).order.order_id, { status: 'cancelled' });
  const filters = [
    { entered: true },
    { entered: false },
    { cancelled: false },
    { within_days: 1, total_from: 3_000 },
    { from: new Date(Date.now() + 3_600_000).toISOString() },
    { to: new Date(Date.now() + 3_600_000).toISOString(), coupon: 'NONE' },
  ];
  for (const filter of filters) {
    const { data } = await get(`order-counts?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    for (const [name, tab] of Object.entries(ORDER_TABS))
      expect([filter, name, data[name]]).toEqual([filter, name, (await listOrders({ ...tab, ...filter })).total]);
  }
  const { data: enteredCounts } = await get(`order-counts?filter=${encodeURIComponent('{"entered":true}')}`);
  expect(enteredCounts).toMatchObject({ all: 1, unpaid: 1, review: 0 });

  const packer = await addStaffMember(shop.db, 'packer');
  const countAsPacker = (filter: object) =>
    callGet(shop.app, `/api/admin/order-counts?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      token: packer.token,
    });
  expect((await countAsPacker({ total_from: 3_000 })).status).toBe(403);
  expect((await countAsPacker({ coupon: 'MURAHO' })).status).toBe(403);
  expect((await countAsPacker({ within_days: 1 })).status).toBe(200);
});

test('orders are filtered by age, total and coupon, and sorted by total', async () => {
  const [smallOrder, largeOrder] = [
    await createOrder(shop, { base_price_rwf: 1_000 }),
    await createOrder(shop, { base_price_rwf: 777_000 }),
  ];
  const listIds = async (filter: object, parameters = '') =>
    (await listOrders(filter, parameters)).data.map(({ order_id }: { order_id: string }) => order_id);
  await sql`alter table orders disable trigger orders_written_once`.execute(shop.db);
  await sql`update orders set created_at = now() - interval '10 days', coupon_code = 'MURAHO' where order_id = ${smallOrder.order.order_id}`.execute(
    shop.db,
  );
  await sql`alter table orders enable trigger orders_written_once`.execute(shop.db);
  expect(await listIds({ total_from: 700_000 })).toEqual([largeOrder.order.order_id]);
  expect(await listIds({ coupon: 'muraho' })).toEqual([smallOrder.order.order_id]);
  expect(await listIds({ within_days: 9 })).not.toContain(smallOrder.order.order_id);
  expect(await listIds({ within_days: 11 })).toContain(smallOrder.order.order_id);
  const fiveDaysAgo = new Date(Date.now() - 5 * 24 * 3_600_000).toISOString();
  expect(await listIds({ to: fiveDaysAgo })).toEqual([smallOrder.order.order_id]);
  expect(await listIds({ from: fiveDaysAgo })).not.toContain(smallOrder.order.order_id);
  const totals = (await listOrders(NO_FILTER, '&sort=final_total&order=DESC')).data.map(
    ({ final_total }: { final_total: number }) => final_total,
  );
  expect(totals).toEqual(totals.toSorted((left: number, right: number) => right - left));
  // An unknown sort is ignored.
  expect((await listOrders(NO_FILTER, '&sort=customer_name')).data).toHaveLength(totals.length);
});
