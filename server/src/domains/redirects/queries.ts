/** All queries of redirects and former brand names; no other file accesses their tables. Also reads the categories of archived products. */
import type { AdminRedirectQuery, CreateRedirect, UpdateRedirect } from '@uruhu/contract/staff/redirects';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const buildRedirectQuery = (db: Db) =>
  db.selectFrom('redirects').select(['redirect_id', 'from_path', 'to_path', 'is_automatic', 'created_at', 'version']);
export type RedirectRow = NonNullable<Awaited<ReturnType<typeof selectRedirect>>>;

export const selectRedirect = (db: Db, redirect_id: string) =>
  buildRedirectQuery(db).where('redirect_id', '=', redirect_id).executeTakeFirst();

export async function selectRedirectPage(db: Db, { page, perPage, sort, order, filter: { q, is_automatic } }: AdminRedirectQuery) {
  const conditions = [
    ...(q ? [sql<SqlBool>`position(lower(${q}) in lower(from_path || ' ' || to_path)) > 0`] : []),
    ...(is_automatic === undefined ? [] : [sql<SqlBool>`is_automatic = ${is_automatic}`]),
  ];
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const redirects = await buildRedirectQuery(db)
    .where(({ and }) => and(conditions))
    .orderBy(sort, direction)
    .orderBy('redirect_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('redirects')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(({ and }) => and(conditions))
    .executeTakeFirstOrThrow();
  return { redirects, total };
}

/** Throws the constraint errors that `change-redirect.ts` turns into refusals. */
export async function insertRedirect(trx: Db, { from_path, to_path }: CreateRedirect): Promise<string> {
  const row = await trx.insertInto('redirects').values({ from_path, to_path }).returning('redirect_id').executeTakeFirstOrThrow();
  return row.redirect_id;
}

/** Saves a redirect that the shop creates by itself. */
export const upsertAutomaticRedirect = (trx: Db, { from_path, to_path }: { from_path: string; to_path: string }) =>
  trx
    .insertInto('redirects')
    .values({ from_path, to_path, is_automatic: true })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path, is_automatic: true }))
    .execute();

/** Returns false if the redirect has another version by now, or was deleted. A redirect that staff have changed is no longer automatic. */
export async function updateRedirectRow(trx: Db, redirect_id: string, { version, from_path, to_path }: UpdateRedirect): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('redirects')
    .set({ is_automatic: false, ...(from_path === undefined ? {} : { from_path }), ...(to_path === undefined ? {} : { to_path }) })
    .where('redirect_id', '=', redirect_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if the redirect has another version by now, or was deleted. */
export async function deleteRedirectRow(trx: Db, redirect_id: string, version: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('redirects')
    .where('redirect_id', '=', redirect_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

// ── resolving ──

export const findRedirectFrom = (db: Db, from_path: string) =>
  db.selectFrom('redirects').select(['to_path', 'is_automatic']).where('from_path', '=', from_path).executeTakeFirst();

/** The category of a product if staff have archived it. */
export async function findCategoryOfArchivedProduct(db: Db, product_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('products')
    .select('category_id')
    .where('product_id', '=', product_id)
    .where('status', '=', 'archived')
    .executeTakeFirst();
  return row?.category_id ?? null;
}

/** Maps these former names of brands to the current names as staff wrote them, which may contain HTML tags. */
export async function selectRenamedBrands(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('former_brand_names')
    .innerJoin('brands', 'brands.brand_id', 'former_brand_names.brand_id')
    .where('former_brand_names.name', 'in', names)
    .select(['former_brand_names.name as former_name', 'brands.name as current_name'])
    .execute();
  return new Map(rows.map(({ former_name, current_name }) => [former_name, current_name]));
}

/** Saves the former name of a brand that staff have renamed. Both names are plain text, without HTML tags. */
export async function saveFormerBrandName(
  trx: Db,
  { brand_id, formerName, currentName }: { brand_id: string; formerName: string; currentName: string },
): Promise<void> {
  // The current name belongs to this brand now, even if another brand had it before.
  await trx.deleteFrom('former_brand_names').where('name', '=', currentName).execute();
  await trx
    .insertInto('former_brand_names')
    .values({ name: formerName, brand_id })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ brand_id }))
    .execute();
}

/** Deletes this former name of a brand, because a new brand has it now. */
export const deleteFormerBrandName = (trx: Db, name: string) => trx.deleteFrom('former_brand_names').where('name', '=', name).execute();
