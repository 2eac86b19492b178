/** The server itself calls the API for a search page, but counts a missed search for the visitor who opened the page. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addProduct } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: 'https://shop.example' });
  await addProduct(shop.db, { name: 'Amber Balm' });
  await shop.refresh();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('missed_searches').execute();
});

const openPage = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  expect((await shop.app.inject({ url, remoteAddress, headers })).statusCode).toBe(200);

async function flushAndReadCounts(): Promise<Record<string, number>> {
  await shop.context.missedSearches.flush();
  const rows = await shop.db.selectFrom('missed_searches').select(['words', 'count']).orderBy('words').execute();
  return Object.fromEntries(rows.map(({ words, count }) => [words, count]));
}

test('a search without results is counted once for each shopper, whether she loads the page or its `.data`', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.1']) await openPage('/search?q=Quovandor', address);
  await openPage('/search.data?q=quovandor', '192.0.2.4');
  await openPage('/search?q=quovandor&page=2', '192.0.2.4');
  expect(await flushAndReadCounts()).toEqual({ quovandor: 4 });
});

test('a page with results, without search words, or emptied only by a filter is not counted as a missed search', async () => {
  for (const url of ['/search?q=amber', '/search', '/search?b=Nothing', '/search?q=amber&b=Nothing', '/']) await openPage(url, '192.0.2.1');
  expect(await flushAndReadCounts()).toEqual({});
});

test('a price in the words becomes a filter, so only the other words count', async () => {
  const { headers } = await shop.app.inject({ url: '/search?q=vrixle+under+9000', remoteAddress: '192.0.2.1' });
  await openPage(String(headers.location), '192.0.2.1');
  expect(await flushAndReadCounts()).toEqual({ vrixle: 1 });
});

test('a visitor cannot pretend to be another one by a header', async () => {
  for (const forged of ['198.51.100.1', '198.51.100.2']) await openPage('/search?q=zyxxy', '192.0.2.1', { 'x-visitor-address': forged });
  const searchWithForgedAddress = (forged: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/products/filter',
      payload: { search: 'zyxxy' },
      remoteAddress: '192.0.2.1',
      headers: { 'x-visitor-address': forged },
    });
  for (const forged of ['198.51.100.3', '198.51.100.4']) await searchWithForgedAddress(forged);
  expect(await flushAndReadCounts()).toEqual({ zyxxy: 1 });
});
