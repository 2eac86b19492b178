/**
 * The vocabulary assigns a number to each word that products have or had. Each new index shares it with the previous one, so it only grows;
 * when too many of its words belong to no product any more, the next index starts a new vocabulary.
 */
import { TARGET_LANGUAGES, type TargetLanguage } from '@uruhu/contract/staff/translatable';
import { addByLength, type WordsByLength } from './words-by-length.ts';

/**
 * `word`: a single word of an English text. A language: a single word of a translation into it. `compound`: two or more neighbouring words joined, or a size such as '50ml'. `ingredient`: the distinct words of an ingredient
 * of several words, in alphabetical order. `brand`: all words of a brand, in their order.
 */
export type WordKind = (typeof WORD_KINDS)[number] | TargetLanguage;
const WORD_KINDS = ['word', 'compound', 'ingredient', 'brand'] as const;

export type Vocabulary = {
  /** Indexed by word number. */
  words: { text: string; kind: WordKind }[];
  numbers: Record<WordKind, Map<string, number>>;
  /** The numbers of the ingredients of several words, by each of their words. */
  ingredientsByWord: Map<string, number[]>;
  /** The numbers of the words that may match inexactly (see `enableInexactMatching`), by their first letters (see `getIndexedStart`). */
  wordNumbersByStart: Map<string, number[]>;
  /** The same words, by their length. */
  wordsByLength: WordsByLength;
  /** The numbers of the same words. */
  inexactNumbers: Set<number>;
};

export const createVocabulary = (): Vocabulary => ({
  words: [],
  numbers: Object.fromEntries([...WORD_KINDS, ...TARGET_LANGUAGES].map((kind) => [kind, new Map()])) as Vocabulary['numbers'],
  ingredientsByWord: new Map(),
  wordNumbersByStart: new Map(),
  wordsByLength: new Map(),
  inexactNumbers: new Set(),
});

/** Returns the number of a word; assigns one if the word is new. */
export function getOrAssignWordNumber({ words, numbers, ingredientsByWord }: Vocabulary, text: string, kind: WordKind): number {
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

/** The vocabulary groups words by their first letters, once by two and once by three. Too many words share a single first letter. */
export const INDEXED_START_LENGTH_MIN = 2;
const INDEXED_START_LENGTH_MAX = 3;

/** The first letters by which the vocabulary groups the words that begin with `start`. If `start` is longer, the group also has other words. */
export const getIndexedStart = (start: string): string => start.slice(0, INDEXED_START_LENGTH_MAX);

/** Lets a search find the word by a similar spelling or by its first letters. */
export function enableInexactMatching({ inexactNumbers, wordsByLength, wordNumbersByStart, words }: Vocabulary, number: number): void {
  const text = words[number]?.text;
  if (text === undefined || inexactNumbers.has(number)) return;
  inexactNumbers.add(number);
  addByLength(wordsByLength, text, number);
  for (const start of new Set([text.slice(0, INDEXED_START_LENGTH_MIN), getIndexedStart(text)])) {
    const wordNumbers = wordNumbersByStart.get(start);
    if (wordNumbers) wordNumbers.push(number);
    else wordNumbersByStart.set(start, [number]);
  }
}
