/**
 * Splits a query into concepts (see the glossary): single words, words typed with a space inside, phrases with synonyms, and names of ingredients and
 * brands.
 */

import { getTerm, isInBrandOrName, namesProducts, type SearchIndex } from '../build-index.ts';
import { type FieldSet, getFieldBit } from '../document.ts';
import { findIngredients, findIngredientWords } from '../ingredients.ts';
import type { EntryKind } from '../lexicon/language-file.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Meaning, Synonym } from '../lexicon/parse-entries.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import type { WantedPrices } from '../lexicon/price-phrases.ts';
import { isNumber, isUnit, listQueryWords, listSizes, type QueryText, type QueryWord } from '../words.ts';
import { type Concept, createConcept } from './concept.ts';
import { correctTopics } from './correct-topics.ts';
import { joinWordsTypedApart, removeKinyarwandaShortForms } from './join-words.ts';
import { findLexiconWords } from './lexicon-words.ts';
import { createNegationCheck, findSharedNegations } from './negations.ts';
import { requireSome } from './required-concepts.ts';
import { createSynonymConcepts } from './synonym-concepts.ts';
import { findTypedBrands } from './typed-brands.ts';
import type { WrittenQuery } from './written-query.ts';

const BRAND_BIT = getFieldBit('brand');
const INGREDIENTS_BIT = getFieldBit('ingredients');

export type Concepts = {
  concepts: Concept[];
  /** The words of the query, after listed misspellings are corrected and parts typed apart are joined. */
  typed: readonly QueryWord[];
  /** For mistyped words of topics (see topics.ts), the stems that the shopper probably meant. */
  corrections: ReadonlyMap<string, string>;
  /** For mistyped or unfinished words of the lexicon, the words that the shopper probably meant. */
  lexiconCorrections: ReadonlyMap<string, string>;
  /** The word that the shopper is typing. */
  unfinished: QueryWord | null;
  /** The meanings whose products never match, of all synonyms in the query, also of those that are part of a longer phrase (see `listExclusions`). */
  excludedMeanings: readonly Meaning[];
  /** The words of the synonyms that have these meanings, as the lexicon spells them. */
  excludingPhrases: readonly Phrase[];
  wantedPrices: WantedPrices | null;
};

/** A number with more digits may be the name of a product, like '1025'. */
const SMALL_NUMBER_DIGITS_MAX = 2;

/**
 * Whether the word belongs to a size like '200 ml', a strength like '10' or a protection factor like '50'. A unit without a number does
 * not: 'dr g'.
 */
function isAmount(word: string, typed: readonly QueryWord[]): boolean {
  if (isUnit(word)) return typed.some(({ stem: other }) => isNumber(other));
  return isNumber(word) && (word.length <= SMALL_NUMBER_DIGITS_MAX || word.includes('.') || typed.some(({ stem: other }) => isUnit(other)));
}

/**
 * Creates a function that tells whether products without a word match too: it is a stop word, an amount, an implied word,
 * or belongs to a phrase for low or high prices, such as 'high end'.
 */
function createOptionalCheck(index: SearchIndex, typed: readonly QueryWord[], priceWords: readonly string[]): (word: string) => boolean {
  const { lexicon } = index;
  return (word) => lexicon.isStopWord(word) || lexicon.isImpliedWord(word) || isAmount(word, typed) || priceWords.includes(word);
}

/** The words that the shopper typed several times, as in 'hair mask for bleached hair'. */
function findRepeatedWords(written: readonly QueryWord[]): Set<string> {
  const words = written.map(({ stem }) => stem);
  return new Set(words.filter((word, position) => words.indexOf(word) !== position));
}

/**
 * Drops an unfinished word of a single letter, unless it belongs to a phrase like 'vitamin c'. It says too little about the word that the
 * shopper is typing; without it, the finished words find the same products as before.
 */
function dropSingleLetter({ lexicon }: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): readonly QueryWord[] {
  if (!unfinished || typed.length === 1 || unfinished.typed.length > 1 || isNumber(unfinished.typed)) return typed;
  const { stem: letter } = unfinished;
  const isInPhrase = lexicon.findSynonyms(new Set(typed.map((word) => word.stem))).some(({ key }) => key.includes(letter));
  return isInPhrase ? typed : typed.filter((word) => word.stem !== letter);
}

/** Collects the concepts of a query. A typed word belongs to one of them at most, unless it is in several phrases (see synonym-concepts.ts). */
function createConceptCollector(typed: readonly QueryWord[]) {
  const concepts: Concept[] = [];
  const unusedWords = new Set(typed.map(({ stem: word }) => word));
  return {
    concepts,
    /** The stems that belong to no concept yet. */
    unusedWords,
    /** Adds a concept of these words, unless one of them belongs to another concept. */
    add(words: readonly string[], fields: Partial<Concept>): void {
      if (!words.every((word) => unusedWords.has(word))) return;
      for (const word of words) unusedWords.delete(word);
      concepts.push(createConcept(words, fields));
    },
  };
}

/**
 * One word of the lexicon for each mistyped or unfinished stem. Of several words, chooses the one that makes a phrase with other typed words ('oliy skni'
 * is 'oily skin', not 'oily skii'), or else the one that most products have, or else one that has a meaning by itself.
 */
function chooseLexiconCorrections(
  index: SearchIndex,
  typedByLexiconWord: ReadonlyMap<string, string>,
  synonyms: readonly Synonym[],
): Map<string, string> {
  const pairsByTypedStem = Map.groupBy(typedByLexiconWord, ([, typedStem]) => typedStem);
  const isInPhrase = (word: string) => synonyms.some(({ key }) => key.length > 1 && key.includes(word));
  const rank = (word: string) => [
    Number(isInPhrase(word)),
    getTerm(index, word, 'word')?.postings.length ?? 0,
    Number(index.lexicon.hasMeaning(word)),
  ];
  const compareRanks = (left: readonly number[], right: readonly number[]) =>
    left.map((value, position) => (right[position] ?? 0) - value).find((difference) => difference !== 0) ?? 0;
  return new Map(
    [...pairsByTypedStem].map(([typedStem, pairs]) => {
      const words = pairs.map(([lexiconWord]) => lexiconWord);
      const [best = ''] = words.length < 2 ? words : words.toSorted((left, right) => compareRanks(rank(left), rank(right)));
      return [typedStem, best];
    }),
  );
}

/** A longer phrase says by its other words that it is meant, even if one of them is mistyped. */
const DOUBTFUL_LENGTH_MAX = 2;

/**
 * Whether the synonym needs another correction of a mistyped word than the chosen one, and excludes what the chosen one asks for: 'scrb' is 'scrub', and not
 * 'scab', for which no scrub is good. False if the chosen one is no kind of product, if another word shows that the synonym is meant, or if it is no concern: it is better to leave out too much than
 * to show what a shopper in pregnancy must not have.
 */
function contradictsCorrection(
  { lexicon }: SearchIndex,
  { key, kinds, meanings }: Synonym,
  { writtenStems, typedByLexiconWord }: WrittenQuery,
  lexiconCorrections: ReadonlyMap<string, string>,
): boolean {
  if (key.length > DOUBTFUL_LENGTH_MAX || !kinds.every((kind) => kind === 'concern')) return false;
  const showsMeaning = (word: string) => writtenStems.includes(word) && !lexicon.isStopWord(word) && !lexicon.isImpliedWord(word);
  if (key.some(showsMeaning)) return false;
  const chosenInstead = key.flatMap((word) => {
    const chosen = lexiconCorrections.get(typedByLexiconWord.get(word) ?? '');
    return chosen === undefined || chosen === word || !lexicon.isProductKind([chosen]) ? [] : chosen;
  });
  return meanings.some(({ excludesProducts, phrase }) => excludesProducts && chosenInstead.some((word) => phrase.includes(word)));
}

/**
 * Creates the check whether the words of a synonym are typed in one of its sequences, if it has any. Only stop words may stand between them.
 * `writtenStems`: all words of the query in their order.
 */
function createSequenceCheck({ isStopWord }: Lexicon, writtenStems: readonly string[], typedByLexiconWord: ReadonlyMap<string, string>) {
  const isTypedInOrder = (sequence: Phrase): boolean => {
    const wanted = sequence.map((word) => (writtenStems.includes(word) ? word : typedByLexiconWord.get(word)));
    if (wanted.includes(undefined)) return false;
    const words = writtenStems.filter((word) => !isStopWord(word) || wanted.includes(word));
    return words.some((_, start) => wanted.every((word, position) => word === words[start + position]));
  };
  return ({ sequences }: Synonym): boolean => sequences === undefined || sequences.some(isTypedInOrder);
}

/**
 * What the query excludes. A synonym does not count if another one, which excludes nothing, has all its words and the shopper typed none of them again.
 */
function listExclusions(
  synonyms: readonly Synonym[],
  repeatedWords: ReadonlySet<string>,
): Pick<Concepts, 'excludedMeanings' | 'excludingPhrases'> {
  const withoutExclusion = synonyms.filter(({ excludesNothing }) => excludesNothing);
  const isPart = ({ key }: Synonym) =>
    withoutExclusion.some((longer) => key.every((word) => longer.key.includes(word) && !repeatedWords.has(word)));
  const excluding = synonyms.filter((synonym) => synonym.meanings.some(({ excludesProducts }) => excludesProducts) && !isPart(synonym));
  return {
    excludedMeanings: excluding.flatMap(({ meanings }) => meanings.filter(({ excludesProducts }) => excludesProducts)),
    excludingPhrases: excluding.map(({ key }) => key),
  };
}

/** The sign for a number is not the word 'no': 'Lemon Hair Brush No. 24' does not ask for care without lemon. */
const NUMBER_SIGN = /\bno\.?\s?\d/i;

/** The synonyms that the query may mean. */
function findPossibleSynonyms(
  index: SearchIndex,
  text: string,
  typed: readonly QueryWord[],
  { writtenStems, typedByLexiconWord }: WrittenQuery,
): Synonym[] {
  const words = new Set([...typed.map(({ stem: word }) => word), ...typedByLexiconWord.keys()]);
  if (NUMBER_SIGN.test(text)) words.delete('no');
  const isMeant = createNegationCheck(index.lexicon, text, typedByLexiconWord);
  const isInSequence = createSequenceCheck(index.lexicon, writtenStems, typedByLexiconWord);
  return index.lexicon.findSynonyms(words).filter((synonym) => isInSequence(synonym) && isMeant(synonym));
}

/**
 * The order of the words matters only for negations, for brands, categories and attributes typed side by side, and for the last word if it may be unfinished.
 */
export function findConcepts(index: SearchIndex, { text, words: written }: QueryText, isUnfinished: boolean): Concepts {
  const unfinished = isUnfinished ? (written.at(-1) ?? null) : null;
  const queryWords = removeKinyarwandaShortForms(index, listQueryWords(written));
  const { typed, wordsTypedApart } = joinWordsTypedApart(index, dropSingleLetter(index, queryWords, unfinished), unfinished);
  const { concepts, unusedWords, add } = createConceptCollector(typed);
  const wantedPrices = index.lexicon.findWantedPrices(new Set(typed.map(({ stem: word }) => word)), (word) => isInBrandOrName(index, word));
  const isOptionalWord = createOptionalCheck(index, typed, wantedPrices?.words ?? []);
  const addIngredient = (isWanted: (words: readonly string[]) => boolean) => {
    const candidates = [...unusedWords].filter((word) => isNumber(word) || !isOptionalWord(word));
    const words = findIngredientWords(index, candidates);
    if (words && isWanted(words)) add(words, { kinds: ['ingredient'] });
  };
  const addJoinedWords = (isWanted: (joined: string, words: readonly string[]) => boolean) => {
    for (const { words, joined } of wordsTypedApart) {
      if (!isWanted(joined, words)) continue;
      const synonyms = index.lexicon.findSynonyms(new Set([joined]));
      const meanings = synonyms.flatMap((synonym) => synonym.meanings);
      const kinds = synonyms.flatMap((synonym) => synonym.kinds);
      add(words, { joined, meanings, kinds, isOptional: index.lexicon.isStopWord(joined) });
    }
  };

  const writtenStems = written.map(({ stem: word }) => word);
  const corrections = correctTopics(index, typed);
  const brands = findTypedBrands(index, writtenStems, corrections);
  for (const { key, words, isOrdinary } of brands) if (!isOrdinary) add(words, { kinds: ['brand'], brand: key });
  // An ingredient comes next if one of its words names no product and is not in the lexicon: 'mentha piperita oil'.
  const namesNothingElse = (word: string) => !isNumber(word) && !index.lexicon.hasWord(word) && !namesProducts(index, word);
  addIngredient((words) => words.some(namesNothingElse));
  const isInField = (word: string, field: FieldSet) => ((getTerm(index, word, 'word')?.fields ?? 0) & field) !== 0;
  // A brand typed with a space, such as 'skin food', counts before the meanings of its parts. But 'for hair' is not the brand Forhair.
  const isOrdinary = (word: string) => index.lexicon.isStopWord(word) || index.lexicon.hasWord(word);
  const isOrdinaryPhrase = (words: readonly string[]) => words.some(index.lexicon.isStopWord) && words.every(isOrdinary);
  addJoinedWords((joined, words) => isInField(joined, BRAND_BIT) && !isOrdinaryPhrase(words));
  const typedByLexiconWord = findLexiconWords(index, typed, unfinished);
  const query = { writtenStems, typedByLexiconWord };
  const possibleSynonyms = findPossibleSynonyms(index, text, typed, query);
  const lexiconCorrections = chooseLexiconCorrections(index, typedByLexiconWord, possibleSynonyms);
  const synonyms = possibleSynonyms.filter((synonym) => !contradictsCorrection(index, synonym, query, lexiconCorrections));
  const repeatedWords = findRepeatedWords(written);
  const sharedNegations = findSharedNegations(index.lexicon, typed, text);
  concepts.push(
    ...createSynonymConcepts(index, { synonyms, wordsTypedApart, unusedWords, repeatedWords, sharedNegations, typedByLexiconWord }),
  );
  // Joins an unfinished word only to a word that names products, as 'one st' does not mean 'stone'.
  addJoinedWords((joined, words) => namesProducts(index, joined) || !words.includes(unfinished?.stem ?? ''));
  addIngredient(() => true);
  // A word such as 'gluconolactone' is a whole ingredient; 'citric' is not, because the names of ingredients have it only beside other words.
  const isWholeIngredient = (word: string) =>
    namesNothingElse(word) && isInField(word, INGREDIENTS_BIT) && findIngredients(index, [word]).length === 0;
  const sizes = new Map(listSizes(text).map(({ number, size }) => [number, size]));
  for (const word of [...unusedWords]) {
    const kinds: EntryKind[] = isWholeIngredient(word) ? ['ingredient'] : [];
    const size = sizes.get(word) ?? null;
    // `isOptionalWord` cannot know that the number of '100% argan oil' has a unit, because a percent sign is no word of the query.
    const isOptional = size !== null || isOptionalWord(word);
    add([word], { kinds, isOptional, size });
  }

  // Products of a brand with ordinary words come first, but others match too: 'saturday skin' may also ask for the skin.
  const ordinaryBrands = brands.filter(({ isOrdinary }) => isOrdinary);
  concepts.push(...ordinaryBrands.map(({ key, words }) => createConcept(words, { kinds: ['brand'], brand: key, isOptional: true })));
  return {
    concepts: requireSome(index, concepts),
    typed,
    corrections,
    lexiconCorrections,
    unfinished,
    ...listExclusions(synonyms, findRepeatedWords(written)),
    wantedPrices,
  };
}
