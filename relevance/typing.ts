/**
 * Measures how many letters a shopper types until the wanted product is suggested. She types a text from left to right and gets suggestions
 * after each letter. The product counts as suggested when it is one of the first five products in the list.
 */
import type { ShopEngine } from './engines/shop-engine.ts';
import { computeMean } from './measures.ts';

const SHOWN_MAX = 5;

/** The typed text, and the ids of the products that it names. */
export type TypedText = { text: string; ids: readonly string[] };

type TypingResult = {
  /** The number of letters after which the product is suggested; infinite if it never is. */
  letters: number;
  /** Whether a list was empty after two or more letters. */
  isListEmptied: boolean;
  /** Whether the product disappeared from the list again while more letters of its name were typed. */
  isProductDropped: boolean;
};

/** The shop makes suggestions from the second letter on. */
const SUGGESTED_LENGTH_MIN = 2;

function typeLetterByLetter({ suggest }: ShopEngine, { text, ids }: TypedText): TypingResult {
  const result: TypingResult = { letters: Number.POSITIVE_INFINITY, isListEmptied: false, isProductDropped: false };
  let wasShown = false;
  for (let length = 1; length <= text.length; length++) {
    // Looks at the suggestions only after letters, not after spaces.
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

/** `neverSuggested`, `listEmptied` and `productDropped` are shares of the texts, from 0 to 1. */
export type TypingMeasures = { count: number; letters_median: number; neverSuggested: number; listEmptied: number; productDropped: number };

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
 * Computes the lowest median of letters that any search can reach if it keeps showing a product that it has shown. Texts that begin alike get
 * the same list, in which only SHOWN_MAX of their products have a place. The median is the first length at which places exist for half of the
 * texts.
 */
export function computeLowestPossibleMedian(texts: readonly string[]): number {
  const countPlaces = (letters: number): number => {
    const textsByBeginning = Map.groupBy(texts, (text) => text.slice(0, letters));
    return [...textsByBeginning.values()].reduce((sum, textsOfList) => sum + Math.min(SHOWN_MAX, textsOfList.length), 0);
  };
  let letters = 1;
  while (countPlaces(letters) * 2 < texts.length) letters++;
  return letters;
}
