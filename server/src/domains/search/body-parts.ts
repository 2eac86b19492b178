/** The parts of the body that products and queries name, as bits. */
import type { Lexicon } from './lexicon/lexicon.ts';

/** One bit for each group of the lexicon that has one of the words. */
export function encodeBodyParts({ bodyParts }: Lexicon, words: Iterable<string>): number {
  let bits = 0;
  for (const word of words) for (const [place, part] of bodyParts.entries()) if (part.has(word)) bits |= 1 << place;
  return bits;
}
