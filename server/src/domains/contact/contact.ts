/**
 * Messages to the shop from the contact form, which staff answer in threads.
 *
 * Triggers (database/migrations/0066-baseline/28-contact.sql): contact_messages_version, contact_messages_text, contact_messages_audit,
 * contact_entries_written_once, contact_entries_kept, contact_entries_audit.
 */

export { createMessageHandlers } from './admin/admin.handlers.ts';
export { selectEntriesByUser as listMessageEntries } from './admin/queries.ts';
export { createContactHandlers } from './handlers.ts';
export { deleteMessagesFromAddress, deleteOldMessages, selectMessagesByUser as listMessages } from './queries.ts';
