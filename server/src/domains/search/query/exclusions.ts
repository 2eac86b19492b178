/** Finds out which products a query must never show: those outside of its price range, and those that its words exclude. */
import type { PriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import { getTerm, type SearchIndex, UNKNOWN_PRICE } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, BRAND_AND_NAME, getFieldBit } from '../document.ts';
import { findIngredients } from '../ingredients.ts';
import type { FoundPhrase } from '../lexicon/find-phrases.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import type { Exclusion } from '../lexicon/senses.ts';
import { decodeFields, decodePosition, NO_POSTINGS } from '../postings.ts';
import { ALL_FIELDS } from '../scoring/points.ts';
import { matchExactly } from './match-word.ts';
import { leavesOut } from './negations.ts';

const FIELDS: Record<Exclusion['where'], number> = {
  anywhere: ALL_FIELDS,
  outside_description: ALL_BUT_DESCRIPTION,
  ingredients: getFieldBit('ingredients'),
};

/** Whether the price of a product is outside of the query's price range. An unknown price counts as inside. */
export const isOutsidePriceRange = ({ prices_rwf }: SearchIndex, { min_rwf, max_rwf }: PriceInText, position: number): boolean => {
  const price_rwf = prices_rwf[position] ?? UNKNOWN_PRICE;
  return price_rwf !== UNKNOWN_PRICE && (price_rwf < (min_rwf ?? 0) || price_rwf > (max_rwf ?? Number.POSITIVE_INFINITY));
};

/** `words`: those of the query, as the lexicon spells them, that exclude products. */
export type QueryExclusions = { exclusions: readonly Exclusion[]; words: Phrase };

/** A phrase does not exclude anything if a longer one, which excludes nothing, has all its words and the shopper typed none of them again. */
export function listExclusions(phrases: readonly FoundPhrase[], repeated: ReadonlySet<string>): QueryExclusions {
  const harmless = phrases.filter(({ excludesNothing }) => excludesNothing);
  const excluding = phrases.filter(
    ({ exclusions, words }) =>
      exclusions.length > 0 && !harmless.some((longer) => words.every((word) => longer.words.includes(word) && !repeated.has(word))),
  );
  return { exclusions: excluding.flatMap(({ exclusions }) => exclusions), words: excluding.flatMap(({ spelt }) => spelt) };
}

/** Whether a query shows a product. SHOWN_IF_NAMED: only if it names the product (see totals.ts), whose name has the excluding words. */
export const SHOWN = 0;
export const NEVER_SHOWN = 1;
export const SHOWN_IF_NAMED = 2;

/**
 * For each product, by position, whether the query shows it; null if the query excludes nothing. Peel pads 'for Sensitive Skin' are shown to who types their
 * name, although they contain an acid, but not if the query leaves something out, as the name may have these words with another meaning.
 */
export function findExcludedProducts(index: SearchIndex, { exclusions, words }: QueryExclusions): Uint8Array | null {
  if (exclusions.length === 0) return null;
  const excluded = new Uint8Array(index.size);
  for (const { words: excludedWords, where } of exclusions) {
    const terms =
      excludedWords.length > 1
        ? findIngredients(index, excludedWords)
        : matchExactly(index, excludedWords[0] ?? '').map(({ term }) => term);
    for (const { postings } of terms)
      for (const posting of postings) if (decodeFields(posting) & FIELDS[where]) excluded[decodePosition(posting)] = NEVER_SHOWN;
  }
  if (words.some((word) => leavesOut(index.lexicon, word))) return excluded;
  const named = words.map((word) =>
    (getTerm(index, word, 'word')?.postings ?? NO_POSTINGS).filter((posting) => posting & BRAND_AND_NAME).map(decodePosition),
  );
  const [first, ...others] = named;
  for (const position of first ?? [])
    if (excluded[position] === NEVER_SHOWN && others.every((positions) => positions.includes(position)))
      excluded[position] = SHOWN_IF_NAMED;
  return excluded;
}
