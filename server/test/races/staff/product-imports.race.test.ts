/**
 * Imports run at the same time as orders and other imports, and in processes that end in the middle. Slow: it imports up to ten thousand
 * rows.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  addFilePart,
  createImport,
  findImport,
  runWaitingImport,
  startImport,
  startImportCheck,
} from '../../../src/domains/product-files/product-files.ts';
import { openTestPostgres } from '../../support/database/engines.ts';
import { placeOrder } from '../../support/fixtures/buy.ts';
import { addToCart } from '../../support/fixtures/cart.ts';
import { addProduct, addShopper, addStock, setShipping } from '../../support/fixtures/fixtures.ts';
import { checkFile, postImports, readImport, runImports, uploadFile } from '../../support/fixtures/product-files.ts';
import { addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { startProcess, startScript } from '../../support/system/processes.ts';
import { createTempFolder } from '../../support/system/temp-folder.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
  owner = await addStaffMember(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from product_imports`.execute(shop.db);
});

/** Inserts many products of one brand. */
async function addManyProducts(count: number, stock = 10): Promise<string[]> {
  const { product_id } = await addProduct(shop.db);
  const { rows } = await sql<{ product_id: string }>`
    insert into products (product_id, brand_id, category_id, name, base_price_rwf, weight_g)
    select ${product_id} || '-' || n, brand_id, category_id, 'Many ' || n, 10000, 100 from products, generate_series(1, ${sql.lit(count)}) n
    where product_id = ${product_id} returning product_id`.execute(shop.db);
  const ids = rows.map((row) => row.product_id);
  await sql`insert into stock (product_id, on_hand) select unnest(${ids}::text[]), ${sql.lit(stock)}`.execute(shop.db);
  await shop.refresh();
  return ids;
}

const startWriting = async (import_id: string) => expect((await postImports(shop, owner, `/${import_id}/start`)).status).toBe(200);
const readStock = (product_id: string) =>
  shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).executeTakeFirstOrThrow();

test('orders are placed while a large file is imported, and neither loses the pieces of the other', async () => {
  const ids = await addManyProducts(3_000);
  const csv = `id,price,stock\n${ids.map((id) => `${id},9000,50`).join('\n')}\n`;
  const { import_id } = await checkFile(shop, owner, { csv, kind: 'prices' });
  await startWriting(import_id);
  let isWriting = true;
  const writing = runImports(shop).finally(() => {
    isWriting = false;
  });
  const waits_ms: number[] = [];
  let orderCount = 0;
  while (isWriting) {
    const buyer = await addShopper(shop.db);
    await addToCart(shop.app, buyer, { product_id: ids[orderCount % ids.length] ?? '', quantity: 2 });
    const started_ms = performance.now();
    const { status } = await placeOrder(shop, buyer);
    waits_ms.push(performance.now() - started_ms);
    expect(status).toBe(200);
    orderCount++;
  }
  await writing;
  expect((await readImport(shop, owner, import_id)).data).toMatchObject({ state: 'done', counts: { updated: 3_000 } });
  expect(orderCount).toBeGreaterThan(0);
  // An order gives up after ten seconds; on an idle machine none waits for half a second.
  expect(Math.max(...waits_ms)).toBeLessThan(8_000);
  const { rows } = await sql<{ on_hand: number; reserved: number }>`
    select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from stock where product_id = any (${ids}::text[])`.execute(
    shop.db,
  );
  expect(rows).toEqual([{ on_hand: 3_000 * 50, reserved: orderCount * 2 }]);
});

test('an order, also one for the last pieces, does not wait for products that an import has written and not yet committed', async () => {
  const ids = await addManyProducts(50);
  const csv = `id,price,stock\n${ids.map((id) => `${id},9000,50`).join('\n')}\n`;
  const { import_id } = await checkFile(shop, owner, { csv, kind: 'prices' });
  await startWriting(import_id);
  const product_id = ids[10] ?? '';
  let writing: Promise<unknown> = Promise.resolve();
  // Blocks the import after it has written all products, when it waits for the first row of stock.
  await shop.db.transaction().execute(async (trx) => {
    await sql`select from stock where product_id = ${ids[0] ?? ''} for update`.execute(trx);
    writing = runImports(shop);
    await waitUntilBlocked(shop.db, 1, '%for update of stock%');
    const buyer = await addShopper(shop.db);
    await addToCart(shop.app, buyer, { product_id, quantity: 10 });
    expect((await placeOrder(shop, buyer)).status).toBe(200);
  });
  await writing;
  expect((await readImport(shop, owner, import_id)).data.state).toBe('done');
  expect(await readStock(product_id)).toEqual({ on_hand: 50, reserved: 10 });
});

test('an order that comes between the dry run and the writing keeps its pieces: the import refuses to set the stock below them', async () => {
  const { product_id } = await addProduct(shop.db);
  await addStock(shop.db, { product_id, on_hand: 5 });
  await shop.refresh();
  const { import_id } = await checkFile(shop, owner, { csv: `id,stock\n${product_id},1\n`, kind: 'prices' });
  const buyer = await addShopper(shop.db);
  await addToCart(shop.app, buyer, { product_id, quantity: 3 });
  expect((await placeOrder(shop, buyer)).status).toBe(200);
  await startWriting(import_id);
  await runImports(shop);
  const { data, rows } = await readImport(shop, owner, import_id);
  expect([data.state, rows[0]?.faults[0]?.message]).toEqual(['checked', expect.stringContaining('Open orders hold 3')]);
  expect(await readStock(product_id)).toEqual({ on_hand: 5, reserved: 3 });
});

test('of two imports that staff members begin at once, one is refused, and of three processes that look for imports, one runs it', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => uploadFile(shop, owner, { csv: 'id,price\nnone,1\n', kind: 'prices' })));
  const responses = await Promise.all([first, second].map((file) => postImports(shop, owner, `/${file?.import_id}/check`)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const import_ids = await Promise.all([runImports(shop), runImports(shop), runImports(shop)]);
  expect(import_ids.filter((import_id) => import_id !== null)).toHaveLength(1);
});

test('an import whose process is killed while it writes leaves no partial change, and the next process runs it from the beginning', async () => {
  const database = await openTestPostgres();
  onTestFinished(database.close);
  const { db } = database;
  const staffMember = await addStaffMember(db);
  const { product_id } = await addProduct(db);
  await addStock(db, { product_id, on_hand: 10 });
  const csv = Buffer.from(`id,price,stock\n${product_id},7000,20\n`);
  const creation = await createImport(db, {
    staff_id: staffMember.staff_id,
    kind: 'prices',
    file_name: 'a.csv',
    csv_bytes: csv.length,
    zip_bytes: 0,
  });
  const import_id = creation.ok ? creation.value.import_id : '';
  await addFilePart(db, import_id, { file_kind: 'csv', part: 0 }, csv);
  const readState = async () => {
    const outcome = await findImport(db, import_id);
    const product = await db.selectFrom('products').select('base_price_rwf').executeTakeFirstOrThrow();
    return [outcome.ok && outcome.value.state, product.base_price_rwf];
  };
  const startWorker = () => startScript(join(import.meta.dirname, '../../support/shop/import-worker.ts'), [database.databaseUrl]);
  await startImportCheck(db, import_id);
  await startWorker().waitForLine(/^ended/);
  await startImport(db, import_id);
  // Kills the worker when it has written the price and waits for the stock.
  await db.transaction().execute(async (trx) => {
    await sql`select from stock for update`.execute(trx);
    const worker = startWorker();
    await waitUntilBlocked(db, 1, '%for update of stock%');
    worker.child.kill('SIGKILL');
    expect((await worker.exited).signal).toBe('SIGKILL');
  });
  expect(await readState()).toEqual(['importing', 10_000]);
  // Until the killed worker's lease has ended, no other process takes the import over.
  expect(await startWorker().waitForLine(/^ended/)).toBe('ended null');
  await sql`update product_imports set leased_until = now() - interval '1 second'`.execute(db);
  expect(await startWorker().waitForLine(/^ended/)).toBe(`ended ${import_id}`);
  expect(await readState()).toEqual(['done', 7_000]);
  expect(await db.selectFrom('stock').select('on_hand').execute()).toEqual([{ on_hand: 20 }]);
});

test('a shop that stops interrupts an import, and the next start runs it from the beginning', async () => {
  const ids = await addManyProducts(500);
  const { import_id } = await uploadFile(shop, owner, { csv: `id,price\n${ids.map((id) => `${id},6000`).join('\n')}\n`, kind: 'prices' });
  expect((await postImports(shop, owner, `/${import_id}/check`)).status).toBe(200);
  const stopping = new AbortController();
  await runImports(shop, { signal: stopping.signal, onProgress: () => stopping.abort() });
  expect((await readImport(shop, owner, import_id)).data.state).toBe('checking');
  await runImports(shop);
  expect((await readImport(shop, owner, import_id)).data).toMatchObject({ state: 'checked', rows: 500, counts: { updated: 500 } });
});

test('the command imports a file while the shop runs, prints plain lines without a terminal, and names faults', async () => {
  const database = await openTestPostgres();
  onTestFinished(database.close);
  const { db } = database;
  const { product_id } = await addProduct(db);
  const folder = createTempFolder();
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const run = async (...args: string[]) => {
    const env = { ...process.env, NODE_ENV: 'test', DEMO: '0', DATABASE_URL: database.databaseUrl, DATA_DIR: folder };
    const child = startProcess(process.execPath, [join(import.meta.dirname, '../../../src/commands/import.ts'), ...args], { env });
    const { code } = await child.exited;
    return { code, output: child.output.join('\n'), errors: child.errors.join('\n') };
  };
  const readPrice = async () => (await db.selectFrom('products').select('base_price_rwf').executeTakeFirstOrThrow()).base_price_rwf;
  const validFile = write('good.csv', `id,price,note\n${product_id},8500,x\n`);
  const dryRun = await run(validFile, '--prices', '--dry-run');
  expect(dryRun).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      new RegExp(
        `^row 2, ${product_id} “.*”: would change, found by its id\\n1 rows: 0 products would be new, 1 would change, .* Nothing is written.$`,
      ),
    ),
  });
  expect(dryRun.errors).toContain('Columns that are not read: note');
  expect(dryRun.errors).toContain('Checking: ');
  expect(await readPrice()).toBe(10_000);
  expect(await run(validFile, '--prices')).toMatchObject({
    code: 0,
    output: '1 rows: 0 products added, 1 changed, 0 unchanged, 0 with faults.',
  });
  expect(await readPrice()).toBe(8_500);
  const faulty = await run(write('bad.csv', `id,price\n${product_id},7,5\nnone,1\n`), '--prices');
  expect(faulty.code).toBe(1);
  expect(faulty.errors).toContain('row 3, product_id “none”: The shop has no product with this id.');
  expect(await readPrice()).toBe(8_500);
  expect((await run(write('empty.csv', ''))).errors).toContain('This file is empty.');
  expect((await run('none.csv')).errors).toContain('There is no file none.csv');
  expect((await run()).errors).toContain('npm run import -- file.csv');
});

test('the shop ends an import of a killed command, so that other imports can begin', async () => {
  const { rows } = await sql<{ import_id: string }>`insert into product_imports (kind, file_name, csv_bytes, state)
    values ('prices', 'killed.csv', 1, 'importing') returning import_id`.execute(shop.db);
  expect(await runWaitingImport({ db: shop.db, storage: shop.storage, fetchPicture: () => expect.unreachable() })).toBe(rows[0]?.import_id);
  expect((await readImport(shop, owner, rows[0]?.import_id ?? '')).data.state).toBe('failed');
});
