/** Decides which failures to log: new and growing ones, those that are over, and unchanged ones once a day. */
import type { Failure } from '@uruhu/contract/health';
import type { EventLog } from '../../http/log.ts';
import type { ReportedFailure } from './queries.ts';

const REPEAT_S = 24 * 3_600;

export type FailureChange = { event: string; change: 'begun' | 'grown' | 'still' | 'over'; count: number };

/** What has changed since the last report of this failure; null if nothing has to be reported. */
const findChange = (count: number, lastReport: ReportedFailure | undefined): FailureChange['change'] | null => {
  if (!lastReport) return 'begun';
  if (count > lastReport.count) return 'grown';
  return lastReport.age_s >= REPEAT_S ? 'still' : null;
};

/** The changes since the last report. `reportedFailures`: the failures as they were reported last. `currentFailures`: those that exist now. */
export function listFailureChanges(
  reportedFailures: readonly ReportedFailure[],
  currentFailures: readonly Pick<Failure, 'event' | 'count'>[],
): FailureChange[] {
  const lastReports = new Map(reportedFailures.map((failure) => [failure.event, failure]));
  const currentEvents = new Set<string>(currentFailures.map(({ event }) => event));
  const changes = currentFailures.flatMap(({ event, count }) => {
    const change = findChange(count, lastReports.get(event));
    return change ? [{ event, change, count }] : [];
  });
  const endedFailures = reportedFailures
    .filter(({ event }) => !currentEvents.has(event))
    .map(({ event }) => ({ event, change: 'over' as const, count: 0 }));
  return [...changes, ...endedFailures];
}

/** Logs one line for each change. */
export function logFailureChanges(
  log: Pick<EventLog, 'warn' | 'error'>,
  changes: readonly FailureChange[],
  currentFailures: readonly Failure[],
): void {
  for (const { event, change, count } of changes) {
    const failure = currentFailures.find((other) => other.event === event);
    if (!failure) log.warn({ event, change, count }, 'This failure is over');
    else {
      const { level, oldest_at, ids, message, what_to_do } = failure;
      log[level]({ event, change, count, oldest_at, ids, what_to_do }, message);
    }
  }
}
