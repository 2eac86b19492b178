/** Encodes the parts of the body that a product or a query mentions as bits. */
import type { Lexicon } from './lexicon/lexicon.ts';

/** Sets one bit for each body part of the lexicon that any of the words names. */
export function encodeBodyParts({ bodyParts }: Lexicon, words: Iterable<string>): number {
  let bits = 0;
  for (const word of words) {
    for (const [bit, names] of bodyParts.entries()) if (names.has(word)) bits |= 1 << bit;
  }
  return bits;
}
