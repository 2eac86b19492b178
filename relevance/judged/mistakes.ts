/** Typing mistakes by rule: which products, which of their words, which mistake and where are drawn, not chosen. */
import { drawFrom, drawNumber } from './drawn.ts';
import { findByNameWords, isNameWord, listNameWords } from './names.ts';
import { judgeQuery } from './products.ts';
import { demoShop } from './shop.ts';
import type { Judged, Kind } from './types.ts';

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Keys to the left and right of a letter's. */
const listNeighbourKeys = (letter: string): string[] => {
  const row = KEYBOARD.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
};

type Mistake = (word: string, at: number, seed: string) => string;
const letters = (word: string, at: number, count: number, other: string): string => word.slice(0, at) + other + word.slice(at + count);

/** `at` is any letter but the first. */
const INSIDE: readonly Mistake[] = [
  (word, at) => letters(word, at, 1, ''),
  (word, at) => letters(word, at, 1, (word[at] ?? '').repeat(2)),
  (word, at) => letters(word, at - 1, 2, `${word[at]}${word[at - 1]}`),
  (word, at, seed) => letters(word, at, 1, drawFrom(listNeighbourKeys(word[at] ?? ''), seed, word)),
];
const firstLetter: Mistake = (word, _, seed) => letters(word, 0, 1, drawFrom(listNeighbourKeys(word[0] ?? ''), seed, word));

const TRIES = 20;
/** A mistake that makes no mistake, or another word of a name, is drawn again. */
function makeMistakes(word: string, seed: string, mistakes: readonly Mistake[]): string {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const mistake = drawFrom(mistakes, seed, word, attempt, 'which');
    const wrong = mistake(word, 1 + drawNumber(word.length - 1, seed, word, attempt, 'where'), `${seed}${attempt}`);
    if (wrong !== word && !isNameWord(wrong)) return wrong;
  }
  throw new Error(`no mistake for ${word}`);
}

const isWord = (word: string, least: number): boolean => word.length >= least && /^[a-z]+$/.test(word);

/** As few neighbouring words around `from` to `to` as name three products at most, three words at least. */
function findNamingSpan(words: readonly string[], from: number, to: number, seed: string): { start: number; end: number } {
  let [start, end] = [from, to];
  const enough = () => end - start >= 2 && findByNameWords(words.slice(start, end + 1)).length <= 3;
  while (!enough() && (start > 0 || end < words.length - 1)) {
    const left = start > 0 && (end === words.length - 1 || drawNumber(2, seed, start, end) === 0);
    if (left) start--;
    else end++;
  }
  return { start, end };
}

type Change = { words: string[]; from: number; to: number };

/** One mistake: in a word of five letters or more, or a missing space after it. */
function makeOneMistake(words: readonly string[], seed: string): Change | null {
  const places = words.flatMap((word, at) => (isWord(word, 5) ? [at] : []));
  if (places.length === 0) return null;
  const at = drawFrom(places, seed, 'word');
  const word = words[at] ?? '';
  const next = words[at + 1];
  const changed = [...words];
  if (next && drawNumber(6, seed, 'space') === 0) {
    changed[at] = word + next;
    changed[at + 1] = '';
    return { words: changed, from: at, to: at + 1 };
  }
  changed[at] = makeMistakes(word, seed, [...INSIDE, firstLetter]);
  return { words: changed, from: at, to: at };
}

/** Two mistakes: in one word of six letters or more, or in two such. */
function makeTwoMistakes(words: readonly string[], seed: string): Change | null {
  const places = words.flatMap((word, at) => (isWord(word, 6) ? [at] : []));
  if (places.length === 0) return null;
  const at = drawFrom(places, seed, 'word');
  const others = places.filter((place) => place !== at);
  const changed = [...words];
  const other = others.length > 0 && drawNumber(2, seed, 'two words') === 0 ? drawFrom(others, seed, 'other') : at;
  changed[at] = makeMistakes(changed[at] ?? '', `${seed} first`, [...INSIDE, firstLetter]);
  changed[other] = makeMistakes(changed[other] ?? '', `${seed} second`, INSIDE);
  return { words: changed, from: Math.min(at, other), to: Math.max(at, other) };
}

/** Of every `every`th product. All that brand and name have the words meant are what was asked for. */
function drawnTypos(kind: Kind, every: number, change: (words: readonly string[], seed: string) => Change | null): Judged[] {
  const found = new Map<string, Judged>();
  for (const product of demoShop.products) {
    const seed = `${kind} ${product.product_id}`;
    if (drawNumber(every, seed) !== 0) continue;
    const words = listNameWords(product);
    const changed = change(words, seed);
    if (!changed) continue;
    const { start, end } = findNamingSpan(words, changed.from, changed.to, seed);
    const query = changed.words
      .slice(start, end + 1)
      .filter(Boolean)
      .join(' ');
    found.set(query, judgeQuery(kind, query, { 3: findByNameWords(words.slice(start, end + 1)) }));
  }
  return [...found.values()];
}

export const drawnMistakes: readonly Judged[] = [
  ...drawnTypos('one typo', 2, makeOneMistake),
  ...drawnTypos('two typos', 3, makeTwoMistakes),
];
