/** SQL of the list of products for staff. */
import { BULK_LIST_FIELDS } from '@uruhu/contract/staff/products/bulk-fields';
import type { AdminProductQuery } from '@uruhu/contract/staff/products/products';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { IS_BLOCKED } from '../check/queries.ts';

/** A counted stock row of the product, and not of an archived choice. */
const IS_ACTIVE_STOCK = sql<SqlBool>`stock.product_id = products.product_id and stock.is_counted
  and not exists (select from product_options where product_options.option_id = stock.option_id and archived_at is not null)
  and not exists (select from product_sizes where product_sizes.size_id = stock.size_id and archived_at is not null)`;

/** Pieces of the product itself, otherwise of all its options, otherwise of all its sizes; null: made to order. */
const AVAILABLE_PIECES = sql<number | null>`(select coalesce(
    sum(on_hand - reserved) filter (where option_id is null and size_id is null),
    sum(on_hand - reserved) filter (where option_id is not null),
    sum(on_hand - reserved))::int
  from stock where ${IS_ACTIVE_STOCK})`;

/** Whether the stock is low. An archived product is never low, as staff order no more of it. */
export const IS_STOCK_LOW = sql<boolean>`products.status <> 'archived' and exists (select from stock where ${IS_ACTIVE_STOCK} and on_hand - reserved <= products.low_stock_at)`;

/**
 * `available_pieces`: as AVAILABLE_PIECES. `fewest_pieces`: the pieces of the product's emptiest stock row. One query computes both for all
 * products, because a subquery for each of ten thousand would take a second.
 */
const ACTIVE_STOCK = sql<{ product_id: string; available_pieces: number | null; fewest_pieces: number }>`(
  select stock.product_id,
    coalesce(
      sum(on_hand - reserved) filter (where stock.option_id is null and stock.size_id is null),
      sum(on_hand - reserved) filter (where stock.option_id is not null),
      sum(on_hand - reserved))::int as available_pieces,
    min(on_hand - reserved) as fewest_pieces
  from stock
  left join product_options on product_options.option_id = stock.option_id
  left join product_sizes on product_sizes.size_id = stock.size_id
  where stock.is_counted and product_options.archived_at is null and product_sizes.archived_at is null
  group by stock.product_id)`.as('active_stock');

const SORT_COLUMNS = {
  created_at: sql`products.created_at`,
  updated_at: sql`products.updated_at`,
  name: sql`lower(products.name)`,
  brand: sql`lower(brands.name)`,
  price: sql`coalesce(nullif(products.discounted_price_rwf, 0), products.base_price_rwf)`,
  stock: sql`available_pieces`,
  status: sql`products.status`,
} satisfies Record<AdminProductQuery['sort'], Expression<unknown>>;

/** The category and those below it. */
const buildCategoryCondition = (category_id: string) => sql<SqlBool>`products.category_id in (
  with recursive tree as (
    select category_id from categories where category_id = ${category_id}
    union select child.category_id from categories child join tree on child.parent_id = tree.category_id
  ) select category_id from tree)`;

const SEARCHABLE_TEXT = sql`lower(concat_ws(' ', products.name, brands.name, products.product_id))`;
const SEARCH_WORDS_MAX = 8;
const buildWordConditions = (q: string) =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, SEARCH_WORDS_MAX)
    .map((word) => sql<SqlBool>`position(${word} in ${SEARCHABLE_TEXT}) > 0`);

/**
 * Also true where an older version of the product was blocked. IS_BLOCKED alone would find the same products, but with this condition the
 * database reads the index of the blocked checks, which are few, instead of the check of each product.
 */
const HAS_BLOCKED_CHECK = sql<SqlBool>`products.product_id in (select product_id from product_checks where is_blocked)`;

function buildConditions({
  q,
  status,
  brand_id,
  category_id,
  low_stock,
  without_picture,
  discounted,
  blocked,
  ids,
}: AdminProductQuery['filter']) {
  return [
    ...buildWordConditions(q ?? ''),
    ...(status === undefined ? [] : [sql<SqlBool>`products.status = ${status}`]),
    ...(brand_id === undefined ? [] : [sql<SqlBool>`products.brand_id = ${brand_id}`]),
    ...(category_id === undefined ? [] : [buildCategoryCondition(category_id)]),
    ...(low_stock === undefined
      ? []
      : [sql<SqlBool>`(products.status <> 'archived' and coalesce(fewest_pieces <= products.low_stock_at, false)) = ${low_stock}`]),
    ...(without_picture === undefined ? [] : [sql<SqlBool>`(products.image = '') = ${without_picture}`]),
    ...(discounted === undefined ? [] : [sql<SqlBool>`(products.discounted_price_rwf > 0) = ${discounted}`]),
    ...(blocked === undefined ? [] : [blocked ? sql<SqlBool>`(${HAS_BLOCKED_CHECK} and ${IS_BLOCKED})` : sql<SqlBool>`not ${IS_BLOCKED}`]),
    ...(ids === undefined ? [] : [sql<SqlBool>`products.product_id = any (${ids}::text[])`]),
  ];
}

const buildProductQuery = (db: Db, filter: AdminProductQuery['filter'], sortsByStock = false) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .$if(sortsByStock || filter.low_stock !== undefined, (query) =>
      query.leftJoin(ACTIVE_STOCK, (join) => join.on(sql<SqlBool>`active_stock.product_id = products.product_id`)),
    )
    .where(({ and }) => and(buildConditions(filter)));

export async function selectProductPage(db: Db, { page, perPage, sort, order, filter }: AdminProductQuery) {
  const direction = order === 'ASC' ? sql`asc nulls last` : sql`desc nulls last`;
  // The database computes the selected columns even for rows before the offset, so the page is found by ids alone.
  const pageIds = buildProductQuery(db, filter, sort === 'stock')
    .select('products.product_id')
    .orderBy(sql`${SORT_COLUMNS[sort]} ${direction}, products.product_id`)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .as('page_ids');
  const rows = await db
    .selectFrom(pageIds)
    .innerJoin('products', 'products.product_id', 'page_ids.product_id')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .innerJoin('categories', 'categories.category_id', 'products.category_id')
    .select(['products.product_id', 'products.name', 'products.brand_id', 'products.category_id', 'products.image'])
    .select(['products.base_price_rwf', 'products.discounted_price_rwf', 'products.planned_discount_rwf'])
    .select(['products.discount_starts_at', 'products.discount_ends_at', 'products.status'])
    .select(BULK_LIST_FIELDS.map((key) => `products.${key}` as const))
    .select(['products.publish_at', 'products.created_at', 'products.updated_at', 'products.version'])
    .select([
      'brands.name as brand',
      'categories.name as category',
      AVAILABLE_PIECES.as('available_pieces'),
      IS_STOCK_LOW.as('is_low'),
      IS_BLOCKED.as('is_blocked'),
    ])
    .orderBy(sql`${SORT_COLUMNS[sort]} ${direction}, products.product_id`)
    .execute();
  return { rows, total: await countProducts(db, filter) };
}

async function countProducts(db: Db, filter: AdminProductQuery['filter']): Promise<number> {
  const { total } = await buildProductQuery(db, filter).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return total;
}

/** Counts the products that the filter `low_stock` lists. */
export const countLowStock = (db: Db): Promise<number> => countProducts(db, { low_stock: true });
/** Counts the products that the filter `blocked` lists. */
export const countBlocked = (db: Db): Promise<number> => countProducts(db, { blocked: true });
export type ProductListRow = Awaited<ReturnType<typeof selectProductPage>>['rows'][number];
