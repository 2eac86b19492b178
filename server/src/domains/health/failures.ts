/** The failures that cost money: the condition and the level of each. Their sentences are in the messages, by event. */
import type { Failure, HealthEvent } from '@uruhu/contract/health';
import { STAFF_MESSAGES } from '../../messages/messages.ts';
import { REFUSED_SHOWN_DAYS } from '../mail/mail.ts';
import { GUESSED_MEMBERS_SQL, GUESSES_IN_AN_HOUR } from '../staff/staff.ts';

/** How long a mail, a payment, a claim or a job may wait before it counts as a failure. */
const MAIL_WAITS_MINUTES = 15;
const MAIL_SENDING_MINUTES = 5;
const PAYMENT_OVERDUE_MINUTES = 10;
const CLAIM_WAITS_HOURS = 4;
const JOB_WAITS_MINUTES = 15;
/** The queue retries a job. After this many retries it counts as a failure. */
const JOB_RETRIES = 3;

type FailureKind = Pick<Failure, 'level' | 'ids_are'>;

/**
 * A failure that a query finds. `cases_sql`: the query, which uses an index; it returns the id and start time of each case. `limit`: the
 * minutes, hours or times that its sentence names.
 */
export type WatchedFailure = FailureKind & { event: HealthEvent; limit?: number; cases_sql: string };

/** The sentences about a failure and what to do about it, for staff. `detail`: a text that is added in brackets. */
export function describeFailure(event: HealthEvent, { limit = 0, detail = '' }: { limit?: number; detail?: string } = {}) {
  const { message: sentence, what_to_do } = STAFF_MESSAGES.health.failures[event];
  const message = typeof sentence === 'string' ? sentence : sentence({ limit });
  return { message: detail ? `${message} (${detail})` : message, what_to_do };
}

export const WATCHED_FAILURES: readonly WatchedFailure[] = [
  {
    event: 'mail_refused',
    level: 'error',
    ids_are: 'mail',
    cases_sql: `select mail_id::text as id, created_at as started_at from mails
      where state = 'refused' and created_at > now() - interval '${REFUSED_SHOWN_DAYS} days'`,
  },
  {
    event: 'mail_server_refuses',
    level: 'error',
    ids_are: 'mail',
    cases_sql: `select mail_id::text as id, refused_at as started_at from mails where state = 'waiting' and refused_at is not null`,
  },
  {
    event: 'mail_waiting',
    level: 'error',
    ids_are: 'mail',
    limit: MAIL_WAITS_MINUTES,
    cases_sql: `select mail_id::text as id, created_at as started_at from mails
      where state = 'waiting' and created_at < now() - interval '${MAIL_WAITS_MINUTES} minutes'`,
  },
  {
    event: 'mail_uncertain',
    level: 'warn',
    ids_are: 'mail',
    cases_sql: `select mail_id::text as id, coalesce(taken_at, created_at) as started_at from mails where state = 'sending'
      and coalesce(taken_at, created_at) < now() - interval '${MAIL_SENDING_MINUTES} minutes' and created_at > now() - interval '${REFUSED_SHOWN_DAYS} days'`,
  },
  {
    event: 'payment_stuck',
    level: 'error',
    ids_are: 'payment',
    cases_sql: `select payment_attempt_id::text as id, next_check_at as started_at from payment_attempts
      where next_check_at < now() - interval '${PAYMENT_OVERDUE_MINUTES} minutes' and state in ('created', 'pending')`,
  },
  {
    event: 'payment_claim_waiting',
    level: 'warn',
    ids_are: 'payment',
    limit: CLAIM_WAITS_HOURS,
    cases_sql: `select payment_attempt_id::text as id, updated_at as started_at from payment_attempts
      where state = 'submitted' and updated_at < now() - interval '${CLAIM_WAITS_HOURS} hours'`,
  },
  {
    event: 'payment_problem_open',
    level: 'warn',
    ids_are: 'problem',
    cases_sql: 'select payment_problem_id::text as id, created_at as started_at from payment_problems where resolved_at is null',
  },
  {
    event: 'refund_unanswered',
    level: 'warn',
    ids_are: 'payment',
    cases_sql: `select payment_attempt_id::text as id, refund_asked_at as started_at from payment_attempts
      where state = 'succeeded' and refund_asked_at < now() - interval '1 day'`,
  },
  // Over by itself an hour after the last guesses.
  { event: 'staff_guessed', level: 'warn', ids_are: 'member', limit: GUESSES_IN_AN_HOUR, cases_sql: GUESSED_MEMBERS_SQL },
  {
    event: 'names_look_alike',
    level: 'warn',
    ids_are: 'record',
    cases_sql: `select user_id::text as id, created_at as started_at from users where username <> clean_identifier(username)
      union all select brand_id, null from brands where name <> clean_line(name)`,
  },
  {
    event: 'clock_jumped',
    level: 'error',
    ids_are: 'none',
    cases_sql: 'select clock_jump_id::text as id, created_at as started_at from clock_jumps where accepted_at is null',
  },
  {
    event: 'job_late',
    level: 'error',
    ids_are: 'job',
    // A job is late after three intervals without a success; `began_at` is when its intervals began to count (see resetJobLateness). After a
    // clock jump, no job counts as late until staff have accepted the time, as jobs wait for that, and clock_jumped reports the jump.
    cases_sql: `select job as id, coalesce(succeeded_at, ran_at) as started_at from job_runs
      where greatest(succeeded_at, began_at) < now() - 3 * make_interval(secs => every_s)
      and not exists (select from clock_jumps where accepted_at is null)`,
  },
];

/** The table of jobs and the condition that a job waits: its state is 'created' or 'retry', the states of pg-boss before 'active'. */
const WAITING_JOBS_SQL = `pgboss.job where state < 'active' and not blocked`;

/** Failures of the job queues, whose tables exist only after the first start. */
export const QUEUE_FAILURES: readonly WatchedFailure[] = [
  {
    event: 'job_failing',
    level: 'error',
    ids_are: 'job',
    cases_sql: `select id::text as id, created_on as started_at from ${WAITING_JOBS_SQL} and state = 'retry' and retry_count >= ${JOB_RETRIES}`,
  },
  {
    event: 'job_waiting',
    level: 'warn',
    ids_are: 'job',
    limit: JOB_WAITS_MINUTES,
    cases_sql: `select id::text as id, start_after as started_at from ${WAITING_JOBS_SQL} and state = 'created' and start_after < now() - interval '${JOB_WAITS_MINUTES} minutes'`,
  },
];

/** Failures of this process or its machine. */
export const PROCESS_FAILURES = {
  not_ready: 'error',
  uploads_degraded: 'warn',
  disk_low: 'warn',
  backup_old: 'warn',
  clocks_differ: 'warn',
} as const satisfies Partial<Record<HealthEvent, Failure['level']>>;
