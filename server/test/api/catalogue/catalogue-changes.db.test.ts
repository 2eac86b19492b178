/** After every kind of change in the database, the updated snapshot equals a new one. */
import { FILTER_SORTS } from '@uruhu/contract/catalogue/filters';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import { buildFacetsJson } from '../../../src/domains/catalogue/filters/facets.ts';
import { selectProducts } from '../../../src/domains/catalogue/filters/selection.ts';
import { listPage } from '../../../src/domains/catalogue/lists/list.ts';
import type { Catalogue } from '../../../src/domains/catalogue/load.ts';
import { findSuggestions } from '../../../src/domains/catalogue/suggest.ts';
import { matchAll } from '../../../src/domains/search/search.ts';
import { openSnapshot, type SnapshotHolder } from '../../../src/snapshot.ts';
import { openTestDatabase } from '../../support/database/engines.ts';
import { addProduct, addStock, type Product } from '../../support/fixtures/fixtures.ts';

const SEARCHES = ['toner', 'rice', 'glow', 'brand', 'qualm', 'deep', 'lustre', 'tonr', 'velvet'];

let database: OpenDatabase;
let holder: SnapshotHolder;
const products: Record<'plain' | 'withOptions' | 'withSizes' | 'draft', Product> = {} as never;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  products.plain = await addProduct(db, { name: 'Rice Toner', stock: 2, keywords: ['glow'] });
  products.withOptions = await addProduct(db, { name: 'Lip Tint', options: [{ stock: 1 }, { stock: 1 }] });
  products.withSizes = await addProduct(db, { name: 'Deep Cream', sizes: [{ stock: 1 }] });
  products.draft = await addProduct(db, { name: 'Velvet Balm', status: 'draft' });
  for (let index = 0; index < 8; index++) await addProduct(db, { name: `Toner ${index}`, base_price_rwf: 1_000 + index });
  holder = await openSnapshot(database, (error) => errors.push(error));
});
afterAll(async () => {
  await holder.close();
  await database.close();
  expect(errors).toEqual([]);
});

/** Collects everything that the shop reads from a catalogue. */
function describeCatalogue(catalogue: Catalogue) {
  const { filterIndex, sortOrders, searchIndex, entries } = catalogue;
  const getProductId = (position: number) => entries[position]?.product_id;
  return {
    lists: FILTER_SORTS.map(
      (sortBy) => listPage(catalogue, selectProducts(filterIndex, {}), { page: 1, pagination: 1_000, sortBy, language: 'en' }).cards,
    ),
    facets: JSON.parse(buildFacetsJson(filterIndex, sortOrders.discounted_price.order, selectProducts(filterIndex, {}))),
    found: SEARCHES.map((text) => [
      [...matchAll(searchIndex, text).rankedPositions].map(getProductId),
      findSuggestions(catalogue, text, 'en'),
    ]),
    tree: catalogue.categories.topLevel,
    brands: catalogue.brands,
    ids: [...catalogue.positions.keys()].sort(),
  };
}

const SOLD_OUT = { on_hand: 0 };
/** Applied in this order; each builds on the ones before. */
const CHANGES: readonly (readonly [name: string, change: (db: OpenDatabase['db']) => Promise<unknown>])[] = [
  [
    'another name',
    (db) => db.updateTable('products').set({ name: 'Qualm Toner' }).where('product_id', '=', products.plain.product_id).execute(),
  ],
  [
    'a search word of the staff',
    (db) =>
      db
        .insertInto('search_words')
        .values({ word: 'lustre', word_key: 'lustre', means: ['qualm'], means_keys: ['qualm'], language: null, is_two_way: true })
        .execute(),
  ],
  [
    'the price of many products',
    (db) => db.updateTable('products').set({ discounted_price_rwf: 900 }).where('base_price_rwf', '<', 1_006).execute(),
  ],
  ['the last piece', (db) => db.updateTable('stock').set(SOLD_OUT).where('product_id', '=', products.plain.product_id).execute()],
  ['the last pieces of all options', (db) => db.updateTable('stock').set(SOLD_OUT).where('option_id', 'is not', null).execute()],
  [
    'one more option',
    (db) => db.insertInto('product_options').values({ option_id: 'new', product_id: products.withOptions.product_id, name: 'N' }).execute(),
  ],
  ['the last pieces of all sizes', (db) => db.updateTable('stock').set(SOLD_OUT).where('size_id', 'is not', null).execute()],
  ['one size less', (db) => db.deleteFrom('product_sizes').where('product_id', '=', products.withSizes.product_id).execute()],
  ['stock that is counted from now on', (db) => addStock(db, { product_id: products.withSizes.product_id, on_hand: 0 })],
  [
    'a draft that is published',
    (db) => db.updateTable('products').set({ status: 'published' }).where('product_id', '=', products.draft.product_id).execute(),
  ],
  [
    'a product that becomes a draft',
    (db) => db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', products.plain.product_id).execute(),
  ],
  ['products that are removed', (db) => db.deleteFrom('products').where('base_price_rwf', 'in', [1_000, 1_003]).execute()],
  [
    'new products',
    (db) => Promise.all([addProduct(db, { name: 'Lustre Oil' }), addProduct(db, { keywords: ['lustre'], tags: ['BEST SELLER'] })]),
  ],
  ['another name of every brand', (db) => db.updateTable('brands').set({ name: sql<string>`'Brand Velvet ' || brand_id` }).execute()],
  [
    'a category with another name',
    (db) =>
      db
        .updateTable('categories')
        .set({ name: 'Glow' })
        .where('category_id', '=', sql<string>`(select min(category_id) from products)`)
        .execute(),
  ],
  [
    'categories that move below another',
    (db) =>
      sql`update categories set parent_id = (select min(category_id) from products) where category_id > (select min(category_id) from products)`.execute(
        db,
      ),
  ],
  ['only content', (db) => db.insertInto('slide_texts').values({ slide_text_id: 'new', text: 'New' }).execute()],
  ['the removal of all products', (db) => db.deleteFrom('products').execute()],
];

test.each(CHANGES)('after %s, the updated snapshot equals a new one', async (_, change) => {
  await change(database.db);
  await holder.refresh();
  const freshHolder = await openSnapshot(database, (error) => errors.push(error));
  expect(describeCatalogue(holder.current().catalogue)).toEqual(describeCatalogue(freshHolder.current().catalogue));
  await freshHolder.close();
});

test('a process reads the whole catalogue if the records of changes that it has not read were deleted', async () => {
  const { db } = database;
  const [kept, removed] = [await addProduct(db, { name: 'Kept Toner' }), await addProduct(db)];
  await holder.refresh();
  // One transaction, because the snapshot would already refresh after a notification between the changes.
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('products').where('product_id', '=', removed.product_id).execute();
    await trx.updateTable('products').set({ name: 'Qualm' }).where('product_id', '=', kept.product_id).execute();
    await sql`delete from catalogue_changes`.execute(trx);
    await sql`update catalogue_version set complete_since = version`.execute(trx);
  });
  await holder.refresh();
  const { catalogue } = holder.current();
  expect(catalogue.entries.map((entry) => JSON.parse(entry.json).name)).toEqual(['Qualm']);
});

test('old recorded changes are deleted, and complete_since names the version after which every change is still recorded', async () => {
  const { db } = database;
  await sql`do $$ begin for round in 1..2100 loop update products set weight_g = weight_g; end loop; end $$`.execute(db);
  const { version, complete_since } = await db.selectFrom('catalogue_version').selectAll().executeTakeFirstOrThrow();
  const oldestChange = await db
    .selectFrom('catalogue_changes')
    .select(({ fn }) => fn.min('version').as('version'))
    .executeTakeFirstOrThrow();
  // At most 2,000 of the 2,100 changes stay recorded.
  expect(complete_since).toBeGreaterThan(version - 2_001);
  expect(oldestChange.version).toBe(complete_since + 1);
});

test('words of deleted texts are dropped once they outnumber the used ones', async () => {
  const { db } = database;
  const { product_id } = await addProduct(db, { name: 'Balm' });
  const WORDS_PER_EDITION = 300;
  const vocabularies = new Set<object>();
  for (let edition = 0; edition < 12; edition++) {
    const description = Array.from({ length: WORDS_PER_EDITION }, (_, index) => `word${edition}x${index}`).join(' ');
    const name = `Balm ${edition}th`;
    await db.updateTable('products').set({ name, description }).where('product_id', '=', product_id).execute();
    await holder.refresh();
    const { searchIndex, positions } = holder.current().catalogue;
    vocabularies.add(searchIndex.vocabulary);
    // Three times: the used words, as many unused ones, and the words of one more change. The fourth time allows for the shop's other words.
    expect(searchIndex.terms.length).toBeLessThan(4 * WORDS_PER_EDITION);
    expect([...matchAll(searchIndex, name).rankedPositions]).toEqual([positions.get(product_id)]);
  }
  // Most changes patch the vocabulary; only every few changes build a new one.
  expect(vocabularies.size).toBeGreaterThan(1);
  expect(vocabularies.size).toBeLessThan(8);
});

test('a change of stock does not change the catalogue while pieces are left', async () => {
  const { db } = database;
  const { product_id } = await addProduct(db, { stock: 5 });
  await holder.refresh();
  const { id } = holder.current();
  await db.updateTable('stock').set({ on_hand: 1 }).where('product_id', '=', product_id).execute();
  await holder.refresh();
  expect(holder.current().id).toBe(id);
});
