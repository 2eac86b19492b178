/** Decides which concepts of a query products must have, and which only affect the ranking. */
import type { SearchIndex } from '../build-index.ts';
import { type Concept, createConcept } from './concept.ts';

/**
 * If the query names a kind of product, makes a brand that the shop does not sell optional if its meanings are other kinds: for 'nivea lip balm',
 * body lotions are no better. Other meanings still matter: 'cerave toner' is for toners with ceramide.
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
 * Drops a word for all kinds of care that was typed apart ('skin care' for the small word 'skincare') if the query also says for whom or when:
 * 'skin care for my brother' searches for what a brother needs.
 */
export function dropAllCare({ lexicon }: SearchIndex, concepts: readonly Concept[]): readonly Concept[] {
  const isPerson = ({ words, kinds, isOptional }: Concept) => isOptional && kinds.length > 0 && !words.every(lexicon.isImpliedWord);
  if (!concepts.some(isPerson)) return concepts;
  const isAllCare = ({ joined, kinds }: Concept) => kinds.includes('group') && joined !== null && lexicon.isStopWord(joined);
  return concepts.map((concept) => (isAllCare(concept) ? createConcept(concept.words, { isOptional: true }) : concept));
}

/**
 * If all concepts are optional, they are what the shopper searches for: those with a meaning ('husband' in 'for my husband'), or else all. What
 * implied words mean counts only if there is nothing else: 'for boys face' searches for 'boys', and 'birthday gift under 5000' for gifts.
 */
export function requireSome({ lexicon }: SearchIndex, concepts: readonly Concept[]): Concept[] {
  if (concepts.some(({ isOptional }) => !isOptional)) return [...concepts];
  const hasMeaning = ({ kinds }: Concept) => kinds.length > 0;
  const isImplied = ({ words }: Concept) => words.every(lexicon.isImpliedWord);
  const meant = concepts.filter((concept) => hasMeaning(concept) && !isImplied(concept));
  const required = [meant, concepts.filter(hasMeaning), concepts].find((group) => group.length > 0) ?? [];
  return concepts.map((concept) => (required.includes(concept) ? { ...concept, isOptional: false } : concept));
}
