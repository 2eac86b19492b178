/** Brands as staff edit them, and how shoppers see the changes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createPhoto, upload } from '../../../test/support/fixtures/files.ts';
import { addProduct, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
let editor: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  editor = await addStaffMember(shop.db, 'editor');
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown) => call(shop.app, `/api/admin/${path}`, body, { method, token: editor.token });
const addBrand = async (name = createUniqueName('Brand')) => (await send('POST', 'brands', { name })).body.data;
const listBrands = async (query: string) => (await send('GET', `brands?${query}`)).body;
const readRedirectTarget = async (address: string) =>
  (await callGet(shop.app, `/api/redirects?${new URLSearchParams({ address })}`)).body.to;
const setBrandOfProduct = (product_id: string, brand_id: string) =>
  shop.db.updateTable('products').set({ brand_id }).where('product_id', '=', product_id).execute();

test('a new brand gets a readable id, a clean name and a logo, and shows in the shop', async () => {
  const logo = (await upload(shop.app, await createPhoto().png().toBuffer(), { path: '/api/admin/pictures', token: editor.token })).body
    .data;
  const name = 'Dr.<b>Jart</b>+<script>alert(1)</script>';
  const { status, body } = await send('POST', 'brands', { name, image: logo.key });
  expect([status, body.data]).toEqual([
    200,
    { brand_id: 'dr-jart', name: 'Dr.<b>Jart</b>+', image: logo.key, product_count: 0, published_count: 0, version: 1 },
  ]);
  await shop.refresh();
  const shownBrands = (await call(shop.app, '/api/products/brands', {})).body.results;
  expect(shownBrands).toContainEqual({ brand_id: 'dr-jart', name: 'Dr.<b>Jart</b>+', image: logo.key, product_count: 0 });
  const { data: brand } = (await send('GET', 'brands/dr-jart')).body;
  expect(brand.version).toBe(1);
  const logEntries = await shop.db.selectFrom('audit_log').selectAll().where('record_id', '=', 'dr-jart').orderBy('audit_id').execute();
  expect(logEntries).toMatchObject([{ noun: 'brands', action: 'insert', staff_id: editor.staff_id }]);
});

test('a name hides no character in an entity', async () => {
  const name = createUniqueName('Klairs');
  await addBrand(name);
  expect(await send('POST', 'brands', { name: `${name}&#8203;` })).toMatchObject({ status: 409, body: { code: 'brand_name_taken' } });
});

test('a brand whose name has the same letters as another gets a number in its id', async () => {
  const firstBrand = await addBrand('Hanbang');
  const secondBrand = await addBrand('Hanbang!');
  expect([firstBrand.brand_id, secondBrand.brand_id]).toEqual(['hanbang', 'hanbang-2']);
});

test.each([
  ['has no name', { name: ' ' }, 400, 'name'],
  ['has only markup for a name', { name: '<b></b>' }, 400, 'name'],
  ['has the name of another one, in other capitals', { name: 'taken NAME' }, 409, 'name'],
  ['has a logo that is not among the shop’s pictures', { name: 'Logoless', image: 'nothing.webp' }, 404, 'image'],
])('a brand that %s is refused', async (_, body, status, path) => {
  if (status === 409) await addBrand('Taken name');
  expect(await send('POST', 'brands', body)).toMatchObject({ status, body: { errors: [{ path }] } });
});

describe('a renamed brand', () => {
  test('keeps its id, and links to lists by its earlier names redirect to it, also after several names and back', async () => {
    const { brand_id, version } = await addBrand('Soon & Co');
    const product = await addProduct(shop.db);
    await setBrandOfProduct(product.product_id, brand_id);
    const secondReply = await send('PATCH', `brands/${brand_id}`, { version, name: 'Soonjung' });
    expect([secondReply.status, secondReply.body.data]).toMatchObject([200, { brand_id, name: 'Soonjung', version: 2, product_count: 1 }]);
    await send('PATCH', `brands/${brand_id}`, { version: 2, name: 'Soon Jung' });
    await shop.refresh();
    const query = new URLSearchParams([
      ['sort', 'name'],
      ['b', 'Soon & Co'],
      ['b', 'Soonjung'],
      ['b', 'Other'],
    ]);
    expect(await readRedirectTarget(`/all-products?${query}`)).toBe('/all-products?sort=name&b=Soon+Jung&b=Other');
    expect(await readRedirectTarget('/search?b=Soon+Jung')).toBeNull();
    const foundProducts = (await call(shop.app, '/api/products/filter', { brand: 'Soon Jung' })).body.results;
    expect(foundProducts.map((card: { product_id: string }) => card.product_id)).toEqual([product.product_id]);

    await send('PATCH', `brands/${brand_id}`, { version: 3, name: 'Soon &amp; Co' });
    await shop.refresh();
    expect([await readRedirectTarget('/best?b=Soon+%26+Co'), await readRedirectTarget('/best?b=Soonjung')]).toEqual([
      null,
      '/best?b=Soon+%26+Co',
    ]);
  });

  test('does not redirect its earlier name any more once a new brand has that name', async () => {
    const { brand_id, version } = await addBrand('Mugwort');
    await send('PATCH', `brands/${brand_id}`, { version, name: 'Ssuk' });
    await addBrand('Mugwort');
    await shop.refresh();
    expect(await readRedirectTarget('/all-products?b=Mugwort')).toBeNull();
  });

  test('cannot be changed by a second editor with an old version, who gets the current brand instead', async () => {
    const { brand_id, version } = await addBrand();
    const name = createUniqueName('Brand');
    await send('PATCH', `brands/${brand_id}`, { version, name });
    expect(await send('PATCH', `brands/${brand_id}`, { version, name: 'Mine' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { name, version: 2 } },
    });
    expect(await readRedirectTarget('/all-products?b=Mine')).toBeNull();
  });
});

describe('deleting a brand', () => {
  test('is refused while a product or draft uses it, and the refusal has the number of products', async () => {
    const { brand_id, version } = await addBrand();
    const product = await addProduct(shop.db, { status: 'draft' });
    await setBrandOfProduct(product.product_id, brand_id);
    const refusal = await send('DELETE', `brands/${brand_id}?version=${version}`);
    expect([refusal.status, refusal.body.code, refusal.body.message]).toEqual([
      409,
      'brand_in_use',
      expect.stringContaining('One product'),
    ]);
    expect((await send('GET', `brands/${brand_id}`)).body.data).toMatchObject({ product_count: 1, published_count: 0 });
  });

  test('removes it from the shop', async () => {
    const { brand_id, name, version } = await addBrand();
    await send('PATCH', `brands/${brand_id}`, { version, name: createUniqueName('Brand') });
    expect((await send('DELETE', `brands/${brand_id}?version=2`)).body.data).toMatchObject({ brand_id });
    expect((await send('GET', `brands/${brand_id}`)).status).toBe(404);
    expect((await send('DELETE', `brands/${brand_id}?version=2`)).status).toBe(404);
    expect(await readRedirectTarget(`/all-products?${new URLSearchParams({ b: name })}`)).toBeNull();
  });
});

test('the list is searched, sorted and paged in the database', async () => {
  const names = ['zeta', 'Yuja', 'xylose'].map((name) => createUniqueName(`Sorted ${name}`));
  const ids = [];
  for (const name of names) ids.push((await addBrand(name)).brand_id);
  const product = await addProduct(shop.db);
  await setBrandOfProduct(product.product_id, ids[1]);
  const filter = `filter=${JSON.stringify({ q: 'sorted' })}`;
  const sortedByName = await listBrands(filter);
  expect([sortedByName.total, sortedByName.data.map((row: { name: string }) => row.name)]).toEqual([3, [...names].reverse()]);
  const sortedByCount = await listBrands(`${filter}&sort=product_count&order=DESC&perPage=1`);
  expect([sortedByCount.total, sortedByCount.data]).toEqual([3, [expect.objectContaining({ brand_id: ids[1], product_count: 1 })]]);
  expect((await listBrands(`${filter}&page=2&perPage=2`)).data).toHaveLength(1);
  expect((await listBrands(`filter=${JSON.stringify({ ids: [ids[0]] })}`)).data).toMatchObject([{ brand_id: ids[0] }]);
});
