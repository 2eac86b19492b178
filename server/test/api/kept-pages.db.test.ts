/** A kept page changes only when its content changes: one product's stock changes only the pages that show the product. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHashedToken } from '../../src/domains/accounts/accounts.ts';
import { insertPreview, PREVIEW_PREFIX } from '../../src/domains/catalogue/catalogue.ts';
import { addProduct, type Product } from '../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';

let shop: TestShop;
let amber: Product;
let birch: Product;

beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: 'https://shop.example' });
  amber = await addProduct(shop.db, { name: 'Amber', tags: ['NEW ARRIVAL'], stock: 5 });
  birch = await addProduct(shop.db, { name: 'Birch', tags: ['BEST SELLER'], stock: 5 });
  await shop.refresh();
});
afterAll(() => shop.close());

const fetchEtag = async (url: string) => (await shop.app.inject(url)).headers.etag;

async function setStock(product_id: string, pieces: number): Promise<void> {
  await sql`update stock set on_hand = ${pieces} where product_id = ${product_id}`.execute(shop.db);
  await shop.refresh();
}

test('a sell-out changes the pages that show the product, and new stock changes them back', async () => {
  // The home page shows new arrivals, so it shows this product, too.
  const pagesWithProduct = [`/product/${amber.product_id}`, '/new', '/all-products', '/'];
  const otherPages = [`/product/${birch.product_id}`, '/best', '/faqs'];
  const etagsBefore = new Map<string, unknown>();
  // The cache keeps pages that are read again longer than those that are read once.
  for (let round = 0; round < 3; round++) {
    for (const url of [...pagesWithProduct, ...otherPages]) etagsBefore.set(url, await fetchEtag(url));
  }
  await setStock(amber.product_id, 0);
  for (const url of otherPages) expect([url, await fetchEtag(url)]).toEqual([url, etagsBefore.get(url)]);
  // Each page is read twice: the first read renders it anew, the second one gets the page that was kept then.
  for (const url of [...pagesWithProduct, ...pagesWithProduct])
    expect([url, (await fetchEtag(url)) === etagsBefore.get(url)]).toEqual([url, false]);
  await setStock(amber.product_id, 5);
  for (const url of [...pagesWithProduct, ...otherPages]) expect([url, await fetchEtag(url)]).toEqual([url, etagsBefore.get(url)]);
});

test('a kept page shows the changed name of a product at once', async () => {
  await shop.app.inject('/best');
  await shop.db.updateTable('products').set({ name: 'Birch Water' }).where('product_id', '=', birch.product_id).execute();
  await shop.refresh();
  expect((await shop.app.inject('/best')).body).toContain('Birch Water');
});

test('a preview is never kept, shows a note until the product is published, and responds 404 once its link has expired', async () => {
  const { product_id } = await addProduct(shop.db, { name: 'Cedar' });
  await shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', product_id).execute();
  await shop.refresh();
  const { token, token_hash } = createHashedToken();
  await insertPreview(shop.db, product_id, token_hash);
  const url = `/product/${PREVIEW_PREFIX}${token}`;
  const note = 'shoppers do not see this page yet';
  for (const address of [url, url, `${url}.data`]) {
    const { statusCode, headers, body } = await shop.app.inject(address);
    expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect([body.includes('Cedar'), body.includes(note)]).toEqual([true, true]);
  }
  await shop.db.updateTable('products').set({ status: 'published' }).where('product_id', '=', product_id).execute();
  await shop.refresh();
  for (const [address, caching] of [
    [url, 'no-store'],
    [`/product/${product_id}`, 'public, max-age=0, must-revalidate'],
  ] as const) {
    const { headers, body } = await shop.app.inject(address);
    expect([headers['cache-control'], body.includes('Cedar'), body.includes(note)]).toEqual([caching, true, false]);
  }
  await sql`update product_previews set expires_at = now() - interval '1 second' where product_id = ${product_id}`.execute(shop.db);
  expect((await shop.app.inject(url)).statusCode).toBe(404);
});
