/** Tests the packing slips and invoices that staff print, and the export of orders. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrder } from '../../../../test/support/fixtures/buy.ts';
import { setShipping } from '../../../../test/support/fixtures/fixtures.ts';
import { addAttempt } from '../../../../test/support/fixtures/paying.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { callGet } from '../../../../test/support/shop/call.ts';
import { exportOrders } from './export-orders.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  // Not shared: exports all orders.
  shop = await openTestShop();
  await setShipping(shop.db);
  owner = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

const get = (path: string, { token }: TestStaffMember = owner) => callGet(shop.app, `/api/admin/${path}`, { token });
const downloadExport = (filter: object) =>
  shop.app.inject({
    url: `/api/admin/order-export?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });

test('packing slips and invoices show the products as they were when ordered, in the order of the request, with the address of the shop', async () => {
  const [{ order: firstOrder }, { order: secondOrder }] = [await createOrder(shop, { quantity: 2 }), await createOrder(shop)];
  await shop.db.updateTable('products').set({ name: 'Renamed since' }).execute();
  const { body } = await get(`order-papers?ids=${secondOrder.order_id},none,${firstOrder.order_id},${secondOrder.order_id}`);
  expect(body.data.map(({ order_id }: { order_id: string }) => order_id)).toEqual([secondOrder.order_id, firstOrder.order_id]);
  expect(body.data[1]).toMatchObject({
    final_total: firstOrder.final_total,
    order_items: firstOrder.order_items,
    address: firstOrder.address,
  });
  expect(body.shop).toMatchObject({ name: 'Uruhu' });
  expect((await get('order-papers')).status).toBe(400);
  // A hundred ids of 36 characters, each with a comma, are 3,700 characters.
  expect((await get(`order-papers?ids=${'x'.repeat(3_701)}`)).status).toBe(400);
});

test('the export has a row for each order of the filter, newest first, and spreadsheets run no text in it as a formula', async () => {
  const [{ order: firstOrder }, { order: secondOrder }] = [await createOrder(shop, { quantity: 2 }), await createOrder(shop)];
  await addAttempt(shop, { order_id: firstOrder.order_id, state: 'succeeded', amount_rwf: firstOrder.final_total });
  await addAttempt(shop, { order_id: secondOrder.order_id, state: 'succeeded', amount_rwf: secondOrder.final_total - 1 });
  const customer_name = '=HYPERLINK("http://evil.example";"Béa, Ø 아")';
  await shop.db.updateTable('orders').set({ customer_name, address: '@KG 11\nAve' }).where('order_id', '=', firstOrder.order_id).execute();
  const response = await downloadExport({ within_days: 1 });
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
    'cache-control': 'no-store',
  });
  const text = response.rawPayload.toString('utf8');
  expect(text.startsWith('\uFEFForder_id,placed_at,status,')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""Béa, Ø 아"")"`);
  expect(text).toContain(`"'@KG 11\nAve"`);
  expect(text).toContain(`'+2507`);
  const ids = [...text.matchAll(/^([0-9a-f-]{36}),/gm)].map(([, order_id]) => order_id);
  expect(ids.indexOf(secondOrder.order_id)).toBeLessThan(ids.indexOf(firstOrder.order_id));
  const row = text.split('\r\n').find((line) => line.startsWith(firstOrder.order_id));
  expect(row).toMatch(/,pending,Paid,/);
  const { subtotal, shipping_fees, final_total } = firstOrder;
  expect(text).toContain(`,${subtotal},${shipping_fees},,0,${final_total},${final_total},`);
  expect(text.split('\r\n').find((line) => line.startsWith(secondOrder.order_id))).toMatch(/,pending,Partly paid,/);
  expect((await downloadExport({ status: 'delivered' })).payload.trim().split('\r\n')).toHaveLength(1);
  expect((await downloadExport({ status: 'lost' })).statusCode).toBe(400);
});

test('the audit log records the staff member and the filter of an export, without the search text', async () => {
  const q = 'Umutoni 0788 123 456';
  expect((await downloadExport({ status: 'cancelled', q })).statusCode).toBe(200);
  const entries = await shop.db.selectFrom('audit_log').selectAll().where('noun', '=', 'order-exports').orderBy('audit_id').execute();
  const changes = { status: { from: null, to: 'cancelled' }, search: { from: null, to: true } };
  expect(entries.at(-1)).toMatchObject({ action: 'insert', staff_id: owner.staff_id, changes });
  expect(JSON.stringify(entries)).not.toContain('Umutoni');
});

test.each([['packer'], ['editor']] as const)(
  'a staff member with the role %s cannot export orders, as the export contains contacts and totals',
  async (role) => {
    expect(await get('order-export', await addStaffMember(shop.db, role))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  },
);

test('every order is in the export once, even if many orders have the same time', async () => {
  await sql`alter table orders disable trigger orders_written_once`.execute(shop.db);
  await sql`update orders set created_at = '2026-01-01T10:00:00.123456Z'`.execute(shop.db);
  await sql`alter table orders enable trigger orders_written_once`.execute(shop.db);
  const ids = (await shop.db.selectFrom('orders').select('order_id').execute()).map(({ order_id }) => order_id);
  const chunks: string[] = [];
  for await (const chunk of exportOrders(shop.db, {}, { batchSize: 2 })) chunks.push(chunk);
  expect(chunks.length).toBe(1 + Math.ceil(ids.length / 2));
  const exportedIds = [...chunks.join('').matchAll(/^([0-9a-f-]{36}),2026-01-01 12:00,/gm)].map(([, order_id]) => order_id);
  expect(exportedIds.toSorted()).toEqual(ids.toSorted());
});
