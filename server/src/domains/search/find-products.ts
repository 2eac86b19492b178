/** The search: pure, bounded, and independent of the order of the words. */
import { SEARCH_RESULTS_MAX } from '@uruhu/contract/catalogue/search';
import type { SearchIndex } from './build-index.ts';
import { EVIDENCE_FIELDS, NAME_FIELDS } from './document.ts';
import { GRADES, matchExactly, type WordMatches } from './match-word.ts';
import { findMeaning, isAnchored, listFieldSets, type UnderstoodConcept } from './meaning.ts';
import { scoreWithoutIngredient } from './score-without-ingredient.ts';
import { createScorePool, EVERYWHERE, type ScorePool, type Scores, STEPS, scoreMatches, scorePhrase } from './scores.ts';
import type { Meaning as Phrased } from './synonyms.ts';
import { listWrittenWords, QUERY_LENGTH_MAX, stem } from './words.ts';

/** `corrected`: the corrected text, if words were mistyped. */
type Correction = { corrected: string | null };
/** `order`: positions of all matches, best first. */
export type Matches = Correction & { order: Uint32Array };
/** `positions`: the best matches; `count`: the number of all. */
export type SearchResult = Correction & { positions: number[]; count: number };

/** Above the highest possible score. */
const SCORE_MAX = 4095;
/** Bonus for a name whose every word was typed. */
const WHOLE_NAME_BONUS = 60;
/** An optional word like '200 ml' adds OPTIONAL_BONUS to products that have it at least among their attributes. */
const OPTIONAL_SCORE_MIN = GRADES.exact * 6 * STEPS;
const OPTIONAL_BONUS = 10 * STEPS;
/** The share of a synonym's score; wider phrases rank below. */
const SYNONYM_SHARE = GRADES.variant / GRADES.exact;
const WIDER_SYNONYM_SHARE = SYNONYM_SHARE / 3;

function scoreWord(index: SearchIndex, pool: ScorePool, { matches, parts }: WordMatches, fields: number): Scores {
  const scores = pool.take();
  scoreMatches(scores, matches, fields);
  if (parts) {
    const each = parts.map((part) => {
      const mine = pool.take();
      scoreMatches(mine, matchExactly(index, part), fields, GRADES.compound / GRADES.exact);
      return mine;
    });
    scorePhrase(scores, each);
  }
  return scores;
}

function scoreMeaning(index: SearchIndex, pool: ScorePool, into: Scores, { phrase, wider, lacks }: Phrased, fields: number): void {
  const share = wider ? WIDER_SYNONYM_SHARE : SYNONYM_SHARE;
  if (lacks) {
    scoreWithoutIngredient(index, pool, into, phrase, fields, share);
    return;
  }
  const parts = phrase.map((word) => matchExactly(index, word));
  const [only = []] = parts;
  if (parts.some((matches) => matches.length === 0)) return;
  if (parts.length === 1) {
    scoreMatches(into, only, fields, share, false);
    return;
  }
  const each = parts.map((matches) => {
    const mine = pool.take();
    scoreMatches(mine, matches, fields, share, false);
    return mine;
  });
  scorePhrase(into, each);
}

function scoreConcept(index: SearchIndex, pool: ScorePool, { concept, words }: UnderstoodConcept, fields: number): Scores {
  const each = words.map((word) => scoreWord(index, pool, word, fields));
  const [only] = each;
  const scores = only && each.length === 1 ? only : pool.take();
  if (scores !== only) scorePhrase(scores, each);
  if (concept.joined) scoreMatches(scores, matchExactly(index, concept.joined), fields, GRADES.compound / GRADES.exact);
  for (const meaning of concept.meanings) scoreMeaning(index, pool, scores, meaning, fields);
  return scores;
}

/** One concept: its number of words and its scores. */
type Column = { words: number; optional: boolean; scores: Scores };

/**
 * For each product with at least `needed` of the concepts, computes the mean of their scores plus the bonus for the name. One pass, which
 * leaves a product as soon as it lacks too many.
 */
function computeTotals(index: SearchIndex, columns: readonly Column[], needed: number, into: Scores): void {
  const wanted = columns.filter(({ optional }) => !optional);
  const extra = columns.filter(({ optional }) => optional);
  const weight = wanted.reduce((sum, { words }) => sum + words, 0);
  const mayLack = wanted.length - needed;
  for (let position = 0; position < into.length; position++) {
    let sum = 0;
    let inName = 0;
    let lacks = 0;
    for (const { words, scores } of wanted) {
      const score = scores[position] ?? 0;
      if (score === 0 && ++lacks > mayLack) break;
      sum += (score >> 1) * words;
      inName += (score & 1) * words;
    }
    if (lacks > mayLack) continue;
    for (const { words, scores } of extra) {
      const score = scores[position] ?? 0;
      inName += (score & 1) * words;
      if (score >> 1 >= OPTIONAL_SCORE_MIN) sum += OPTIONAL_BONUS * weight;
    }
    const share = Math.min(1, inName / Math.max(1, index.nameLengths[position] ?? 1));
    into[position] = Math.min(SCORE_MAX, Math.round(sum / weight + WHOLE_NAME_BONUS * STEPS * share) + 1);
  }
}

/** Sorts all matches by a counting sort over scores, with ties in the order of `index.order`. */
function sortBestFirst(index: SearchIndex, scores: Scores): Uint32Array {
  const places = new Uint32Array(SCORE_MAX + 2);
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? 0;
    if (score > 0) places[score] = (places[score] ?? 0) + 1;
  }
  // Turns the count of each score into the index of its first match.
  let count = 0;
  for (let score = SCORE_MAX; score > 0; score--) {
    const equal = places[score] ?? 0;
    places[score] = count;
    count += equal;
  }
  const found = new Uint32Array(count);
  for (let rank = 0; rank < index.order.length; rank++) {
    const position = index.order[rank] ?? 0;
    const score = scores[position] ?? 0;
    if (score === 0) continue;
    const place = places[score] ?? 0;
    found[place] = position;
    places[score] = place + 1;
  }
  return found;
}

/** The text with mistyped words corrected; null if there are none. Words that form a phrase with synonyms are not corrected. */
function formatCorrection(text: string, meant: readonly UnderstoodConcept[]): string | null {
  const right = new Map<string, string>();
  for (const { concept, words } of meant) {
    if (concept.joined !== null || concept.meanings.length > 0) continue;
    words.forEach(({ matches, fuzzy }, place) => {
      const word = concept.words[place];
      const nearest = matches.find(({ grade }) => grade === GRADES.fuzzy);
      if (fuzzy && word && nearest) right.set(word, nearest.term.text);
    });
  }
  if (right.size === 0) return null;
  return [...new Set(listWrittenWords(text.slice(0, QUERY_LENGTH_MAX)))].map((word) => right.get(stem(word)) ?? word).join(' ');
}

const NOTHING: Matches = { order: new Uint32Array(), corrected: null };

/** All matches of the text; `within`: the fields to search. Filters are applied afterwards, and never admit worse matches. */
export function matchAll(index: SearchIndex, text: string, within = EVERYWHERE): Matches {
  const meaning = findMeaning(index, text);
  if (!meaning) return NOTHING;
  const { meant, wanted, knownCount, firmCount } = meaning;
  const pool = createScorePool(index);
  const columns = (fields: number): Column[] =>
    meant
      .filter(({ isKnown }) => isKnown)
      .map((one) => ({
        words: one.concept.words.length,
        optional: one.concept.optional,
        scores: scoreConcept(index, pool, one, fields & within),
      }));
  // Null if no product has `needed` of the concepts.
  const matchConcepts = (from: readonly Column[], needed: number): Matches | null => {
    const scores = pool.take();
    computeTotals(index, from, needed, scores);
    const order = sortBestFirst(index, scores);
    return order.length === 0 ? null : { order, corrected: formatCorrection(text, meant) };
  };
  try {
    const anchored = isAnchored(index, meant);
    const fieldSets = knownCount === wanted && (firmCount === wanted || anchored) ? listFieldSets(meaning, anchored) : [];
    for (const fields of fieldSets) {
      const all = matchConcepts(columns(fields), wanted);
      if (all) return all;
    }
    // No product has all concepts. If a brand or kind was named, accepts products with at least half of them; else those with more than
    // half in brand or name.
    const matchPartly = (fields: number, least: number): Matches | null => {
      const some = columns(fields);
      for (let needed = knownCount; needed > 0 && needed >= least; needed--) {
        const found = matchConcepts(some, needed);
        if (found) return found;
      }
      return null;
    };
    return (anchored ? matchPartly(EVIDENCE_FIELDS, wanted / 2) : matchPartly(NAME_FIELDS, (wanted + 1) / 2)) ?? NOTHING;
  } finally {
    pool.release();
  }
}

export function findProducts(index: SearchIndex, text: string, { limit = SEARCH_RESULTS_MAX }: { limit?: number } = {}): SearchResult {
  const { order, corrected } = matchAll(index, text);
  return { positions: [...order.subarray(0, limit)], count: order.length, corrected };
}
