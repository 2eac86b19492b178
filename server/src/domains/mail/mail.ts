/** Mails: written into an outbox in the transaction that causes them, and sent by the job queue. */

export { normaliseMailbox } from './mailbox.ts';
export { createMailer, type Mailer } from './mailer.ts';
export { countUnsent, forgetOldMails, forgetOldProvingMails, selectMailsByUser as listMails } from './queries.ts';
export { repeatMails } from './repeat-mails.ts';
export { mailRoutes } from './shop.routes.ts';
export { momentIn } from './templates/day.ts';
export { getVerifiedEmail, recipientOfErasedAccount, type VerifiedEmail } from './verified-email.ts';
export { mailWorker, sendForgotten } from './work.ts';
