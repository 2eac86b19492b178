/** Topics: the brands, product kinds, concerns and skin types that a query can name, each as a set of words. */
import type { SearchDocument } from './document.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { listStems, stripMarkup } from './words.ts';

/** `words`: without stop words, unless the topic has only stop words. */
export type Topic = { words: readonly string[]; allWords: readonly string[] };
/** `byKey` is keyed by `getTopicKey`; `byWord` by each word of a topic, and by all its words joined to one. */
export type Topics = { byKey: ReadonlyMap<string, Topic>; byWord: ReadonlyMap<string, readonly Topic[]> };

const startsWithDigit = (word: string): boolean => /^\d/.test(word);

/** The key of a topic, which does not depend on the order of its words. */
export const getTopicKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** Collects topics: 'Toners & Essences' gives two, '150 ml' none. Texts may contain markup. */
export function collectTopics(texts: Iterable<string>, lexicon: Lexicon): Topics {
  const byKey = new Map<string, Topic>();
  // In alphabetical order, so that topics do not depend on the order of the products.
  for (const text of [...new Set(texts)].sort()) {
    for (const phrase of stripMarkup(text).split('&')) {
      const allWords = listStems(phrase);
      const withoutStopWords = allWords.filter((word) => !lexicon.isStopWord(word));
      const words = withoutStopWords.length > 0 ? withoutStopWords : allWords;
      if (words.length > 0 && !startsWithDigit(words[0] ?? '')) byKey.set(getTopicKey(words), { words, allWords });
    }
  }
  const byWord = new Map<string, Topic[]>();
  for (const topic of byKey.values()) {
    for (const word of new Set([...topic.allWords, topic.words.join(''), topic.allWords.join('')])) {
      const topics = byWord.get(word);
      if (topics) topics.push(topic);
      else byWord.set(word, [topic]);
    }
  }
  return { byKey, byWord };
}

/** The texts of the products from which topics are made. */
export const listTopicTexts = (documents: readonly SearchDocument[]): string[] =>
  documents.flatMap(({ brand, category, attributes }) => [brand, category, ...attributes]);
