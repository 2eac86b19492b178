/** Decides which failures to log: new and growing ones, those that are over, and unchanged ones once a day. */
import type { Failure } from '@uruhu/contract/health';
import type { EventLog } from '../../http/log.ts';
import type { ReportedFailure } from './queries.ts';

const REPEAT_S = 24 * 3_600;

export type FailureChange = { event: string; change: 'begun' | 'grown' | 'still' | 'over'; count: number };

const compareCounts = (count: number, before: ReportedFailure | undefined): FailureChange['change'] | null => {
  if (!before) return 'begun';
  if (count > before.count) return 'grown';
  return before.age_s >= REPEAT_S ? 'still' : null;
};

/** The changes since the last report. */
export function listFailureChanges(
  reported: readonly ReportedFailure[],
  found: readonly Pick<Failure, 'event' | 'count'>[],
): FailureChange[] {
  const before = new Map(reported.map((failure) => [failure.event, failure]));
  const foundEvents = new Set<string>(found.map(({ event }) => event));
  const changes = found.flatMap(({ event, count }) => {
    const change = compareCounts(count, before.get(event));
    return change ? [{ event, change, count }] : [];
  });
  const ended = reported.filter(({ event }) => !foundEvents.has(event)).map(({ event }) => ({ event, change: 'over' as const, count: 0 }));
  return [...changes, ...ended];
}

/** Logs one line for each change. */
export function logFailureChanges(
  log: Pick<EventLog, 'warn' | 'error'>,
  changes: readonly FailureChange[],
  found: readonly Failure[],
): void {
  for (const { event, change, count } of changes) {
    const failure = found.find((other) => other.event === event);
    if (!failure) log.warn({ event, change, count }, 'This failure is over');
    else {
      const { level, oldest_at, ids, message, what_to_do } = failure;
      log[level]({ event, change, count, oldest_at, ids, what_to_do }, message);
    }
  }
}
