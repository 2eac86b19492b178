/**
 * Creates a small shop on the embedded database, with orders, unusual values and waiting jobs, and runs the command that moves it to an empty
 * database on PostgreSQL.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../src/database/connect.ts';
import { openJobs } from '../../../src/jobs/jobs.ts';
import { seedDemo } from '../../../src/seed/seed-demo.ts';
import { DEMO_PASSWORD, smallShop } from '../../../src/seed/test/small-shop.ts';
import { openDiskStorage } from '../../../src/storage/disk.ts';
import { placeOrder } from '../fixtures/buy.ts';
import { addToCart } from '../fixtures/cart.ts';
import { buildTestApp } from '../shop/app.ts';
import { call } from '../shop/call.ts';
import { startProcess, type TestProcess } from '../system/processes.ts';
import { createMigratedFolder } from './data-folder.ts';
import { createEmptyDatabase } from './postgres-server.ts';
import { WASM_BASELINE_FLAGS } from './wasm-baseline-flags.ts';

const COMMAND = join(import.meta.dirname, '../../../src/commands/move-database.ts');
const PICTURES = join(import.meta.dirname, '../../../src/seed/test/pictures');

export const openDatabaseIn = (dataDir: string): Promise<OpenDatabase> => openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });

/** The time for a move on a busy machine. */
export const MOVE_MS_MAX = 300_000;

/** Creates an empty database on PostgreSQL, which is dropped when the test ends, and returns its address. */
export async function createTarget(encoding?: 'SQL_ASCII'): Promise<string> {
  const { url, drop } = await createEmptyDatabase(inject('postgresUrl') ?? '', encoding);
  onTestFinished(drop);
  return url;
}

/** Opens a database on PostgreSQL until the test ends. */
export async function openTarget(databaseUrl: string): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolMax: 2, log: () => {} });
  onTestFinished(() => database.close());
  return database;
}

/** Signs in the demo shopper and orders one piece of a product with little stock. */
export async function buyAsDemoShopper(app: Parameters<typeof call>[0]): Promise<{ token: string; order_id: string }> {
  const signedIn = await call(app, '/api/users/login', { username: 'demo', password: DEMO_PASSWORD });
  const { token } = signedIn.body;
  const added = await addToCart(app, { token }, { product_id: 'stocked', quantity: 1 });
  if (added.status !== 200) throw new Error(added.text);
  const placed = await placeOrder({ app }, { token });
  if (placed.status !== 200) throw new Error(placed.text);
  return { token, order_id: placed.body.data.order_id };
}

/** Inserts texts, times, bytes and numbers that a faulty move would change, and leaves a sequence whose last number belongs to no row. */
const INSERT_UNUSUAL_ROWS = `
  insert into contact_messages (name, email, phone, message, created_at)
    select E'Keza "the\\\\" {1,NULL}', 'keza@example.rw', '\u{1f9f4}é', E'line\\r\\nline\\t' || repeat('x', number % 90), now() - number * interval '1.000001 s'
    from generate_series(1, 1200) number;
  insert into rate_limits (key, empty_at) select sha256(number::text::bytea), '2024-02-29 23:30:00.123456+02' from generate_series(1, 700) number;
  insert into missed_searches (day, words, count) values ('2024-02-29', 'crème {1,NULL} "선크림"', 3), ('2026-11-23', 'mask', 1000000);
  delete from shipping_bands where shipping_band_id = (select max(shipping_band_id) from shipping_bands);
  insert into shipping_bands (min_weight_g, max_weight_g, shipping_fee_rwf) values (0, 50000, 2000), (50001, 70000, 3000);
  delete from shipping_bands where shipping_fee_rwf = 3000;
`;

/** Creates a shop in this folder: a small demo with unusual rows, an order of the demo shopper, whose mails wait to be sent, and a waiting job. */
export async function createShop(dataDir: string): Promise<void> {
  const database = await openDatabaseIn(await createMigratedFolder(dataDir));
  const jobs = await openJobs(database.db, 'embedded', () => {});
  const storage = openDiskStorage(join(dataDir, 'media'));
  await seedDemo({ db: database.db, storage, picturesDir: PICTURES, shop: smallShop, demoPassword: DEMO_PASSWORD, report: () => {} });
  await sql.raw(INSERT_UNUSUAL_ROWS).execute(database.db);
  const { app, close } = await buildTestApp(database, { enqueue: jobs.enqueue });
  await buyAsDemoShopper(app);
  await jobs.enqueue(database.db, 'erase-files', { keys: ['moved'] });
  await close();
  await jobs.close();
  await database.close();
}

function buildEnvironment(dataDir: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...env } = process.env;
  return { ...env, DATA_DIR: dataDir };
}

/** Starts the command, for tests that kill it. */
export function startMove(dataDir: string, ...args: string[]): TestProcess {
  return startProcess(process.execPath, [...WASM_BASELINE_FLAGS, COMMAND, ...args], { env: buildEnvironment(dataDir) });
}

/** Runs the command to its end. */
export async function runMove(dataDir: string, ...args: string[]): Promise<{ code: number | null; output: string; errors: string }> {
  return await new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...WASM_BASELINE_FLAGS, COMMAND, ...args],
      { env: buildEnvironment(dataDir) },
      (_error, output, errors) => resolve({ code: child.exitCode, output, errors }),
    );
  });
}

/** Describes the columns, constraints, triggers and indexes of all tables, to compare a moved database with a migrated one. */
export async function describeSchema({ db }: Pick<OpenDatabase, 'db'>): Promise<unknown> {
  const { rows } = await sql`
    select 'column' as kind, c.relname as table_name, attname as name, format_type(atttypid, atttypmod) || attidentity::text || attgenerated::text as definition
      from pg_attribute a join pg_class c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all
    select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) || condeferrable || condeferred || convalidated
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'
    union all
    select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(t.oid) || tgenabled::text
      from pg_trigger t join pg_class c on c.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
    union all
    select 'index', c.relname, i.relname, pg_get_indexdef(i.oid) from pg_index join pg_class i on i.oid = indexrelid
      join pg_class c on c.oid = indrelid where c.relnamespace = 'public'::regnamespace
    order by 1, 2, 3`.execute(db);
  return rows;
}
