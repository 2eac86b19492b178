/** The shop's search, and two libraries in their usual configuration. */
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { buildIndex, findProducts, type SearchDocument } from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { COMPARED_FIELDS, type Engine, RESULTS_MAX } from './engine.ts';

export function createOwnEngine(documents: readonly SearchDocument[]): Engine {
  const index = runWithoutPauses(buildIndex(documents));
  return {
    name: 'ours',
    search: async (query) =>
      findProducts(index, query, { limit: RESULTS_MAX }).positions.flatMap((position) => documents[position]?.product_id ?? []),
  };
}

const joinLists = (document: SearchDocument) => ({
  ...document,
  keywords: document.keywords.join(', '),
  tags: document.tags.join(', '),
  groups: document.groups.join(', '),
  attributes: document.attributes.join(', '),
});

/** Fuse.js with the specification's threshold and weights. */
export function createFuseEngine(documents: readonly SearchDocument[]): Engine {
  const weight = { name: 12, brand: 15, keywords: 9, tags: 6, category: 10, groups: 5, attributes: 6, ingredients: 4, description: 2 };
  const keys = COMPARED_FIELDS.map((name) => ({ name, weight: weight[name] }));
  const index = new Fuse(documents.map(joinLists), { keys, threshold: 0.5, ignoreLocation: true });
  return {
    name: 'Fuse.js',
    search: async (query) => index.search(query.slice(0, 200), { limit: RESULTS_MAX }).map(({ item }) => item.product_id),
  };
}

/** MiniSearch with its defaults: its own tokenizer and scores, no weights, no typo tolerance. */
export function createMiniSearchEngine(documents: readonly SearchDocument[]): Engine {
  const index = new MiniSearch({ fields: [...COMPARED_FIELDS], idField: 'product_id' });
  index.addAll(documents.map(joinLists));
  return {
    name: 'MiniSearch',
    search: async (query) =>
      index
        .search(query)
        .map(({ id }) => String(id))
        .slice(0, RESULTS_MAX),
  };
}
