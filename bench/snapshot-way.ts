/** Measures one way to bring a change of the catalogue into a process, in a process of its own. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '../server/src/database/connect.ts';
import { buildCatalogue, openBuilder, threadWork_ms } from './snapshot-worker.ts';

/** `patch`: today's. `slices`: everything anew on the main thread. `worker`: everything anew in a worker thread. */
export const WAYS = ['patch', 'slices', 'worker'] as const;
export type Way = (typeof WAYS)[number];
/**
 * The least of all rounds, as other programs only make them longer. By the clock: `shown_ms` until the change is in the catalogue, `block_ms`
 * the longest time without an answer to other requests. By processor time, which other programs do not change: `main_ms` and `worker_ms` the
 * work of each thread, `longest_ms` the longest piece of work of the main thread.
 */
export type Measured = { rss_mb: number; peak_mb: number } & Record<(typeof TIMES)[number], number>;
const TIMES = ['shown_ms', 'block_ms', 'main_ms', 'worker_ms', 'longest_ms'] as const;

const RESOLUTION_MS = 1;
const ROUND_MS_MAX = 20_000;

/** The longest time that the main thread did not answer, and the longest that it worked without a look at other requests. */
function watchThread() {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let [last_ms, longest_ms] = [threadWork_ms(), 0];
  delays.enable();
  const timer = setInterval(() => {
    const now_ms = threadWork_ms();
    longest_ms = Math.max(longest_ms, now_ms - last_ms);
    last_ms = now_ms;
  }, RESOLUTION_MS);
  return () => {
    clearInterval(timer);
    delays.disable();
    return { block_ms: Math.max(0, delays.max / 1e6 - RESOLUTION_MS), longest_ms: Math.max(longest_ms, threadWork_ms() - last_ms) };
  };
}

async function measure(way: Way, databaseUrl: string, rounds: number): Promise<Measured> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', poolMax: 2, log: () => {} });
  const builder = way === 'worker' ? openBuilder(databaseUrl) : null;
  let catalogue = builder ? (await builder.build()).catalogue : await buildCatalogue(db, null);
  const least = { shown_ms: Infinity, block_ms: Infinity, main_ms: Infinity, worker_ms: Infinity, longest_ms: Infinity };
  const product_id = catalogue.entries[0]?.product_id ?? '';
  for (let round = 1; round <= rounds; round++) {
    const name = `Changed ${round} in ${process.pid}`;
    await db.updateTable('products').set({ name }).where('product_id', '=', product_id).execute();
    const stopWatching = watchThread();
    const begun_ms = performance.now();
    const worked_ms = threadWork_ms();
    const built = builder
      ? await builder.build()
      : { catalogue: await buildCatalogue(db, way === 'patch' ? catalogue : null), worked_ms: 0 };
    catalogue = built.catalogue;
    const took = { shown_ms: performance.now() - begun_ms, main_ms: threadWork_ms() - worked_ms, worker_ms: built.worked_ms };
    const seen = { ...took, ...stopWatching() };
    if (!catalogue.entries[catalogue.positions.get(product_id) ?? -1]?.json.includes(name)) throw new Error('the change is not shown');
    for (const key of TIMES) least[key] = Math.min(least[key], seen[key]);
    if (seen.shown_ms > ROUND_MS_MAX) break;
  }
  const rss_mb = process.memoryUsage().rss / 2 ** 20;
  await builder?.close();
  await close();
  return { ...least, rss_mb, peak_mb: process.resourceUsage().maxRSS / 1_024 };
}

if (import.meta.main) {
  const [way, databaseUrl = '', rounds] = process.argv.slice(2);
  process.send?.(await measure(way as Way, databaseUrl, Number(rounds)));
}
