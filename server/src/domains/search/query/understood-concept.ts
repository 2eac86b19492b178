import type { Concept } from './concept.ts';
import type { WordMatches } from './match-word.ts';

/** A concept with its matches in the products. */
export type UnderstoodConcept = {
  concept: Concept;
  wordMatches: readonly WordMatches[];
  /** Products have each of its words, as typed or corrected, or each word of one of its meanings. Each word may be in another product. */
  isKnown: boolean;
  /**
   * One of its words has at most three letters, and products have only longer words that begin with it: 'car', where products have 'care'. Even if it
   * is known, such a concept does not show that a query is about beauty products. False while the shopper is typing, because she may go on to 'care',
   * and in a query of one word.
   */
  isShortBeginning: boolean;
  /**
   * Products surely have the concept: each of its words in other fields than descriptions, or each word of one of its meanings. Two kinds of match are
   * not sure enough: a longer word that begins with a typed word of up to three letters, and a correction of a word of up to four letters.
   */
  isReliable: boolean;
};
