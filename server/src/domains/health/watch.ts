/** Looks for failures and logs changes. */
import type { EventLog } from '../../http/log.ts';
import { type FailureChange, listChanges, logChanges } from './failure-changes.ts';
import { findLocalFailures, findSharedFailures, type Watching } from './find-failures.ts';
import { deleteReported, lockReporting, type ReportedFailure, selectReported, upsertReported } from './queries.ts';

type Log = Pick<EventLog, 'warn' | 'error'>;

/** Watches this machine, and remembers in memory what was reported. */
function createLocalWatch(context: Watching, log: Log): () => Promise<void> {
  const lastReports = new Map<string, { count: number; at_ms: number }>();
  return async () => {
    const found = await findLocalFailures(context);
    const before: ReportedFailure[] = [...lastReports].map(([event, { count, at_ms }]) => ({
      event,
      count,
      age_s: (performance.now() - at_ms) / 1_000,
    }));
    const news = listChanges(before, found);
    for (const { event, change, count } of news) {
      if (change === 'over') lastReports.delete(event);
      else lastReports.set(event, { count, at_ms: performance.now() });
    }
    logChanges(log, news, found);
  };
}

/** Watches the whole shop: one of several processes reports, and the database stores what was reported. */
async function watchShared(context: Watching, log: Log): Promise<void> {
  const found = await findSharedFailures(context);
  const news = await context.db.transaction().execute(async (trx): Promise<FailureChange[]> => {
    if (!(await lockReporting(trx))) return [];
    const reported = await selectReported(trx);
    const fresh = listChanges(reported, found);
    const isTold = new Set(fresh.map(({ event }) => event));
    // Stores smaller counts too, so that growing again is reported.
    const changed = found.filter(
      ({ event, count }) => isTold.has(event) || reported.some((one) => one.event === event && one.count !== count),
    );
    for (const { event, count } of changed) await upsertReported(trx, { event, count, isTold: isTold.has(event) });
    for (const { event, change } of fresh) if (change === 'over') await deleteReported(trx, event);
    return fresh;
  });
  logChanges(log, news, found);
}

/** @returns a function to call repeatedly. It reports this machine's failures first, and rejects if the database does not respond. */
export function openWatch(context: Watching, log: Log): () => Promise<void> {
  const watchLocal = createLocalWatch(context, log);
  return async () => {
    await watchLocal();
    await watchShared(context, log);
  };
}
