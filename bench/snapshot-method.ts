/** Measures one method of loading a change of the catalogue into a process. Each method runs in a separate process. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '../server/src/database/connect.ts';
import { buildCatalogue, openBuilder, readThreadTime_ms } from './snapshot-worker.ts';

/**
 * `patch`, the server's method, applies only the changes to the previous catalogue. `slices` builds everything again on the main thread with
 * pauses, and `worker` builds everything again in a worker thread.
 */
export const METHODS = ['patch', 'slices', 'worker'] as const;
export type Method = (typeof METHODS)[number];
/**
 * The shortest times of all rounds, because other programs only make them longer. Elapsed times: `elapsed_ms` until the change is in the
 * catalogue, `blocked_ms` the longest block of the event loop. Processor times: `main_cpu_ms` and `worker_cpu_ms` of each thread,
 * `longest_block_cpu_ms` of the longest work of the main thread without a pause.
 */
export type Measurement = { rss_mb: number; peak_mb: number } & Record<(typeof TIMES)[number], number>;
const TIMES = ['elapsed_ms', 'blocked_ms', 'main_cpu_ms', 'worker_cpu_ms', 'longest_block_cpu_ms'] as const;

const RESOLUTION_MS = 1;
const ROUND_MS_MAX = 20_000;

/** Measures the longest block of the main thread's event loop, and its longest processor time without a pause, until the returned function is called. */
function watchThread() {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let last_ms = readThreadTime_ms();
  let longest_block_cpu_ms = 0;
  delays.enable();
  const timer = setInterval(() => {
    const now_ms = readThreadTime_ms();
    longest_block_cpu_ms = Math.max(longest_block_cpu_ms, now_ms - last_ms);
    last_ms = now_ms;
  }, RESOLUTION_MS);
  return () => {
    clearInterval(timer);
    delays.disable();
    return {
      blocked_ms: Math.max(0, delays.max / 1e6 - RESOLUTION_MS),
      longest_block_cpu_ms: Math.max(longest_block_cpu_ms, readThreadTime_ms() - last_ms),
    };
  };
}

async function measureMethod(method: Method, databaseUrl: string, rounds: number): Promise<Measurement> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', poolMax: 2, log: () => {} });
  const builder = method === 'worker' ? openBuilder(databaseUrl) : null;
  let catalogue = builder ? (await builder.build()).catalogue : await buildCatalogue(db, null);
  const shortest = {
    elapsed_ms: Infinity,
    blocked_ms: Infinity,
    main_cpu_ms: Infinity,
    worker_cpu_ms: Infinity,
    longest_block_cpu_ms: Infinity,
  };
  const product_id = catalogue.entries[0]?.product_id ?? '';
  for (let round = 1; round <= rounds; round++) {
    const name = `Changed ${round} in ${process.pid}`;
    await db.updateTable('products').set({ name }).where('product_id', '=', product_id).execute();
    const stopWatching = watchThread();
    const begun_ms = performance.now();
    const cpuBefore_ms = readThreadTime_ms();
    const built = builder
      ? await builder.build()
      : { catalogue: await buildCatalogue(db, method === 'patch' ? catalogue : null), worker_cpu_ms: 0 };
    catalogue = built.catalogue;
    const elapsed_ms = performance.now() - begun_ms;
    const main_cpu_ms = readThreadTime_ms() - cpuBefore_ms;
    const times = { elapsed_ms, main_cpu_ms, worker_cpu_ms: built.worker_cpu_ms, ...stopWatching() };
    if (!catalogue.entries[catalogue.positions.get(product_id) ?? -1]?.json.includes(name)) throw new Error('the change is not shown');
    for (const key of TIMES) shortest[key] = Math.min(shortest[key], times[key]);
    if (elapsed_ms > ROUND_MS_MAX) break;
  }
  const rss_mb = process.memoryUsage().rss / 2 ** 20;
  await builder?.close();
  await close();
  return { ...shortest, rss_mb, peak_mb: process.resourceUsage().maxRSS / 1_024 };
}

if (import.meta.main) {
  const [method, databaseUrl = '', rounds] = process.argv.slice(2);
  process.send?.(await measureMethod(method as Method, databaseUrl, Number(rounds)));
}
