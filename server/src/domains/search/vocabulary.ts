/**
 * The vocabulary: all words that products have or had, each with a number. It is shared by successive indexes and only grows; when an index
 * is overgrown, the next one starts a new vocabulary. MiniSearch holds the words (not the products) to find similar words.
 */
import MiniSearch from 'minisearch';

/** `compound`: two or more neighbouring words joined. `ingredient`: all words of an ingredient of several words, in alphabetical order. */
export type WordKind = 'word' | 'compound' | 'ingredient';

export type Vocabulary = {
  /** Indexed by word number. */
  words: { text: string; kind: WordKind }[];
  numbers: Record<WordKind, Map<string, number>>;
  /** The ingredients of several words that have the word. */
  ingredientsByWord: Map<string, number[]>;
  /** The numbers of words that can be found by their beginning, by its first letters. */
  numbersByStart: Map<string, number[]>;
  similarWords: MiniSearch<{ id: number; text: string }>;
};

export const createVocabulary = (): Vocabulary => ({
  words: [],
  numbers: { word: new Map(), compound: new Map(), ingredient: new Map() },
  ingredientsByWord: new Map(),
  numbersByStart: new Map(),
  similarWords: new MiniSearch({ fields: ['text'], tokenize: (text) => [text], processTerm: (text) => text }),
});

/** The number of a word; assigns one if it is new. */
export function getWordNumber({ words, numbers, ingredientsByWord }: Vocabulary, text: string, kind: WordKind): number {
  const existing = numbers[kind].get(text);
  if (existing !== undefined) return existing;
  const number = words.push({ text, kind }) - 1;
  numbers[kind].set(text, number);
  if (kind === 'ingredient') {
    for (const word of text.split(' ')) {
      const ingredients = ingredientsByWord.get(word);
      if (ingredients) ingredients.push(number);
      else ingredientsByWord.set(word, [number]);
    }
  }
  return number;
}

/** A shorter beginning has too many ends. */
export const START_LENGTH = 2;

/** Adds the word to the searches for similar words and for beginnings. */
export function makeFindable({ similarWords, numbersByStart, words }: Vocabulary, number: number): void {
  const text = words[number]?.text;
  if (text === undefined || similarWords.has(number)) return;
  similarWords.add({ id: number, text });
  const start = text.slice(0, START_LENGTH);
  const numbers = numbersByStart.get(start);
  if (numbers) numbers.push(number);
  else numbersByStart.set(start, [number]);
}
