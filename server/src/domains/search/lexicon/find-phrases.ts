/** Finds the phrases of the lexicon whose words a query has, also in other forms or in translation. */

import type { IndexedPhrase, PhraseIndex } from './phrase-index.ts';
import { getPhraseKey, type Phrase } from './phrases.ts';
import { keepDistinct, type LexiconEntry, mergeSenses, type Sense } from './senses.ts';

/** `words`: those of the query, in alphabetical order. `spelt`: the words that the lexicon has in their place. */
export type FoundPhrase = Sense & { words: Phrase; spelt: Phrase; sequences: readonly Phrase[] | null };

/** What the language files say about single words. `listEnglish`: the English words that a word stands for inside phrases. */
export type WordProperties = {
  getForm(word: string): string;
  listEnglish(word: string): readonly string[];
  isStopWord(word: string): boolean;
  isNegation(word: string): boolean;
  /** Whether a word of a phrase is no phrase by itself, and neither a stop word nor an implied word. */
  hasMeaningOnlyInPhrases(word: string): boolean;
};

const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Creates the function that finds the phrases whose words are all among these words. In a phrase of several words, another form or a translation of a word
 * counts too, unless the typed words are a phrase themselves. The order in which a query uses them:
 * 1. those with a negation, such as 'no smell';
 * 2. those with more words that are not stop words;
 * 3. those with more words;
 * 4. those with more words that have a meaning only in phrases;
 * 5. in alphabetical order, and of two with the same words, the one of the staff.
 */
export function createPhraseFinder(
  indexes: readonly PhraseIndex[],
  { getForm, listEnglish, isStopWord, isNegation, hasMeaningOnlyInPhrases }: WordProperties,
  readSense: (entry: LexiconEntry) => Sense,
): (words: ReadonlySet<string>) => FoundPhrase[] {
  const count = (words: Phrase, matches: (word: string) => boolean) => words.filter(matches).length;
  const rank = (words: Phrase): readonly number[] => [
    Number(words.length > 1 && words.some(isNegation)),
    count(words, (word) => !isStopWord(word)),
    words.length,
    count(words, hasMeaningOnlyInPhrases),
  ];
  const compare = (left: readonly number[], right: readonly number[]) =>
    left.map((value, position) => (right[position] ?? 0) - value).find((difference) => difference !== 0) ?? 0;
  /**
   * Whether the typed words are a phrase themselves, so that they do not stand for this one. A phrase of the staff replaces none that excludes products: whatever
   * staff explain, who is pregnant sees no retinol.
   */
  const isReplaced = ({ entries }: IndexedPhrase, own: PhraseIndex, words: Phrase) => {
    const key = getPhraseKey(words);
    if (own.byText.has(key)) return true;
    return indexes.some(({ byText }) => byText.has(key)) && entries.every((entry) => readSense(entry).exclusions.length === 0);
  };
  /** A phrase also says what the same words say without stop words: 'teen face wash' is also for what every 'face wash' is. */
  const addShorter = (words: Phrase, sense: Sense): Sense => {
    const shorter = words.filter((word) => !isStopWord(word));
    if (shorter.length < 2 || shorter.length === words.length) return sense;
    const phrases = indexes.flatMap(({ byText }) => byText.get(getPhraseKey(shorter)) ?? []);
    if (phrases.length === 0) return sense;
    const merged = mergeSenses([sense, ...phrases.flatMap(({ entries }) => entries.map(readSense))]);
    return { ...merged, kinds: sense.kinds, excludesNothing: sense.excludesNothing };
  };
  return (typed) => {
    const byEnglish = new Map<string, string>();
    for (const word of typed) for (const english of listEnglish(word)) byEnglish.set(english, word);
    const byForm = new Map<string, string>();
    for (const [english, word] of byEnglish) byForm.set(getForm(english), word);
    for (const word of typed) byForm.set(getForm(word), word);

    const found: { phrase: FoundPhrase; order: readonly number[]; text: string; isExact: boolean; index: PhraseIndex }[] = [];
    const add = (index: PhraseIndex, { entries, sequences }: IndexedPhrase, spelt: Phrase, words: Phrase, isExact: boolean) => {
      const sense = addShorter(spelt, mergeSenses(entries.map(readSense)));
      const isTranslated = isExact && words.some((word, position) => word !== spelt[position]);
      // Products may have the English words of a phrase that the shopper translated.
      const meanings = isTranslated ? keepDistinct([{ phrase: spelt, isOnlySimilar: false }, ...sense.meanings]) : sense.meanings;
      const inTypedWords = sequences?.map((sequence) => sequence.map((word) => words[spelt.indexOf(word)] ?? word)) ?? null;
      const phrase = { ...sense, meanings, words: words.toSorted(), spelt, sequences: inTypedWords };
      found.push({ phrase, order: rank(spelt), text: phrase.words.join(' '), isExact, index });
    };
    for (const index of indexes) {
      for (const word of typed) {
        const phrase = index.byText.get(word);
        if (phrase) add(index, phrase, [word], [word], true);
        const asOneWord = index.byText.get(index.joined.get(word) ?? '');
        if (asOneWord && !isReplaced(asOneWord, index, [word])) add(index, { ...asOneWord, sequences: null }, [word], [word], true);
      }
      for (const form of byForm.keys()) {
        for (const phrase of index.byRarestForm.get(form) ?? []) {
          const spelt = phrase.words;
          if (!spelt.every((word) => byForm.has(getForm(word)))) continue;
          if (spelt.every((word) => typed.has(word))) {
            add(index, phrase, spelt, spelt, true);
            continue;
          }
          const words = spelt.map((word) => (typed.has(word) ? word : (byEnglish.get(word) ?? byForm.get(getForm(word)) ?? '')));
          const isWordForWord = spelt.every((word) => typed.has(word) || byEnglish.has(word));
          if (new Set(words).size === words.length && !isReplaced(phrase, index, words)) add(index, phrase, spelt, words, isWordForWord);
        }
      }
    }
    // If typed words are one phrase word for word and another only by other forms, they mean only the first.
    const isOfOther = ({ text, isExact, index, phrase }: (typeof found)[number]) =>
      !isExact && found.some((other) => other.isExact && other.text === text && (other.index === index || phrase.exclusions.length === 0));
    return found
      .filter((each) => !isOfOther(each))
      .sort((left, right) => compare(left.order, right.order) || compareTexts(left.phrase.spelt.join(' '), right.phrase.spelt.join(' ')))
      .map(({ phrase }) => phrase);
  };
}
