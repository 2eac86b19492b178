import type { AdminHealth, Failure } from '@uruhu/contract/health';
import { canSendMails } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { readShopTime } from '../../database/clock.ts';
import { readBackupTime } from './backup.ts';
import { type ClockJump, selectOpenJump } from './clock-queries.ts';
import { findProcessFailures, findShopFailures, readDisk, type WatchContext } from './find-failures.ts';
import {
  hasQueues,
  type JobRun,
  type ProviderPayments,
  selectJobRuns,
  selectMailCounts,
  selectProviderPayments,
  selectQueues,
} from './queries.ts';

type HealthContext = WatchContext & Pick<AppContext, 'providers' | 'config'>;
type Providers = AppContext['providers'];

/** The highest level of the failures; 'ok' without any. */
function summariseStatus(failures: readonly Failure[]): AdminHealth['status'] {
  if (failures.length === 0) return 'ok';
  return failures.some(({ level }) => level === 'error') ? 'error' : 'warn';
}

const presentJump = ({ kind, expected_at, found_at }: ClockJump) => ({
  kind,
  expected_at: expected_at.toISOString(),
  found_at: found_at.toISOString(),
});

const presentRun = ({ job, every_s, ran_at, succeeded_at, last_error }: JobRun, lateJobs: readonly string[]) => ({
  job,
  every_s,
  last_error,
  is_late: lateJobs.includes(job),
  ran_at: ran_at.toISOString(),
  succeeded_at: succeeded_at?.toISOString() ?? null,
});

/** Every configured provider, even if it has no payments. */
const presentProviders = (providers: Providers, rows: readonly ProviderPayments[]): AdminHealth['providers'] =>
  Object.values(providers).flatMap((configured) => {
    if (!configured) return [];
    const { paid = 0, failed = 0, waiting = 0, last_paid_at = null } = rows.find(({ provider }) => provider === configured.name) ?? {};
    const is_stand_in = configured.isStandIn ?? false;
    return [{ provider: configured.name, is_stand_in, paid, failed, waiting, last_paid_at: last_paid_at?.toISOString() ?? null }];
  });

/** The figures of mails, queues, providers and backups. */
async function readFigures({ db, config, providers }: HealthContext) {
  const [mails, queues, rows, taken_at] = await Promise.all([
    selectMailCounts(db),
    hasQueues(db).then((exist) => (exist ? selectQueues(db) : [])),
    selectProviderPayments(db),
    readBackupTime(config.dataDir),
  ]);
  return {
    mails: { is_on: canSendMails(config), ...mails, last_sent_at: mails.last_sent_at?.toISOString() ?? null },
    queues,
    providers: presentProviders(providers, rows),
    backup: { taken_at: taken_at?.toISOString() ?? null },
  };
}

/** The current state of the shop. Rejects if the database does not respond; the log and /api/health/ready then name the cause. */
export async function loadHealth(context: HealthContext): Promise<AdminHealth> {
  const { db, readiness, config } = context;
  const [processFailures, shopFailures, runs, jump, now] = await Promise.all([
    findProcessFailures(context),
    findShopFailures(context),
    selectJobRuns(db),
    selectOpenJump(db),
    readShopTime(db),
  ]);
  const failures = [...processFailures, ...shopFailures];
  const lateJobs = failures.find(({ event }) => event === 'job_late')?.ids ?? [];
  return {
    checked_at: new Date().toISOString(),
    status: summariseStatus(failures),
    failures,
    ready: await readiness.check(),
    clock: { database_at: now.toISOString(), process_at: new Date().toISOString(), paused: jump ? presentJump(jump) : null },
    jobs: runs.map((run) => presentRun(run, lateJobs)),
    disk: await readDisk(config.dataDir),
    ...(await readFigures(context)),
  };
}
