import { chance, choose, type Dice, weighted } from '../reviews/dice.ts';
import { type Country, MEN, WOMEN } from './names.ts';

export type Person = { name: string; country: Country; man: boolean };

/** Most shoppers are from Rwanda; the rest of the region lives in Kigali too. */
const COUNTRIES: readonly [Country, number][] = [
  ['rw', 66],
  ['cd', 9],
  ['bi', 8],
  ['ug', 9],
  ['ke', 8],
];
/** As often as family names begin with them around here. */
const INITIALS = 'AAABBBCDEFGGHHIIIJKKKKLMMMMMMNNNNNNNNOPRRSSTTUUUUVWYZ';

/** An invented person as a review shows one: first name and an initial. `men` is their share, from 0 to 1. */
export function somebody(dice: Dice, men: number): Person {
  const man = chance(dice, men);
  const country = weighted(dice, COUNTRIES);
  const first = choose(dice, (man ? MEN : WOMEN)[country]);
  return { name: `${first} ${choose(dice, [...INITIALS])}.`, country, man };
}
