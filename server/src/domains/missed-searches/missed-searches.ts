/** Missed searches: texts for which the search found nothing. They are counted for staff, without any data about the shopper. */

export { createMissedSearchCounter, type MissedSearchCounter } from './counter.ts';
export { createMissedSearchHandlers } from './handlers.ts';
export { deleteOldMissedSearches } from './queries.ts';
