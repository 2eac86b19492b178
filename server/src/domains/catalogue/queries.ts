/** The catalogue's only SQL. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Reader = Kysely<Database> | Transaction<Database>;

export const selectVersion = async (db: Reader): Promise<number> =>
  (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;

/** Ids of what is counted and gone: products of which nothing, no option or no size is left; options; sizes. */
export async function selectSoldOut(db: Reader): Promise<{ products: string[]; choices: string[] }> {
  const gone = sql<boolean>`stock.stock_id is not null and stock.on_hand <= stock.reserved`;
  const itself = db.selectFrom('stock').where('option_id', 'is', null).where('size_id', 'is', null).where(gone).select('product_id');
  const options = db
    .selectFrom('product_options')
    .leftJoin('stock', 'stock.option_id', 'product_options.option_id')
    .groupBy('product_options.product_id')
    .having(sql<boolean>`bool_and(${gone})`)
    .select('product_options.product_id');
  const sizes = db
    .selectFrom('product_sizes')
    .leftJoin('stock', 'stock.size_id', 'product_sizes.size_id')
    .groupBy('product_sizes.product_id')
    .having(sql<boolean>`bool_and(${gone})`)
    .select('product_sizes.product_id');
  const products = await itself.union(options).union(sizes).execute();
  const choices = await db
    .selectFrom('stock')
    .where(gone)
    .select(({ fn }) => fn.coalesce('option_id', 'size_id').as('choice_id'))
    .execute();
  return { products: products.map((row) => row.product_id), choices: choices.flatMap((row) => row.choice_id ?? []) };
}

/** What cards, sorts and filters need of products. */
export const selectRows = (db: Reader, product_ids: readonly string[]) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .innerJoin('categories', 'categories.category_id', 'products.category_id')
    .where('products.product_id', 'in', product_ids)
    .select([
      'products.product_id',
      'products.name',
      'products.brand_id',
      'brands.name as brand',
      'products.image',
      'products.base_price_rwf',
      'products.discounted_price_rwf',
      'products.tags',
      'products.features',
      'products.skin_concern',
      'products.skin_type',
      'products.fomulation',
      'products.keywords',
      'products.ingredients',
      'products.free_from',
      'products.rating_sum',
      'products.review_count',
      'products.created_at',
      'products.category_id',
      'categories.name as category_name',
    ])
    .execute();
export type PublishedRow = Awaited<ReturnType<typeof selectRows>>[number];

type Stamp = { product_id: string; stamp: string };
/** Parsing more than these at once would hold up requests. */
const ROWS_AT_ONCE = 500;

/**
 * Published products, newest first. A stamp is another one when the product, its brand or its category has been written: PostgreSQL
 * keeps with each row which transaction wrote it. A cursor: sorted once, read in pieces, all of one moment.
 */
export async function* publishedStamps(trx: Transaction<Database>): AsyncGenerator<Stamp[]> {
  await sql`declare published no scroll cursor for
    select product_id, concat_ws(' ', products.xmin, brands.xmin, categories.xmin) as stamp
    from products join brands using (brand_id) join categories using (category_id)
    where status = 'published' order by created_at desc, product_id`.execute(trx);
  for (;;) {
    const { rows } = await sql<Stamp>`fetch ${sql.lit(ROWS_AT_ONCE)} from published`.execute(trx);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close published`.execute(trx);
}

export const selectCategories = (db: Reader) =>
  db
    .selectFrom('categories')
    .select(['category_id', 'parent_id', 'name', 'image', 'dark_text'])
    .orderBy('position')
    .orderBy('category_id')
    .execute();
export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number];

export const selectBrands = (db: Reader) => db.selectFrom('brands').select(['brand_id', 'name', 'image']).orderBy('name').execute();

/** What only the product's own page needs; undefined where there is no such published product. */
export const selectDetail = (db: Reader, product_id: string) =>
  db
    .selectFrom('products')
    .where('product_id', '=', product_id)
    .where('status', '=', 'published')
    .select([
      'description',
      'keywords',
      'other_images',
      'description_images',
      'product_info',
      'specific_info',
      'ingredients',
      'features',
      'skin_concern',
      'skin_type',
      'fomulation',
      'weight_g',
      'status',
    ])
    .executeTakeFirst();

export const selectOptions = (db: Reader, product_id: string) =>
  db
    .selectFrom('product_options')
    .where('product_id', '=', product_id)
    .select(['option_id', 'name', 'description', 'image', 'additional_price_rwf as additional_price'])
    .orderBy('position')
    .execute();

export const selectSizes = (db: Reader, product_id: string) =>
  db
    .selectFrom('product_sizes')
    .where('product_id', '=', product_id)
    .select(['size_id', 'name', 'additional_price_rwf as additional_price'])
    .orderBy('position')
    .execute();

/** How many reviews of each rating. */
export const selectRatings = (db: Reader, product_id: string) =>
  db
    .selectFrom('reviews')
    .where('product_id', '=', product_id)
    .groupBy('rating')
    .select(['rating', sql<number>`count(*)::int`.as('count')])
    .execute();

export const selectNewestReviews = (db: Reader, product_id: string, limit: number) =>
  db
    .selectFrom('reviews')
    .where('product_id', '=', product_id)
    .select(['review_id', 'author_name', 'rating', 'review', 'images', 'verified_buyer', 'helpful_count', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('review_id')
    .limit(limit)
    .execute();
