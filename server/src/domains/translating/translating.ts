/** How staff translate: the list of what is missing or outdated, the texts of a record, and saving them. */
export { createTranslationHandlers } from './handlers.ts';
