/** The phrases of entries, by their words. */
import { listStems } from '../words.ts';
import { getPhraseKey, type Phrase, type StopWords, shortenPhrase } from './phrases.ts';
import type { LexiconEntry } from './senses.ts';

/**
 * `words`: in alphabetical order. `sequences`: the orders in which a shopper must type the words; null if the order does
 * not matter.
 */
export type IndexedPhrase = { words: Phrase; entries: readonly LexiconEntry[]; sequences: readonly Phrase[] | null };

/**
 * `byText`: all phrases, by their key (see `getPhraseKey`). `joined`: the keys of phrases whose words are typed as one: 'bodywash'. `byRarestForm`: those of several words, by the form of the word that
 * the fewest phrases have. `wordCounts`: how many phrases have a word.
 */
export type PhraseIndex = {
  byText: ReadonlyMap<string, IndexedPhrase>;
  joined: ReadonlyMap<string, string>;
  byRarestForm: ReadonlyMap<string, readonly IndexedPhrase[]>;
  wordCounts: ReadonlyMap<string, number>;
};

/** A phrase that joins to a shorter word is not joined, as it could be a different word. */
const JOINED_LENGTH_MIN = 7;

/** A phrase as an entry writes it. `words`: all words. `shorter`: without stop words. */
type WrittenPhrase = { entry: LexiconEntry; words: Phrase; shorter: Phrase };

/**
 * A phrase keeps its stop words and the order of its words if other entries have it without them: 'lips at night' keeps 'at', as a 'night lip' mask is
 * something else. So does a phrase that excludes nothing: 'baby pink' is not about babies, but 'pink for my baby' is.
 */
function indexByText(written: readonly WrittenPhrase[]) {
  const byText = new Map<string, IndexedPhrase>();
  const joined = new Map<string, string>();
  const add = (words: Phrase, entry: LexiconEntry, isInOrder: boolean) => {
    const text = getPhraseKey(words);
    const { entries = [], sequences = [] } = byText.get(text) ?? {};
    const phrase: IndexedPhrase = {
      words: text.split(' '),
      entries: entries.includes(entry) ? entries : [...entries, entry],
      sequences: isInOrder && sequences ? [...sequences, words] : null,
    };
    byText.set(text, phrase);
    const asOneWord = words.join('');
    if (words.length > 1 && asOneWord.length >= JOINED_LENGTH_MIN) joined.set(asOneWord, text);
  };
  const isShortened = ({ words, shorter }: WrittenPhrase) => shorter.length < words.length;
  for (const phrase of written) if (!isShortened(phrase)) add(phrase.words, phrase.entry, phrase.entry.never?.length === 0);
  const unshortened = new Map(byText);
  for (const { entry, words, shorter } of written.filter(isShortened)) {
    const others = unshortened.get(getPhraseKey(shorter))?.entries ?? [];
    const keepsStopWords = entry.never?.length === 0 || (others.length > 0 && !others.includes(entry));
    add(keepsStopWords ? words : shorter, entry, keepsStopWords);
  }
  // A word that an entry has itself does not mean what a phrase joined to it means: 'breakout' is not 'breaks me out'.
  for (const word of joined.keys()) if (byText.has(word)) joined.delete(word);
  return { byText, joined };
}

/** Indexes the phrases of these entries. `getForm`: the form that stands for a word and its other forms (see `word_forms` of the language files). */
export function indexPhrases(entries: readonly LexiconEntry[], stopWords: StopWords, getForm: (word: string) => string): PhraseIndex {
  const { byText, joined } = indexByText(
    entries.flatMap((entry) =>
      entry.words.map((text) => {
        const words = listStems(text);
        return { entry, words, shorter: shortenPhrase(words, stopWords) };
      }),
    ),
  );
  const wordCounts = new Map<string, number>();
  const formCounts = new Map<string, number>();
  const increment = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { words } of byText.values()) {
    for (const word of words) {
      increment(wordCounts, word);
      increment(formCounts, getForm(word));
    }
  }
  const byRarestForm = new Map<string, IndexedPhrase[]>();
  for (const phrase of byText.values()) {
    const forms = phrase.words.map(getForm);
    if (forms.length < 2) continue;
    const rarest = forms.reduce((left, right) => ((formCounts.get(right) ?? 0) < (formCounts.get(left) ?? 0) ? right : left));
    const phrases = byRarestForm.get(rarest);
    if (phrases) phrases.push(phrase);
    else byRarestForm.set(rarest, [phrase]);
  }
  return { byText, joined, byRarestForm, wordCounts };
}
