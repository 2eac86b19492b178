/** Brands as staff edit them. The catalogue shows them to shoppers. */

export { createBrandHandlers } from './handlers.ts';
