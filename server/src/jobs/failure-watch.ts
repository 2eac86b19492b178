/** Looks every minute for failures that cost money. Several processes may run it; each failure is reported once. */

import type { AppContext } from '../context.ts';
import { createFailureWatch } from '../domains/health/health.ts';
import type { EventLog } from '../http/log.ts';
import type { ShopJob } from './shop-job.ts';

const WATCH_EVERY_MS = 60_000;

export const createFailureWatchJob = (context: Pick<AppContext, 'db' | 'readiness' | 'clock' | 'config'>, log: EventLog): ShopJob => ({
  name: 'watch',
  every_ms: WATCH_EVERY_MS,
  pausesAfterClockJump: false,
  work: createFailureWatch(context, log),
});
