/** Tests robots.txt, the sitemap and the product feeds of a shop. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveTranslations } from '../../src/domains/translations/translations.ts';
import { addProduct } from '../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';

const ORIGIN = 'https://shop.example';
let shop: TestShop;
let shown: string;
let soldOut: string;
beforeAll(async () => {
  shop = await openTestShop({ publicUrl: ORIGIN });
  shown = (await addProduct(shop.db, { name: 'Rice & Toner', base_price_rwf: 10_000, discounted_price_rwf: 8_000, image: 'toner.webp' }))
    .product_id;
  soldOut = (await addProduct(shop.db, { name: 'Sold Out Serum', stock: 0, image: 'serum.webp' })).product_id;
  await addProduct(shop.db, { name: 'Hidden draft', status: 'draft', image: 'draft.webp' });
  const description = { kind: 'products', record_id: shown, field: 'description', language: 'fr' } as const;
  await shop.db.updateTable('products').set({ description: '<p>Soft.</p>' }).where('product_id', '=', shown).execute();
  await shop.db.transaction().execute((trx) => saveTranslations(trx, [{ ...description, value: '<p>Doux.</p>' }]));
  await shop.refresh();
});
afterAll(() => shop.close());

let visitorCount = 0;
const get = async (url: string, headers: Record<string, string> = {}) => {
  visitorCount += 1;
  return await shop.app.inject({ url, headers, remoteAddress: `198.51.100.${visitorCount}` });
};

test('robots.txt names the sitemap, and keeps robots from pages of one shopper in each language', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  for (const path of ['/cart', '/fr/cart', '/rw/checkout', '/admin/']) expect(body).toContain(`Disallow: ${path}\n`);
});

test('the sitemap lists published products in each language, with their translations and last change', async () => {
  const { body: index } = await get('/sitemap.xml');
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(ORIGIN, ''));
  expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-1.xml']);
  const { body } = await get('/sitemaps/products-1.xml');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).toSorted()).toEqual(
    [shown, soldOut].flatMap((id) => ['', '/fr', '/rw'].map((prefix) => `${ORIGIN}${prefix}/product/${id}`)).toSorted(),
  );
  const [first = ''] = body.match(/<url>.*<\/url>/) ?? [];
  expect([...first.matchAll(/hreflang="([\w-]+)"/g)].map(([, language]) => language)).toEqual(['en', 'fr', 'rw', 'x-default']);
  expect(first).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  expect((await get('/sitemaps/pages.xml')).body).toContain(`<loc>${ORIGIN}/rw/deals</loc>`);
  for (const number of ['0', '2', 'x']) expect((await get(`/sitemaps/products-${number}.xml`)).statusCode).toBe(404);
});

test.each(['google', 'meta'])('the feed for %s has every published product once, with its price, discount and stock', async (kind) => {
  const { body, headers } = await get(`/feeds/${kind}.xml?lang=fr`);
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect([...body.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id).toSorted()).toEqual([shown, soldOut].toSorted());
  const item = body.split('<item>').find((text) => text.includes(shown)) ?? '';
  expect(item).toContain(`<g:link>${ORIGIN}/fr/product/${shown}</g:link>`);
  expect(item, 'its text in the language').toContain('<g:description>Doux.</g:description>');
  expect(item).toContain(`<g:image_link>${ORIGIN}/media/toner.webp?w=1280</g:image_link>`);
  expect(item).toContain('<g:price>10000 RWF</g:price><g:sale_price>8000 RWF</g:sale_price>');
  expect(body.split('<item>').find((text) => text.includes(soldOut))).toMatch(/<g:availability>out.of.stock</);
});

test('a feed is compressed for a client that accepts it', async () => {
  const { rawPayload, headers } = await get('/feeds/google.xml', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toContain('</rss>');
});

test('a database that fails while a feed is written ends the reply, and not the process', async () => {
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await shop.db.schema.alterTable('products').renameColumn('other_images', 'other_images_away').execute();
  const response = await fetch(`${url}/feeds/google.xml`);
  await expect(response.text()).rejects.toThrow();
  await shop.db.schema.alterTable('products').renameColumn('other_images_away', 'other_images').execute();
  expect((await get('/feeds/google.xml')).statusCode).toBe(200);
});

test('the sitemap lists each brand that has published products, in each language, with the last change of its products', async () => {
  await shop.db
    .insertInto('brands')
    .values([
      { brand_id: 'jart', name: 'Dr.<b>Jart</b>+ &amp; Co' },
      { brand_id: 'unused', name: 'Unused' },
    ])
    .execute();
  const { product_id } = await addProduct(shop.db, { brand_id: 'jart' });
  await addProduct(shop.db, { brand_id: 'unused', status: 'draft' });
  await shop.refresh();
  const { updated_at } = await shop.db
    .selectFrom('products')
    .select('updated_at')
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
  const { body } = await get('/sitemaps/pages.xml');
  const path = '/search?b=Dr.Jart%2B+%26+Co';
  for (const prefix of ['', '/fr', '/rw'])
    expect(body).toContain(`<url><loc>${ORIGIN}${prefix}${path}</loc><lastmod>${updated_at.toISOString()}</lastmod>`);
  expect(body).not.toContain('Unused');
});
