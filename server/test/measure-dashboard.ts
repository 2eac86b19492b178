/**
 * Measures the dashboard on many orders: fills an empty database and prints the time of each of its three views.
 *
 *   node server/test/measure-dashboard.ts [orders, by default 100000]
 *
 * It starts a separate PostgreSQL, as the tests do. DATABASE_URL names another, empty one.
 */
import { DASHBOARD_UNITS } from '@uruhu/contract/staff/dashboard';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { readDashboard } from '../src/domains/dashboard/dashboard.ts';
import { fillWithOrders } from './support/database/fill-with-orders.ts';
import { startPostgres } from './support/database/postgres-server.ts';

const ROUNDS = 5;
const print = (line: string) => process.stdout.write(`${line}\n`);

const startedPostgres = process.env.DATABASE_URL ? null : await startPostgres();
const databaseUrl = process.env.DATABASE_URL ?? startedPostgres?.url;
const database = await openDatabase({ databaseUrl, dataDir: '', log: print });
await migrate(database, () => {});
const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(database.db);
if (rows[0]?.orders === 0) await fillWithOrders(database.db, Number(process.argv[2] ?? 100_000));
for (const unit of DASHBOARD_UNITS) {
  const times_ms: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started_ms = performance.now();
    await readDashboard(database.db, unit);
    times_ms.push(performance.now() - started_ms);
  }
  print(`by ${unit}: ${times_ms.map((time_ms) => Math.round(time_ms)).join(', ')} ms`);
}
await database.close();
await startedPostgres?.stop();
