/** Scores the products that have a word. */
import { FIELD_BITS, type FieldSet } from '../document.ts';
import type { Postings } from '../postings.ts';
import { type Candidates, findAtLeast } from './candidates.ts';
import { ALL_FIELDS, combineScores, FLAG_BITS, getScoreTable, type Match, OUTSIDE_DESCRIPTION, type Scores } from './scores.ts';

/**
 * `share`: the share of its grade that a match gets. `countsAsNameMatch`: see `createScoreTable`. `lowerScoreShare`: the share of the lower score that is
 * added if a product has a score already.
 */
export type ScoreOptions = { share?: number; countsAsNameMatch?: boolean; lowerScoreShare?: number };

/** Combines the scores of the postings with those of `target`, as `combineScores` does without a share. Short, as it runs for every posting of a word. */
function keepHigher(target: Scores, postings: Postings, table: Uint16Array): void {
  for (let i = 0; i < postings.length; i++) {
    const posting = postings[i] ?? 0;
    const score = table[posting & ALL_FIELDS] ?? 0;
    const position = posting >>> FIELD_BITS;
    const previous = target[position] ?? 0;
    target[position] = (score > previous ? score : previous) | ((score | previous) & OUTSIDE_DESCRIPTION);
  }
}

/** Combines the scores of the postings with those of `target`, as `combineScores` does with a share. */
function addLowerShare(target: Scores, postings: Postings, table: Uint16Array, lowerScoreShare: number): void {
  for (let i = 0; i < postings.length; i++) {
    const posting = postings[i] ?? 0;
    const score = table[posting & ALL_FIELDS] ?? 0;
    const position = posting >>> FIELD_BITS;
    target[position] = combineScores(target[position] ?? 0, score, lowerScoreShare);
  }
}

/** Combines the scores of the candidates' postings with those of `target`. Goes through the shorter list, and looks for its products in the other. */
function addToCandidates(target: Scores, postings: Postings, table: Uint16Array, candidates: Uint32Array, lowerScoreShare: number): void {
  const arePostingsFewer = postings.length < candidates.length;
  let place = 0;
  let next = 0;
  while (place < candidates.length && next < postings.length) {
    const position = candidates[place] ?? 0;
    const posting = postings[next] ?? 0;
    const postingPosition = posting >>> FIELD_BITS;
    if (postingPosition === position) {
      target[place] = combineScores(target[place] ?? 0, table[posting & ALL_FIELDS] ?? 0, lowerScoreShare);
      place++;
      next++;
    } else if (arePostingsFewer && postingPosition > position)
      place = findAtLeast(candidates, postingPosition, place, { isOfPositions: true });
    else if (postingPosition > position) place++;
    else next = arePostingsFewer ? next + 1 : findAtLeast(postings, position, next);
  }
}

/** Adds the scores of the matches to `target`, which has an element for each of the candidates. */
export function scoreMatches(
  target: Scores,
  matches: readonly Match[],
  searchedFields: FieldSet,
  candidates: Candidates,
  { share = 1, countsAsNameMatch = true, lowerScoreShare = 0 }: ScoreOptions = {},
): void {
  for (const { term, grade } of matches) {
    const table = getScoreTable(grade * share, searchedFields, countsAsNameMatch);
    if (candidates) addToCandidates(target, term.postings, table, candidates, lowerScoreShare);
    else if (lowerScoreShare === 0) keepHigher(target, term.postings, table);
    else addLowerShare(target, term.postings, table, lowerScoreShare);
  }
}

/**
 * Gives each product the higher one of its score in `target` and its score in `scores`. A score taken from `scores` does not set OUTSIDE_DESCRIPTION, so a
 * product with no other score ranks like one that only mentions the concept in its description.
 */
export function addScoresAsMentions(target: Scores, scores: Scores): void {
  for (let place = 0; place < scores.length; place++) {
    const score = (scores[place] ?? 0) & ~OUTSIDE_DESCRIPTION;
    const previous = target[place] ?? 0;
    if (score >> FLAG_BITS > previous >> FLAG_BITS) target[place] = score | (previous & OUTSIDE_DESCRIPTION);
  }
}
