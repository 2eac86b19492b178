/** Occasions and persons in a query, such as 'wedding' or 'husband'. */

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Meaning } from '../lexicon/parse-entries.ts';
import { encodeIrreplaceablePurposes } from '../purposes.ts';
import type { Concept } from './concept.ts';
import type { UnderstoodConcept } from './understood-concept.ts';

export const isSituation = ({ kinds }: Concept): boolean => kinds.length > 0 && kinds.every((kind) => kind === 'situation');

/** The meanings of a concept without similar ones and without ingredients that products must lack. */
export const listExactMeanings = ({ meanings }: Concept): readonly Meaning[] =>
  meanings.filter(({ isOnlySimilar, isNegated }) => !isOnlySimilar && !isNegated);

/** A situation with fewer kinds of product has nothing to mix. */
const MIXED_KINDS_MIN = 2;

/** Whether a meaning is a kind of product: 'gel cleanser', 'waterproof mascara' by its last word, or 'rich cream' by a form that kinds share. */
function isProductKind(lexicon: Lexicon, { phrase }: Meaning): boolean {
  const [lastWord = ''] = phrase.slice(-1);
  return lexicon.isProductKind(phrase) || lexicon.isProductKind([lastWord]) || (phrase.length > 1 && lexicon.isUsedByOtherTrades(lastWord));
}

/** What is wanted in a situation. An entry of another language also has the English word for the situation, which is not wanted itself. */
export const listWantedMeanings = (lexicon: Lexicon, concept: Concept): readonly Meaning[] =>
  listExactMeanings(concept).filter(({ phrase }) => !lexicon.isSituation(phrase));

/** Whether a concept is a situation that means nothing but several kinds of product: 'interview', but not 'creamy', which means textures. */
export function meansSeveralKinds(lexicon: Lexicon, concept: Concept): boolean {
  if (!isSituation(concept)) return false;
  const meanings = listWantedMeanings(lexicon, concept);
  return meanings.length >= MIXED_KINDS_MIN && meanings.every((meaning) => isProductKind(lexicon, meaning));
}

/**
 * Makes words for an occasion or a person optional that must not decide what is found:
 * - all of them, if the query names a problem of a part of the body: 'flaky scalp in winter' must not prefer creams for the face, which say
 *   that they are for winter;
 * - if several of them each mean several kinds of product, all but the one with the most words that are not small, or the first of these: 'night
 *   routine for beginners' is for the night, as few products are wanted in both situations.
 */
export function relaxSituations(lexicon: Lexicon, understoodConcepts: readonly UnderstoodConcept[]): readonly UnderstoodConcept[] {
  const namesBodyPart = (concept: Concept) =>
    encodeIrreplaceablePurposes(lexicon, [...concept.words, ...listExactMeanings(concept).flatMap(({ phrase }) => phrase)]) !== 0;
  const isMain = ({ concept, isKnown }: UnderstoodConcept) =>
    isKnown && !concept.isOptional && concept.kinds.includes('concern') && namesBodyPart(concept);
  const isOfSeveralKinds = ({ concept }: UnderstoodConcept) => !concept.isOptional && meansSeveralKinds(lexicon, concept);
  const countWords = ({ concept }: UnderstoodConcept) => concept.words.filter((word) => !lexicon.isStopWord(word)).length;
  const [mainSituation] = understoodConcepts.filter(isOfSeveralKinds).toSorted((left, right) => countWords(right) - countWords(left));
  const isRelaxed = understoodConcepts.some(isMain)
    ? ({ concept }: UnderstoodConcept) => isSituation(concept)
    : (understood: UnderstoodConcept) => understood !== mainSituation && isOfSeveralKinds(understood);
  return understoodConcepts.map((understood) =>
    isRelaxed(understood) ? { ...understood, concept: { ...understood.concept, isOptional: true } } : understood,
  );
}
