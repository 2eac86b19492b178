/**
 * Words grouped by their length, so that a search can compare a typed word only with words of about its length that have almost the same letters. This
 * is much faster than comparing it with all words. A group has two lists of equal length: the numbers of its words, which the caller chooses, and the
 * sets of their letters.
 */
export type WordsByLength = Map<number, { numbers: number[]; letterSets: number[] }>;

/** The last five bits of a letter choose one of the 32 bits of a set: letters of the Latin alphabet differ, others may share a bit. */
const LETTER_MASK = 31;

function encodeLetters(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & LETTER_MASK);
  return letters;
}

/** Counts the bits that are 1: first in each pair of bits, then in each group of four and each byte. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function addByLength(words: WordsByLength, word: string, number: number): void {
  const group = words.get(word.length) ?? { numbers: [], letterSets: [] };
  group.numbers.push(number);
  group.letterSets.push(encodeLetters(word));
  words.set(word.length, group);
}

/**
 * Calls `visit` with the number of each word that differs from the typed one by at most `mistakes_max` mistakes, and of some words that differ more,
 * because different words can have the same letters. So `visit` must count the mistakes itself.
 */
export function visitSimilarWords(words: WordsByLength, word: string, mistakes_max: number, visit: (number: number) => void): void {
  const letters = encodeLetters(word);
  // A replaced letter removes one letter of the set and adds another; other mistakes change less.
  const differences_max = 2 * mistakes_max;
  for (let length = word.length - mistakes_max; length <= word.length + mistakes_max; length++) {
    const group = words.get(length);
    if (!group) continue;
    const { numbers, letterSets } = group;
    for (let i = 0; i < numbers.length; i++) {
      if (countBits((letterSets[i] ?? 0) ^ letters) <= differences_max) visit(numbers[i] ?? 0);
    }
  }
}
