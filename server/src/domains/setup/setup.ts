/** Sets up a new shop: creates its first owner, and tells staff which steps remain until shoppers can order. */
export { createSetupHandlers } from './handlers.ts';
export { createOwnerLink } from './owner-link.ts';
