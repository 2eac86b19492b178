/** Scores the products that have every word of a phrase. */
import { FIELD_BITS } from '../document.ts';
import { decodePosition, type Postings } from '../postings.ts';
import { type Candidates, findAtLeast } from './candidates.ts';
import { ALL_FIELDS, combineScores, FLAG_BITS, FLAGS, IN_NAME, type Match, round, type Scores } from './scores.ts';

/**
 * The scores of one word for each candidate, or for each product. `matches`: only products with one of these can have a score; null if every product can.
 * `getScores` computes the scores once, as some phrases do not need those of their rarest word. `getTable`: see `getScoreTable`.
 */
export type WordScores = { matches: readonly Match[] | null; getScores(): Scores; getTable(grade: number): Uint16Array };

/**
 * `share`: the factor by which the words' scores are multiplied. `countsAsNameMatch`: whether the phrase sets IN_NAME for a product that has all its words in
 * its name. `lowerScoreShare`: the share of the lower score that is added if a product has a score already.
 */
export type PhraseOptions = { share: number; countsAsNameMatch: boolean; lowerScoreShare: number };

const countPostings = ({ matches }: WordScores): number =>
  matches === null ? Number.POSITIVE_INFINITY : matches.reduce((sum, { term }) => sum + term.postings.length, 0);

/** Scores the product at one place by the mean of its words' scores, unless it lacks one of the words. `firstScore`: its score for the word that `otherScores` leaves out. */
function scorePhraseAt(
  target: Scores,
  place: number,
  firstScore: number,
  otherScores: readonly Scores[],
  { share, countsAsNameMatch, lowerScoreShare }: PhraseOptions,
): void {
  let flags = countsAsNameMatch ? firstScore & FLAGS : firstScore & FLAGS & ~IN_NAME;
  let sum = 0;
  for (let i = 0; i < otherScores.length; i++) {
    const score = otherScores[i]?.[place] ?? 0;
    if (score === 0) return;
    sum += round((score >> FLAG_BITS) * share);
    flags &= score;
  }
  if (firstScore === 0) return;
  sum += round((firstScore >> FLAG_BITS) * share);
  const mean = (round(sum / (otherScores.length + 1)) << FLAG_BITS) | flags;
  target[place] = combineScores(target[place] ?? 0, mean, lowerScoreShare);
}

function hasPosition(postings: Postings, position: number): boolean {
  const posting = postings[findAtLeast(postings, position, 0)];
  return posting !== undefined && decodePosition(posting) === position;
}

/** Calls `visit` with the position of each product that has one of the matches; once for each match, or once in all if `isOnce`. */
function visitMatches(matches: readonly Match[], isOnce: boolean, visit: (position: number) => void): void {
  for (const [number, { term }] of matches.entries()) {
    const earlier = isOnce ? matches.slice(0, number) : [];
    const { postings } = term;
    for (let i = 0; i < postings.length; i++) {
      const position = decodePosition(postings[i] ?? 0);
      if (!earlier.some((match) => hasPosition(match.term.postings, position))) visit(position);
    }
  }
}

/**
 * Scores each product that has every word of a phrase by the mean of the words' scores. Looks at each candidate, or without candidates at the products of
 * the rarest word, if they are fewer than all.
 */
export function scorePhrase(target: Scores, words: readonly WordScores[], candidates: Candidates, options: PhraseOptions): void {
  const [rarest, ...others] = words.toSorted((left, right) => countPostings(left) - countPostings(right));
  if (!rarest) return;
  const otherScores = others.map(({ getScores }) => getScores());
  const { matches } = rarest;
  const [onlyMatch] = matches?.length === 1 ? matches : [];
  if (onlyMatch && !candidates) {
    const { postings } = onlyMatch.term;
    const table = rarest.getTable(onlyMatch.grade);
    const [secondScores] = otherScores;
    for (let i = 0; i < postings.length; i++) {
      const posting = postings[i] ?? 0;
      const place = posting >>> FIELD_BITS;
      // Most products with the rarest word lack the next one.
      if (secondScores && secondScores[place] === 0) continue;
      scorePhraseAt(target, place, table[posting & ALL_FIELDS] ?? 0, otherScores, options);
    }
    return;
  }
  const firstScores = rarest.getScores();
  const scorePlace = (place: number) => scorePhraseAt(target, place, firstScores[place] ?? 0, otherScores, options);
  // To score a product twice changes nothing, unless a share of its lower score is added to the higher one.
  const isOnce = options.lowerScoreShare > 0;
  if (matches && !candidates && countPostings(rarest) < target.length) visitMatches(matches, isOnce, scorePlace);
  else for (let place = 0; place < target.length; place++) scorePlace(place);
}
