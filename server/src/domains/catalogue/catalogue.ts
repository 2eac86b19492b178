/** The published catalogue: its snapshot, and the lists, searches, product pages and recommendations that are made from it. */
export { loadPreview } from './detail.ts';
export { parseCard } from './entry.ts';
export { createCatalogueHandlers } from './handlers.ts';
export { findProductIds, hasMatches, normaliseText } from './lists/has-matches.ts';
export { type Catalogue, findEntry } from './load.ts';
export { PREVIEW_PREFIX } from './preview/find-preview.ts';
export { insertPreview } from './preview/queries.ts';

export { createRecommender } from './recommend.ts';
export { buildCardPath, describeProductCard, findCardProduct, hashCard, type ProductCard } from './share-card.ts';
export { createSnapshotCache } from './snapshot-cache.ts';
export { spellIds } from './spell-ids.ts';
