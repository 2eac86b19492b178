/**
 * All words that products have or had, each with a number. It outlives an index and only grows, until an index says that it is
 * overgrown and is followed by one with a new vocabulary: what no product has any more has no postings. MiniSearch holds the words, not the products: it finds those that begin alike or are nearly alike, and the number of
 * words grows slowly while the number of products does not.
 */
import MiniSearch from 'minisearch';

export type Vocabulary = {
  /** By number. */
  words: { text: string; compound: boolean }[];
  single: Map<string, number>;
  /** Two or more neighbouring words written as one. */
  compounds: Map<string, number>;
  near: MiniSearch<{ id: number; text: string }>;
};

export const newVocabulary = (): Vocabulary => ({
  words: [],
  single: new Map(),
  compounds: new Map(),
  near: new MiniSearch({ fields: ['text'], tokenize: (text) => [text], processTerm: (text) => text }),
});

/** The number of a word, or of a compound. */
export function numberOf({ words, single, compounds }: Vocabulary, text: string, compound: boolean): number {
  const numbers = compound ? compounds : single;
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, words.length);
  return words.push({ text, compound }) - 1;
}

/** From now on the word is found by those that are like it. */
export function makeFindable({ near, words }: Vocabulary, number: number): void {
  const text = words[number]?.text;
  if (text !== undefined && !near.has(number)) near.add({ id: number, text });
}
