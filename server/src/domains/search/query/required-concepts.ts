/** Decides which concepts of a query products must have, and which only affect the ranking. */
import type { SearchIndex } from '../build-index.ts';
import type { Concept } from './concept.ts';

/**
 * If all concepts are optional, makes those required that say most about the wanted products:
 * - those with a meaning in the lexicon, except implied words: 'husband' in 'for my husband', 'boys' in 'for boys face';
 * - if there are none, implied words with a meaning: 'gift' in 'birthday gift under 5000';
 * - if there are none either, all.
 */
export function requireSome({ lexicon }: SearchIndex, concepts: readonly Concept[]): Concept[] {
  if (concepts.some(({ isOptional }) => !isOptional)) return [...concepts];
  const hasMeaning = ({ kinds }: Concept) => kinds.length > 0;
  const isImplied = ({ words }: Concept) => words.every(lexicon.isImpliedWord);
  const meant = concepts.filter((concept) => hasMeaning(concept) && !isImplied(concept));
  const required = [meant, concepts.filter(hasMeaning), concepts].find((group) => group.length > 0) ?? [];
  return concepts.map((concept) => (required.includes(concept) ? { ...concept, isOptional: false } : concept));
}
