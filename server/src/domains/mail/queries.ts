/** SQL of the outbox, which holds all mails. */
import { PROOF_MAILS } from '@uruhu/contract/constants';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import type { Mails } from '../../database/schema.ts';
import type { Template } from './templates/templates.ts';

export type MailRow = Selectable<Mails>;
type NewMail = Pick<MailRow, 'kind' | 'to_address' | 'subject' | 'text' | 'html' | 'reply_to' | 'unsubscribe_url'> & {
  user_id: string | null;
  order_id: string | null;
};

export const insertMail = (db: Db, mail: NewMail): Promise<{ mail_id: string }> =>
  db.insertInto('mails').values(mail).returning('mail_id').executeTakeFirstOrThrow();

const buildTimeAgo = (span: string) => sql<Date>`${SHOP_NOW} - ${sql.lit(span)}::interval`;

/** How old a mail of these templates may be when it is sent. The shop drops an older one. */
const MAX_AGE_HOURS = { backInStock: 120 } satisfies Partial<Record<Template, number>>;

const buildTooOldCondition = () =>
  sql<SqlBool>`(${sql.join(
    Object.entries(MAX_AGE_HOURS).map(([kind, hours]) => sql`(kind = ${kind} and created_at < ${buildTimeAgo(`${hours} hours`)})`),
    sql` or `,
  )})`;

/** Whether the mail must not be sent any more, as it is withdrawn or too old. */
const buildUnsendableCondition = () => sql<SqlBool>`(withdrawn_at is not null or ${buildTooOldCondition()})`;

/** Withdraws the unsent mails of one kind to a shopper. A mail that is being sent may still arrive, but is not sent again. */
export const withdrawMails = (db: Db, user_id: string, kind: Template) =>
  db
    .updateTable('mails')
    .set({ withdrawn_at: SHOP_NOW })
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('state', '<>', 'sent')
    .where('withdrawn_at', 'is', null)
    .execute();

/** `firstSeconds`: the pause after the first failed attempt; each later one is twice as long, up to `longestSeconds`. */
export type RetryPauses = { firstSeconds: number; longestSeconds: number };
/** After so many attempts, about two days, the shop tries a mail once a day. */
const FREQUENT_ATTEMPTS = 55;

/**
 * Whether a waiting mail is due: it is new, staff have chosen to send it again, or its pause since the last attempt is over. A mail that was
 * taken in the future, while the clock was fast, is due as well.
 */
const buildDueCondition = ({ firstSeconds, longestSeconds }: RetryPauses) =>
  sql<SqlBool>`(taken_at is null or taken_at not between now() - make_interval(secs => case when attempts > ${sql.lit(FREQUENT_ATTEMPTS)}
    then 86400 else least(${sql.lit(firstSeconds)} * 2.0 ^ (attempts - 1), ${sql.lit(longestSeconds)}) end) and now())`;

/**
 * Takes due mails: first new ones, so that they do not wait behind many that fail, then those tried longest ago. Only one caller gets each:
 * it sends those that are now in the state `sending`, which nobody takes again until markWaiting makes them wait. Mails that are withdrawn or
 * too old are now `dropped`.
 */
export const takeDueMails = (db: Db, pauses: RetryPauses, limit: number): Promise<MailRow[]> =>
  db
    // Materialised, because PostgreSQL may otherwise run this query several times, and lock more rows each time.
    .with(
      (name) => name('due').materialized(),
      (cte) =>
        cte
          .selectFrom('mails')
          .select('mail_id')
          .where('state', '=', 'waiting')
          .where(buildDueCondition(pauses))
          .orderBy('taken_at', (order) => order.asc().nullsFirst())
          .orderBy('attempts')
          .orderBy('created_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('mails')
    .from('due')
    .whereRef('mails.mail_id', '=', 'due.mail_id')
    .set({
      state: sql<MailRow['state']>`case when ${buildUnsendableCondition()} then 'dropped' else 'sending' end`,
      last_error: sql<string>`case when withdrawn_at is not null then 'withdrawn before it was sent'
        when ${buildTooOldCondition()} then 'too old to be sent' else last_error end`,
      attempts: sql<number>`attempts + 1`,
      taken_at: sql<Date>`now()`,
    })
    .returningAll('mails')
    .execute();

type StateChange = { state: MailRow['state']; last_error: string; isRefused?: boolean };
const setState = (db: Db, mail_id: string, { state, last_error, isRefused = false }: StateChange) =>
  db
    .updateTable('mails')
    .set({ state, last_error, refused_at: isRefused ? sql<Date>`clock_timestamp()` : undefined })
    .where('mail_id', '=', mail_id)
    .where('state', '=', 'sending')
    .execute();

export const markWaiting = (db: Db, mail_id: string, last_error: string) => setState(db, mail_id, { state: 'waiting', last_error });
export const markRefused = (db: Db, mail_id: string, last_error: string) =>
  setState(db, mail_id, { state: 'refused', last_error, isRefused: true });
/** Keeps the mail in the state `sending`, in which no process sends it, because the server may have accepted it. */
export const markUncertain = (db: Db, mail_id: string, last_error: string) => setState(db, mail_id, { state: 'sending', last_error });

/** The key of an advisory lock. It can be any number that never changes. */
const LOCK_KEY = 20_260_015;

/**
 * Makes transactions that record a refusal by the mail server wait for each other, so that each sees all earlier refusals when it decides
 * whether the server refuses all mail.
 */
export const lockRefusals = (trx: Db) => sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(trx);

/** The latest mails that the server accepted or refused within the last day, newest first. */
export async function selectServerReplies(db: Db, limit: number): Promise<{ to_address: string; is_refused: boolean }[]> {
  const { rows } = await sql<{ to_address: string; is_refused: boolean }>`
    select to_address, is_refused from (
      (select to_address, true as is_refused, refused_at as replied_at from mails where refused_at is not null order by refused_at desc limit ${sql.lit(limit)})
      union all
      (select to_address, false, sent_at from mails where sent_at is not null order by sent_at desc limit ${sql.lit(limit)})
    ) as replies where replied_at > now() - interval '1 day' order by replied_at desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Makes mails wait again that the server refused within the last day, if it has accepted no mail since. */
export const resetRefusedToWaiting = (db: Db) =>
  sql`update mails set state = 'waiting' where state = 'refused'
    and refused_at > greatest(now() - interval '1 day', (select max(sent_at) from mails where sent_at is not null))`.execute(db);

export const markSent = (db: Db, mail_id: string) =>
  db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: sql<Date>`clock_timestamp()`, last_error: '', refused_at: null })
    .where('mail_id', '=', mail_id)
    .execute();

export const selectNewestMails = (db: Db, limit: number): Promise<MailRow[]> =>
  db.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('mail_id').limit(limit).execute();

/** The mails to a customer without their text, as a link in it may still be valid. */
export const selectMailsByUser = (db: Db, user_id: string): Promise<Pick<MailRow, 'to_address' | 'subject' | 'created_at' | 'sent_at'>[]> =>
  db
    .selectFrom('mails')
    .select(['to_address', 'subject', 'created_at', 'sent_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('mail_id')
    .execute();

/** Deletes the answers to messages with this address, and the copies of these messages to the shop. */
export const deleteContactMails = (trx: Db, email: string) =>
  sql`delete from mails where (kind = 'messageAnswer' and lower(to_address) = ${email.toLowerCase()})
    or (kind = 'contact' and lower(reply_to) = ${email.toLowerCase()})`.execute(trx);

/**
 * Deletes old mails: after 90 days, in which staff can look them up and send them again. Deletes mails with a link soon after the link
 * expires (an hour, three days or a week), and mails to erased accounts after a day, as the recipient cannot ask for their erasure any
 * more. Mails to guests have no account either, and stay for 90 days.
 */
export const deleteOldMails = (db: Db) =>
  sql`delete from mails where created_at < ${SHOP_NOW} - case
    when kind in ('reset', 'staffPassword') then interval '1 day'
    when kind = 'staffInvitation' then interval '4 days'
    when kind in ('welcome', 'confirmEmail', 'confirmNewEmail', 'emailChanged') then interval '8 days'
    when user_id is null and state <> 'waiting'
      and kind in ('goodbye', 'orderStatus', 'orderReminder', 'paymentReceived', 'paymentPart', 'paymentAfterCancel', 'paymentRefunded', 'paymentRejected')
        and not exists (select from orders where orders.order_id = mails.order_id and is_guest)
      then interval '1 day'
    else interval '90 days' end`.execute(db);

// ── mails to unverified addresses ──

/**
 * Counts one more mail to an unverified address. Returns false, without counting, if the address has reached its limit. Locks the address
 * until the transaction ends, so that two concurrent mails are counted one after the other.
 *
 * `is_reset`: whether the mail is about a forgotten password. Such mails first use a limit of their own; beyond it they count towards the
 * limit of all other mails. The column `counted_as_reset` is true for a mail that was counted towards the limit of resets.
 */
export async function countProofMail(trx: Db, mailbox_hash: Buffer, { is_reset }: { is_reset: boolean }): Promise<boolean> {
  const { in_24_hours_max, in_30_days_max, resets_in_24_hours_max } = PROOF_MAILS;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proving ${mailbox_hash.toString('hex')}`}, 0))`.execute(trx);
  const { rows } = await sql`
    insert into proof_mails (mailbox_hash, counted_as_reset)
    select ${mailbox_hash}::bytea, is_within_reset_limit from (
      select count(*) filter (where not counted_as_reset and created_at > ${buildTimeAgo('24 hours')}) as in_24_hours,
        count(*) filter (where not counted_as_reset) as in_30_days,
        ${is_reset}::boolean and ${sql.lit(resets_in_24_hours_max)} >
          count(*) filter (where counted_as_reset and created_at > ${buildTimeAgo('24 hours')}) as is_within_reset_limit
      from proof_mails where mailbox_hash = ${mailbox_hash}::bytea and created_at > ${buildTimeAgo('30 days')}
    ) as earlier_mails
    where is_within_reset_limit or (in_24_hours < ${sql.lit(in_24_hours_max)} and in_30_days < ${sql.lit(in_30_days_max)})
    returning 1`.execute(trx);
  return rows.length > 0;
}

export const deleteOldProofMails = (db: Db) => db.deleteFrom('proof_mails').where('created_at', '<=', buildTimeAgo('30 days')).execute();

// ── mails that staff, or an operator at the shop's machine, send again ──

type UnsentState = Extract<MailRow['state'], 'waiting' | 'sending' | 'refused'>;
export const UNSENT_STATES: readonly UnsentState[] = ['waiting', 'sending', 'refused'];

/** Selects the mails that meet all of these conditions. */
export type MailSelection = {
  /** Null selects all kinds. */
  kind: string | null;
  /** Selects mails of the last `since_s` seconds; null selects all. */
  since_s: number | null;
  states: readonly MailRow['state'][];
  /** Undefined selects all. */
  mail_ids?: readonly string[];
};

/** A mail that was taken within the last five minutes may still be in delivery. */
const IS_NOT_IN_DELIVERY = sql<boolean>`(state <> 'sending' or coalesce(taken_at, created_at) < now() - interval '5 minutes')`;

/** Staff see a refused mail for this many days. After that they know of the refusal, and the mail is not worth sending any more. */
export const REFUSED_SHOWN_DAYS = 7;

/** The newest unsent mails, and the number of all. Leaves out dropped mails and old refusals. */
export async function selectUnsentMails(db: Db, limit: number) {
  const unsent = db
    .selectFrom('mails')
    .where('state', 'in', UNSENT_STATES)
    .where(sql<SqlBool>`(state <> 'refused' or created_at > now() - make_interval(days => ${sql.lit(REFUSED_SHOWN_DAYS)}))`);
  const mails = await unsent
    .select(['mail_id', 'kind', 'to_address', 'subject', 'last_error', 'created_at'])
    .select([
      sql<UnsentState>`state`.as('state'),
      sql<boolean>`${IS_NOT_IN_DELIVERY} and not ${buildUnsendableCondition()}`.as('can_resend'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('mail_id')
    .limit(limit)
    .execute();
  const { total } = await unsent.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { mails, total };
}

/** How many mails one call sends again at most. */
const RESENT_MAX = 10_000;

const buildSelectionQuery = (db: Db, { kind, since_s, states, mail_ids }: MailSelection) =>
  db
    .selectFrom('mails')
    .where('state', 'in', states)
    .where(IS_NOT_IN_DELIVERY)
    .$if(mail_ids !== undefined, (mails) => mails.where('mail_id', '=', sql<string>`any(${mail_ids ?? []}::uuid[])`))
    .$if(kind !== null, (mails) => mails.where('kind', '=', kind as string))
    .$if(since_s !== null, (mails) => mails.where('created_at', '>=', sql<Date>`now() - make_interval(secs => ${since_s}::int)`));

export type MailCount = Pick<MailRow, 'state' | 'kind'> & { count: number; oldest_at: Date; last_error: string };

/** Counts unsent mails, including dropped ones, by state and kind, with the last error of the newest mail. */
export const countUnsent = (db: Db): Promise<MailCount[]> =>
  db
    .selectFrom('mails')
    .select(['state', 'kind', sql<number>`count(*)::int`.as('count'), sql<Date>`min(created_at)`.as('oldest_at')])
    .select(sql<string>`(array_agg(last_error order by created_at desc))[1]`.as('last_error'))
    .where('state', '<>', 'sent')
    .groupBy(['state', 'kind'])
    .orderBy('state')
    .orderBy('kind')
    .execute();

/** Counts the selected mails that cannot be sent again, because they are too old or withdrawn. */
export const countUnsendable = async (db: Db, selection: MailSelection): Promise<number> => {
  const { count } = await buildSelectionQuery(db, selection)
    .where(buildUnsendableCondition())
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Makes the selected mails due, oldest first, except those that must not be sent any more. Returns their number. */
export async function makeSelectionDue(trx: Db, selection: MailSelection): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('mails')
    .set({ state: 'waiting', refused_at: null, taken_at: null })
    .where(
      'mail_id',
      'in',
      buildSelectionQuery(trx, selection)
        .where(({ not }) => not(buildUnsendableCondition()))
        .select('mail_id')
        .orderBy('created_at')
        .limit(RESENT_MAX)
        .forUpdate(),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

// ── mails of an order ──

const ORDER_MAILS_MAX = 100;
const LISTED_MAIL_COLUMNS = ['mail_id', 'kind', 'to_address', 'subject', 'state', 'created_at', 'sent_at'] as const;
export type ListedMail = Pick<MailRow, (typeof LISTED_MAIL_COLUMNS)[number]>;

/** The mails about an order, newest first, without their text. */
export const selectMailsByOrder = (db: Db, order_id: string): Promise<ListedMail[]> =>
  db
    .selectFrom('mails')
    .select(LISTED_MAIL_COLUMNS)
    .where('order_id', '=', order_id)
    .orderBy('created_at', 'desc')
    .orderBy('mail_id')
    .limit(ORDER_MAILS_MAX)
    .execute();

/** A mail about an order with its text; undefined for mails about anything else, whose links may still be valid. */
export const selectOrderMail = (db: Db, mail_id: string): Promise<MailRow | undefined> =>
  db.selectFrom('mails').selectAll().where('mail_id', '=', mail_id).where('order_id', 'is not', null).executeTakeFirst();
