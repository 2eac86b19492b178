/** Finds out which products a query must never show: those outside of its price range, and those that its words exclude. */
import type { PriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import { listWordTerms, type SearchIndex, UNKNOWN_PRICE } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, BRAND_AND_NAME, getFieldBit } from '../document.ts';
import { findIngredients } from '../ingredients.ts';
import type { FoundPhrase } from '../lexicon/find-phrases.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import type { Exclusion } from '../lexicon/senses.ts';
import { decodeFields, decodePosition } from '../postings.ts';
import { ALL_FIELDS } from '../scoring/points.ts';
import { findRepeatedWords, type QueryText, type QueryWord } from '../words.ts';
import { type Candidates, type Corrections, isRightAsTyped } from './correct-words.ts';
import { matchExactly } from './match-word.ts';
import { createNegationCheck, leavesOut } from './negations.ts';
import { isInSequence } from './phrase-order.ts';

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

/** `excludingWords`: the distinct words of the query, as the lexicon spells them, that exclude products. */
export type QueryExclusions = { exclusions: readonly Exclusion[]; excludingWords: Phrase };

/** Each part of an unknown word that may be two words typed as one is at least this long; a part beside an unknown one is longer. */
const PART_LENGTH_MIN = 3;
const PART_ALONE_LENGTH_MIN = 4;

/** The words of the lexicon that an unknown word may consist of: 'baby' and 'lip' of 'babylip'. */
function listParts({ lexicon }: SearchIndex, word: string): string[] {
  const isKnown = (part: string) => lexicon.hasWord(part) || lexicon.isStopWord(part);
  return Array.from({ length: Math.max(0, word.length + 1 - 2 * PART_LENGTH_MIN) }, (_, place) => {
    const parts = [word.slice(0, place + PART_LENGTH_MIN), word.slice(place + PART_LENGTH_MIN)];
    return parts.every(isKnown) ? parts : parts.filter((part) => part.length >= PART_ALONE_LENGTH_MIN && lexicon.hasWord(part));
  }).flat();
}

/** A longer phrase says by its other words that it is meant, even if one of them is mistyped. */
const DOUBTFUL_LENGTH_MAX = 2;

/**
 * Finds out what the query excludes: a pass of its own over all phrases that it has, also with other corrections than the chosen ones, as it is better to leave
 * out too much than to show what the shopper must not have. `found`: the phrases of the query with the chosen corrections, which are all if nothing is mistyped.
 * - A short phrase of a concern whose words are all corrected does not count if the chosen correction is a kind of product that it excludes: 'scrb' is a scrub,
 *   although it may be a 'scab', for which no scrub is good.
 * - A phrase does not count if a longer one, which excludes nothing, has all its words and the shopper typed none of them again.
 */
export function findExclusions(
  index: SearchIndex,
  { text, words: written }: QueryText,
  typed: readonly QueryWord[],
  candidates: Candidates,
  chosen: Corrections,
  found: readonly FoundPhrase[],
): QueryExclusions {
  const { lexicon } = index;
  const typedByWord = new Map(typed.map(({ stem }) => [stem, stem]));
  const unknown = typed.filter(({ stem }) => !isRightAsTyped(index, stem)).map(({ stem }) => ({ stem, words: listParts(index, stem) }));
  for (const { stem, words } of [...candidates, ...unknown])
    for (const word of words) if (!typedByWord.has(word)) typedByWord.set(word, stem);
  const stems = written.map(({ stem }) => stem);
  const isContradicted = ({ words, kinds, exclusions }: FoundPhrase, corrections: Corrections): boolean => {
    const showsMeaning = (word: string) => stems.includes(word) && !lexicon.isStopWord(word) && !lexicon.isImpliedWord(word);
    if (words.length > DOUBTFUL_LENGTH_MAX || kinds.some((kind) => kind !== 'concern') || words.some(showsMeaning)) return false;
    const isProduct = (word: string) => lexicon.findPhrases(new Set([word])).some((phrase) => phrase.kinds.includes('product'));
    return [...corrections].some(([stem, word]) => {
      const other = chosen.get(stem) ?? word;
      return other !== word && exclusions.some((exclusion) => exclusion.words.includes(other)) && isProduct(other);
    });
  };
  const listPhrases = () =>
    lexicon.findPhrases(new Set(typedByWord.keys())).flatMap((phrase): FoundPhrase[] => {
      if (phrase.exclusions.length === 0 && !phrase.excludesNothing) return [];
      const typedOf = (word: string) => typedByWord.get(word) ?? word;
      const corrections = new Map(phrase.words.flatMap((word) => (typedOf(word) === word ? [] : [[typedOf(word), word]])));
      const corrected = stems.map((word) => corrections.get(word) ?? word);
      const isMeant = isInSequence(lexicon, phrase, corrected) && createNegationCheck(lexicon, text, corrections)(phrase);
      return isMeant && !isContradicted(phrase, corrections) ? [{ ...phrase, words: phrase.words.map(typedOf) }] : [];
    });
  const phrases = typedByWord.size === typed.length ? found : listPhrases();
  const repeated = findRepeatedWords(written);
  const harmless = phrases.filter(({ excludesNothing }) => excludesNothing);
  const excluding = phrases.filter(
    ({ exclusions, words }) =>
      exclusions.length > 0 && !harmless.some((longer) => words.every((word) => longer.words.includes(word) && !repeated.has(word))),
  );
  return {
    exclusions: excluding.flatMap(({ exclusions }) => exclusions),
    excludingWords: [...new Set(excluding.flatMap(({ spelt }) => spelt))],
  };
}

/** Whether a query shows a product. SHOWN_IF_NAMED: only if it names the product (see totals.ts), whose name has the excluding words. */
export const SHOWN = 0;
const NEVER_SHOWN = 1;
export const SHOWN_IF_NAMED = 2;

/**
 * For each product, by position, whether the query shows it; null if the query excludes nothing. Peel pads 'for Sensitive Skin' are shown to who types their
 * name, although they contain an acid, but not if the query leaves something out, as the name may have these words with another meaning.
 */
export function findExcludedProducts(index: SearchIndex, { exclusions, excludingWords }: QueryExclusions): Uint8Array | null {
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
  if (excludingWords.some((word) => leavesOut(index.lexicon, word))) return excluded;
  // How many of the words a product has in its brand or name, as long as it has all of those before.
  const counts = new Uint8Array(index.size);
  for (const [place, word] of excludingWords.entries())
    for (const { postings } of listWordTerms(index, word))
      for (const posting of postings) {
        const position = decodePosition(posting);
        if (posting & BRAND_AND_NAME && counts[position] === place) counts[position] = place + 1;
      }
  for (let position = 0; position < index.size; position++)
    if (excluded[position] === NEVER_SHOWN && counts[position] === excludingWords.length) excluded[position] = SHOWN_IF_NAMED;
  return excluded;
}
