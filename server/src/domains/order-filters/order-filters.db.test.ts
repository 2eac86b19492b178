import { SAVED_FILTERS_MAX } from '@uruhu/contract/staff/orders/lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: counts all orders.
  shop = await openTestShop();
});
afterAll(() => shop.close());

const send = ({ token }: TestStaffMember, method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
  call(shop.app, `/api/admin/order-filters${path}`, body, { token, method });
const listNames = async (member: TestStaffMember) => (await send(member, 'GET')).body.data.map(({ name }: { name: string }) => name);

test('a staff member saves, lists and deletes only her own filters, and replaces one by saving its name again', async () => {
  const [packer, supporter] = [await addStaffMember(shop.db, 'packer'), await addStaffMember(shop.db, 'support')];
  const filter = { status: 'pending', payment: 'paid', within_days: 7 };
  const { status, body } = await send(packer, 'POST', '', { name: 'This week', filter });
  expect([status, body]).toEqual([
    200,
    { data: { filter_id: expect.any(String), name: 'This week', filter, created_at: expect.any(String) } },
  ]);
  await send(packer, 'POST', '', { name: 'all', filter: {} });
  expect(await listNames(packer)).toEqual(['all', 'This week']);
  expect(await listNames(supporter)).toEqual([]);
  expect((await send(supporter, 'DELETE', `/${body.data.filter_id}`)).status).toBe(404);

  const replaceReply = await send(packer, 'POST', '', { name: 'this WEEK', filter: { total_from: 100_000 } });
  expect(replaceReply.body.data).toMatchObject({ filter_id: body.data.filter_id, name: 'this WEEK', filter: { total_from: 100_000 } });
  expect(await listNames(packer)).toEqual(['all', 'this WEEK']);
  expect((await send(packer, 'DELETE', `/${body.data.filter_id}`)).status).toBe(200);
  expect((await send(packer, 'DELETE', `/${body.data.filter_id}`)).status).toBe(404);
  expect((await send(packer, 'DELETE', '/none')).body.code).toBe('filter_not_found');
  expect(await listNames(packer)).toEqual(['all']);
});

test('search words are not saved, as they may name a customer', async () => {
  const member = await addStaffMember(shop.db);
  const { body } = await send(member, 'POST', '', { name: 'Keza', filter: { q: 'Keza', status: 'pending' } });
  expect(body.data.filter).toEqual({ status: 'pending' });
  const storedFilters = await shop.db.selectFrom('order_filters').select('filter').where('staff_id', '=', member.staff_id).execute();
  expect(storedFilters).toEqual([{ filter: { status: 'pending' } }]);
});

test('each filter shows a staff member how many orders it finds, except that a packer sees no number for a filter by total', async () => {
  const [member, packer] = [await addStaffMember(shop.db, 'support'), await addStaffMember(shop.db, 'packer')];
  // In Kigali, these are the first moment of February, a day in it, and the first moment of March, which the filter leaves out.
  const dates = ['2026-01-31T22:00:00.000Z', '2026-02-10T00:00:00.000Z', '2026-02-28T22:00:00.000Z'];
  for (const created_at of dates) await createPlainOrder(shop.db, { created_at, entered_by: member.staff_id });
  await createPlainOrder(shop.db, { created_at: dates[1] as string });
  const february = { from: dates[0], to: dates[2], entered: true, cancelled: false };
  const savedFilter = (await send(member, 'POST', '', { name: 'February', filter: february })).body.data;
  expect(savedFilter.filter).toEqual(february);
  const largeTotalFilter = (await send(member, 'POST', '', { name: 'Large', filter: { total_from: 1 } })).body.data;
  await send(packer, 'POST', '', { name: 'Large', filter: { total_from: 1 } });
  const allOrdersFilter = (await send(packer, 'POST', '', { name: 'All', filter: {} })).body.data;
  const readCounts = async ({ token }: TestStaffMember) => (await callGet(shop.app, '/api/admin/order-filter-counts', { token })).body.data;
  expect(await readCounts(member)).toEqual({ [savedFilter.filter_id]: 2, [largeTotalFilter.filter_id]: 4 });
  const packerCounts = await readCounts(packer);
  expect(packerCounts[allOrdersFilter.filter_id]).toBe(4);
  expect(Object.values(packerCounts).toSorted()).toEqual([4, null]);
});

test.each([
  [{ name: '', filter: {} }, 'name'],
  [{ name: 'x'.repeat(61), filter: {} }, 'name'],
  [{ name: 'x', filter: { status: 'lost' } }, 'filter.status'],
  [{ name: 'x', filter: { within_days: 0 } }, 'filter.within_days'],
  [{ name: 'x' }, 'filter'],
])('saving %j is refused with the name of the wrong field', async (body, path) => {
  const response = await send(await addStaffMember(shop.db), 'POST', '', body);
  expect(response).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

test('a staff member can save a limited number of filters, and still replace one', async () => {
  const member = await addStaffMember(shop.db);
  for (let count = 0; count < SAVED_FILTERS_MAX; count++)
    expect((await send(member, 'POST', '', { name: `Filter ${count}`, filter: {} })).status).toBe(200);
  expect(await send(member, 'POST', '', { name: 'One more', filter: {} })).toMatchObject({
    status: 422,
    body: { code: 'too_many_filters' },
  });
  expect((await send(member, 'POST', '', { name: 'Filter 3', filter: { status: 'delivered' } })).status).toBe(200);
  expect(await listNames(member)).toHaveLength(SAVED_FILTERS_MAX);
});
