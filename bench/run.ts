/**
 * `npm run bench`: measures how fast the shop is, as ratios to a bare reply of the same size in the same run.
 * `npm run bench -- --products 1000,10000` measures catalogues of these sizes, on a PostgreSQL that it starts, and also the memory and
 * the cost of a change of the catalogue. Without `--products`, the cart and the placing of orders (buy.ts) come last; `--buy` measures
 * nothing else. `--seconds 1` makes every round shorter.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPath } from '../contract/src/endpoints/call-address.ts';
import { SHOP_PATHS } from '../contract/src/endpoints/paths/shop.ts';
import { startPostgres } from '../server/test/support/database/postgres-server.ts';
import { measureBuying } from './buy.ts';
import { measureCatalogueChange } from './catalogue-change.ts';
import { type Measurement, measure } from './measure.ts';
import { createScenarios } from './scenarios.ts';
import { type ServedProcess, serve } from './serve.ts';
import { measureDuringStockChanges } from './stock-changes.ts';

const SERVER = join(import.meta.dirname, '../server/src/main.ts');
/** The flags of `npm start`. */
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

const print = (text: string) => process.stdout.write(`${text}\n`);
const formatCells = (cells: (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(10))).join('');

const formatMeasurement = (result: Measurement, ratio_min: number | null) =>
  formatCells([
    result.name,
    result.bytes,
    Math.round(result.per_second),
    Math.round(result.bare_per_second),
    result.ratio.toFixed(2),
    result.cpu_ratio.toFixed(2),
    ratio_min ?? '-',
    result.p50_ms,
    result.p99_ms,
    result.errors,
  ]);

async function fetchProductIds(shopUrl: string): Promise<string[]> {
  const response = await fetch(`${shopUrl}${buildPath(SHOP_PATHS.products, {}, { page: 1 })}`, { method: 'POST' });
  const { results } = (await response.json()) as { results: { product_id: string }[] };
  if (results.length === 0) throw new Error('the shop has no products');
  return results.map(({ product_id }) => product_id);
}

/**
 * Prints one row for each scenario. The column 'bare/s' is about a server that only sends as many bytes (bare-server.ts), and 'minimum' is the
 * lowest allowed 'ratio'.
 */
async function measureAll(shop: ServedProcess, bareServer: ServedProcess): Promise<void> {
  print(formatCells(['', 'bytes', 'shop/s', 'bare/s', 'ratio', 'cpu ratio', 'minimum', 'p50 ms', 'p99 ms', 'errors']));
  for (const scenario of createScenarios(await fetchProductIds(shop.url))) {
    print(formatMeasurement(await measure(shop, bareServer, scenario, round_s), scenario.ratio_min));
  }
}

/** Measures a catalogue of this size, on a separate database. */
async function measureSize(products: string, bareServer: ServedProcess, env: Record<string, string>): Promise<void> {
  const postgres = await startPostgres();
  try {
    const shopEnv = { ...env, DATABASE_URL: postgres.url, DEMO_PRODUCTS: products };
    // Fills the shop in a separate process, because that takes memory that a usual start does not.
    await (await serveShop(shopEnv)).stop();
    const begun_ms = performance.now();
    const shop = await serveShop(shopEnv);
    try {
      print(`\n${products} products, started in ${Math.round(performance.now() - begun_ms)} ms`);
      print(`memory at the start: ${Math.round((await shop.readUsage()).rss_mb)} MB`);
      await measureAll(shop, bareServer);
      print(`memory after that: ${Math.round((await shop.readUsage()).rss_mb)} MB`);
      const product_ids = await fetchProductIds(shop.url);
      const change = await measureCatalogueChange(shop, postgres.url, product_ids[0] ?? '');
      print(`a change is shown after ${Math.round(change.shown_after_ms)} ms; processor time ${Math.round(change.cpu_ms)} ms`);
      print(
        `longest block ${Math.round(change.longest_block_ms)} ms; longest processor time ${Math.round(change.longest_block_cpu_ms)} ms`,
      );
      print(`memory after that: ${Math.round(change.rss_mb)} MB`);
      const { without_changes, with_changes, changes } = await measureDuringStockChanges(shop, postgres.url, product_ids);
      const formatTimes = ({ median_ms, p95_ms }: typeof without_changes) =>
        `median ${median_ms.toFixed(1)} ms, p95 ${p95_ms.toFixed(1)} ms`;
      print(`a kept page: ${formatTimes(without_changes)}; under ${changes} changes of stock: ${formatTimes(with_changes)}`);
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
  const bareServer = await serve(join(import.meta.dirname, 'bare-server.ts'));
  try {
    for (const products of values.products.split(',').filter(Boolean)) await measureSize(products, bareServer, env);
    if (values.products) return;
    const shop = await serveShop(env);
    await measureAll(shop, bareServer).finally(shop.stop);
  } finally {
    await bareServer.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (!values.buy) await measurePages();
if (values.buy || !values.products) await measureBuying(round_s, print);
