/** Two writers add products, brands or categories at once whose names make the same readable id. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFile, writeImport } from '../../support/fixtures/product-files.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await addStaffMember(shop.db, 'owner');
  await shop.db
    .insertInto('brands')
    .values([
      { brand_id: 'anua', name: 'Anua' },
      { brand_id: 'mixsoon', name: 'Mixsoon' },
    ])
    .execute();
  await shop.db.insertInto('categories').values({ category_id: 'sun', name: 'Sun care' }).execute();
});
afterAll(() => shop.close());
beforeEach(() => sql`delete from products`.execute(shop.db));

const post = (path: string, body: object) => call(shop.app, `/api/admin/${path}`, body, { token: owner.token });
const addProduct = (name: string, brand_id: string, base_price: number) =>
  post('products', { name, brand_id, category_id: 'sun', base_price });
const listProducts = () =>
  shop.db.selectFrom('products').select(['product_id', 'name', 'brand_id', 'base_price_rwf']).orderBy('base_price_rwf').execute();
const listStatuses = (replies: readonly { status: number }[]) => [...new Set(replies.map(({ status }) => status))];

/** Uploads and checks a file with one product for 1 RWF, which is new at that time. */
async function checkNewProduct(name: string) {
  const { import_id, rows } = await checkFile(shop, owner, { csv: `name;brand;category;price\n${name};Anua;sun;1\n` });
  expect(rows[0]?.action).toBe('created');
  return import_id;
}

test.each(['Toner', '어성초 토너'])('members who add %s at once get a product each, with an id of its own', async (name) => {
  const brands = ['anua', 'mixsoon', 'anua', 'mixsoon', 'anua', 'mixsoon'];
  const replies = await Promise.all(brands.map((brand_id, index) => addProduct(name, brand_id, index + 1)));
  expect(listStatuses(replies)).toEqual([200]);
  const products = await listProducts();
  expect(products.map(({ brand_id, base_price_rwf }) => [brand_id, base_price_rwf])).toEqual(
    brands.map((brand_id, index) => [brand_id, index + 1]),
  );
  expect(new Set(products.map(({ product_id }) => product_id)).size).toBe(brands.length);
});

test('a file and a form that add the same product at once: the product of the form stays, and the file is added too or returned', async () => {
  for (const name of ['Toner', '어성초 토너', 'Cream']) {
    const import_id = await checkNewProduct(name);
    const [written, reply] = await Promise.all([writeImport(shop, owner, import_id), addProduct(name, 'anua', 9)]);
    expect(reply.status).toBe(200);
    const products = (await listProducts()).filter((product) => product.name === name);
    if (written.data.state === 'done') expect(products.map(({ base_price_rwf }) => base_price_rwf)).toEqual([1, 9]);
    else {
      expect([written.data.state, written.rows[0]?.faults[0]?.message]).toEqual([
        'checked',
        expect.stringContaining('after the file was uploaded'),
      ]);
      expect(products.map(({ base_price_rwf }) => base_price_rwf)).toEqual([9]);
    }
  }
});

test.each([
  ['another brand, so that both are added', 'mixsoon', 'done', [1, 9]],
  ['the same brand, so that the file is returned', 'anua', 'checked', [9]],
] as const)('an import waits for the id that a form is taking for %s', async (_, brand_id, state, prices) => {
  const import_id = await checkNewProduct('Toner');
  const product = { product_id: 'toner', name: 'Toner', brand_id, category_id: 'sun', base_price_rwf: 9, weight_g: 100 };
  const writing = await shop.db.transaction().execute(async (trx) => {
    await trx.insertInto('products').values(product).execute();
    const result = writeImport(shop, owner, import_id);
    await waitUntilBlocked(shop.db, 1, '%insert into products%');
    // In an object, as the transaction would otherwise wait for the import.
    return { result };
  });
  expect((await writing.result).data.state).toBe(state);
  expect((await listProducts()).map(({ base_price_rwf }) => base_price_rwf)).toEqual(prices);
});

test.each([
  ['brands', (name: string) => post('brands', { name }), ['A!', 'A?', 'A.', '설화수', '이니스프리', '토니모리']],
  ['categories', (name: string) => post('categories', { name, parent_id: 'sun' }), ['A!', 'A?', 'A!', '크림', '토너', '크림']],
] as const)('%s whose names make the same id are all added at once', async (table, add, names) => {
  const replies = await Promise.all(names.map(add));
  expect(listStatuses(replies)).toEqual([200]);
  const rows = await shop.db
    .selectFrom(table)
    .select('name')
    .where('name', 'in', [...names])
    .execute();
  expect(rows.map(({ name }) => name).sort()).toEqual([...names].sort());
});
