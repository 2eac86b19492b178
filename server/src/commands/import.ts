/** `npm run import -- file.csv [--dry-run] [--prices] [--zip pictures.zip]`: imports a file of products, as the back office does. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ImportAction,
  PRODUCT_FILE_LIMITS as LIMITS,
  type ProductFileKind,
  type ProductFoundBy,
} from '@uruhu/contract/staff/products/file-terms';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { readConfig } from '../config.ts';
import type { Db } from '../database/db.ts';
import {
  addFilePart,
  createImport,
  createPictureFetch,
  findImport,
  type ImportContext,
  runOperatorImport,
  selectPlannedRows,
  startImport,
  startImportCheck,
} from '../domains/product-files/product-files.ts';
import type { Outcome } from '../lib/outcome.ts';
import { STAFF_MESSAGES } from '../messages/messages.ts';
import { createMessage } from '../messages/sentences.ts';
import { openStorage } from '../storage/open-storage.ts';
import { CommandError, runCommand, withShopDatabase } from './run-command.ts';

const USAGE = `npm run import -- file.csv                       imports products; nothing is written where a row has a fault
npm run import -- file.csv --dry-run             says what would be created and changed, and writes nothing
npm run import -- prices.csv --prices            changes only prices, discounts and stock
npm run import -- file.csv --zip pictures.zip    with the pictures that the file names`;

const FAULTS_SHOWN_MAX = 50;

function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new CommandError(createMessage(outcome, STAFF_MESSAGES));
  return outcome.value;
}

function readArguments(args: string[]) {
  try {
    const optionTypes = { 'dry-run': { type: 'boolean' }, prices: { type: 'boolean' }, zip: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: optionTypes });
    const [path] = positionals;
    if (!path || positionals.length > 1) throw new CommandError(USAGE);
    return {
      path,
      zip: values.zip,
      isDryRun: values['dry-run'] === true,
      kind: (values.prices ? 'prices' : 'products') as ProductFileKind,
    };
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

const STEP_LABELS: Readonly<Record<string, string>> = { rows: 'Checking', pictures: 'Fetching pictures', writing: 'Writing' };
/** Moves the cursor to the start of the line and erases the line. */
const CLEAR_LINE = '\r\u001b[2K';
const BAR_LETTERS = 30;
const LINE_EVERY_PERCENT = 10;

/** Shows a progress bar in one line of a terminal; elsewhere it prints a line for each tenth. */
function createProgress(terminal: { isTTY?: boolean; write(text: string): unknown }) {
  let lastLine = '';
  return {
    report({ step, done, total }: { step: string; done: number; total: number }) {
      const percent = total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100));
      const filled = Math.round((percent / 100) * BAR_LETTERS);
      if (terminal.isTTY) {
        terminal.write(`${CLEAR_LINE}${STEP_LABELS[step] ?? step} [${'#'.repeat(filled)}${' '.repeat(BAR_LETTERS - filled)}] ${percent} %`);
        return;
      }
      const line = `${STEP_LABELS[step] ?? step}: ${percent - (percent % LINE_EVERY_PERCENT)} %`;
      if (line !== lastLine) terminal.write(`${line}\n`);
      lastLine = line;
    },
    end() {
      if (terminal.isTTY) terminal.write(CLEAR_LINE);
    },
  };
}

async function readSize(path: string): Promise<number> {
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) throw new CommandError(`There is no file ${path}.`);
  return stats.size;
}

/** Uploads the files in parts to the database, where the import reads them. @returns the import after the last part. */
async function uploadFiles(db: Db, { path, zip, kind }: ReturnType<typeof readArguments>): Promise<ProductImport> {
  const [csv_bytes, zip_bytes] = [await readSize(path), zip ? await readSize(zip) : 0];
  if (csv_bytes > LIMITS.csv_bytes) throw new CommandError(`${path} is larger than ${LIMITS.csv_bytes / 1_000_000} MB. Please split it.`);
  if (zip_bytes > LIMITS.zip_bytes) throw new CommandError(`${zip} is larger than ${LIMITS.zip_bytes / 1_000_000} MB. Please split it.`);
  let productImport = unwrap(await createImport(db, { staff_id: null, kind, file_name: basename(path), csv_bytes, zip_bytes }));
  for (const [file_kind, file] of [['zip', zip] as const, ['csv', path] as const]) {
    if (!file) continue;
    // An empty file has one empty part.
    const contents = (await readSize(file)) > 0 ? createReadStream(file, { highWaterMark: LIMITS.part_bytes }) : [Buffer.alloc(0)];
    let part = 0;
    for await (const bytes of contents) {
      productImport = unwrap(await addFilePart(db, productImport.import_id, { file_kind, part }, bytes as Buffer));
      part++;
    }
  }
  return productImport;
}

const describeCounts = ({ rows, counts }: ProductImport, [createdWord, updatedWord]: readonly [string, string]) =>
  `${rows} rows: ${counts.created} products ${createdWord}, ${counts.updated} ${updatedWord}, ${counts.unchanged} unchanged, ${counts.faulty} with faults.`;

/** A name can be another product's, so the operator reads by what the import has found each product. */
const FOUND_BY: Readonly<Record<ProductFoundBy, string>> = {
  id: 'found by its id',
  brand_and_name: 'found by brand and name',
  name: 'found by its name',
};
const ACTIONS: Readonly<Record<ImportAction, string>> = {
  created: 'would be new',
  updated: 'would change',
  unchanged: 'unchanged',
  faulty: 'faulty',
};
const describeWay = (found_by: ProductFoundBy | null) => (found_by === null ? '' : `, ${FOUND_BY[found_by]}`);

const ROWS_AT_ONCE = 1000;

/** Prints what would happen to each product, and what its texts lose. */
async function printPlan(db: Db, import_id: string): Promise<void> {
  for (let previous_row = 0; ; ) {
    const rows = await selectPlannedRows(db, import_id, { previous_row, limit: ROWS_AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    for (const { row_number, product_id, name, action, found_by, notes } of rows) {
      process.stdout.write(`row ${row_number}, ${product_id} “${name}”: ${ACTIONS[action]}${describeWay(found_by)}\n`);
      for (const { row, column, message } of notes) process.stdout.write(`row ${row}, ${column}: ${message}\n`);
    }
    previous_row = last.row_number;
  }
}

async function listFaults(db: Db, import_id: string): Promise<string> {
  const faultyRows = await selectPlannedRows(db, import_id, { action: 'faulty', previous_row: 0, limit: FAULTS_SHOWN_MAX });
  const lines = faultyRows.flatMap(({ found_by, faults }) =>
    faults.map(({ row, column, value, message }) => `row ${row}${describeWay(found_by)}, ${column} “${value}”: ${message}`),
  );
  return lines.slice(0, FAULTS_SHOWN_MAX).join('\n');
}

/** Ends the command where the import has failed or found faults. */
async function requireSuccess(db: Db, import_id: string): Promise<ProductImport> {
  const productImport = unwrap(await findImport(db, import_id));
  if (productImport.counts.faulty > 0) {
    throw new CommandError(`${await listFaults(db, import_id)}\n${describeCounts(productImport, ['new', 'changed'])} Nothing is written.`);
  }
  if (productImport.problem !== '') throw new CommandError(`${productImport.problem} Nothing is written.`);
  return productImport;
}

await runCommand(async (args) => {
  const options = readArguments(args);
  const configResult = readConfig(process.env);
  if (!configResult.ok) throw new CommandError(configResult.problems.join('\n'));
  const storage = await openStorage(configResult.config);
  return withShopDatabase(async ({ db }) => {
    const progress = createProgress(process.stderr);
    const context: ImportContext = { db, storage, fetchPicture: createPictureFetch(), onProgress: progress.report };
    const { import_id, columns, headers } = await uploadFiles(db, options);
    const ignored = headers.filter((_, index) => columns[index] === null);
    if (ignored.length > 0) process.stderr.write(`Columns that are not read: ${ignored.join(', ')}\n`);
    // Each step takes the import for this process as it begins. A shop on the same database takes imports that no process works on, and
    // would end this one: its background job runs only imports of a staff member.
    const runStep = async (begin: (worker: { worker_id: string }) => Promise<Outcome<ProductImport>>) => {
      const worker_id = randomUUID();
      unwrap(await begin({ worker_id }));
      await runOperatorImport(context, import_id, worker_id).finally(progress.end);
      return requireSuccess(db, import_id);
    };
    const checked = await runStep((worker) => startImportCheck(db, import_id, worker));
    if (options.isDryRun) {
      await printPlan(db, import_id);
      return `${describeCounts(checked, ['would be new', 'would change'])} Nothing is written.`;
    }
    if (checked.counts.created + checked.counts.updated === 0) return `${describeCounts(checked, ['new', 'changed'])}`;
    return describeCounts(await runStep((worker) => startImport(db, import_id, worker)), ['added', 'changed']);
  });
});
