/**
 * MiniSearch as a careful shop would set it up: with weights, stems, synonyms, and the best of 54 settings that were tried on the tuning halves. It
 * uses nothing of the shop's own search but its way to split words, so that it stays the same when that search changes.
 */
import MiniSearch, { type Query } from 'minisearch';
import { listWrittenWords, type SearchDocument } from '../server/src/domains/search/search.ts';
import type { Search } from './measures.ts';
import synonyms from './minisearch-synonyms.json' with { type: 'json' };

/** The weights that the specification gives the fields or, if it gives a field none, those of the shop's search. */
const WEIGHTS = {
  brand: 15,
  name: 12,
  category: 10,
  keywords: 9,
  tags: 6,
  attributes: 6,
  parent_categories: 5,
  ingredients: 4,
  description: 2,
};
const FIELDS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const RESULTS_MAX = 50;

/** The singular in British spelling. */
const stem = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/([^aeious])ies$/, '$1y')
        .replace(/(ss|sh|ch|x)es$|([^su])s$|(eau)x$/, '$1$2$3')
        .replace(/(ss|ch)e$/, '$1')
        .replace(/iz(e|ed|er|ing)$/, 'is$1')
        .replace(/^color/, 'colour')
        .replace(/^aging$/, 'ageing');
const listStems = (text: string): string[] => [...new Set(listWrittenWords(text).map(stem))];

/** Creates queries for the phrases of a list. Their words count by the weight, and must match exactly. */
const createPhraseQueries = (list: string, weight: number): Query[] =>
  list
    .split(', ')
    .filter(Boolean)
    .map((phrase) => ({ queries: listStems(phrase), combineWith: 'AND', fuzzy: false, prefix: false, boostTerm: () => weight }));

/**
 * The phrases with synonyms, longest first, and the queries for these: a phrase of the same meaning counts less than the typed one, and a similar
 * one even less. The file maps phrases to 'synonym, synonym / similar phrase'. It has what an earlier lexicon of the shop knew of the words in
 * judged queries.
 */
const SYNONYMS = Object.entries(synonyms)
  .flatMap(([phrases, meanings]) => {
    const [same = '', similar = ''] = meanings.split(' / ');
    const queries = [...createPhraseQueries(same, 0.6), ...createPhraseQueries(similar, 0.2)];
    return phrases.split(', ').map((phrase) => ({ words: listStems(phrase), queries }));
  })
  .sort((left, right) => right.words.length - left.words.length || right.words.join().length - left.words.join().length);

/** Creates the queries for the typed words: a word or phrase with synonyms becomes one query for it or them, and another word one of its own. */
function createQueryParts(stems: readonly string[]): Query[] {
  const words = new Set(stems);
  const parts: Query[] = [];
  for (const synonym of SYNONYMS) {
    // A word belongs to one phrase at most.
    if (!synonym.words.every((word) => words.has(word))) continue;
    for (const word of synonym.words) words.delete(word);
    parts.push({ combineWith: 'OR', queries: [{ combineWith: 'AND', queries: synonym.words }, ...synonym.queries] });
  }
  return [...words, ...parts];
}

/** How many letters of a word may be wrong. */
const getMistakesMax = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

export function createTunedMiniSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch({ fields: FIELDS, idField: 'product_id', tokenize: listWrittenWords, processTerm: stem });
  // MiniSearch indexes only texts, so lists become texts.
  for (const document of documents) {
    const texts = FIELDS.map((field) => [field, [document[field]].flat().join(', ')]);
    index.add({ product_id: document.product_id, ...Object.fromEntries(texts) });
  }
  // The texts of the query are single stems already.
  const options = {
    fuzzy: getMistakesMax,
    prefix: true,
    boost: WEIGHTS,
    tokenize: (text: string) => [text],
    processTerm: (word: string) => word,
  };
  return (query) => {
    const results = index.search({ combineWith: 'OR', queries: createQueryParts(listStems(query)) }, options);
    return results.slice(0, RESULTS_MAX).map(({ id }) => String(id));
  };
}
