/** The memory of an import and an export does not grow with the file. On PostgreSQL, because the embedded database is in the same process. */
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
import { addPart, checkImport, createImport, findImport, runOwnImport, startImport } from './product-files.ts';

let shop: TestShop;
let place: { brand_id: string; category_id: string };
beforeAll(async () => {
  shop = await openTestShop();
  const { product_id } = await addProduct(shop.db);
  place = await shop.db
    .selectFrom('products')
    .select(['brand_id', 'category_id'])
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
});
afterAll(() => shop.close());

const PART_BYTES = 2_000_000;
const SAMPLE_EVERY = 8;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is in use, apart from garbage, so that a busy machine measures the same as an idle one. */
function measureUsed(): number {
  // The second one frees the buffers that the first one has found.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Calls `sample` after every few statements, wherever the work stands then. */
function watchStatements(db: Db, sample: () => void): Db {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (statements++ % SAMPLE_EVERY === 0) {
        // What was sent is no longer held then.
        await setImmediate();
        sample();
      }
      return result;
    },
  };
  return db.withPlugin(plugin) as Db;
}

/** Rows of some 15 kB, so that a few of them make a large file. */
function* writeRows(rows: number, price: number): Generator<Buffer> {
  const facts = ['Origin', 'Use', 'Story'].map((label) => `${label}: ${'A calm toner. '.repeat(340)}`).join(' | ');
  let text = 'id,name,brand,category,price,specific_info\n';
  for (let row = 1; row <= rows; row++) {
    text += `large-${row},Toner ${row},${place.brand_id},${place.category_id},${price},"${facts}"\n`;
    if (text.length < PART_BYTES) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** Checks and writes a file, and exports all products. Returns the most memory that was in use, and the bytes of the file. */
async function importRows(rows: number, price: number): Promise<{ used: number; csv_bytes: number }> {
  let csv_bytes = 0;
  for (const bytes of writeRows(rows, price)) csv_bytes += bytes.length;
  const created = await createImport(shop.db, null, { kind: 'products', file_name: 'large.csv', csv_bytes, zip_bytes: 0 });
  if (!created.ok) throw new Error(created.code);
  const { import_id } = created.value;
  let part = 0;
  for (const bytes of writeRows(rows, price)) await addPart(shop.db, import_id, { file_kind: 'csv', part: part++ }, bytes);
  const before = measureUsed();
  let used = 0;
  const sample = () => {
    used = Math.max(used, measureUsed() - before);
  };
  const db = watchStatements(shop.db, sample);
  const context = { db, storage: shop.storage, fetchPicture: () => Promise.reject(new Error('no picture is named')) };
  const worker_id = randomUUID();
  await checkImport(db, import_id, undefined, { worker_id });
  await runOwnImport(context, import_id, worker_id);
  await startImport(db, import_id, { worker_id });
  await runOwnImport(context, import_id, worker_id);
  expect(await findImport(db, import_id)).toMatchObject({ value: { state: 'done', rows } });
  let exported = 0;
  for await (const piece of exportProducts(db, 'products')) exported += piece.length;
  expect(exported).toBeGreaterThan(csv_bytes * 0.9);
  return { used, csv_bytes };
}

test('five times the rows take no more memory', { timeout: 600_000 }, async () => {
  const small = await importRows(250, 10_000);
  const large = await importRows(1_250, 20_000);
  const more_bytes = large.csv_bytes - small.csv_bytes;
  expect(more_bytes).toBeGreaterThan(14_000_000);
  // Holding the rest of the file once would take as much, and its rows take a multiple.
  expect(large.used - small.used).toBeLessThan(more_bytes);
});
