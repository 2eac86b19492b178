/** What the shop writes to people: put into an outbox with its reason, sent by the queue. */

export { forgetOldMails, selectMailsOf as mailsOf } from './queries.ts';
export { type Post, postOffice } from './queue-mail.ts';
export { mailRoutes } from './shop.routes.ts';
export { mailWorker, sendForgotten } from './work.ts';
