import type { Concept } from './concept.ts';
import type { WordMatches } from './match-word.ts';

/** A concept with its matches in the products. */
export type UnderstoodConcept = {
  concept: Concept;
  wordMatches: readonly WordMatches[];
  /** Some product has the concept. */
  isKnown: boolean;
  /**
   * One of its words has at most three letters, and products have only longer words that begin with it: 'car', where products have 'care'. `isKnown`
   * can be true nevertheless, so the checks whether a query is about beauty products read both. False while the shopper is typing, because she may go on
   * to 'care', and in a query of one word.
   */
  isShortBeginning: boolean;
  /** Some product has the concept outside its description. A longer word that begins with a typed word of up to three letters is not enough. */
  isReliable: boolean;
};
