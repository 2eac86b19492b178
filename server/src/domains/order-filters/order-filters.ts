/** Filters of orders that staff members save, each for herself. */
export { createOrderFilterHandlers } from './handlers.ts';
