/**
 * Tests that the memory of an import and an export does not grow with the file. Runs only on PostgreSQL, because the embedded database is in
 * the same process. Slow, because it collects garbage at each statement.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import type { Db } from '../../database/db.ts';
import { exportProducts } from './export/export-products.ts';
import { addFilePart, createImport, findImport, runOperatorImport, startImport, startImportCheck } from './product-files.ts';

let shop: TestShop;
let references: { brand_id: string; category_id: string };
beforeAll(async () => {
  // Not shared: exports all products.
  shop = await openTestShop();
  const { product_id } = await addProduct(shop.db);
  references = await shop.db
    .selectFrom('products')
    .select(['brand_id', 'category_id'])
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
});
afterAll(() => shop.close());

const PART_BYTES = 2_000_000;
const STATEMENTS_PER_SAMPLE = 8;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory in use without garbage, so that the result does not depend on when the garbage collector runs. */
function measureUsedBytes(): number {
  // The second run frees the buffers whose owners the first run has collected.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Calls `sample` after every few statements. */
function watchStatements(db: Db, sample: () => void): Db {
  let statementCount = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (statementCount++ % STATEMENTS_PER_SAMPLE === 0) {
        // Waits until the driver has released the statement that was sent.
        await setImmediate();
        sample();
      }
      return result;
    },
  };
  return db.withPlugin(plugin) as Db;
}

/** Writes rows of about 15 kB, so that a few rows make a large file. */
function* writeRows(rows: number, price: number): Generator<Buffer> {
  const facts = ['Origin', 'Use', 'Story', 'Care', 'Skin', 'Season', 'Scent', 'Feel']
    .map((label) => `${label}: ${'A calm toner. '.repeat(130)}`)
    .join(' | ');
  let text = 'id,name,brand,category,price,specific_info\n';
  for (let row = 1; row <= rows; row++) {
    text += `large-${row},Toner ${row},${references.brand_id},${references.category_id},${price},"${facts}"\n`;
    if (text.length < PART_BYTES) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

type LargeFile = { rows: number; price: number };

/** Imports a file, and exports all products. Returns the highest memory use, and the size of the file. */
async function measureImportAndExport({ rows, price }: LargeFile): Promise<{ used_bytes: number; csv_bytes: number }> {
  let csv_bytes = 0;
  for (const bytes of writeRows(rows, price)) csv_bytes += bytes.length;
  const createdImport = await createImport(shop.db, { staff_id: null, kind: 'products', file_name: 'large.csv', csv_bytes, zip_bytes: 0 });
  if (!createdImport.ok) throw new Error(createdImport.code);
  const { import_id } = createdImport.value;
  let part = 0;
  for (const bytes of writeRows(rows, price)) await addFilePart(shop.db, import_id, { file_kind: 'csv', part: part++ }, bytes);
  const usedBefore_bytes = measureUsedBytes();
  let used_bytes = 0;
  const sample = () => {
    used_bytes = Math.max(used_bytes, measureUsedBytes() - usedBefore_bytes);
  };
  const db = watchStatements(shop.db, sample);
  const context = { db, storage: shop.storage, fetchPicture: () => Promise.reject(new Error('no picture is named')) };
  const worker_id = randomUUID();
  await startImportCheck(db, import_id, { worker_id });
  await runOperatorImport(context, import_id, worker_id);
  await startImport(db, import_id, { worker_id });
  await runOperatorImport(context, import_id, worker_id);
  expect(await findImport(db, import_id)).toMatchObject({ value: { state: 'done', rows } });
  let exportedLength = 0;
  for await (const piece of exportProducts(db, 'products')) exportedLength += piece.length;
  expect(exportedLength).toBeGreaterThan(csv_bytes * 0.9);
  return { used_bytes, csv_bytes };
}

test('five times as many rows do not need more memory', { timeout: 600_000 }, async () => {
  const smallImport = await measureImportAndExport({ rows: 250, price: 10_000 });
  // Another price, so that this import also changes the products of the small one.
  const largeImport = await measureImportAndExport({ rows: 1_250, price: 20_000 });
  const additional_bytes = largeImport.csv_bytes - smallImport.csv_bytes;
  expect(additional_bytes).toBeGreaterThan(14_000_000);
  // Holding the additional rows in memory would need more than their size in the file.
  expect(largeImport.used_bytes - smallImport.used_bytes).toBeLessThan(additional_bytes);
});
