import { hashText } from '../drawing/hash.ts';

/** Returns the next random number, from 0 up to, but not including, 1. */
export type Random = () => number;

/** Creates a random number generator (mulberry32). The same seed always gives the same sequence of numbers. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns true with the probability `share`, from 0 to 1. */
export const randomBoolean = (random: Random, share: number): boolean => random() < share;

/** A random whole number from `min` to `max`, both included. */
export const randomInteger = (random: Random, min: number, max: number): number => min + Math.floor(random() * (max - min + 1));

/** @throws RangeError when the list is empty. */
export function choose<Item>(random: Random, list: readonly Item[]): Item {
  if (list.length === 0) throw new RangeError('nothing to choose from');
  return list[Math.floor(random() * list.length)] as Item;
}

/** Chooses one of the items; the probability of each is proportional to its weight. */
export function chooseWeighted<Item>(random: Random, list: readonly (readonly [item: Item, weight: number])[]): Item {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  let remaining = random() * total;
  for (const [item, weight] of list) {
    remaining -= weight;
    if (remaining < 0) return item;
  }
  // Reached only if a rounding error leaves a small remainder.
  return choose(random, list)[0];
}

export function shuffle<Item>(random: Random, list: readonly Item[]): Item[] {
  return list
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
