/** Messages to the shop from the contact form. */

export { contactHandlers } from './handlers.ts';
export { forgetOldMessages, selectMessagesByUser as listMessages } from './queries.ts';
