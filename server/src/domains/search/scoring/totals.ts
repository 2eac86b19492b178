/** Computes one total for each product, from its scores for the concepts of a query (see concepts.ts). */
import type { SearchIndex } from '../build-index.ts';
import { FIELD_WEIGHTS, getFieldBit } from '../document.ts';
import { canReplace, type PurposePreferences, type ReplacementPurposes } from '../purposes.ts';
import { type Candidates, collectScoredPositions } from './candidates.ts';
import { GRADES } from './grades.ts';
import { FLAG_BITS, IN_CATEGORY, IN_NAME, OUTSIDE_DESCRIPTION, type Scores, STEPS_PER_POINT } from './scores.ts';

/** What a typed number is. `size`: it has a unit or a percent sign, as in '50 ml'. `number`: it has none. */
export type Amount = 'size' | 'number';

/** A concept with its scores for the candidates (see candidates.ts). */
export type ScoredConcept = {
  /** The number of typed words. */
  wordCount: number;
  /** The fewest words by which a category can name the concept, as a synonym can be shorter than the typed words. */
  categoryWordCount: number;
  isOptional: boolean;
  /** The concept matters more than an attribute: a product that lacks it ranks below the products that lack an attribute instead. */
  isMain: boolean;
  /** The concept is a brand of the shop. */
  isBrand: boolean;
  /** The concept has words for a situation, such as 'men'. */
  isSituation: boolean;
  /** See `namesProductOrForm`. */
  isProductOrForm: boolean;
  scores: Scores;
  /**
   * The scores of the products that are named after the concept, if it is an ingredient and the query also names a kind of product or form. Such a
   * product can replace a product of the named kind: a snail essence for 'snail serum'. Null for other concepts.
   */
  replacementScores: Scores | null;
  /** What kind of number the concept is, which decides its bonus if it is optional; null if it is no number. */
  amount: Amount | null;
};

/**
 * The lower twelve bits of a total are the score. The upper four are the tier: a product in a higher tier ranks above all products in lower tiers.
 * - A product loses one tier for each required concept that it lacks, and two for a main concept.
 * - A concept that only its description mentions counts as lacking, because this may not be what the product is: the description of a cleanser says
 *   that it removes sunscreen.
 * - If the query names an ingredient and a kind of product, a product that lacks the kind gains one tier if it can replace the kind, being named after the
 *   ingredient, and otherwise loses one more: 'snail serum' shows snail essences before serums without snail.
 * - If the query names a problem of hair or another part of the body that needs products of its own, other products lose two tiers.
 */
const SCORE_BITS = 12;
export const SCORE_MAX = 2 ** SCORE_BITS - 1;
/** The number of tiers that fit into four bits. */
const TIERS_MAX = 16;
/** The bonus for a product if the shopper typed every word of its name. For a share of the words, it is multiplied by the square of this share. */
const WHOLE_NAME_BONUS = 60 * STEPS_PER_POINT;
/** The same for its category. */
const WHOLE_CATEGORY_BONUS = 12 * STEPS_PER_POINT;
/** An optional word adds a bonus if its score is at least that of an exact match in a product's attributes. */
const OPTIONAL_SCORE_MIN = GRADES.exact * (FIELD_WEIGHTS[getFieldBit('attributes')] ?? 0) * STEPS_PER_POINT;
/** The bonus of an optional word that is not a number, such as 'the'. */
const OPTIONAL_WORD_BONUS = 4 * STEPS_PER_POINT;
/** The bonus of a product that the query names (see named-products.ts). */
const NAMED_BONUS = 60 * STEPS_PER_POINT;
/**
 * The bonus of a brand whose words may mean something else. It is high, as shoppers seldom type all of them side by side for anything else; who writes
 * "I'm from Rwanda" sees products of the brand I'm From first.
 */
const OPTIONAL_BRAND_BONUS = 120 * STEPS_PER_POINT;
/** The bonus of words for a situation in the name. It is high, as few products say for whom they are: 'Face Wash for Men'. */
const SITUATION_BONUS = 60 * STEPS_PER_POINT;
/** The bonus of a typed size in the name. It is high, as shoppers who type '50 ml' want this size. */
const SIZE_BONUS = 60 * STEPS_PER_POINT;
/** The bonus of a typed size in another field. It is lower, so that products with the size in their name come first. */
const OTHER_SIZE_BONUS = 56 * STEPS_PER_POINT;
/** The bonus of a number without a unit, such as a strength or a shade, in the name. */
const NUMBER_BONUS = 30 * STEPS_PER_POINT;
/** The bonus in another field. It is low, because there the number may mean something else than a strength or a shade. */
const OTHER_NUMBER_BONUS = 10 * STEPS_PER_POINT;
/** The share of its score that a product gets if its purpose is among those to be ranked lower (see purposes.ts), so that 'cream' shows eye creams last. */
const LOWER_SHARE = 0.75;
/** The same for the purposes to be ranked lowest. */
const LOWEST_SHARE = 0.5;
/** The tiers that a product which lacks the named kind gains if it can replace the kind, or loses if it cannot. */
const REPLACEMENT_GAIN = 1;
/** The tiers that a product loses if it is not for the part of the body that has the problem: as many as for a missing main concept. */
const OTHER_BODY_PART_COST = 2;

/**
 * `candidates`: those whose scores the concepts have. `concepts_min`: the number of required concepts that a product must have. `countsMentions`: whether
 * a product may match if only its description mentions a required concept; it then ranks as if it lacked the concept. `purposePreferences`,
 * `replacementPurposes`: see purposes.ts. `namedPositions`: see named-products.ts.
 */
export type TotalsOptions = {
  concepts: readonly ScoredConcept[];
  candidates: Candidates;
  concepts_min: number;
  countsMentions: boolean;
  purposePreferences: PurposePreferences;
  replacementPurposes: ReplacementPurposes;
  namedPositions: ReadonlySet<number>;
};

const AMOUNT_BONUSES: Record<Amount, { name: number; other: number }> = {
  size: { name: SIZE_BONUS, other: OTHER_SIZE_BONUS },
  number: { name: NUMBER_BONUS, other: OTHER_NUMBER_BONUS },
};
function getBonus({ amount, isBrand, isSituation }: ScoredConcept, isInName: boolean): number {
  if (isBrand) return OPTIONAL_BRAND_BONUS;
  if (isSituation && isInName) return SITUATION_BONUS;
  return amount === null ? OPTIONAL_WORD_BONUS : AMOUNT_BONUSES[amount][isInName ? 'name' : 'other'];
}

/** An index of SQUARED_SHARES consists of two word counts, each of this many bits. */
const LENGTH_BITS = 5;
/** Names and categories with more words count as if they had this many. */
const LENGTH_MAX = 2 ** LENGTH_BITS - 1;
/** The square of the share of words that the shopper typed, indexed by the number of typed words and (in the low bits) of all words. */
const SQUARED_SHARES = Float64Array.from({ length: 2 ** (2 * LENGTH_BITS) }, (_, index) => {
  const [count, length] = [index >> LENGTH_BITS, index & LENGTH_MAX];
  return Math.min(1, count / Math.max(1, length)) ** 2;
});

const squareShare = (count: number, length: number): number =>
  SQUARED_SHARES[(Math.min(LENGTH_MAX, count) << LENGTH_BITS) | Math.min(LENGTH_MAX, length)] ?? 0;

/** `totals`: the total of each product, 0 for one that does not match. `positions`: those of the matches. `limit`: one more than the highest total. */
export type Totals = { totals: Scores; positions: Uint32Array; limit: number };

/**
 * The most tiers that a match can lose by missing concepts, and so the tier of a product that lacks nothing. `lacking_max`: how many required concepts a
 * match may lack or only mention. Each costs one tier, and a main concept two.
 */
function findTierMax(required: readonly ScoredConcept[], lacking_max: number): number {
  const mainCount = required.filter(({ isMain }) => isMain).length;
  return Math.min(lacking_max + Math.min(lacking_max, mainCount), TIERS_MAX - 1);
}

/** What `computeTotal` needs for each product, in lists that it can read fast. */
type Calculation = {
  index: SearchIndex;
  scoreLists: readonly Scores[];
  wordCounts: readonly number[];
  categoryWordCounts: readonly number[];
  /** By how many tiers a product without the concept ranks lower. */
  missingCosts: readonly number[];
  areProductsOrForms: readonly boolean[];
  replacementScoreLists: readonly Scores[];
  totalWordCount: number;
  optionalConcepts: readonly ScoredConcept[];
  missing_max: number;
  mentions_max: number;
  tier_max: number;
  purposePreferences: PurposePreferences;
  replacementPurposes: ReplacementPurposes;
};

function prepareCalculation(
  index: SearchIndex,
  { concepts, concepts_min, countsMentions, purposePreferences, replacementPurposes }: TotalsOptions,
): Calculation {
  const required = concepts.filter(({ isOptional }) => !isOptional);
  const wordCounts = required.map(({ wordCount }) => wordCount);
  const missing_max = Math.min(required.length - concepts_min, TIERS_MAX - 1);
  return {
    index,
    scoreLists: required.map(({ scores }) => scores),
    wordCounts,
    categoryWordCounts: required.map(({ categoryWordCount }) => categoryWordCount),
    missingCosts: required.map(({ isMain }) => (isMain ? 2 : 1)),
    areProductsOrForms: required.map(({ isProductOrForm }) => isProductOrForm),
    replacementScoreLists: required.flatMap(({ replacementScores }) => replacementScores ?? []),
    totalWordCount: wordCounts.reduce((sum, wordCount) => sum + wordCount, 0),
    optionalConcepts: concepts.filter(({ isOptional }) => isOptional),
    missing_max,
    mentions_max: countsMentions ? required.length : 0,
    tier_max: Math.min(
      findTierMax(required, countsMentions ? required.length : missing_max) +
        (purposePreferences.wantedBodyParts ? OTHER_BODY_PART_COST : 0),
      TIERS_MAX - 1,
    ),
    purposePreferences,
    replacementPurposes,
  };
}

/** Whether a product that lacks the named kind can replace it: it is named after the ingredient, and its purposes fit. */
const isReplacement = ({ index, replacementScoreLists, replacementPurposes }: Calculation, place: number, position: number): boolean =>
  replacementScoreLists.some((scores) => scores[place] !== 0) && canReplace(replacementPurposes, index.purposeBits[position] ?? 0);

/** The total of the product at a place (see candidates.ts); 0 if it lacks too many concepts. Calls few functions, as it runs for many products. */
function computeTotal(calculation: Calculation, place: number, position: number): number {
  const { index, scoreLists, wordCounts, categoryWordCounts, missingCosts, missing_max, mentions_max } = calculation;
  let sum = 0;
  let wordsInName = 0;
  let wordsInCategory = 0;
  let missing = 0;
  let missingCost = 0;
  let mentionedOnly = 0;
  let lacksKind = false;
  for (let i = 0; i < scoreLists.length; i++) {
    const score = scoreLists[i]?.[place] ?? 0;
    if (score === 0) {
      if (++missing > missing_max) return 0;
      missingCost += missingCosts[i] ?? 0;
      lacksKind ||= calculation.areProductsOrForms[i] ?? false;
      continue;
    }
    if ((score & OUTSIDE_DESCRIPTION) === 0) {
      if (++mentionedOnly > mentions_max) return 0;
      missingCost += missingCosts[i] ?? 0;
      lacksKind ||= calculation.areProductsOrForms[i] ?? false;
    }
    const wordCount = wordCounts[i] ?? 0;
    sum += (score >> FLAG_BITS) * wordCount;
    if (score & IN_NAME) wordsInName += wordCount;
    if (score & IN_CATEGORY) wordsInCategory += categoryWordCounts[i] ?? 0;
  }
  let bonus = 0;
  for (const concept of calculation.optionalConcepts) {
    const score = concept.scores[place] ?? 0;
    if (score & IN_NAME) wordsInName += concept.wordCount;
    if (score >> FLAG_BITS >= OPTIONAL_SCORE_MIN) bonus += getBonus(concept, (score & IN_NAME) > 0);
  }
  if (wordsInName > 0) bonus += WHOLE_NAME_BONUS * squareShare(wordsInName, index.nameLengths[position] ?? 0);
  if (wordsInCategory > 0) bonus += WHOLE_CATEGORY_BONUS * squareShare(wordsInCategory, index.categoryLengths[position] ?? 0);
  const { lower, lowest, wantedBodyParts } = calculation.purposePreferences;
  const purposes = index.purposeBits[position] ?? 0;
  if (wantedBodyParts && (purposes & wantedBodyParts) === 0) missingCost += OTHER_BODY_PART_COST;
  if (lacksKind && calculation.replacementScoreLists.length > 0)
    missingCost += isReplacement(calculation, place, position) ? -REPLACEMENT_GAIN : REPLACEMENT_GAIN;
  const share = purposes & lowest ? LOWEST_SHARE : purposes & lower ? LOWER_SHARE : 1;
  const total = (sum / calculation.totalWordCount) * share + bonus;
  const tier = Math.max(0, calculation.tier_max - missingCost);
  return (tier << SCORE_BITS) | Math.min(SCORE_MAX, Math.round(total) + 1);
}

/** Reused by each search, as allocating it would take longer than filling it. */
let reusedPositions = new Uint32Array(0);

/**
 * For each product with at least `concepts_min` of the required concepts, computes its tier and the mean of the concepts' scores plus the
 * bonuses for optional words and for the typed shares of its name and category. Writes the totals to `target`, whose numbers are 0. The next
 * call overwrites the positions in the result. `isExcluded`: whether the product at a position never matches.
 */
export function computeTotals(
  index: SearchIndex,
  options: TotalsOptions,
  target: Scores,
  isExcluded: ((position: number) => boolean) | null,
): Totals {
  const calculation = prepareCalculation(index, options);
  const { scoreLists, missing_max } = calculation;
  const { candidates } = options;
  const [firstScores] = scoreLists;
  if (missing_max < 0 || !firstScores) return { totals: target, positions: new Uint32Array(), limit: 1 };
  if (reusedPositions.length < target.length) reusedPositions = new Uint32Array(target.length);
  const positions = reusedPositions;
  let matchCount = 0;
  let highest = 0;
  // If a match must have all concepts, looks only at the products with the first one.
  const needsFirst = missing_max === 0;
  const collectsFirst = needsFirst && !candidates;
  const count = collectsFirst ? collectScoredPositions(firstScores, positions) : firstScores.length;
  for (let i = 0; i < count; i++) {
    const place = collectsFirst ? (positions[i] ?? 0) : i;
    const position = candidates ? (candidates[place] ?? 0) : place;
    const total = computeTotal(calculation, place, position);
    if (total === 0 || isExcluded?.(position)) continue;
    target[position] = total;
    positions[matchCount++] = position;
    if (total > highest) highest = total;
  }
  // After the loop, as it runs for many products and few of them are named.
  for (const position of options.namedPositions) {
    const total = target[position] ?? 0;
    if (total === 0) continue;
    target[position] = (total & ~SCORE_MAX) | Math.min(SCORE_MAX, (total & SCORE_MAX) + NAMED_BONUS);
    highest = Math.max(highest, target[position] ?? 0);
  }
  return { totals: target, positions: positions.subarray(0, matchCount), limit: highest + 1 };
}
