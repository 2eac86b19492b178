/** What a query can be about: brands, kinds of product, concerns and kinds of skin, each as a set of words. */
import type { SearchDocument } from './document.ts';
import { isStopWord, withoutMarkup, wordsOf } from './words.ts';

/** By their words in the order of letters. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

const isNumber = (word: string): boolean => /^\d/.test(word);

/** The same for the same words, in whichever order. */
export const anchorKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** 'Toners & Essences' are two kinds; '150 ml' is none. Texts may hold markup. */
export function anchorsOf(texts: Iterable<string>): Anchors {
  const anchors = new Map<string, readonly string[]>();
  for (const text of new Set(texts)) {
    for (const one of withoutMarkup(text).split('&')) {
      const all = wordsOf(one);
      const some = all.filter((word) => !isStopWord(word));
      const words = some.length > 0 ? some : all;
      if (words.length > 0 && !words.some(isNumber)) anchors.set(anchorKey(words), words);
    }
  }
  return anchors;
}

/** Of what products say of themselves, the texts that a query can be about. */
export const anchoringTexts = (documents: readonly SearchDocument[]): string[] =>
  documents.flatMap(({ brand, category, attributes }) => [brand, category, ...attributes]);
