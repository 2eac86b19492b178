/** Finds the concepts of a query in the products. Their matches decide in which fields to search, and whether partial matches suffice. */

import { getTerm, NAMED_AFTER_FIELDS, occursOutsideDescriptions, type SearchIndex } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, BRAND_AND_NAME, type FieldSet, getFieldBit } from '../document.ts';
import { findIngredients } from '../ingredients.ts';
import type { EntryKind } from '../lexicon/language-file.ts';
import { decodePosition } from '../postings.ts';
import { GRADES } from '../scoring/grades.ts';
import { ALL_FIELDS } from '../scoring/scores.ts';
import type { Topic } from '../topics.ts';
import type { QueryText, QueryWord } from '../words.ts';
import type { Concept } from './concept.ts';
import { type Concepts, findConcepts } from './concepts.ts';
import { hasExactMatch, matchSize, matchWord, type WordMatches } from './match-word.ts';
import { isOrdinaryWordKind, namesTopic } from './names-topic.ts';
import { isAboutOutsideTopic } from './outside-topics.ts';
import { keepMainSituation } from './situations.ts';
import type { UnderstoodConcept } from './understood-concept.ts';

export type UnderstoodQuery = {
  understoodConcepts: readonly UnderstoodConcept[];
  requiredCount: number;
  /** How many of the required concepts are known and no short beginnings (see UnderstoodConcept). */
  knownCount: number;
  /** How many of the required concepts are reliable (see UnderstoodConcept). */
  reliableCount: number;
  /** The query is surely about beauty products (see names-topic.ts), or names an ingredient and a form that one product has. */
  namesTopic: boolean;
  corrections: Concepts['corrections'];
  lexiconCorrections: Concepts['lexiconCorrections'];
  /** Each stem as the shopper typed it. */
  typedByStem: ReadonlyMap<string, string>;
  excludedMeanings: Concepts['excludedMeanings'];
  excludingPhrases: Concepts['excludingPhrases'];
  wantedPrices: Concepts['wantedPrices'];
};

const BRAND_BIT = getFieldBit('brand');
const INGREDIENTS_BIT = getFieldBit('ingredients');

/** A shorter word says too little about the longer words that begin with it. */
const BEGINNING_LENGTH_MIN = 4;
/** A correction of a shorter word is not reliable: 'cost' is not a mistyped 'cast'. */
const MISTYPED_LENGTH_MIN = 5;

/** Whether the matches of this word show surely enough that products have the word. A word that joins two words of products (`parts`) is sure. */
const isWordReliable = ({ matches, parts, isCorrected }: WordMatches, word: string): boolean =>
  parts !== null ||
  (!(isCorrected && word.length < MISTYPED_LENGTH_MIN) &&
    matches.some(
      ({ term, grade }) => occursOutsideDescriptions(term) && (grade !== GRADES.word_start || word.length >= BEGINNING_LENGTH_MIN),
    ));

type QueryContext = {
  typedByStem: ReadonlyMap<string, string>;
  isSingleWord: boolean;
  /**
   * Only one word of the query can support corrections (see `canSupportCorrection`), so none supports a correction of that word. The search then treats
   * all words of the query as unsupported.
   */
  hasOneSupportingWord: boolean;
  /** All words of the query are corrected, so none of them supports the correction of another. */
  isAllCorrected: boolean;
  corrections: ReadonlyMap<string, string>;
  unfinished: { typed: string; stem: string } | null;
};

function understandConcept(
  index: SearchIndex,
  concept: Concept,
  { typedByStem, isSingleWord, hasOneSupportingWord, isAllCorrected, corrections, unfinished }: QueryContext,
): UnderstoodConcept {
  const wordMatches = concept.words.map((word) =>
    concept.size !== null
      ? matchSize(index, concept.size)
      : matchWord(index, word, {
          typed: typedByStem.get(word) ?? word,
          isUnsupported: isSingleWord || hasOneSupportingWord || isAllCorrected,
          // The shopper meant a stop word or a word of a synonym as typed, even if no product has it. But a word that has a meaning only inside
          // phrases may be mistyped if it is the whole query: 'clairs' for the brand Klairs.
          isLexiconWord: index.lexicon.isStopWord(word) || (index.lexicon.hasWord(word) && (concept.meanings.length > 0 || !isSingleWord)),
          correction: corrections.get(word),
          beginning: unfinished?.stem === word ? unfinished.typed : undefined,
        }),
  );
  const isUnfinished = (word: string) => unfinished?.stem === word;
  const isEachWordKnown = wordMatches.every(({ matches, parts }) => matches.length > 0 || parts);
  const isKnownOtherwise =
    concept.brand !== null ||
    concept.joined !== null ||
    concept.meanings.some(({ phrase, excludesProducts }) => !excludesProducts && phrase.every((word) => hasExactMatch(index, word))) ||
    (concept.words.length > 1 && findIngredients(index, concept.words).length > 0);
  const isKnown = isEachWordKnown || isKnownOtherwise;
  const isShortBeginning =
    !isKnownOtherwise &&
    !isSingleWord &&
    unfinished === null &&
    wordMatches.some(({ matches, parts }, wordIndex) => {
      const word = concept.words[wordIndex] ?? '';
      return !parts && word.length < BEGINNING_LENGTH_MIN && matches.every(({ grade }) => grade === GRADES.word_start);
    });
  const isReliableConcept =
    isKnownOtherwise ||
    wordMatches.every((matchesOfWord, wordIndex) => {
      const word = concept.words[wordIndex] ?? '';
      return isWordReliable(matchesOfWord, word) || (isKnown && isUnfinished(word));
    });
  // An unfinished word that no product has, or that is a single letter, is optional, so that the results do not vanish while the shopper types it.
  const isUnfinishedAndUnknown = (!isKnown || hasOnlySingleLetters({ concept })) && !isSingleWord && concept.words.some(isUnfinished);
  const isOptional = concept.isOptional || isUnfinishedAndUnknown;
  return {
    concept: isOptional === concept.isOptional ? concept : { ...concept, isOptional },
    wordMatches,
    isKnown,
    isShortBeginning,
    isReliable: isReliableConcept,
  };
}

const hasOnlySingleLetters = ({ concept }: Pick<UnderstoodConcept, 'concept'>): boolean =>
  concept.joined === null && concept.words.every((word) => word.length < 2);

/** If all concepts are optional, as while the shopper types 'la r', requires the known ones. */
const requireKnown = (understoodConcepts: readonly UnderstoodConcept[]): readonly UnderstoodConcept[] =>
  understoodConcepts.some(({ concept }) => !concept.isOptional)
    ? understoodConcepts
    : understoodConcepts.map((understood) =>
        understood.isKnown && !hasOnlySingleLetters(understood)
          ? { ...understood, concept: { ...understood.concept, isOptional: false } }
          : understood,
      );

/**
 * Whether there are at least two required concepts and all are found only by corrections, so that none of them can support the correction of another:
 * 'dining table' must not become 'defining fable'. False if corrected words make a whole topic together.
 */
function areAllCorrected(
  { topics }: SearchIndex,
  understoodConcepts: readonly UnderstoodConcept[],
  corrections: ReadonlyMap<string, string>,
): boolean {
  const required = understoodConcepts.filter(({ concept }) => !concept.isOptional);
  const isConceptCorrected = ({ concept, wordMatches }: UnderstoodConcept) =>
    wordMatches.every(({ isCorrected }, wordIndex) => isCorrected && !corrections.has(concept.words[wordIndex] ?? ''));
  if (required.length < 2 || !required.every(isConceptCorrected)) return false;
  const queryWords = new Set([
    ...understoodConcepts.flatMap(({ concept }) => concept.words),
    ...required.flatMap(({ wordMatches }) => wordMatches.flatMap(({ matches }) => matches.map(({ term }) => term.text))),
  ]);
  // Corrected words support each other if they are a topic together, such as a brand: 'bauty of joson'.
  const areTopic = ({ allWords }: Topic) => allWords.length > 1 && allWords.every((word) => queryWords.has(word));
  return ![...queryWords].some((word) => topics.byWord.get(word)?.some(areTopic));
}

/**
 * Whether the concept shows that the query is about beauty products, so that other words may be corrected. Stop words and implied words
 * do not, nor do words of situations ('wedding') and states ('dull'), as other trades use them too (see `EntryKind`): 'my phone' must not find 'prone',
 * nor 'wedding chair' 'hair'.
 */
const canSupportCorrection = ({ lexicon }: SearchIndex, { words, kinds }: Concept): boolean =>
  !words.every((word) => lexicon.isStopWord(word) || lexicon.isImpliedWord(word)) && !(kinds.length > 0 && kinds.every(isOrdinaryWordKind));

/**
 * Whether products have the only required word just in their brand (or description), other trades use this word too, and no other word of the query is
 * of that brand: 'where is your shop' does not ask for the brand 'The Face Shop'.
 */
function isOnlyPartOfBrand(index: SearchIndex, required: readonly UnderstoodConcept[], typed: readonly QueryWord[]): boolean {
  if (required.length !== 1 || typed.length < 2) return false;
  const [word = '', ...others] = required.flatMap(({ concept }) => concept.words);
  if (others.length > 0 || !index.lexicon.isUsedByOtherTrades(word)) return false;
  const fields = (getTerm(index, word, 'word')?.fields ?? 0) & ALL_BUT_DESCRIPTION;
  const isOfBrand = ({ stem }: QueryWord) =>
    stem !== word && index.topics.byWord.get(stem)?.some(({ allWords }) => allWords.includes(word));
  return fields === BRAND_BIT && !typed.some(isOfBrand);
}

/** The positions of the products that have a match in their name, keywords or category. */
const listNamedPositions = ({ matches }: WordMatches): number[] =>
  matches.flatMap(({ term }) => [...term.postings].filter((posting) => posting & NAMED_AFTER_FIELDS).map(decodePosition));

/**
 * Whether the query is an ingredient and a form, and some product has both in its name, keywords or category. Then it is about beauty products, as
 * 'bamboo cream' is. Otherwise products with one of the words must not match, as both words have other uses: 'bamboo stick'.
 */
function namesIngredientAndForm(required: readonly UnderstoodConcept[]): boolean {
  const isOfKind = (kind: EntryKind) => required.some(({ concept }) => concept.kinds.includes(kind));
  if (required.length !== 2 || !isOfKind('ingredient') || !isOfKind('form') || !required.every(({ isReliable }) => isReliable))
    return false;
  const [first = [], ...others] = required.flatMap(({ wordMatches }) => wordMatches.map((matches) => new Set(listNamedPositions(matches))));
  return [...first].some((position) => others.every((positions) => positions.has(position)));
}

/**
 * Null if the search finds nothing for the query: it is empty, has only single letters or is about an outside topic, fewer than half of its required
 * concepts are known, or its only required word is a part of a brand (see `isOnlyPartOfBrand`).
 */
export function understandQuery(index: SearchIndex, queryText: QueryText, isUnfinished: boolean): UnderstoodQuery | null {
  if (isAboutOutsideTopic(index, queryText.words, isUnfinished)) return null;
  const { concepts, typed, corrections, unfinished, ...understoodByLexicon } = findConcepts(index, queryText, isUnfinished);
  const { lexiconCorrections } = understoodByLexicon;
  const typedByStem = new Map(typed.map((word) => [word.stem, word.typed]));
  const isSingleWord = concepts.length === 1 && concepts[0]?.words.length === 1;
  const supporting = concepts.filter((concept) => canSupportCorrection(index, concept));
  const hasOneSupportingWord = supporting.length === 1 && supporting[0]?.words.length === 1;
  const understand = (isAllCorrected: boolean) =>
    requireKnown(
      concepts.map((concept) =>
        understandConcept(index, concept, { typedByStem, isSingleWord, hasOneSupportingWord, isAllCorrected, corrections, unfinished }),
      ),
    );
  const firstUnderstood = understand(false);
  const allUnderstood = areAllCorrected(index, firstUnderstood, corrections) ? understand(true) : firstUnderstood;
  const listRequired = (all: readonly UnderstoodConcept[]) => all.filter(({ concept }) => !concept.isOptional);
  const countKnown = (all: readonly UnderstoodConcept[]) =>
    all.filter(({ isKnown, isShortBeginning }) => isKnown && !isShortBeginning).length;
  const requiredBeforeRelaxing = listRequired(allUnderstood);
  if (requiredBeforeRelaxing.length === 0 || requiredBeforeRelaxing.every(hasOnlySingleLetters)) return null;
  if (countKnown(requiredBeforeRelaxing) * 2 < requiredBeforeRelaxing.length) return null;
  const understoodConcepts = keepMainSituation(index.lexicon, allUnderstood);
  const required = listRequired(understoodConcepts);
  if (isOnlyPartOfBrand(index, required, typed)) return null;
  return {
    understoodConcepts,
    requiredCount: required.length,
    knownCount: countKnown(required),
    reliableCount: required.filter(({ isReliable }) => isReliable).length,
    namesTopic: namesTopic(index, understoodConcepts, lexiconCorrections) || namesIngredientAndForm(required),
    ...understoodByLexicon,
    corrections,
    typedByStem,
  };
}

const ALL_BUT_DESCRIPTION_AND_INGREDIENTS = ALL_BUT_DESCRIPTION & ~INGREDIENTS_BIT;

/** `fields`: the fields to search. `concepts_min`: how many required concepts a product must have. Products with more of them rank higher. */
export type Pass = { fields: FieldSet; concepts_min: number };

/**
 * The passes of the search, each with weaker matches than the one before; it stops after the pass that finds enough products.
 * - A query that names a topic has one pass, through all fields.
 * - Another query has one pass too, through all fields but descriptions, if its only required concept is reliable.
 * - Any other query may consist of unrelated words. If all its required concepts are reliable, the first passes find products that have all of them:
 *   - a pass through all fields but descriptions and ingredients, as 'water bottle' must not match a 'bottle' in a name and 'water' in the ingredients;
 *   - if all required concepts are ingredients, a pass through the ingredients alone;
 *   - if each required concept has a kind, a pass through all fields.
 * - In the next pass, a product must have more than half of the required concepts in its brand or name.
 * - If all required concepts are ingredients and reliable, a last pass finds products that have any of them.
 */
export function listPasses({ understoodConcepts, requiredCount, knownCount, reliableCount, namesTopic }: UnderstoodQuery): Pass[] {
  if (namesTopic) return [{ fields: ALL_FIELDS, concepts_min: Math.max(1, Math.ceil(reliableCount / 2)) }];
  const isAllReliable = knownCount === requiredCount && reliableCount === requiredCount;
  if (isAllReliable && requiredCount === 1) return [{ fields: ALL_BUT_DESCRIPTION, concepts_min: 1 }];
  const isForIngredients = understoodConcepts.every(({ concept }) => concept.isOptional || concept.kinds.includes('ingredient'));
  const isEachOfKnownKind = understoodConcepts.every(({ concept }) => concept.isOptional || concept.kinds.length > 0);
  const weakerFields = [...(isForIngredients ? [INGREDIENTS_BIT] : []), ...(isEachOfKnownKind && requiredCount > 1 ? [ALL_FIELDS] : [])];
  const fieldSets = isAllReliable ? [ALL_BUT_DESCRIPTION_AND_INGREDIENTS, ...weakerFields] : [];
  return [
    ...fieldSets.map((fields) => ({ fields, concepts_min: requiredCount })),
    { fields: BRAND_AND_NAME, concepts_min: Math.floor(requiredCount / 2) + 1 },
    ...(isForIngredients && isAllReliable ? [{ fields: ALL_BUT_DESCRIPTION, concepts_min: 1 }] : []),
  ];
}
