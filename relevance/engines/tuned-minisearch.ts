/**
 * MiniSearch as a careful shop would set it up. It has the weights, stems, stop words and synonyms of the shop's search, and the settings that
 * `npm run relevance -- tune-minisearch` found to be the best.
 */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { QUERY_LENGTH_MAX, type SearchDocument } from '../../server/src/domains/search/search.ts';
import { COMPARED_FIELDS, COMPARED_WEIGHTS, type Engine, RESULTS_MAX } from './engine.ts';
import { shopWords } from './shop-words.ts';

/** Joins lists to texts, as MiniSearch indexes only texts. */
const joinLists = (document: SearchDocument) => ({
  ...document,
  keywords: document.keywords.join(', '),
  tags: document.tags.join(', '),
  parent_categories: document.parent_categories.join(', '),
  attributes: document.attributes.join(', '),
});

/** Which words a product must have. `all then any` finds products with all words or, if there are none, those with at least one. */
export type Combination = 'all' | 'any' | 'all then any';
export type Settings = {
  combination: Combination;
  /** How many letters of a word may be wrong: none, one or two by the length of the word, or a share of its length. */
  fuzzy: 'none' | 'by length' | 'a fifth' | 'a quarter';
  /** Which words of the query also find the words that begin with them. */
  prefix: 'none' | 'last word' | 'long words' | 'every word';
  /** Whether the fields have the weights of COMPARED_WEIGHTS. */
  weighted: boolean;
};

/** MiniSearch reads a whole number as a number of letters, and a fraction as a share of the word's length. */
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

/** The weights of phrases that the lexicon adds to a query: synonyms, and phrases of similar meaning. Typed words have the weight 1. */
const SYNONYM_WEIGHT = 0.6;
const SIMILAR_WEIGHT = 0.2;

/** Creates a query for all words of a phrase. They must match exactly, because the lexicon has no typing mistakes. */
const createPhraseQuery = (words: readonly string[], weight: number): Query => ({
  queries: [...words],
  combineWith: 'AND',
  fuzzy: false,
  prefix: false,
  boostTerm: () => weight,
});

/**
 * Creates the queries for the typed words. Each word or group of words for which the lexicon has other phrases, such as 'lip stick', becomes one
 * query that finds the typed words or one of the phrases. Every other word is a query of its own.
 */
function createQueryParts(stems: readonly string[]): Query[] {
  const withoutStopWords = stems.filter((word) => !shopWords.isStopWord(word));
  const words = withoutStopWords.length > 0 ? withoutStopWords : stems;
  const ungroupedWords = new Set(words);
  const groupQueries: Query[] = [];
  for (const group of shopWords.findGroups(new Set(words))) {
    // A word belongs to one group at most.
    if (!group.words.every((word) => ungroupedWords.has(word))) continue;
    for (const word of group.words) ungroupedWords.delete(word);
    const typedWordsQuery: Query = { combineWith: 'AND', queries: [...group.words] };
    const phraseQueries = group.phrases.map((phrase) =>
      createPhraseQuery(phrase.words, phrase.isOnlySimilar ? SIMILAR_WEIGHT : SYNONYM_WEIGHT),
    );
    groupQueries.push({ combineWith: 'OR', queries: [typedWordsQuery, ...phraseQueries] });
  }
  return [...words.filter((word) => ungroupedWords.has(word)), ...groupQueries];
}

/** Builds an index, and returns a function that searches it with any settings. */
export function createTunedIndex(documents: readonly SearchDocument[]): (settings: Settings, query: string) => string[] {
  const index = new MiniSearch({
    fields: [...COMPARED_FIELDS],
    idField: 'product_id',
    tokenize: shopWords.splitWords,
    processTerm: shopWords.stem,
  });
  index.addAll(documents.map(joinLists));
  return ({ combination, fuzzy, prefix, weighted }, query) => {
    const stems = [...new Set(shopWords.splitStems(query.slice(0, QUERY_LENGTH_MAX)))];
    const lastStem = stems.at(-1);
    const options: SearchOptions = {
      fuzzy: FUZZY[fuzzy],
      // MiniSearch also passes the index of the word, but only within its part of the query. So the last word is recognised by its text.
      prefix: (word) => PREFIX[prefix](word, lastStem),
      // The texts of the query are single stems already.
      tokenize: (text) => [text],
      processTerm: (word) => word,
      ...(weighted ? { boost: COMPARED_WEIGHTS } : {}),
    };
    const findResults = (combineWith: 'AND' | 'OR') => index.search({ combineWith, queries: createQueryParts(stems) }, options);
    let results = findResults(combination === 'any' ? 'OR' : 'AND');
    if (results.length === 0 && combination === 'all then any') results = findResults('OR');
    return results.slice(0, RESULTS_MAX).map(({ id }) => String(id));
  };
}

export function createTunedMiniSearchEngine(documents: readonly SearchDocument[]): Engine {
  const search = createTunedIndex(documents);
  return { name: 'tuned Mini', search: async (query) => search(CHOSEN_SETTINGS, query) };
}
