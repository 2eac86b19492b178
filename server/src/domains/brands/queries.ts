/** Queries of brands for staff. The catalogue reads brands for its snapshot with queries of its own. */
import type { AdminBrandQuery } from '@uruhu/contract/staff/brands';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const buildBrandQuery = (db: Db) =>
  db
    .selectFrom('brands')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('products')
          .select([
            'brand_id',
            sql<number>`count(*)::int`.as('product_count'),
            sql<number>`(count(*) filter (where status = 'published'))::int`.as('published_count'),
          ])
          .groupBy('brand_id')
          .as('product_counts'),
      (join) => join.onRef('product_counts.brand_id', '=', 'brands.brand_id'),
    )
    .select(['brands.brand_id', 'name', 'image', 'version'])
    .select([sql<number>`coalesce(product_count, 0)`.as('product_count'), sql<number>`coalesce(published_count, 0)`.as('published_count')]);

export const selectBrand = (db: Db, brand_id: string) => buildBrandQuery(db).where('brands.brand_id', '=', brand_id).executeTakeFirst();

export async function selectBrandPage(db: Db, { page, perPage, sort, order, filter: { q, ids } }: AdminBrandQuery) {
  const conditions = [
    ...(q ? [sql<SqlBool>`position(lower(${q}) in lower(name)) > 0`] : []),
    ...(ids ? [sql<SqlBool>`brands.brand_id = any(${ids})`] : []),
  ];
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const brands = await buildBrandQuery(db)
    .where(({ and }) => and(conditions))
    .orderBy(sort === 'name' ? sql`lower(name)` : sql`product_count`, direction)
    .orderBy('brands.brand_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('brands')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(({ and }) => and(conditions))
    .executeTakeFirstOrThrow();
  return { brands, total };
}

/** Blocks other changes of brands until commit, so that no brand gets an id that was free a moment ago. Does not block products. */
export const lockBrands = (trx: Db) => sql`lock table brands in share row exclusive mode`.execute(trx);

/** The brand ids that begin with this text. */
export async function selectBrandIds(db: Db, prefix: string): Promise<Set<string>> {
  const rows = await db.selectFrom('brands').select('brand_id').where('brand_id', 'like', `${prefix}%`).execute();
  return new Set(rows.map(({ brand_id }) => brand_id));
}

/** Throws if the name is taken. */
export const insertBrand = (trx: Db, brand: { brand_id: string; name: string; image: string }) =>
  trx.insertInto('brands').values(brand).execute();

type BrandUpdate = { version: number; name?: string | undefined; image?: string | undefined };

/**
 * Changes the given columns; a trigger raises the version. Returns false if the brand has another version by now, or was deleted. Throws if
 * the name is taken.
 */
export async function updateBrandRow(trx: Db, brand_id: string, { version, name, image }: BrandUpdate): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('brands')
    .set({ version, name, image })
    .where('brand_id', '=', brand_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if the brand has another version by now, or was deleted. Throws if a product uses the brand. */
export async function deleteBrandRow(trx: Db, brand_id: string, version: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('brands')
    .where('brand_id', '=', brand_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
