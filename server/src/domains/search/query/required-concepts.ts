/** Decides which concepts of a query products must have, and which only affect the ranking. */
import type { SearchIndex } from '../build-index.ts';
import { type Concept, createConcept } from './concept.ts';

/**
 * If the query names a kind of product and a brand that the shop does not sell, and the brand stands for a kind of product, makes the brand optional
 * and drops its meanings: 'nivea lip balm' must not prefer body lotions, which 'nivea' stands for. A brand that stands for something else keeps its
 * meanings: 'cerave toner' finds toners with ceramide.
 */
export function relaxUnsoldBrands({ lexicon }: SearchIndex, concepts: readonly Concept[]): readonly Concept[] {
  if (
    !concepts.some(
      ({ isUnsoldBrand, isOptional, kinds }) => !isUnsoldBrand && !isOptional && (kinds.includes('product') || kinds.includes('form')),
    )
  )
    return concepts;
  const meansKind = ({ meanings }: Concept) =>
    meanings.some(({ phrase, isOnlySimilar }) => !isOnlySimilar && lexicon.isProductKind(phrase));
  return concepts.map((concept) =>
    concept.isUnsoldBrand && meansKind(concept) ? { ...concept, isOptional: true, meanings: [] } : concept,
  );
}

/**
 * If the query says for whom or when the products are, makes words for care in general optional and drops their meanings: 'skin care for my
 * brother' searches for what a brother needs, not for all skin care. Only words with a space between them need this, because 'skincare' is a stop word.
 */
export function dropGeneralCare({ lexicon }: SearchIndex, concepts: readonly Concept[]): readonly Concept[] {
  const saysForWhomOrWhen = ({ words, kinds, isOptional }: Concept) =>
    isOptional && kinds.length > 0 && !words.every(lexicon.isImpliedWord);
  if (!concepts.some(saysForWhomOrWhen)) return concepts;
  const isGeneralCare = ({ joined, kinds }: Concept) => kinds.includes('group') && joined !== null && lexicon.isStopWord(joined);
  return concepts.map((concept) => (isGeneralCare(concept) ? createConcept(concept.words, { isOptional: true }) : concept));
}

/**
 * If all concepts are optional, makes those required that say most about the wanted products: those with a meaning, except implied words ('husband'
 * in 'for my husband', 'boys' in 'for boys face'); if there are none, implied words with a meaning ('gift' in 'birthday gift under 5000'); and
 * otherwise all.
 */
export function requireSome({ lexicon }: SearchIndex, concepts: readonly Concept[]): Concept[] {
  if (concepts.some(({ isOptional }) => !isOptional)) return [...concepts];
  const hasMeaning = ({ kinds }: Concept) => kinds.length > 0;
  const isImplied = ({ words }: Concept) => words.every(lexicon.isImpliedWord);
  const meant = concepts.filter((concept) => hasMeaning(concept) && !isImplied(concept));
  const required = [meant, concepts.filter(hasMeaning), concepts].find((group) => group.length > 0) ?? [];
  return concepts.map((concept) => (required.includes(concept) ? { ...concept, isOptional: false } : concept));
}
