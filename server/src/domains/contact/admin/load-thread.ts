/** Loads a thread: a contact message with its entries, which are answers and replies. The id of the message is the id of the thread. */
import type { Message, MessageEntry, Thread } from '@uruhu/contract/staff/messages';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { selectEntries, selectOrdersOfSender, selectSender, selectThread, type ThreadRow } from './queries.ts';

const CODE_LENGTH = 8;

/**
 * The code in the mail subjects of a thread: the start of its id. Two equal codes are rare, and staff can tell the threads apart by their
 * texts.
 */
export const formatThreadCode = (message_id: string): string => `M-${message_id.slice(0, CODE_LENGTH).toUpperCase()}`;

export const presentMessage = ({ contact_message_id, user_id: _, created_at, state_since, ...message }: ThreadRow): Message => ({
  ...message,
  message_id: contact_message_id,
  code: formatThreadCode(contact_message_id),
  created_at: created_at.toISOString(),
  state_since: state_since.toISOString(),
});

const presentEntry = (row: Awaited<ReturnType<typeof selectEntries>>[number]): MessageEntry => ({
  entry_id: String(row.contact_entry_id),
  direction: row.direction,
  text: row.text,
  staff: row.staff,
  mail: row.mail_state === null ? null : { state: row.mail_state, last_error: row.last_error ?? '' },
  created_at: row.created_at.toISOString(),
});

async function findSender(db: Db, row: ThreadRow): Promise<Thread['customer']> {
  const sender = await selectSender(db, row);
  if (!sender) return null;
  const orders = await selectOrdersOfSender(db, sender.user_id);
  return {
    ...sender,
    // How the shop knows the account: by her session, or by a typed address that is the verified address of the account.
    by: row.user_id === null ? 'address' : 'session',
    latest_orders: orders.map(({ created_at, ...order }) => ({ ...order, created_at: created_at.toISOString() })),
  };
}

export async function loadThread(db: Db, message_id: string): Promise<Outcome<Thread>> {
  const row = isUuid(message_id) ? await selectThread(db, message_id) : undefined;
  if (!row) return refuse('message_not_found');
  const entries = await selectEntries(db, message_id);
  return done({ ...presentMessage(row), entries: entries.map(presentEntry), customer: await findSender(db, row) });
}
