/** Missed searches: texts for which the search found nothing, counted for staff without anything about who searched. */

export { createMissedSearchCounter, type MissedSearchCounter } from './counter.ts';
export { createMissedSearchHandlers } from './handlers.ts';
export { deleteOldMissedSearches } from './queries.ts';
