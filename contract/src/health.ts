/** The health of the shop, for its staff. */
import { z } from 'zod';
import { formatFieldCode } from './fields/field-code.ts';
import { time } from './fields/list.ts';
import { id, timeInput } from './fields/text.ts';
import { createDataListSchema } from './staff/lists.ts';

/** What can fail. Log lines have the same word as their `event`. */
export const healthEvent = z.enum([
  // The mail server has refused single mails. The shop does not send them again by itself.
  'mail_refused',
  'mail_waiting',
  // The mail server did not answer while the mail was sent, so the mail may or may not have arrived.
  'mail_uncertain',
  // The mail server refuses mail to every recipient. The shop tries these mails again.
  'mail_server_refuses',
  // An account or a brand has a name that another one has too, but for characters that nobody sees.
  'names_look_alike',
  'payment_stuck',
  'payment_claim_waiting',
  'payment_problem_open',
  'refund_unanswered',
  // Jobs of the queues have failed several times, or were not begun in time.
  'job_failing',
  'job_waiting',
  // Jobs that run at intervals, such as the sweep, have not succeeded in time.
  'job_late',
  // The password or the code of a staff member is being guessed.
  'staff_guessed',
  'clock_jumped',
  'clocks_differ',
  'not_ready',
  'uploads_degraded',
  'disk_low',
  'backup_old',
]);
export type HealthEvent = z.infer<typeof healthEvent>;

/** `error`: the shop is losing money or orders. `warn`: it will, unless a staff member acts. */
export const failure = z.object({
  event: healthEvent,
  level: z.enum(['warn', 'error']),
  /** Capped at 1,000. */
  count: z.int().min(1),
  oldest_at: time.nullable(),
  /** Ids of the newest few mails, payments, problems, jobs, staff members or records of the shop, as `ids_are` says. */
  ids: z.array(z.string()),
  ids_are: z.enum(['mail', 'payment', 'problem', 'job', 'member', 'record', 'none']),
  /** Sentences for staff: what fails, and what to do about it. */
  message: z.string(),
  what_to_do: z.string(),
});
export type Failure = z.infer<typeof failure>;

/**
 * The clock jumped from `expected_at` to `found_at`, and no staff member has accepted that yet.
 *
 * - `back`: the database's time is over an hour earlier than expected.
 * - `ahead`: while the process ran, the database's time moved on by over an hour more than the time that passed.
 * - `long_stop`: the shop starts over seven days after it last ran, which may be a wrong clock.
 * - `clocks_differ`: at a start, the database's clock and the process's clock differ by over an hour.
 */
export const clockJump = z.object({
  kind: z.enum(['back', 'ahead', 'long_stop', 'clocks_differ']),
  expected_at: time,
  found_at: time,
});
export type ClockJump = z.infer<typeof clockJump>;

export const adminHealth = z.object({
  checked_at: time,
  /** The level of the worst failure. */
  status: z.enum(['ok', 'warn', 'error']),
  failures: z.array(failure),
  /** Reasons such as `database: read-only`. `down`: the shop cannot take orders. `degraded`: it takes orders, but something else fails. */
  ready: z.object({ down: z.array(z.string()), degraded: z.array(z.string()) }),
  clock: z.object({
    /** The time by the database's clock, and by the clock of the process that replies. */
    database_at: time,
    process_at: time,
    /** While set, the shop cancels no orders, sends no reminders and deletes nothing, until staff accept `found_at`. */
    paused: clockJump.nullable(),
  }),
  jobs: z.array(
    z.object({
      job: z.string(),
      every_s: z.int(),
      ran_at: time,
      succeeded_at: time.nullable(),
      is_late: z.boolean(),
      last_error: z.string(),
    }),
  ),
  /** The disk that holds DATA_DIR. */
  disk: z.object({ free_bytes: z.int(), total_bytes: z.int() }).nullable(),
  /** `waiting` also counts mails that are being sent. `refused`: in the last seven days. */
  mails: z.object({
    is_on: z.boolean().describe('Whether there is a mail server. Without one mails wait.'),
    waiting: z.int(),
    refused: z.int(),
    last_sent_at: time.nullable(),
  }),
  /** `waiting`: jobs that wait, also for another try. `given_up`: jobs that are not tried again. `last_error`: why the newest failed, or ''. */
  queues: z.array(z.object({ queue: z.string(), waiting: z.int(), given_up: z.int(), last_error: z.string() })),
  /** The payments begun through each provider that is on, in the last day. */
  providers: z.array(
    z.object({
      provider: z.string(),
      /** Whether a stand-in acts as the provider, as in a demo, where no real money moves. */
      is_stand_in: z.boolean(),
      paid: z.int(),
      failed: z.int(),
      waiting: z.int(),
      /** When the newest payment of any day succeeded. */
      last_paid_at: time.nullable(),
    }),
  ),
  /** When operators last noted a backup, in DATA_DIR; null: never. */
  backup: z.object({ taken_at: time.nullable() }),
});
export type AdminHealth = z.infer<typeof adminHealth>;
export const adminHealthReply = z.object({ data: adminHealth });

/** `expected`: the `found_at` that the staff member has seen; if the clock has jumped again since, the server refuses. */
export const acceptClockBody = z.object({ expected: timeInput('clock_time_needed') });

/** The most mails in the list, and in one call that sends them again. */
export const UNSENT_MAILS_MAX = 50;

/** A mail that is waiting, was refused by the mail server, or may have arrived (`sending`). */
export const unsentMail = z.object({
  mail_id: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'sending', 'refused']),
  /** The address; null for members who may not see customers. */
  to: z.string().nullable(),
  subject: z.string(),
  /** What the mail server said last; '' before the first try. */
  reason: z.string(),
  since: time,
  /** False while the mail may still be on its way, and if it is withdrawn or too old to be sent. */
  can_resend: z.boolean(),
});
export type UnsentMail = z.infer<typeof unsentMail>;
export const unsentMails = createDataListSchema(unsentMail);

export const resendMailsBody = z.object({
  mail_ids: z
    .array(id, formatFieldCode('id_invalid'))
    .min(1, formatFieldCode('id_invalid'))
    .max(UNSENT_MAILS_MAX, formatFieldCode('id_invalid')),
});
/** `left`: mails that are too old or withdrawn. Mails in neither count were sent or handled meanwhile. */
export const resendMailsReply = z.object({ data: z.object({ resent: z.int(), left: z.int() }) });
