/** Computes one total for each product, from its scores for the concepts of a query. */
import type { SearchIndex } from '../build-index.ts';
import { FIELD_WEIGHTS, getFieldBit } from '../document.ts';
import { encodePurposes } from '../lexicon/purposes.ts';
import { hasKind, hasOnlyKinds, isSituation, listExactPhrases, namesProductOrForm, type UnderstoodConcept } from '../query/concept.ts';
import { isNumber } from '../words.ts';
import { FLAG_BITS, GRADES, IN_BRAND_OR_NAME, IN_CATEGORY, IN_NAME, OUTSIDE_DESCRIPTION, type Scores, STEPS_PER_POINT } from './points.ts';
import { createReusedArray, takeScores } from './spare-arrays.ts';

/**
 * The lower twelve bits of a total are the score. The upper four are the tier: a product in a higher tier ranks above all products in lower tiers. A product
 * loses one tier for each required concept that it lacks, and two for one that matters more than an attribute. A concept that only its description mentions
 * counts as lacking, because this may not be what the product is: the description of a cleanser says that it removes sunscreen.
 */
const SCORE_BITS = 12;
export const SCORE_MAX = 2 ** SCORE_BITS - 1;
const TIERS_MAX = 16;

/** The bonuses, in points. `whole_name`: the shopper typed every word of the name; for a share of the words, times the square of this share. */
const BONUS_POINTS = {
  whole_name: 60,
  whole_category: 12,
  /** The shopper typed words of the brand and the name only. */
  named: 60,
  /** A brand whose words may mean something else. Shoppers seldom type all of them side by side for anything else. */
  optional_brand: 120,
  /** Few products say in their name for whom they are: 'Face Wash for Men'. */
  situation_in_name: 60,
  size_in_name: 60,
  size_elsewhere: 56,
  /** A strength or a shade. Elsewhere than in the name, the number may mean something else. */
  number_in_name: 30,
  number_elsewhere: 10,
  optional_word: 4,
};
/** An optional word adds a bonus if its score is at least that of an exact match in a product's attributes. */
const OPTIONAL_SCORE_MIN = GRADES.exact * (FIELD_WEIGHTS[getFieldBit('attributes')] ?? 0) * STEPS_PER_POINT;
/** The share of its score that a product gets if its purpose ranks lower or lowest for the query (see purposes.ts): 'cream' shows eye creams last. */
const PURPOSE_SHARES = { lower: 0.75, lowest: 0.5 };
/** The fewest words that name a product without a word of its brand, or despite what they exclude: 'peel for sensitive skin' names none. */
const NAME_WORDS_MIN = 4;

/** A concept with its scores, by position. */
export type ScoredConcept = { concept: UnderstoodConcept; scores: Scores };

/** `lower`, `lowest`: the purposes of products that get only a share of their score. */
export type LoweredPurposes = { lower: number; lowest: number };

/** The purposes that a query names, by its words or by what they mean. */
function findNamedPurposes({ lexicon: { purposes } }: SearchIndex, concepts: readonly UnderstoodConcept[]): number {
  return concepts.reduce((bits, concept) => {
    const { words, isOptional, meanings } = concept;
    const typed = encodePurposes(purposes, words);
    // 'cream for my son' does not ask for a cleanser, although the lexicon has it among the meanings of 'son'.
    if (isOptional && (isSituation(concept) || hasKind(concept, 'group'))) return bits | typed;
    const phrases = isSituation(concept) ? meanings.map(({ phrase }) => phrase) : listExactPhrases(concept);
    const meant = encodePurposes(purposes, phrases.flat());
    // The words of a problem may name what the shopper does not want: 'peeling skin' asks for no peeling gel.
    if (words.length > 1 && phrases.length > 0 && hasOnlyKinds(concept, 'concern', 'state')) return bits | meant;
    // The matched words of the catalogue show what an unfinished or mistyped word means: 'makeup rem' means removers.
    const matched = concept.wordMatches.flatMap(({ matches }) => matches.map(({ term }) => term.text));
    return bits | typed | meant | encodePurposes(purposes, matched);
  }, 0);
}

/** The purposes whose products rank lower: none if the query names neither a kind of product, nor a problem, nor a situation. */
export function findLoweredPurposes(index: SearchIndex, concepts: readonly UnderstoodConcept[]): LoweredPurposes {
  const required = concepts.filter(({ isOptional }) => !isOptional);
  const isForProduct = required.some(namesProductOrForm);
  if (!isForProduct && !required.some((concept) => hasKind(concept, 'concern', 'state') || isSituation(concept)))
    return { lower: 0, lowest: 0 };
  const named = findNamedPurposes(index, concepts);
  const { lower, lowest } = index.lexicon.purposes.lowered[isForProduct ? 'product' : 'problem'];
  return { lower: lower & ~named, lowest: lowest & ~named };
}

/**
 * Whether a concept matters more than attributes, as 'cushion' does in 'cushion for dry skin': other cushions rank above creams for dry skin. No concept does if
 * the query names no kind of product.
 */
function createMainCheck(required: readonly UnderstoodConcept[]): (concept: UnderstoodConcept) => boolean {
  if (!required.some((concept) => hasKind(concept, 'product', 'group'))) return () => false;
  return (concept) => !hasOnlyKinds(concept, 'concern', 'situation', 'state', 'form');
}

function getOptionalBonus(concept: UnderstoodConcept, isInName: boolean): number {
  if (concept.brand !== null) return BONUS_POINTS.optional_brand;
  if (isInName && hasKind(concept, 'situation')) return BONUS_POINTS.situation_in_name;
  if (concept.size !== null) return isInName ? BONUS_POINTS.size_in_name : BONUS_POINTS.size_elsewhere;
  if (concept.words.some(isNumber)) return isInName ? BONUS_POINTS.number_in_name : BONUS_POINTS.number_elsewhere;
  return BONUS_POINTS.optional_word;
}

const squareShare = (count: number, length: number): number => Math.min(1, count / Math.max(1, length)) ** 2;

/** `concepts_min`: how many required concepts a product must have. `isShown`: see exclusions.ts. `isNamedFully`: the query names the product by NAME_WORDS_MIN words or more. */
export type TotalsOptions = {
  concepts_min: number;
  lowered: LoweredPurposes;
  isShown(position: number, isNamedFully: boolean): boolean;
};

/**
 * What decides the total of one product. `tiersLost`: see SCORE_BITS. `score`, `bonus`: in steps (see STEPS_PER_POINT). `share`: what is left of the score because of
 * the purpose. `isNamed`: the query has only words of its brand and name.
 */
export type TotalParts = { tiersLost: number; score: number; bonus: number; share: number; isNamed: boolean };

/**
 * Creates the function that computes the parts of a product's total; null for one that lacks too many concepts, or loses more than `lost_max` tiers. The next
 * call overwrites the parts, as an object for each of many products would burden the garbage collector.
 */
export function createTotalParts(index: SearchIndex, scored: readonly ScoredConcept[], { concepts_min, lowered }: TotalsOptions) {
  const required = scored.filter(({ concept }) => !concept.isOptional);
  const optional = scored.filter(({ concept }) => concept.isOptional);
  const isMain = createMainCheck(required.map(({ concept }) => concept));
  const costs = required.map(({ concept }) => (isMain(concept) ? 2 : 1));
  const scoreLists = required.map(({ scores }) => scores);
  const wordCounts = required.map(({ concept }) => concept.words.length);
  // A category can name a concept by fewer words than were typed.
  const categoryCounts = required.map(({ concept }) =>
    Math.min(concept.words.length, ...listExactPhrases(concept).map(({ length }) => length)),
  );
  const wordCount = wordCounts.reduce((sum, count) => sum + count, 0);
  const brands = required.map(({ concept }) => concept.brand !== null);
  const mayBeNamed = wordCount >= NAME_WORDS_MIN || (wordCount > 1 && required.some(({ concept }) => concept.brand !== null));
  const missing_max = Math.min(required.length - concepts_min, TIERS_MAX - 1);
  const tiersLost_max = costs.reduce((sum, cost) => sum + cost, 0);
  const parts: TotalParts = { tiersLost: 0, score: 0, bonus: 0, share: 1, isNamed: false };
  const compute = (position: number, lost_max: number): TotalParts | null => {
    let sum = 0;
    let missing = 0;
    let tiersLost = 0;
    let wordsInName = 0;
    let namedWords = 0;
    let wordsInCategory = 0;
    for (let i = 0; i < scoreLists.length; i++) {
      const score = scoreLists[i]?.[position] ?? 0;
      if (score === 0 && ++missing > missing_max) return null;
      if ((score & OUTSIDE_DESCRIPTION) === 0) tiersLost += costs[i] ?? 0;
      if (tiersLost > lost_max) return null;
      const count = wordCounts[i] ?? 0;
      sum += (score >> FLAG_BITS) * count;
      if (score & IN_NAME) wordsInName += count;
      if (score !== 0 && (brands[i] || score & IN_BRAND_OR_NAME)) namedWords += count;
      if (score & IN_CATEGORY) wordsInCategory += categoryCounts[i] ?? 0;
    }
    const isNamed = mayBeNamed && namedWords === wordCount;
    let bonus = isNamed ? BONUS_POINTS.named : 0;
    for (const { concept, scores } of optional) {
      const score = scores[position] ?? 0;
      if (score & IN_NAME) wordsInName += concept.words.length;
      if (score >> FLAG_BITS >= OPTIONAL_SCORE_MIN || (concept.brand !== null && score !== 0))
        bonus += getOptionalBonus(concept, (score & IN_NAME) !== 0);
    }
    bonus += BONUS_POINTS.whole_name * squareShare(wordsInName, index.nameLengths[position] ?? 0);
    bonus += BONUS_POINTS.whole_category * squareShare(wordsInCategory, index.categoryLengths[position] ?? 0);
    const purposes = index.purposeBits[position] ?? 0;
    const share = purposes & lowered.lowest ? PURPOSE_SHARES.lowest : purposes & lowered.lower ? PURPOSE_SHARES.lower : 1;
    parts.tiersLost = tiersLost;
    parts.score = sum / Math.max(1, wordCount);
    parts.bonus = bonus * STEPS_PER_POINT;
    parts.share = share;
    parts.isNamed = isNamed;
    return parts;
  };
  /** The words of the required concepts that a product lacks or only mentions in its description. */
  const listLacking = (position: number): string[] =>
    required.flatMap(({ concept, scores }) => (((scores[position] ?? 0) & OUTSIDE_DESCRIPTION) === 0 ? [concept.words.join(' ')] : []));
  return { compute, tiersLost_max, isLong: wordCount >= NAME_WORDS_MIN, listLacking };
}

/** The total of each product, by position; 0 for one that does not match. `positions`: those of the matches. `limit`: one more than the highest total. */
export type Totals = { totals: Scores; positions: Uint32Array; limit: number };

const takePositions = createReusedArray();

/** Computes the totals of these products, or of all. The next call overwrites the positions, and the caller releases the totals. `isComplete`: only of products that lack nothing, which are all in the highest tier. */
export function computeTotals(
  index: SearchIndex,
  scored: readonly ScoredConcept[],
  options: TotalsOptions,
  { among, isComplete }: { among: Uint32Array | null; isComplete: boolean },
): Totals {
  const { compute, tiersLost_max, isLong } = createTotalParts(index, scored, options);
  const lost_max = isComplete ? 0 : tiersLost_max;
  const totals = takeScores(index.size);
  const candidateCount = among?.length ?? index.size;
  const positions = takePositions(candidateCount);
  let count = 0;
  let limit = 1;
  for (let i = 0; i < candidateCount; i++) {
    const position = among ? (among[i] ?? 0) : i;
    const parts = compute(position, lost_max);
    if (!parts || !options.isShown(position, parts.isNamed && isLong)) continue;
    const score = Math.min(SCORE_MAX, 1 + Math.round(parts.score * parts.share + parts.bonus));
    const tier = Math.max(0, Math.min(tiersLost_max, TIERS_MAX - 1) - parts.tiersLost);
    const total = (tier << SCORE_BITS) | score;
    totals[position] = total;
    positions[count++] = position;
    if (total >= limit) limit = total + 1;
  }
  return { totals, positions: positions.subarray(0, count), limit };
}
