/** Finds the products that a text asks for. The order of its words hardly matters: 'toner rice' finds what 'rice toner' finds. */
import { SEARCH_RESULTS_MAX } from '@uruhu/contract/catalogue/search';
import { findPriceInText, type PriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import type { SearchIndex } from './build-index.ts';
import { ALL_BUT_DESCRIPTION, type FieldSet, getFieldBit } from './document.ts';
import { findAtPrice, isOutsidePriceRange } from './find-at-price.ts';
import { formatCorrection } from './format-correction.ts';
import { findIngredients } from './ingredients.ts';
import type { Meaning } from './lexicon/parse-entries.ts';
import { decodePosition } from './postings.ts';
import { encodeReplacementPurposes } from './purposes.ts';
import { matchExactly } from './query/match-word.ts';
import { findExemptPositions, findNamedPositions } from './query/named-products.ts';
import { choosePreferredPrices, findNamedPurposes, findPurposePreferences } from './query/query-preferences.ts';
import { listPasses, type UnderstoodQuery, understandQuery } from './query/understand-query.ts';
import { preferPrices } from './scoring/prefer-prices.ts';
import { sortBestFirst } from './scoring/rank.ts';
import { createQueryScorer, findMainConcepts, groupKnownConcepts } from './scoring/score-concepts.ts';
import { scoreMatches } from './scoring/score-matches.ts';
import { createScorer, type Scorer } from './scoring/scorer.ts';
import { ALL_FIELDS, createScorePool, type ScorePool, type Scores } from './scoring/scores.ts';
import { computeTotals } from './scoring/totals.ts';
import { QUERY_LENGTH_MAX, type QueryText, readQueryText } from './words.ts';

/** `corrected`: the corrected text; null if the search corrected nothing. `ignored`: the typed words that the search ignored, in the typed order. */
type QueryFeedback = { corrected: string | null; ignored: readonly string[] };
/** `rankedPositions`: the positions of all results, best first. */
export type Matches = QueryFeedback & { rankedPositions: Uint32Array };
/** `positions`: those of the best results, up to the limit. `count`: the number of all results. */
export type SearchResult = QueryFeedback & { positions: number[]; count: number };

const INGREDIENTS_BIT = getFieldBit('ingredients');

/** With fewer results, the search adds products that match less: first those of a lower tier (see totals.ts), then those of the next pass. */
const ENOUGH_RESULTS = 10;

const NO_MATCHES: Matches = { rankedPositions: new Uint32Array(), corrected: null, ignored: [] };

/** `fields`: the fields to search. `isUnfinished`: the shopper may not have finished the last word. */
export type SearchOptions = { fields?: FieldSet | undefined; isUnfinished?: boolean };

/**
 * Creates the check whether the results must not have a product: its price is outside of the price range of the query, or it has a word or an
 * ingredient that the query excludes, as 'pregnancy safe' excludes retinol. Null if the query excludes nothing. `exemptPositions`: of products that no word
 * or ingredient excludes (see named-products.ts).
 */
function createExclusion(
  scorer: Scorer,
  { excludedMeanings }: UnderstoodQuery,
  price: PriceInText | null,
  exemptPositions: ReadonlySet<number>,
) {
  if (!price && excludedMeanings.length === 0) return null;
  const { index, takeScores } = scorer;
  const listPhrases = (kind: Meaning['excludesProducts']) =>
    excludedMeanings.flatMap(({ phrase, excludesProducts }) => (excludesProducts === kind ? [phrase] : []));
  /** Scores the products that have any of the words in these fields. */
  const scoreWords = (words: readonly string[], fields: FieldSet): Scores => {
    const scores = takeScores();
    for (const word of words) scoreMatches(scores, matchExactly(index, word), fields, null);
    return scores;
  };
  const withWord = scoreWords(listPhrases('words').flat(), ALL_FIELDS);
  const withName = scoreWords(listPhrases('named').flat(), ALL_BUT_DESCRIPTION);
  const ingredientNames = listPhrases('ingredient');
  const withListedWord = scoreWords(ingredientNames.filter(({ length }) => length === 1).flat(), INGREDIENTS_BIT);
  const ingredients = ingredientNames.flatMap((phrase) => findIngredients(index, phrase));
  const withIngredient = new Set(ingredients.flatMap(({ postings }) => Array.from(postings, decodePosition)));
  return (position: number): boolean =>
    (price !== null && isOutsidePriceRange(index, price, position)) ||
    (!exemptPositions.has(position) &&
      (withWord[position] !== 0 || withName[position] !== 0 || withListedWord[position] !== 0 || withIngredient.has(position)));
}

/** The words of concepts that no product has, so that the page can tell the shopper that the search ignored them. */
function listIgnored({ understoodConcepts, typedByStem }: UnderstoodQuery, { words }: QueryText): string[] {
  const written = words.map(({ typed }) => typed);
  return understoodConcepts
    .filter(({ concept, isKnown }) => !concept.isOptional && !isKnown)
    .flatMap(({ concept }) => concept.words)
    .map((word) => typedByStem.get(word) ?? word)
    .sort((left, right) => written.indexOf(left) - written.indexOf(right));
}

/** Appends the positions in `more` that `rankedPositions` does not have yet. */
function appendNew(index: SearchIndex, rankedPositions: Uint32Array, more: Uint32Array): Uint32Array {
  const isRanked = new Uint8Array(index.size);
  for (const position of rankedPositions) isRanked[position] = 1;
  return Uint32Array.from([...rankedPositions, ...more.filter((position) => isRanked[position] === 0)]);
}

type SearchInput = { query: UnderstoodQuery; searchedFields: FieldSet; price: PriceInText | null };

function searchInPasses(index: SearchIndex, pool: ScorePool, { query, searchedFields, price }: SearchInput): Uint32Array {
  const namedPurposes = findNamedPurposes(index.lexicon, query);
  const purposePreferences = findPurposePreferences(index, query, namedPurposes);
  const scorer = createScorer(index, pool);
  const namedPositions = findNamedPositions(index, query);
  const isExcluded = createExclusion(scorer, query, price, findExemptPositions(index, query, namedPositions));
  const { required, optional } = groupKnownConcepts(index, query.understoodConcepts);
  const [rarest, ...otherRequired] = required;
  if (!rarest) return NO_MATCHES.rankedPositions;
  const preferredPrices = choosePreferredPrices(query);
  const replacementPurposes = encodeReplacementPurposes(index.lexicon.purposes, namedPurposes);
  const concepts = { rarest, others: [...otherRequired, ...optional], mainConcepts: findMainConcepts(query.understoodConcepts) };
  let rankedPositions: Uint32Array = NO_MATCHES.rankedPositions;
  for (const { fields, concepts_min } of listPasses(query)) {
    const fromEarlierPasses = rankedPositions;
    // `countsMentions`: whether a product may match if only its description mentions a required concept.
    const widest = { minimum: concepts_min, countsMentions: true };
    // First looks only for products that have all required concepts outside their descriptions: this is faster, and most queries find enough of them.
    const narrowest = { minimum: query.requiredCount, countsMentions: false };
    const canWiden = concepts_min < query.requiredCount || (fields & ~ALL_BUT_DESCRIPTION) !== 0;
    const { rarestCount, scoreConcepts } = createQueryScorer(scorer, pool, concepts, fields & searchedFields);
    // If too few products have the rarest concept, the narrowest search cannot find enough, and the widest one would replace its results.
    const startsNarrow = canWiden && fromEarlierPasses.length + rarestCount >= ENOUGH_RESULTS;
    for (const { minimum, countsMentions } of startsNarrow ? [narrowest, widest] : [widest]) {
      if (minimum > required.length) continue;
      const scored = scoreConcepts(minimum === required.length);
      const options = { ...scored, concepts_min: minimum, countsMentions, purposePreferences, replacementPurposes, namedPositions };
      const totals = computeTotals(index, options, pool.take(), isExcluded);
      const preferred = preferredPrices ? preferPrices(index, totals, preferredPrices.level, purposePreferences) : totals;
      const found = sortBestFirst(index, preferred, ENOUGH_RESULTS - fromEarlierPasses.length);
      rankedPositions = fromEarlierPasses.length === 0 ? found : appendNew(index, fromEarlierPasses, found);
      if (rankedPositions.length >= ENOUGH_RESULTS) return rankedPositions;
    }
  }
  return rankedPositions;
}

/**
 * Finds all results for a text. The caller filters them afterwards: if the search filtered, a pass would find fewer products, and the next pass would
 * add worse ones.
 */
export function matchAll(index: SearchIndex, text: string, { fields = ALL_FIELDS, isUnfinished = false }: SearchOptions = {}): Matches {
  const price = findPriceInText(text.slice(0, QUERY_LENGTH_MAX));
  const queryText = readQueryText(price?.textWithoutPrice ?? text);
  const positionsAtPrice = findAtPrice(index, queryText.words, price);
  if (positionsAtPrice) return { ...NO_MATCHES, rankedPositions: positionsAtPrice };
  const query = understandQuery(index, queryText, isUnfinished && !price);
  if (!query) return NO_MATCHES;
  const pool = createScorePool(index);
  try {
    const rankedPositions = searchInPasses(index, pool, { query, searchedFields: fields, price });
    return rankedPositions.length === 0
      ? NO_MATCHES
      : {
          rankedPositions,
          ignored: listIgnored(query, queryText),
          corrected: formatCorrection(index.lexicon, queryText, price, query),
        };
  } finally {
    pool.release();
  }
}

/** The first numbers as an array. A loop takes a fifth of the time of spreading. */
function takeFirst(list: Uint32Array, count: number): number[] {
  const first: number[] = [];
  for (let i = 0; i < list.length && i < count; i++) first.push(list[i] ?? 0);
  return first;
}

export function findProducts(
  index: SearchIndex,
  text: string,
  { limit = SEARCH_RESULTS_MAX, ...options }: SearchOptions & { limit?: number } = {},
): SearchResult {
  const { rankedPositions, ...feedback } = matchAll(index, text, options);
  return { positions: takeFirst(rankedPositions, limit), count: rankedPositions.length, ...feedback };
}
