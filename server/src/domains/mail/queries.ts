/** The outbox's only SQL. */
import { type Selectable, sql } from 'kysely';
import type { Mails } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

export type MailRow = Selectable<Mails>;
type NewMail = Pick<MailRow, 'kind' | 'to_address' | 'subject' | 'text' | 'html' | 'reply_to'> & { user_id: string | null };

export const insertMail = (db: Db, mail: NewMail): Promise<{ mail_id: string }> =>
  db.insertInto('mails').values(mail).returning('mail_id').executeTakeFirstOrThrow();

/** Whoever gets it sends it: nobody else does, at any later time, unless it is given back. */
export const takeMail = (db: Db, mail_id: string): Promise<MailRow | undefined> =>
  db
    .updateTable('mails')
    .set(({ eb }) => ({ state: 'sending', tries: eb('tries', '+', 1) }))
    .where('mail_id', '=', mail_id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();

const setState = (db: Db, mail_id: string, set: Partial<Pick<MailRow, 'last_error'>> & { state: MailRow['state'] }) =>
  db.updateTable('mails').set(set).where('mail_id', '=', mail_id).where('state', '=', 'sending').execute();

export const giveBackMail = (db: Db, mail_id: string, last_error: string) => setState(db, mail_id, { state: 'waiting', last_error });
export const refuseMail = (db: Db, mail_id: string, last_error: string) => setState(db, mail_id, { state: 'refused', last_error });
export const noteUncertain = (db: Db, mail_id: string, last_error: string) => setState(db, mail_id, { state: 'sending', last_error });

export const markSent = (db: Db, mail_id: string) =>
  db.updateTable('mails').set({ state: 'sent', sent_at: sql<Date>`now()`, last_error: '' }).where('mail_id', '=', mail_id).execute();

export const selectNewestMails = (db: Db, limit: number): Promise<MailRow[]> =>
  db.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('mail_id').limit(limit).execute();

/** Longer than the longest pause between two tries. */
export const selectForgotten = (db: Db) =>
  db
    .selectFrom('mails')
    .select('mail_id')
    .where('state', '=', 'waiting')
    .where('created_at', '<', sql<Date>`now() - interval '3 days'`)
    .orderBy('created_at')
    .limit(1_000)
    .execute();

/** What was written about a person, without its words: a link in them may still open something. */
export const selectMailsOf = (db: Db, user_id: string): Promise<Pick<MailRow, 'to_address' | 'subject' | 'created_at' | 'sent_at'>[]> =>
  db
    .selectFrom('mails')
    .select(['to_address', 'subject', 'created_at', 'sent_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('mail_id')
    .execute();

/**
 * Mails are kept to be looked up and repeated: a season. A link is dead after an hour, and what was written to somebody whose account is
 * gone belongs to nobody who could have it erased: a day.
 */
export const forgetOldMails = (db: Db) =>
  sql`delete from mails where created_at < now() - case
    when kind = 'reset' then interval '1 day'
    when user_id is null and state <> 'waiting'
      and kind in ('goodbye', 'orderStatus', 'orderReminder', 'paymentReceived', 'paymentAfterCancel', 'paymentRefunded', 'paymentRejected')
      then interval '1 day'
    else interval '90 days' end`.execute(db);
