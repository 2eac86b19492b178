/** The situations of a query (see `EntryKind`): when, for whom or how products are wanted, such as 'wedding', 'husband' or 'creamy'. */

import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Meaning } from '../lexicon/parse-entries.ts';
import { encodeIrreplaceablePurposes } from '../purposes.ts';
import type { Concept } from './concept.ts';
import type { UnderstoodConcept } from './understood-concept.ts';

export const isSituation = ({ kinds }: Concept): boolean => kinds.length > 0 && kinds.every((kind) => kind === 'situation');

/** The meanings of a concept without those that are only similar and those that a product must lack. */
export const listExactMeanings = ({ meanings }: Concept): readonly Meaning[] =>
  meanings.filter(({ isOnlySimilar, isNegated }) => !isOnlySimilar && !isNegated);

/** A situation means several kinds of product if it means at least this many. */
const SEVERAL_KINDS_MIN = 2;

/**
 * Whether a meaning counts as a kind of product:
 * - as a whole: 'gel cleanser';
 * - because its last word is one: 'waterproof mascara';
 * - because its last word is a form: 'rich cream'. As the lexicon only tells whether other trades use the word too, some ingredients count as well:
 *   'hyaluronic acid'.
 */
function meansProductKind(lexicon: Lexicon, { phrase }: Meaning): boolean {
  const [lastWord = ''] = phrase.slice(-1);
  return lexicon.isProductKind(phrase) || lexicon.isProductKind([lastWord]) || (phrase.length > 1 && lexicon.isUsedByOtherTrades(lastWord));
}

/**
 * The exact meanings of a situation, without the word for the situation itself: 'mariage' means the English 'wedding' and all that this means, but no
 * product is a wedding.
 */
export const listWantedMeanings = (lexicon: Lexicon, concept: Concept): readonly Meaning[] =>
  listExactMeanings(concept).filter(({ phrase }) => !lexicon.isSituation(phrase));

/**
 * Whether a concept is a situation whose meanings are all kinds of product, and several. Its kinds then take turns in the results (see mix-meanings.ts).
 * 'interview' is one, but not 'creamy', as its meaning 'milky' is no kind of product.
 */
export function meansSeveralKinds(lexicon: Lexicon, concept: Concept): boolean {
  if (!isSituation(concept)) return false;
  const meanings = listWantedMeanings(lexicon, concept);
  return meanings.length >= SEVERAL_KINDS_MIN && meanings.every((meaning) => meansProductKind(lexicon, meaning));
}

/**
 * Makes some situations optional, so that they do not decide which products match:
 * - If the query names a concern with a purpose that no other step of the care can serve, such as hair, cleansing or sun care (unlike toner, which an
 *   essence can replace), all situations: 'flaky scalp in winter' must not prefer creams for the face, which say that they are for winter.
 * - Otherwise, if several situations each mean several kinds of product, all of these but one: 'night routine for beginners' is for the night, as few
 *   products are wanted in both situations. Keeps the one with the most words other than stop words; of several such, the first.
 */
export function relaxSituations(lexicon: Lexicon, understoodConcepts: readonly UnderstoodConcept[]): readonly UnderstoodConcept[] {
  const namesIrreplaceablePurpose = (concept: Concept) =>
    encodeIrreplaceablePurposes(lexicon, [...concept.words, ...listExactMeanings(concept).flatMap(({ phrase }) => phrase)]) !== 0;
  const isConcernWithPurpose = ({ concept, isKnown }: UnderstoodConcept) =>
    isKnown && !concept.isOptional && concept.kinds.includes('concern') && namesIrreplaceablePurpose(concept);
  const isOfSeveralKinds = ({ concept }: UnderstoodConcept) => !concept.isOptional && meansSeveralKinds(lexicon, concept);
  const countWords = ({ concept }: UnderstoodConcept) => concept.words.filter((word) => !lexicon.isStopWord(word)).length;
  const [mainSituation] = understoodConcepts.filter(isOfSeveralKinds).toSorted((left, right) => countWords(right) - countWords(left));
  const isRelaxed = understoodConcepts.some(isConcernWithPurpose)
    ? ({ concept }: UnderstoodConcept) => isSituation(concept)
    : (understood: UnderstoodConcept) => understood !== mainSituation && isOfSeveralKinds(understood);
  return understoodConcepts.map((understood) =>
    isRelaxed(understood) ? { ...understood, concept: { ...understood.concept, isOptional: true } } : understood,
  );
}
