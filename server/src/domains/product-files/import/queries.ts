/** SQL of imports: their states, their pictures and their plans. */
import { IMPORT_ACTIONS, type ImportAction, type ImportState, type ImportStep } from '@uruhu/contract/staff/products/file-terms';
import type { CreateImport, ImportFault, ImportNote, ImportRowsQuery } from '@uruhu/contract/staff/products/files';
import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { ProductImportRows, ProductImports } from '../../../database/schema.ts';
import type { Plan, PlannedProduct } from './plan-types.ts';

// ── imports ──

const NO_COUNTS = Object.fromEntries(IMPORT_ACTIONS.map((action) => [action, 0])) as Record<ImportAction, number>;

const buildImportQuery = (db: Db) =>
  db
    .selectFrom('product_imports')
    .leftJoin('staff', 'staff.staff_id', 'product_imports.staff_id')
    .selectAll('product_imports')
    .select('staff.name as staff');

export type ImportRecord = Selectable<ProductImports> & { staff: string | null };

export const selectImport = (db: Db, import_id: string) => buildImportQuery(db).where('import_id', '=', import_id).executeTakeFirst();

export async function selectImportPage(db: Db, { page, perPage }: { page: number; perPage: number }) {
  const rows = await buildImportQuery(db)
    .orderBy('product_imports.created_at', 'desc')
    .orderBy('import_id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db.selectFrom('product_imports').select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Counts the products of these imports by their planned action. */
export async function countProductsByAction(db: Db, import_ids: readonly string[]): Promise<Map<string, Record<ImportAction, number>>> {
  const rows = await db
    .selectFrom('product_import_rows')
    .select(['import_id', 'action', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`import_id = any (${import_ids}::uuid[])`)
    .groupBy(['import_id', 'action'])
    .execute();
  const counts = new Map(import_ids.map((id) => [id, { ...NO_COUNTS }]));
  for (const { import_id, action, count } of rows) Object.assign(counts.get(import_id) ?? {}, { [action]: count });
  return counts;
}

export async function insertImport(db: Db, values: CreateImport & { staff_id: string | null }): Promise<string> {
  const { import_id } = await db.insertInto('product_imports').values(values).returning('import_id').executeTakeFirstOrThrow();
  return import_id;
}

export const lockImport = (trx: Db, import_id: string) =>
  trx.selectFrom('product_imports').selectAll().where('import_id', '=', import_id).forUpdate().executeTakeFirst();

type ImportChange = {
  state?: ImportState;
  step?: ImportStep;
  step_done?: number;
  step_total?: number;
  headers?: string[];
  columns?: string;
  sample?: string[];
  rows?: number;
  problem?: string;
  leased_until?: RawBuilder<Date>;
  worker_id?: string;
};

export const updateImport = (db: Db, import_id: string, set: ImportChange) =>
  db.updateTable('product_imports').set(set).where('import_id', '=', import_id).execute();

export const ENDED_STATES = ['done', 'failed', 'cancelled'] as const;
const ACTIVE_STATES = ['checking', 'importing'] as const;

type ImportEnd = {
  state: (typeof ENDED_STATES)[number];
  problem: string;
  /** If given, ends the import only if the process with this id works on it. Null is the id of no process, so it ends no import. */
  worker_id?: string | null;
};

/**
 * Ends an import and deletes its files. Keeps its plan only if the import is done. Returns false if the import has ended already, or if
 * another process works on it.
 */
export async function endImport(db: Db, import_id: string, { state, problem, worker_id }: ImportEnd): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product_imports')
    .set({ state, problem, ended_at: sql<Date>`now()`, worker_id: null, leased_until: null })
    .where('import_id', '=', import_id)
    .where('state', 'not in', ENDED_STATES)
    .$if(worker_id !== undefined, (query) => query.where('worker_id', '=', worker_id ?? null).where('state', 'in', ACTIVE_STATES))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom('product_import_parts').where('import_id', '=', import_id).execute();
  if (state !== 'done') await deletePlan(db, import_id);
  return true;
}

/** The import on which a process works or will work, if there is one. */
export const selectRunningImport = (db: Db) => buildImportQuery(db).where('state', 'in', ACTIVE_STATES).executeTakeFirst();

export const deleteOldImports = (db: Db, days: number) =>
  db
    .deleteFrom('product_imports')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where('state', 'not in', ACTIVE_STATES)
    .execute();

// ── work ──

/** The time after which another process may take an import, unless the process that works on it renews its lease before. */
export const LEASE_END = sql<Date>`now() + interval '15 seconds'`;

/** Takes the import that waits for work, unless another process works on it. */
export async function takeWaitingImport(db: Db, worker_id: string): Promise<string | null> {
  const waitingImports = db
    .selectFrom('product_imports')
    .select('import_id')
    .where('state', 'in', ACTIVE_STATES)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]))
    .limit(1)
    .forUpdate()
    .skipLocked();
  const takenImport = await db
    .updateTable('product_imports')
    .set({ worker_id, leased_until: LEASE_END })
    .where('import_id', 'in', waitingImports)
    .returning('import_id')
    .executeTakeFirst();
  return takenImport?.import_id ?? null;
}

type Progress = { step: ImportStep; step_done: number; step_total: number; rows?: number };

/** Saves the progress and renews the lease. Returns false if another process has taken the import, or if it was cancelled. */
export async function saveProgress(db: Db, import_id: string, worker_id: string, progress: Progress): Promise<boolean> {
  const updatedImport = await db
    .updateTable('product_imports')
    .set({ ...progress, leased_until: LEASE_END })
    .where('import_id', '=', import_id)
    .where('worker_id', '=', worker_id)
    .where('state', 'in', ACTIVE_STATES)
    .returning('import_id')
    .executeTakeFirst();
  return updatedImport !== undefined;
}

/** Keeps other processes from taking the import. Returns false if another one has taken it, or if it was cancelled. */
export async function renewLease(db: Db, import_id: string, worker_id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product_imports')
    .set({ leased_until: LEASE_END })
    .where('import_id', '=', import_id)
    .where('worker_id', '=', worker_id)
    .where('state', 'in', ACTIVE_STATES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Returns an import to staff, as checked. `problem`: why its products were not written, or ''. Returns false if another process has taken it, or if it was
 * cancelled.
 */
export async function returnToStaff(db: Db, import_id: string, worker_id: string, problem: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product_imports')
    .set({ state: 'checked', worker_id: null, leased_until: null, problem })
    .where('import_id', '=', import_id)
    .where('worker_id', '=', worker_id)
    .where('state', 'in', ACTIVE_STATES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const releaseImport = (db: Db, import_id: string, worker_id: string) =>
  db
    .updateTable('product_imports')
    .set({ worker_id: null, leased_until: null })
    .where('import_id', '=', import_id)
    .where('worker_id', '=', worker_id)
    .execute();

/** The role of a staff member, unless she is disabled. */
export const selectActiveRole = (db: Db, staff_id: string) =>
  db.selectFrom('staff').select('role').where('staff_id', '=', staff_id).where('disabled_at', 'is', null).executeTakeFirst();

/** An import takes longer than the time limit for queries of shoppers. */
export const disableStatementTimeout = (trx: Db) => sql`set local statement_timeout = 0`.execute(trx);

/**
 * Updates the statistics of the query planner after many new products. Without it, the planner would read whole tables, as if they were still
 * small, until autovacuum updates the statistics a minute later.
 */
export const updateStatistics = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await disableStatementTimeout(trx);
    await sql`analyze products, product_options, product_sizes, stock, translations`.execute(trx);
  });

// ── planned products ──

export const deletePlan = (db: Db, import_id: string) => db.deleteFrom('product_import_rows').where('import_id', '=', import_id).execute();

export async function insertPlannedRows(db: Db, import_id: string, plannedRows: readonly PlannedProduct[]): Promise<void> {
  if (plannedRows.length === 0) return;
  const rows = JSON.stringify(plannedRows.map((product) => ({ ...product, import_id })));
  // Sends all rows as one JSON parameter, which is faster than one parameter for each value.
  await sql`insert into product_import_rows (import_id, row_number, product_id, name, found_by, action, version, changes, faults, plan)
    select import_id, row_number, product_id, name, found_by, action, version, changes, faults, nullif(plan, 'null')
    from jsonb_populate_recordset(null::product_import_rows, ${rows}::jsonb)`.execute(db);
}

/** Updates the statistics of the query planner. Without it, the planner would join the new rows as if they were only a few. */
export const analyzePlannedRows = (db: Db) => sql`analyze product_import_rows`.execute(db);

/** Adds a fault to products that are in the file more than once, except the first time. Replaces `{row}` in the message by the first row. */
export const markRepeatedProducts = (db: Db, import_id: string, message: string) =>
  sql`update product_import_rows marked set action = 'faulty', plan = null, faults = marked.faults || jsonb_build_array(
      jsonb_build_object('row', marked.row_number, 'column', 'product_id', 'value', marked.product_id,
        'message', replace(${message}::text, '{row}', repeated.first_row::text)))
    from (select row_number, min(row_number) over (partition by product_id) as first_row from product_import_rows
      where import_id = ${import_id} and product_id <> '') repeated
    where marked.import_id = ${import_id} and marked.row_number = repeated.row_number
      and repeated.row_number <> repeated.first_row`.execute(db);

/** Adds a fault to products with related products that are neither in the shop nor in the file. Replaces `{ids}` in the message by their ids. */
export const markUnknownRelatedProducts = (db: Db, import_id: string, message: string) =>
  sql`update product_import_rows marked set action = 'faulty', plan = null, faults = marked.faults || jsonb_build_array(
      jsonb_build_object('row', marked.row_number, 'column', 'related_products', 'value', missing.ids,
        'message', replace(${message}::text, '{ids}', missing.ids)))
    from (select row_number, string_agg(related.id, ', ' order by related.id) as ids from product_import_rows planned
      cross join lateral jsonb_array_elements_text(planned.plan -> 'columns' -> 'related_product_ids') as related (id)
      where import_id = ${import_id} and jsonb_typeof(planned.plan -> 'columns' -> 'related_product_ids') = 'array'
        and not exists (select from products where products.product_id = related.id)
        and not exists (select from product_import_rows other where other.import_id = planned.import_id
          and other.product_id = related.id and other.action = 'created')
      group by row_number) missing
    where marked.import_id = ${import_id} and marked.row_number = missing.row_number`.execute(db);

/** Adds a fault to a planned product. */
export const markFaulty = (db: Db, import_id: string, row_number: number, { column, value, message }: Omit<ImportFault, 'row'>) =>
  sql`update product_import_rows marked set action = 'faulty', plan = null, faults = marked.faults || jsonb_build_array(
      jsonb_build_object('row', marked.row_number, 'column', ${column}::text, 'value', ${value}::text, 'message', ${message}::text))
    where marked.import_id = ${import_id} and marked.row_number = ${row_number}`.execute(db);

/** The notes of a product. One that does not change, or has faults, has no plan. */
const PLAN_NOTES = sql<ImportNote[]>`coalesce(plan -> 'notes', '[]')`.as('notes');

export async function selectPlannedPage(db: Db, import_id: string, { page, perPage, filter: { action } }: ImportRowsQuery) {
  const allRows = db.selectFrom('product_import_rows').where('import_id', '=', import_id);
  const rows = action === undefined ? allRows : allRows.where('action', '=', action);
  const data = await rows
    .select(['row_number', 'product_id', 'name', 'found_by', 'action', 'changes', 'faults', PLAN_NOTES])
    .orderBy('row_number')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await rows.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { data, total };
}

type PlannedRow = Pick<Selectable<ProductImportRows>, 'row_number' | 'product_id' | 'name' | 'found_by' | 'action' | 'faults'> & {
  notes: ImportNote[];
};
/** `page.action`: only products to which this happens. `page.previous_row`: the last row of the page before; 0 for the first page. */
export function selectPlannedRows(
  db: Db,
  import_id: string,
  { action, previous_row, limit }: { action?: ImportAction; previous_row: number; limit: number },
): Promise<PlannedRow[]> {
  const allRows = db.selectFrom('product_import_rows').where('import_id', '=', import_id);
  return (action === undefined ? allRows : allRows.where('action', '=', action))
    .select(['row_number', 'product_id', 'name', 'found_by', 'action', 'faults', PLAN_NOTES])
    .where('row_number', '>', previous_row)
    .orderBy('row_number')
    .limit(limit)
    .execute();
}

// ── pictures ──

/** Planned products with pictures that must be stored, from the row after `previous_row` on. */
export async function selectPlansWithSources(db: Db, import_id: string, previous_row: number, limit: number) {
  const rows = await db
    .selectFrom('product_import_rows')
    .select(['row_number', 'plan'])
    .where('import_id', '=', import_id)
    .where('row_number', '>', previous_row)
    .where(sql<boolean>`jsonb_array_length(plan -> 'sources') > 0`)
    .orderBy('row_number')
    .limit(limit)
    .execute();
  return rows as { row_number: number; plan: Plan }[];
}

/** Counts the pictures that must be stored for all products of the plan. */
export const countSources = async (db: Db, import_id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(jsonb_array_length(plan -> 'sources')), 0)::int as count
    from product_import_rows where import_id = ${import_id} and plan is not null`.execute(db);
  return rows[0]?.count ?? 0;
};

export const updatePlan = (db: Db, import_id: string, row_number: number, plan: Plan) =>
  db
    .updateTable('product_import_rows')
    .set({ plan: JSON.stringify(plan) })
    .where('import_id', '=', import_id)
    .where('row_number', '=', row_number)
    .execute();

export async function selectStoredPictures(db: Db, import_id: string, sources: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('product_import_pictures')
    .select(['source', 'key'])
    .where('import_id', '=', import_id)
    // '' keeps the list from being empty, which SQL does not allow.
    .where('source', 'in', ['', ...sources])
    .execute();
  return new Map(rows.map(({ source, key }) => [source, key]));
}

export const insertStoredPicture = (db: Db, import_id: string, { source, key }: { source: string; key: string }) =>
  db
    .insertInto('product_import_pictures')
    .values({ import_id, source, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
