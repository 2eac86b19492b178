/**
 * `npm run bench -- --buy`: compares the shop with pgbench, on PostgreSQL, at adding to the cart and placing an order. pgbench sends the same
 * statements with the same parameters over as many connections, so it measures the database without the shop. The shop prepares its
 * statements; pgbench does not, so PostgreSQL plans each one again.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { buildPath } from '../contract/src/endpoints/call-address.ts';
import { SHOP_PATHS } from '../contract/src/endpoints/paths/shop.ts';
import { openDatabase } from '../server/src/database/connect.ts';
import type { Db } from '../server/src/database/db.ts';
import { migrate } from '../server/src/database/migrate.ts';
import { startPostgres } from '../server/test/support/database/postgres-server.ts';
import { observeStatements } from '../server/test/support/database/statements.ts';
import { addBuyers, addProducts, chooseCartProducts, formatProductId, formatToken, vacuum } from '../server/test/support/fixtures/crowd.ts';
import { openQuietShop } from '../server/test/support/shop/quiet-shop.ts';
import { findPgbench, runScript, type Script, type Statement, type VaryingValues, writeScript } from './pgbench.ts';
import { type ServedProcess, serve } from './serve.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
/** More buyers than the shop or pgbench can serve in a second, so that no round runs out of them. */
const BUYERS_PER_S = 2_000;
/** How many buyers are needed for each round, and for all rounds and the warm-up of the shop or of pgbench. */
const countBuyers = (round_s: number) => ({ per_round: BUYERS_PER_S * round_s, per_side: BUYERS_PER_S * round_s * (ROUNDS + 1) });

type Operation = {
  name: string;
  ratio_min: number | null;
  path: string;
  /** Whether the buyers' carts are filled. */
  carts: boolean;
  createBody: (buyer: number) => Record<string, unknown>;
  /** The number of the first buyer. */
  first_buyer: number;
};

const OPERATIONS: readonly Operation[] = [
  {
    name: 'put into a new cart',
    ratio_min: null,
    path: buildPath(SHOP_PATHS.addToCart),
    carts: false,
    createBody: (buyer) => ({ product_id: formatProductId(chooseCartProducts(buyer)[0]), quantity: 1 }),
    first_buyer: 1,
  },
  {
    name: 'place an order',
    ratio_min: 0.5,
    path: buildPath(SHOP_PATHS.placeOrder),
    carts: true,
    createBody: () => ({}),
    first_buyer: 1_000_001,
  },
];

const median = (values: number[]) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
const buildIpAddress = (buyer: number) => `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`;
const buildHeaders = (buyer: number) => ({
  authorization: `Bearer ${formatToken(buyer)}`,
  'content-type': 'application/json',
  'idempotency-key': `bench-${buyer}`,
  'x-forwarded-for': buildIpAddress(buyer),
});

const statementStore = new AsyncLocalStorage<Statement[]>();
observeStatements({ before: (text, values) => statementStore.getStore()?.push({ text, values }) });

/** Runs one request and records its statements. */
async function recordStatements(url: string, operation: Operation, buyer: number): Promise<Statement[]> {
  const app = await openQuietShop({ ...process.env, DATABASE_URL: url, TRUST_PROXY: '1' });
  const statements: Statement[] = [];
  await statementStore.run(statements, async () => {
    const { statusCode, payload } = await app.inject({
      method: 'POST',
      url: operation.path,
      headers: buildHeaders(buyer),
      payload: operation.createBody(buyer),
    });
    if (statusCode !== 200) throw new Error(`${operation.path}: ${statusCode} ${payload}`);
  });
  await app.close();
  return statements;
}

/** The hashed names of the buckets of a buyer and of her address. */
function listBucketKeys(buyer: number, user_id: unknown): VaryingValues {
  const sha256 = (name: string) => createHash('sha256').update(name).digest();
  return ['mail', 'stock'].flatMap(
    (unit): VaryingValues => [
      [sha256(`person\n${unit}\n${user_id}`), `sha256(('person ${unit}' || :user_id)::bytea)`],
      [sha256(`shoppers\n${unit}\n${buildIpAddress(buyer)}`), `sha256(('shoppers ${unit}' || :buyer)::bytea)`],
    ],
  );
}
/** The hashed key of a rate limiter (database/rate-limiter.ts). */
const hashKey = (name: string) => createHash('sha256').update(name).digest();

/** The recorded values that differ between buyers, with the expressions by which the script computes them from a buyer's number. */
function listVaryingValues(buyer: number, statements: readonly Statement[]): VaryingValues {
  const valueAt = (pattern: RegExp) => statements.find(({ text }) => pattern.test(text))?.values[0];
  const [a, b] = chooseCartProducts(buyer);
  const address = buildHeaders(buyer)['x-forwarded-for'];
  const user_id = valueAt(/^select "cart_id", "ordered_at" from "carts"/);
  return [
    ...listBucketKeys(buyer, user_id),
    [hashKey(`pieces ordered\n${user_id}`), `sha256(convert_to('pieces ordered' || chr(10) || :user_id::text, 'UTF8'))`],
    [hashKey(`pieces ordered from an address\n${address}`), `sha256(convert_to('pieces ordered from an address' || :buyer::text, 'UTF8'))`],
    [createHash('sha256').update(formatToken(buyer)).digest(), `sha256(lpad(:buyer::text, 43, 'A')::bytea)`],
    [user_id, ':user_id'],
    [valueAt(/^(update "carts" set "ordered_at"|insert into "cart_items" \("cart_id")/), ':cart_id'],
    [valueAt(/^insert into "orders"/), ':order_id'],
    [`bench-${buyer}`, ':order_id'],
    [formatProductId(a), `('bench-' || :a)`],
    [formatProductId(b), `('bench-' || :b)`],
    [a, ':a'],
    [b, ':b'],
  ];
}

const BUYER_VARIABLES = `\\set k :k + 1
\\set buyer :base + :k * :clients + :client_id
\\set a 1 + (:buyer * 7) % 2500
\\set b 2501 + (:buyer * 11) % 2500`;

async function loadShop(shop: ServedProcess, operation: Operation, base: number, seconds: number) {
  let next = base;
  const setupRequest = (request: autocannon.Request) => {
    const buyer = next++;
    return { ...request, headers: buildHeaders(buyer), body: JSON.stringify(operation.createBody(buyer)) };
  };
  const url = shop.url + operation.path;
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: [{ method: 'POST', setupRequest }] });
  if (result.non2xx + result.errors > 0) throw new Error(`${operation.name}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

type Bench = { shop: ServedProcess; url: string; db: Db; pgbench: string; round_s: number; print: (text: string) => void };

async function measureOperation(
  { shop, url, db, pgbench, round_s, print }: Bench,
  operation: Operation,
  script: Script,
  statements: number,
): Promise<void> {
  const runPgbench = (base: number, seconds: number) => runScript({ pgbench, url, script, clients: CONNECTIONS, seconds, base });
  const { per_round, per_side } = countBuyers(round_s);
  const pgbench_first = operation.first_buyer + per_side;
  await loadShop(shop, operation, operation.first_buyer, round_s);
  await runPgbench(pgbench_first, round_s);
  await vacuum(db);
  const rounds: Record<'pgbench_per_second' | 'per_second' | 'p50' | 'p99' | 'work_ms', number>[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const pgbench_per_second = await runPgbench(pgbench_first + round * per_round, round_s);
    await shop.readVitals();
    const { requests, latency } = await loadShop(shop, operation, operation.first_buyer + round * per_round, round_s);
    const work_ms = (await shop.readVitals()).work_ms / Math.max(1, requests.total);
    rounds.push({ pgbench_per_second, per_second: requests.average, p50: latency.p50, p99: latency.p99, work_ms });
  }
  const medianOf = (name: 'pgbench_per_second' | 'per_second' | 'p50' | 'p99' | 'work_ms') => median(rounds.map((round) => round[name]));
  const ratio = median(rounds.map(({ per_second, pgbench_per_second }) => per_second / pgbench_per_second));
  print(
    `${operation.name}: ${Math.round(medianOf('per_second'))}/s, p50 ${medianOf('p50')} ms, p99 ${medianOf('p99')} ms, ${medianOf('work_ms').toFixed(1)} ms of work each; pgbench ${Math.round(medianOf('pgbench_per_second'))}/s ` +
      `with the same ${statements} statements: ratio ${ratio.toFixed(2)} (minimum ${operation.ratio_min ?? '-'})`,
  );
}

/** Measures on a separate PostgreSQL. Without pgbench it prints a note and measures nothing. */
export async function measureBuying(round_s: number, print: (text: string) => void): Promise<void> {
  const pgbench = findPgbench();
  if (!pgbench) return print('buying was NOT RUN: pgbench is not installed (it comes with the packages of PostgreSQL)');
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'uruhu-buying-'));
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: () => {} });
  try {
    await migrate(database, () => {});
    await addProducts(database.db);
    const env = { DATABASE_URL: postgres.url, DATABASE_POOL: String(CONNECTIONS), DATA_DIR: folder, TRUST_PROXY: '1' };
    for (const operation of OPERATIONS) {
      const recorded = operation.first_buyer + 2 * countBuyers(round_s).per_side;
      await addBuyers(database.db, operation.first_buyer, recorded, operation.carts);
      const statements = await recordStatements(postgres.url, operation, recorded);
      const script = writeScript(
        join(folder, `${operation.carts}.sql`),
        BUYER_VARIABLES,
        statements,
        listVaryingValues(recorded, statements),
      );
      const shop = await serve(join(import.meta.dirname, 'quiet.ts'), env);
      await measureOperation(
        { shop, url: postgres.url, db: database.db, pgbench, round_s, print },
        operation,
        script,
        statements.length,
      ).finally(shop.stop);
    }
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
