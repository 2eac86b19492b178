/** The search libraries Fuse.js and MiniSearch without tuning. tuned-minisearch.ts has a tuned MiniSearch. */
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { QUERY_LENGTH_MAX, type SearchDocument } from '../../server/src/domains/search/search.ts';
import { COMPARED_FIELDS, COMPARED_WEIGHTS, type Engine, RESULTS_MAX } from './engine.ts';

/** Joins lists to texts, as the libraries index only texts. */
export const joinLists = (document: SearchDocument) => ({
  ...document,
  keywords: document.keywords.join(', '),
  tags: document.tags.join(', '),
  parent_categories: document.parent_categories.join(', '),
  attributes: document.attributes.join(', '),
});

/** Fuse.js with the specification's threshold and weights. */
export function createFuseEngine(documents: readonly SearchDocument[]): Engine {
  const keys = COMPARED_FIELDS.map((name) => ({ name, weight: COMPARED_WEIGHTS[name] }));
  const index = new Fuse(documents.map(joinLists), { keys, threshold: 0.5, ignoreLocation: true });
  return {
    name: 'Fuse.js',
    search: async (query) => index.search(query.slice(0, QUERY_LENGTH_MAX), { limit: RESULTS_MAX }).map(({ item }) => item.product_id),
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
