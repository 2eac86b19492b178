/**
 * `node bench/snapshot.ts` measures how long a change of one product takes until it is in the catalogue, and how long it blocks the main
 * thread. It compares patching, as the server does, with building everything again on the main thread or in a worker thread. For each size
 * in `--products 1000,10000` it starts a PostgreSQL and a demo shop. With `--rounds 5` it prints the shortest times of five changes. The type
 * Measurement in snapshot-method.ts explains each column.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/test/support/database/postgres-server.ts';
import { serve } from './serve.ts';
import { METHODS, type Measurement, type Method } from './snapshot-method.ts';

const FLAGS: string[] = JSON.parse(readFileSync(join(import.meta.dirname, '../server/node-flags.json'), 'utf8'));
const { values } = parseArgs({
  options: { products: { type: 'string', default: '1000,10000,100000' }, rounds: { type: 'string', default: '5' } },
});

const print = (cells: readonly (string | number)[]) => process.stdout.write(`${cells.map((cell) => String(cell).padStart(15)).join('')}\n`);

async function seedShop(databaseUrl: string, products: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uruhu-bench-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO_PRODUCTS: products, DEMO: '1', DEMO_PASSWORD: 'of the bench' };
  const shop = await serve(join(import.meta.dirname, '../server/src/main.ts'), { ...env, PORT: '0', LOG_LEVEL: 'error' });
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureMethod(method: Method, databaseUrl: string): Promise<Measurement> {
  const child = fork(join(import.meta.dirname, 'snapshot-method.ts'), [method, databaseUrl, values.rounds], { execArgv: FLAGS });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${method} ended with ${code}`)));
  const [measured] = await Promise.race([once(child, 'message'), ended]);
  return measured;
}

async function measureSize(products: string, databaseUrl: string): Promise<void> {
  await seedShop(databaseUrl, products);
  for (const method of METHODS) {
    const { elapsed_ms, blocked_ms, main_cpu_ms, worker_cpu_ms, longest_block_cpu_ms, rss_mb, peak_mb } = await measureMethod(
      method,
      databaseUrl,
    );
    print([
      products,
      method,
      ...[elapsed_ms, blocked_ms, main_cpu_ms, worker_cpu_ms, longest_block_cpu_ms, rss_mb, peak_mb].map(Math.round),
    ]);
  }
}

print(['products', 'method', 'elapsed ms', 'blocked ms', 'main CPU ms', 'worker CPU ms', 'longest CPU ms', 'MB', 'peak MB']);
for (const products of values.products.split(',')) {
  const postgres = await startPostgres();
  await measureSize(products, postgres.url).finally(postgres.stop);
}
