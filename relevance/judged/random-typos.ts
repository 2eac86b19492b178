/**
 * Queries with typing mistakes. The product, the word, the kind of mistake and its position are chosen at random from a seed, not by hand.
 */

import type { Kind } from './kinds.ts';
import { findByNameWords, isNameWord, listNameWords } from './names.ts';
import { judgeQuery } from './products.ts';
import { chooseFrom, randomInteger } from './random.ts';
import { demoShop } from './shop.ts';
import type { JudgedQuery } from './types.ts';

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** The keys to the left and right of a letter. */
const listNeighbourKeys = (letter: string): string[] => {
  const row = KEYBOARD.find((keys) => keys.includes(letter)) ?? letter;
  const index = row.indexOf(letter);
  return [row[index - 1], row[index + 1]].filter((key) => key !== undefined);
};

type Mistake = (word: string, index: number, seed: string) => string;
const replaceLetters = (word: string, index: number, count: number, replacement: string): string =>
  word.slice(0, index) + replacement + word.slice(index + count);

/** Mistakes at any letter but the first: omit it, double it, swap it with the one before, hit the key beside it. */
const INNER_MISTAKES: readonly Mistake[] = [
  (word, index) => replaceLetters(word, index, 1, ''),
  (word, index) => replaceLetters(word, index, 1, (word[index] ?? '').repeat(2)),
  (word, index) => replaceLetters(word, index - 1, 2, `${word[index]}${word[index - 1]}`),
  (word, index, seed) => replaceLetters(word, index, 1, chooseFrom(listNeighbourKeys(word[index] ?? ''), seed, word)),
];
const mistypeFirstLetter: Mistake = (word, _, seed) => replaceLetters(word, 0, 1, chooseFrom(listNeighbourKeys(word[0] ?? ''), seed, word));

const TRIES_MAX = 20;
/** Makes one of the mistakes. Tries again if it leaves the word unchanged or makes another word of a product's name. */
function makeMistake(word: string, seed: string, mistakes: readonly Mistake[]): string {
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    const mistake = chooseFrom(mistakes, seed, word, attempt, 'which');
    const index = 1 + randomInteger(word.length - 1, seed, word, attempt, 'where');
    const mistyped = mistake(word, index, `${seed}${attempt}`);
    if (mistyped !== word && !isNameWord(mistyped)) return mistyped;
  }
  throw new Error(`no mistake for ${word}`);
}

const isLongWord = (word: string, length_min: number): boolean => word.length >= length_min && /^[a-z]+$/.test(word);

/** The fewest letters of a word that gets one or two mistakes. */
const ONE_MISTAKE_LENGTH_MIN = 5;
const TWO_MISTAKES_LENGTH_MIN = 6;

/**
 * Widens the span of words `from` to `to` until it has at least three words and matches at most three products, so that the query still
 * identifies a product.
 */
function findNamingSpan(words: readonly string[], from: number, to: number, seed: string): { start: number; end: number } {
  let [start, end] = [from, to];
  const isSpecific = () => end - start >= 2 && findByNameWords(words.slice(start, end + 1)).length <= 3;
  while (!isSpecific() && (start > 0 || end < words.length - 1)) {
    const widensLeft = start > 0 && (end === words.length - 1 || randomInteger(2, seed, start, end) === 0);
    if (widensLeft) start--;
    else end++;
  }
  return { start, end };
}

/** The words of a name with mistakes, which are in the words `from` to `to`. */
type MistypedWords = { words: string[]; from: number; to: number };

/** Makes one mistake: within a long word, or by omitting the space after it. */
function makeOneMistake(words: readonly string[], seed: string): MistypedWords | null {
  const indexes = words.flatMap((word, index) => (isLongWord(word, ONE_MISTAKE_LENGTH_MIN) ? [index] : []));
  if (indexes.length === 0) return null;
  const index = chooseFrom(indexes, seed, 'word');
  const word = words[index] ?? '';
  const nextWord = words[index + 1];
  const mistypedWords = [...words];
  const isSpaceOmitted = randomInteger(6, seed, 'space') === 0;
  if (nextWord && isSpaceOmitted) {
    mistypedWords[index] = word + nextWord;
    mistypedWords[index + 1] = '';
    return { words: mistypedWords, from: index, to: index + 1 };
  }
  mistypedWords[index] = makeMistake(word, seed, [...INNER_MISTAKES, mistypeFirstLetter]);
  return { words: mistypedWords, from: index, to: index };
}

/** Makes two mistakes: both in one long word, or one in each of two long words. */
function makeTwoMistakes(words: readonly string[], seed: string): MistypedWords | null {
  const indexes = words.flatMap((word, index) => (isLongWord(word, TWO_MISTAKES_LENGTH_MIN) ? [index] : []));
  if (indexes.length === 0) return null;
  const index = chooseFrom(indexes, seed, 'word');
  const others = indexes.filter((candidate) => candidate !== index);
  const mistypedWords = [...words];
  const second = others.length > 0 && randomInteger(2, seed, 'two words') === 0 ? chooseFrom(others, seed, 'other') : index;
  mistypedWords[index] = makeMistake(mistypedWords[index] ?? '', `${seed} first`, [...INNER_MISTAKES, mistypeFirstLetter]);
  mistypedWords[second] = makeMistake(mistypedWords[second] ?? '', `${seed} second`, INNER_MISTAKES);
  return { words: mistypedWords, from: Math.min(index, second), to: Math.max(index, second) };
}

/** Creates a query for about one in `products_per_query` products. It wants all products whose brand and name have the intended words. */
function createTypoQueries(
  kind: Kind,
  products_per_query: number,
  mistype: (words: readonly string[], seed: string) => MistypedWords | null,
): JudgedQuery[] {
  const queries = new Map<string, JudgedQuery>();
  for (const product of demoShop.products) {
    const seed = `${kind} ${product.product_id}`;
    if (randomInteger(products_per_query, seed) !== 0) continue;
    const words = listNameWords(product);
    const mistyped = mistype(words, seed);
    if (!mistyped) continue;
    const { start, end } = findNamingSpan(words, mistyped.from, mistyped.to, seed);
    const query = mistyped.words
      .slice(start, end + 1)
      .filter(Boolean)
      .join(' ');
    queries.set(query, judgeQuery(kind, query, { wanted: findByNameWords(words.slice(start, end + 1)) }));
  }
  return [...queries.values()];
}

export const randomTypoQueries: readonly JudgedQuery[] = [
  ...createTypoQueries('one typo', 2, makeOneMistake),
  ...createTypoQueries('two typos', 3, makeTwoMistakes),
];
