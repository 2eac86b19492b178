/**
 * SQL of threads. A thread is a message from the contact form with its entries: the answers of the shop ('sent'), and the sender's replies
 * that staff copied from the mailbox ('received').
 */
import type { MessageQuery, MessageState } from '@uruhu/contract/staff/messages';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { ContactEntries } from '../../../database/schema.ts';

const buildThreadQuery = (db: Db) =>
  db
    .selectFrom('contact_messages as thread')
    .select([
      'contact_message_id',
      'user_id',
      'name',
      'email',
      'phone',
      'message',
      'state',
      'state_since',
      'version',
      'language',
      'created_at',
    ])
    .select(
      sql<number>`(select count(*)::int from contact_entries
        where contact_entries.contact_message_id = thread.contact_message_id and direction = 'sent')`.as('answers'),
    );
export type ThreadRow = NonNullable<Awaited<ReturnType<typeof selectThread>>>;

export const selectThread = (db: Db, message_id: string) =>
  buildThreadQuery(db).where('contact_message_id', '=', message_id).executeTakeFirst();

/** The code in a text that staff copy from a subject, such as 'M-7F3A91C2' or '[M-7F3A91C2]'; null for any other text. */
const parseCode = (text: string): string | null => /^\[?\s*M-([0-9a-f]{8})\s*\]?$/i.exec(text.trim())?.[1]?.toLowerCase() ?? null;

function buildSearchCondition(q: string): Expression<SqlBool> {
  const code = parseCode(q);
  if (code !== null) return sql<SqlBool>`contact_message_id::text like ${`${code}%`}`;
  return sql<SqlBool>`position(lower(${q}) in lower(concat_ws(' ', name, email, phone, message))) > 0`;
}

/** Matches messages that the account sent while signed in, and those with its verified address. */
const buildFromAccountCondition = (user_id: string) => sql<SqlBool>`(thread.user_id::text = ${user_id} or lower(thread.email) =
  (select lower(users.email) from users where users.user_id::text = ${user_id} and users.email_verified_at is not null))`;

export async function selectThreadPage(db: Db, { page, perPage, sort, order, filter: { state, user_id, q } }: MessageQuery) {
  const conditions = [
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
    ...(user_id === undefined ? [] : [buildFromAccountCondition(user_id)]),
    ...(q ? [buildSearchCondition(q)] : []),
  ];
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const threads = await buildThreadQuery(db)
    .where(({ and }) => and(conditions))
    .orderBy(sort, direction)
    .orderBy('contact_message_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('contact_messages as thread')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(({ and }) => and(conditions))
    .executeTakeFirstOrThrow();
  return { threads, total };
}

export const selectEntries = (db: Db, message_id: string) =>
  db
    .selectFrom('contact_entries')
    .innerJoin('staff', 'staff.staff_id', 'contact_entries.staff_id')
    .leftJoin('mails', 'mails.mail_id', 'contact_entries.mail_id')
    .select(['contact_entry_id', 'direction', 'contact_entries.text', 'staff.name as staff', 'contact_entries.created_at'])
    .select(['mails.state as mail_state', 'mails.last_error'])
    .where('contact_message_id', '=', message_id)
    .orderBy('contact_entry_id')
    .execute();

/** The id of an answer's mail; undefined if there is no such answer or its mail was deleted. */
export async function selectAnswerMail(db: Db, message_id: string, entry_id: string): Promise<string | undefined> {
  const entry = await db
    .selectFrom('contact_entries')
    .select('mail_id')
    .where('contact_message_id', '=', message_id)
    .where(sql<string>`contact_entry_id::text`, '=', entry_id)
    .executeTakeFirst();
  return entry?.mail_id ?? undefined;
}

/** The entries of the threads of a shopper who was signed in when she wrote, for the export of personal data. */
export const selectEntriesByUser = (db: Db, user_id: string) =>
  db
    .selectFrom('contact_entries')
    .innerJoin('contact_messages', 'contact_messages.contact_message_id', 'contact_entries.contact_message_id')
    .select(['contact_entries.contact_message_id', 'direction', 'text', 'contact_entries.created_at'])
    .where('user_id', '=', user_id)
    .orderBy('contact_entry_id')
    .execute();

// ── the sender ──

/** The account that sent the message while signed in; for a message without one, the account that has verified this address. */
export async function selectSender(db: Db, { user_id, email }: Pick<ThreadRow, 'user_id' | 'email'>) {
  const accounts = db.selectFrom('users').select(['user_id', 'name', 'username']);
  return user_id === null
    ? accounts.where(sql`lower(email)`, '=', email.toLowerCase()).where('email_verified_at', 'is not', null).executeTakeFirst()
    : accounts.where('user_id', '=', user_id).executeTakeFirst();
}

const LATEST_ORDERS_MAX = 5;
export const selectOrdersOfSender = (db: Db, user_id: string) =>
  db
    .selectFrom('orders')
    .select(['order_id', 'created_at', 'status', 'total_rwf'])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .limit(LATEST_ORDERS_MAX)
    .execute();

/** Locks an account against erasure until the transaction ends. Returns false if it is erased. */
export async function lockSender(trx: Db, user_id: string): Promise<boolean> {
  return (await trx.selectFrom('users').select('user_id').where('user_id', '=', user_id).forKeyShare().executeTakeFirst()) !== undefined;
}

// ── changes ──

/**
 * Sets the state; a trigger raises the version, even if the state stays the same. Returns false if the thread has another version by now.
 */
export async function setThreadState(trx: Db, message_id: string, version: number, state: MessageState): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_messages')
    .set({ state })
    .where('contact_message_id', '=', message_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type NewEntry = Pick<ContactEntries, 'contact_message_id' | 'direction' | 'text' | 'staff_id' | 'mail_id'>;
export const insertEntry = (trx: Db, entry: NewEntry) => trx.insertInto('contact_entries').values(entry).execute();
