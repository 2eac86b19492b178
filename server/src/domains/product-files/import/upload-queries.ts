/** SQL of uploaded files, and of unfinished imports, whose number and size is limited. */
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { ENDED_STATES } from './queries.ts';

// ── files ──

type FileKind = 'csv' | 'zip';

export const insertFilePart = (db: Db, import_id: string, file_kind: FileKind, part: number, bytes: Buffer) =>
  db
    .insertInto('product_import_parts')
    .values({ import_id, file_kind, part, bytes })
    .onConflict((conflict) => conflict.columns(['import_id', 'file_kind', 'part']).doUpdateSet({ bytes }))
    .execute();

export const selectFilePartSizes = (db: Db, import_id: string) =>
  db
    .selectFrom('product_import_parts')
    .select(['file_kind', sql<number>`count(*)::int`.as('parts'), sql<number>`sum(length(bytes))::int`.as('bytes')])
    .where('import_id', '=', import_id)
    .groupBy('file_kind')
    .execute();

export async function selectFilePart(db: Db, import_id: string, file_kind: FileKind, part: number): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('product_import_parts')
    .select('bytes')
    .where('import_id', '=', import_id)
    .where('file_kind', '=', file_kind)
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

// ── unfinished imports ──

/** States in which an import waits for a staff member, with its files in the database. */
const UNFINISHED_STATES = ['uploading', 'ready', 'checked'] as const;

/** Lets only one transaction at a time create an import, so that the sums below stay correct until it ends. */
export const lockImportCreation = (trx: Db) => sql`select pg_advisory_xact_lock(hashtextextended('product imports', 0))`.execute(trx);

/** The unfinished imports of a staff member, or of the operator if `staff_id` is null, newest first. */
export async function selectUnfinishedImports(db: Db, staff_id: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('product_imports')
    .select('import_id')
    .where('staff_id', 'is not distinct from', staff_id)
    .where('state', 'in', UNFINISHED_STATES)
    .orderBy('created_at', 'desc')
    .orderBy('import_id')
    .execute();
  return rows.map(({ import_id }) => import_id);
}

/** The size of the files of all imports that have not ended, including parts that are not uploaded yet. */
export async function sumFileBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('product_imports')
    .select(sql<number>`coalesce(sum(csv_bytes + zip_bytes), 0)::float8`.as('bytes'))
    .where('state', 'not in', ENDED_STATES)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Cancels imports that were created this many hours ago and are still unfinished, and deletes their files and plans. */
export const endUnfinishedImports = (db: Db, hours: number, problem: string) =>
  db
    .with('ended', (inner) =>
      inner
        .updateTable('product_imports')
        .set({ state: 'cancelled', problem, ended_at: sql<Date>`now()` })
        .where('state', 'in', UNFINISHED_STATES)
        .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
        .returning('import_id'),
    )
    .with('deleted', (inner) =>
      inner.deleteFrom('product_import_rows').where('import_id', 'in', (ended) => ended.selectFrom('ended').select('import_id')),
    )
    .deleteFrom('product_import_parts')
    .where('import_id', 'in', (inner) => inner.selectFrom('ended').select('import_id'))
    .execute();
