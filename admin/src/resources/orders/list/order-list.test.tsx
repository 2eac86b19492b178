/** The list of orders: tabs and search in the address, filters that members save, and steps for many orders. */
import { fireEvent, waitFor, within } from '@testing-library/react';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/expect-accessible.ts';
import { type Replies, type Request, refuse, reply } from '#test/fake-api.ts';
import { createOrder } from '#test/fixtures/order.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

const [PAID, UNPAID, OTHER] = (
  [
    { order_id: '01aaaaaa-0000-7000-8000-000000000000', customer: { name: 'Keza' } },
    {
      order_id: '02bbbbbb-0000-7000-8000-000000000000',
      customer: { name: 'Ada' },
      payment_status: 'Unpaid',
      unpaid_since: '2026-01-05T06:00:00.000Z',
    },
    { order_id: '03cccccc-0000-7000-8000-000000000000', customer: { name: 'Bose' } },
  ] as const
).map(
  (fields) =>
    ({
      ...reply('adminOrders', { data: [fields] }).data[0],
      ...createOrder(fields),
      ...fields,
      claimed_at: null,
      unpaid_since: null,
    }) as unknown as AdminOrderRow,
) as [AdminOrderRow, AdminOrderRow, AdminOrderRow];

/** The shop's list: the words `keza` find one order, and `none` finds none. */
function listOrders({ query }: Request<'adminOrders'>) {
  const { ids, q } = JSON.parse(String(query.filter)) as { ids?: string[]; q?: string };
  const rows = [PAID, UNPAID, OTHER].filter(({ order_id, customer }) =>
    ids ? ids.includes(order_id) : !q || customer.name.toLowerCase().includes(q),
  );
  return reply('adminOrders', { data: rows, total: rows.length } as never);
}

const REPLIES: Replies = {
  adminOrders: listOrders,
  orderTabCounts: reply('orderTabCounts', { data: { to_pack: 1 } }),
  orderFilters: reply('orderFilters'),
};

type Options = { query?: string; role?: StaffRole; replies?: Replies; width_px?: number };

async function openList({ query = '', replies = {}, ...options }: Options = {}) {
  const admin = await renderAdmin(`/orders${query}`, { ...options, replies: { ...REPLIES, ...replies } });
  await admin.findByRole('heading', { level: 1, name: 'Orders' });
  return admin;
}
const readFilter = (admin: RenderedAdmin) => JSON.parse(admin.getQuery().get('filter') ?? '{}');
const readLoadedFilters = (admin: RenderedAdmin) =>
  admin.api.calls.filter(({ name }) => name === 'adminOrders').map(({ query }) => JSON.parse(query.filter ?? '{}'));

test('a tab and words narrow the list together, are in the address, and come back with the browser’s back button', async () => {
  const admin = await openList();
  await admin.user.click(await admin.findByRole('tab', { name: /^To pack ?1$/ }));
  await waitFor(() => expect(readFilter(admin)).toEqual({ status: 'pending', payment: 'paid' }));
  const field = admin.getByRole<HTMLInputElement>('searchbox', { name: 'Search orders' });
  await admin.user.type(field, 'keza{Enter}');
  await waitFor(() => expect(readLoadedFilters(admin).at(-1)).toEqual({ status: 'pending', payment: 'paid', q: 'keza' }));
  expect(await admin.findAllByRole('row')).toHaveLength(2);
  await admin.user.clear(field);
  await admin.user.type(field, 'none{Enter}');
  await admin.findByRole('heading', { name: 'Nothing found in “To pack”' });
  window.history.back();
  await waitFor(() => expect(field.value).toBe('keza'));
  window.history.forward();
  await admin.press('Search all orders');
  await waitFor(() => expect(readFilter(admin)).toEqual({ q: 'none' }));
});

test('a search right after a tab keeps the tab, and filters keep the words; words typed meanwhile stay in the field', async () => {
  const admin = await openList();
  await admin.findAllByRole('row');
  const field = admin.getByRole<HTMLInputElement>('searchbox', { name: 'Search orders' });
  fireEvent.change(field, { target: { value: 'keza' } });
  fireEvent.click(admin.getByRole('tab', { name: /^To pack/ }));
  fireEvent.submit(field.form as HTMLFormElement);
  fireEvent.change(field, { target: { value: 'keza m' } });
  await waitFor(() => expect(readFilter(admin)).toEqual({ status: 'pending', payment: 'paid', q: 'keza' }));
  expect(field.value).toBe('keza m');
  await admin.press('Filters');
  await admin.fill('Of the last … days', '7');
  await admin.press('Show orders');
  await waitFor(() => expect(readFilter(admin)).toEqual({ status: 'pending', payment: 'paid', q: 'keza', within_days: 7 }));
});

test('an order of the list leads to its page, and says what it waits for', async () => {
  const admin = await openList();
  const row = within(await admin.findByRole('row', { name: /02bbbbbb/ }));
  row.getByText('Unpaid');
  row.getByText('26,000 RWF');
  expect(row.getByRole('link', { name: '02bbbbbb' }).getAttribute('href')).toBe(`/admin/orders/${UNPAID.order_id}/show`);
});

test('on a phone orders are cards', async () => {
  const admin = await openList({ width_px: 390 });
  expect(await within(await admin.main.findByRole('list', { name: 'Orders' })).findAllByRole('listitem')).toHaveLength(3);
  expect(admin.queryByRole('table')).toBeNull();
});

const DASHBOARD_FILTER = { cancelled: false, from: '2026-01-01T22:00:00.000Z', to: '2026-02-01T22:00:00.000Z' };

test('filters from a link are shown in words, narrow every tab, and are saved for later', async () => {
  const saved = { filter_id: 'f1', name: 'Typed in', filter: { ...DASHBOARD_FILTER, entered: true } };
  const admin = await openList({
    query: `?filter=${encodeURIComponent(JSON.stringify(DASHBOARD_FILTER))}`,
    replies: {
      saveOrderFilter: reply('saveOrderFilter', { data: saved }),
      orderFilterCounts: reply('orderFilterCounts', { data: { f1: 7 } }),
      deleteOrderFilter: reply('deleteOrderFilter'),
    },
  });
  await admin.press(/^Filters: without cancelled ones, from 2 Jan 2026 to 1 Feb 2026/);
  await admin.findDialog();
  await expectAccessible();
  await admin.fill('Of the last … days', 'soon');
  await admin.press('Show orders');
  await (await admin.findDialog()).findByText('Please enter 1 to 3,650 days.');
  expect(readFilter(admin)).toEqual(DASHBOARD_FILTER);
  await admin.fill('Of the last … days', '');
  await admin.choose('Who placed it', 'Typed in by staff');
  await admin.fill('Save as (optional)', 'Typed in');
  await admin.press('Show orders');
  await waitFor(() => expect(admin.queryByRole('dialog')).toBeNull());
  expect(admin.api.listBodies('saveOrderFilter')).toEqual([{ name: 'Typed in', filter: saved.filter }]);
  expect(readFilter(admin)).toEqual(saved.filter);
  await admin.user.click(admin.getByRole('tab', { name: /^To pack/ }));
  await waitFor(() => expect(readFilter(admin)).toEqual({ ...saved.filter, status: 'pending', payment: 'paid' }));
  admin.api.replies.orderFilters = reply('orderFilters', { data: [saved], total: 1 });
  admin.unmount();

  const later = await openList({ replies: { ...admin.api.replies } });
  await later.press('Filters');
  await later.press(/^Typed in ?7$/);
  await waitFor(() => expect(readFilter(later)).toEqual(saved.filter));
  await later.press(/^Filters/);
  await later.press('Delete the filter Typed in');
  expect(later.api.calls.find(({ name }) => name === 'deleteOrderFilter')?.params).toEqual({ filter_id: 'f1' });
});

test('a filter that the shop refuses keeps the dialog and its fields', async () => {
  const admin = await openList({ replies: { saveOrderFilter: refuse('too_many_filters', 'You have 30 filters already.') } });
  await admin.press('Filters');
  await admin.fill('Save as (optional)', 'One more');
  await admin.press('Show orders');
  await (await admin.findDialog()).findByText('You have 30 filters already.');
});

async function chooseOrders(admin: RenderedAdmin, orders: readonly AdminOrderRow[]) {
  for (const { order_id } of orders) await admin.user.click(await admin.findByRole('checkbox', { name: `Choose ${order_id}` }));
}

test('chosen orders move together in the order of their choice, those that cannot stay with the reason, and a refused one stays chosen', async () => {
  const moved = { moved: true, status: 'preparing', code: '', message: '' } as const;
  const admin = await openList({
    replies: {
      moveOrdersToNextStatus: reply('moveOrdersToNextStatus', {
        data: [
          { ...moved, order_id: OTHER.order_id },
          { order_id: PAID.order_id, moved: false, status: 'preparing', code: 'order_status_changed', message: 'A colleague was faster.' },
        ],
      }),
    },
  });
  await chooseOrders(admin, [OTHER, UNPAID, PAID]);
  admin.getByText('3 chosen');
  await admin.press('Prepare (2)');
  const dialog = await admin.findDialog();
  dialog.getByRole('heading', { name: 'Prepare: 2 orders?' });
  const listItems = (name: string) =>
    within(dialog.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(listItems('Orders that move')).toEqual(['03cccccc, Bose', '01aaaaaa, Keza']);
  expect(listItems('Orders that stay')).toEqual(['02bbbbbb, Ada: The order is not paid yet.']);
  await admin.user.click(dialog.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(admin.queryByRole('dialog')).toBeNull());
  expect(admin.api.countCalls('moveOrdersToNextStatus')).toBe(0);
  await admin.press('Prepare (2)');
  await admin.user.click((await admin.findDialog()).getByRole('button', { name: 'Prepare (2)' }));
  await admin.findByText(/^1 of 2 orders moved\. The others stay chosen\.$/);
  (await admin.findDialog()).getByText(/Keza: A colleague was faster\./);
  expect(admin.api.listBodies('moveOrdersToNextStatus')).toEqual([
    {
      step: 'prepare',
      orders: [
        { order_id: OTHER.order_id, expected_status: 'pending' },
        { order_id: PAID.order_id, expected_status: 'pending' },
      ],
    },
  ]);
  admin.api.replies.adminOrders = reply('adminOrders', { data: [PAID, UNPAID], total: 2 } as never);
  await admin.press('Done');
  await admin.findByText('2 chosen');
  await waitFor(() => expect(admin.queryByRole('row', { name: /03cccccc/ })).toBeNull());
  await admin.press('Choose none');
  await waitFor(() => expect(admin.queryByText(/ chosen$/)).toBeNull());
});

test('the parcels of chosen orders get one link, or each its own, and a refused link is marked at its order', async () => {
  const preparing = [PAID, OTHER].map((order) => ({
    ...order,
    status: 'preparing',
    order_progress: [...order.order_progress, { status: 'packaging' }],
  }));
  const error = {
    path: 'orders.1.tracking_url',
    code: 'invalid_value',
    message: 'Please enter a link that begins with https://.',
  } as const;
  const admin = await openList({
    replies: {
      adminOrders: reply('adminOrders', { data: preparing, total: 2 } as never),
      moveOrdersToNextStatus: refuse('invalid_input', 'Please check the form.', { errors: [error] }),
    },
  });
  await chooseOrders(admin, [PAID, OTHER]);
  await admin.press('Send from Korea (2)');
  await admin.fill('One link for all (optional)', 'https://parcel.example/7');
  const own = 'Link (optional) to the parcel of 03cccccc';
  await admin.fill(own, 'http://parcel.example/8');
  const send = async () => admin.user.click((await admin.findDialog()).getByRole('button', { name: 'Send from Korea (2)' }));
  await send();
  await waitFor(() => expect(admin.getByLabelText(own).getAttribute('aria-invalid')).toBe('true'));
  expect(admin.getByLabelText('One link for all (optional)').getAttribute('aria-invalid')).toBe('false');
  expect(admin.api.listBodies('moveOrdersToNextStatus')[0]?.orders.map(({ tracking_url }) => tracking_url)).toEqual([
    'https://parcel.example/7',
    'http://parcel.example/8',
  ]);
});

test('chosen orders are printed in the order of their choice, invoices only by members who see totals', async () => {
  const admin = await openList();
  await chooseOrders(admin, [OTHER, PAID]);
  const readIds = (name: string) => new URL(admin.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('ids');
  expect([readIds('Packing slips'), readIds('Invoices')]).toEqual([
    `${OTHER.order_id},${PAID.order_id}`,
    `${OTHER.order_id},${PAID.order_id}`,
  ]);
  admin.unmount();
  const packer = await openList({ role: 'packer' });
  await chooseOrders(packer, [PAID]);
  packer.getByRole('link', { name: 'Packing slips' });
  expect(packer.queryByRole('link', { name: 'Invoices' })).toBeNull();
  for (const name of ['New order', 'Export as CSV', 'Total']) expect(packer.main.queryByText(name), name).toBeNull();
});

test('the list of a customer’s orders names her, leads to her page, and back to the orders of all customers', async () => {
  const filter = encodeURIComponent(JSON.stringify({ status: 'pending', user_id: 'u1' }));
  const admin = await openList({ query: `?filter=${filter}` });
  expect((await admin.main.findByRole('link', { name: 'Keza' })).getAttribute('href')).toBe('/admin/customers/u1');
  expect(readLoadedFilters(admin)).toEqual([{ status: 'pending', user_id: 'u1' }]);
  await admin.press('Show those of all customers');
  await waitFor(() => expect(readFilter(admin)).toEqual({ status: 'pending' }));
});
