/**
 * The tree of categories as staff edit it. The catalogue shows it to shoppers.
 *
 * Triggers (database/migrations/0066-baseline/08-categories.sql): categories_bump, categories_tree, categories_version, categories_audit,
 * categories_end_redirect,
 * categories_translations.
 */

export { createCategoryHandlers } from './handlers.ts';
