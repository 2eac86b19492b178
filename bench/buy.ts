/**
 * `npm run bench -- --buy`: compares adding to the cart and placing an order, on PostgreSQL, with pgbench, which sends the same statements
 * with the same parameters over as many connections: the speed of the database without the shop. pgbench makes the server plan each text
 * anew (its extended protocol), while the shop prepares them.
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
import { addBuyers, addProducts, chooseCartProducts, formatProductId, formatToken, vacuum } from '../server/test/support/fixtures/crowd.ts';
import { startPostgres } from '../server/test/support/database/postgres-server.ts';
import { openQuietShop } from '../server/test/support/shop/quiet-shop.ts';
import { observeStatements } from '../server/test/support/database/statements.ts';
import { findPgbench, runScript, type Script, type Statement, type Varying, writeScript } from './pgbench.ts';
import { type Served, serve } from './serve.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
/** More than either side reaches. */
const TURNS_PER_SECOND = 2_000;
/** Each round of each side, and the warm-up, has its own buyers. */
const countTurns = (round_s: number) => ({ a_round: TURNS_PER_SECOND * round_s, a_side: TURNS_PER_SECOND * round_s * (ROUNDS + 1) });

type Deed = {
  name: string;
  floor: number | null;
  path: string;
  /** Whether the buyers' carts are filled. */
  carts: boolean;
  createBody: (turn: number) => Record<string, unknown>;
  /** The number of the first buyer. */
  from: number;
};

const DEEDS: readonly Deed[] = [
  {
    name: 'put into a new cart',
    floor: null,
    path: buildPath(SHOP_PATHS.addToCart),
    carts: false,
    createBody: (turn) => ({ product_id: formatProductId(chooseCartProducts(turn)[0]), quantity: 1 }),
    from: 1,
  },
  { name: 'place an order', floor: 0.5, path: buildPath(SHOP_PATHS.placeOrder), carts: true, createBody: () => ({}), from: 1_000_001 },
];

const median = (values: number[]) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
const buildIpAddress = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
const buildHeaders = (turn: number) => ({
  authorization: `Bearer ${formatToken(turn)}`,
  'content-type': 'application/json',
  'idempotency-key': `bench-${turn}`,
  'x-forwarded-for': buildIpAddress(turn),
});

const statementStore = new AsyncLocalStorage<Statement[]>();
observeStatements({ before: (text, values) => statementStore.getStore()?.push({ text, values }) });

/** Records the statements of one request. */
async function record(url: string, deed: Deed, turn: number): Promise<Statement[]> {
  const app = await openQuietShop({ ...process.env, DATABASE_URL: url, TRUST_PROXY: '1' });
  const statements: Statement[] = [];
  await statementStore.run(statements, async () => {
    const { statusCode, payload } = await app.inject({
      method: 'POST',
      url: deed.path,
      headers: buildHeaders(turn),
      payload: deed.createBody(turn),
    });
    if (statusCode !== 200) throw new Error(`${deed.path}: ${statusCode} ${payload}`);
  });
  await app.close();
  return statements;
}

/** The hashed names of the buckets of a buyer and of her address. */
function listBucketKeys(turn: number, user_id: unknown): Varying {
  const sha256 = (name: string) => createHash('sha256').update(name).digest();
  return ['mail', 'stock'].flatMap(
    (unit): Varying => [
      [sha256(`person\n${unit}\n${user_id}`), `sha256(('person ${unit}' || :user_id)::bytea)`],
      [sha256(`shoppers\n${unit}\n${buildIpAddress(turn)}`), `sha256(('shoppers ${unit}' || :turn)::bytea)`],
    ],
  );
}
/** The hashed key of a rate limiter (database/rate-limiter.ts). */
const hashKey = (name: string) => createHash('sha256').update(name).digest();

/** The values of the recorded buyer that differ for each buyer, with the expressions by which the script computes them from its turn. */
function listVarying(turn: number, statements: readonly Statement[]): Varying {
  const valueAt = (pattern: RegExp) => statements.find(({ text }) => pattern.test(text))?.values[0];
  const [a, b] = chooseCartProducts(turn);
  const address = buildHeaders(turn)['x-forwarded-for'];
  const user_id = valueAt(/^select "cart_id", "ordered_at" from "carts"/);
  return [
    ...listBucketKeys(turn, user_id),
    [hashKey(`pieces ordered\n${user_id}`), `sha256(convert_to('pieces ordered' || chr(10) || :user_id::text, 'UTF8'))`],
    [hashKey(`pieces ordered from an address\n${address}`), `sha256(convert_to('pieces ordered from an address' || :turn::text, 'UTF8'))`],
    [createHash('sha256').update(formatToken(turn)).digest(), `sha256(lpad(:turn::text, 43, 'A')::bytea)`],
    [user_id, ':user_id'],
    [valueAt(/^(update "carts" set "ordered_at"|insert into "cart_items" \("cart_id")/), ':cart_id'],
    [valueAt(/^insert into "orders"/), ':order_id'],
    [`bench-${turn}`, ':order_id'],
    [formatProductId(a), `('bench-' || :a)`],
    [formatProductId(b), `('bench-' || :b)`],
    [a, ':a'],
    [b, ':b'],
  ];
}

const HALF_TURNS = `\\set k :k + 1
\\set turn :base + :k * :clients + :client_id
\\set a 1 + (:turn * 7) % 2500
\\set b 2501 + (:turn * 11) % 2500`;

async function runShop(shop: Served, deed: Deed, base: number, seconds: number) {
  let turn = base;
  const setupRequest = (request: autocannon.Request) => {
    const mine = turn++;
    return { ...request, headers: buildHeaders(mine), body: JSON.stringify(deed.createBody(mine)) };
  };
  const url = shop.url + deed.path;
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: [{ method: 'POST', setupRequest }] });
  if (result.non2xx + result.errors > 0) throw new Error(`${deed.name}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

type Bench = { shop: Served; url: string; db: Db; pgbench: string; round_s: number; say: (text: string) => void };

async function measureDeed({ shop, url, db, pgbench, round_s, say }: Bench, deed: Deed, script: Script, statements: number): Promise<void> {
  const bare = (base: number, seconds: number) => runScript({ pgbench, url, script, clients: CONNECTIONS, seconds, base });
  const { a_round, a_side } = countTurns(round_s);
  const theirs_from = deed.from + a_side;
  await runShop(shop, deed, deed.from, round_s);
  await bare(theirs_from, round_s);
  await vacuum(db);
  const rounds: Record<'bare_per_second' | 'per_second' | 'p50' | 'p99' | 'work_ms', number>[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const bare_per_second = await bare(theirs_from + round * a_round, round_s);
    await shop.vitals();
    const { requests, latency } = await runShop(shop, deed, deed.from + round * a_round, round_s);
    const work_ms = (await shop.vitals()).work_ms / Math.max(1, requests.total);
    rounds.push({ bare_per_second, per_second: requests.average, p50: latency.p50, p99: latency.p99, work_ms });
  }
  const of = (name: 'bare_per_second' | 'per_second' | 'p50' | 'p99' | 'work_ms') => median(rounds.map((round) => round[name]));
  const ratio = median(rounds.map(({ per_second, bare_per_second }) => per_second / bare_per_second));
  say(
    `${deed.name}: ${Math.round(of('per_second'))}/s, p50 ${of('p50')} ms, p99 ${of('p99')} ms, ${of('work_ms').toFixed(1)} ms of work each; pgbench ${Math.round(of('bare_per_second'))}/s ` +
      `with the same ${statements} statements: ratio ${ratio.toFixed(2)} (aim ${deed.floor ?? '-'})`,
  );
}

/** Measures on a separate PostgreSQL. Without pgbench it prints a note and measures nothing. */
export async function measureBuying(round_s: number, say: (text: string) => void): Promise<void> {
  const pgbench = findPgbench();
  if (!pgbench) return say('buying was NOT RUN: there is no pgbench here (it comes with the PostgreSQL of a system)');
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'uruhu-buying-'));
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: () => {} });
  try {
    await migrate(database, () => {});
    await addProducts(database.db);
    const env = { DATABASE_URL: postgres.url, DATABASE_POOL: String(CONNECTIONS), DATA_DIR: folder, TRUST_PROXY: '1' };
    for (const deed of DEEDS) {
      const recorded = deed.from + 2 * countTurns(round_s).a_side;
      await addBuyers(database.db, deed.from, recorded, deed.carts);
      const statements = await record(postgres.url, deed, recorded);
      const script = writeScript(join(folder, `${deed.carts}.sql`), HALF_TURNS, statements, listVarying(recorded, statements));
      const shop = await serve(join(import.meta.dirname, 'quiet.ts'), env);
      await measureDeed({ shop, url: postgres.url, db: database.db, pgbench, round_s, say }, deed, script, statements.length).finally(
        shop.stop,
      );
    }
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
