/** Turns the search words of the staff into synonyms, in addition to those of the language files. */
import type { EntryKind } from './language-file.ts';
import {
  listKeys,
  type Meaning,
  mergeByKey,
  type Phrase,
  parsePhrase,
  parseTypedPhrase,
  rankDistinct,
  type Synonym,
} from './parse-entries.ts';

/**
 * A search word of the staff. `means`: its meanings; a search for the word finds their products too. `is_two_way`: a search for one of the
 * meanings also finds products with the word.
 */
export type StaffWord = { word: string; means: readonly string[]; is_two_way: boolean };

/** The maximum number of meanings of a search word that add products, as a search looks at the products of each. */
export const MEANINGS_MAX = 20;
/** The maximum number of variants of one phrase that become meanings. */
const VARIANTS_MAX = 12;

/**
 * The kind of a search word whose meanings the language files do not have. It must show that a query with the word is about beauty products, as
 * `product` and `concern` do. But for a `concern`, a product with several meanings ranks higher, and the meanings of such a word are only variants of
 * one phrase.
 */
const UNKNOWN_KIND: EntryKind = 'product';

/** The synonyms of the language files, by their words in alphabetical order. */
type SynonymsByKey = ReadonlyMap<string, Synonym>;

const getKey = (words: Phrase): string => [...new Set(words)].sort().join(' ');
const createMeaning = (phrase: Phrase): Meaning => ({ phrase, isOnlySimilar: false, isNegated: false, rank: 0 });

/** Replaces each part of the phrase that has synonyms by each of them: 'vitamin c serum' gives 'ascorbic acid ampoule' too. */
function listVariants(phrase: Phrase, synonyms: SynonymsByKey): Phrase[] {
  let variants: Phrase[] = [[]];
  for (let start = 0; start < phrase.length; ) {
    // The longest part from here that is a synonym, or else a single word.
    let length = phrase.length - start;
    while (length > 1 && !synonyms.has(getKey(phrase.slice(start, start + length)))) length--;
    const part = phrase.slice(start, start + length);
    const meanings = (synonyms.get(getKey(part))?.meanings ?? []).filter(({ isOnlySimilar, isNegated }) => !isOnlySimilar && !isNegated);
    const replacements = [part, ...meanings.map((meaning) => meaning.phrase)];
    variants = replacements.flatMap((replacement) => variants.map((variant) => [...variant, ...replacement])).slice(0, VARIANTS_MAX);
    start += length;
  }
  return variants.map((variant) => [...new Set(variant)]);
}

/** What a meaning that staff wrote means. `writtenMeaning`: the text itself. `addedMeanings`: what the language files say that it means. */
type Explanation = { kinds: readonly EntryKind[]; writtenMeaning: Meaning; addedMeanings: readonly Meaning[] };

/** The words of a text that has a synonym. Keeps the stop words only if the language files do: 'clean look', which is not about all that is clean. */
function parseSynonym(text: string, fileSynonyms: SynonymsByKey, isStopWord: (word: string) => boolean): Phrase {
  const typedPhrase = parseTypedPhrase(text, isStopWord);
  return fileSynonyms.has(getKey(typedPhrase)) ? typedPhrase : parsePhrase(text, isStopWord);
}

/** Explains texts by the synonyms of the language files. Caches the explanations, as words share meanings. */
function createExplainer(fileSynonyms: SynonymsByKey, isStopWord: (word: string) => boolean): (text: string) => Explanation {
  const cache = new Map<string, Explanation>();
  function explain(text: string): Explanation {
    const phrase = parsePhrase(text, isStopWord);
    const synonym = fileSynonyms.get(getKey(parseSynonym(text, fileSynonyms, isStopWord)));
    const addedMeanings = synonym ? synonym.meanings : listVariants(phrase, fileSynonyms).map(createMeaning);
    return { kinds: synonym?.kinds ?? [], writtenMeaning: createMeaning(phrase), addedMeanings };
  }
  return (text) => {
    const result = cache.get(text) ?? explain(text);
    cache.set(text, result);
    return result;
  };
}

/** The first meanings, and all that exclude products: a word that means 'pregnant' beside many others must not find retinol. */
function limitMeanings(meanings: readonly Meaning[]): Meaning[] {
  const matching = meanings.filter(({ excludesProducts }) => !excludesProducts);
  return [...matching.slice(0, MEANINGS_MAX), ...meanings.filter(({ excludesProducts }) => excludesProducts)];
}

/** A staff word that means one of the synonyms of the language files gets the meanings of that synonym too. */
export function parseStaffWords(
  words: readonly StaffWord[],
  fileSynonyms: SynonymsByKey,
  isStopWord: (word: string) => boolean,
): Synonym[] {
  const explain = createExplainer(fileSynonyms, isStopWord);
  function createSynonyms(word: string, meanings: readonly string[]): Synonym[] {
    const explanations = meanings.map(explain);
    // The meanings that staff write come before what the language files add to any of them.
    const written = explanations.map((explanation) => explanation.writtenMeaning);
    const added = explanations.flatMap((explanation) => explanation.addedMeanings);
    const [kind = UNKNOWN_KIND] = explanations.flatMap(({ kinds }) => kinds);
    const meaningsOfWord = rankDistinct([...written, ...added]);
    return listKeys(parseSynonym(word, fileSynonyms, isStopWord)).map((key) => ({ ...key, kinds: [kind], meanings: meaningsOfWord }));
  }
  return mergeByKey(
    words.flatMap(({ word, means, is_two_way }) => [
      ...createSynonyms(word, means),
      ...(is_two_way ? means.flatMap((meaning) => createSynonyms(meaning, [word])) : []),
    ]),
  ).map((synonym) => ({ ...synonym, meanings: limitMeanings(synonym.meanings) }));
}
