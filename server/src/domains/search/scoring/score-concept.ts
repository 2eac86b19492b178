/** Scores all products for one concept of a query: the best of its alternatives counts. */
import type { SearchIndex } from '../build-index.ts';
import { type FieldSet, getFieldBit } from '../document.ts';
import { decodePosition } from '../postings.ts';
import { matchExactly } from '../query/match-word.ts';
import type { Alternative } from './alternatives.ts';
import {
  ALL_FIELDS,
  combineScores,
  FLAG_BITS,
  FLAGS,
  GRADES,
  getScoreTable,
  IN_BRAND_OR_NAME,
  IN_NAME,
  type Match,
  OUTSIDE_DESCRIPTION,
  round,
  type Scores,
} from './points.ts';

/** The products that have a word, in the order of their positions, with their scores. */
type WordScores = { positions: Uint32Array; scores: Scores };

const INGREDIENTS_BIT = getFieldBit('ingredients');
const TYPED_NAME_FLAGS = IN_NAME | IN_BRAND_OR_NAME;

/** The scores of a word that has several matches: a product gets the best. */
function scoreSeveral(size: number, matches: readonly Match[], fields: FieldSet): WordScores {
  const scores = new Uint16Array(size);
  for (const { term, grade } of matches) {
    const table = getScoreTable(grade, fields);
    for (const posting of term.postings) {
      const position = decodePosition(posting);
      scores[position] = combineScores(scores[position] ?? 0, table[posting & ALL_FIELDS] ?? 0, 0);
    }
  }
  const positions = new Uint32Array(size);
  let count = 0;
  for (let position = 0; position < size; position++) if (scores[position] !== 0) positions[count++] = position;
  return { positions: positions.subarray(0, count), scores: scores.filter((score) => score !== 0) };
}

function scoreMatches(size: number, matches: readonly Match[], fields: FieldSet): WordScores {
  const [match] = matches;
  if (!match || matches.length > 1)
    return match ? scoreSeveral(size, matches, fields) : { positions: new Uint32Array(), scores: new Uint16Array() };
  const { postings } = match.term;
  const table = getScoreTable(match.grade, fields);
  const positions = new Uint32Array(postings.length);
  const scores = new Uint16Array(postings.length);
  let count = 0;
  for (let i = 0; i < postings.length; i++) {
    const posting = postings[i] ?? 0;
    const score = table[posting & ALL_FIELDS] ?? 0;
    if (score === 0) continue;
    positions[count] = decodePosition(posting);
    scores[count++] = score;
  }
  return { positions: positions.subarray(0, count), scores: scores.subarray(0, count) };
}

/** The index of the first element from `from` on that is at least `position`. Takes steps that double until one passes it, and then searches within the last step. */
function findAtLeast(positions: Uint32Array, position: number, from: number): number {
  let low = from;
  let high = from;
  for (let step = 1; high < positions.length && (positions[high] ?? 0) < position; step *= 2) {
    low = high + 1;
    high += step;
  }
  high = Math.min(high, positions.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Calls `visit` for each product that has all words, with the mean of its scores times `share`. Goes through the products of the rarest word. */
function visitPhrase(words: readonly WordScores[], share: number, visit: (position: number, score: number) => void): void {
  const [rarest, ...others] = words.toSorted((left, right) => left.positions.length - right.positions.length);
  if (!rarest) return;
  const next = new Uint32Array(others.length);
  for (let i = 0; i < rarest.positions.length; i++) {
    const position = rarest.positions[i] ?? 0;
    let sum = round(((rarest.scores[i] ?? 0) >> FLAG_BITS) * share);
    let flags = (rarest.scores[i] ?? 0) & FLAGS;
    let isMissing = false;
    for (let j = 0; j < others.length && !isMissing; j++) {
      const other = others[j];
      if (!other) continue;
      const found = findAtLeast(other.positions, position, next[j] ?? 0);
      next[j] = found;
      const score = other.scores[found] ?? 0;
      isMissing = other.positions[found] !== position;
      sum += round((score >> FLAG_BITS) * share);
      flags &= score;
    }
    if (!isMissing) visit(position, (round(sum / words.length) << FLAG_BITS) | flags);
  }
}

/** Creates the function that scores the products of an alternative in these fields. Computes the scores of a word once, as many meanings share words. */
export function createAlternativeScorer(index: SearchIndex, searchedFields: FieldSet) {
  const scoresByFields = new Map<FieldSet, Map<readonly Match[] | string, WordScores>>();
  const scoreWord = (matches: readonly Match[], fields: FieldSet): WordScores => {
    const byWord = scoresByFields.get(fields) ?? new Map<readonly Match[] | string, WordScores>();
    scoresByFields.set(fields, byWord);
    // An exact match is known by its text.
    const key =
      matches[0]?.grade === GRADES.exact && matches[0].term.kind === 'word' && matches.length < 3
        ? `${matches[0].term.text} ${matches.length}`
        : matches;
    const scores = byWord.get(key) ?? scoreMatches(index.size, matches, fields);
    byWord.set(key, scores);
    return scores;
  };
  const scoreLacking = (lacks: readonly string[], score: number, visit: (position: number, score: number) => void) => {
    const withIngredient = lacks.map((word) => scoreWord(matchExactly(index, word), INGREDIENTS_BIT));
    const has = new Uint8Array(index.size);
    for (const { positions } of withIngredient) for (const position of positions) has[position] = 1;
    for (let position = 0; position < index.size; position++)
      if (index.hasIngredientList[position] === 1 && has[position] === 0) visit(position, score);
  };
  return ({ words, fields, share, isTyped, isMention, lacks }: Alternative, visit: (position: number, score: number) => void): void => {
    const searched = fields & searchedFields;
    if (lacks) {
      const score = getScoreTable(GRADES.exact, ALL_FIELDS)[fields] ?? 0;
      if (searchedFields & INGREDIENTS_BIT)
        scoreLacking(lacks, (round((score >> FLAG_BITS) * share) << FLAG_BITS) | (score & OUTSIDE_DESCRIPTION), visit);
      return;
    }
    const dropped = (isTyped ? 0 : TYPED_NAME_FLAGS) | (isMention ? OUTSIDE_DESCRIPTION : 0);
    visitPhrase(
      words.map((matches) => scoreWord(matches, searched)),
      share,
      (position, score) => visit(position, score & ~dropped),
    );
  };
}

/** The scores of all products for a concept with these alternatives. `lowerShare`: see `combineScores`; typed words do not add to each other. */
export function scoreConcept(
  index: SearchIndex,
  alternatives: readonly Alternative[],
  lowerShare: number,
  scoreAlternative: ReturnType<typeof createAlternativeScorer>,
): Scores {
  const scores = new Uint16Array(index.size);
  for (const alternative of alternatives) {
    const addedShare = alternative.isTyped || alternative.lacks ? 0 : lowerShare;
    scoreAlternative(alternative, (position, score) => {
      scores[position] = combineScores(scores[position] ?? 0, score, addedShare);
    });
  }
  return scores;
}
