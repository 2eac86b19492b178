/**
 * How staff teach the search. Search words: words whose meanings staff add; they are part of the catalogue's snapshot, so each process has
 * them soon after a change. Missed searches: texts for which the search found nothing, counted without any data about the shopper.
 *
 * Triggers (database/migrations/0066-baseline/17-search-words.sql): search_words_version, search_words_audit, search_words_bump,
 * search_words_check.
 */

export { createSearchWordHandlers } from './handlers.ts';
export { createMissedSearchCounter } from './missed-searches/counter.ts';
export { createMissedSearchHandlers } from './missed-searches/handlers.ts';
export { deleteOldMissedSearches } from './missed-searches/queries.ts';
