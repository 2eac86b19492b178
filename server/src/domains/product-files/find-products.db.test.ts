/** Which product a row of a file without ids is about. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFile, importFile } from '../../../test/support/fixtures/product-files.ts';
import { addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';

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

test('a product that staff have renamed is not found by the id that its former name had', async () => {
  await importCsv(`${HEADER}Toner;Anua;sun;1\n`);
  await shop.db.updateTable('products').set({ name: 'Essence' }).execute();
  await importCsv(`${HEADER}Toner;Anua;sun;2\n`);
  expect(await listPrices()).toEqual([
    ['Essence', 'anua', 1],
    ['Toner', 'anua', 2],
  ]);
});
