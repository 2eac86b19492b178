/**
 * Measures a large file: exports, checks and imports products in an empty database, and prints the time and the memory of each step.
 *
 *   node server/test/measure-imports.ts [rows, by default 100000]
 *
 * It starts a separate PostgreSQL, as the tests do; its memory is not counted. DATABASE_URL names another, empty one.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/connect.ts';
import type { Db } from '../src/database/db.ts';
import { migrate } from '../src/database/migrate.ts';
import { exportProducts } from '../src/domains/product-files/export/export-products.ts';
import {
  addFilePart,
  createImport,
  findImport,
  runOperatorImport,
  startImport,
  startImportCheck,
} from '../src/domains/product-files/product-files.ts';
import type { Storage } from '../src/storage/storage.ts';
import { startPostgres } from './support/database/postgres-server.ts';

const PART_BYTES = 4_000_000;
/** More than a row has, so that no part is larger than `PART_BYTES`. */
const ROW_BYTES_MAX = 1_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

let rss_bytes_max = 0;
const memoryTimer = setInterval(() => {
  rss_bytes_max = Math.max(rss_bytes_max, process.memoryUsage.rss());
}, 20);

async function measure<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  rss_bytes_max = process.memoryUsage.rss();
  const started_ms = performance.now();
  const value = await work();
  print(`${name}: ${((performance.now() - started_ms) / 1000).toFixed(1)} s, at most ${Math.round(rss_bytes_max / 1_000_000)} MB`);
  return value;
}

/** Yields the parts of a file with rows as suppliers send them, a few hundred bytes each. */
function* yieldFileParts(rowCount: number, lowestPrice_rwf: number): Generator<Buffer> {
  const description = '<p>A light toner that calms and moistens the skin after washing, with rice water and panthenol.</p>';
  let part = 'id,name,brand,category,status,price,stock,weight,tags,keywords,ingredients,description\n';
  for (let row = 1; row <= rowCount; row++) {
    part += `measured-${row},Toner ${row},Brand,Category,draft,${lowestPrice_rwf + row},${row % 90},150,NEW ARRIVAL,toner | rice ${row},"Water, Glycerin, Panthenol",${description}\n`;
    if (part.length < PART_BYTES - ROW_BYTES_MAX) continue;
    yield Buffer.from(part);
    part = '';
  }
  yield Buffer.from(part);
}

async function uploadRows(db: Db, rowCount: number, lowestPrice_rwf: number): Promise<string> {
  let csv_bytes = 0;
  for (const bytes of yieldFileParts(rowCount, lowestPrice_rwf)) csv_bytes += bytes.length;
  const creation = await createImport(db, { staff_id: null, kind: 'products', file_name: 'measured.csv', csv_bytes, zip_bytes: 0 });
  if (!creation.ok) throw new Error(creation.code);
  const { import_id } = creation.value;
  let part = 0;
  for (const bytes of yieldFileParts(rowCount, lowestPrice_rwf))
    await addFilePart(db, import_id, { file_kind: 'csv', part: part++ }, bytes);
  print(`a file of ${rowCount} rows, ${Math.round(csv_bytes / 1_000_000)} MB`);
  return import_id;
}

async function importRows(db: Db, rowCount: number, lowestPrice_rwf: number): Promise<void> {
  const import_id = await uploadRows(db, rowCount, lowestPrice_rwf);
  const context = { db, storage: {} as Storage, fetchPicture: () => Promise.reject(new Error('not measured')) };
  const worker_id = randomUUID();
  const runAndPrint = async () => {
    await runOperatorImport(context, import_id, worker_id);
    const outcome = await findImport(db, import_id);
    print(outcome.ok ? `  ${outcome.value.state}: ${JSON.stringify(outcome.value.counts)} ${outcome.value.problem}` : outcome.code);
  };
  await startImportCheck(db, import_id, { worker_id });
  await measure('dry run', runAndPrint);
  await startImport(db, import_id, { worker_id });
  await measure('import', runAndPrint);
}

const startedPostgres = process.env.DATABASE_URL ? null : await startPostgres();
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? startedPostgres?.url, dataDir: '', log: print });
await migrate(database, () => {});
const { db } = database;
await sql`insert into brands (brand_id, name) values ('brand', 'Brand')`.execute(db);
await sql`insert into categories (category_id, name) values ('category', 'Category')`.execute(db);
const rowCount = Number(process.argv[2] ?? 100_000);
print('new products');
await importRows(db, rowCount, 10_000);
print('the same products with other prices');
await importRows(db, rowCount, 20_000);
await measure('export', async () => {
  let bytes = 0;
  for await (const piece of exportProducts(db, 'products')) bytes += Buffer.byteLength(piece);
  print(`  ${Math.round(bytes / 1_000_000)} MB`);
});
clearInterval(memoryTimer);
await database.close();
await startedPostgres?.stop();
