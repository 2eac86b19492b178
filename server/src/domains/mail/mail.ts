/** Mails: written into an outbox in the transaction that causes them, and sent by the job queue. */

export { normaliseMailbox } from './mailbox.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { countUnsent, deleteOldMails, deleteOldProofMails, selectMailsByUser as listMails } from './queries.ts';
export { repeatMails } from './repeat-mails.ts';
export { addMailRoutes } from './shop.routes.ts';
export { formatMoment } from './templates/day.ts';
export { getRecipientOfErasedAccount, getVerifiedEmail, type VerifiedEmail } from './verified-email.ts';
export { createMailWorker, enqueueStuckMails } from './work.ts';
