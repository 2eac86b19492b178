/**
 * Finds the products that a text asks for, in five stages: read the words, find their concepts, decide which products may match, score them, order them. The
 * order of the words hardly matters: 'toner rice' finds what 'rice toner' finds.
 */
import { SEARCH_RESULTS_MAX } from '@uruhu/contract/catalogue/search';
import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import { isInFields, type SearchIndex, UNKNOWN_PRICE } from './build-index.ts';
import { BRAND_AND_NAME, type FieldSet } from './document.ts';
import { formatCorrection } from './format-correction.ts';
import type { WantedPrices } from './lexicon/price-phrases.ts';
import { namesProductOrForm, type UnderstoodConcept } from './query/concept.ts';
import { findExcludedProducts, isOutsidePriceRange, SHOWN, SHOWN_IF_NAMED } from './query/exclusions.ts';
import { type ReadQuery, readQuery } from './query/read-query.ts';
import { type Pass, type UnderstoodQuery, understandQuery } from './query/understand-query.ts';
import { type Alternative, getLowerShare, listAlternatives } from './scoring/alternatives.ts';
import { preferPrices, sortBestFirst } from './scoring/order.ts';
import { ALL_FIELDS, type Scores } from './scoring/points.ts';
import { createConceptScorer } from './scoring/score-concept.ts';
import { createReusedArray, releaseScores } from './scoring/spare-arrays.ts';
import { computeTotals, findLoweredPurposes, type ScoredConcept, type Totals, type TotalsOptions } from './scoring/totals.ts';
import type { QueryText, QueryWord } from './words.ts';

/** `corrected`: the corrected text; null if the search corrected nothing. `ignored`: the typed words that the search ignored, in the typed order. */
type QueryFeedback = { corrected: string | null; ignored: readonly string[] };
/** `rankedPositions`: the positions of all results, best first. */
export type Matches = QueryFeedback & { rankedPositions: Uint32Array };
/** `positions`: those of the best results, up to the limit. `count`: the number of all results. */
export type SearchResult = QueryFeedback & { positions: number[]; count: number };
/** `language`: that of the page; absent: English. `fields`: the fields to search. `isUnfinished`: the shopper may not have finished the last word. */
export type SearchOptions = { language?: Language; fields?: FieldSet | undefined; isUnfinished?: boolean };

/** With fewer results, the search adds products that match less: first those of a lower tier (see totals.ts), then those of the next pass. */
const ENOUGH_RESULTS = 10;
const NO_MATCHES: Matches = { rankedPositions: new Uint32Array(), corrected: null, ignored: [] };

/**
 * The products that a query wants which asks only for a price, as 'under 10000' and 'luxury' do: by price for a word such as 'luxury', otherwise by the
 * tie-breakers. Null if it names no price, or asks for something else too: 'something under 5000' asks only for a price, but 'husband under 5000' does not.
 */
export function findAtPrice({ price, text }: ReadQuery, index: SearchIndex): Uint32Array | null {
  const { lexicon, prices_rwf } = index;
  const words = text.words.map(({ stem }: QueryWord) => stem);
  if (!words.every((word) => lexicon.isStopWord(word) || lexicon.isPriceWord(word))) return null;
  const wanted = lexicon.findWantedPrices(new Set(words), (word) => isInFields(index, word, BRAND_AND_NAME));
  const asksForNothingElse = (word: string) => wanted?.words.includes(word) || (lexicon.isStopWord(word) && !lexicon.hasMeaning(word));
  if ((!price && !wanted) || !words.every(asksForNothingElse)) return null;
  const positions = index.positionsByTieBreakers.filter(
    (position) => prices_rwf[position] !== UNKNOWN_PRICE && !(price && isOutsidePriceRange(index, price, position)),
  );
  const sign = wanted?.level === 'low' ? 1 : -1;
  return wanted ? positions.sort((left, right) => sign * ((prices_rwf[left] ?? 0) - (prices_rwf[right] ?? 0))) : positions;
}

/** The words of concepts that no product has, so that the page can tell the shopper that the search ignored them. */
function listIgnored({ concepts, typed }: UnderstoodQuery, { words }: QueryText): string[] {
  const typedByStem = new Map(typed.map((word) => [word.stem, word.typed]));
  const written = words.map((word) => word.typed);
  return concepts
    .filter(({ isOptional, isKnown }) => !isOptional && !isKnown)
    .flatMap((concept) => concept.words)
    .map((word) => typedByStem.get(word) ?? word)
    .sort((left, right) => written.indexOf(left) - written.indexOf(right));
}

/** A concept that some product has, with the ways in which products have it. */
type SoughtConcept = { concept: UnderstoodConcept; alternatives: readonly Alternative[] };

/** What a search does with an understood query. */
export type SearchPlan = {
  sought: readonly SoughtConcept[];
  passes: readonly Pass[];
  totalsOptions: Omit<TotalsOptions, 'concepts_min'>;
  priceLevel: WantedPrices['level'] | null;
  /** How many products the query never shows. */
  hiddenCount: number;
};

/**
 * Low or high prices, if they may order the results: if the query names a kind of product or form, or asks only for a price. 'like olaplex but cheaper' must
 * first show what is most like it.
 */
function choosePriceLevel({ concepts, wantedPrices }: UnderstoodQuery): WantedPrices['level'] | null {
  const isPrice = ({ isOptional, words }: UnderstoodConcept) => isOptional || words.every((word) => wantedPrices?.words.includes(word));
  return concepts.every(isPrice) || concepts.some(namesProductOrForm) ? (wantedPrices?.level ?? null) : null;
}

export function planSearch(index: SearchIndex, query: UnderstoodQuery, { price }: ReadQuery): SearchPlan {
  const known = query.concepts.filter(({ isKnown }) => isKnown);
  const isOneOfSeveral = known.filter(({ isOptional }) => !isOptional).length > 1;
  const excluded = findExcludedProducts(index, query);
  return {
    sought: known.map((concept) => ({ concept, alternatives: listAlternatives(index, concept, isOneOfSeveral) })),
    passes: query.passes,
    priceLevel: choosePriceLevel(query),
    hiddenCount: excluded?.reduce((count, exclusion) => count + Number(exclusion !== SHOWN), 0) ?? 0,
    totalsOptions: {
      lowered: findLoweredPurposes(index, query.concepts),
      isShown: (position, isNamedFully) => {
        const exclusion = excluded?.[position] ?? SHOWN;
        if (exclusion !== SHOWN && !(exclusion === SHOWN_IF_NAMED && isNamedFully)) return false;
        return price === null || !isOutsidePriceRange(index, price, position);
      },
    },
  };
}

/** About how many products have the concept, at most. */
const countProducts = ({ alternatives }: SoughtConcept): number =>
  alternatives.reduce((sum, { words, lacks }) => {
    const counts = words.map((matches) => matches.reduce((count, { term }) => count + term.postings.length, 0));
    return sum + (lacks ? Number.POSITIVE_INFINITY : Math.min(...counts));
  }, 0);

const takePositions = createReusedArray();

function listPositions(scores: Scores): Uint32Array {
  const positions = takePositions(scores.length);
  let count = 0;
  for (let position = 0; position < scores.length; position++) if (scores[position] !== 0) positions[count++] = position;
  return positions.subarray(0, count);
}

/**
 * Scores the products of one pass. First looks for products that lack nothing, among those of the rarest concept: this is fast, and most queries find
 * `matches_min` of them. Only then looks at the others, which are all in lower tiers.
 */
function scorePass(index: SearchIndex, { sought, totalsOptions }: SearchPlan, { fields, concepts_min }: Pass, matches_min: number): Totals {
  const scorer = createConceptScorer(index, fields);
  const required = sought.filter(({ concept }) => !concept.isOptional);
  const rarest = required.reduce((left, right) => (countProducts(right) < countProducts(left) ? right : left));
  const taken: Scores[] = [];
  const score = ({ concept, alternatives }: SoughtConcept, among?: Uint32Array): ScoredConcept => {
    const scores = scorer.score(alternatives, getLowerShare(concept), among);
    taken.push(scores);
    return { concept, scores };
  };
  const scoredRarest = score(rarest);
  const candidates = listPositions(scoredRarest.scores);
  const scoreAll = (among?: Uint32Array) => sought.map((each) => (each === rarest ? scoredRarest : score(each, among)));
  const options = { ...totalsOptions, concepts_min };
  const scored = scoreAll(candidates);
  const complete = computeTotals(index, scored, options, { among: candidates, isComplete: true });
  const needsAll = concepts_min === required.length;
  const isEnough = complete.positions.length >= matches_min;
  if (!isEnough) taken.push(complete.totals);
  const totals = isEnough
    ? complete
    : computeTotals(index, needsAll ? scored : scoreAll(), options, { among: needsAll ? candidates : null, isComplete: false });
  for (const scores of taken) releaseScores(scores);
  scorer.release();
  return totals;
}

/** Scores and orders the products of a plan, in as many passes as it takes to find enough. */
function runPlan(index: SearchIndex, plan: SearchPlan, searchedFields: FieldSet): Uint32Array {
  const requiredCount = plan.sought.filter(({ concept }) => !concept.isOptional).length;
  let ranked: number[] = [];
  for (const { fields, concepts_min } of plan.passes) {
    if (concepts_min > requiredCount) continue;
    const matches_min = ENOUGH_RESULTS - ranked.length;
    const totals = scorePass(index, plan, { fields: fields & searchedFields, concepts_min }, matches_min);
    const preferred = plan.priceLevel ? preferPrices(index, totals, plan.priceLevel, plan.totalsOptions.lowered) : totals;
    const found = sortBestFirst(index, preferred, matches_min);
    releaseScores(totals.totals);
    if (plan.passes.length === 1) return found;
    ranked = [...new Set([...ranked, ...found])];
    if (ranked.length >= ENOUGH_RESULTS) break;
  }
  return Uint32Array.from(ranked);
}

/**
 * Finds all results for a text. The caller filters them afterwards: if the search filtered, a pass would find fewer products, and the next pass would
 * add worse ones.
 */
export function matchAll(
  englishIndex: SearchIndex,
  text: string,
  { language = DEFAULT_LANGUAGE, fields = ALL_FIELDS, isUnfinished = false }: SearchOptions = {},
): Matches {
  const index = { ...englishIndex, language };
  const read = readQuery(text);
  const atPrice = findAtPrice(read, index);
  if (atPrice) return { ...NO_MATCHES, rankedPositions: atPrice };
  const query = understandQuery(index, read.text, isUnfinished && !read.price);
  const rankedPositions = runPlan(index, planSearch(index, query, read), fields);
  if (rankedPositions.length === 0) return NO_MATCHES;
  return { rankedPositions, ignored: listIgnored(query, read.text), corrected: formatCorrection(index.lexicon, read, query) };
}

export function findProducts(
  index: SearchIndex,
  text: string,
  { limit = SEARCH_RESULTS_MAX, ...options }: SearchOptions & { limit?: number } = {},
): SearchResult {
  const { rankedPositions, ...feedback } = matchAll(index, text, options);
  return { positions: [...rankedPositions.subarray(0, limit)], count: rankedPositions.length, ...feedback };
}
