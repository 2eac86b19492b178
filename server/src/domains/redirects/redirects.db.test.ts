/** Tests the redirects that staff write, and how chains of redirects are shortened. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';

let shop: TestShop;
let editor: TestStaffMember;
beforeAll(async () => {
  // Not shared: deletes all redirects.
  shop = await openTestShop();
  editor = await addStaffMember(shop.db, 'editor');
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('redirects').execute());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown) =>
  call(shop.app, `/api/admin/redirects${path}`, body, { method, token: editor.token });
const addRedirect = (from_path: string, to_path: string) => send('POST', '', { from_path, to_path });
const readRedirectTarget = async (address: string) =>
  (await callGet(shop.app, `/api/redirects?${new URLSearchParams({ address })}`)).body.to;

test('staff can redirect an address of an earlier shop, as copied from a browser, to a page of this shop', async () => {
  const { status, body } = await addRedirect('https://old.example/shop/rice-toner/?utm=1', '/product/rice-toner');
  expect([status, body.data]).toMatchObject([
    200,
    { from_path: '/shop/rice-toner', to_path: '/product/rice-toner', is_automatic: false, version: 1 },
  ]);
  expect(await readRedirectTarget('/shop/rice-toner/?fbclid=2')).toBe('/product/rice-toner?fbclid=2');
  expect([await readRedirectTarget('/shop/other'), await readRedirectTarget('https://old.example/shop/rice-toner')]).toEqual([null, null]);
  const [logEntry] = await shop.db.selectFrom('audit_log').selectAll().where('record_id', '=', body.data.redirect_id).execute();
  expect(logEntry).toMatchObject({ noun: 'redirects', action: 'insert', staff_id: editor.staff_id });
});

test.each([
  ['to another site', '/a', 'https://evil.example/', 'to_path'],
  ['to another site without a protocol', '/a', '//evil.example', 'to_path'],
  ['to an API endpoint', '/a', '/api/users/logout', 'to_path'],
  ['from the front page', '/', '/best', 'from_path'],
  ['from a picture', '/media/a.webp', '/best', 'from_path'],
])('a redirect %s is refused with an error at its field', async (_, from, to, path) => {
  expect(await addRedirect(from, to)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

test('a second redirect from the same address, and one from a page of the shop, are refused', async () => {
  await addRedirect('/a', '/best');
  expect(await addRedirect('/a/', '/new')).toMatchObject({
    status: 409,
    body: { code: 'redirect_exists', errors: [{ path: 'from_path' }] },
  });
  const { product_id } = await addProduct(shop.db);
  expect((await addRedirect(`/product/${product_id}`, '/best')).body.code).toBe('page_exists_at_address');
});

describe('a chain of redirects', () => {
  test('is shortened to direct redirects, whichever redirect is added first', async () => {
    await addRedirect('/a', '/b');
    await addRedirect('/b', '/c?x=1');
    expect([await readRedirectTarget('/a'), await readRedirectTarget('/b')]).toEqual(['/c?x=1', '/c?x=1']);
    expect((await addRedirect('/start', '/a#top')).body.data.to_path).toBe('/c?x=1');
    await addRedirect('/c', '/d');
    expect(await Promise.all(['/start', '/a', '/b', '/c'].map(readRedirectTarget))).toEqual(['/d', '/d', '/d', '/d']);
  });

  test('that would end where it begins is refused', async () => {
    await addRedirect('/a', '/b');
    expect(await addRedirect('/b', '/a?x=1')).toMatchObject({
      status: 422,
      body: { code: 'redirect_loop', errors: [{ path: 'to_path' }] },
    });
    expect(await addRedirect('/c', '/c')).toMatchObject({ status: 422 });
    expect(await readRedirectTarget('/a')).toBe('/b');
  });
});

test('publishing a product deletes the redirect from its address', async () => {
  await addRedirect('/product/comeback', '/best');
  await addProduct(shop.db, { product_id: 'comeback', status: 'draft' });
  expect(await readRedirectTarget('/product/comeback')).toBe('/best');
  await shop.db.updateTable('products').set({ status: 'published' }).where('product_id', '=', 'comeback').execute();
  expect(await readRedirectTarget('/product/comeback')).toBeNull();
  await addRedirect('/product/newcomer', '/best');
  await addProduct(shop.db, { product_id: 'newcomer' });
  expect(await readRedirectTarget('/product/newcomer')).toBeNull();
});

test('an editor can change a redirect unless another editor has changed it meanwhile, and delete it', async () => {
  const { redirect_id, version } = (await addRedirect('/a', '/b')).body.data;
  const changeReply = await send('PATCH', `/${redirect_id}`, { version, to_path: '/best' });
  expect(changeReply.body.data).toMatchObject({ from_path: '/a', to_path: '/best', version: 2 });
  expect(await send('PATCH', `/${redirect_id}`, { version, from_path: '/z' })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', data: { to_path: '/best' } },
  });
  expect((await send('DELETE', `/${redirect_id}?version=2`)).status).toBe(200);
  expect([await readRedirectTarget('/a'), (await send('GET', `/${redirect_id}`)).status, (await send('GET', '/none')).status]).toEqual([
    null,
    404,
    404,
  ]);
});

test('editors can search redirects by the old and by the new address, and sort and page the list', async () => {
  await addRedirect('/old-a', '/best');
  await addRedirect('/old-b', '/new');
  await addRedirect('/other', '/best');
  const list = async (query: string) => (await send('GET', `?${query}`)).body;
  const foundRedirects = await list('filter={"q":"best"}&sort=from_path&order=ASC');
  expect([foundRedirects.total, foundRedirects.data.map(({ from_path }: { from_path: string }) => from_path)]).toEqual([
    2,
    ['/old-a', '/other'],
  ]);
  expect((await list('filter={"q":"old-b"}')).data).toMatchObject([{ from_path: '/old-b', to_path: '/new' }]);
  expect((await list('perPage=2&page=2')).data).toMatchObject([{ from_path: '/old-a' }]);
  expect((await list('filter={"is_automatic":true}')).total).toBe(0);
});
