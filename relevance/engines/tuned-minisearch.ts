/**
 * MiniSearch as a careful shop would set it up: with the weights, stems, stop words and synonyms of the shop's search, and with the settings
 * below, which `npm run relevance -- tune-minisearch` chose by the tuning half of each shop's queries.
 */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { QUERY_LENGTH_MAX, type SearchDocument } from '../../server/src/domains/search/search.ts';
import { COMPARED_FIELDS, COMPARED_WEIGHTS, type Engine, RESULTS_MAX } from './engine.ts';
import { joinLists } from './libraries.ts';
import { shopWords } from './shop-words.ts';

/** Which words a product must have. `all then any` finds products with all words or, if there are none, those with at least one. */
export type Combination = 'all' | 'any' | 'all then any';
export type Settings = {
  combination: Combination;
  /** How many letters of a word may be wrong: none, a number by its length, or a share of its length. */
  fuzzy: 'none' | 'by length' | 'a fifth' | 'a quarter';
  /** Which words of the query may be only the beginning of a word. */
  prefix: 'none' | 'last word' | 'long words' | 'every word';
  /** Whether the fields have the weights of COMPARED_WEIGHTS. */
  weighted: boolean;
};

const FUZZY: Record<Settings['fuzzy'], (word: string) => number | boolean> = {
  none: () => false,
  'by length': ({ length }) => {
    if (length < 4) return 0;
    return length < 6 ? 1 : 2;
  },
  'a fifth': () => 0.2,
  'a quarter': () => 0.25,
};
const LONG_WORD_LENGTH_MIN = 4;
const PREFIX: Record<Settings['prefix'], (word: string, lastWord: string | undefined) => boolean> = {
  none: () => false,
  'last word': (word, lastWord) => word === lastWord,
  'long words': (word) => word.length >= LONG_WORD_LENGTH_MIN,
  'every word': () => true,
};

export const SETTINGS_TO_TRY: readonly Settings[] = (['all', 'any', 'all then any'] as const).flatMap((combination) =>
  (['by length', 'a fifth', 'a quarter'] as const).flatMap((fuzzy) =>
    (['last word', 'long words', 'every word'] as const).flatMap((prefix) =>
      [true, false].map((weighted): Settings => ({ combination, fuzzy, prefix, weighted })),
    ),
  ),
);

const CHOSEN_SETTINGS: Settings = { combination: 'any', fuzzy: 'by length', prefix: 'every word', weighted: true };

/** The weights of words that the shopper did not type, beside 1 for those that she typed. */
const SYNONYM_WEIGHT = 0.6;
const SIMILAR_WEIGHT = 0.2;

/** A product must contain all words of the phrase exactly, because the phrase comes from the lexicon and not from the shopper. */
const createPhraseQuery = (words: readonly string[], weight: number): Query => ({
  queries: [...words],
  combineWith: 'AND',
  fuzzy: false,
  prefix: false,
  boostTerm: () => weight,
});

/** Creates a query for each typed word, or for a group of words with its synonyms. */
function createQueryParts(stems: readonly string[]): Query[] {
  const withoutStopWords = stems.filter((word) => !shopWords.isStopWord(word));
  const words = withoutStopWords.length > 0 ? withoutStopWords : stems;
  const ungrouped = new Set(words);
  const groups: Query[] = [];
  for (const { words: group, phrases } of shopWords.findMeanings(new Set(words))) {
    if (!group.every((word) => ungrouped.has(word))) continue;
    for (const word of group) ungrouped.delete(word);
    const typedWords: Query = { combineWith: 'AND', queries: [...group] };
    groups.push({
      combineWith: 'OR',
      queries: [
        typedWords,
        ...phrases.map(({ words: phrase, isOnlySimilar }) => createPhraseQuery(phrase, isOnlySimilar ? SIMILAR_WEIGHT : SYNONYM_WEIGHT)),
      ],
    });
  }
  return [...words.filter((word) => ungrouped.has(word)), ...groups];
}

/** Builds one index, which serves all settings. */
export function createTunedIndex(documents: readonly SearchDocument[]): (settings: Settings, query: string) => string[] {
  const index = new MiniSearch({
    fields: [...COMPARED_FIELDS],
    idField: 'product_id',
    tokenize: shopWords.split,
    processTerm: shopWords.stem,
  });
  index.addAll(documents.map(joinLists));
  return ({ combination, fuzzy, prefix, weighted }, query) => {
    const stems = [...new Set(shopWords.splitStems(query.slice(0, QUERY_LENGTH_MAX)))];
    const lastStem = stems.at(-1);
    const options: SearchOptions = {
      fuzzy: FUZZY[fuzzy],
      // Ignores the index that MiniSearch passes, because it counts within one part of the query.
      prefix: (word) => PREFIX[prefix](word, lastStem),
      // The parts are stems already.
      tokenize: (text) => [text],
      processTerm: (word) => word,
      ...(weighted ? { boost: COMPARED_WEIGHTS } : {}),
    };
    const search = (combineWith: 'AND' | 'OR') => index.search({ combineWith, queries: createQueryParts(stems) }, options);
    const withAllWords = combination === 'any' ? [] : search('AND');
    const results = withAllWords.length > 0 || combination === 'all' ? withAllWords : search('OR');
    return results.slice(0, RESULTS_MAX).map(({ id }) => String(id));
  };
}

export function createTunedMiniSearchEngine(documents: readonly SearchDocument[]): Engine {
  const search = createTunedIndex(documents);
  return { name: 'tuned Mini', search: async (query) => search(CHOSEN_SETTINGS, query) };
}
