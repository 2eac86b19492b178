/** Words whose meanings staff add to the search. They are part of the catalogue's snapshot, so each process has them soon after a change. */
export { createSearchWordHandlers } from './handlers.ts';
