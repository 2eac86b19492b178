export { loadPreview } from './detail.ts';
export { createCatalogueHandlers } from './handlers.ts';
export { findProductIds, hasMatches } from './has-matches.ts';
export { type Catalogue, readCatalogue } from './load.ts';
export { selectVersion } from './queries.ts';
export { createRecommender } from './recommend.ts';
export { createSearchHandlers } from './search.handlers.ts';
export { createSnapshotCache } from './snapshot-cache.ts';
