/** The only SQL of messages. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { ContactMessages } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

export type MessageRow = Selectable<ContactMessages>;
export type NewMessage = Insertable<ContactMessages>;

/** Long enough for a second press, and for a phone that tries again; nobody writes the same twice in it and means two messages. */
const SAME_MINUTES = 10;

/** Lets whoever sends the same in at one time, until the transaction ends. */
export const lockMessage = (db: Db, { email, phone, name, message }: NewMessage) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([email, phone, name, message])}, 0))`.execute(db);

/** Whether the same came from the same person just now. */
export async function cameBefore(db: Db, { email, phone, name, message }: NewMessage): Promise<boolean> {
  const row = await db
    .selectFrom('contact_messages')
    .select('contact_message_id')
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${sql.lit(SAME_MINUTES)})`)
    .where('email', '=', email)
    .where('phone', '=', phone)
    .where('name', '=', name)
    .where('message', '=', message)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const insertMessage = (db: Db, message: NewMessage) => db.insertInto('contact_messages').values(message).execute();

/** What a person wrote while signed in. */
export const selectMessagesOf = (db: Db, user_id: string): Promise<MessageRow[]> =>
  db
    .selectFrom('contact_messages')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('contact_message_id')
    .execute();

/** As long as the privacy page says. */
export const forgetOldMessages = (db: Db) =>
  db.deleteFrom('contact_messages').where('created_at', '<', sql<Date>`now() - interval '2 years'`).execute();
