/** `npm run bench`: how fast the shop is, as ratios to a bare reply of the same size in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measured, measure } from './measure.ts';
import { scenarios } from './scenarios.ts';
import { serve } from './serve.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uruhu-bench-'));
const server = join(import.meta.dirname, '../server/src/main.ts');

async function firstProduct(shopUrl: string): Promise<string> {
  const response = await fetch(`${shopUrl}/api/products?page=1`, { method: 'POST' });
  const { results } = (await response.json()) as { results: { product_id: string }[] };
  if (!results[0]) throw new Error('the shop has no products');
  return results[0].product_id;
}

const row = (cells: (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(10))).join('');

const show = (result: Measured, floor: number | null) =>
  row([
    result.name,
    result.bytes,
    Math.round(result.per_second),
    Math.round(result.yardstick_per_second),
    result.ratio.toFixed(2),
    floor ?? '-',
    result.p50_ms,
    result.p99_ms,
    result.errors,
  ]);

const shop = await serve(server, { DATA_DIR: dataDir, PORT: '0', DEMO: '1', LOG_LEVEL: 'error' });
const yardstick = await serve(join(import.meta.dirname, 'yardstick.ts'));
try {
  process.stdout.write(`${row(['', 'bytes', 'ours/s', 'bare/s', 'ratio', 'aim', 'p50 ms', 'p99 ms', 'errors'])}\n`);
  for (const scenario of scenarios(await firstProduct(shop.url))) {
    process.stdout.write(`${show(await measure(shop.url, yardstick.url, scenario), scenario.floor)}\n`);
  }
} finally {
  await Promise.all([shop.stop(), yardstick.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}
