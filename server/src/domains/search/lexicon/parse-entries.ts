/** Turns the entries of the language files into phrases of stems. */
import { splitWords } from '../words.ts';
import type { Entry, EntryKind, LanguageFile } from './language-file.ts';

/** A phrase as words, all of which must match. */
export type Phrase = readonly string[];
/**
 * `wider`: similar, but not the same. `lacks`: ingredients that the product must not have. `place`: in the list of meanings, of which the
 * first is the nearest.
 */
export type Meaning = { phrase: Phrase; wider: boolean; lacks: boolean; place: number };
/** `key`: the typed words in alphabetical order. */
export type Synonym = { key: Phrase; kind: EntryKind; meanings: readonly Meaning[] };

type IsStopWord = (word: string) => boolean;

/** Without stop words, unless the phrase has no other. */
export function parsePhrase(text: string, isStopWord: IsStopWord): Phrase {
  const words = splitWords(text);
  const meaningful = words.filter((word) => !isStopWord(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Shorter joined words are more likely a different word. */
const JOINED_MIN = 7;

/** The phrase as typed, and joined: 'bodywash'. */
export function listKeys(phrase: Phrase): Phrase[] {
  const key = [...new Set(phrase)].sort();
  const joined = phrase.join('');
  return phrase.length > 1 && joined.length >= JOINED_MIN ? [key, [joined]] : [key];
}

export const getPhraseKey = (phrase: Phrase): string => phrase.toSorted().join(' ');

const parseMeanings = ({ means, wider = [], without }: Entry, isStopWord: IsStopWord): Meaning[] => [
  ...means.map((text) => ({ phrase: parsePhrase(text, isStopWord), wider: false, lacks: false, place: 0 })),
  ...wider.map((text) => ({ phrase: parsePhrase(text, isStopWord), wider: true, lacks: false, place: 0 })),
  ...(without ? [{ phrase: without.flatMap(splitWords), wider: false, lacks: true, place: 0 }] : []),
];

export const numberDistinct = (meanings: readonly Meaning[]): Meaning[] => {
  const byPhrase = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const key = `${meaning.lacks} ${getPhraseKey(meaning.phrase)}`;
    const same = byPhrase.get(key);
    if (!same || (same.wider && !meaning.wider)) byPhrase.set(key, meaning);
  }
  return [...byPhrase.values()].map((meaning, place) => ({ ...meaning, place }));
};

/** All synonyms. Words of other languages take over the meanings of the English words that they name. */
export function parseEntries(files: readonly LanguageFile[], isStopWord: IsStopWord): Synonym[] {
  const english = new Map<string, Meaning[]>();
  for (const entry of files.filter(({ language }) => language === 'en').flatMap(({ entries }) => entries)) {
    const meanings = parseMeanings(entry, isStopWord);
    for (const word of entry.words) {
      const key = getPhraseKey(parsePhrase(word, isStopWord));
      english.set(key, [...(english.get(key) ?? []), ...meanings]);
    }
  }
  const takeOver = (meaning: Meaning): Meaning[] => {
    const taken = meaning.lacks ? [] : (english.get(getPhraseKey(meaning.phrase)) ?? []);
    return [meaning, ...taken.map((one) => ({ ...one, wider: one.wider || meaning.wider }))];
  };
  return files.flatMap(({ language, entries }) =>
    entries.flatMap((entry) => {
      const own = parseMeanings(entry, isStopWord);
      const meanings = numberDistinct(language === 'en' ? own : own.flatMap(takeOver));
      const keys = entry.words.flatMap((text) => listKeys(parsePhrase(text, isStopWord)));
      return keys.map((key) => ({ key, kind: entry.kind, meanings }));
    }),
  );
}
