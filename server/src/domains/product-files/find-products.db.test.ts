/** Which product a row of a file without ids is about. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFile, importFile, writeImport } from '../../../test/support/fixtures/product-files.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';
import { listProductIds } from '../products/products.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await addStaffMember(shop.db, 'owner');
  await shop.db
    .insertInto('brands')
    .values(['Anua', 'Mixsoon'].map((name) => ({ brand_id: name.toLowerCase(), name })))
    .execute();
  await shop.db.insertInto('categories').values({ category_id: 'sun', name: 'Sun care' }).execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from product_imports`.execute(shop.db);
  await sql`delete from products`.execute(shop.db);
});

const HEADER = 'name;brand;category;price\n';
const importCsv = (csv: string, options: object = {}) => importFile(shop, owner, { csv, ...options });
const check = async (csv: string, options: object = {}) => {
  const { rows } = await checkFile(shop, owner, { csv, ...options });
  return rows.map(({ product_id, action, found_by }) => [product_id, action, found_by]);
};
const listPrices = async () =>
  (await shop.db.selectFrom('products').select(['name', 'brand_id', 'base_price_rwf']).orderBy('base_price_rwf').execute()).map(
    Object.values,
  );
const readId = async (name: string) =>
  (await shop.db.selectFrom('products').select('product_id').where('name', '=', name).executeTakeFirstOrThrow()).product_id;

test('names without Latin letters, long names and names that look alike never meet another product', async () => {
  const longName = 'Heartleaf quercetinol pore deep cleansing foam with a long name';
  await importCsv(`${HEADER}어성초 토너;Anua;sun;1\n${longName} A;Anua;sun;2\nToner!;Anua;sun;3\n`);
  await importCsv(`${HEADER}무궁화 크림;Anua;sun;4\n${longName} B;Anua;sun;5\nToner?;Anua;sun;6\nToner!;Mixsoon;sun;7\n`);
  expect(await listPrices()).toEqual([
    ['어성초 토너', 'anua', 1],
    [`${longName} A`, 'anua', 2],
    ['Toner!', 'anua', 3],
    ['무궁화 크림', 'anua', 4],
    [`${longName} B`, 'anua', 5],
    ['Toner?', 'anua', 6],
    ['Toner!', 'mixsoon', 7],
  ]);
});

test('a row is found by its brand and whole name, and the check says so', async () => {
  await importCsv(`${HEADER}Toner;Anua;sun;1\nToner;Mixsoon;sun;2\n`);
  const ids = (await shop.db.selectFrom('products').select('product_id').orderBy('base_price_rwf').execute()).map(
    ({ product_id }) => product_id,
  );
  expect(ids[0]).toBe('toner');
  expect(await check(`${HEADER}Toner;Mixsoon;sun;3\nToner Pads;Anua;sun;4\nToner;anua;sun;1\n`)).toEqual([
    [ids[1], 'updated', 'brand_and_name'],
    ['toner-pads', 'created', null],
    ['toner', 'unchanged', 'brand_and_name'],
  ]);
  expect(await check(`product_id;${HEADER}toner;Renamed;Anua;sun;3\n`)).toEqual([['toner', 'updated', 'id']]);
});

test('a new product that a file names twice is refused the second time', async () => {
  expect(await check(`${HEADER}Toner;Anua;sun;1\nCream;Anua;sun;1\nToner;Anua;sun;2\n`)).toEqual([
    ['toner', 'created', null],
    ['cream', 'created', null],
    ['toner', 'faulty', null],
  ]);
});

test('a price list without brands finds the one product with exactly the name', async () => {
  await importCsv(`${HEADER}Toner;Anua;sun;1\nToner;Mixsoon;sun;2\nCream;Anua;sun;3\n`);
  const { rows } = await checkFile(shop, owner, { csv: 'name;price\nCream;4\nToner;5\nCreme;6\n', kind: 'prices' });
  expect(rows.map(({ product_id, found_by, faults }) => [product_id, found_by, faults.map(({ message }) => message)])).toEqual([
    [await readId('Cream'), 'name', []],
    ['', null, ['Several products have this name. Add a column with the ids.']],
    ['', null, ['No product of the shop has exactly this name. A price list changes only products that are there.']],
  ]);
});

test('a name whose ids other products have all needs an id in the file', async () => {
  const ids = listProductIds({ name: 'Toner', brand_id: 'anua' });
  await importCsv(`product_id;${HEADER}${ids.map((id, index) => `${id};Cream ${index};Anua;sun;1\n`).join('')}`);
  const csvs = [`${HEADER}Toner;Anua;sun;1\n`, `product_id;${HEADER};Toner;Anua;sun;1\n`];
  for (const csv of csvs) {
    const { rows } = await checkFile(shop, owner, { csv });
    expect(rows[0]?.faults[0]).toMatchObject({ column: 'product_id', message: expect.stringContaining('give this one an id') });
  }
});

test('the form gives new products the same ids as a file', async () => {
  const products = [
    ['어성초 토너', 'Anua'],
    ['무궁화 크림', 'Anua'],
    ['Toner', 'Anua'],
    ['Toner', 'Mixsoon'],
    ['Toner!', 'Mixsoon'],
    [`!${'Long name '.repeat(9)}`, 'Anua'],
  ] as const;
  await importCsv(HEADER + products.map(([name, brand]) => `${name};${brand};sun;1\n`).join(''));
  const listIds = async () => {
    const rows = await shop.db.selectFrom('products').select(['product_id', 'name', 'brand_id']).orderBy('product_id').execute();
    return rows.map(({ product_id, name, brand_id }) => [product_id, name.trim(), brand_id]);
  };
  const idsOfFile = await listIds();
  await sql`delete from products`.execute(shop.db);
  for (const [name, brand] of products) {
    const body = { name, brand_id: brand.toLowerCase(), category_id: 'sun' };
    expect((await call(shop.app, '/api/admin/products', body, { token: owner.token })).status).toBe(200);
  }
  expect(await listIds()).toEqual(idsOfFile);
  expect(idsOfFile).toHaveLength(products.length);
});

test('a product that is added after a file was uploaded is not changed by the file', async () => {
  const { import_id } = await checkFile(shop, owner, { csv: `product_id;${HEADER};Toner;Anua;sun;2\nserum;Serum;Anua;sun;2\n` });
  for (const body of [{ name: 'Toner' }, { name: 'Other', product_id: 'serum' }]) {
    const product = { brand_id: 'anua', category_id: 'sun', base_price: 1, ...body };
    expect((await call(shop.app, '/api/admin/products', product, { token: owner.token })).status).toBe(200);
  }
  const { data, rows } = await writeImport(shop, owner, import_id);
  expect(data.state).toBe('checked');
  expect(rows.map(({ faults }) => faults[0]?.message)).toEqual(Array(2).fill(expect.stringContaining('after the file was uploaded')));
  expect((await listPrices()).map(([name, , price]) => [name, price]).sort()).toEqual([
    ['Other', 1],
    ['Toner', 1],
  ]);
});

test('a product that staff have renamed is not found by the id that its former name had', async () => {
  await importCsv(`${HEADER}Toner;Anua;sun;1\n`);
  await shop.db.updateTable('products').set({ name: 'Essence' }).execute();
  await importCsv(`${HEADER}Toner;Anua;sun;2\n`);
  expect(await listPrices()).toEqual([
    ['Essence', 'anua', 1],
    ['Toner', 'anua', 2],
  ]);
});

test('a row is found by its name in spite of characters that nobody sees, and a name of nothing else is missing', async () => {
  await importCsv(`${HEADER}Toner;Anua;sun;1\n`);
  expect(await check(`${HEADER}\u202aTo\u00adner\u202c;An\u200bua;sun;2\n`)).toEqual([['toner', 'updated', 'brand_and_name']]);
  const { rows } = await checkFile(shop, owner, { csv: 'product_id;name;brand;category;price\nblank;\u3164\u200b;Anua;sun;2\n' });
  expect(rows[0]).toMatchObject({ action: 'faulty', faults: [{ column: 'name' }] });
});
