/** Queries of messages for shoppers. Those for staff are in admin/queries.ts. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import type { ContactMessages } from '../../database/schema.ts';

export type MessageRow = Selectable<ContactMessages>;
export type NewMessage = Insertable<ContactMessages>;

/** An equal message within this time is a duplicate, such as one of a second click or of a phone that retries. */
const DUPLICATE_MINUTES = 10;

/** Makes equal messages wait for each other until the transaction ends, so that isDuplicate finds the one that came first. */
export const lockMessage = (db: Db, { email, phone, name, message }: NewMessage) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([email, phone, name, message])}, 0))`.execute(db);

/** Whether the same sender has sent the same message recently. */
export async function isDuplicate(db: Db, { email, phone, name, message }: NewMessage): Promise<boolean> {
  const row = await db
    .selectFrom('contact_messages')
    .select('contact_message_id')
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${sql.lit(DUPLICATE_MINUTES)})`)
    .where('email', '=', email)
    .where('phone', '=', phone)
    .where('name', '=', name)
    .where('message', '=', message)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const insertMessage = (db: Db, message: NewMessage) => db.insertInto('contact_messages').values(message).execute();

/** The messages that a shopper sent while signed in. */
export const selectMessagesByUser = (db: Db, user_id: string): Promise<MessageRow[]> =>
  db
    .selectFrom('contact_messages')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('contact_message_id')
    .execute();

/**
 * Deletes the messages with this address, which the account has verified. The database deletes those sent while signed in with the account.
 */
export const deleteMessagesFromAddress = (trx: Db, email: string) =>
  trx.deleteFrom('contact_messages').where(sql<string>`lower(email)`, '=', email.toLowerCase()).execute();

/** Deletes messages after the time that the privacy page states. */
export const deleteOldMessages = (db: Db) =>
  db.deleteFrom('contact_messages').where('created_at', '<', sql<Date>`${SHOP_NOW} - interval '2 years'`).execute();
