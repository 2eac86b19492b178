import { randomInt } from 'node:crypto';

/** Nothing that is taken for another when read aloud or copied by hand (0 O, 1 I L, 2 Z, 5 S, 8 B), and no vowels: no words come of it. */
const SIGNS = '34679CDFGHJKMNPQRTVWXY';
const LENGTH = 6;

/** A greeting, and one of a hundred million. */
export const newMemberCode = (): string => `MURAHO-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
