/** SQL of the records of bulk changes of products, by which they can be undone. */
import type { ProductChangeKind } from '@uruhu/contract/staff/products/bulk-fields';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';

export const insertChange = (trx: Db, kind: ProductChangeKind, staff_id: string) =>
  trx.insertInto('product_changes').values({ kind, staff_id }).returning('product_change_id').executeTakeFirstOrThrow();

export type ChangeRow = { product_id: string; stock_id: number | null; before: object; after: object };

export const insertChangeRows = (trx: Db, product_change_id: string, rows: readonly ChangeRow[]) =>
  sql`insert into product_change_rows (product_change_id, product_id, stock_id, before, after)
    select ${product_change_id}, product_id, stock_id, before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (product_id text, stock_id integer, before jsonb, after jsonb)`.execute(
    trx,
  );

const UNDO_SPAN = sql`${sql.lit(`${PRODUCT_LIMITS.undo_days} days`)}::interval`;

/** Deletes the records of changes that can no longer be undone. */
export const deleteOldChanges = (trx: Db) => sql`delete from product_changes where created_at < ${SHOP_NOW} - ${UNDO_SPAN}`.execute(trx);

/** Locks a change; undefined if it does not exist or is too old. */
export const lockChange = (trx: Db, product_change_id: string) =>
  trx
    .selectFrom('product_changes')
    .select(['kind', 'undone_at'])
    .where('product_change_id', '=', product_change_id)
    .where('created_at', '>=', sql<Date>`${SHOP_NOW} - ${UNDO_SPAN}`)
    .forUpdate()
    .executeTakeFirst();

export const selectChangeRows = (db: Db, product_change_id: string) =>
  db
    .selectFrom('product_change_rows')
    .select(['product_id', 'stock_id', 'before', 'after'])
    .where('product_change_id', '=', product_change_id)
    .orderBy('product_change_row_id')
    .execute();

export const markUndone = (trx: Db, product_change_id: string) =>
  trx.updateTable('product_changes').set({ undone_at: SHOP_NOW }).where('product_change_id', '=', product_change_id).execute();

export async function selectChangePage(db: Db, { page, perPage }: { page: number; perPage: number }) {
  const rows = await db
    .selectFrom('product_changes')
    .innerJoin('staff', 'staff.staff_id', 'product_changes.staff_id')
    .select(['product_changes.product_change_id', 'kind', 'product_changes.created_at', 'undone_at', 'staff.name as staff'])
    .select(
      sql<number>`(select count(distinct product_id)::int from product_change_rows
        where product_change_rows.product_change_id = product_changes.product_change_id)`.as('products'),
    )
    .orderBy('product_changes.created_at', 'desc')
    .orderBy('product_changes.product_change_id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db.selectFrom('product_changes').select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
