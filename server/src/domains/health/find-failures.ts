/** Finds current failures, of the whole shop and of this process and its machine. */
import { statfs } from 'node:fs/promises';
import type { Failure, HealthEvent } from '@uruhu/contract/health';
import type { AppContext } from '../../context.ts';
import { STAFF_MESSAGES } from '../../messages/messages.ts';
import { readBackupTime } from './backup.ts';
import { describeFailure, PROCESS_FAILURES, QUEUE_FAILURES, WATCHED_FAILURES, type WatchedFailure } from './failures.ts';
import { hasQueues, selectFailures } from './queries.ts';

export type WatchContext = Pick<AppContext, 'db' | 'readiness' | 'clock'> & { config: Pick<AppContext['config'], 'dataDir'> };

const DISK_FREE_SHARE_MIN = 0.1;
const DISK_FREE_BYTES_MIN = 1_000_000_000;
/** How far the clocks of the database and this process may differ. */
const CLOCK_DIFFERENCE_MS_MAX = 10 * 60_000;
const BACKUP_AGE_MS_MAX = 48 * 3_600_000;

export type Disk = { free_bytes: number; total_bytes: number };

/** The space on the disk of DATA_DIR; null if the system does not report it. */
export const readDisk = (dataDir: string): Promise<Disk | null> =>
  statfs(dataDir).then(
    ({ bavail, blocks, bsize }) => ({ free_bytes: bavail * bsize, total_bytes: blocks * bsize }),
    () => null,
  );

/** Whether less than a gigabyte is free, or less than both ten gigabytes and a tenth of the disk. */
const isDiskLow = ({ free_bytes, total_bytes }: Disk): boolean =>
  free_bytes < DISK_FREE_BYTES_MIN || (free_bytes < total_bytes * DISK_FREE_SHARE_MIN && free_bytes < 10 * DISK_FREE_BYTES_MIN);

const createProcessFailure = (event: keyof typeof PROCESS_FAILURES, detail: string): Failure => ({
  event,
  level: PROCESS_FAILURES[event],
  ids_are: 'none',
  ids: [],
  count: 1,
  oldest_at: null,
  ...describeFailure(event, { detail }),
});

const formatDiskLeft = ({ free_bytes }: Disk) => STAFF_MESSAGES.health.diskLeft(Math.floor(free_bytes / 1_000_000));
const formatHours = (ms: number) => STAFF_MESSAGES.health.hours((ms / 3_600_000).toFixed(1));

/** Failures of this process and its machine. Never rejects. */
export async function findProcessFailures({ readiness, clock, config }: WatchContext): Promise<Failure[]> {
  const [{ down, degraded }, disk, backup_at] = await Promise.all([
    readiness.check(),
    readDisk(config.dataDir),
    readBackupTime(config.dataDir),
  ]);
  const difference_ms = clock.getDifference_ms();
  return [
    ...(down.length > 0 ? [createProcessFailure('not_ready', down.join(', '))] : []),
    ...(degraded.length > 0 ? [createProcessFailure('uploads_degraded', degraded.join(', '))] : []),
    ...(disk && isDiskLow(disk) ? [createProcessFailure('disk_low', formatDiskLeft(disk))] : []),
    ...(backup_at && Date.now() - backup_at.getTime() > BACKUP_AGE_MS_MAX
      ? [{ ...createProcessFailure('backup_old', ''), oldest_at: backup_at.toISOString() }]
      : []),
    ...(Math.abs(difference_ms) > CLOCK_DIFFERENCE_MS_MAX ? [createProcessFailure('clocks_differ', formatHours(difference_ms))] : []),
  ];
}

const FAILURES_BY_EVENT = new Map<HealthEvent, WatchedFailure>(
  [...WATCHED_FAILURES, ...QUEUE_FAILURES].map((failure) => [failure.event, failure]),
);

/** Failures of the whole shop, found in the database. */
export async function findShopFailures({ db }: Pick<WatchContext, 'db'>): Promise<Failure[]> {
  const watchedFailures = (await hasQueues(db)) ? [...WATCHED_FAILURES, ...QUEUE_FAILURES] : WATCHED_FAILURES;
  const foundFailures = await selectFailures(db, watchedFailures);
  return foundFailures.flatMap(({ event, count, oldest_at, ids }) => {
    const watchedFailure = FAILURES_BY_EVENT.get(event);
    if (!watchedFailure) return [];
    const { level, ids_are, limit = 0 } = watchedFailure;
    return [{ event, level, ids_are, ...describeFailure(event, { limit }), count, ids, oldest_at: oldest_at?.toISOString() ?? null }];
  });
}
