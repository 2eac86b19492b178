import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const PERIODS = [
  { start: '2026-01-04', from: '2026-01-03T22:00:00.000Z', to: '2026-01-04T22:00:00.000Z', orders: 2, ordered: 30_000, sales: 20_000 },
  { start: '2026-01-05', from: '2026-01-04T22:00:00.000Z', to: '2026-01-05T22:00:00.000Z', orders: 1, ordered: 26_000, sales: 26_000 },
];
const createDashboard = (by: 'day' | 'month' = 'day') =>
  reply('dashboard', {
    data: {
      by,
      from: PERIODS[0]?.from,
      to: PERIODS[1]?.to,
      periods: PERIODS,
      totals: { orders: 3, ordered: 56_000, paid_orders: 2, sales: 46_000 },
      now: {
        to_check: { orders: 2, oldest_at: '2026-01-05T06:00:00.000Z' },
        to_pack: 4,
        unpaid: { orders: 5, due: 90_000 },
        problems: 3,
        low_stock: 7,
        blocked_products: 1,
      },
      orders_by_status: { pending: 2 },
      funnel: { carts: 10, ordered: 3, paid: 2 },
      best_sellers: [
        { product_id: 'rice', name: 'Rice Toner', pieces: 3, sales: 36_000 },
        { product_id: 'gone', name: 'Old Toner', is_gone: true, pieces: 1, sales: 10_000 },
      ],
    },
  });

const readFilter = (link: HTMLElement) => JSON.parse(new URL((link as HTMLAnchorElement).href).searchParams.get('filter') ?? '');

test('the sales of the last days: the sum, how many orders are paid, and links to exactly these orders', async () => {
  const admin = await renderAdmin('/dashboard', { replies: { dashboard: createDashboard() } });
  await admin.findByRole('heading', { name: 'Sales of the last 30 days' });
  admin.main.getByText('46,000 RWF');
  admin.main.getByText(/26,000 RWF today\. By the day of the order in Kigali/);
  const span = { from: PERIODS[0]?.from, to: PERIODS[1]?.to };
  expect(readFilter(admin.main.getByRole('link', { name: '2 paid' }))).toEqual({ payment: 'sale', ...span });
  expect(readFilter(admin.main.getByRole('link', { name: '3 orders' }))).toEqual({ cancelled: false, ...span });
  expect(readFilter(within(admin.getByRole('list', { name: 'Orders by state' })).getByRole('link', { name: 'Pending' }))).toEqual({
    status: 'pending',
    ...span,
  });
  const [, newest] = within(admin.getByRole('table', { name: 'Sales', hidden: true })).getAllByRole('row', { hidden: true });
  expect(newest?.textContent).toBe('Mon 5 Jan126,000 RWF26,000 RWF');
});

test('best sellers lead to their products, unless these are gone', async () => {
  const admin = await renderAdmin('/dashboard', { replies: { dashboard: createDashboard() } });
  const table = within(await admin.findByRole('table', { name: 'Best sellers' }));
  expect(table.getByRole('row', { name: 'Rice Toner 3 36,000 RWF' })).toBeDefined();
  expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rice Toner']);
});

test('what waits is counted, and leads to its list', async () => {
  const admin = await renderAdmin('/dashboard', { replies: { dashboard: createDashboard() } });
  const cards = within(await admin.findByRole('list', { name: 'What waits now' })).getAllByRole('link');
  expect(cards.map((card) => [card.textContent, new URL((card as HTMLAnchorElement).href).pathname])).toEqual([
    [expect.stringMatching(/^Payments to check2the oldest waits /), '/admin/payments-to-check'],
    ['Orders to pack4paid, not yet prepared', '/admin/orders'],
    ['Unpaid orders590,000 RWF due', '/admin/orders'],
    ['Payment problems3open', '/admin/payment-problems'],
    ['Low on stock7products at or below their mark', '/admin/products'],
    ['Products to check again1live products with a barred or unconfirmed word', '/admin/products'],
  ]);
  expect(cards.slice(1).map(readFilter)).toEqual([
    { status: 'pending', payment: 'paid' },
    { payment: 'unpaid' },
    { open: true },
    { low_stock: true },
    { blocked: true },
  ]);
});

test('figures by months are loaded, and in the address', async () => {
  const admin = await renderAdmin('/dashboard', {
    replies: { dashboard: ({ query }) => createDashboard(query.by === 'month' ? 'month' : 'day') },
  });
  await admin.press('Months');
  await admin.findByRole('heading', { name: 'Sales of the last 12 months' });
  expect(admin.getAddress()).toBe('/dashboard?by=month');
});

test('figures that could not be loaded are loaded again', async () => {
  const admin = await renderAdmin('/dashboard', { replies: { dashboard: refuse('internal_error', 'Something went wrong.') } });
  await admin.findByText('Something went wrong.');
  admin.api.replies.dashboard = createDashboard();
  await admin.press('Try again');
  await admin.findByRole('heading', { name: 'Sales of the last 30 days' });
});

test('the first page is the dashboard for an owner, the payments for a packer, and the setup steps of a shop that is not open', async () => {
  const pages = [
    ['owner', '/dashboard', {}],
    ['packer', '/payments-to-check', {}],
    ['owner', '/setup-progress', { setupProgress: reply('setupProgress', { data: { steps: [{ step: 'shipping', state: 'open' }] } }) }],
  ] as const;
  for (const [role, address, replies] of pages) {
    const admin = await renderAdmin('/', { role, replies: { adminOrders: reply('adminOrders'), ...replies } });
    await waitFor(() => expect(admin.getAddress()).toBe(address));
    admin.unmount();
  }
});
