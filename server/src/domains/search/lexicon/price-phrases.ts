/** Words by which shoppers ask for low or high prices: 'cheap', 'high end'. */
import { listStems } from '../words.ts';
import type { LanguageFile } from './language-file.ts';
import type { Phrase } from './phrases.ts';

/** The prices that a shopper asks for without a number. `level`: 'low' for 'cheap', 'high' for 'luxury'. `words`: the words of the query about prices. */
export type WantedPrices = { level: 'low' | 'high'; words: Phrase };

/** The phrases for low and high prices. */
export type PricePhrases = Record<WantedPrices['level'], readonly Phrase[]>;

export function parsePricePhrases(files: readonly LanguageFile[]): PricePhrases {
  const listPhrases = (level: WantedPrices['level']) => files.flatMap(({ price_words }) => (price_words?.[level] ?? []).map(listStems));
  return { low: listPhrases('low'), high: listPhrases('high') };
}

/**
 * Finds the prices that a query with these words asks for. A phrase such as 'deluxe' may be a part of a name, so it does not count if the brands or names
 * of products have all its words (`isInBrandOrName`).
 */
export type WantedPricesFinder = (words: ReadonlySet<string>, isInBrandOrName: (word: string) => boolean) => WantedPrices | null;

/** Whether one of the others has all words of the phrase, and more words. */
const isInLongerPhrase = (phrase: Phrase, others: readonly Phrase[]): boolean =>
  others.some((other) => other.length > phrase.length && phrase.every((word) => other.includes(word)));

export function createWantedPricesFinder(phrases: PricePhrases): WantedPricesFinder {
  const priceWords = new Set([...phrases.low, ...phrases.high].flat());
  return (words, isInBrandOrName) => {
    // Most queries say nothing about prices, so this ends the search for phrases early.
    if (![...words].some((word) => priceWords.has(word))) return null;
    const isWanted = (phrase: Phrase) => phrase.every((word) => words.has(word)) && !phrase.every(isInBrandOrName);
    const [low, high] = [phrases.low.filter(isWanted), phrases.high.filter(isWanted)];
    // Low prices win, as in 'cheap alternative to a luxury cream', unless each low phrase is a part of a phrase for high prices, as 'cheap' is of 'not cheap'.
    if (low.some((phrase) => !isInLongerPhrase(phrase, high))) return { level: 'low', words: [...low, ...high].flat() };
    return high.length > 0 ? { level: 'high', words: high.flat() } : null;
  };
}
