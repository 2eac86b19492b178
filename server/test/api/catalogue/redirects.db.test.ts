/** Addresses that have changed lead to the new ones, and those of products that are no longer sold say so, for pages and for links within the shop. */
import { translatePath } from '@uruhu/contract/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { parsePage, readHead } from '../../support/shop/parse-page.ts';

let shop: TestShop;
let editor: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: 'https://shop.example' });
  editor = await addStaffMember(shop.db, 'editor');
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  call(shop.app, `/api/admin/${path}`, body, { method, token: editor.token });
const readStatusAndLocation = async (url: string) => {
  const { statusCode, headers } = await get(url);
  return [statusCode, headers.location];
};

test('the address of a deleted category responds with 301, for a page and for its data, and browsers revalidate it each time', async () => {
  for (const name of ['Oils', 'Serums']) await send('POST', 'categories', { name });
  await shop.refresh();
  expect((await get('/category/oils')).statusCode).toBe(200);
  await send('DELETE', 'categories/oils?version=1&move_to=serums');
  await shop.refresh();
  const { statusCode, headers } = await get('/category/oils?page=2&utm_source=x');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    301,
    '/category/serums?page=2',
    'public, max-age=0, must-revalidate',
  ]);
  // The router's own form of a redirect, for a link within the shop.
  const data = await get('/category/oils.data');
  expect([data.statusCode, data.body.includes('/category/serums')]).toEqual([202, true]);
  expect((await get('/category/serums')).statusCode).toBe(200);
});

test('an address of the shop’s earlier website responds with 301 if staff have added a redirect, and otherwise with 404', async () => {
  await send('POST', 'redirects', { from_path: '/shop/rice-toner', to_path: '/all-products?sort=name' });
  expect(await readStatusAndLocation('/shop/rice-toner')).toEqual([301, '/all-products?sort=name']);
  expect(await readStatusAndLocation('/shop/rice-toner/')).toEqual([301, '/all-products?sort=name']);
  expect(await readStatusAndLocation('/shop/other')).toEqual([404, undefined]);
});

test('a page of the shop wins over a redirect from its address', async () => {
  await send('POST', 'redirects', { from_path: '/faqs', to_path: '/best' });
  expect((await get('/faqs')).statusCode).toBe(200);
  await send('POST', 'redirects', { from_path: '/product/added-later', to_path: '/best' });
  expect(await readStatusAndLocation('/product/added-later')).toEqual([301, '/best']);
  await addProduct(shop.db, { product_id: 'added-later' });
  await shop.refresh();
  expect((await get('/product/added-later')).statusCode).toBe(200);
});

test('the address of a product that is no longer sold responds with 410 in each language, and offers its category', async () => {
  const { product_id } = await addProduct(shop.db);
  const { category_id } = await shop.db
    .selectFrom('products')
    .select('category_id')
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
  await shop.refresh();
  const path = `/product/${product_id}`;
  expect((await get(path)).statusCode).toBe(200);
  await shop.db.updateTable('products').set({ status: 'archived' }).where('product_id', '=', product_id).execute();
  await shop.refresh();
  for (const [language, title] of [
    ['en', 'This product is no longer sold'],
    ['fr', 'Ce produit n’est plus en vente'],
    ['rw', 'Iki gicuruzwa ntikikigurishwa'],
  ] as const) {
    // The option and the name of a brand, which could lead elsewhere, change nothing.
    const { statusCode, headers, body } = await get(`${translatePath(path, language)}?option=1&b=Nobody`);
    expect([language, statusCode, headers['cache-control']]).toEqual([language, 410, 'public, max-age=0, must-revalidate']);
    const { h1, title: documentTitle, canonical } = readHead(body);
    expect([h1, documentTitle.split(' | ')[0], canonical]).toEqual([title, title, null]);
    const links = [...parsePage(body).querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/category/${category_id}`, '/best', '/'].map((to) => translatePath(to, language)));
    expect(body).not.toMatch(/hreflang="x-default"|application\/ld\+json/);
  }
  // As the back office asks whether a link leads to a page.
  expect((await shop.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(410);
  // For a link within the shop.
  const data = await get(`${path}.data`);
  expect([data.statusCode, data.body.includes(`/category/${category_id}`)]).toEqual([410, true]);
  await send('POST', 'redirects', { from_path: path, to_path: '/best' });
  expect(await readStatusAndLocation(translatePath(path, 'rw'))).toEqual([301, '/rw/best']);
});

/** Requests an address, and each address that it leads to. */
async function followRedirects(url: string): Promise<string[]> {
  const { statusCode, headers } = await get(url);
  const next = statusCode === 301 ? String(headers.location) : null;
  return [`${statusCode} ${url}`, ...(next === null ? [] : await followRedirects(next))];
}

test('a redirect that leads to a product ends with 410 while it is archived, and after an undo at the product again', async () => {
  const { product_id } = await addProduct(shop.db);
  const product = `/product/${product_id}`;
  const { redirect_id } = (await send('POST', 'redirects', { from_path: '/old-flyer', to_path: product })).body.data;
  await shop.refresh();
  expect(await followRedirects('/old-flyer')).toEqual(['301 /old-flyer', `200 ${product}`]);
  const change = { kind: 'status', status: 'archived' };
  const archived = await send('POST', 'product-changes', { product_ids: [product_id], change });
  await shop.refresh();
  expect(await followRedirects('/old-flyer')).toEqual(['301 /old-flyer', `410 ${product}`]);
  expect(await send('POST', `product-changes/${archived.body.data.product_change_id}/undo`)).toMatchObject({
    body: { data: { changed: 1 } },
  });
  await shop.refresh();
  expect(await followRedirects('/old-flyer')).toEqual(['301 /old-flyer', `200 ${product}`]);
  const redirect = shop.db.selectFrom('redirects').select(['to_path', 'version']).where('redirect_id', '=', redirect_id);
  expect(await redirect.execute()).toEqual([{ to_path: product, version: 1 }]);
});

test('a list that names a brand by its earlier name leads to its present name', async () => {
  const { brand_id, version } = (await send('POST', 'brands', { name: 'Mugwort' })).body.data;
  await shop.refresh();
  expect((await get('/all-products?b=Mugwort')).statusCode).toBe(200);
  await send('PATCH', `brands/${brand_id}`, { version, name: 'Ssuk & Co' });
  await shop.refresh();
  expect(await readStatusAndLocation('/all-products?b=Mugwort&page=2')).toEqual([301, '/all-products?page=2&b=Ssuk+%26+Co']);
  expect((await get('/all-products?b=Ssuk+%26+Co')).statusCode).toBe(200);
  // A name that no brand ever had is not redirected.
  expect((await get('/all-products?b=Nobody')).statusCode).toBe(200);
});
