/** SQL of bulk changes of products, and of undoing them. */
import { PRODUCT_LIMITS, type ProductChangeKind } from '@uruhu/contract/staff/products/terms';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import type { Products } from '../../../database/schema.ts';

// In the lists below, '' and 0 are no ids. They keep the list from being empty, which SQL does not allow.

const buildProductQuery = (db: Db, product_ids: readonly string[]) =>
  db
    .selectFrom('products')
    .selectAll()
    .where('product_id', 'in', ['', ...product_ids])
    .orderBy('product_id');

/** Locks these products in the order of their ids. Call it before locking stock rows, so that no deadlock can occur. */
export const lockProducts = (trx: Db, product_ids: readonly string[]) => buildProductQuery(trx, product_ids).forUpdate().execute();

export const selectProducts = (db: Db, product_ids: readonly string[]) => buildProductQuery(db, product_ids).execute();
/** A product that a bulk change may change, with all its columns. */
export type BulkProductRow = Awaited<ReturnType<typeof lockProducts>>[number];

export const selectOptionTexts = (db: Db, product_ids: readonly string[]) =>
  db
    .selectFrom('product_options')
    .select(['product_id', 'option_id', 'name', 'description', 'additional_price_rwf', 'archived_at'])
    .where('product_id', 'in', ['', ...product_ids])
    .execute();

export const selectSizeTexts = (db: Db, product_ids: readonly string[]) =>
  db
    .selectFrom('product_sizes')
    .select(['product_id', 'size_id', 'name', 'additional_price_rwf', 'archived_at'])
    .where('product_id', 'in', ['', ...product_ids])
    .execute();

/** The columns that a bulk change can set, with their types. */
const COLUMN_TYPES = {
  base_price_rwf: 'integer',
  discounted_price_rwf: 'integer',
  planned_discount_rwf: 'integer',
  discount_starts_at: 'timestamptz',
  discount_ends_at: 'timestamptz',
  tags: 'text[]',
  status: 'text',
  publish_at: 'timestamptz',
  reviewed_findings: 'text[]',
  reviewed_by: 'uuid',
  reviewed_at: 'timestamptz',
} as const;
type ChangedColumn = keyof typeof COLUMN_TYPES;
export type ColumnValues = Partial<Pick<Selectable<Products>, ChangedColumn>>;
type ProductValues = { product_id: string; values: ColumnValues };

/** Sets the same columns of each product, in one statement, as each statement creates a new version of the catalogue. */
export async function updateManyProducts(trx: Db, rows: readonly ProductValues[]): Promise<void> {
  const [firstRow] = rows;
  if (!firstRow) return;
  const columns = Object.keys(firstRow.values) as ChangedColumn[];
  const assignments = sql.join(columns.map((column) => sql`${sql.ref(column)} = change.${sql.ref(column)}`));
  const declarations = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(COLUMN_TYPES[column])}`));
  const values = JSON.stringify(rows.map((row) => ({ product_id: row.product_id, ...row.values })));
  await sql`update products set ${assignments}
    from jsonb_to_recordset(${values}::jsonb) as change (product_id text, ${declarations})
    where products.product_id = change.product_id`.execute(trx);
}

/** The id of the last change of each stock row. */
export async function selectLastStockChanges(db: Db, stock_ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('stock_changes')
    .select(({ fn }) => ['stock_id', fn.max('stock_change_id').as('last')])
    .where('stock_id', 'in', [0, ...stock_ids])
    .groupBy('stock_id')
    .execute();
  return new Map(rows.map(({ stock_id, last }) => [stock_id, last]));
}

// ── the record of a change ──

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
