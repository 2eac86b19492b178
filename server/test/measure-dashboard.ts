/**
 * Measures the dashboard on many orders: fills an empty database and prints the time of each of its three views.
 *
 *   node server/test/measure-dashboard.ts [orders, by default 100000]
 *
 * It starts a PostgreSQL of its own, as the tests do. DATABASE_URL names another, empty one.
 */
import { DASHBOARD_UNITS } from '@uruhu/contract/staff/dashboard';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/connect.ts';
import type { Db } from '../src/database/db.ts';
import { migrate } from '../src/database/migrate.ts';
import { readDashboard } from '../src/domains/dashboard/dashboard.ts';
import { startPostgres } from './support/database/postgres-server.ts';

const ROUNDS = 5;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Orders of the last year with two lines each, four fifths of them paid, one tenth cancelled; and as many carts that nobody ordered. */
async function fill(db: Db, orders: number): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const id = (kind: string) => `md5('${kind}' || n)::uuid`;
  const at = `now() - (n::float / ${orders}) * interval '364 days'`;
  await run(`insert into brands (brand_id, name) values ('brand', 'Brand')`);
  await run(`insert into categories (category_id, name) values ('category', 'Category')`);
  await run(`insert into products (product_id, name, brand_id, category_id, base_price_rwf, weight_g)
    select 'product-' || n, 'Product ' || n, 'brand', 'category', 9000, 100 from generate_series(1, 10000) n`);
  await db.transaction().execute(async (trx) => {
    const write = (text: string) => sql.raw(`${text} from generate_series(1, ${orders}) n`).execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await write(`insert into carts (cart_id, created_at, ordered_at) select ${id('cart')}, ${at}, ${at}`);
    await write(`insert into carts (cart_id, created_at) select ${id('open')}, ${at}`);
    for (const kind of ['cart', 'open']) {
      await write(
        `insert into cart_items (cart_id, product_id, quantity, seen_price_rwf, created_at) select ${id(kind)}, 'product-' || 1 + n % 10000, 2, 9000, ${at}`,
      );
    }
    await write(`insert into orders (order_id, cart_id, status, customer_name, customer_email, customer_phone, address, total_weight_g, subtotal_rwf,
        shipping_fee_rwf, total_rwf, created_at)
      select ${id('order')}, ${id('cart')}, (case when n % 10 = 0 then 'cancelled' when n < ${orders} / 50 then 'pending' else 'delivered' end),
        'Keza', 'keza@example.rw', '+250788000000', 'KG 11 Ave', 400, 36000, 0, 36000, ${at}`);
    for (const line of [1, 2]) {
      await write(`insert into order_lines (order_id, position, product_id, product_name, brand_name, image, weight_g, quantity, unit_price_rwf)
        select ${id('order')}, ${line}, 'product-' || 1 + (n * ${line}) % 10000, 'Product', 'Brand', '', 100, 2, 9000`);
    }
    await sql
      .raw(`insert into payment_attempts (order_id, provider, provider_reference, amount_rwf, state, created_at)
        select ${id('order')}, 'pesapal', 'REFERENCE' || n, 36000, 'succeeded', ${at} from generate_series(1, ${orders}) n where n % 5 > 0`)
      .execute(trx);
  });
  await run('vacuum analyze');
}

const own = process.env.DATABASE_URL ? null : await startPostgres();
const databaseUrl = process.env.DATABASE_URL ?? own?.url;
const database = await openDatabase({ databaseUrl, dataDir: '', log: print });
await migrate(database, () => {});
const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(database.db);
if (rows[0]?.orders === 0) await fill(database.db, Number(process.argv[2] ?? 100_000));
for (const by of DASHBOARD_UNITS) {
  const times_ms: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started_ms = performance.now();
    await readDashboard(database.db, by);
    times_ms.push(performance.now() - started_ms);
  }
  print(`by ${by}: ${times_ms.map((time) => Math.round(time)).join(', ')} ms`);
}
await database.close();
await own?.stop();
