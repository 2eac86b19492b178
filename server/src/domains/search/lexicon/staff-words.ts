/** The search words of the staff (see the glossary) as entries of the lexicon. */
import type { LexiconEntry } from './senses.ts';

/** `means`: its meanings; a search for the word finds their products too. `is_two_way`: a search for one of the meanings also finds products with the word. */
export type StaffWord = { word: string; means: readonly string[]; is_two_way: boolean };

/** One entry for each word. Several two-way words can share a meaning, which then means each of them. */
export function createStaffEntries(words: readonly StaffWord[]): LexiconEntry[] {
  const pairs = words.flatMap(({ word, means, is_two_way }) => [
    { word, means },
    ...(is_two_way ? means.map((meaning) => ({ word: meaning, means: [word] })) : []),
  ]);
  return [...Map.groupBy(pairs, ({ word }) => word)].map(([word, pairsOfWord]) => ({
    language: 'staff',
    kind: null,
    words: [word],
    means: pairsOfWord.flatMap(({ means }) => means),
  }));
}
