/**
 * The state of the shop: its clock, its jobs, and failures that cost money.
 *
 * Triggers (database/migrations/0066-baseline/30-health.sql): clock_jumps_audit.
 */

export { acceptClock } from './accept-clock.ts';
export { type ClockGuard, openClockGuard } from './clock-guard.ts';
/** Reads the jump of the clock that staff have not accepted yet. */
export { selectOpenJump as findOpenJump } from './clock-queries.ts';
export { createFailureWatch } from './failure-watch.ts';
/** Finds the failures of the whole shop, not those of one machine. */
export { findShopFailures } from './find-failures.ts';
export { createHealthHandlers } from './handlers.ts';
export { recordJobRun, resetJobLateness } from './queries.ts';
