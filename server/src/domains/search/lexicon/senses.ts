/** What an entry of the lexicon says of its words: which products they find, and which they must never show. */
import { listStems } from '../words.ts';
import type { Entry, EntryKind, Exclusion as WrittenExclusion } from './language-file.ts';
import { type Phrase, parsePhrase } from './phrases.ts';

/** Products with all words of the phrase are found too. `isOnlySimilar`: they rank lower. */
export type Meaning = { phrase: Phrase; isOnlySimilar: boolean };

/**
 * Products that are never shown. `ingredients`: those of which one ingredient has all the words. `outside_description`: those that have the word in another
 * field than the description. `anywhere`: those that have it in any field.
 */
export type Exclusion = { words: Phrase; where: 'anywhere' | 'outside_description' | 'ingredients' };

/**
 * `meanings`: the nearest first. `withouts`: products with none of these words among their ingredients are found too. `excludesNothing`: the words, typed side
 * by side, exclude no product, although some of them do.
 */
export type Sense = {
  kinds: readonly EntryKind[];
  meanings: readonly Meaning[];
  withouts: readonly Phrase[];
  exclusions: readonly Exclusion[];
  excludesNothing: boolean;
};

/** `language`: 'staff' for a word that staff have added, whose kind is that of its meanings. */
export type LexiconEntry = Omit<Entry, 'kind'> & { kind: EntryKind | null; language: string };

/** The maximum number of meanings of a word of the staff, as a search looks at the products of each. */
export const MEANINGS_MAX = 20;
/** Staff's words with unknown meanings show that a query is about beauty products, as kinds of product do. */
const UNKNOWN_KIND: EntryKind = 'product';

function parseExclusion(item: WrittenExclusion): Exclusion {
  if (typeof item !== 'string')
    return 'named' in item
      ? { words: listStems(item.named), where: 'outside_description' }
      : { words: listStems(item.listed), where: 'ingredients' };
  const words = listStems(item);
  return { words, where: words.length > 1 ? 'ingredients' : 'anywhere' };
}

/** Keeps one of several meanings with the same words: the first exact one, or the first if none is exact. */
export function keepDistinct(meanings: readonly Meaning[]): Meaning[] {
  const byWords = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const key = meaning.phrase.toSorted().join(' ');
    const existing = byWords.get(key);
    if (!existing || (existing.isOnlySimilar && !meaning.isOnlySimilar)) byWords.set(key, meaning);
  }
  return [...byWords.values()];
}

export const mergeSenses = (senses: readonly Sense[]): Sense => ({
  kinds: [...new Set(senses.flatMap(({ kinds }) => kinds))],
  meanings: keepDistinct(senses.flatMap(({ meanings }) => meanings)),
  withouts: senses.flatMap(({ withouts }) => withouts),
  exclusions: senses.flatMap(({ exclusions }) => exclusions),
  excludesNothing: senses.every(({ excludesNothing }) => excludesNothing),
});

/**
 * Creates the function that reads an entry when a query needs it first. An entry that is not English also says what its English meanings say.
 * `findEntries`: the entries that have the phrase among their words, in English or in any language.
 */
export function createSenseReader(
  findEntries: (text: string, isEnglishOnly: boolean) => readonly LexiconEntry[],
  isStopWord: (word: string) => boolean,
): (entry: LexiconEntry) => Sense {
  const senses = new WeakMap<LexiconEntry, Sense>();
  function readSense(entry: LexiconEntry): Sense {
    const { language, kind, means, similar = [], without, never } = entry;
    const isOfStaff = language === 'staff';
    const texts = [...means.map((text) => ({ text, isOnlySimilar: false })), ...similar.map((text) => ({ text, isOnlySimilar: true }))].map(
      ({ text, isOnlySimilar }) => ({
        own: { phrase: parsePhrase(text, isStopWord), isOnlySimilar },
        explained: language === 'en' ? [] : findEntries(text, !isOfStaff).map(read),
      }),
    );
    const explained = texts.flatMap((text) => text.explained);
    const listExplained = ({ own, explained }: (typeof texts)[number]): Meaning[] =>
      explained.flatMap(({ meanings }) => meanings.map((meaning) => (own.isOnlySimilar ? { ...meaning, isOnlySimilar: true } : meaning)));
    // The meanings that staff wrote come before what the language files add to any of them, so they count as nearer.
    const meanings = isOfStaff
      ? keepDistinct([...texts.map(({ own }) => own), ...texts.flatMap(listExplained)]).slice(0, MEANINGS_MAX)
      : keepDistinct(texts.flatMap((text) => [text.own, ...listExplained(text)]));
    return {
      kinds: kind ? [kind] : (explained[0]?.kinds ?? [UNKNOWN_KIND]),
      meanings,
      withouts: [...(without ? [without.flatMap(listStems)] : []), ...explained.flatMap(({ withouts }) => withouts)],
      exclusions: [...(never ?? []).map(parseExclusion), ...explained.flatMap(({ exclusions }) => exclusions)],
      excludesNothing: never?.length === 0,
    };
  }
  function read(entry: LexiconEntry): Sense {
    const sense = senses.get(entry) ?? readSense(entry);
    senses.set(entry, sense);
    return sense;
  }
  return read;
}
