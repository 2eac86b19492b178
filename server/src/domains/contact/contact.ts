/** Messages to the shop from the contact form. */

export { createContactHandlers } from './handlers.ts';
export { deleteOldMessages, selectMessagesByUser as listMessages } from './queries.ts';
