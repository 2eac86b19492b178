/** SQL of the choices that shoppers wait for, without the shoppers. */
import type { AwaitedChoiceQuery } from '@uruhu/contract/staff/stock-waits';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** Open waits, grouped by product, option and size. */
const buildAwaitedChoiceQuery = (db: Db, { product_id, q }: AwaitedChoiceQuery['filter']) =>
  db
    .selectFrom('stock_waits')
    .innerJoin('products', 'products.product_id', 'stock_waits.product_id')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .leftJoin('product_options', 'product_options.option_id', 'stock_waits.option_id')
    .leftJoin('product_sizes', 'product_sizes.size_id', 'stock_waits.size_id')
    .select(['stock_waits.product_id', 'products.name as product', 'brands.name as brand', 'products.image'])
    .select(['stock_waits.option_id', 'product_options.name as option', 'stock_waits.size_id', 'product_sizes.name as size'])
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date>`min(stock_waits.created_at)`.as('oldest_at')])
    .where('notified_at', 'is', null)
    .$if(product_id !== undefined, (query) => query.where('stock_waits.product_id', '=', product_id as string))
    .$if(Boolean(q), (query) => query.where(sql<SqlBool>`position(lower(${q}) in lower(concat_ws(' ', products.name, brands.name))) > 0`))
    .groupBy(['stock_waits.product_id', 'products.name', 'brands.name', 'products.image', 'stock_waits.option_id', 'product_options.name'])
    .groupBy(['stock_waits.size_id', 'product_sizes.name']);

export async function selectAwaitedChoicePage(db: Db, { page, perPage, sort, order, filter }: AwaitedChoiceQuery) {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const choices = await db
    .selectFrom(buildAwaitedChoiceQuery(db, filter).as('choice'))
    .selectAll()
    .orderBy(sort, direction)
    .orderBy('product_id')
    .orderBy('option_id')
    .orderBy('size_id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom(buildAwaitedChoiceQuery(db, filter).as('choice'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { choices, total };
}
