/** The menu in a browser, on a fake API. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { WaitingWork } from '@uruhu/contract/staff/dashboard';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#admin/api/query-client.ts';
import { Menu } from './menu.tsx';

const MANAGER_WORK: WaitingWork = {
  payments_to_check: 2,
  orders_to_pack: 1200,
  orders_to_send: 34,
  reviews_to_check: 3,
  open_messages: 1,
  payment_problems: 0,
};
const WORK_PATH = '/api/admin/waiting-work';
let calls: string[] = [];

afterEach(() => {
  cleanup();
  act(() => queryClient.clear());
});

async function openMenu(role: StaffRole, work: WaitingWork): Promise<void> {
  calls = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://shop.test');
    calls.push(pathname);
    const replies: Record<string, object> = {
      '/api/admin/session': { staff: { staff_id: 's1', username: 'aline', name: 'Aline', role } },
      [WORK_PATH]: { data: work },
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
  await openMenu('manager', MANAGER_WORK);
  await screen.findAllByRole('link', { name: /^Orders ?1,234 ?to pack or send$/ });
  for (const name of [/^Payments to check ?2 ?to check$/, /^Reviews ?3 ?to check$/, /^Messages ?1 ?open$/, 'Payment problems', 'Products'])
    expect(screen.getAllByRole('link', { name })).toHaveLength(2);
  expect(calls.filter((path) => path === WORK_PATH)).toHaveLength(1);
});

test('the counts are loaded again when the member opens another page, once they are old', async () => {
  await openMenu('manager', MANAGER_WORK);
  const [link] = await screen.findAllByRole('link', { name: /^Orders ?1,234 ?to pack or send$/ });
  await queryClient.invalidateQueries({ queryKey: ['waiting-work'], refetchType: 'none' });
  if (link) await userEvent.click(link);
  await waitFor(() => expect(calls.filter((path) => path === WORK_PATH)).toHaveLength(2));
});

test('a packer sees the counts of her work', async () => {
  await openMenu('packer', { payments_to_check: 40, orders_to_pack: 0, orders_to_send: 7 });
  await screen.findAllByRole('link', { name: /^Orders ?7 ?to pack or send$/ });
  expect(screen.getAllByRole('link', { name: /^Payments to check ?40 ?to check$/ })).toHaveLength(2);
});
