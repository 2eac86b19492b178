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

/** Whether at most this many bits are 1. Each step clears the lowest one. */
function hasAtMostBits(bits: number, count: number): boolean {
  let remaining = bits;
  for (let cleared = 0; cleared < count; cleared++) remaining &= remaining - 1;
  return remaining === 0;
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
  for (let length = word.length - mistakes_max; length <= word.length + mistakes_max; length++) {
    const group = words.get(length);
    if (!group) continue;
    const { numbers, letterSets } = group;
    // A replaced letter removes one letter of the set and adds another. An additional letter, as in each longer word, removes none; a missing one adds none.
    const removed_max = mistakes_max - Math.max(0, length - word.length);
    const added_max = mistakes_max - Math.max(0, word.length - length);
    for (let i = 0; i < numbers.length; i++) {
      const otherLetters = letterSets[i] ?? 0;
      if (hasAtMostBits(letters & ~otherLetters, removed_max) && hasAtMostBits(otherLetters & ~letters, added_max)) visit(numbers[i] ?? 0);
    }
  }
}
