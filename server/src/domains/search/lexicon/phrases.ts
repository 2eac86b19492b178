/** The words of a text that count, apart from stop words. */
import { listStems } from '../words.ts';

/** The stems of the words of a phrase. */
export type Phrase = readonly string[];

/** The distinct words of a phrase in alphabetical order, as the order in which a shopper types them hardly ever matters. */
export const getPhraseKey = (phrase: Phrase): string => (phrase.length === 1 ? (phrase[0] ?? '') : [...new Set(phrase)].sort().join(' '));

/** `isPersonWord`: whether the word is a stop word for a person (see `person_words` of the language files). */
export type StopWords = { isStopWord(word: string): boolean; isPersonWord(word: string): boolean };

/** The stems of the words without stop words, unless the phrase has only stop words. */
export function parsePhrase(text: string, isStopWord: StopWords['isStopWord']): Phrase {
  const words = listStems(text);
  const others = words.filter((word) => !isStopWord(word));
  return others.length > 0 ? others : words;
}

/**
 * The phrase without stop words, but with words for people: 'gift new mum' is not about every new gift. Keeps all words if otherwise a single one would
 * remain: 'clean look' is not about all that is clean.
 */
export function shortenPhrase(words: Phrase, { isStopWord, isPersonWord }: StopWords): Phrase {
  const shorter = words.filter((word) => !isStopWord(word) || isPersonWord(word));
  return shorter.length > 1 ? shorter : words;
}
