/** Runs inside the measured server (`node --import`) and reports its memory, its processor time, and how long its event loop was blocked. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * What the server has used since the previous report. `cpu_ms` is the processor time of the main thread, `longest_block_cpu_ms` the most that it
 * spent without returning to the event loop. Unlike `longest_block_ms`, they exclude the time of other programs.
 */
export type UsageReport = { rss_mb: number; longest_block_ms: number; longest_block_cpu_ms: number; cpu_ms: number };

const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

function readThreadTime_ms(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
let lastTick_ms = readThreadTime_ms();
let lastReport_ms = lastTick_ms;
let longest_block_cpu_ms = 0;
setInterval(() => {
  const now_ms = readThreadTime_ms();
  longest_block_cpu_ms = Math.max(longest_block_cpu_ms, now_ms - lastTick_ms);
  lastTick_ms = now_ms;
}, RESOLUTION_MS).unref();

/** The memory in use after a garbage collection, for which the server needs --expose-gc. */
export type MemoryReport = { heap_mb: number; rss_mb: number };
const MB = 1024 * 1024;
function reportMemory(): void {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap_mb: (heapUsed + external) / MB, rss_mb: rss / MB } satisfies MemoryReport);
}

process.on('message', (message) => {
  if (message === 'memory') return reportMemory();
  if (message !== 'usage') return;
  const longest_block_ms = Math.max(0, delays.max / 1e6 - RESOLUTION_MS);
  const now_ms = readThreadTime_ms();
  const cpu_ms = now_ms - lastReport_ms;
  process.send?.({ rss_mb: process.memoryUsage().rss / MB, longest_block_ms, longest_block_cpu_ms, cpu_ms } satisfies UsageReport);
  delays.reset();
  lastReport_ms = now_ms;
  longest_block_cpu_ms = 0;
});
// Lets the server end although the channel to its parent is open.
process.channel?.unref();
