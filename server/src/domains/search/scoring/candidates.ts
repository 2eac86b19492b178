/** The products that a search scores, if they are so few that looking for each of them is faster than scoring all products. */
import { FIELD_BITS } from '../document.ts';
import { decodePosition, type Postings } from '../postings.ts';
import type { Scores } from './scores.ts';

/**
 * The positions of the candidates in ascending order; null if all products are. Scores are indexed by the place of a product in this list, and by its
 * position if the list is null.
 */
export type Candidates = Uint32Array | null;

/** Candidates are at most this share of all products. */
const CANDIDATES_SHARE_MAX = 1 / 16;

/** Reused by each search, as allocating it would take longer than filling it. */
let reusedPositions = new Uint32Array(0);

/**
 * Writes the positions of products with a score to the start of `positions`, at most `count_max`, and returns their number. Has few statements, as it
 * reads each product.
 */
export function collectScoredPositions(scores: Scores, positions: Uint32Array, count_max = scores.length): number {
  let count = 0;
  for (let position = 0; position < scores.length && count < count_max; position++) {
    if (scores[position] !== 0) positions[count++] = position;
  }
  return count;
}

/** The positions of products that have a score; null if they are too many to be candidates. `scores`: those of all products. */
export function selectScored(scores: Scores): Candidates {
  if (reusedPositions.length < scores.length) reusedPositions = new Uint32Array(scores.length);
  const count_max = Math.floor(scores.length * CANDIDATES_SHARE_MAX);
  const count = collectScoredPositions(scores, reusedPositions, count_max + 1);
  return count <= count_max ? reusedPositions.slice(0, count) : null;
}

/**
 * The index of the first posting from `from` on whose position is at least `position`; a number beyond the last index if there is none. Takes steps that double
 * until one passes it; then a binary search looks within the last step. `isOfPositions`: the list has positions instead of postings.
 */
export function findAtLeast(list: Uint32Array, position: number, from: number, { isOfPositions = false } = {}): number {
  const ignoredBits = isOfPositions ? 0 : FIELD_BITS;
  let low = from;
  let high = from;
  for (let step = 1; high < list.length && (list[high] ?? 0) >>> ignoredBits < position; step *= 2) {
    low = high + 1;
    high += step;
  }
  high = Math.min(high, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) >>> ignoredBits < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The postings of these positions, which must be ascending. */
export function selectPostings(postings: Postings, positions: Uint32Array): Postings {
  const selected = new Uint32Array(positions.length);
  let count = 0;
  let next = 0;
  for (let i = 0; i < positions.length && next < postings.length; i++) {
    const position = positions[i] ?? 0;
    next = findAtLeast(postings, position, next);
    const posting = postings[next] ?? 0;
    if (next < postings.length && decodePosition(posting) === position) selected[count++] = posting;
  }
  return selected.subarray(0, count);
}

/** The scores of the candidates, from those of all products. */
export function pickScores(scores: Scores, candidates: Uint32Array): Scores {
  const picked = new Uint16Array(candidates.length);
  for (let place = 0; place < candidates.length; place++) picked[place] = scores[candidates[place] ?? 0] ?? 0;
  return picked;
}
