import { UNSENT_MAILS_MAX, type UnsentMail } from '@uruhu/contract/health';
import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import { isUuid } from '../../lib/uuid.ts';
import { logAction, type StaffActor } from '../audit/audit.ts';
import { type ResendCounts, resendMails, selectUnsentMails, UNSENT_STATES } from '../mail/mail.ts';

/** The newest unsent mails. A staff member who may not see customers gets no addresses, not even in the mail server's reason. */
export async function listUnsentMails(db: Db, role: StaffRole): Promise<{ data: UnsentMail[]; total: number }> {
  const { mails, total } = await selectUnsentMails(db, UNSENT_MAILS_MAX);
  const maySeeCustomers = isAllowed(role, 'customers.read');
  const data = mails.map(({ mail_id, kind, state, to_address, subject, last_error, created_at, can_resend }) => ({
    mail_id,
    kind,
    state,
    subject,
    since: created_at.toISOString(),
    can_resend,
    to: maySeeCustomers ? to_address : null,
    reason: maySeeCustomers ? last_error : last_error.replaceAll(to_address, '…'),
  }));
  return { data, total };
}

/** Sends these mails again, except those that were sent meanwhile, may still be in delivery, are too old or are withdrawn. */
export async function resendUnsentMails(
  { db }: Pick<AppContext, 'db'>,
  staff: StaffActor,
  mail_ids: readonly string[],
): Promise<ResendCounts> {
  // `kind` and `since_s` are null, because the ids alone choose the mails.
  const counts = await resendMails(db, { kind: null, since_s: null, states: UNSENT_STATES, mail_ids: mail_ids.filter(isUuid) });
  const details = { resent: counts.resent };
  if (counts.resent > 0) await logAction(db, staff, { kind: 'mails', record_id: 'unsent', details });
  return counts;
}
