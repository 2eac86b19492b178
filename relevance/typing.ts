/**
 * Measures how many letters a shopper types until the shop suggests the product that she wants. She gets a list of suggestions after each
 * letter. A product counts as suggested if it is among the first SHOWN_MAX products of the list.
 */
import type { ShopEngine } from './engines/shop-engine.ts';
import { computeMean } from './measures.ts';

const SHOWN_MAX = 5;
/** The shop makes suggestions from the second letter on. */
const SUGGESTED_LENGTH_MIN = 2;

/** The typed text, and the ids of the products that it names. */
export type TypedText = { text: string; ids: readonly string[] };

type TypingResult = {
  /** The number of letters after which the product is suggested; infinite if it never is. */
  letters: number;
  /** Whether a list was empty although the shop makes suggestions for a text of this length. */
  isListEmptied: boolean;
  /** Whether the product, once suggested, was missing from a later list. */
  isProductDropped: boolean;
};

function typeLetterByLetter({ suggest }: ShopEngine, { text, ids }: TypedText): TypingResult {
  const result: TypingResult = { letters: Number.POSITIVE_INFINITY, isListEmptied: false, isProductDropped: false };
  let wasShown = false;
  for (let length = 1; length <= text.length; length++) {
    // Skips the texts that end with a space.
    if (text[length - 1] === ' ') continue;
    const suggestions = suggest(text.slice(0, length));
    const products = suggestions.flatMap((suggestion) => (suggestion.kind === 'product' ? [suggestion.product_id] : []));
    const isShown = products.slice(0, SHOWN_MAX).some((id) => ids.includes(id));
    if (length >= SUGGESTED_LENGTH_MIN && suggestions.length === 0) result.isListEmptied = true;
    if (isShown) result.letters = Math.min(result.letters, length);
    if (wasShown && !isShown) result.isProductDropped = true;
    wasShown = isShown;
  }
  return result;
}

const computeMedian = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

export type TypingMeasures = {
  /** The number of typed texts. */
  count: number;
  /** The median number of letters after which the product is suggested. */
  letters_median: number;
  /** The share of texts whose product is never suggested. The shares are from 0 to 1. */
  neverSuggested: number;
  /** The share of texts for which a list was empty. */
  listEmptied: number;
  /** The share of texts whose product disappeared from the list again. */
  productDropped: number;
};

export function measureTyping(engine: ShopEngine, texts: readonly TypedText[]): TypingMeasures {
  const results = texts.map((typedText) => typeLetterByLetter(engine, typedText));
  const computeShare = (matches: (result: TypingResult) => boolean) => computeMean(results.map((result) => Number(matches(result))));
  return {
    count: texts.length,
    letters_median: computeMedian(results.map(({ letters }) => letters)),
    neverSuggested: computeShare(({ letters }) => letters === Number.POSITIVE_INFINITY),
    listEmptied: computeShare(({ isListEmptied }) => isListEmptied),
    productDropped: computeShare(({ isProductDropped }) => isProductDropped),
  };
}

/**
 * Computes the lowest median of letters that any search can reach, if a product that it has shown stays in the list. Texts that begin alike get
 * the same list until they differ, and a list shows only SHOWN_MAX products. So after each letter, only a limited number of texts can have their
 * product in a list. The result is the first number of letters after which half of the texts can.
 */
export function computeLowestPossibleMedian(texts: readonly string[]): number {
  const countTextsWithProductShown = (letters: number): number => {
    const textsByBeginning = Map.groupBy(texts, (text) => text.slice(0, letters));
    return [...textsByBeginning.values()].reduce((sum, { length }) => sum + Math.min(SHOWN_MAX, length), 0);
  };
  let letters = 1;
  while (countTextsWithProductShown(letters) * 2 < texts.length) letters++;
  return letters;
}
