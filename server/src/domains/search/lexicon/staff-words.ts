/** Turns the words that staff explain into synonyms, beside those of the language files. */
import type { EntryKind } from './language-file.ts';
import { listKeys, type Meaning, numberDistinct, type Phrase, parsePhrase, type Synonym } from './parse-entries.ts';

/** `is_two_way`: who searches for a meaning also finds the word. */
export type StaffWord = { word: string; means: readonly string[]; is_two_way: boolean };

/** Each meaning of a typed word costs a look at its products, so the staff's words give one word no more of them. */
export const MEANINGS_MAX = 20;
/** The ways to say a meaning of several words in the words of the language files. */
const VARIANTS_MAX = 12;

/** A word whose meanings the language files do not know makes a query one for this shop, as a concern does. */
const UNKNOWN_KIND: EntryKind = 'concern';

const getKey = (words: Phrase): string => [...new Set(words)].sort().join(' ');
const createMeaning = (phrase: Phrase): Meaning => ({ phrase, wider: false, lacks: false, place: 0 });

/** The phrase with each part that has synonyms replaced by each of them: 'vitamin c serum' is also 'ascorbic acid ampoule'. */
function listVariants(phrase: Phrase, synonyms: ReadonlyMap<string, readonly Synonym[]>): Phrase[] {
  let variants: Phrase[] = [[]];
  for (let from = 0; from < phrase.length; ) {
    let length = phrase.length - from;
    while (length > 1 && !synonyms.has(getKey(phrase.slice(from, from + length)))) length--;
    const part = phrase.slice(from, from + length);
    const meanings = (synonyms.get(getKey(part)) ?? [])
      .flatMap((synonym) => synonym.meanings)
      .filter(({ wider, lacks }) => !wider && !lacks);
    const ways = [part, ...meanings.map((meaning) => meaning.phrase)];
    variants = ways.flatMap((way) => variants.map((variant) => [...variant, ...way])).slice(0, VARIANTS_MAX);
    from += length;
  }
  return variants.map((variant) => [...new Set(variant)]);
}

type Explained = { kinds: readonly EntryKind[]; meanings: readonly Meaning[] };

/** Explains texts by the synonyms of the language files; each text once, as words share meanings. */
function createExplainer(known: readonly Synonym[], isStopWord: (word: string) => boolean): (text: string) => Explained {
  const byKey = new Map<string, Synonym[]>();
  for (const synonym of known) {
    const same = byKey.get(getKey(synonym.key));
    if (same) same.push(synonym);
    else byKey.set(getKey(synonym.key), [synonym]);
  }
  const explained = new Map<string, Explained>();
  function explain(text: string): Explained {
    const phrase = parsePhrase(text, isStopWord);
    const same = byKey.get(getKey(phrase)) ?? [];
    const more = same.length > 0 ? same.flatMap(({ meanings }) => meanings) : listVariants(phrase, byKey).map(createMeaning);
    return { kinds: same.map(({ kind }) => kind), meanings: [createMeaning(phrase), ...more] };
  }
  return (text) => {
    const result = explained.get(text) ?? explain(text);
    explained.set(text, result);
    return result;
  };
}

/** Several words can have a meaning in common, which then means all of them in return. */
function mergeByKey(synonyms: readonly Synonym[]): Synonym[] {
  const byKey = Map.groupBy(synonyms, ({ key }) => getKey(key));
  return [...byKey.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, meanings: numberDistinct(same.flatMap(({ meanings }) => meanings)).slice(0, MEANINGS_MAX) }] : [];
  });
}

/** `known`: the synonyms of the language files, whose meanings the words take over. */
export function parseStaffWords(words: readonly StaffWord[], known: readonly Synonym[], isStopWord: (word: string) => boolean): Synonym[] {
  const explain = createExplainer(known, isStopWord);
  function createSynonyms(word: string, means: readonly string[]): Synonym[] {
    const explained = means.map(explain);
    // The meanings that staff write come before what the language files add to any of them.
    const own = explained.flatMap(({ meanings }) => meanings.slice(0, 1));
    const more = explained.flatMap(({ meanings }) => meanings.slice(1));
    const [kind = UNKNOWN_KIND] = explained.flatMap(({ kinds }) => kinds);
    return listKeys(parsePhrase(word, isStopWord)).map((key) => ({ key, kind, meanings: [...own, ...more] }));
  }
  return mergeByKey(
    words.flatMap(({ word, means, is_two_way }) => [
      ...createSynonyms(word, means),
      ...(is_two_way ? means.flatMap((meaning) => createSynonyms(meaning, [word])) : []),
    ]),
  );
}
