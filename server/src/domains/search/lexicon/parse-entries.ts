/** Turns the entries of the language files into phrases of stems. */
import { listStems } from '../words.ts';
import type { Entry, EntryKind, Exclusion, LanguageFile } from './language-file.ts';
import { createTypedPhraseParser, excludesNothing, getPhraseKey, type Phrase, parsePhrase, type StopWords } from './phrases.ts';

/** One meaning of the words of an entry: it says which other products match a query with these words. */
export type Meaning = {
  /** The words that a product must all have; if `isNegated`, the words of which it must have none. */
  phrase: Phrase;
  /** The phrase means something similar, so its products rank lower. */
  isOnlySimilar: boolean;
  /** From `without` of the entry: products match whose list of ingredients has none of the words. */
  isNegated: boolean;
  /**
   * From `never` of the entry; `isNegated` too. It adds no matches, but removes products: with 'words', those that have one of the words in any field;
   * with 'named', the same in any field but the description; with 'ingredient', those with one ingredient whose name has all of the words.
   */
  excludesProducts?: 'words' | 'named' | 'ingredient';
  /** 0 for the nearest meaning of a word. */
  rank: number;
};
/**
 * The meanings of a word or phrase. `key`: the words that a shopper must type for it, in alphabetical order. `isJoined`: the key is a phrase whose words are
 * joined to one, such as 'bodywash'. `kinds`: the distinct kinds of the entries with these words. `sequences`: the same words in the orders in which a shopper
 * may type them; missing if the order does not matter. `excludesNothing`: the query excludes nothing because of words of the key, not even if an entry for
 * some of them does.
 */
export type Synonym = {
  key: Phrase;
  isJoined: boolean;
  kinds: readonly EntryKind[];
  meanings: readonly Meaning[];
  sequences?: readonly Phrase[];
  excludesNothing?: true;
};

/** A phrase that joins to a shorter word is not joined, as it could be a different word. */
const JOINED_LENGTH_MIN = 7;

/** The keys of a phrase: its words, and all of them joined to one: 'bodywash'. */
export function listKeys(phrase: Phrase): Pick<Synonym, 'key' | 'isJoined'>[] {
  const separate = { key: [...new Set(phrase)].sort(), isJoined: false };
  const joined = phrase.join('');
  return phrase.length > 1 && joined.length >= JOINED_LENGTH_MIN ? [separate, { key: [joined], isJoined: true }] : [separate];
}

/** Single words exclude products together. Each text of several words is the name of an ingredient, or a part of one. */
function parseNever(exclusions: readonly Exclusion[]): Meaning[] {
  const phrases = exclusions.flatMap((item) => (typeof item === 'string' ? [listStems(item)] : []));
  const words = phrases.filter(({ length }) => length === 1).flat();
  const named = exclusions.flatMap((item) => (typeof item !== 'string' && 'named' in item ? listStems(item.named) : []));
  const listed = exclusions.flatMap((item) => (typeof item !== 'string' && 'listed' in item ? [listStems(item.listed)] : []));
  const ingredients = [...phrases.filter(({ length }) => length > 1), ...listed];
  const common = { isOnlySimilar: false, isNegated: true, rank: 0 };
  return [
    ...(words.length > 0 ? [{ ...common, phrase: words, excludesProducts: 'words' as const }] : []),
    ...(named.length > 0 ? [{ ...common, phrase: named, excludesProducts: 'named' as const }] : []),
    ...ingredients.map((phrase) => ({ ...common, phrase, excludesProducts: 'ingredient' as const })),
  ];
}

const parseMeanings = ({ means, similar = [], without, never }: Entry, isStopWord: StopWords['isStopWord']): Meaning[] => [
  ...means.map((text) => ({ phrase: parsePhrase(text, isStopWord), isOnlySimilar: false, isNegated: false, rank: 0 })),
  ...similar.map((text) => ({ phrase: parsePhrase(text, isStopWord), isOnlySimilar: true, isNegated: false, rank: 0 })),
  ...(without ? [{ phrase: without.flatMap(listStems), isOnlySimilar: false, isNegated: true, rank: 0 }] : []),
  ...parseNever(never ?? []),
];

/** Removes repeated meanings and ranks the others in their order. Of an exact and a similar meaning with the same phrase it keeps the exact one. */
export const rankDistinct = (meanings: readonly Meaning[]): Meaning[] => {
  const byPhrase = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const key = `${meaning.isNegated} ${meaning.excludesProducts} ${getPhraseKey(meaning.phrase)}`;
    const existing = byPhrase.get(key);
    if (!existing || (existing.isOnlySimilar && !meaning.isOnlySimilar)) byPhrase.set(key, meaning);
  }
  return [...byPhrase.values()].map((meaning, rank) => ({ ...meaning, rank }));
};

/**
 * Merges the synonyms with the same words: several languages can share a word, and several two-way search words of the staff can share a meaning, which
 * is then a synonym for each of them. A phrase whose words are joined adds nothing to a word that an entry has itself: 'breakout' does not mean 'everything
 * breaks me out'. The meanings of each synonym must be distinct and ranked. A synonym whose words no other has is not copied: all
 * words of an entry share one list of meanings, and a list for each word would take most of the lexicon's memory.
 */
export function mergeByKey(synonyms: readonly Synonym[]): Synonym[] {
  const byKey = Map.groupBy(synonyms, ({ key }) => key.join(' '));
  return [...byKey.values()].flatMap((synonymsOfKey) => {
    const written = synonymsOfKey.filter(({ isJoined }) => !isJoined);
    const merged = written.length > 0 ? written : synonymsOfKey;
    const [first] = merged;
    if (!first || merged.length === 1) return merged;
    const { key, isJoined } = first;
    const kinds = [...new Set(merged.flatMap((synonym) => synonym.kinds))];
    const meanings = rankDistinct(merged.flatMap((synonym) => synonym.meanings));
    const allSequences = merged.every(({ sequences }) => sequences) ? { sequences: merged.flatMap(({ sequences = [] }) => sequences) } : {};
    const excludes = merged.some((synonym) => !synonym.excludesNothing);
    return [{ key, isJoined, kinds, meanings, ...allSequences, ...(!excludes && { excludesNothing: true as const }) }];
  });
}

/** Parses the synonyms of all languages. A word of another language also gets the meanings of the English words that it means. */
export function parseEntries(files: readonly LanguageFile[], stopWords: StopWords): Synonym[] {
  const { isStopWord } = stopWords;
  const parseTyped = createTypedPhraseParser(files, stopWords);
  const englishByPhrase = new Map<string, Meaning[]>();
  for (const entry of files.filter(({ language }) => language === 'en').flatMap(({ entries }) => entries)) {
    const meanings = parseMeanings(entry, isStopWord);
    for (const word of entry.words) {
      const key = getPhraseKey(parseTyped(word, entry).phrase);
      englishByPhrase.set(key, [...(englishByPhrase.get(key) ?? []), ...meanings]);
    }
  }
  const findEnglish = (text: string): Meaning[] => {
    const { phrase, shorterPhrase } = parseTyped(text);
    return englishByPhrase.get(getPhraseKey(phrase)) ?? englishByPhrase.get(getPhraseKey(shorterPhrase)) ?? [];
  };
  const listEnglishMeanings = (text: string | undefined, isOnlySimilar: boolean): Meaning[] =>
    (text === undefined ? [] : findEnglish(text)).map((english) => ({
      ...english,
      isOnlySimilar: english.isOnlySimilar || isOnlySimilar,
    }));
  const addEnglishMeanings = ({ means, similar = [] }: Entry, meanings: readonly Meaning[]): Meaning[] => {
    // `meanings` begins with those of these texts, in the same order; those of `without` and `never` follow.
    const texts = [...means, ...similar];
    return meanings.flatMap((meaning, position) => [meaning, ...listEnglishMeanings(texts[position], meaning.isOnlySimilar)]);
  };
  return files.flatMap(({ language, entries }) =>
    entries.flatMap((entry) => {
      const parsed = parseMeanings(entry, isStopWord);
      const meanings = rankDistinct(language === 'en' ? parsed : addEnglishMeanings(entry, parsed));
      return entry.words.flatMap((text) => {
        const { phrase, sequences } = parseTyped(text, entry);
        const asWritten = { ...(sequences && { sequences }), ...(excludesNothing(entry) && { excludesNothing: true as const }) };
        return listKeys(phrase).map((key) => ({ ...key, ...(key.isJoined ? {} : asWritten), kinds: [entry.kind], meanings }));
      });
    }),
  );
}

/** Adds to each synonym the meanings of the same words without stop words: 'teen face wash' is also for what every 'face wash' is. */
export function addShorterMeanings(synonyms: readonly Synonym[], { isStopWord }: StopWords): Synonym[] {
  const byKey = new Map(synonyms.map((synonym) => [synonym.key.join(' '), synonym]));
  return synonyms.map((synonym) => {
    const shorterKey = synonym.key.filter((word) => !isStopWord(word));
    // A single word may mean something else: 'clean look' is not about all that is clean.
    const shorter = shorterKey.length > 1 && shorterKey.length < synonym.key.length ? byKey.get(shorterKey.join(' ')) : undefined;
    return shorter ? { ...synonym, meanings: rankDistinct([...synonym.meanings, ...shorter.meanings]) } : synonym;
  });
}
