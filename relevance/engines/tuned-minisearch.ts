/**
 * MiniSearch as a careful shop would set it up: the shop's own weights, stems, stop words and synonyms, and the settings below, which
 * `npm run relevance -- tune-minisearch` chose on the tuning halves of both shops.
 */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { SearchDocument } from '../../server/src/domains/search/search.ts';
import { COMPARED_FIELDS, COMPARED_WEIGHTS, type Engine, RESULTS_MAX } from './engine.ts';
import { joinLists } from './libraries.ts';
import { shopWords } from './shop-words.ts';

/** `all then any`: products with all words; without any, those with at least one. */
export type Combination = 'all' | 'any' | 'all then any';
export type Settings = {
  combination: Combination;
  /** Letters that may be wrong: none, by the length of the word, or a share of it. */
  fuzzy: 'none' | 'by length' | 'a fifth' | 'a quarter';
  /** Words that may be beginnings. */
  prefix: 'none' | 'last word' | 'long words' | 'every word';
  weighted: boolean;
};

const FUZZY: Record<Settings['fuzzy'], (word: string) => number | boolean> = {
  none: () => false,
  'by length': ({ length }) => (length < 4 ? 0 : length < 6 ? 1 : 2),
  'a fifth': () => 0.2,
  'a quarter': () => 0.25,
};
const LONG_MIN = 4;
const PREFIX: Record<Settings['prefix'], (word: string, at: number, words: readonly string[]) => boolean> = {
  none: () => false,
  'last word': (_, at, words) => at === words.length - 1,
  'long words': (word) => word.length >= LONG_MIN,
  'every word': () => true,
};

export const SETTINGS_TO_TRY: readonly Settings[] = (['all', 'any', 'all then any'] as const).flatMap((combination) =>
  (['by length', 'a fifth', 'a quarter'] as const).flatMap((fuzzy) =>
    (['last word', 'long words', 'every word'] as const).flatMap((prefix) =>
      [true, false].map((weighted): Settings => ({ combination, fuzzy, prefix, weighted })),
    ),
  ),
);

export const CHOSEN: Settings = { combination: 'any', fuzzy: 'by length', prefix: 'every word', weighted: true };

const SYNONYM_WEIGHT = 0.6;
const WIDER_WEIGHT = 0.2;

/** A phrase counts where all its words do. Its words are the shop's, so they are neither mistyped nor beginnings. */
const createPhraseQuery = (words: readonly string[], weight: number): Query => ({
  queries: [...words],
  ...{ combineWith: 'AND', fuzzy: false, prefix: false, boostTerm: () => weight },
});

/** The typed words, each alone or as a group with its synonyms. */
function createParts(stems: readonly string[]): Query[] {
  const wanted = stems.filter((word) => !shopWords.isStopWord(word));
  const words = wanted.length > 0 ? wanted : stems;
  const free = new Set(words);
  const groups: Query[] = [];
  for (const { words: group, phrases } of shopWords.findMeanings(new Set(words))) {
    if (!group.every((word) => free.has(word))) continue;
    for (const word of group) free.delete(word);
    const typed: Query = { combineWith: 'AND', queries: [...group] };
    groups.push({
      combineWith: 'OR',
      queries: [typed, ...phrases.map(({ words: phrase, wider }) => createPhraseQuery(phrase, wider ? WIDER_WEIGHT : SYNONYM_WEIGHT))],
    });
  }
  return [...words.filter((word) => free.has(word)), ...groups];
}

/** One index serves all settings. */
export function createTunedIndex(documents: readonly SearchDocument[]): (settings: Settings, query: string) => string[] {
  const index = new MiniSearch({
    fields: [...COMPARED_FIELDS],
    idField: 'product_id',
    tokenize: shopWords.split,
    processTerm: shopWords.stem,
  });
  index.addAll(documents.map(joinLists));
  return ({ combination, fuzzy, prefix, weighted }, query) => {
    const stems = [...new Set(shopWords.splitStems(query.slice(0, 200)))];
    const last = stems.at(-1);
    const options: SearchOptions = {
      fuzzy: FUZZY[fuzzy],
      // A part of a query does not know its place in the whole.
      prefix: prefix === 'last word' ? (word) => word === last : PREFIX[prefix],
      // The parts are stems already.
      tokenize: (text) => [text],
      processTerm: (word) => word,
      ...(weighted ? { boost: COMPARED_WEIGHTS } : {}),
    };
    const search = (combineWith: 'AND' | 'OR') => index.search({ combineWith, queries: createParts(stems) }, options);
    const all = combination === 'any' ? [] : search('AND');
    const found = all.length > 0 || combination === 'all' ? all : search('OR');
    return found.slice(0, RESULTS_MAX).map(({ id }) => String(id));
  };
}

export function createTunedMiniSearchEngine(documents: readonly SearchDocument[]): Engine {
  const search = createTunedIndex(documents);
  return { name: 'tuned Mini', search: async (query) => search(CHOSEN, query) };
}
