/** Turns the search words of the staff into synonyms, in addition to those of the language files. */
import { listStems } from '../words.ts';
import type { EntryKind } from './language-file.ts';
import { listKeys, type Meaning, mergeByKey, rankDistinct, type Synonym } from './parse-entries.ts';
import { leaveOutStopWords, type Phrase, parsePhrase, type StopWords, shortenPhrase } from './phrases.ts';

/**
 * A search word of the staff (see the glossary). `means`: its meanings; a search for the word finds their products too. `is_two_way`: a search for one of
 * the meanings also finds products with the word.
 */
export type StaffWord = { word: string; means: readonly string[]; is_two_way: boolean };

/** The maximum number of meanings of a search word that add products, as a search looks at the products of each. */
export const MEANINGS_MAX = 20;
/** The maximum number of variants of one phrase that become meanings. */
const VARIANTS_MAX = 12;

/**
 * The kind of a search word whose meanings the language files do not explain. Like a kind of product, it shows that a query with the word is about
 * beauty products. It is not `concern`: that would rank a product higher for several meanings, and here these are only variants of one phrase.
 */
const UNKNOWN_KIND: EntryKind = 'product';

/** The synonyms of the language files, by their words in alphabetical order. */
type SynonymsByKey = ReadonlyMap<string, Synonym>;

const getKey = (words: Phrase): string => [...new Set(words)].sort().join(' ');
const createMeaning = (phrase: Phrase): Meaning => ({ phrase, isOnlySimilar: false, isNegated: false, rank: 0 });

/** The phrase, and its variants in which parts are replaced by their meanings: 'vitamin c serum' has the variant 'ascorbic acid serum'. */
function listVariants(phrase: Phrase, synonyms: SynonymsByKey): Phrase[] {
  let variants: Phrase[] = [[]];
  for (let start = 0; start < phrase.length; ) {
    // Takes the longest part from here that the language files explain, or else a single word.
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

/**
 * A meaning that staff wrote, explained by the language files. `writtenMeaning`: the text itself. `addedMeanings`: its meanings in the language files, or
 * its variants if they do not explain it as a whole. `kinds`: its kinds there.
 */
type Explanation = { kinds: readonly EntryKind[]; writtenMeaning: Meaning; addedMeanings: readonly Meaning[] };

/**
 * The words of a search word or a meaning that staff wrote. Keeps stop words that are no words for people only if the language files explain the text with
 * them: 'clean look', which is not about all that is clean.
 */
function parseStaffPhrase(text: string, fileSynonyms: SynonymsByKey, stopWords: StopWords): Phrase {
  const words = listStems(text);
  const isExplained = (phrase: Phrase) => fileSynonyms.has(getKey(phrase));
  return [words, shortenPhrase(words, stopWords)].find(isExplained) ?? leaveOutStopWords(words, stopWords);
}

/** Creates a function that explains texts by the language files. It caches the explanations, as search words share meanings. */
function createExplainer(fileSynonyms: SynonymsByKey, stopWords: StopWords): (text: string) => Explanation {
  const cache = new Map<string, Explanation>();
  function explain(text: string): Explanation {
    const phrase = parsePhrase(text, stopWords.isStopWord);
    const synonym = fileSynonyms.get(getKey(parseStaffPhrase(text, fileSynonyms, stopWords)));
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

/**
 * Parses the search words of the staff. A word also gets what the language files add to its meanings: if staff say that 'plump' means 'moisturiser', it
 * means 'face cream' too.
 */
export function parseStaffWords(words: readonly StaffWord[], fileSynonyms: SynonymsByKey, stopWords: StopWords): Synonym[] {
  const explain = createExplainer(fileSynonyms, stopWords);
  function createSynonyms(word: string, meanings: readonly string[]): Synonym[] {
    const explanations = meanings.map(explain);
    // The meanings that staff wrote come before what the language files add to any of them, so they count as nearer.
    const written = explanations.map((explanation) => explanation.writtenMeaning);
    const added = explanations.flatMap((explanation) => explanation.addedMeanings);
    const [kind = UNKNOWN_KIND] = explanations.flatMap(({ kinds }) => kinds);
    const meaningsOfWord = rankDistinct([...written, ...added]);
    const phrase = parseStaffPhrase(word, fileSynonyms, stopWords);
    const asWritten = fileSynonyms.get(getKey(phrase))?.sequences ? { sequences: [phrase] } : {};
    return listKeys(phrase).map((key) => ({ ...key, ...(key.isJoined ? {} : asWritten), kinds: [kind], meanings: meaningsOfWord }));
  }
  return mergeByKey(
    words.flatMap(({ word, means, is_two_way }) => [
      ...createSynonyms(word, means),
      ...(is_two_way ? means.flatMap((meaning) => createSynonyms(meaning, [word])) : []),
    ]),
  ).map((synonym) => ({ ...synonym, meanings: limitMeanings(synonym.meanings) }));
}
