/** The shop's recurring jobs, which run at an interval and so are not in a queue. */

import type { Db } from '../database/db.ts';
import { type ClockGuard, recordJobRun } from '../domains/health/health.ts';
import { toLoggable } from '../http/errors.ts';
import type { EventLog } from '../http/log.ts';
import { repeatTask } from '../lib/repeat-task.ts';

/** `pausesAfterClockJump`: the job cancels, deletes or reminds, so it does not run between a jump of the clock and its acceptance by staff. */
export type ShopJob = { name: string; every_ms: number; pausesAfterClockJump: boolean; work: () => Promise<unknown> };
export type JobContext = { db: Db; clock: Pick<ClockGuard, 'checkForJump'>; log: Pick<EventLog, 'warn' | 'error'> };

/** How often a run is recorded; less frequent jobs record every run. A job without a record for three intervals counts as late. */
const RECORD_EVERY_MS_MAX = 60_000;
const ERROR_LENGTH_MAX = 300;

/** Creates the function that runs a job. It never rejects: it logs the first of several failures in a row, and the next run tries again. */
export function createJobRunner(
  { db, clock, log }: JobContext,
  { name, every_ms, pausesAfterClockJump, work }: ShopJob,
): () => Promise<void> {
  const every_s = Math.max(1, Math.round(every_ms / 1_000));
  const record_every_ms = Math.min(RECORD_EVERY_MS_MAX, every_ms);
  let isFailing = false;
  let recordedAt_ms = Number.NEGATIVE_INFINITY;

  async function recordSuccess(): Promise<void> {
    if (isFailing) log.warn({ event: 'job_failing', change: 'over', job: name }, 'The job works again');
    if (!isFailing && performance.now() - recordedAt_ms < record_every_ms) return;
    isFailing = false;
    await recordJobRun(db, { job: name, every_s, last_error: null });
    recordedAt_ms = performance.now();
  }
  async function recordFailure(error: unknown): Promise<void> {
    if (!isFailing)
      log.error({ event: 'job_failing', change: 'begun', job: name, err: toLoggable(error) }, 'The job failed; the next run tries again');
    isFailing = true;
    await recordJobRun(db, { job: name, every_s, last_error: String(error).slice(0, ERROR_LENGTH_MAX) });
  }
  return async () => {
    try {
      if (pausesAfterClockJump && (await clock.checkForJump())) return;
      await work();
      await recordSuccess();
    } catch (error) {
      // If the database does not respond, only the log records the failure.
      await recordFailure(error).catch(() => {});
    }
  };
}

/** @returns the function that stops the job and waits for a running one. */
export function startJob(context: JobContext, job: ShopJob): () => Promise<void> {
  const task = { name: job.name, every_ms: job.every_ms, work: createJobRunner(context, job) };
  return repeatTask(task, (line) => context.log.error({ event: 'job_failing', job: job.name }, line));
}
