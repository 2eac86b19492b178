/** The steps of an import by staff: uploading its files, checking it, starting it and cancelling it. */
import {
  type ImportState,
  PRODUCT_FILE_LIMITS as LIMITS,
  listFileColumns,
  matchColumns,
  type ProductFileColumn,
} from '@uruhu/contract/staff/products/file-terms';
import type { CreateImport, ImportPart, ProductImport } from '@uruhu/contract/staff/products/files';
import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createMessage } from '../../../messages/sentences.ts';
import { logAction } from '../../audit/audit.ts';
import { readCsv, UnreadableFileError } from '../csv/read-csv.ts';
import { readFileParts } from './plan-import.ts';
import {
  countProductsByAction,
  endImport,
  type ImportRecord,
  insertImport,
  LEASE_END,
  lockImport,
  selectImport,
  selectRunningImport,
  updateImport,
} from './queries.ts';
import {
  endUnfinishedImports,
  insertFilePart,
  lockImportCreation,
  selectFilePartSizes,
  selectUnfinishedImports,
  sumFileBytes,
} from './upload-queries.ts';

const NO_COUNTS = { created: 0, updated: 0, unchanged: 0, faulty: 0 };

export function presentImport(row: ImportRecord, counts: ProductImport['counts'] = NO_COUNTS): ProductImport {
  const { step_done, step_total, created_at, ended_at, staff_id: _, worker_id: __, leased_until: ___, ...unchangedFields } = row;
  return {
    ...unchangedFields,
    counts,
    done: step_done,
    total: step_total,
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  };
}

export async function findImport(db: Db, import_id: string): Promise<Outcome<ProductImport>> {
  const row = isUuid(import_id) ? await selectImport(db, import_id) : undefined;
  if (!row) return refuse('import_not_found');
  return done(presentImport(row, (await countProductsByAction(db, [import_id])).get(import_id)));
}

/** Runs a change of an import that is in one of these states, and returns the changed import. */
async function changeImport(
  db: Db,
  import_id: string,
  states: readonly ImportState[],
  change: (trx: Db, row: NonNullable<Awaited<ReturnType<typeof lockImport>>>) => Promise<Outcome<unknown>>,
): Promise<Outcome<ProductImport>> {
  if (!isUuid(import_id)) return refuse('import_not_found');
  return transact(db, async (trx) => {
    const row = await lockImport(trx, import_id);
    if (!row) return refuse('import_not_found');
    if (!states.includes(row.state)) return refuse('import_step_not_possible');
    const outcome = await change(trx, row);
    return outcome.ok ? findImport(trx, import_id) : outcome;
  });
}

/** The number of unfinished imports of a staff member. As she starts again if a file has faults, a further import cancels her oldest one. */
const UNFINISHED_MAX = 3;
/** The size of all files of unfinished imports together. */
const FILES_BYTES_MAX = 1_000_000_000;

/** `staff_id`: the staff member who creates the import; null for the operator. */
type NewImport = CreateImport & { staff_id: string | null };

/** Creates an import, whose files are then uploaded. The files wait in the database, so their size is limited. */
export const createImport = (db: Db, { staff_id, ...input }: NewImport): Promise<Outcome<ProductImport>> =>
  transact(db, async (trx) => {
    await lockImportCreation(trx);
    // Keeps one place free for the new import.
    const replaced_ids = (await selectUnfinishedImports(trx, staff_id)).slice(UNFINISHED_MAX - 1);
    const problem = createMessage(refuse('import_replaced', { values: { most: UNFINISHED_MAX } }), STAFF_MESSAGES);
    for (const import_id of replaced_ids) await endImport(trx, import_id, { state: 'cancelled', problem });
    if ((await sumFileBytes(trx)) + input.csv_bytes + input.zip_bytes > FILES_BYTES_MAX) return refuse('imports_too_large');
    return findImport(trx, await insertImport(trx, { ...input, staff_id }));
  });

/** The characters of a header, or of a cell of the first row, that staff see. */
const SHOWN_LENGTH_MAX = 100;
const LETTER = /\p{L}/u;

/** Stores the header, the first row, which helps staff to match the columns, and the columns that the header names. */
async function storeHeader(db: Db, import_id: string, kind: CreateImport['kind']): Promise<Outcome<object>> {
  try {
    const rows = readCsv(readFileParts(db, import_id, 'csv'));
    const header = (await rows.next()).value;
    const sample = (await rows.next()).value;
    await rows.return(undefined);
    if (!header || header.cells.length > LIMITS.columns) return refuse('csv_no_header');
    const headers: string[] = header.cells.map((cell: string) => cell.trim().slice(0, SHOWN_LENGTH_MAX));
    const columns = matchColumns(headers, kind);
    if (columns.every((column) => column === null) && headers.every((name) => !LETTER.test(name))) return refuse('csv_no_header');
    const cells: string[] = headers.map((_, index) => (sample?.cells[index] ?? '').slice(0, SHOWN_LENGTH_MAX));
    await updateImport(db, import_id, { state: 'ready', headers, columns: JSON.stringify(columns), sample: cells });
    return done({});
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.refusal;
    throw error;
  }
}

/** Adds a part of a file. After the last part, reads the header. */
export const addFilePart = (db: Db, import_id: string, { file_kind, part }: ImportPart, bytes: Buffer): Promise<Outcome<ProductImport>> =>
  changeImport(db, import_id, ['uploading'], async (trx, { kind, csv_bytes, zip_bytes }) => {
    if (bytes.length > LIMITS.part_bytes) return refuse('file_too_large');
    if (file_kind === 'csv' && csv_bytes > LIMITS.csv_bytes)
      return refuse('csv_too_large', { values: { most: LIMITS.csv_bytes / 1_000_000 } });
    const readSize = async (fileKind: 'csv' | 'zip') =>
      (await selectFilePartSizes(trx, import_id)).find((size) => size.file_kind === fileKind) ?? { parts: 0, bytes: 0 };
    // A part may be sent again, but none may be left out.
    if (part > (await readSize(file_kind)).parts) return refuse('file_part_missing');
    await insertFilePart(trx, import_id, file_kind, part, bytes);
    const [csv, zip] = [await readSize('csv'), await readSize('zip')];
    // A file with more bytes than announced has a wrong part in the place of another.
    if (csv.bytes > csv_bytes || zip.bytes > zip_bytes) return refuse('file_part_missing');
    return csv.bytes === csv_bytes && zip.bytes === zip_bytes ? storeHeader(trx, import_id, kind) : done({});
  });

/** Refuses columns without an id or a name of the product, unknown columns and repeated columns. */
function checkColumns(kind: CreateImport['kind'], columns: readonly (string | null)[]): Outcome<null> {
  const matchedColumns = columns.filter((column) => column !== null);
  const repeatedColumn = matchedColumns.find((column, index) => matchedColumns.indexOf(column) !== index);
  if (repeatedColumn) return refuse('import_column_twice', { values: { column: repeatedColumn }, fields: ['columns'] });
  const knownColumns = new Set<string>(listFileColumns(kind));
  const isKnown = matchedColumns.every((column) => knownColumns.has(column));
  const namesProducts = matchedColumns.includes('product_id') || matchedColumns.includes('name');
  return isKnown && namesProducts
    ? done(null)
    : refuse('import_columns_needed', { values: { columns: 'product_id or name' }, fields: ['columns'] });
}

/** `worker_id`: the process that works on the import, if it is not the background job. */
type WorkOptions = { worker_id?: string };
type StartOptions = WorkOptions & { staff?: { staff_id: string } };

/** Moves the import to a state in which a process works on it. Refuses if a process already works on another import. */
async function startWork(trx: Db, import_id: string, state: 'checking' | 'importing', { worker_id }: WorkOptions): Promise<Outcome<null>> {
  const runningImport = await selectRunningImport(trx);
  if (runningImport) return refuse('import_running', { values: { staff: runningImport.staff ?? STAFF_MESSAGES.names.operator } });
  const progress = { step: 'rows', step_done: 0, step_total: 0, problem: '' } as const;
  const lease = worker_id ? { worker_id, leased_until: LEASE_END } : {};
  await updateImport(trx, import_id, { state, ...progress, ...lease });
  return done(null);
}

const ONE_IMPORT_CONSTRAINT = 'product_imports_one_at_a_time';

/** If two imports are started at once, the database refuses the second one by this constraint. */
async function refuseConcurrentStart(work: () => Promise<Outcome<ProductImport>>): Promise<Outcome<ProductImport>> {
  try {
    return await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== ONE_IMPORT_CONSTRAINT) throw error;
    return refuse('import_running', { values: { staff: STAFF_MESSAGES.names.someone } });
  }
}

/**
 * `columns`: the column of a product file that staff matched to each column of this file, null for none; undefined keeps the stored ones,
 * which the upload has matched by their headers.
 */
type CheckOptions = WorkOptions & { columns?: readonly (string | null)[] | undefined };

/** Starts the check of an import: the dry run, in which a process computes what the import would change. */
export const startImportCheck = (db: Db, import_id: string, { columns, ...options }: CheckOptions = {}): Promise<Outcome<ProductImport>> =>
  refuseConcurrentStart(() =>
    changeImport(db, import_id, ['ready', 'checked'], async (trx, row) => {
      const matchedColumns = row.headers.map((_, index) => (columns ?? row.columns)[index] ?? null) as (ProductFileColumn | null)[];
      const columnCheck = checkColumns(row.kind, matchedColumns);
      if (!columnCheck.ok) return columnCheck;
      await updateImport(trx, import_id, { columns: JSON.stringify(matchedColumns) });
      return startWork(trx, import_id, 'checking', options);
    }),
  );

/** Starts writing a checked import. `staff`: the staff member, whose start is recorded in the audit log; undefined if the operator starts it. */
export const startImport = (db: Db, import_id: string, { staff, ...options }: StartOptions = {}): Promise<Outcome<ProductImport>> =>
  refuseConcurrentStart(() =>
    changeImport(db, import_id, ['checked'], async (trx) => {
      const counts = (await countProductsByAction(trx, [import_id])).get(import_id) ?? NO_COUNTS;
      if (counts.faulty > 0) return refuse('import_has_faults');
      if (counts.created + counts.updated === 0) return refuse('import_changes_nothing');
      if (staff) await logAction(trx, staff, { kind: 'product-imports', record_id: import_id, details: { state: 'importing', ...counts } });
      return startWork(trx, import_id, 'importing', options);
    }),
  );

/** Cancels an import. It can be cancelled while its pictures are fetched, which may take hours, but not in the few seconds of writing. */
export const cancelImport = (db: Db, import_id: string, staff: { staff_id: string }): Promise<Outcome<ProductImport>> =>
  changeImport(db, import_id, ['uploading', 'ready', 'checking', 'checked', 'importing'], async (trx, row) => {
    if (row.state === 'importing' && row.step === 'writing') return refuse('import_step_not_possible');
    await endImport(trx, import_id, { state: 'cancelled', problem: '' });
    await logAction(trx, staff, { kind: 'product-imports', record_id: import_id, details: { state: 'cancelled' } });
    return done(null);
  });

/** Cancels imports that staff have not finished in time, because their files fill the database. */
export const cancelForgottenImports = (db: Db, hours: number) =>
  endUnfinishedImports(db, hours, createMessage(refuse('import_forgotten', { values: { hours } }), STAFF_MESSAGES));
