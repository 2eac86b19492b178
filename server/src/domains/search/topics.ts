/** Topics: what a query can name of the products (see the glossary): their brands, categories and attributes, such as features, concerns and skin types. */
import type { SearchDocument } from './document.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { listStems, stripMarkup } from './words.ts';

/** `allWords`: the stems of its words. `words`: the same without stop words, unless it has only stop words. */
export type Topic = { words: readonly string[]; allWords: readonly string[] };
/**
 * `byKey`: by the `getTopicKey` of `words`. `byWord`: by each word of a topic, and by its words joined into one word, with and without stop words.
 * `joinedWords`: only these joined words; a topic of one word is its own.
 */
export type Topics = {
  byKey: ReadonlyMap<string, Topic>;
  byWord: ReadonlyMap<string, readonly Topic[]>;
  joinedWords: ReadonlySet<string>;
};

const startsWithDigit = (word: string): boolean => /^\d/.test(word);

/** The key of a topic, which does not depend on the order of its words. */
export const getTopicKey = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** Collects topics: 'Toners & Essences' gives two, and '150 ml' none, as it begins with a digit. Texts may contain markup. */
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
  const joinedWords = new Set<string>();
  for (const topic of byKey.values()) {
    const joinedWordsOfTopic = [topic.words.join(''), topic.allWords.join('')];
    for (const word of joinedWordsOfTopic) joinedWords.add(word);
    for (const word of new Set([...topic.allWords, ...joinedWordsOfTopic])) {
      const topics = byWord.get(word);
      if (topics) topics.push(topic);
      else byWord.set(word, [topic]);
    }
  }
  return { byKey, byWord, joinedWords };
}

/** The topic texts of the products: those from which `collectTopics` makes topics. */
export const listTopicTexts = (documents: readonly SearchDocument[]): string[] =>
  documents.flatMap(({ brand, category, attributes }) => [brand, category, ...attributes]);
