/** Looks for failures, and logs those that have changed since the last report. */
import type { EventLog } from '../../http/log.ts';
import { type FailureChange, listFailureChanges, logFailureChanges } from './failure-changes.ts';
import { findLocalFailures, findSharedFailures, type WatchContext } from './find-failures.ts';
import { deleteReportedFailure, lockReporting, type ReportedFailure, selectReportedFailures, upsertReportedFailure } from './queries.ts';

type Log = Pick<EventLog, 'warn' | 'error'>;

/** Watches this process and its machine. Keeps the last reports in memory. */
function createLocalWatch(context: WatchContext, log: Log): () => Promise<void> {
  const lastReports = new Map<string, { count: number; reported_ms: number }>();
  return async () => {
    const found = await findLocalFailures(context);
    const before: ReportedFailure[] = [...lastReports].map(([event, { count, reported_ms }]) => ({
      event,
      count,
      age_s: (performance.now() - reported_ms) / 1_000,
    }));
    const changes = listFailureChanges(before, found);
    for (const { event, change, count } of changes) {
      if (change === 'over') lastReports.delete(event);
      else lastReports.set(event, { count, reported_ms: performance.now() });
    }
    logFailureChanges(log, changes, found);
  };
}

/** Watches the whole shop. Only one of several processes reports; the last reports are in the database. */
async function watchShared(context: WatchContext, log: Log): Promise<void> {
  const found = await findSharedFailures(context);
  const changes = await context.db.transaction().execute(async (trx): Promise<FailureChange[]> => {
    if (!(await lockReporting(trx))) return [];
    const reported = await selectReportedFailures(trx);
    const newChanges = listFailureChanges(reported, found);
    const changedEvents = new Set(newChanges.map(({ event }) => event));
    // Also stores a smaller count, so that a later growth is reported.
    const changed = found.filter(
      ({ event, count }) => changedEvents.has(event) || reported.some((before) => before.event === event && before.count !== count),
    );
    for (const { event, count } of changed) await upsertReportedFailure(trx, { event, count, isReported: changedEvents.has(event) });
    for (const { event, change } of newChanges) if (change === 'over') await deleteReportedFailure(trx, event);
    return newChanges;
  });
  logFailureChanges(log, changes, found);
}

/** Creates a function to call regularly. It reports this machine's failures first, and rejects if the database does not respond. */
export function createFailureWatch(context: WatchContext, log: Log): () => Promise<void> {
  const watchLocal = createLocalWatch(context, log);
  return async () => {
    await watchLocal();
    await watchShared(context, log);
  };
}
