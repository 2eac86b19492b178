/** SQL that reads products, brands, categories and search words for the snapshot. */
import { ATTRIBUTES, LIST_ATTRIBUTES, SINGLE_ATTRIBUTES } from '@uruhu/contract/product-attributes';
import { type InferResult, sql, type Transaction } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/schema.ts';
import { cacheByText } from '../../lib/cache-by-text.ts';
import type { TranslationRow } from '../translations/translations.ts';

/** `complete_since`: the log of changes is complete from this version on. */
export const selectVersion = (db: Db): Promise<{ version: number; complete_since: number }> =>
  db.selectFrom('catalogue_version').select(['version', 'complete_since']).executeTakeFirstOrThrow();

/** Ids in one batch. Parsing more at once would delay requests. */
const IDS_AT_ONCE = 1_000;

/** Ids of products that changed since a version: published, draft or deleted. */
export async function selectChangedIds(db: Db, version: number): Promise<string[]> {
  const rows = await db.selectFrom('catalogue_changes').where('version', '>', version).select('product_id').distinct().execute();
  return rows.map((row) => row.product_id);
}

export async function selectIdsByBrandOrCategory(db: Db, brand_ids: readonly string[], category_ids: readonly string[]): Promise<string[]> {
  if (brand_ids.length + category_ids.length === 0) return [];
  // SQL allows no empty list. No id is '', so this item matches no row.
  const rows = await db
    .selectFrom('products')
    .where(({ eb, or }) => or([eb('brand_id', 'in', ['', ...brand_ids]), eb('category_id', 'in', ['', ...category_ids])]))
    .select('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

/** Ids of published products, in rising order. A cursor reads them in batches from one consistent state. */
export async function* listPublishedIds(trx: Transaction<Database>): AsyncGenerator<string[]> {
  await sql`declare published no scroll cursor for
    select product_id from products where status = 'published' order by product_id`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ product_id: string }>`fetch ${sql.lit(IDS_AT_ONCE)} from published`.execute(trx);
    if (rows.length > 0) yield rows.map((row) => row.product_id);
    if (rows.length < IDS_AT_ONCE) break;
  }
  await sql`close published`.execute(trx);
}

/** Ids of the published products among these, in batches. */
export async function* filterPublished(trx: Transaction<Database>, product_ids: readonly string[]): AsyncGenerator<string[]> {
  for (let start = 0; start < product_ids.length; start += IDS_AT_ONCE) {
    const rows = await trx
      .selectFrom('products')
      .where('product_id', 'in', product_ids.slice(start, start + IDS_AT_ONCE))
      .where('status', '=', 'published')
      .select('product_id')
      .execute();
    yield rows.map((row) => row.product_id);
  }
}

/** Whether a stock row is counted and has no free piece. A product without a counted stock row is made to order, and is never sold out. */
const IS_SOLD_OUT = sql<boolean>`(stock.stock_id is not null and stock.is_counted and stock.on_hand <= stock.reserved)`;

/**
 * How many options, or sizes, a product has, whether all of them are sold out, and the lowest and the highest price that they add: of those in
 * stock, or of all if none is in stock, as the product's page chooses the cheapest in stock.
 */
const buildChoiceSummary = (id: 'option_id' | 'size_id') => {
  const IN_STOCK = sql`filter (where not ${IS_SOLD_OUT})`;
  const table = id === 'option_id' ? 'product_options' : 'product_sizes';
  return sql<{ count: number; are_sold_out: boolean; lowest_rwf: number; highest_rwf: number }>`(
    select count(*)::int as count,
      coalesce(bool_and(${IS_SOLD_OUT}), false) as are_sold_out,
      coalesce(min(additional_price_rwf) ${IN_STOCK}, min(additional_price_rwf), 0) as lowest_rwf,
      coalesce(max(additional_price_rwf) ${IN_STOCK}, max(additional_price_rwf), 0) as highest_rwf
    from ${sql.table(table)} as choice left join stock using (product_id, ${sql.ref(id)})
    where choice.product_id = products.product_id and archived_at is null)`;
};

const LIST_COLUMNS = [...LIST_ATTRIBUTES, 'keywords', 'free_from'] as const;

/** Selects the columns for cards, sort orders, filters and search. Lists are JSON texts, of which each different one is parsed once. */
const buildRowQuery = (db: Db, product_ids: readonly string[]) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .innerJoin('categories', 'categories.category_id', 'products.category_id')
    .leftJoin('files', 'files.key', 'products.image')
    .leftJoin('product_sales', 'product_sales.product_id', 'products.product_id')
    // The stock row of the product itself, of which there is at most one.
    .leftJoin('stock', (join) =>
      join.onRef('stock.product_id', '=', 'products.product_id').on('stock.option_id', 'is', null).on('stock.size_id', 'is', null),
    )
    .innerJoinLateral(buildChoiceSummary('option_id').as('option_summary'), (join) => join.onTrue())
    .innerJoinLateral(buildChoiceSummary('size_id').as('size_summary'), (join) => join.onTrue())
    .where(sql<boolean>`products.product_id = any(${product_ids})`)
    .orderBy('products.product_id')
    .select([
      'products.product_id',
      'products.name',
      'products.description',
      'products.brand_id',
      'brands.name as brand',
      'products.image',
      'files.thumbhash as image_thumbhash',
      'products.base_price_rwf',
      'products.discounted_price_rwf',
      ...LIST_COLUMNS.map((name) => sql<string>`to_json(${sql.ref(`products.${name}`)})::text`.as(name)),
      ...SINGLE_ATTRIBUTES.map((name) => `products.${name}` as const),
      'products.ingredients',
      'products.specific_info',
      'products.rating_sum',
      'products.review_count',
      'product_sales.sold_count',
      'products.created_at',
      'products.category_id',
      'categories.name as category_name',
      sql<Pick<TranslationRow, 'language' | 'field' | 'value'>[]>`coalesce((
        select jsonb_agg(jsonb_build_object('language', language, 'field', field, 'value', value) order by language, field)
        from translations where kind = 'products' and record_id = products.product_id), '[]')`.as('translations'),
      // A product is in stock unless its own stock row, or those of all its options, or those of all its sizes are sold out.
      sql<boolean>`not (${IS_SOLD_OUT} or option_summary.are_sold_out or size_summary.are_sold_out)`.as('in_stock'),
      // Whether the product has several options or several sizes.
      sql<boolean>`option_summary.count > 1 or size_summary.count > 1`.as('has_choices'),
      sql<number>`option_summary.lowest_rwf + size_summary.lowest_rwf`.as('lowest_extra_rwf'),
      sql<number>`option_summary.highest_rwf + size_summary.highest_rwf`.as('highest_extra_rwf'),
    ]);
type SelectedRow = InferResult<ReturnType<typeof buildRowQuery>>[number];
type Lists = Record<(typeof LIST_COLUMNS)[number], readonly string[]>;
export type CatalogueRow = Omit<SelectedRow, keyof Lists> & Lists;

/** In characters. */
const CACHED_LIST_LENGTH_MAX = 200;
function createRowParser(): (row: SelectedRow) => CatalogueRow {
  // Many products share a brand and a category, whose ids then take their memory once.
  const shareText = cacheByText((text) => text);
  const parseList = cacheByText((json): readonly string[] => JSON.parse(json), CACHED_LIST_LENGTH_MAX);
  return (row) => ({
    ...row,
    brand_id: shareText(row.brand_id),
    category_id: shareText(row.category_id),
    ...(Object.fromEntries(LIST_COLUMNS.map((name) => [name, parseList(row[name])])) as Lists),
  });
}

/** The row of a product of any status; undefined if there is none with this id. */
export async function selectCatalogueRow(db: Db, product_id: string): Promise<CatalogueRow | undefined> {
  const row = await buildRowQuery(db, [product_id]).executeTakeFirst();
  return row && createRowParser()(row);
}

/** Rows in one batch. Batches are small so that the garbage collector's young generation, which is small too, frees them at once. */
const ROWS_AT_ONCE = 50;

/**
 * The rows of these products in rising order of ids. The database plans the query once, and reads the next batch while the caller works on the
 * last one.
 */
export async function* readCatalogueRows(trx: Transaction<Database>, product_ids: readonly string[]): AsyncGenerator<CatalogueRow> {
  await sql`declare catalogue_rows no scroll cursor for ${buildRowQuery(trx, product_ids)}`.execute(trx);
  const parseRow = createRowParser();
  const fetchBatch = () => sql<SelectedRow>`fetch ${sql.lit(ROWS_AT_ONCE)} from catalogue_rows`.execute(trx);
  let nextBatch = fetchBatch();
  for (;;) {
    const { rows } = await nextBatch;
    if (rows.length === 0) break;
    nextBatch = fetchBatch();
    // If the caller fails before it asks for the next batch, nothing else handles an error of the database.
    void Promise.allSettled([nextBatch]);
    for (const row of rows) yield parseRow(row);
    // The driver's objects for finished queries refer to each other, so that one in the old generation would keep the rows of all later ones.
    rows.length = 0;
  }
  await sql`close catalogue_rows`.execute(trx);
}

export const selectCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['category_id', 'parent_id', 'name', 'image', 'dark_text'])
    .orderBy('position')
    .orderBy('category_id')
    .execute();
export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number];

export const selectBrands = (db: Db) => db.selectFrom('brands').select(['brand_id', 'name', 'image']).orderBy('name').execute();

/** The words that staff explain to the search, in a fixed order, so that comparing two lists shows whether they changed. */
export const selectStaffWords = (db: Db) =>
  db.selectFrom('search_words').select(['word', 'means', 'is_two_way']).orderBy('word_key').execute();

/** The columns that only the product's page needs, of a product of any status. */
export const selectDetail = (db: Db, product_id: string) =>
  db
    .selectFrom('products')
    .where('product_id', '=', product_id)
    .select([
      'description',
      'keywords',
      'other_images',
      'description_images',
      'picture_alts',
      'product_info',
      'specific_info',
      'ingredients',
      ...ATTRIBUTES,
      'weight_g',
      'status',
      'rating_counts',
      'related_product_ids',
      'discounted_price_rwf',
      'discount_ends_at',
    ])
    .executeTakeFirst();

/** Builds the condition that an option, or a size, is in stock. */
const buildChoiceInStockCondition = (id: 'option_id' | 'size_id') => {
  const table = id === 'option_id' ? 'product_options' : 'product_sizes';
  return sql<boolean>`not exists (select from stock
    where stock.product_id = ${sql.ref(`${table}.product_id`)} and stock.${sql.ref(id)} = ${sql.ref(`${table}.${id}`)} and ${IS_SOLD_OUT})`;
};

export const selectOptions = (db: Db, product_id: string) =>
  db
    .selectFrom('product_options')
    .where('product_id', '=', product_id)
    .where('archived_at', 'is', null)
    .select([
      'option_id',
      'name',
      'description',
      'image',
      'swatch',
      'additional_price_rwf as additional_price',
      buildChoiceInStockCondition('option_id').as('in_stock'),
    ])
    .orderBy('position')
    .execute();

export const selectSizes = (db: Db, product_id: string) =>
  db
    .selectFrom('product_sizes')
    .where('product_id', '=', product_id)
    .where('archived_at', 'is', null)
    .select(['size_id', 'name', 'additional_price_rwf as additional_price', buildChoiceInStockCondition('size_id').as('in_stock')])
    .orderBy('position')
    .execute();

/** The thumbhashes of the pictures that have one. SQL allows no empty list, and no key is '', so this item matches no row. */
export const selectThumbhashes = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('files')
    .where('key', 'in', ['', ...keys])
    .where('thumbhash', 'is not', null)
    .select(['key', 'thumbhash'])
    .execute();
