/**
 * Measures the back office with many orders: fills an empty database, then prints the time of each list, search and count of orders, and the
 * time, size and memory of the export.
 *
 *   node server/test/measure-orders.ts [orders, by default 100000]
 *
 * It starts a separate PostgreSQL, as the tests do. DATABASE_URL names another, empty one.
 */
import type { AdminOrderQuery } from '@uruhu/contract/staff';
import { ORDER_TABS } from '@uruhu/contract/staff/orders/tabs';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { exportOrders } from '../src/domains/order-view/admin/export-orders.ts';
import { listOrders } from '../src/domains/order-view/admin/list-orders.ts';
import { selectTabCounts } from '../src/domains/order-view/admin/queries.ts';
import { fillWithOrders } from './support/database/fill-with-orders.ts';
import { startPostgres } from './support/database/postgres-server.ts';

const ROUNDS = 5;
const PER_PAGE = 25;
const MEBIBYTE = 1024 * 1024;
const print = (line: string) => process.stdout.write(`${line}\n`);

const startedPostgres = process.env.DATABASE_URL ? null : await startPostgres();
const databaseUrl = process.env.DATABASE_URL ?? startedPostgres?.url;
const database = await openDatabase({ databaseUrl, dataDir: '', log: print });
const { db } = database;
await migrate(database, () => {});
const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(db);
if (rows[0]?.orders === 0) await fillWithOrders(db, Number(process.argv[2] ?? 100_000));

async function measureTime(name: string, work: () => Promise<unknown>): Promise<void> {
  const times_ms: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started_ms = performance.now();
    await work();
    times_ms.push(performance.now() - started_ms);
  }
  print(`${name}: ${times_ms.map((time_ms) => Math.round(time_ms)).join(', ')} ms`);
}

const createListCall = (query: Partial<AdminOrderQuery>) => () =>
  listOrders(db, { page: 1, perPage: PER_PAGE, sort: 'waiting', order: 'DESC', filter: {}, ...query } as AdminOrderQuery, 'owner');

for (const [name, filter] of Object.entries(ORDER_TABS)) await measureTime(`tab ${name}`, createListCall({ filter }));
await measureTime('tab all, 100 a page', createListCall({ perPage: 100 }));
const { total: orderTotal } = await createListCall({})();
await measureTime('tab all, the last page', createListCall({ page: Math.ceil(orderTotal / PER_PAGE) }));
await measureTime('tab all, by total', createListCall({ sort: 'final_total' }));
await measureTime('all paid orders', createListCall({ filter: { payment: 'paid' } }));
const sampleOrder = await db.selectFrom('orders').select('order_id').limit(1).executeTakeFirstOrThrow();
for (const q of [
  sampleOrder.order_id,
  sampleOrder.order_id.slice(0, 8),
  '0781000777',
  'uwase 777',
  'Keza',
  'REFERENCE777',
  '20000000005',
  'nobody at all',
])
  await measureTime(`search ${q}`, createListCall({ filter: { q } }));
await measureTime('counts of the tabs', () => selectTabCounts(db, {}));

const memory = { rss_bytes_max: 0 };
const timer = setInterval(() => {
  memory.rss_bytes_max = Math.max(memory.rss_bytes_max, process.memoryUsage.rss());
}, 20);
const rssBefore_bytes = process.memoryUsage.rss();
const started_ms = performance.now();
let bytes = 0;
for await (const piece of exportOrders(db, {})) bytes += Buffer.byteLength(piece);
clearInterval(timer);
print(
  `export: ${((performance.now() - started_ms) / 1_000).toFixed(1)} s, ${(bytes / MEBIBYTE).toFixed(1)} MiB, memory of the process ${Math.round(rssBefore_bytes / MEBIBYTE)} MiB before and ${Math.round(memory.rss_bytes_max / MEBIBYTE)} MiB at most`,
);
await database.close();
await startedPostgres?.stop();
