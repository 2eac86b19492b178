import type { AdminHealth, Failure } from '@uruhu/contract/health';
import { readShopTime } from '../../database/clock.ts';
import { type ClockJump, selectOpenJump } from './clock-queries.ts';
import { findLocalFailures, findSharedFailures, readDisk, type WatchContext } from './find-failures.ts';
import { type JobRun, selectJobRuns } from './queries.ts';

/** The highest level. */
function summariseStatus(failures: readonly Failure[]): AdminHealth['status'] {
  if (failures.length === 0) return 'ok';
  return failures.some(({ level }) => level === 'error') ? 'error' : 'warn';
}

const presentJump = ({ kind, expected_at, found_at }: ClockJump) => ({
  ...{ kind, expected_at: expected_at.toISOString(), found_at: found_at.toISOString() },
});

const presentRun = ({ job, every_s, ran_at, succeeded_at, last_error }: JobRun, late: readonly string[]) => ({
  ...{ job, every_s, last_error, is_late: late.includes(job) },
  ...{ ran_at: ran_at.toISOString(), succeeded_at: succeeded_at?.toISOString() ?? null },
});

/** The current state of the shop. Rejects if the database does not respond; the log and /api/health/ready then name the cause. */
export async function showHealth(context: WatchContext): Promise<AdminHealth> {
  const { db, readiness, config } = context;
  const [found, shared, runs, jump, now] = await Promise.all([
    findLocalFailures(context),
    findSharedFailures(context),
    selectJobRuns(db),
    selectOpenJump(db),
    readShopTime(db),
  ]);
  const failures = [...found, ...shared];
  const late = failures.find(({ event }) => event === 'job_late')?.ids ?? [];
  return {
    ...{ checked_at: new Date().toISOString(), status: summariseStatus(failures), failures, ready: await readiness.check() },
    clock: { database_at: now.toISOString(), process_at: new Date().toISOString(), paused: jump ? presentJump(jump) : null },
    jobs: runs.map((run) => presentRun(run, late)),
    disk: await readDisk(config.dataDir),
  };
}
