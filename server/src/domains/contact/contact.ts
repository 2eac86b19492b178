/** What people write to the shop. */

export { forgetOldMessages, selectMessagesOf as messagesOf } from './queries.ts';
export { contactRoutes } from './shop.routes.ts';
