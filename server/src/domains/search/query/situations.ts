/** The situations of a query (see `EntryKind`): when, for whom or how products are wanted, such as 'wedding', 'husband' or 'creamy'. */

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Meaning } from '../lexicon/parse-entries.ts';
import type { Concept } from './concept.ts';
import type { UnderstoodConcept } from './understood-concept.ts';

export const isSituation = ({ kinds }: Concept): boolean => kinds.length > 0 && kinds.every((kind) => kind === 'situation');

/** The meanings of a concept without those that are only similar and those that a product must lack. */
export const listExactMeanings = ({ meanings }: Concept): readonly Meaning[] =>
  meanings.filter(({ isOnlySimilar, isNegated }) => !isOnlySimilar && !isNegated);

/**
 * Makes all situations but one optional, as few products are wanted in several: 'night routine for beginners' is for the night. Keeps the one with the most
 * words other than stop words; of several such, the first.
 */
export function keepMainSituation(lexicon: Lexicon, understoodConcepts: readonly UnderstoodConcept[]): readonly UnderstoodConcept[] {
  const countWords = ({ concept }: UnderstoodConcept) => concept.words.filter((word) => !lexicon.isStopWord(word)).length;
  const isRequiredSituation = ({ concept }: UnderstoodConcept) => !concept.isOptional && isSituation(concept);
  const situations = understoodConcepts.filter(isRequiredSituation).toSorted((left, right) => countWords(right) - countWords(left));
  const others = situations.slice(1);
  return understoodConcepts.map((understood) =>
    others.includes(understood) ? { ...understood, concept: { ...understood.concept, isOptional: true } } : understood,
  );
}
