import { hashText } from '../drawing/hash.ts';

/** A seeded random number generator: numbers from 0 up to, but not including, 1. The same seed gives the same sequence. */
export type Dice = () => number;

/** mulberry32: small, fast, and random enough that a page of reviews shows no pattern. */
export function createDice(seed: string): Dice {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const chance = (dice: Dice, share: number): boolean => dice() < share;

/** A whole number from `least` to `most`, both included. */
export const randomInteger = (dice: Dice, least: number, most: number): number => least + Math.floor(dice() * (most - least + 1));

/** @throws RangeError when the list is empty. */
export function choose<Item>(dice: Dice, list: readonly Item[]): Item {
  if (list.length === 0) throw new RangeError('nothing to choose from');
  return list[Math.floor(dice() * list.length)] as Item;
}

/** A random element, drawn in proportion to its weight. */
export function chooseWeighted<Item>(dice: Dice, list: readonly (readonly [Item, number])[]): Item {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  let left = dice() * total;
  for (const [item, weight] of list) {
    left -= weight;
    if (left < 0) return item;
  }
  return choose(dice, list)[0];
}

export function shuffle<Item>(dice: Dice, list: readonly Item[]): Item[] {
  return list
    .map((item) => [dice(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
