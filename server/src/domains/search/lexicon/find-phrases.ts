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
  const isPhrase = (words: Phrase) => indexes.some(({ byText }) => byText.has(getPhraseKey(words)));
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

    const found: { phrase: FoundPhrase; order: readonly number[]; text: string; isExact: boolean }[] = [];
    const add = ({ entries, sequences }: IndexedPhrase, spelt: Phrase, words: Phrase, isExact: boolean) => {
      const sense = addShorter(spelt, mergeSenses(entries.map(readSense)));
      const isTranslated = isExact && words.some((word, position) => word !== spelt[position]);
      // Products may have the English words of a phrase that the shopper translated.
      const meanings = isTranslated ? keepDistinct([{ phrase: spelt, isOnlySimilar: false }, ...sense.meanings]) : sense.meanings;
      const inTypedWords = sequences?.map((sequence) => sequence.map((word) => words[spelt.indexOf(word)] ?? word)) ?? null;
      found.push({
        phrase: { ...sense, meanings, words: words.toSorted(), spelt, sequences: inTypedWords },
        order: rank(spelt),
        text: words.toSorted().join(' '),
        isExact,
      });
    };
    for (const { byText, joined, byRarestForm } of indexes) {
      for (const word of typed) {
        const phrase = byText.get(word);
        if (phrase) add(phrase, [word], [word], true);
        // Staff and the language files may both have the word, so a joined phrase counts only where neither has it.
        const asOneWord = isPhrase([word]) ? undefined : joined.get(word);
        if (asOneWord) add({ ...asOneWord, sequences: null }, [word], [word], true);
      }
      for (const form of byForm.keys()) {
        for (const phrase of byRarestForm.get(form) ?? []) {
          const spelt = phrase.words;
          if (!spelt.every((word) => byForm.has(getForm(word)))) continue;
          if (spelt.every((word) => typed.has(word))) {
            add(phrase, spelt, spelt, true);
            continue;
          }
          const words = spelt.map((word) => (typed.has(word) ? word : (byEnglish.get(word) ?? byForm.get(getForm(word)) ?? '')));
          if (new Set(words).size < words.length || isPhrase(words)) continue;
          add(
            phrase,
            spelt,
            words,
            spelt.every((word) => typed.has(word) || byEnglish.has(word)),
          );
        }
      }
    }
    // If typed words are one phrase word for word and another only by other forms, they mean only the first.
    const exactTexts = new Set(found.flatMap(({ text, isExact }) => (isExact ? text : [])));
    return found
      .filter(({ text, isExact }) => isExact || !exactTexts.has(text))
      .sort((left, right) => compare(left.order, right.order) || compareTexts(left.phrase.spelt.join(' '), right.phrase.spelt.join(' ')))
      .map(({ phrase }) => phrase);
  };
}
