import { hashText } from '../drawing/choose.ts';

/** Gives numbers from 0 up to, not including, 1; the same row of them for the same seed. */
export type Dice = () => number;

/** mulberry32: small, fast, and good enough that nobody sees a pattern in a page of reviews. */
export function diceFor(seed: string): Dice {
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
export const between = (dice: Dice, least: number, most: number): number => least + Math.floor(dice() * (most - least + 1));

/** @throws RangeError when the list is empty. */
export function choose<Item>(dice: Dice, list: readonly Item[]): Item {
  if (list.length === 0) throw new RangeError('nothing to choose from');
  return list[Math.floor(dice() * list.length)] as Item;
}

/** One of several, each as often as its weight says. */
export function weighted<Item>(dice: Dice, list: readonly (readonly [Item, number])[]): Item {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  let left = dice() * total;
  for (const [item, weight] of list) {
    left -= weight;
    if (left < 0) return item;
  }
  return choose(dice, list)[0];
}

export function shuffled<Item>(dice: Dice, list: readonly Item[]): Item[] {
  return list
    .map((item) => [dice(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
