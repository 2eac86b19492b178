/** Filters for the list of orders. Each staff member sees only the filters that she has saved. */
export { createOrderFilterHandlers } from './handlers.ts';
