/** The catalogue's only SQL. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Reader = Kysely<Database> | Transaction<Database>;

export const selectVersion = async (db: Reader): Promise<number> =>
  (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;

const left = sql<boolean>`stock.stock_id is null or stock.on_hand > stock.reserved`;

/** Products that are counted as such. */
export const selectProductStock = (db: Reader) =>
  db
    .selectFrom('stock')
    .where('option_id', 'is', null)
    .where('size_id', 'is', null)
    .select(['product_id', left.as('in_stock')])
    .execute();

/** Every option, counted or not. */
export const selectOptionStock = (db: Reader) =>
  db
    .selectFrom('product_options')
    .leftJoin('stock', 'stock.option_id', 'product_options.option_id')
    .select(['product_options.product_id', 'product_options.option_id as choice_id', left.as('in_stock')])
    .execute();

/** Every size, counted or not. */
export const selectSizeStock = (db: Reader) =>
  db
    .selectFrom('product_sizes')
    .leftJoin('stock', 'stock.size_id', 'product_sizes.size_id')
    .select(['product_sizes.product_id', 'product_sizes.size_id as choice_id', left.as('in_stock')])
    .execute();

/** What cards, sorts and filters need of each published product. */
export const selectPublished = (db: Reader) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .innerJoin('categories', 'categories.category_id', 'products.category_id')
    .where('products.status', '=', 'published')
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
      'products.rating_sum',
      'products.review_count',
      'products.created_at',
      'products.category_id',
      'categories.name as category_name',
    ])
    .orderBy('products.created_at', 'desc')
    .orderBy('products.product_id')
    .execute();
export type PublishedRow = Awaited<ReturnType<typeof selectPublished>>[number];

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
