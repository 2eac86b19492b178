/** The sitemap lists only pages that search engines may keep under that address. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertShop } from '../../src/seed/insert-shop.ts';
import { createSmallShop } from '../support/fixtures/small-shop.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { readHead } from '../support/shop/parse-page.ts';

const ORIGIN = 'https://shop.example';
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: ORIGIN });
  await shop.db.transaction().execute((trx) => insertShop(trx, createSmallShop()));
  await shop.db.updateTable('brands').set({ name: 'Dr.<b>Jart</b>+ &amp; Co' }).execute();
  await shop.refresh();
});
afterAll(() => shop.close());

let visitorCount = 0;
const get = (url: string) => {
  visitorCount += 1;
  return shop.app.inject({ url, remoteAddress: `198.51.100.${visitorCount % 250}` });
};

test('every page of the sitemap exists, and names its address in the sitemap as its own', async () => {
  const { body: index } = await get('/sitemap.xml');
  const readAddresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  const files = await Promise.all(readAddresses(index).map((url) => get(url.replace(ORIGIN, ''))));
  const addresses = files.flatMap(({ body }) => readAddresses(body));
  expect(addresses).toContain(`${ORIGIN}/rw/search?b=Dr.Jart%2B+%26+Co`);
  for (const address of addresses) {
    const { statusCode, body } = await get(address.replace(ORIGIN, ''));
    const { canonical, isIndexed } = readHead(body);
    expect([address, statusCode, canonical, isIndexed]).toEqual([address, 200, address, true]);
  }
});
