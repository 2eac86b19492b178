import { randomInt } from 'node:crypto';

/** Nothing that is taken for another when read aloud or copied by hand (0 O, 1 I L, 2 Z, 5 S, 8 B), and no vowels: no words come of it. */
const SIGNS = '34679CDFGHJKMNPQRTVWXY';
const LENGTH = 6;

/** A greeting, and one of a hundred million. */
export const newMemberCode = (): string => `MURAHO-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/** The one way in which a code is written, however somebody typed it. */
export const canonicalCode = (text: string): string => text.trim().toUpperCase();

/** Somebody's own is for them alone. */
export const isFor = ({ user_id }: { user_id: string | null }, person_id: string): boolean => user_id === null || user_id === person_id;
