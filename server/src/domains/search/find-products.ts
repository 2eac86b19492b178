/** The search: pure, bounded, and independent of the order of the words. */
import { SEARCH_RESULTS_MAX } from '@uruhu/contract/catalogue/search';
import { findPriceInText, type PriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import { encodeBodyParts } from './body-parts.ts';
import { type SearchIndex, UNKNOWN_PRICE } from './build-index.ts';
import { formatCorrection } from './format-correction.ts';
import { findMeaning, listPasses, type Meaning, type UnderstoodConcept } from './meaning.ts';
import { sortBestFirst } from './scoring/rank.ts';
import { scoreConcept } from './scoring/score-concept.ts';
import { createScorer } from './scoring/scorer.ts';
import { createScorePool, EVERYWHERE, type ScorePool, type Scores } from './scoring/scores.ts';
import { type Column, computeTotals } from './scoring/totals.ts';
import { isNumber, isUnit, listWrittenWords, QUERY_LENGTH_MAX } from './words.ts';

/** `corrected`: the corrected text, if words were mistyped. `ignored`: typed words that no product has, in the typed order. */
type Understanding = { corrected: string | null; ignored: readonly string[] };
/** `order`: positions of all matches, best first. */
export type Matches = Understanding & { order: Uint32Array };
/** `positions`: the best matches; `count`: the number of all. */
export type SearchResult = Understanding & { positions: number[]; count: number };

/** With fewer results, products that match less are added below. */
const ENOUGH = 10;

const NOTHING: Matches = { order: new Uint32Array(), corrected: null, ignored: [] };

/** `within`: the fields to search. `unfinished`: the shopper may not have finished the last word. */
export type SearchOptions = { within?: number | undefined; unfinished?: boolean };

type UnderstoodColumn = Column & { one: UnderstoodConcept };

/** The bits of parts of the body that the query does not name; none unless it names a kind of product. */
function findOtherParts({ lexicon }: SearchIndex, { meant }: Meaning): number {
  const named = meant.filter(({ concept }) => concept.kinds.some((kind) => kind === 'product' || kind === 'form'));
  if (named.length === 0) return 0;
  const words = meant.flatMap(({ concept }) => [
    ...concept.words,
    ...concept.meanings.flatMap(({ phrase, wider }) => (wider ? [] : phrase)),
  ]);
  return ~encodeBodyParts(lexicon, words);
}

/** Removes the products outside the price bounds of the query. A product without a price stays. */
function removeUnaffordable({ prices_rwf }: SearchIndex, price: PriceInText, scores: Scores): void {
  const [least, most] = [price.min_rwf ?? 0, price.max_rwf ?? Number.POSITIVE_INFINITY];
  for (let position = 0; position < scores.length; position++) {
    const price_rwf = prices_rwf[position] ?? UNKNOWN_PRICE;
    if (price_rwf !== UNKNOWN_PRICE && (price_rwf < least || price_rwf > most)) scores[position] = 0;
  }
}

/** Words that no product has, so that the page can say that it ignored them. */
function listIgnored({ meant, typedByStem }: Meaning, text: string): string[] {
  const written = listWrittenWords(text);
  return meant
    .filter(({ concept, isKnown }) => (concept.optional ? concept.isUnsold : !isKnown))
    .flatMap(({ concept }) => concept.words.map((word) => typedByStem.get(word) ?? word))
    .sort((left, right) => written.indexOf(left) - written.indexOf(right));
}

/** About how many products have it: products without the rarest concept are left soonest. */
const countProducts = ({ words }: UnderstoodConcept): number =>
  Math.min(...words.map(({ matches }) => matches.reduce((sum, { term }) => sum + term.postings.length, 0)));

/** A category may say in one word what the query says in several. */
const countCategoryWords = ({ concept }: UnderstoodConcept): number =>
  Math.min(concept.words.length, ...concept.meanings.flatMap(({ phrase, wider, lacks }) => (wider || lacks ? [] : phrase.length)));

/** What an optional number counts. */
function findAmount({ typedByStem }: Meaning, { concept }: UnderstoodConcept): Column['amount'] {
  if (!concept.words.some(isNumber)) return null;
  return [...typedByStem.keys()].some(isUnit) ? 'size' : 'number';
}

/** Appends the positions that are not yet in the list. */
function appendNew(index: SearchIndex, order: Uint32Array, more: Uint32Array): Uint32Array {
  const known = new Uint8Array(index.size);
  for (const position of order) known[position] = 1;
  return Uint32Array.from([...order, ...more.filter((position) => known[position] === 0)]);
}

type Search = { meaning: Meaning; within: number; price: PriceInText | null };

function searchInPasses(index: SearchIndex, pool: ScorePool, { meaning, within, price }: Search): Uint32Array {
  const otherParts = findOtherParts(index, meaning);
  const scorer = createScorer(index, pool);
  const createColumns = (fields: number): UnderstoodColumn[] =>
    meaning.meant
      .filter(({ isKnown }) => isKnown)
      .map((one) => ({
        ...{ one, words: one.concept.words.length, categoryWords: countCategoryWords(one), optional: one.concept.optional },
        amount: findAmount(meaning, one),
        scores: scoreConcept(scorer, one, fields & within),
      }))
      .sort((left, right) => countProducts(left.one) - countProducts(right.one));
  let order: Uint32Array = NOTHING.order;
  for (const { fields, least } of listPasses(meaning)) {
    const columns = createColumns(fields);
    // Most queries are answered by products that have all concepts, which are found sooner.
    for (const needed of least < meaning.wanted ? [meaning.wanted, least] : [least]) {
      const scores = pool.take();
      const bound = computeTotals(index, { columns, least: needed, otherParts }, scores);
      if (price) removeUnaffordable(index, price, scores);
      const found = sortBestFirst(index, scores, bound, ENOUGH - order.length);
      order = order.length === 0 ? found : appendNew(index, order, found);
      if (order.length >= ENOUGH) return order;
    }
  }
  return order;
}

/** All matches of the text. Filters are applied afterwards, and never admit worse matches. */
export function matchAll(index: SearchIndex, text: string, { within = EVERYWHERE, unfinished = false }: SearchOptions = {}): Matches {
  const price = findPriceInText(text.slice(0, QUERY_LENGTH_MAX));
  const meaning = findMeaning(index, price?.text ?? text, unfinished && !price);
  if (!meaning) return NOTHING;
  const pool = createScorePool(index);
  try {
    const order = searchInPasses(index, pool, { meaning, within, price });
    return order.length === 0 ? NOTHING : { order, ignored: listIgnored(meaning, text), corrected: formatCorrection(text, price, meaning) };
  } finally {
    pool.release();
  }
}

export function findProducts(
  index: SearchIndex,
  text: string,
  { limit = SEARCH_RESULTS_MAX, ...options }: SearchOptions & { limit?: number } = {},
): SearchResult {
  const { order, ...understanding } = matchAll(index, text, options);
  return { positions: [...order.subarray(0, limit)], count: order.length, ...understanding };
}
