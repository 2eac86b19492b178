import { choose, chooseWeighted, type Random, randomBoolean } from '../reviews/random.ts';
import { type Country, MEN, WOMEN } from './names.ts';

export type Person = { name: string; country: Country; isMan: boolean };

/** Most shoppers are Rwandan; some come from the neighbouring countries. */
const COUNTRIES: readonly [country: Country, weight: number][] = [
  ['rw', 66],
  ['cd', 9],
  ['bi', 8],
  ['ug', 9],
  ['ke', 8],
];
/** Initials of family names; a letter appears more often here if more family names of the region begin with it. */
const INITIALS = 'AAABBBCDEFGGHHIIIJKKKKLMMMMMMNNNNNNNNOPRRSSTTUUUUVWYZ';

/** Invents the author of a review, with a first name and an initial. `shareOfMen` is the share of men, from 0 to 1. */
export function inventPerson(random: Random, shareOfMen: number): Person {
  const isMan = randomBoolean(random, shareOfMen);
  const country = chooseWeighted(random, COUNTRIES);
  const firstName = choose(random, (isMan ? MEN : WOMEN)[country]);
  return { name: `${firstName} ${choose(random, [...INITIALS])}.`, country, isMan };
}
