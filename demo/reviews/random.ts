import { hashText } from '../drawing/hash.ts';

/** A seeded random number generator: numbers from 0 up to, but not including, 1. The same seed gives the same sequence. */
export type Random = () => number;

/** The generator mulberry32: small, fast, and random enough that a page of reviews shows no pattern. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** True in `share` (0 to 1) of the draws. */
export const drawBoolean = (random: Random, share: number): boolean => random() < share;

/** A whole number from `least` to `most`, both included. */
export const drawInteger = (random: Random, least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

/** @throws RangeError when the list is empty. */
export function choose<Item>(random: Random, list: readonly Item[]): Item {
  if (list.length === 0) throw new RangeError('nothing to choose from');
  return list[Math.floor(random() * list.length)] as Item;
}

/** A random element, drawn in proportion to its weight. */
export function chooseWeighted<Item>(random: Random, list: readonly (readonly [Item, number])[]): Item {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [item, weight] of list) {
    left -= weight;
    if (left < 0) return item;
  }
  return choose(random, list)[0];
}

export function shuffle<Item>(random: Random, list: readonly Item[]): Item[] {
  return list
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
