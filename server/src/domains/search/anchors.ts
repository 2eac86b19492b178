/** Anchors: the brands, product kinds, concerns and skin types that a query can name, each as a set of words. */
import type { SearchDocument } from './document.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { splitWords, stripMarkup } from './words.ts';

/** `words`: without stop words, unless there are no others. */
export type Anchor = { words: readonly string[]; allWords: readonly string[] };
/** Keyed by the words in alphabetical order. */
export type Anchors = ReadonlyMap<string, Anchor>;

const hasDigit = (word: string): boolean => /^\d/.test(word);

/** The key, independent of the order of the words. */
export const getAnchorKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** Collects anchors: 'Toners & Essences' gives two, '150 ml' none. Texts may contain markup. */
export function collectAnchors(texts: Iterable<string>, lexicon: Lexicon): Anchors {
  const anchors = new Map<string, Anchor>();
  for (const text of new Set(texts)) {
    for (const phrase of stripMarkup(text).split('&')) {
      const allWords = splitWords(phrase);
      const meaningful = allWords.filter((word) => !lexicon.isStopWord(word));
      const words = meaningful.length > 0 ? meaningful : allWords;
      if (words.length > 0 && !words.every(hasDigit) && !hasDigit(words[0] ?? '')) anchors.set(getAnchorKey(words), { words, allWords });
    }
  }
  return anchors;
}

/** The texts of products that become anchors. */
export const listAnchorTexts = (documents: readonly SearchDocument[]): string[] =>
  documents.flatMap(({ brand, category, attributes }) => [brand, category, ...attributes]);
