/** Runs inside the measured server (`node --import`): reports its memory and the longest time that its event loop was blocked. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** `longest_work_ms`: the most processor time that the main thread spent without returning to the event loop; unlike `longest_block_ms`, it excludes the time of other programs. */
export type Vitals = { rss_mb: number; longest_block_ms: number; longest_work_ms: number; work_ms: number };

const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

function readThreadTime_ms(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
let last_ms = readThreadTime_ms();
let since_ms = last_ms;
let longest_work_ms = 0;
setInterval(() => {
  const now_ms = readThreadTime_ms();
  longest_work_ms = Math.max(longest_work_ms, now_ms - last_ms);
  last_ms = now_ms;
}, RESOLUTION_MS).unref();

/** Reports the memory in use after a garbage collection (needs --expose-gc). */
export type MemoryReport = { heap_mb: number; rss_mb: number };
const MB = 1024 * 1024;
function reportMemory(): void {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap_mb: (heapUsed + external) / MB, rss_mb: rss / MB } satisfies MemoryReport);
}

/** Each report covers the time since the previous one. */
process.on('message', (message) => {
  if (message === 'memory') return reportMemory();
  if (message !== 'vitals') return;
  const longest_block_ms = Math.max(0, delays.max / 1e6 - RESOLUTION_MS);
  const now_ms = readThreadTime_ms();
  const work_ms = now_ms - since_ms;
  process.send?.({ rss_mb: process.memoryUsage().rss / 1024 / 1024, longest_block_ms, longest_work_ms, work_ms } satisfies Vitals);
  delays.reset();
  since_ms = now_ms;
  longest_work_ms = 0;
});
// The channel alone must not keep the server alive.
process.channel?.unref();
