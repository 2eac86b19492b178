import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { AdminOrder } from '@uruhu/contract/staff';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { OtherOrders } from './other-orders.tsx';

afterEach(cleanup);

const PHONE = '+250788123456';
const OTHER = { order_id: 'o2', created_at: '2026-11-02T10:00:00.000Z', status: 'pending', payment_status: 'Paid', final_total: 18_000 };
const ORDER = { order_id: 'o1', customer: { name: 'Keza', phone: PHONE, email: '' }, other_orders: [OTHER] } as unknown as AdminOrder;

/** Shows the other orders of a customer while the shop has `total` orders with her phone number, and waits for the reply. */
async function openOtherOrders(total: number): Promise<void> {
  const calls: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(new URL(url, 'http://shop.test'));
    return Response.json({ data: [], total });
  });
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OtherOrders order={ORDER} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls.map(({ searchParams }) => searchParams.get('filter'))).toEqual([JSON.stringify({ q: PHONE })]);
}

test('a member opens the list of all orders with the phone number of the customer, and sees how many there are', async () => {
  await openOtherOrders(12);
  const link = await screen.findByRole('link', { name: 'All 12 orders with this phone number' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop.test');
  expect([pathname, searchParams.get('filter')]).toEqual(['/orders', JSON.stringify({ q: PHONE })]);
});

test('there is no such link when the other orders have other phone numbers', async () => {
  await openOtherOrders(1);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
