export { indexing, type SearchIndex } from './build-index.ts';
export type { SearchDocument } from './document.ts';
export { type FindOptions, type Found, find, RESULTS_MAX } from './find.ts';
export { runInSlices, runWhole } from './slices.ts';
export { SUGGESTIONS_MAX, suggest } from './suggest.ts';
