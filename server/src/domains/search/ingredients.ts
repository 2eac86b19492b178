/** Names of ingredients: several words that one ingredient of a product must have, not several of them together. */
import type { SearchIndex, Term } from './build-index.ts';
import { isNumber } from './words.ts';

/** The ingredients that have all the words. */
export function findIngredients({ vocabulary, terms }: SearchIndex, words: readonly string[]): Term[] {
  const lists = words.map((word) => vocabulary.ingredientsByWord.get(word) ?? []).sort((left, right) => left.length - right.length);
  const [shortest = [], ...others] = lists;
  const sets = others.map((list) => new Set(list));
  return shortest.flatMap((number) => {
    const term = terms[number];
    return term && term.postings.length > 0 && sets.every((set) => set.has(number)) ? [term] : [];
  });
}

/** The most of these words that one ingredient has, at least two; null if no ingredient has two. */
export function findIngredientWords({ vocabulary, terms }: SearchIndex, words: readonly string[]): string[] | null {
  if (words.length < 2) return null;
  const counts = new Map<number, number>();
  for (const word of words)
    for (const number of vocabulary.ingredientsByWord.get(word) ?? []) counts.set(number, (counts.get(number) ?? 0) + 1);
  let best: { count: number; products: number; text: string } = { count: 1, products: 0, text: '' };
  for (const [number, count] of counts) {
    const term = terms[number];
    if (count < 2 || count < best.count || !term || term.postings.length === 0) continue;
    const products = term.postings.length;
    const isBetter = count > best.count || products > best.products || (products === best.products && term.text < best.text);
    if (isBetter) best = { count, products, text: term.text };
  }
  if (best.count < 2) return null;
  const parts = new Set(best.text.split(' '));
  const found = words.filter((word) => parts.has(word));
  return found.every(isNumber) ? null : found;
}
