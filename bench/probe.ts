/** Runs inside the measured server (`node --import`): tells its memory and the longest time that its event loop was blocked. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type Vitals = { rss_mb: number; longest_block_ms: number };

const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

/** Each answer is about the time since the one before. */
process.on('message', (message) => {
  if (message !== 'vitals') return;
  const longest_block_ms = Math.max(0, delays.max / 1e6 - RESOLUTION_MS);
  delays.reset();
  process.send?.({ rss_mb: process.memoryUsage().rss / 1024 / 1024, longest_block_ms } satisfies Vitals);
});
// The channel alone must not keep the server from stopping.
process.channel?.unref();
