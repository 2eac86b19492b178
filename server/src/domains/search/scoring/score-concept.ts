/** Scores products for one concept of a query: the best of its alternatives counts. */
import type { SearchIndex } from '../build-index.ts';
import { FIELD_BITS, type FieldSet, getFieldBit } from '../document.ts';
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
import { createReusedArray, releaseScores, takeScores } from './spare-arrays.ts';

/**
 * The products that have a word, in the order of their positions: the postings of its only match with a table of scores by fields, so that nothing is copied,
 * or positions with their scores. `shift`: by how many bits an element of `list` is more than a position. `byPosition`: the scores of all products, once a phrase
 * has needed them.
 */
type WordScores = { list: Uint32Array; shift: number; table: Uint16Array | null; scores: Scores | null; byPosition: Scores | null };

const INGREDIENTS_BIT = getFieldBit('ingredients');
const TYPED_NAME_FLAGS = IN_NAME | IN_BRAND_OR_NAME;

const takeFound = createReusedArray();

/** The scores of a word that has several matches: a product gets the best. */
function scoreSeveral(size: number, matches: readonly Match[], fields: FieldSet): WordScores {
  const all = takeScores(size);
  const total = matches.reduce((sum, { term }) => sum + term.postings.length, 0);
  const found = takeFound(total);
  let count = 0;
  for (const { term, grade } of matches) {
    const table = getScoreTable(grade, fields);
    const { postings } = term;
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i] ?? 0;
      const score = table[posting & ALL_FIELDS] ?? 0;
      const position = decodePosition(posting);
      const previous = all[position] ?? 0;
      if (score === 0) continue;
      if (previous === 0) found[count++] = position;
      all[position] = combineScores(previous, score, 0);
    }
  }
  const list = found.slice(0, count).sort();
  const scores = new Uint16Array(count);
  for (let i = 0; i < count; i++) scores[i] = all[list[i] ?? 0] ?? 0;
  releaseScores(all);
  return { list, shift: 0, table: null, scores, byPosition: null };
}

function scoreWord(size: number, matches: readonly Match[], fields: FieldSet): WordScores {
  const [match] = matches;
  if (!match || matches.length > 1) return scoreSeveral(size, matches, fields);
  return { list: match.term.postings, shift: FIELD_BITS, table: getScoreTable(match.grade, fields), scores: null, byPosition: null };
}

/** The index of the first element from `from` on for at least this position. Takes steps that double until one passes it, and then searches within the last step. */
function findAtLeast({ list, shift }: WordScores, position: number, from: number): number {
  let low = from;
  let high = from;
  for (let step = 1; high < list.length && (list[high] ?? 0) >>> shift < position; step *= 2) {
    low = high + 1;
    high += step;
  }
  high = Math.min(high, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) >>> shift < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How a phrase adds its scores. `dropped`: the flags that it does not set. `lowerShare`: see `combineScores`. */
type PhraseOptions = { share: number; dropped: number; lowerShare: number };

const readScore = ({ list, table, scores }: WordScores, place: number): number =>
  (table ? table[(list[place] ?? 0) & ALL_FIELDS] : scores?.[place]) ?? 0;

/** A word that at least this share of all products has is looked up by position, as many phrases share such words. Rarer ones are searched in their list. */
const COMMON_SHARE = 1 / 32;

/** The scores of a common word by position; null for a rare one, or if so few products are looked up that the array is not worth it. */
function findByPosition(word: WordScores, size: number, lookUpCount: number): Scores | null {
  if (word.byPosition || word.list.length < size * COMMON_SHARE || lookUpCount < word.list.length * COMMON_SHARE) return word.byPosition;
  const scores = takeScores(size);
  for (let place = 0; place < word.list.length; place++) scores[(word.list[place] ?? 0) >>> word.shift] = readScore(word, place);
  word.byPosition = scores;
  return scores;
}

/** Adds the scores of a single match. Has few statements, as it runs for every product with the word. */
function addMatch(target: Scores, { term, grade }: Match, fields: FieldSet, { share, dropped, lowerShare }: PhraseOptions): void {
  const table = getScoreTable(grade, fields);
  const { postings } = term;
  for (let i = 0; i < postings.length; i++) {
    const posting = postings[i] ?? 0;
    const unscaled = table[posting & ALL_FIELDS] ?? 0;
    if (unscaled === 0) continue;
    const score = (round((unscaled >> FLAG_BITS) * share) << FLAG_BITS) | (unscaled & FLAGS & ~dropped);
    const position = posting >>> FIELD_BITS;
    const previous = target[position] ?? 0;
    target[position] = previous === 0 ? score : combineScores(previous, score, lowerShare);
  }
}

/** Adds the mean of the words' scores to each product that has all words. Goes through the products of the rarest word, or the candidates if they are fewer. */
function addPhrase(
  target: Scores,
  words: readonly WordScores[],
  candidates: Uint32Array | null,
  { share, dropped, lowerShare }: PhraseOptions,
): void {
  const [rarest, ...others] = words.toSorted((left, right) => left.list.length - right.list.length);
  if (!rarest) return;
  const isByCandidates = candidates !== null && candidates.length < rarest.list.length;
  const list = isByCandidates ? candidates : rarest.list;
  const shift = isByCandidates ? 0 : rarest.shift;
  const lookedUp = isByCandidates ? words : others;
  const next = new Uint32Array(lookedUp.length);
  const byPosition = lookedUp.map((word) => findByPosition(word, target.length, list.length));
  for (let i = 0; i < list.length; i++) {
    const position = (list[i] ?? 0) >>> shift;
    let score = isByCandidates ? FLAGS : readScore(rarest, i);
    let flags = score & FLAGS & ~dropped;
    let sum = isByCandidates ? 0 : round((score >> FLAG_BITS) * share);
    for (let j = 0; j < lookedUp.length && score !== 0; j++) {
      const word = lookedUp[j] ?? rarest;
      const scores = byPosition[j];
      if (scores) score = scores[position] ?? 0;
      else {
        const place = findAtLeast(word, position, next[j] ?? 0);
        next[j] = place;
        const isFound = place < word.list.length && (word.list[place] ?? 0) >>> word.shift === position;
        score = isFound ? readScore(word, place) : 0;
      }
      sum += round((score >> FLAG_BITS) * share);
      flags &= score;
    }
    if (score === 0) continue;
    target[position] = combineScores(target[position] ?? 0, (round(sum / words.length) << FLAG_BITS) | flags, lowerShare);
  }
}

/** Scores the products that have none of the ingredients, if their list of ingredients is known. */
function addLacking(index: SearchIndex, target: Scores, lacks: readonly string[], score: number): void {
  const has = new Uint8Array(index.size);
  for (const { term } of lacks.flatMap((word) => matchExactly(index, word)))
    for (const posting of term.postings) if (posting & INGREDIENTS_BIT) has[decodePosition(posting)] = 1;
  for (let position = 0; position < index.size; position++)
    if (index.hasIngredientList[position] === 1 && has[position] === 0) target[position] = combineScores(target[position] ?? 0, score, 0);
}

/**
 * `score`: the scores of a concept with these alternatives; the caller releases them. `among`: ascending positions; other products need no score. `release`: gives
 * back what the scorer has kept.
 */
export type ConceptScorer = {
  score(alternatives: readonly Alternative[], lowerShare: number, among?: Uint32Array): Scores;
  release(): void;
};

/** Creates a scorer for these fields. It looks at each word once, as many meanings share words. */
export function createConceptScorer(index: SearchIndex, searchedFields: FieldSet): ConceptScorer {
  const keptByFields = new Map<FieldSet, Map<readonly Match[] | string, WordScores>>();
  const find = (matches: readonly Match[], fields: FieldSet): WordScores => {
    const kept = keptByFields.get(fields) ?? new Map<readonly Match[] | string, WordScores>();
    keptByFields.set(fields, kept);
    const [first] = matches;
    // The same word of two meanings has equal matches in two lists.
    const isOneWord = matches.every(({ term }) => term.text === first?.term.text);
    const key = first && isOneWord ? `${first.term.text} ${first.term.kind} ${first.grade} ${matches.length}` : matches;
    const scores = kept.get(key) ?? scoreWord(index.size, matches, fields);
    kept.set(key, scores);
    return scores;
  };
  return {
    score(alternatives, lowerShare, among) {
      const target = takeScores(index.size);
      for (const { words, fields, share, isTyped, isMention, lacks } of alternatives) {
        const searched = fields & searchedFields;
        if (lacks && (searchedFields & INGREDIENTS_BIT) !== 0) {
          const exact = getScoreTable(GRADES.exact, ALL_FIELDS)[fields] ?? 0;
          addLacking(index, target, lacks, (round((exact >> FLAG_BITS) * share) << FLAG_BITS) | (exact & OUTSIDE_DESCRIPTION));
        }
        const dropped = (isTyped ? 0 : TYPED_NAME_FLAGS) | (isMention ? OUTSIDE_DESCRIPTION : 0);
        // Typed words do not add to each other.
        const options = { share, dropped, lowerShare: isTyped ? 0 : lowerShare };
        const [matches = []] = words;
        const isWord = words.length === 1 && !among && (matches.length === 1 || options.lowerShare === 0);
        if (isWord) for (const match of matches) addMatch(target, match, searched, options);
        else
          addPhrase(
            target,
            words.map((matchesOfWord) => find(matchesOfWord, searched)),
            among ?? null,
            options,
          );
      }
      return target;
    },
    release() {
      for (const kept of keptByFields.values()) for (const { byPosition } of kept.values()) if (byPosition) releaseScores(byPosition);
    },
  };
}
