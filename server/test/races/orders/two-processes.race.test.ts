/** Two processes of one shop both show changes of the catalogue soon. Slow: it starts two shops. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPostgres } from '../../support/database/engines.ts';
import { addProduct } from '../../support/fixtures/fixtures.ts';
import { startProcess } from '../../support/system/processes.ts';
import { createTempFolder } from '../../support/system/temp-folder.ts';

/** A change takes a fraction of a second on an idle machine; a process that gets no notifications never shows changes. */
const SHOWN_WITHIN_MS = 15_000;
const MAIN = join(import.meta.dirname, '../../../src/main.ts');

let database: Awaited<ReturnType<typeof openTestPostgres>>;
beforeAll(async () => {
  database = await openTestPostgres();
});
afterAll(() => database.close());

async function startShop(): Promise<string> {
  const shop = startProcess(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: createTempFolder(),
    },
  });
  return (await shop.waitForLine(/^ready /)).slice('ready '.length);
}

type FilterReply = { count: number; results: { product_id: string }[]; facets: { keywords: { value: string; count: number }[] } };
async function fetchFiltered(shopUrl: string, filter: Record<string, unknown>): Promise<FilterReply> {
  const body = JSON.stringify(filter);
  const response = await fetch(`${shopUrl}/api/products/filter`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await response.json()) as FilterReply;
}

/** Expects that `read` soon returns this value for every process. */
async function expectSoonEverywhere(
  shops: readonly string[],
  read: (shopUrl: string) => Promise<unknown>,
  expected: unknown,
): Promise<void> {
  await Promise.all(shops.map((url) => expect.poll(() => read(url), { interval: 20, timeout: SHOWN_WITHIN_MS }).toEqual(expected)));
}

test('every process shows a change, in lists and facets alike', async () => {
  const shops = await Promise.all([startShop(), startShop()]);
  for (const keyword of ['first', 'second', 'third']) {
    const filter = { keywords: [keyword] };
    for (const url of shops) expect((await fetchFiltered(url, filter)).count).toBe(0);
    await addProduct(database.db, { keywords: [keyword] });
    await expectSoonEverywhere(shops, async (url) => (await fetchFiltered(url, filter)).count, 1);
    for (const url of shops) expect((await fetchFiltered(url, filter)).facets.keywords).toContainEqual({ value: keyword, count: 1 });
  }
});

test('every process finds products by a search word that staff have added, and no longer once it is deleted', async () => {
  const { db } = database;
  await addProduct(db, { name: 'Amber Zelvo' });
  const shops = await Promise.all([startShop(), startShop()]);
  const countFound = async (url: string) => (await fetchFiltered(url, { search: 'qorvex' })).count;
  for (const url of shops) expect(await countFound(url)).toBe(0);
  await db
    .insertInto('search_words')
    .values({ word: 'qorvex', word_key: 'qorvex', means: ['zelvo'], means_keys: ['zelvo'], language: null, is_two_way: false })
    .execute();
  await expectSoonEverywhere(shops, countFound, 1);
  await db.deleteFrom('search_words').execute();
  await expectSoonEverywhere(shops, countFound, 0);
});

test('every process finds a changed name, brand or category by its new words and no longer by the old ones', async () => {
  const { db } = database;
  const shops = await Promise.all([startShop(), startShop()]);
  const { product_id } = await addProduct(db, { name: 'Quovandor Balm' });
  const { brand_id, category_id } = await db
    .selectFrom('products')
    .where('product_id', '=', product_id)
    .select(['brand_id', 'category_id'])
    .executeTakeFirstOrThrow();
  const searchIds = (search: string) => async (url: string) =>
    (await fetchFiltered(url, { search, sortBy: 'relevance' })).results.map((product) => product.product_id);
  await expectSoonEverywhere(shops, searchIds('quovandor'), [product_id]);

  await db.updateTable('products').set({ name: 'Zemblifix Balm' }).where('product_id', '=', product_id).execute();
  await expectSoonEverywhere(shops, searchIds('zemblifix'), [product_id]);
  for (const url of shops) expect(await searchIds('quovandor')(url)).toEqual([]);

  await db.updateTable('brands').set({ name: 'Hortulanka' }).where('brand_id', '=', brand_id).execute();
  await expectSoonEverywhere(shops, searchIds('hortulanka'), [product_id]);
  await db.updateTable('categories').set({ name: 'Wuxdremels' }).where('category_id', '=', category_id).execute();
  await expectSoonEverywhere(shops, searchIds('wuxdremels'), [product_id]);

  await db.deleteFrom('products').where('product_id', '=', product_id).execute();
  await expectSoonEverywhere(shops, searchIds('zemblifix'), []);
});
