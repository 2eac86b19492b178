/**
 * Finds ingredients of several words by the words of their names. All words must be in the name of one ingredient, not spread over several
 * ingredients. Each such ingredient has a word number of its own in the vocabulary.
 */
import type { SearchIndex, Term } from './build-index.ts';
import { isNumber } from './words.ts';

/** The ingredients whose names have all the words. */
export function findIngredients({ vocabulary, terms }: SearchIndex, words: readonly string[]): Term[] {
  const ingredientNumbers = words.map((word) => vocabulary.ingredientsByWord.get(word) ?? []);
  const [shortestList = [], ...otherLists] = ingredientNumbers.sort((left, right) => left.length - right.length);
  const otherSets = otherLists.map((list) => new Set(list));
  return shortestList.flatMap((number) => {
    const term = terms[number];
    return term && term.postings.length > 0 && otherSets.every((set) => set.has(number)) ? [term] : [];
  });
}

/**
 * The largest group of these words that the name of one ingredient contains; null if no name contains at least two of them, or if the words that it
 * contains are all numbers.
 */
export function findIngredientWords({ vocabulary, terms }: SearchIndex, words: readonly string[]): string[] | null {
  if (words.length < 2) return null;
  const wordCounts = new Map<number, number>();
  for (const word of words)
    for (const number of vocabulary.ingredientsByWord.get(word) ?? []) wordCounts.set(number, (wordCounts.get(number) ?? 0) + 1);
  let best = { wordCount: 1, productCount: 0, text: '' };
  for (const [number, wordCount] of wordCounts) {
    const term = terms[number];
    if (wordCount < 2 || wordCount < best.wordCount || !term || term.postings.length === 0) continue;
    const productCount = term.postings.length;
    // Of two ingredients with equally many of the words, the one that more products have wins, then the first in alphabetical order.
    const winsTie = productCount > best.productCount || (productCount === best.productCount && term.text < best.text);
    if (wordCount > best.wordCount || winsTie) best = { wordCount, productCount, text: term.text };
  }
  if (best.wordCount < 2) return null;
  const ingredientWords = new Set(best.text.split(' '));
  const found = words.filter((word) => ingredientWords.has(word));
  return found.every(isNumber) ? null : found;
}
