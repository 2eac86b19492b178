/** The menu in a browser, on a fake API. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#admin/api/query-client.ts';
import { Menu } from './menu.tsx';

const NOW = {
  unpaid: { orders: 9, due: 90_000 },
  to_check: { orders: 2, oldest_at: '2026-11-29T08:00:00.000Z' },
  to_pack: 1234,
  problems: 0,
  reviews: 3,
  messages: 1,
  low_stock: 5,
  blocked_products: 0,
};
let calls: string[] = [];

afterEach(() => {
  cleanup();
  act(() => queryClient.clear());
});

async function openMenu(role: StaffRole): Promise<void> {
  calls = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://shop.test');
    calls.push(pathname);
    const replies: Record<string, object> = {
      '/api/admin/session': { staff: { staff_id: 's1', username: 'aline', name: 'Aline', role } },
      '/api/admin/dashboard': { data: { now: NOW } },
      '/api/admin/setup-progress': { data: { is_done: true, steps: [] } },
      '/api/admin/health': { data: { failures: [] } },
    };
    return Response.json(replies[pathname] ?? {});
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        {/* A phone has a second one, in the drawer. */}
        <Menu />
        <Menu />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('link', { name: /Orders|Products/ });
}

test('a manager sees what waits beside the entries, from one call, and no zeros', async () => {
  await openMenu('manager');
  await screen.findAllByRole('link', { name: /^Orders ?1,234 ?to pack$/ });
  for (const name of [/^Payments to check ?2 ?to check$/, /^Reviews ?3 ?to check$/, /^Messages ?1 ?open$/, 'Payment problems', 'Products'])
    expect(screen.getAllByRole('link', { name })).toHaveLength(2);
  expect(calls.filter((path) => path === '/api/admin/dashboard')).toHaveLength(1);
});

test('the counts are loaded again when the member opens another page, once they are old', async () => {
  await openMenu('manager');
  const [link] = await screen.findAllByRole('link', { name: /^Orders ?1,234 ?to pack$/ });
  await queryClient.invalidateQueries({ queryKey: ['dashboard'], refetchType: 'none' });
  if (link) await userEvent.click(link);
  await waitFor(() => expect(calls.filter((path) => path === '/api/admin/dashboard')).toHaveLength(2));
});

test('a packer, who may not read the dashboard, sees her entries without counts', async () => {
  await openMenu('packer');
  expect(screen.getAllByRole('link', { name: 'Payments to check' })).toHaveLength(2);
  expect(calls).not.toContain('/api/admin/dashboard');
});
