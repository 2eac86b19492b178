/** The search itself: pure, bounded, the same answer for any order of the words. */
import type { SearchIndex } from './build-index.ts';
import { type Concept, conceptsOf } from './concepts.ts';
import { TELLING } from './document.ts';
import { GRADES, matchWord, surely, type WordMatches } from './match-word.ts';
import { EVERYWHERE, meanWhereAll, type Scores, STEPS, scoreMatches } from './scores.ts';
import { QUERY_LENGTH_MAX, stem, writtenWords } from './words.ts';

export const RESULTS_MAX = 1000;

export type Found = {
  /** Positions in the documents that the index was built from, best first; at most RESULTS_MAX. */
  positions: number[];
  /** Of all matches. */
  count: number;
  /** What was probably meant, when words were taken for mistyped ones that are. */
  corrected: string | null;
};

/** `keeps` narrows the search before anything is counted or cut off: filters, stock. Called with positions of documents. */
export type FindOptions = { limit?: number; keeps?: (position: number) => boolean };

const SCORE_MAX = 65_535;
/** For a name of which every word was typed. */
const WHOLE_NAME = 60;
/** A phrase that means the same is found as a variant. */
const MEANING = GRADES.variant / GRADES.exact;

type Meant = { concept: Concept; words: readonly WordMatches[]; known: boolean };

function scoreWord(index: SearchIndex, { matches, parts }: WordMatches, fields: number): Scores {
  const scores = new Uint16Array(index.order.length);
  scoreMatches(scores, matches, fields);
  if (parts) {
    const each = parts.map((part) => {
      const mine = new Uint16Array(index.order.length);
      scoreMatches(mine, surely(index, part), fields, GRADES.compound / GRADES.exact);
      return mine;
    });
    meanWhereAll(scores, each);
  }
  return scores;
}

function scoreConcept(index: SearchIndex, { concept, words }: Meant, fields: number): Scores {
  const each = words.map((word) => scoreWord(index, word, fields));
  const [only] = each;
  const scores = only && each.length === 1 ? only : new Uint16Array(index.order.length);
  if (scores !== only) meanWhereAll(scores, each);
  if (concept.joined) scoreMatches(scores, surely(index, concept.joined), fields, GRADES.compound / GRADES.exact);
  for (const meaning of concept.meanings) {
    const parts = meaning.map((word) => surely(index, word));
    if (parts.some((matches) => matches.length === 0)) continue;
    if (parts.length === 1 && parts[0]) scoreMatches(scores, parts[0], fields, MEANING, false);
    else {
      const wholes = parts.map((matches) => {
        const mine = new Uint16Array(index.order.length);
        scoreMatches(mine, matches, fields, MEANING, false);
        return mine;
      });
      meanWhereAll(scores, wholes);
    }
  }
  return scores;
}

type Totals = { scores: Uint16Array; met: Uint8Array; mostMet: number };

/** For each rank: how many of the things it has, and the mean of their scores with what the whole name adds. */
function totalled(index: SearchIndex, meant: readonly Meant[], fields: number): Totals {
  const length = index.order.length;
  const sums = new Uint32Array(length);
  const called = new Uint8Array(length);
  const met = new Uint8Array(length);
  const weight = meant.reduce((sum, { concept }) => sum + (concept.optional ? 0 : concept.words.length), 0);
  for (const one of meant) {
    const { optional, words } = one.concept;
    const scores = scoreConcept(index, one, fields);
    for (let rank = 0; rank < length; rank++) {
      const score = scores[rank] ?? 0;
      if (score === 0) continue;
      if (!optional) {
        sums[rank] = (sums[rank] ?? 0) + (score >> 1) * words.length;
        met[rank] = (met[rank] ?? 0) + 1;
      }
      if (score & 1) called[rank] = (called[rank] ?? 0) + words.length;
    }
  }
  const scores = new Uint16Array(length);
  let mostMet = 0;
  for (let rank = 0; rank < length; rank++) {
    if (!met[rank]) continue;
    mostMet = Math.max(mostMet, met[rank] ?? 0);
    const share = Math.min(1, (called[rank] ?? 0) / Math.max(1, index.nameLengths[rank] ?? 1));
    scores[rank] = Math.min(SCORE_MAX, Math.round((sums[rank] ?? 0) / weight + WHOLE_NAME * STEPS * share) + 1);
  }
  return { scores, met, mostMet };
}

/** The best `limit` of those that have `needed` things, by counting scores: no sorting of thousands to show a few. */
function best(index: SearchIndex, { scores, met }: Totals, needed: number, { limit = RESULTS_MAX, keeps }: FindOptions) {
  const perScore = new Uint32Array(SCORE_MAX + 1);
  const kept = new Uint16Array(scores.length);
  let count = 0;
  for (let rank = 0; rank < scores.length; rank++) {
    const score = scores[rank] ?? 0;
    if (score === 0 || (met[rank] ?? 0) < needed || (keeps && !keeps(index.order[rank] ?? 0))) continue;
    kept[rank] = score;
    perScore[score] = (perScore[score] ?? 0) + 1;
    count++;
  }
  let floor = SCORE_MAX;
  for (let above = perScore[floor] ?? 0; above < limit && floor > 1; above += perScore[floor] ?? 0) floor--;
  const chosen: number[] = [];
  const ofFloor: number[] = [];
  for (let rank = 0; rank < kept.length && ofFloor.length < limit; rank++) {
    const score = kept[rank] ?? 0;
    if (score > floor) chosen.push(rank);
    else if (score === floor) ofFloor.push(rank);
  }
  for (let rank = (ofFloor.at(-1) ?? kept.length) + 1; rank < kept.length; rank++) if ((kept[rank] ?? 0) > floor) chosen.push(rank);
  // Ranks are the order of ties.
  chosen.sort((left, right) => (kept[right] ?? 0) - (kept[left] ?? 0) || left - right);
  return { positions: [...chosen, ...ofFloor].slice(0, limit).map((rank) => index.order[rank] ?? 0), count };
}

/** The text with each mistyped word put right; null where there is none. */
function correction(text: string, meant: readonly Meant[]): string | null {
  const right = new Map<string, string>();
  for (const { concept, words } of meant) {
    words.forEach(({ matches, fuzzy }, place) => {
      const word = concept.words[place];
      const nearest = matches.find(({ grade }) => grade === GRADES.fuzzy);
      if (fuzzy && word && nearest) right.set(word, nearest.term.text);
    });
  }
  if (right.size === 0) return null;
  return [...new Set(writtenWords(text.slice(0, QUERY_LENGTH_MAX)))].map((word) => right.get(stem(word)) ?? word).join(' ');
}

const NOTHING: Found = { positions: [], count: 0, corrected: null };

function understood(index: SearchIndex, concept: Concept): Meant {
  const words = concept.words.map((word) => matchWord(index, word));
  const each = words.every(({ matches, parts }) => matches.length > 0 || parts);
  const other = concept.meanings.some((meaning) => meaning.every((word) => surely(index, word).length > 0));
  return { concept, words, known: each || concept.joined !== null || other };
}

export function find(index: SearchIndex, text: string, options: FindOptions = {}): Found {
  const meant = conceptsOf(index, text).map((concept) => understood(index, concept));
  const wanted = meant.filter(({ concept }) => !concept.optional);
  const known = meant.filter((one) => one.known);
  const wantedKnown = known.filter(({ concept }) => !concept.optional).length;
  if (wanted.length === 0 || wantedKnown * 2 < wanted.length) return NOTHING;
  const corrected = correction(text, meant);
  if (wantedKnown === wanted.length) {
    const totals = totalled(index, known, EVERYWHERE);
    if (totals.mostMet === wanted.length) return { ...best(index, totals, wanted.length, options), corrected };
  }
  // Nothing has it all: what has the most of it, and not merely told in a description.
  const totals = totalled(index, known, TELLING);
  if (totals.mostMet === 0 || totals.mostMet * 2 < wanted.length) return NOTHING;
  return { ...best(index, totals, totals.mostMet, options), corrected };
}
