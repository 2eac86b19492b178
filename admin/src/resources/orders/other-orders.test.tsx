import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { AdminOrder } from '@uruhu/contract/staff';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { OtherOrders } from './other-orders.tsx';

afterEach(cleanup);

const PHONE = '+250788123456';
const OTHER = {
  order_id: 'o2',
  customer_name: null,
  created_at: '2026-11-02T10:00:00.000Z',
  status: 'pending',
  payment_status: 'Paid',
  final_total: 18_000,
};
const createOrderOf = (user_id: string | null, other: object = OTHER) =>
  ({ order_id: 'o1', user_id, customer: { name: 'Keza', phone: PHONE, email: '' }, other_orders: [other] }) as unknown as AdminOrder;

/** Shows the other orders of a customer while the shop finds `total` orders by this filter, and waits for the reply. */
async function openOtherOrders(user_id: string | null, filter: object, total: number): Promise<void> {
  const calls: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(new URL(url, 'http://shop.test'));
    return Response.json({ data: [], total });
  });
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OtherOrders order={createOrderOf(user_id)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls.map(({ searchParams }) => searchParams.get('filter'))).toEqual([JSON.stringify(filter)]);
}

test.each([
  ['the account of the customer', 'u1', { user_id: 'u1' }, 'All 12 orders of this customer'],
  ['the phone number of a customer without an account', null, { q: PHONE }, 'All 12 orders with this phone number'],
])('a member opens the list of all orders by %s, and sees how many there are', async (_, user_id, filter, label) => {
  await openOtherOrders(user_id, filter, 12);
  const link = await screen.findByRole('link', { name: label });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop.test');
  expect([pathname, searchParams.get('filter')]).toEqual(['/orders', JSON.stringify(filter)]);
});

test('there is no such link when the other orders have other phone numbers', async () => {
  await openOtherOrders(null, { q: PHONE }, 1);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('an order of another account with the same phone number is told by its name', () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [], total: 1 }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OtherOrders order={createOrderOf('u1', { ...OTHER, customer_name: 'Aline Uwase' })} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('listitem').textContent).toContain('same phone number: Aline Uwase');
});
