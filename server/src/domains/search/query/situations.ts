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

/** The results show the kinds of product of a situation in turn (see mix-meanings.ts) only if it means at least this many. */
const SEVERAL_KINDS_MIN = 2;

/**
 * Whether a meaning is a kind of product: 'gel cleanser' as a whole, 'waterproof mascara' because its last word is a kind, or 'rich cream' because its
 * last word is part of the names of many kinds. The lexicon knows such a word as one that other trades use too.
 */
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
  return meanings.length >= SEVERAL_KINDS_MIN && meanings.every((meaning) => isProductKind(lexicon, meaning));
}

/**
 * Makes some words for occasions and persons optional, so that they do not decide which products match:
 * - if the query names a problem of a part of the body, all of them: 'flaky scalp in winter' must not prefer creams for the face, which say that
 *   they are for winter;
 * - otherwise, if several of them each mean several kinds of product, all of these but one: 'night routine for beginners' is for the night, as few
 *   products are wanted in both situations. Keeps the one with the most words other than stop words, or the first of several such.
 */
export function relaxSituations(lexicon: Lexicon, understoodConcepts: readonly UnderstoodConcept[]): readonly UnderstoodConcept[] {
  const namesBodyPart = (concept: Concept) =>
    encodeIrreplaceablePurposes(lexicon, [...concept.words, ...listExactMeanings(concept).flatMap(({ phrase }) => phrase)]) !== 0;
  const isBodyPartProblem = ({ concept, isKnown }: UnderstoodConcept) =>
    isKnown && !concept.isOptional && concept.kinds.includes('concern') && namesBodyPart(concept);
  const isOfSeveralKinds = ({ concept }: UnderstoodConcept) => !concept.isOptional && meansSeveralKinds(lexicon, concept);
  const countWords = ({ concept }: UnderstoodConcept) => concept.words.filter((word) => !lexicon.isStopWord(word)).length;
  const [mainSituation] = understoodConcepts.filter(isOfSeveralKinds).toSorted((left, right) => countWords(right) - countWords(left));
  const isRelaxed = understoodConcepts.some(isBodyPartProblem)
    ? ({ concept }: UnderstoodConcept) => isSituation(concept)
    : (understood: UnderstoodConcept) => understood !== mainSituation && isOfSeveralKinds(understood);
  return understoodConcepts.map((understood) =>
    isRelaxed(understood) ? { ...understood, concept: { ...understood.concept, isOptional: true } } : understood,
  );
}
