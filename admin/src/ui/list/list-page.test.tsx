/** A list of coupons in a browser, on a fake API: what the member chooses is in the address, and the address decides what is loaded. */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearVisit } from '#admin/lib/visit-store.ts';
import { FilterTabs } from './filter-tabs.tsx';
import { SearchFilter } from './list-filters.tsx';
import { ListPage } from './list-page.tsx';
import { useChosenIds } from './list-provider.tsx';

const COUPON_COUNT = 60;
const queries: URLSearchParams[] = [];

beforeEach(() => {
  queries.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://shop.test').searchParams;
    queries.push(query);
    const [page, perPage] = [Number(query.get('page')), Number(query.get('perPage'))];
    const { q = '' } = JSON.parse(query.get('filter') ?? '{}');
    const coupons = Array.from({ length: COUPON_COUNT }, (_, index) => ({ coupon_id: `c${index}`, coupon_code: `CODE-${index}` }));
    const found = coupons.filter(({ coupon_code }) => coupon_code.includes(q));
    return Response.json({ data: found.slice((page - 1) * perPage, page * perPage), total: found.length });
  });
});
afterEach(() => {
  cleanup();
  act(clearVisit);
});

const ChooseNone = () => {
  const { choose } = useChosenIds();
  return (
    <button type="button" onClick={() => choose([])}>
      Choose none
    </button>
  );
};

const Coupons = () => (
  <ListPage
    resource="coupons"
    title="Coupons"
    columns={[{ label: 'Code', sort: 'coupon_code', render: ({ coupon_code }) => coupon_code }]}
    defaultFilter={{ state: 'active' }}
    filters={
      <>
        <FilterTabs
          label="State"
          tabs={[
            { label: 'Active', filter: { state: 'active' } },
            { label: 'All', filter: {} },
          ]}
        />
        <SearchFilter label="Search coupons" placeholder="Code" />
      </>
    }
    empty={{ title: 'No coupons yet', text: 'Add one.' }}
    bulkActions={<ChooseNone />}
  />
);

function openList(address: string) {
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThemeProvider theme={createTheme()}>
        <BrowserRouter>
          <Link to="/coupons">Menu</Link>
          <Link to="/elsewhere">Elsewhere</Link>
          <Routes>
            <Route path="/coupons" element={<Coupons />} />
            <Route path="/elsewhere" element="Another page" />
          </Routes>
        </BrowserRouter>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const readLastQuery = () => {
  const { filter, ...query } = Object.fromEntries(queries.at(-1) ?? []);
  return { ...query, filter: JSON.parse(filter ?? '{}') };
};
const waitForRow = (code: string) => screen.findByText(code);

test('a list without an address shows its default filter, and a tab, a search and a column change the address', async () => {
  const user = openList('/coupons');
  await waitForRow('CODE-0');
  expect(readLastQuery()).toMatchObject({ page: '1', perPage: '25', filter: { state: 'active' } });
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search coupons' }), 'CODE-5{Enter}');
  await waitFor(() => expect(readLastQuery().filter).toEqual({ q: 'CODE-5' }));
  await user.click(screen.getByRole('button', { name: 'Code' }));
  await waitFor(() => expect(readLastQuery()).toMatchObject({ sort: 'coupon_code', order: 'ASC', filter: { q: 'CODE-5' } }));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ filter: '{"q":"CODE-5"}', sort: 'coupon_code' });
});

test('another filter or another order of the rows begins on the first page', async () => {
  const user = openList('/coupons?page=3&filter=%7B%22state%22%3A%22active%22%7D');
  await waitForRow('CODE-59');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await waitFor(() => expect(readLastQuery()).toMatchObject({ page: '1', filter: {} }));
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  await waitForRow('CODE-49');
  await user.click(screen.getByRole('button', { name: 'Code' }));
  await waitFor(() => expect(readLastQuery()).toMatchObject({ page: '1', sort: 'coupon_code', order: 'ASC' }));
  await user.click(screen.getByRole('button', { name: 'Code' }));
  await waitFor(() => expect(readLastQuery()).toMatchObject({ page: '1', sort: 'coupon_code', order: 'DESC' }));
});

test('chosen rows stay chosen on other pages, and after the list is opened again', async () => {
  const user = openList('/coupons?page=2');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose c30' }));
  await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Choose c59' }));
  expect(screen.getByText('2 chosen')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  // The menu leads to the page that the member left.
  await waitForRow('CODE-59');
  expect(new URLSearchParams(location.search).get('page')).toBe('3');
  expect(screen.getByText('2 chosen')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  expect(screen.getByText('11 chosen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.queryByText(/chosen$/)).toBeNull();
});

test('a page past the end leads to the last page, and a search that finds nothing offers to show all', async () => {
  const user = openList('/coupons?page=9&filter=%7B%7D');
  await waitForRow('CODE-59');
  expect(new URLSearchParams(location.search).get('page')).toBe('3');
  await user.type(screen.getByRole('searchbox', { name: 'Search coupons' }), 'zzz{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitForRow('CODE-0');
});

test('a failed load shows why, and can be tried again', async () => {
  const succeed = globalThis.fetch;
  vi.stubGlobal('fetch', async () => Response.json({ status: 'error', code: 'x', message: 'The shop is busy.' }, { status: 503 }));
  const user = openList('/coupons');
  await screen.findByText('The shop is busy.');
  vi.stubGlobal('fetch', succeed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitForRow('CODE-0');
});
