/** The search itself: pure, bounded, the same answer for any order of the words. */
import { SEARCH_RESULTS_MAX } from '@uruhu/contract/search';
import type { SearchIndex } from './build-index.ts';
import { CALLED, TELLING } from './document.ts';
import { scoreLacking } from './lacking.ts';
import { GRADES, surely, type WordMatches } from './match-word.ts';
import { isAnchored, type Meant, meaningOf, whereToMeet } from './meaning.ts';
import { EVERYWHERE, meanWhereAll, type Scores, type Sheets, STEPS, scoreMatches, sheetsFor } from './scores.ts';
import type { Meaning as Phrased } from './synonyms.ts';
import { QUERY_LENGTH_MAX, stem, writtenWords } from './words.ts';

/** `corrected` is what was probably meant, when words were taken for mistyped ones that are. */
type Corrected = { corrected: string | null };
/** `order` are the positions of all matches, best first. */
export type Matches = Corrected & { order: Uint32Array };
/** `positions` are those of the best matches; `count` is that of all. */
export type Found = Corrected & { positions: number[]; count: number };

/** Above what the highest grade in every field comes to. */
const SCORE_MAX = 4095;
/** For a name of which every word was typed. */
const WHOLE_NAME = 60;
/** A word that no product must have still speaks for those that have it among their attributes, or better: '200 ml'. */
const SIGN = GRADES.exact * 6 * STEPS;
const EXTRA = 10 * STEPS;
/** A phrase that means the same is found as a variant; one that is wider ranks below. */
const MEANING = GRADES.variant / GRADES.exact;
const WIDER = MEANING / 3;

function scoreWord(index: SearchIndex, sheets: Sheets, { matches, parts }: WordMatches, fields: number): Scores {
  const scores = sheets.take();
  scoreMatches(scores, matches, fields);
  if (parts) {
    const each = parts.map((part) => {
      const mine = sheets.take();
      scoreMatches(mine, surely(index, part), fields, GRADES.compound / GRADES.exact);
      return mine;
    });
    meanWhereAll(scores, each);
  }
  return scores;
}

function scoreMeaning(index: SearchIndex, sheets: Sheets, into: Scores, { phrase, wider, lacks }: Phrased, fields: number): void {
  const share = wider ? WIDER : MEANING;
  if (lacks) {
    scoreLacking(index, sheets, into, phrase, fields, share);
    return;
  }
  const parts = phrase.map((word) => surely(index, word));
  const [only = []] = parts;
  if (parts.some((matches) => matches.length === 0)) return;
  if (parts.length === 1) {
    scoreMatches(into, only, fields, share, false);
    return;
  }
  const each = parts.map((matches) => {
    const mine = sheets.take();
    scoreMatches(mine, matches, fields, share, false);
    return mine;
  });
  meanWhereAll(into, each);
}

function scoreConcept(index: SearchIndex, sheets: Sheets, { concept, words }: Meant, fields: number): Scores {
  const each = words.map((word) => scoreWord(index, sheets, word, fields));
  const [only] = each;
  const scores = only && each.length === 1 ? only : sheets.take();
  if (scores !== only) meanWhereAll(scores, each);
  if (concept.joined) scoreMatches(scores, surely(index, concept.joined), fields, GRADES.compound / GRADES.exact);
  for (const meaning of concept.meanings) scoreMeaning(index, sheets, scores, meaning, fields);
  return scores;
}

/** One thing meant: how many words it took, its scores. */
type Column = { words: number; optional: boolean; scores: Scores };

/**
 * For each product that has at least `needed` of the things: the mean of their scores, and what the whole name adds.
 * One pass, which leaves a product at the first thing too many that it lacks.
 */
function totals(index: SearchIndex, columns: readonly Column[], needed: number, into: Scores): void {
  const wanted = columns.filter(({ optional }) => !optional);
  const extra = columns.filter(({ optional }) => optional);
  const weight = wanted.reduce((sum, { words }) => sum + words, 0);
  const mayLack = wanted.length - needed;
  for (let position = 0; position < into.length; position++) {
    let sum = 0;
    let called = 0;
    let lacks = 0;
    for (const { words, scores } of wanted) {
      const score = scores[position] ?? 0;
      if (score === 0 && ++lacks > mayLack) break;
      sum += (score >> 1) * words;
      called += (score & 1) * words;
    }
    if (lacks > mayLack) continue;
    for (const { words, scores } of extra) {
      const score = scores[position] ?? 0;
      called += (score & 1) * words;
      if (score >> 1 >= SIGN) sum += EXTRA * weight;
    }
    const share = Math.min(1, called / Math.max(1, index.nameLengths[position] ?? 1));
    into[position] = Math.min(SCORE_MAX, Math.round(sum / weight + WHOLE_NAME * STEPS * share) + 1);
  }
}

/** All matches, best first, by counting how many have each score. `index.order` is that of ties. */
function bestFirst(index: SearchIndex, scores: Scores): Uint32Array {
  const places = new Uint32Array(SCORE_MAX + 2);
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? 0;
    if (score > 0) places[score] = (places[score] ?? 0) + 1;
  }
  // From how many have a score to where the first of them stands: after all that are better.
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

/** The text with each mistyped word put right; null where there is none. What is understood as a whole ('sun screen') has none. */
function correction(text: string, meant: readonly Meant[]): string | null {
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
  return [...new Set(writtenWords(text.slice(0, QUERY_LENGTH_MAX)))].map((word) => right.get(stem(word)) ?? word).join(' ');
}

const NOTHING: Matches = { order: new Uint32Array(), corrected: null };

/** All that fits the text; `within` are the fields to look in. Filters narrow it afterwards: they never let worse matches in. */
export function matchAll(index: SearchIndex, text: string, within = EVERYWHERE): Matches {
  const meaning = meaningOf(index, text);
  if (!meaning) return NOTHING;
  const { meant, wanted, known, firm } = meaning;
  const sheets = sheetsFor(index);
  const columns = (fields: number): Column[] =>
    meant
      .filter(({ known }) => known)
      .map((one) => ({
        words: one.concept.words.length,
        optional: one.concept.optional,
        scores: scoreConcept(index, sheets, one, fields & within),
      }));
  // Null where no product has so much of it.
  const answer = (from: readonly Column[], needed: number): Matches | null => {
    const scores = sheets.take();
    totals(index, from, needed, scores);
    const order = bestFirst(index, scores);
    return order.length === 0 ? null : { order, corrected: correction(text, meant) };
  };
  try {
    const anchored = isAnchored(index, meant);
    const whole = known === wanted && (firm === wanted || anchored) ? whereToMeet(meaning, anchored) : [];
    for (const fields of whole) {
      const all = answer(columns(fields), wanted);
      if (all) return all;
    }
    // Nothing has it all: what is called by more than half of it; then, where a brand or kind was named, what has at least half of it.
    const partly = (fields: number, least: number): Matches | null => {
      const some = columns(fields);
      for (let needed = known; needed > 0 && needed >= least; needed--) {
        const found = answer(some, needed);
        if (found) return found;
      }
      return null;
    };
    return (anchored ? partly(TELLING, wanted / 2) : partly(CALLED, (wanted + 1) / 2)) ?? NOTHING;
  } finally {
    sheets.giveBack();
  }
}

export function find(index: SearchIndex, text: string, { limit = SEARCH_RESULTS_MAX }: { limit?: number } = {}): Found {
  const { order, corrected } = matchAll(index, text);
  return { positions: [...order.subarray(0, limit)], count: order.length, corrected };
}
