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
import { openShopWithoutJobs } from '../server/test/support/shop/shop-without-jobs.ts';
import { findPgbench, runScript, type Script, type Statement, type VaryingValues, writeScript } from './pgbench.ts';
import { type ServedProcess, serve } from './serve.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
/** More buyers than the shop or pgbench can serve in a second, so that no round runs out of them. */
const BUYERS_PER_S = 2_000;
/** How many buyers one round needs, and how many all rounds and a warm-up need. The shop and pgbench each need as many. */
const countBuyers = (round_s: number) => ({ one_round: BUYERS_PER_S * round_s, all_rounds: BUYERS_PER_S * round_s * (ROUNDS + 1) });

type Operation = {
  name: string;
  /** The minimum ratio of the shop's requests per second to the transactions per second of pgbench; null if there is none. */
  ratio_min: number | null;
  path: string;
  /** Whether the carts of the buyers are filled before the measurement. */
  has_filled_carts: boolean;
  createBody: (buyer: number) => Record<string, unknown>;
  /** The number of the first buyer. */
  first_buyer: number;
};

const OPERATIONS: readonly Operation[] = [
  {
    name: 'put into a new cart',
    ratio_min: null,
    path: buildPath(SHOP_PATHS.addToCart),
    has_filled_carts: false,
    createBody: (buyer) => ({ product_id: formatProductId(chooseCartProducts(buyer)[0]), quantity: 1 }),
    first_buyer: 1,
  },
  {
    name: 'place an order',
    ratio_min: 0.5,
    path: buildPath(SHOP_PATHS.placeOrder),
    has_filled_carts: true,
    createBody: () => ({}),
    first_buyer: 1_000_001,
  },
];

const computeMedian = (values: number[]) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
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
async function recordStatements(databaseUrl: string, operation: Operation, buyer: number): Promise<Statement[]> {
  const app = await openShopWithoutJobs({ ...process.env, DATABASE_URL: databaseUrl, TRUST_PROXY: '1' });
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

const hashSha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * The hashed names of the buckets of a buyer and of her IP address. In the script the hashes need not be those of the server, only different
 * for each buyer.
 */
function listBucketKeys(buyer: number, user_id: unknown): VaryingValues {
  return ['mail', 'stock'].flatMap(
    (unit): VaryingValues => [
      [hashSha256(`person\n${unit}\n${user_id}`), `sha256(('person ${unit}' || :user_id)::bytea)`],
      [hashSha256(`shoppers\n${unit}\n${buildIpAddress(buyer)}`), `sha256(('shoppers ${unit}' || :buyer)::bytea)`],
    ],
  );
}

/** The recorded values that differ between buyers, with the expressions by which the script computes them from a buyer's number. */
function listVaryingValues(buyer: number, statements: readonly Statement[]): VaryingValues {
  const findFirstValue = (statement: RegExp) => statements.find(({ text }) => statement.test(text))?.values[0];
  const [firstProduct, secondProduct] = chooseCartProducts(buyer);
  const ipAddress = buildHeaders(buyer)['x-forwarded-for'];
  const user_id = findFirstValue(/^select "cart_id", "ordered_at" from "carts"/);
  return [
    ...listBucketKeys(buyer, user_id),
    // The hashed keys of rate limiters (database/rate-limiter.ts), which also need only be different for each buyer.
    [hashSha256(`pieces ordered\n${user_id}`), `sha256(convert_to('pieces ordered' || chr(10) || :user_id::text, 'UTF8'))`],
    [
      hashSha256(`pieces ordered from an address\n${ipAddress}`),
      `sha256(convert_to('pieces ordered from an address' || :buyer::text, 'UTF8'))`,
    ],
    // The hash of the session's token, as formatToken creates it. It must be the real one, because the script looks up the session by it.
    [hashSha256(formatToken(buyer)), `sha256(lpad(:buyer::text, 43, 'A')::bytea)`],
    [user_id, ':user_id'],
    [findFirstValue(/^(update "carts" set "ordered_at"|insert into "cart_items" \("cart_id")/), ':cart_id'],
    [findFirstValue(/^insert into "orders"/), ':order_id'],
    // The idempotency key: any text that no other order has.
    [`bench-${buyer}`, ':order_id'],
    [formatProductId(firstProduct), `('bench-' || :first)`],
    [formatProductId(secondProduct), `('bench-' || :second)`],
    // The ids of the stock rows, which are the numbers of the products.
    [firstProduct, ':first'],
    [secondProduct, ':second'],
  ];
}

/** Computes the number of the next buyer and of her products in pgbench, as `chooseCartProducts` does; 2500 is half of the products. */
const BUYER_VARIABLES = `\\set transaction :transaction + 1
\\set buyer :first_buyer + :transaction * :clients + :client_id
\\set first 1 + (:buyer * 7) % 2500
\\set second 2501 + (:buyer * 11) % 2500`;

async function runLoad(shop: ServedProcess, operation: Operation, first_buyer: number, seconds: number) {
  let nextBuyer = first_buyer;
  const setupRequest = (request: autocannon.Request) => {
    const buyer = nextBuyer++;
    return { ...request, headers: buildHeaders(buyer), body: JSON.stringify(operation.createBody(buyer)) };
  };
  const url = shop.url + operation.path;
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: [{ method: 'POST', setupRequest }] });
  if (result.non2xx + result.errors > 0) throw new Error(`${operation.name}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

/** `pgbench`: the path of the program. */
type BenchContext = { shop: ServedProcess; databaseUrl: string; db: Db; pgbench: string; round_s: number; print: (text: string) => void };
type Round = Record<'pgbench_per_second' | 'per_second' | 'p50_ms' | 'p99_ms' | 'cpu_ms', number>;

async function measureOperation(
  { shop, databaseUrl, db, pgbench, round_s, print }: BenchContext,
  operation: Operation,
  script: Script,
  statementCount: number,
): Promise<void> {
  const runPgbench = (first_buyer: number) =>
    runScript({ pgbench, databaseUrl, script, clients: CONNECTIONS, seconds: round_s, first_buyer });
  const { one_round, all_rounds } = countBuyers(round_s);
  const first_buyer_of_pgbench = operation.first_buyer + all_rounds;
  await runLoad(shop, operation, operation.first_buyer, round_s);
  await runPgbench(first_buyer_of_pgbench);
  await vacuum(db);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const pgbench_per_second = await runPgbench(first_buyer_of_pgbench + round * one_round);
    // Begins a new period, so that the next report covers only this round.
    await shop.readUsage();
    const { requests, latency } = await runLoad(shop, operation, operation.first_buyer + round * one_round, round_s);
    const cpu_ms = (await shop.readUsage()).cpu_ms / Math.max(1, requests.total);
    rounds.push({ pgbench_per_second, per_second: requests.average, p50_ms: latency.p50, p99_ms: latency.p99, cpu_ms });
  }
  const getMedian = (name: keyof Round) => computeMedian(rounds.map((round) => round[name]));
  const ratio = computeMedian(rounds.map(({ per_second, pgbench_per_second }) => per_second / pgbench_per_second));
  print(
    `${operation.name}: ${Math.round(getMedian('per_second'))}/s, p50 ${getMedian('p50_ms')} ms, p99 ${getMedian('p99_ms')} ms, ` +
      `${getMedian('cpu_ms').toFixed(1)} ms of processor time each; pgbench ${Math.round(getMedian('pgbench_per_second'))}/s with the same ${statementCount} statements: ratio ${ratio.toFixed(2)} (minimum ${operation.ratio_min ?? '-'})`,
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
      // The first buyer after those whom the shop and pgbench need.
      const recordedBuyer = operation.first_buyer + 2 * countBuyers(round_s).all_rounds;
      await addBuyers(database.db, {
        firstBuyer: operation.first_buyer,
        lastBuyer: recordedBuyer,
        withCarts: operation.has_filled_carts,
      });
      const statements = await recordStatements(postgres.url, operation, recordedBuyer);
      const script = writeScript(
        join(folder, `${operation.name.replaceAll(' ', '-')}.sql`),
        BUYER_VARIABLES,
        statements,
        listVaryingValues(recordedBuyer, statements),
      );
      const shop = await serve(join(import.meta.dirname, 'shop-without-jobs.ts'), env);
      await measureOperation(
        { shop, databaseUrl: postgres.url, db: database.db, pgbench, round_s, print },
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
