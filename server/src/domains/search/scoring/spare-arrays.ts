/** Arrays that each search uses again, as allocating megabytes for each would burden the garbage collector. A search is synchronous, so none disturbs another. */
import type { Scores } from './points.ts';

const spareScores: Scores[] = [];
const SPARE_MAX = 24;

/** Zeros for all products. */
export function takeScores(size: number): Scores {
  const spare = spareScores.pop();
  return spare?.length === size ? spare.fill(0) : new Uint16Array(size);
}

/** Gives scores back that are not used any more. */
export function releaseScores(scores: Scores): void {
  if (spareScores.length < SPARE_MAX) spareScores.push(scores);
}

/** Creates the function that returns an array of at least this length, with any content. It returns the same array each time. */
export function createReusedArray(): (length: number) => Uint32Array {
  let array = new Uint32Array();
  return (length) => {
    if (array.length < length) array = new Uint32Array(length);
    return array;
  };
}
