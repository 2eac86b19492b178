/** Anchors: the brands, product kinds, concerns and skin types that a query can name, each as a set of words. */
import type { SearchDocument } from './document.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { splitWords, stripMarkup } from './words.ts';

/** `words`: without stop words, unless there are no others. */
export type Anchor = { words: readonly string[]; allWords: readonly string[] };
/** `byKey` is keyed by `getAnchorKey`; `byWord` by each word of an anchor, and by all its words joined to one. */
export type Anchors = { byKey: ReadonlyMap<string, Anchor>; byWord: ReadonlyMap<string, readonly Anchor[]> };

const startsWithDigit = (word: string): boolean => /^\d/.test(word);

/** The key of an anchor, which does not depend on the order of its words. */
export const getAnchorKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** Collects anchors: 'Toners & Essences' gives two, '150 ml' none. Texts may contain markup. */
export function collectAnchors(texts: Iterable<string>, lexicon: Lexicon): Anchors {
  const byKey = new Map<string, Anchor>();
  // In alphabetical order, so that anchors do not depend on the order of the products.
  for (const text of [...new Set(texts)].sort()) {
    for (const phrase of stripMarkup(text).split('&')) {
      const allWords = splitWords(phrase);
      const meaningful = allWords.filter((word) => !lexicon.isStopWord(word));
      const words = meaningful.length > 0 ? meaningful : allWords;
      if (words.length > 0 && !startsWithDigit(words[0] ?? '')) byKey.set(getAnchorKey(words), { words, allWords });
    }
  }
  const byWord = new Map<string, Anchor[]>();
  for (const anchor of byKey.values()) {
    for (const word of new Set([...anchor.allWords, anchor.words.join(''), anchor.allWords.join('')])) {
      const anchors = byWord.get(word);
      if (anchors) anchors.push(anchor);
      else byWord.set(word, [anchor]);
    }
  }
  return { byKey, byWord };
}

/** The texts of the products from which anchors are made. */
export const listAnchorTexts = (documents: readonly SearchDocument[]): string[] =>
  documents.flatMap(({ brand, category, attributes }) => [brand, category, ...attributes]);
