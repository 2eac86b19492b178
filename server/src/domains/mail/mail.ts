/** Mails: a transaction that causes one writes it into the outbox, and a worker sends it. */

export { addMailRoutes } from './mail.routes.ts';
export { createMailSender, startMailWorker } from './mail-worker.ts';
export { MAIL_ADDRESS_PATTERN, normaliseMailbox } from './mailbox.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { findOrderMail, listOrderMails, presentOrderMail, sendCopy } from './order-mails.ts';
export {
  countUnsent,
  deleteContactMails,
  deleteOldMails,
  deleteOldProofMails,
  REFUSED_SHOWN_DAYS,
  selectMailsByUser as listMails,
  selectUnsentMails,
  UNSENT_STATES,
  withdrawMails,
} from './queries.ts';
export { type ResendCounts, resendMails } from './resend-mails.ts';
export { formatDay, formatMoment } from './templates/format-time.ts';
export type { NoticedChange, StaffActKind } from './templates/staff-notice.ts';
export { getRecipientWithoutAccount, getVerifiedEmail, type VerifiedEmail } from './verified-email.ts';
