/** Looks for failures, and logs those that have changed since the last report. */
import type { EventLog } from '../../http/log.ts';
import { type FailureChange, listFailureChanges, logFailureChanges } from './failure-changes.ts';
import { findProcessFailures, findShopFailures, type WatchContext } from './find-failures.ts';
import { deleteReportedFailure, lockReporting, type ReportedFailure, selectReportedFailures, upsertReportedFailure } from './queries.ts';

type Log = Pick<EventLog, 'warn' | 'error'>;

/** Watches this process and its machine. Keeps the last reports in memory. */
function createProcessWatch(context: WatchContext, log: Log): () => Promise<void> {
  const lastReports = new Map<string, { count: number; reported_ms: number }>();
  return async () => {
    const currentFailures = await findProcessFailures(context);
    const reportedFailures: ReportedFailure[] = [...lastReports].map(([event, { count, reported_ms }]) => ({
      event,
      count,
      age_s: (performance.now() - reported_ms) / 1_000,
    }));
    const changes = listFailureChanges(reportedFailures, currentFailures);
    for (const { event, change, count } of changes) {
      if (change === 'over') lastReports.delete(event);
      else lastReports.set(event, { count, reported_ms: performance.now() });
    }
    logFailureChanges(log, changes, currentFailures);
  };
}

/** Watches the whole shop. Only one of several processes reports; the last reports are in the database. */
async function watchShop(context: WatchContext, log: Log): Promise<void> {
  const currentFailures = await findShopFailures(context);
  const changes = await context.db.transaction().execute(async (trx): Promise<FailureChange[]> => {
    if (!(await lockReporting(trx))) return [];
    const reportedFailures = await selectReportedFailures(trx);
    const newChanges = listFailureChanges(reportedFailures, currentFailures);
    const changedEvents = new Set(newChanges.map(({ event }) => event));
    // Also stores a smaller count, so that a later growth is reported.
    const hasOtherCount = ({ event, count }: Pick<ReportedFailure, 'event' | 'count'>) =>
      reportedFailures.some((lastReport) => lastReport.event === event && lastReport.count !== count);
    const failuresToStore = currentFailures.filter((failure) => changedEvents.has(failure.event) || hasOtherCount(failure));
    for (const { event, count } of failuresToStore)
      await upsertReportedFailure(trx, { event, count, isReportedNow: changedEvents.has(event) });
    for (const { event, change } of newChanges) if (change === 'over') await deleteReportedFailure(trx, event);
    return newChanges;
  });
  logFailureChanges(log, changes, currentFailures);
}

/** Creates a function to call regularly. It reports this machine's failures first, and rejects if the database does not respond. */
export function createFailureWatch(context: WatchContext, log: Log): () => Promise<void> {
  const watchProcess = createProcessWatch(context, log);
  return async () => {
    await watchProcess();
    await watchShop(context, log);
  };
}
