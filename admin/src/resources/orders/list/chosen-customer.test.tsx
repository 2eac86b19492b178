import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#admin/api/query-client.ts';
import { buildListPath } from '#admin/lib/list-path.ts';
import { ListProvider } from '#admin/ui/list/list-provider.tsx';
import { ChosenCustomer } from './chosen-customer.tsx';

afterEach(() => {
  cleanup();
  act(() => queryClient.clear());
});

const Filter = () => <output>{new URLSearchParams(useLocation().search).get('filter')}</output>;

test('the list of a customer’s orders names her, leads to her page, and back to the orders of all customers', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('/session')
        ? { staff: { staff_id: 's1', username: 'aline', name: 'Aline', role: 'manager' } }
        : { data: [{ order_id: 'o1', customer: { name: 'Keza' } }], total: 1 },
    ),
  );
  history.replaceState(null, '', buildListPath('orders', { status: 'pending', user_id: 'u1' }));
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ListProvider resource="orders">
          <ChosenCustomer user_id="u1" />
        </ListProvider>
        <Filter />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('link', { name: 'Keza' })).getAttribute('href')).toBe('/customers/u1');
  await userEvent.click(screen.getByRole('button', { name: 'Show those of all customers' }));
  expect(screen.getByRole('status').textContent).toBe('{"status":"pending"}');
});
