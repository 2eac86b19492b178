/** The table of failures that cost money: the condition, the level, and what staff should do. */
import type { Failure, HealthEvent } from '@uruhu/contract/health';

/** How long each may wait before it counts as a failure. */
const MAIL_WAITS_MIN = 15;
const MAIL_SENDING_MIN = 5;
/** Refused mails older than this are not shown: they are known by then, and too old to send. */
const REFUSED_SHOWN_DAYS = 7;
const PAYMENT_OVERDUE_MIN = 10;
const CLAIM_WAITS_H = 4;
const JOB_WAITS_MIN = 15;
/** A job is retried automatically; this many failures count as a problem. */
const JOB_TRIES = 3;

type FailureText = Pick<Failure, 'level' | 'ids_are' | 'message' | 'what_to_do'>;

/** Failures found by SQL. `rows`: a query with the id and start time of each case; each query uses an index. */
export type WatchedFailure = FailureText & { event: HealthEvent; rows: string };

export const WATCHED_FAILURES: readonly WatchedFailure[] = [
  {
    ...{ event: 'mail_refused', level: 'error', ids_are: 'mail', message: 'The mail server refused these mails.' },
    what_to_do: 'See why with "npm run mail -- list". Correct the address or the mail server, then "npm run mail -- retry --all-refused".',
    rows: `select mail_id::text as id, created_at as at from mails
      where state = 'refused' and created_at > now() - interval '${REFUSED_SHOWN_DAYS} days'`,
  },
  {
    ...{ event: 'mail_server_refuses', level: 'error', ids_are: 'mail' },
    message: 'The mail server refuses mail to every recipient. The mails are kept and tried again.',
    what_to_do: 'See why with "npm run mail -- list", and check SMTP_URL, MAIL_FROM and the account at the mail provider.',
    rows: `select mail_id::text as id, refused_at as at from mails where state = 'waiting' and refused_at is not null`,
  },
  {
    ...{
      event: 'mail_waiting',
      level: 'error',
      ids_are: 'mail',
      message: `These mails have waited for more than ${MAIL_WAITS_MIN} minutes.`,
    },
    what_to_do:
      'See why with "npm run mail -- list", and check SMTP_URL and the mail server. They are sent by themselves once it takes them.',
    rows: `select mail_id::text as id, created_at as at from mails
      where state = 'waiting' and created_at < now() - interval '${MAIL_WAITS_MIN} minutes'`,
  },
  {
    ...{
      event: 'mail_uncertain',
      level: 'warn',
      ids_are: 'mail',
      message: 'The mail server gave no answer to these mails: they may have arrived.',
    },
    what_to_do: 'Look in the log of the mail server. To send them again: "npm run mail -- retry --uncertain".',
    rows: `select mail_id::text as id, coalesce(taken_at, created_at) as at from mails where state = 'sending'
      and coalesce(taken_at, created_at) < now() - interval '${MAIL_SENDING_MIN} minutes' and created_at > now() - interval '${REFUSED_SHOWN_DAYS} days'`,
  },
  {
    ...{ event: 'payment_stuck', level: 'error', ids_are: 'payment', message: 'The shop could not ask the provider about these payments.' },
    what_to_do: 'Check the log for "payment_provider", and the keys of the provider. They are asked about by themselves once it answers.',
    rows: `select payment_attempt_id::text as id, next_check_at as at from payment_attempts
      where next_check_at < now() - interval '${PAYMENT_OVERDUE_MIN} minutes' and state in ('created', 'pending')`,
  },
  {
    ...{ event: 'payment_claim_waiting', level: 'warn', ids_are: 'payment' },
    message: `Customers say that they paid by mobile money, and no staff member has decided on it for more than ${CLAIM_WAITS_H} hours.`,
    what_to_do: 'Look for each transaction in the merchant account, then confirm or reject the payment.',
    rows: `select payment_attempt_id::text as id, updated_at as at from payment_attempts
      where state = 'submitted' and updated_at < now() - interval '${CLAIM_WAITS_H} hours'`,
  },
  {
    ...{ event: 'payment_problem_open', level: 'warn', ids_are: 'problem', message: 'Money came twice, late, or not as it was asked for.' },
    what_to_do: 'Open the payment problems, give back what is not ours, and note how each was resolved.',
    rows: 'select payment_problem_id::text as id, created_at as at from payment_problems where resolved_at is null',
  },
  {
    ...{ event: 'refund_unanswered', level: 'warn', ids_are: 'payment' },
    message: 'A refund was asked for more than a day ago, and the provider has not said that it was made.',
    what_to_do: 'Look at the provider’s own page, and say what you found with the refund of the order.',
    rows: `select payment_attempt_id::text as id, refund_asked_at as at from payment_attempts
      where state = 'succeeded' and refund_asked_at < now() - interval '1 day'`,
  },
  {
    ...{
      event: 'clock_jumped',
      level: 'error',
      ids_are: 'none',
      message: 'The clock jumped, so no order is cancelled and nothing is deleted.',
    },
    what_to_do:
      'Compare the time that was found with a clock you trust. Put the server’s clock right if it is wrong, then accept the time.',
    rows: 'select clock_jump_id::text as id, created_at as at from clock_jumps where accepted_at is null',
  },
  {
    ...{
      event: 'job_late',
      level: 'error',
      ids_are: 'job',
      message: 'These jobs of the shop have not done their work for three times their interval.',
    },
    what_to_do: 'Look for "job_failing" in the log. Restart the shop if it is not running.',
    // While the clock jumped, clock_jumped reports it instead.
    rows: `select job as id, coalesce(succeeded_at, ran_at) as at from job_runs
      where greatest(succeeded_at, began_at) < now() - 3 * make_interval(secs => every_s)
      and not exists (select from clock_jumps where accepted_at is null)`,
  },
];

const QUEUED = `pgboss.job where state < 'active' and not blocked and name <> 'send-mail'`;

/** The same for the job queues, whose tables exist only after the first start. Mails have their own entries. */
export const WATCHED_QUEUES: readonly WatchedFailure[] = [
  {
    ...{ event: 'job_failing', level: 'error', ids_are: 'job', message: 'These jobs have failed several times, and are tried again.' },
    what_to_do: 'Look for their ids in the table pgboss.job: the column "output" says why.',
    rows: `select id::text as id, created_on as at from ${QUEUED} and state = 'retry' and retry_count >= ${JOB_TRIES}`,
  },
  {
    ...{ event: 'job_waiting', level: 'warn', ids_are: 'job', message: `No process has done these jobs for ${JOB_WAITS_MIN} minutes.` },
    what_to_do: 'Restart the shop if it is not running, or run another process of it.',
    rows: `select id::text as id, start_after as at from ${QUEUED} and state = 'created' and start_after < now() - interval '${JOB_WAITS_MIN} minutes'`,
  },
];

/** Failures of this process or its machine. */
export const LOCAL_FAILURES: Readonly<Record<'not_ready' | 'uploads_degraded' | 'disk_low' | 'clocks_differ', FailureText>> = {
  not_ready: {
    ...{ level: 'error', ids_are: 'none', message: 'The shop cannot take orders.' },
    what_to_do: 'See docs/operations.md, "The shop answers 503".',
  },
  uploads_degraded: {
    ...{ level: 'warn', ids_are: 'none', message: 'Pictures and documents cannot be kept. Orders are taken.' },
    what_to_do: 'Make room in DATA_DIR/media, and let the shop’s user write there.',
  },
  disk_low: {
    ...{ level: 'warn', ids_are: 'none', message: 'The disk of DATA_DIR is nearly full.' },
    what_to_do: 'Make room before it is full: then no order is taken.',
  },
  clocks_differ: {
    ...{ level: 'warn', ids_are: 'none', message: 'The clocks of the shop and of its database are more than ten minutes apart.' },
    what_to_do: 'Let both machines take the time from the network (NTP).',
  },
};
