/**
 * The vocabulary: all words that products have or had, each with a number. It is shared by successive indexes and only grows; when an index
 * is overgrown, the next one starts a new vocabulary. MiniSearch holds the words (not the products) to find similar words and beginnings.
 */
import MiniSearch from 'minisearch';

export type Vocabulary = {
  /** Indexed by word number. */
  words: { text: string; compound: boolean }[];
  single: Map<string, number>;
  /** Two or more neighbouring words joined. */
  compounds: Map<string, number>;
  similarWords: MiniSearch<{ id: number; text: string }>;
};

export const createVocabulary = (): Vocabulary => ({
  words: [],
  single: new Map(),
  compounds: new Map(),
  similarWords: new MiniSearch({ fields: ['text'], tokenize: (text) => [text], processTerm: (text) => text }),
});

/** The number of a word or compound; assigns one if it is new. */
export function getWordNumber({ words, single, compounds }: Vocabulary, text: string, compound: boolean): number {
  const numbers = compound ? compounds : single;
  const existing = numbers.get(text);
  if (existing !== undefined) return existing;
  numbers.set(text, words.length);
  return words.push({ text, compound }) - 1;
}

/** Adds the word to the similarity search. */
export function makeFindable({ similarWords, words }: Vocabulary, number: number): void {
  const text = words[number]?.text;
  if (text !== undefined && !similarWords.has(number)) similarWords.add({ id: number, text });
}
