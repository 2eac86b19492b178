import type { AddMessageEntry, MessageState, Thread, UpdateMessage } from '@uruhu/contract/staff/messages';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../database/db.ts';
import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { MAIL_ADDRESS_PATTERN } from '../../mail/mail.ts';
import { formatThreadCode, loadThread } from './load-thread.ts';
import { insertEntry, lockSender, selectSender, selectThread, setThreadState, type ThreadRow } from './queries.ts';

type StateChange = { version: number; state: MessageState };

/**
 * Sets the state of a thread if it still has the version that the staff member saw, and then runs `work` in the same transaction. Otherwise
 * refuses (409) with the current thread.
 */
const changeThread = (
  db: Db,
  staff: StaffActor,
  message_id: string,
  { version, state }: StateChange,
  work: (trx: Db, thread: ThreadRow) => Promise<unknown>,
): Promise<Outcome<Thread>> =>
  changeAsStaff(db, staff, async (trx) => {
    if (!isUuid(message_id)) return refuse('message_not_found');
    const isChanged = await setThreadState(trx, message_id, version, state);
    const row = await selectThread(trx, message_id);
    if (!row) return refuse('message_not_found');
    if (isChanged) await work(trx, row);
    const thread = await loadThread(trx, message_id);
    if (!isChanged && thread.ok) return refuse('changed_meanwhile', { data: thread.value });
    return thread;
  });

export const updateMessage = (db: Db, staff: StaffActor, message_id: string, change: UpdateMessage): Promise<Outcome<Thread>> =>
  changeThread(db, staff, message_id, change, async () => {});

/** Stores a reply of the sender that reached the shop by mail or phone. */
export const addReceivedReply = (
  db: Db,
  staff: StaffActor,
  message_id: string,
  { version, text }: AddMessageEntry,
): Promise<Outcome<Thread>> =>
  changeThread(db, staff, message_id, { version, state: 'open' }, (trx) =>
    insertEntry(trx, { contact_message_id: message_id, direction: 'received', text, staff_id: staff.staff_id, mail_id: null }),
  );

/** The sender's account, which owns the mail of an answer, so that the mail is erased with the account. Null if she has none. */
async function findRecipientAccount(trx: Db, thread: ThreadRow): Promise<string | null> {
  const sender = await selectSender(trx, thread);
  return sender && (await lockSender(trx, sender.user_id)) ? sender.user_id : null;
}

/** Adds an answer to the thread and mails it to the sender. Her replies go to the shop's address, if the settings have one. */
export const answerMessage = (
  { db, mailer, snapshot }: Pick<AppContext, 'db' | 'mailer' | 'snapshot'>,
  staff: StaffActor,
  message_id: string,
  { version, text }: AddMessageEntry,
): Promise<Outcome<Thread>> =>
  changeThread(db, staff, message_id, { version, state: 'answered' }, async (trx, thread) => {
    const shopAddress = snapshot.current().content.settings.email;
    const { mail_id } = await mailer.writeAnswer(trx, {
      to: thread.email,
      reply_to: MAIL_ADDRESS_PATTERN.test(shopAddress) ? shopAddress : null,
      user_id: await findRecipientAccount(trx, thread),
      language: thread.language,
      template: 'messageAnswer',
      data: { name: thread.name, text, code: formatThreadCode(message_id), sent_at: thread.created_at },
    });
    await insertEntry(trx, { contact_message_id: message_id, direction: 'sent', text, staff_id: staff.staff_id, mail_id });
  });
