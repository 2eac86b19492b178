/** The tree of categories as staff edit it, and how shoppers see the changes. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { insertCategory, setParent } from './queries.ts';

let shop: TestShop;
let editor: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  editor = await addStaffMember(shop.db, 'editor');
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['products', 'categories', 'redirects'] as const) await shop.db.deleteFrom(table).execute();
});

type Row = { category_id: string; parent_id: string | null; level: number; version: number; product_count: number };
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: unknown) =>
  call(shop.app, `/api/admin/categories${path}`, body, { method, token: editor.token });
const addCategory = async (name: string, parent_id: string | null = null): Promise<Row> =>
  (await send('POST', '', { name, parent_id })).body.data;
const readCategory = async (category_id: string): Promise<Row> => (await send('GET', `/${category_id}`)).body.data;
/** Deletes a category in its current version. `query`: such as 'move_to=serums'. */
const deleteCategory = async (category_id: string, query = '') =>
  send('DELETE', `/${category_id}?version=${(await readCategory(category_id)).version}&${query}`);
/** Moves a category in its current version. `position`: its index among the children of the parent. */
const moveCategory = async (category_id: string, target: { parent_id: string | null; position: number }) =>
  send('POST', `/${category_id}/move`, { version: (await readCategory(category_id)).version, ...target });
/** The ids of the tree, indented by level. */
const readTree = async (): Promise<string[]> =>
  (await send('GET', '')).body.data.map(({ level, category_id }: Row) => `${'-'.repeat(level - 1)}${category_id}`);
const setCategoryOfProduct = (product_id: string, category_id: string) =>
  shop.db.updateTable('products').set({ category_id }).where('product_id', '=', product_id).execute();
const readRedirectTarget = async (path: string) =>
  (await callGet(shop.app, `/api/redirects?${new URLSearchParams({ address: path })}`)).body.to;

test('new categories come last among their siblings, and the shop shows the tree', async () => {
  await addCategory('Skin care');
  await addCategory('Make-up');
  await addCategory('Toners', 'skin-care');
  await addCategory('Essence toners', 'toners');
  await addCategory('Creams', 'skin-care');
  expect(await readTree()).toEqual(['skin-care', '-toners', '--essence-toners', '-creams', 'make-up']);
  await shop.refresh();
  const { body } = await callGet(shop.app, '/api/products/category/parent');
  expect(body).toMatchObject([
    { category_id: 'skin-care', children: [{ category_id: 'toners', children: [{ category_id: 'essence-toners' }] }, { name: 'Creams' }] },
    { category_id: 'make-up' },
  ]);
});

test('a category with the name of another one gets a number in its address', async () => {
  await addCategory('Hair');
  expect(await addCategory('Hair')).toMatchObject({ category_id: 'hair-2', name: 'Hair' });
});

test('a category at a fourth level or below an unknown parent is refused, and the database refuses it too', async () => {
  for (const [name, parent] of [['One'], ['Two', 'one'], ['Three', 'two']] as const) await addCategory(name, parent ?? null);
  const refusal = { status: 422, body: { code: 'category_too_deep', errors: [{ path: 'parent_id' }] } };
  expect(await send('POST', '', { name: 'Four', parent_id: 'three' })).toMatchObject(refusal);
  expect(await send('POST', '', { name: 'Four', parent_id: 'none' })).toMatchObject({
    status: 404,
    body: { errors: [{ path: 'parent_id' }] },
  });
  const categoryTooDeep = { category_id: 'four', parent_id: 'three', name: 'Four', image: '', dark_text: false, position: 0 };
  await expect(insertCategory(shop.db, categoryTooDeep)).rejects.toMatchObject({ constraint: 'categories_tree' });
  await expect(setParent(shop.db, 'one', { parent_id: 'three' })).rejects.toMatchObject({ constraint: 'categories_tree' });
});

describe('moving a category', () => {
  beforeEach(async () => {
    for (const [name, parent] of [['A'], ['B'], ['C'], ['B1', 'b'], ['B2', 'b'], ['B11', 'b1']] as const)
      await addCategory(name, parent ?? null);
  });

  test.each([
    ['up', 'c', null, 0, ['c', 'a', 'b', '-b1', '--b11', '-b2']],
    ['down', 'a', null, 1, ['b', '-b1', '--b11', '-b2', 'a', 'c']],
    ['past the end', 'a', null, 99, ['b', '-b1', '--b11', '-b2', 'c', 'a']],
    ['into another one', 'a', 'b', 1, ['b', '-b1', '--b11', '-a', '-b2', 'c']],
    ['out with its children', 'b1', null, 2, ['a', 'b', '-b2', 'b1', '-b11', 'c']],
  ])('%s keeps the others in their order', async (_, category_id, parent_id, position, tree) => {
    expect((await moveCategory(category_id, { parent_id, position })).status).toBe(200);
    expect(await readTree()).toEqual(tree);
  });

  test('below itself, too deep, or to an unknown parent is refused', async () => {
    const treeBefore = await readTree();
    expect((await moveCategory('b', { parent_id: 'b11', position: 0 })).body.code).toBe('category_within_itself');
    expect((await moveCategory('b', { parent_id: 'b', position: 0 })).body.code).toBe('category_within_itself');
    expect((await moveCategory('b', { parent_id: 'a', position: 0 })).body.code).toBe('category_too_deep');
    expect((await moveCategory('a', { parent_id: 'none', position: 0 })).status).toBe(404);
    expect((await send('POST', '/none/move', { version: 1, parent_id: null, position: 0 })).status).toBe(404);
    expect(await readTree()).toEqual(treeBefore);
  });

  test('is refused if another editor moved it to another parent meanwhile; a new position among its siblings keeps the versions of other editors valid', async () => {
    const { version } = await readCategory('b1');
    await moveCategory('b2', { parent_id: 'b', position: 0 });
    expect((await readCategory('b1')).version).toBe(version);
    await moveCategory('b1', { parent_id: 'a', position: 0 });
    expect(await send('POST', '/b1/move', { version, parent_id: 'c', position: 0 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { parent_id: 'a', version: version + 1 } },
    });
  });
});

test('renaming a category keeps its address, shows in the shop, is logged, and refuses an editor with an old version', async () => {
  const { category_id, version } = await addCategory('Masks');
  const product = await addProduct(shop.db);
  await setCategoryOfProduct(product.product_id, category_id);
  await send('PATCH', `/${category_id}`, { version, name: 'Sheet masks', dark_text: true });
  await shop.refresh();
  const { body } = await callGet(shop.app, `/api/products/category/${category_id}`);
  expect([body.category.name, body.results[0].category.name]).toEqual(['Sheet masks', 'Sheet masks']);
  expect(await send('PATCH', `/${category_id}`, { version, name: 'Mine' })).toMatchObject({
    status: 409,
    body: { data: { name: 'Sheet masks', dark_text: true, version: 2, product_count: 1 } },
  });
  expect((await send('PATCH', `/${category_id}`, { version: 2, image: 'nothing.webp' })).status).toBe(404);
  expect((await send('PATCH', '/none', { version: 2, name: 'None' })).status).toBe(404);
  const [logEntry] = await shop.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record_id', '=', category_id)
    .orderBy('audit_id', 'desc')
    .execute();
  expect(logEntry).toMatchObject({ staff_id: editor.staff_id, changes: { name: { from: 'Masks', to: 'Sheet masks' } } });
});

describe('deleting a category', () => {
  test('is refused while it has children or products, and the refusal has their number', async () => {
    await addCategory('Face');
    await addCategory('Oils', 'face');
    await setCategoryOfProduct((await addProduct(shop.db, { status: 'draft' })).product_id, 'oils');
    expect((await deleteCategory('face')).body).toMatchObject({ code: 'category_has_children', message: expect.stringContaining('One') });
    expect((await deleteCategory('oils')).body).toMatchObject({ code: 'category_in_use', message: expect.stringContaining('One') });
    expect((await deleteCategory('oils', 'move_to=none')).body.errors).toMatchObject([{ path: 'move_to' }]);
    expect((await deleteCategory('oils', 'move_to=oils')).status).toBe(404);
    expect(await readCategory('oils')).toMatchObject({ product_count: 1 });
  });

  test('moves its products, and redirects its address to the category that got them', async () => {
    for (const name of ['Oils', 'Serums']) await addCategory(name);
    const { product_id } = await addProduct(shop.db);
    await setCategoryOfProduct(product_id, 'oils');
    expect((await deleteCategory('oils', 'move_to=serums')).status).toBe(200);
    expect(await readRedirectTarget('/category/oils?page=2')).toBe('/category/serums?page=2');
    await shop.refresh();
    const { body } = await callGet(shop.app, '/api/products/category/serums');
    expect(body.results.map((card: { product_id: string }) => card.product_id)).toEqual([product_id]);
  });

  test('redirects its archived and its deleted products to the category that got its products', async () => {
    for (const name of ['Oils', 'Serums']) await addCategory(name);
    const [archivedProduct, deletedProduct] = [await addProduct(shop.db), await addProduct(shop.db)];
    for (const { product_id } of [archivedProduct, deletedProduct]) await setCategoryOfProduct(product_id, 'oils');
    await shop.db.updateTable('products').set({ status: 'archived' }).where('product_id', '=', archivedProduct.product_id).execute();
    await shop.db.deleteFrom('products').where('product_id', '=', deletedProduct.product_id).execute();
    const readRedirects = () =>
      Promise.all([archivedProduct, deletedProduct].map(({ product_id }) => readRedirectTarget(`/product/${product_id}`)));
    expect(await readRedirects()).toEqual(['/category/oils', '/category/oils']);
    expect((await deleteCategory('oils', 'move_to=serums')).status).toBe(200);
    expect(await readRedirects()).toEqual(['/category/serums', '/category/serums']);
  });

  test('redirects to its parent, or to all products, always in one step', async () => {
    await addCategory('Body');
    await addCategory('Hands', 'body');
    await deleteCategory('hands');
    expect(await readRedirectTarget('/category/hands')).toBe('/category/body');
    await deleteCategory('body');
    expect([await readRedirectTarget('/category/hands'), await readRedirectTarget('/category/body')]).toEqual([
      '/all-products',
      '/all-products',
    ]);
  });

  test('ends its redirect when the category is created again, even if the target is deleted later', async () => {
    for (const name of ['First', 'Second']) await addCategory(name);
    await deleteCategory('first', 'move_to=second');
    await addCategory('First');
    expect(await readRedirectTarget('/category/first')).toBeNull();
    await deleteCategory('second', 'move_to=first');
    expect(await readRedirectTarget('/category/second')).toBe('/category/first');
  });
});
