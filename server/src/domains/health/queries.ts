/** SQL of failures, job runs and reported failures. It reads every table that can show a failure. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/schema.ts';
import { REFUSED_SHOWN_DAYS } from '../mail/mail.ts';
import type { WatchedFailure } from './failures.ts';

/** How many cases of a failure are counted, and how many ids returned, at most. */
const COUNT_MAX = 1_000;
const IDS_MAX = 5;

export type FoundFailure = { event: WatchedFailure['event']; count: number; oldest_at: Date | null; ids: string[] };

/** Builds the query that summarises one failure. Counts up to a limit, so that ten thousand cases cost no more than a thousand. */
const buildSummaryQuery = ({ event, cases_sql }: WatchedFailure): RawBuilder<FoundFailure> => {
  const cases = sql.raw(`(${cases_sql}) as cases`);
  return sql<FoundFailure>`select ${sql.lit(event)}::text as event,
    (select count(*)::int from (select 1 from ${cases} limit ${sql.lit(COUNT_MAX)}) as counted_cases) as count,
    (select started_at from ${cases} order by started_at limit 1) as oldest_at,
    coalesce((select array_agg(id) from (select id from ${cases} order by started_at desc limit ${sql.lit(IDS_MAX)}) as newest_cases), '{}') as ids`;
};

/** The failures with at least one case. */
export async function selectFailures(db: Db, watched: readonly WatchedFailure[]): Promise<FoundFailure[]> {
  const { rows } = await sql<FoundFailure>`${sql.join(watched.map(buildSummaryQuery), sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}

export async function hasQueues(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has_queues: boolean }>`select to_regclass('pgboss.job') is not null as has_queues`.execute(db);
  return rows[0]?.has_queues ?? false;
}

// ── jobs ──

type JobResult = { job: string; every_s: number; last_error: string | null };

/** Records the last run of a job; after a failed run, the time of the last success stays. `last_error`: null if the run succeeded. */
export const recordJobRun = (db: Db, { job, every_s, last_error }: JobResult) =>
  sql`insert into job_runs as earlier_run (job, every_s, ran_at, succeeded_at, last_error)
    values (${job}, ${every_s}, now(), case when ${last_error}::text is null then now() end, coalesce(${last_error}, ''))
    on conflict (job) do update set every_s = excluded.every_s, ran_at = excluded.ran_at,
      succeeded_at = coalesce(excluded.succeeded_at, earlier_run.succeeded_at), last_error = excluded.last_error`.execute(db);

/**
 * Begins the intervals of all jobs anew, so that no job counts as late because the shop was stopped, or because it waited for staff to
 * accept the time after a clock jump.
 */
export const resetJobLateness = (db: Db) => db.updateTable('job_runs').set({ began_at: sql<Date>`now()` }).execute();

export type JobRun = Selectable<Database['job_runs']>;
export const selectJobRuns = (db: Db): Promise<JobRun[]> => db.selectFrom('job_runs').selectAll().orderBy('job').execute();

type QueueRow = { queue: string; waiting: number; given_up: number; last_error: string };

/** Counts the jobs of each queue, with the error of the newest job that failed. Throws if the queues do not exist yet (hasQueues). */
export async function selectQueues(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select queue.name as queue, count(*) filter (where job.state < 'active')::int as waiting,
      count(*) filter (where job.state = 'failed')::int as given_up,
      coalesce((array_agg(left(coalesce(job.output ->> 'message', job.output::text), 300) order by job.created_on desc)
        filter (where job.state in ('retry', 'failed') and job.output is not null))[1], '') as last_error
    from pgboss.queue left join pgboss.job on job.name = queue.name and (job.state < 'active' or job.state = 'failed')
    group by queue.name order by queue.name`.execute(db);
  return rows;
}

// ── mails and payments ──

type MailCounts = { waiting: number; refused: number; last_sent_at: Date | null };

export async function selectMailCounts(db: Db): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    select count(*) filter (where state in ('waiting', 'sending'))::int as waiting,
      count(*) filter (where state = 'refused' and created_at > now() - interval '${sql.raw(String(REFUSED_SHOWN_DAYS))} days')::int as refused,
      (select max(sent_at) from mails) as last_sent_at
    from mails where state <> 'sent'`.execute(db);
  return rows[0] ?? { waiting: 0, refused: 0, last_sent_at: null };
}

export type ProviderPayments = { provider: string; paid: number; failed: number; waiting: number; last_paid_at: Date | null };

/** Counts the payments of each provider that were begun in the last day. `last_paid_at`: of any time. */
export async function selectProviderPayments(db: Db): Promise<ProviderPayments[]> {
  const { rows } = await sql<ProviderPayments>`
    select provider, count(*) filter (where is_recent and state = 'succeeded')::int as paid,
      count(*) filter (where is_recent and state = 'failed')::int as failed,
      count(*) filter (where is_recent and state in ('created', 'pending'))::int as waiting,
      max(updated_at) filter (where state = 'succeeded') as last_paid_at
    from (select *, created_at > now() - interval '1 day' as is_recent from payment_attempts) as attempts group by provider`.execute(db);
  return rows;
}

// ── reported failures ──

/** The key of an advisory lock, which the reporting process holds. It can be any number that never changes. */
const LOCK_KEY = 20_260_014;

/** Locks reporting until the transaction ends. Returns false if another process is reporting now. */
export async function lockReporting(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK_KEY)}) as is_locked`.execute(trx);
  return rows[0]?.is_locked ?? false;
}

/** `age_s`: seconds since the last report. */
export type ReportedFailure = { event: string; count: number; age_s: number };

export const selectReportedFailures = (trx: Db): Promise<ReportedFailure[]> =>
  trx
    .selectFrom('reported_failures')
    .select(['event', 'count', sql<number>`extract(epoch from now() - reported_at)::float8`.as('age_s')])
    .execute();

/** `isReportedNow`: whether this run reports the failure; if false, only its count is updated. */
export const upsertReportedFailure = (trx: Db, { event, count, isReportedNow }: { event: string; count: number; isReportedNow: boolean }) =>
  trx
    .insertInto('reported_failures')
    .values({ event, count })
    .onConflict((conflict) => conflict.column('event').doUpdateSet({ count, reported_at: isReportedNow ? sql<Date>`now()` : undefined }))
    .execute();

export const deleteReportedFailure = (trx: Db, event: string) => trx.deleteFrom('reported_failures').where('event', '=', event).execute();
