/** Opening a new shop: its first owner, and the steps until the first order. */
export { createOpeningHandlers } from './handlers.ts';
export { createOwnerLink } from './owner-link.ts';
