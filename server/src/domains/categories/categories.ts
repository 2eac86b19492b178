/** The tree of categories as staff edit it. The catalogue shows it to shoppers. */

export { createCategoryHandlers } from './handlers.ts';
