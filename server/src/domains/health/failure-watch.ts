/** Looks for failures and logs changes. */
import type { EventLog } from '../../http/log.ts';
import { type FailureChange, listFailureChanges, logFailureChanges } from './failure-changes.ts';
import { findLocalFailures, findSharedFailures, type WatchContext } from './find-failures.ts';
import { deleteReportedFailure, lockReporting, type ReportedFailure, selectReportedFailures, upsertReportedFailure } from './queries.ts';

type Log = Pick<EventLog, 'warn' | 'error'>;

/** Watches this machine, and remembers in memory what was reported. */
function createLocalWatch(context: WatchContext, log: Log): () => Promise<void> {
  const lastReports = new Map<string, { count: number; at_ms: number }>();
  return async () => {
    const found = await findLocalFailures(context);
    const before: ReportedFailure[] = [...lastReports].map(([event, { count, at_ms }]) => ({
      event,
      count,
      age_s: (performance.now() - at_ms) / 1_000,
    }));
    const changes = listFailureChanges(before, found);
    for (const { event, change, count } of changes) {
      if (change === 'over') lastReports.delete(event);
      else lastReports.set(event, { count, at_ms: performance.now() });
    }
    logFailureChanges(log, changes, found);
  };
}

/** Watches the whole shop: one of several processes reports, and the database stores what was reported. */
async function watchShared(context: WatchContext, log: Log): Promise<void> {
  const found = await findSharedFailures(context);
  const changes = await context.db.transaction().execute(async (trx): Promise<FailureChange[]> => {
    if (!(await lockReporting(trx))) return [];
    const reported = await selectReportedFailures(trx);
    const newChanges = listFailureChanges(reported, found);
    const reportedNow = new Set(newChanges.map(({ event }) => event));
    // Stores smaller counts too, so that growing again is reported.
    const changed = found.filter(
      ({ event, count }) => reportedNow.has(event) || reported.some((one) => one.event === event && one.count !== count),
    );
    for (const { event, count } of changed) await upsertReportedFailure(trx, { event, count, isReported: reportedNow.has(event) });
    for (const { event, change } of newChanges) if (change === 'over') await deleteReportedFailure(trx, event);
    return newChanges;
  });
  logFailureChanges(log, changes, found);
}

/** @returns a function to call repeatedly. It reports this machine's failures first, and rejects if the database does not respond. */
export function createFailureWatch(context: WatchContext, log: Log): () => Promise<void> {
  const watchLocal = createLocalWatch(context, log);
  return async () => {
    await watchLocal();
    await watchShared(context, log);
  };
}
