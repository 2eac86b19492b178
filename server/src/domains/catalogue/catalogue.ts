export { catalogueHandlers } from './handlers.ts';
export { type Catalogue, readCatalogue } from './load.ts';
export { selectVersion } from './queries.ts';
export { recommender } from './recommend.ts';
export { searchHandlers } from './search.handlers.ts';
export { createSnapshotCache } from './snapshot-cache.ts';
