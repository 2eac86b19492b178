/** What people write to the shop. */

export { selectMessagesOf as messagesOf } from './queries.ts';
export { contactRoutes } from './shop.routes.ts';
