/** Words that staff explain to the search. The snapshot of the catalogue holds them, so each process knows them soon after a change. */
export { createSearchWordHandlers } from './handlers.ts';
