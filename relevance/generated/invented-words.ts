/** Invented words for brands, which resemble no real word of the generated shop. */
import { ALL_INGREDIENTS, PRODUCT_TYPES, splitWords } from './product-types.ts';
import type { Random } from './random.ts';
import shopWords from './shop-words.json' with { type: 'json' };

const ONSETS = splitWords(shopWords.onsets);
const VOWELS = splitWords(shopWords.vowels);
const CODAS = splitWords(shopWords.codas);
const ENDINGS = splitWords(shopWords.endings);

/** Draws one or two syllables of an onset and a vowel, and then a coda and an ending. */
function drawWord(random: Random): string {
  const syllables = Array.from({ length: 1 + random.below(2) }, () => random.pick(ONSETS) + random.pick(VOWELS));
  return syllables.join('') + random.pick(CODAS) + random.pick(ENDINGS);
}

/** Counts the letters of one word that the other does not have at all. Each takes at least one edit. */
const countForeignLetters = (word: string, other: string): number => [...word].filter((letter) => !other.includes(letter)).length;

/**
 * Counts the fewest edits that turn one word into the other (Damerau-Levenshtein distance). An edit inserts, omits or replaces a letter, or swaps
 * it with its neighbour. Returns `limit` if there are as many or more.
 */
export function countEdits(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  // Most words differ by so many letters that the edits need no counting, which would take seconds.
  if (countForeignLetters(left, right) >= limit || countForeignLetters(right, left) >= limit) return limit;
  // Each row has the edits between a beginning of the left word, and every beginning of the right word.
  let secondRowAbove: number[] = [];
  let rowAbove = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      const editsIfReplaced = (rowAbove[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const editsIfSwapped = isSwapped ? (secondRowAbove[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(editsIfReplaced, editsIfSwapped, (rowAbove[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    secondRowAbove = rowAbove;
    rowAbove = row;
  }
  return Math.min(limit, rowAbove[right.length] ?? limit);
}

const splitLetters = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** All real words in the names of a generated shop, without its invented words. */
export const REAL_NAME_WORDS: ReadonlySet<string> = new Set(
  [
    ...[shopWords.lineWords, shopWords.lineEndings, shopWords.shades, shopWords.specialForms],
    ...PRODUCT_TYPES.flatMap(({ name, category, attributes }) => [name, category, ...attributes]),
  ].flatMap(splitLetters),
);
const KNOWN_WORDS: readonly string[] = [
  ...splitWords(shopWords.realBrands),
  ...REAL_NAME_WORDS,
  ...new Set(ALL_INGREDIENTS.flatMap(splitLetters)),
];

/**
 * An invented word differs from every other word by at least this many edits, so that the search does not correct one to the other. The search
 * corrects fewer letters in short words, so they may differ less; otherwise there would be too few of them.
 */
const getEditsMin = (word: string): number => (word.length <= 5 ? 3 : 4);
const isDissimilar = (word: string, others: readonly string[]): boolean =>
  others.every((other) => countEdits(word, other, getEditsMin(word)) >= getEditsMin(word));

/** Invents words of so many letters, which resemble neither each other, nor `avoidedWords`, nor any real word of the shop. */
export function inventWords(random: Random, count: number, [min, max]: readonly [number, number], avoidedWords: string[] = []): string[] {
  const invented: string[] = [];
  while (invented.length < count) {
    const word = drawWord(random);
    const hasLength = word.length >= min && word.length <= max;
    if (hasLength && [KNOWN_WORDS, invented, avoidedWords].every((others) => isDissimilar(word, others))) invented.push(word);
  }
  return invented;
}
