import type { Concept } from './concept.ts';
import type { WordMatches } from './match-word.ts';

/**
 * A concept with its matches in the products. `isKnown`: some product has the concept. `isShortBeginning`: one of its words has at most three
 * letters and only begins other words, such as 'car' in 'care'; in a finished query, such a concept does not count as known. `isReliable`: a product
 * has the concept in a field other than the description, and not only by the beginning of a word with at most three typed letters.
 */
export type UnderstoodConcept = {
  concept: Concept;
  wordMatches: readonly WordMatches[];
  isKnown: boolean;
  isShortBeginning: boolean;
  isReliable: boolean;
};
