/** Splits a query into concepts: one pass that takes the longest phrases first, so that each word belongs to one concept. */
import { isInFields, NAMING_FIELDS, type SearchIndex } from '../build-index.ts';
import { BRAND_AND_NAME, getFieldBit } from '../document.ts';
import { findIngredients, findIngredientWords } from '../ingredients.ts';
import type { FoundPhrase } from '../lexicon/find-phrases.ts';
import { getPhraseKey, type Phrase } from '../lexicon/phrases.ts';
import type { WantedPrices } from '../lexicon/price-phrases.ts';
import { mergeSenses } from '../lexicon/senses.ts';
import { findRepeatedWords, isNumber, isUnit, listQueryWords, listSizes, type QueryText, type QueryWord } from '../words.ts';
import { type Concept, createConcept } from './concept.ts';
import { type Corrections, chooseCorrections, correctTopics, isPhraseMeant, isRightAsTyped, listCandidates } from './correct-words.ts';
import { findExclusions, type QueryExclusions } from './exclusions.ts';
import { findBrands } from './find-brands.ts';
import { createNegationCheck, findSharedNegations } from './negations.ts';
import { isInSequence } from './phrase-order.ts';
import { findWordsTypedApart, joinUnknownWords, type WordTypedApart } from './typed-apart.ts';

const BRAND_BIT = getFieldBit('brand');
const INGREDIENTS_BIT = getFieldBit('ingredients');

export type Concepts = QueryExclusions & {
  concepts: Concept[];
  /** The words of the query, after parts typed apart are joined. */
  typed: readonly QueryWord[];
  corrections: Corrections;
  /** The stems that the lexicon corrects. */
  correctedByLexicon: ReadonlySet<string>;
  /** The word that the shopper is typing. */
  unfinished: QueryWord | null;
  /** All phrases of the lexicon that the query has, also those that are part of a longer one. */
  phrases: readonly FoundPhrase[];
  wantedPrices: WantedPrices | null;
};

/** A number with more digits may be the name of a product, like '1025'. */
const SMALL_NUMBER_DIGITS_MAX = 2;

/** Whether the word belongs to a size like '200 ml', a strength like '10' or a protection factor like '50'. A unit without a number does not: 'dr g'. */
function isAmount(word: string, typed: readonly QueryWord[]): boolean {
  if (isUnit(word)) return typed.some(({ stem }) => isNumber(stem));
  return isNumber(word) && (word.length <= SMALL_NUMBER_DIGITS_MAX || word.includes('.') || typed.some(({ stem }) => isUnit(stem)));
}

/** The phrases of the lexicon that the query has, with their words as typed. */
function listPhrases(
  index: SearchIndex,
  { text, words: written }: QueryText,
  typed: readonly QueryWord[],
  corrections: Corrections,
): FoundPhrase[] {
  const { lexicon } = index;
  const correct = (word: string) => corrections.get(word) ?? word;
  const typedByMeant = new Map(typed.map(({ stem }) => [correct(stem), stem]));
  const words = new Set(typedByMeant.keys());
  const isMeant = createNegationCheck(lexicon, text, corrections);
  const writtenWords = written.map(({ stem }) => correct(stem));
  return lexicon
    .findPhrases(words)
    .filter((phrase) => {
      const pairs = phrase.words.map((meant) => ({ meant, typed: typedByMeant.get(meant) ?? meant }));
      return isPhraseMeant(pairs) && isInSequence(lexicon, phrase, writtenWords) && isMeant(phrase);
    })
    .map((phrase) => ({ ...phrase, words: phrase.words.map((word) => typedByMeant.get(word) ?? word).toSorted() }));
}

/** Collects the concepts of a query. Each typed word belongs to one of them, unless it was typed several times. */
function createCollector(index: SearchIndex, typed: readonly QueryWord[], repeated: Set<string>, sharedNegations: ReadonlySet<string>) {
  const concepts: Concept[] = [];
  const unused = new Set(typed.map(({ stem }) => stem));
  const used = new Set<string>();
  return {
    concepts,
    unused,
    add(words: Phrase, fields: Partial<Concept>): void {
      if (!words.every((word) => unused.has(word))) return;
      for (const word of words) unused.delete(word);
      concepts.push(createConcept(words, fields));
    },
    addPhrase({ words, spelt, sequences, kinds, meanings, withouts }: FoundPhrase, apart: readonly WordTypedApart[]): void {
      // A word that was typed several times is used again only in a phrase, not by itself.
      if (!words.every((word) => unused.has(word)) || (words.length === 1 && used.has(words[0] ?? ''))) return;
      for (const word of words) {
        used.add(word);
        if (!sharedNegations.has(word) && !repeated.delete(word)) unused.delete(word);
      }
      const { isStopWord, isImpliedWord } = index.lexicon;
      // The stop words of a sequence only tell phrases apart. Products need not have them.
      const counted = sequences ? words.filter((word) => !isStopWord(word)) : words;
      const joined = apart.find((pair) => pair.words.length === 2 && getPhraseKey(pair.words) === getPhraseKey(counted))?.joined ?? null;
      const isOptional = (spelt.length === 1 && spelt.every(isStopWord)) || counted.every(isImpliedWord);
      concepts.push(createConcept(counted, { kinds, meanings, withouts, joined, isOptional }));
    },
    finishPhrases(): void {
      for (const word of used) unused.delete(word);
    },
  };
}

/**
 * If all concepts are optional, makes those required that say most about the wanted products: those with a meaning except implied words ('husband' in 'for
 * my husband'), or else implied words with a meaning, or else all.
 */
function requireSome({ lexicon }: SearchIndex, concepts: readonly Concept[]): Concept[] {
  if (concepts.some(({ isOptional }) => !isOptional)) return [...concepts];
  const withMeaning = concepts.filter(({ kinds }) => kinds.length > 0);
  const meant = withMeaning.filter(({ words }) => !words.every(lexicon.isImpliedWord));
  const required = [meant, withMeaning, concepts].find(({ length }) => length > 0) ?? [];
  return concepts.map((concept) => (required.includes(concept) ? { ...concept, isOptional: false } : concept));
}

/** A short form of Kinyarwanda, such as 'y', that the shopper typed together with the noun after it. Captures the noun, which begins with a vowel. */
const SHORT_FORM_WITH_NOUN = /^(?:y|w|z|k|n|rw|ry|by|cy|bw|tw|kw|mw|nk)([iua]\p{L}{3,})$/u;

/** Removes a short form from the beginning of an unknown word, if the lexicon has the noun: 'yizuba' becomes 'izuba'. */
function removeShortForm(index: SearchIndex, word: QueryWord): QueryWord {
  const noun = SHORT_FORM_WITH_NOUN.exec(word.stem)?.[1] ?? '';
  return index.lexicon.hasWord(noun) && !isRightAsTyped(index, word.stem) ? { ...word, stem: noun } : word;
}

/** The order of the words matters only for negations, for brands typed side by side, and for the last word if it may be unfinished. */
export function findConcepts(index: SearchIndex, queryText: QueryText, isUnfinished: boolean): Concepts {
  const { text } = queryText;
  const { lexicon } = index;
  const written = queryText.words.map((word) => removeShortForm(index, word));
  const unfinished = isUnfinished ? (written.at(-1) ?? null) : null;
  const typed = joinUnknownWords(index, listQueryWords(written), unfinished);
  const apart = findWordsTypedApart(index, typed);
  const stems = typed.map(({ stem }) => stem);
  const topicCorrections = correctTopics(index, stems);
  const candidates = listCandidates(index, typed, unfinished);
  const lexiconCorrections = chooseCorrections(index, typed, candidates);
  const phrases = listPhrases(index, { text, words: written }, typed, new Map([...lexiconCorrections, ...topicCorrections]));
  // A correction counts only in a phrase that is meant. Otherwise the word may be mistyped for another word of the catalogue.
  const correctedByLexicon = new Map([...lexiconCorrections].filter(([word]) => phrases.some(({ words }) => words.includes(word))));
  const corrections = new Map([...correctedByLexicon, ...topicCorrections]);
  const wantedPrices = lexicon.findWantedPrices(new Set(stems), (word) => isInFields(index, word, BRAND_AND_NAME));
  const isOptionalWord = (word: string) =>
    lexicon.isStopWord(word) || lexicon.isImpliedWord(word) || isAmount(word, typed) || (wantedPrices?.words.includes(word) ?? false);
  const namesNothingElse = (word: string) => !isNumber(word) && !lexicon.hasWord(word) && !isInFields(index, word, NAMING_FIELDS);

  const sharedNegations = findSharedNegations(lexicon, text);
  const { concepts, unused, add, addPhrase, finishPhrases } = createCollector(index, typed, findRepeatedWords(written), sharedNegations);
  const addIngredient = (isWanted: (words: readonly string[]) => boolean) => {
    const words = findIngredientWords(
      index,
      [...unused].filter((word) => isNumber(word) || !isOptionalWord(word)),
    );
    if (words && isWanted(words)) add(words, { kinds: ['ingredient'] });
  };
  const addJoined = (isWanted: (pair: WordTypedApart) => boolean) => {
    for (const { words, joined } of apart.filter(isWanted)) {
      const { kinds, meanings, withouts } = mergeSenses(lexicon.findPhrases(new Set([joined])));
      add(words, { joined, kinds, meanings, withouts, isOptional: lexicon.isStopWord(joined) });
    }
  };

  // Brands come first, but one of ordinary words only affects the ranking: 'saturday skin' may also ask for the skin.
  const brands = findBrands(
    index,
    written.map(({ stem }) => stem),
    corrections,
  );
  for (const { key, words, isOrdinary } of brands) if (!isOrdinary) add(words, { kinds: ['brand'], brand: key });
  // An ingredient comes next if one of its words names nothing else: 'mentha piperita oil'.
  addIngredient((words) => words.some(namesNothingElse));
  // A brand typed with a space, such as 'skin food', counts before the meanings of its parts. But 'for hair' is not the brand Forhair.
  const isOrdinary = (word: string) => lexicon.isStopWord(word) || lexicon.hasWord(word);
  addJoined(({ joined, words }) => isInFields(index, joined, BRAND_BIT) && !(words.some(lexicon.isStopWord) && words.every(isOrdinary)));
  for (const phrase of phrases) addPhrase(phrase, apart);
  finishPhrases();
  // Joins an unfinished word only to a word that names products, as 'one st' does not mean 'stone'.
  addJoined(({ joined, words }) => isInFields(index, joined, NAMING_FIELDS) || !words.includes(unfinished?.stem ?? ''));
  addIngredient(() => true);
  const sizes = new Map(listSizes(text).map(({ number, size }) => [number, size]));
  for (const word of [...unused]) {
    // A word such as 'gluconolactone' is a whole ingredient; 'citric' is not, because the names of ingredients have it only beside other words.
    const isIngredient = namesNothingElse(word) && isInFields(index, word, INGREDIENTS_BIT) && findIngredients(index, [word]).length === 0;
    const size = sizes.get(word) ?? null;
    add([word], { kinds: isIngredient ? ['ingredient'] : [], isOptional: size !== null || isOptionalWord(word), size });
  }
  for (const { key, words } of brands.filter((brand) => brand.isOrdinary))
    concepts.push(createConcept(words, { kinds: ['brand'], brand: key, isOptional: true }));
  return {
    concepts: requireSome(index, concepts),
    typed,
    corrections,
    correctedByLexicon: new Set(correctedByLexicon.keys()),
    unfinished,
    phrases,
    wantedPrices,
    ...findExclusions(index, { text, words: written }, typed, candidates, corrections, phrases),
  };
}
