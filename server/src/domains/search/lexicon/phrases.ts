/** Finds the words of texts that count, apart from stop words. */
import { listStems } from '../words.ts';
import type { Entry, LanguageFile } from './language-file.ts';

/** The stems of the words of a phrase. */
export type Phrase = readonly string[];

/** The words of a phrase in alphabetical order, as the order in which a shopper types them hardly ever matters. */
export const getPhraseKey = (phrase: Phrase): string => (phrase.length === 1 ? (phrase[0] ?? '') : phrase.toSorted().join(' '));

/** `isPersonWord`: whether the word is a stop word for a person (see `person_words` of the language files). */
export type StopWords = { isStopWord(word: string): boolean; isPersonWord(word: string): boolean };

/** The phrase without these words, unless it has no others. */
function leaveOutWords(phrase: Phrase, isLeftOut: (word: string) => boolean): Phrase {
  const others = phrase.filter((word) => !isLeftOut(word));
  return others.length > 0 ? others : phrase;
}

/** The stems of the words without stop words, unless the phrase has only stop words. */
export const parsePhrase = (text: string, isStopWord: StopWords['isStopWord']): Phrase => leaveOutWords(listStems(text), isStopWord);

/** The phrase without stop words, but with words for people: 'gift new mum' is not about every new gift. */
export const leaveOutStopWords = (phrase: Phrase, { isStopWord, isPersonWord }: StopWords): Phrase =>
  leaveOutWords(phrase, (word) => isStopWord(word) && !isPersonWord(word));

/** The same, but with all stop words if otherwise a single word would remain: 'clean look' is not about all that is clean. */
export function shortenPhrase(words: Phrase, stopWords: StopWords): Phrase {
  const phrase = leaveOutStopWords(words, stopWords);
  return phrase.length === 1 ? words : phrase;
}

/** Whether the entry says that its words exclude no products, although some of them do. */
export const excludesNothing = ({ never }: Entry): boolean => never?.length === 0;

/** `phrase`: the words that a shopper must type. `shorterPhrase`: the same words without stop words. `sequences`: see `Synonym`. */
type TypedPhrase = { phrase: Phrase; shorterPhrase: Phrase; sequences?: readonly Phrase[] };

/**
 * Creates the function that parses a text which a shopper types for an entry. A phrase keeps its stop words and the order of its words if it would else be
 * a phrase that only other entries have as it stands: 'lips at night' keeps 'at', as a 'night lip' mask is something else.
 */
export function createTypedPhraseParser(
  files: readonly LanguageFile[],
  stopWords: StopWords,
): (text: string, entry?: Entry) => TypedPhrase {
  const parsedTexts = new Map<string, { words: Phrase; shorterPhrase: Phrase }>();
  // Each text is parsed several times.
  const parse = (text: string) => {
    const existing = parsedTexts.get(text);
    if (existing) return existing;
    const words = listStems(text);
    const parsed = { words, shorterPhrase: shortenPhrase(words, stopWords) };
    parsedTexts.set(text, parsed);
    return parsed;
  };
  const entriesByKey = new Map<string, Set<Entry>>();
  for (const entry of files.flatMap(({ entries }) => entries)) {
    for (const text of entry.words) {
      const { words, shorterPhrase } = parse(text);
      if (shorterPhrase.length < words.length) continue;
      const key = getPhraseKey(words);
      entriesByKey.set(key, (entriesByKey.get(key) ?? new Set()).add(entry));
    }
  }
  return (text, entry) => {
    const { words, shorterPhrase } = parse(text);
    const entries = shorterPhrase.length < words.length ? entriesByKey.get(getPhraseKey(shorterPhrase)) : undefined;
    const isOfOtherEntries = entries !== undefined && !(entry && entries.has(entry));
    const keepsStopWords = isOfOtherEntries || (entry !== undefined && excludesNothing(entry));
    return keepsStopWords ? { phrase: words, shorterPhrase, sequences: [words] } : { phrase: shorterPhrase, shorterPhrase };
  };
}
