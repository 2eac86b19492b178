import type { Thread } from '@uruhu/contract/staff/messages';
import type { AppContext } from '../../../context.ts';
import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { logAction, type StaffActor } from '../../audit/audit.ts';
import { resendMails } from '../../mail/mail.ts';
import { loadThread } from './load-thread.ts';
import { selectAnswerMail } from './queries.ts';

type AnswerKey = { message_id: string; entry_id: string };

/** Sends the mail of an answer again if the mail server refused it. Returns the thread, which shows the state of the mail. */
export async function resendAnswer(
  { db }: Pick<AppContext, 'db'>,
  staff: StaffActor,
  { message_id, entry_id }: AnswerKey,
): Promise<Outcome<Thread>> {
  if (!isUuid(message_id)) return refuse('message_not_found');
  const mail_id = await selectAnswerMail(db, message_id, entry_id);
  if (mail_id) {
    const { resent } = await resendMails(db, { kind: null, since_s: null, states: ['refused'], mail_ids: [mail_id] });
    const details = { mail_again: 'messageAnswer' };
    if (resent > 0) await logAction(db, staff, { kind: 'contact-messages', record_id: message_id, details });
  }
  const thread = await loadThread(db, message_id);
  // If the thread does not exist either, the refusal of loadThread says so.
  return thread.ok && !mail_id ? refuse('mail_not_found') : thread;
}
