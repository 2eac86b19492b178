/**
 * `npm run bench`: how fast the shop is, as ratios to a bare reply of the same size in the same run.
 * `npm run bench -- --products 1000,10000` measures it with catalogues of these sizes, on a PostgreSQL that it starts itself, with
 * memory and what a change of the catalogue costs. The cart and the placing of orders (buy.ts) come last; `--buy` measures nothing else.
 * `--seconds 1` makes every round shorter.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPath } from '../contract/src/endpoints/call-address.ts';
import { SHOP_PATHS } from '../contract/src/endpoints/paths/shop.ts';
import { startPostgres } from '../server/test/support/database/postgres-server.ts';
import { measureBuying } from './buy.ts';
import { measureFlood } from './flood.ts';
import { type Measured, measure } from './measure.ts';
import { measureRebuild } from './rebuild.ts';
import { scenarios } from './scenarios.ts';
import { type Served, serve } from './serve.ts';

const SERVER = join(import.meta.dirname, '../server/src/main.ts');
/** Starts the shop with the flags of `npm start`. */
const FLAGS: string[] = JSON.parse(readFileSync(join(import.meta.dirname, '../server/node-flags.json'), 'utf8'));
const serveShop = (env: Record<string, string>) => serve(SERVER, env, FLAGS);
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '' },
    seconds: { type: 'string', default: '4' },
    buy: { type: 'boolean', default: false },
  },
});
const round_s = Number(values.seconds);

const say = (text: string) => process.stdout.write(`${text}\n`);
const row = (cells: (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(10))).join('');

const show = (result: Measured, floor: number | null) =>
  row([
    result.name,
    result.bytes,
    Math.round(result.per_second),
    Math.round(result.yardstick_per_second),
    result.ratio.toFixed(2),
    result.work_ratio.toFixed(2),
    floor ?? '-',
    result.p50_ms,
    result.p99_ms,
    result.errors,
  ]);

async function firstProducts(shopUrl: string): Promise<string[]> {
  const response = await fetch(`${shopUrl}${buildPath(SHOP_PATHS.products, {}, { page: 1 })}`, { method: 'POST' });
  const { results } = (await response.json()) as { results: { product_id: string }[] };
  if (results.length === 0) throw new Error('the shop has no products');
  return results.map(({ product_id }) => product_id);
}

async function measureAll(shop: Served, yardstick: Served): Promise<void> {
  say(row(['', 'bytes', 'ours/s', 'bare/s', 'ratio', 'of work', 'aim', 'p50 ms', 'p99 ms', 'errors']));
  for (const scenario of scenarios(await firstProducts(shop.url))) {
    say(show(await measure(shop, yardstick, scenario, round_s), scenario.floor));
  }
}

/** Measures one size, with its own database. */
async function measureSize(products: string, yardstick: Served, env: Record<string, string>): Promise<void> {
  const postgres = await startPostgres();
  try {
    const shopEnv = { ...env, DATABASE_URL: postgres.url, DEMO_PRODUCTS: products };
    // Starts a new process, because filling the shop takes memory that a usual start does not.
    await (await serveShop(shopEnv)).stop();
    const begun_ms = performance.now();
    const shop = await serveShop(shopEnv);
    try {
      say(`\n${products} products, started in ${Math.round(performance.now() - begun_ms)} ms`);
      say(`memory at the start: ${Math.round((await shop.vitals()).rss_mb)} MB`);
      await measureAll(shop, yardstick);
      say(`memory after that: ${Math.round((await shop.vitals()).rss_mb)} MB`);
      const product_ids = await firstProducts(shop.url);
      const rebuilt = await measureRebuild(shop, postgres.url, product_ids[0] ?? '');
      say(`a change is shown after ${Math.round(rebuilt.shown_after_ms)} ms, of which the server worked ${Math.round(rebuilt.work_ms)} ms`);
      say(`longest block ${Math.round(rebuilt.longest_block_ms)} ms, of which it worked ${Math.round(rebuilt.longest_work_ms)} ms`);
      say(`memory after that: ${Math.round(rebuilt.rss_mb)} MB`);
      const { quiet, flooded, changes } = await measureFlood(shop, postgres.url, product_ids);
      const shown = ({ median_ms, p95_ms }: typeof quiet) => `median ${median_ms.toFixed(1)} ms, p95 ${p95_ms.toFixed(1)} ms`;
      say(`a kept page: ${shown(quiet)}; under ${changes} changes of stock: ${shown(flooded)}`);
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function measurePages(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uruhu-bench-'));
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: '1', LOG_LEVEL: 'error', TRUST_PROXY: '1', DEMO_PASSWORD: 'of the bench' };
  const yardstick = await serve(join(import.meta.dirname, 'yardstick.ts'));
  try {
    for (const products of values.products.split(',').filter(Boolean)) await measureSize(products, yardstick, env);
    if (values.products) return;
    const shop = await serveShop(env);
    await measureAll(shop, yardstick).finally(shop.stop);
  } finally {
    await yardstick.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (!values.buy) await measurePages();
if (values.buy || !values.products) await measureBuying(round_s, say);
