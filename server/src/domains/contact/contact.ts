/** Messages to the shop from the contact form, which staff answer in threads. */

export { createMessageHandlers } from './admin/admin.handlers.ts';
export { selectEntriesByUser as listMessageEntries } from './admin/queries.ts';
export { createContactHandlers } from './handlers.ts';
export { deleteMessagesFromAddress, deleteOldMessages, selectMessagesByUser as listMessages } from './queries.ts';
