/** Understands a query: finds its concepts in the catalogue, and decides whether it is about beauty products, and which products may match. */
import { getTerm, occursOutsideDescriptions, type SearchIndex } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, BRAND_AND_NAME, type FieldSet, getFieldBit } from '../document.ts';
import { findIngredients } from '../ingredients.ts';
import { ALL_FIELDS, GRADES } from '../scoring/points.ts';
import type { QueryText } from '../words.ts';
import { type Concept, hasKind, hasOnlyKinds, isSituation, type UnderstoodConcept } from './concept.ts';
import { type Concepts, findConcepts } from './find-concepts.ts';
import { isAboutOtherTrade, isSurelyAboutBeauty } from './gate.ts';
import { hasExactMatch, matchWord, type WordMatches } from './match-word.ts';

/** `fields`: those to search. `concepts_min`: how many required concepts a product must have. */
export type Pass = { fields: FieldSet; concepts_min: number };

/**
 * `too_short`: no words, or only single letters. `mostly_unknown`: products have fewer than half of the required concepts.
 * `other_trade`: see gate.ts.
 */
export type Refusal = 'too_short' | 'mostly_unknown' | 'other_trade';

export type UnderstoodQuery = Omit<Concepts, 'concepts'> & {
  concepts: readonly UnderstoodConcept[];
  /** Why the search finds nothing; null if it may find something. */
  refusal: Refusal | null;
  /** Each with weaker matches than the one before. The search stops after the pass that finds enough products. */
  passes: readonly Pass[];
};

const INGREDIENTS_BIT = getFieldBit('ingredients');
/** A shorter word says too little about the longer words that begin with it. */
const BEGINNING_LENGTH_MIN = 4;
/** A correction of a shorter word is not reliable: 'cost' is not a mistyped 'cast'. */
const MISTYPED_LENGTH_MIN = 5;

const listRequired = (concepts: readonly UnderstoodConcept[]) => concepts.filter(({ isOptional }) => !isOptional);
const hasOnlySingleLetters = ({ joined, words }: Concept): boolean => joined === null && words.every((word) => word.length < 2);

function isWordReliable({ matches, isCorrected }: WordMatches, word: string): boolean {
  if (isCorrected && word.length < MISTYPED_LENGTH_MIN) return false;
  return matches.some(
    ({ term, grade }) => occursOutsideDescriptions(term) && (grade !== GRADES.word_start || word.length >= BEGINNING_LENGTH_MIN),
  );
}

/**
 * Whether the concept shows that the query is about beauty products, so that other words may be corrected. Stop words and implied words do not, nor do words
 * of situations ('wedding') and states ('dull'): 'my phone' must not find 'prone', nor 'wedding chair' 'hair'.
 */
const canSupportCorrection = ({ lexicon }: SearchIndex, concept: Concept): boolean =>
  !concept.words.every((word) => lexicon.isStopWord(word) || lexicon.isImpliedWord(word)) && !hasOnlyKinds(concept, 'situation', 'state');

/** Creates the function that looks for a concept in the catalogue. `isSupported`: the words of the query can support corrections of each other. */
function createMatcher(index: SearchIndex, { concepts, typed, corrections, unfinished }: Concepts, isSupported: boolean) {
  const { lexicon } = index;
  const typedByStem = new Map(typed.map((word) => [word.stem, word.typed]));
  const isSingleWord = concepts.length === 1 && concepts[0]?.words.length === 1;
  const supporting = concepts.filter((concept) => canSupportCorrection(index, concept));
  // A single supporting word supports corrections of the others, but none supports a correction of it. The search does not tell them apart.
  const isUnsupported = !isSupported || isSingleWord || (supporting.length === 1 && supporting[0]?.words.length === 1);
  return (concept: Concept): UnderstoodConcept => {
    const { words, size, brand, joined, meanings, withouts } = concept;
    const isUnfinished = (word: string) => unfinished?.stem === word;
    const wordMatches = words.map((word): WordMatches => {
      if (size !== null)
        return {
          matches: [getTerm(index, size, 'compound') ?? []].flat().map((term) => ({ term, grade: GRADES.exact })),
          isCorrected: false,
        };
      // A word that has a meaning only inside phrases may be mistyped if it is the whole query: 'clairs' for the brand Klairs.
      const isLexiconWord = lexicon.isStopWord(word) || (lexicon.hasWord(word) && (meanings.length > 0 || !isSingleWord));
      const correction = corrections.get(word);
      return matchWord(index, word, {
        typed: typedByStem.get(word) ?? word,
        isUnsupported,
        isLexiconWord,
        correction,
        isUnfinished: isUnfinished(word),
      });
    });
    const isKnownOtherwise =
      brand !== null ||
      joined !== null ||
      withouts.length > 0 ||
      meanings.some(({ phrase }) => phrase.every((word) => hasExactMatch(index, word))) ||
      (words.length > 1 && findIngredients(index, words).length > 0);
    const isKnown = isKnownOtherwise || wordMatches.every(({ matches }) => matches.length > 0);
    const isShortBeginning =
      !isKnownOtherwise &&
      !isSingleWord &&
      unfinished === null &&
      wordMatches.some(
        ({ matches }, position) =>
          (words[position] ?? '').length < BEGINNING_LENGTH_MIN && matches.every(({ grade }) => grade === GRADES.word_start),
      );
    const isReliable =
      isKnownOtherwise ||
      wordMatches.every(
        (matches, position) => isWordReliable(matches, words[position] ?? '') || (isKnown && isUnfinished(words[position] ?? '')),
      );
    // An unfinished word that no product has, or that is a single letter, is optional, so that the results do not vanish while the shopper types it.
    const isVague = (!isKnown || hasOnlySingleLetters(concept)) && !isSingleWord && words.some(isUnfinished);
    return { ...concept, isOptional: concept.isOptional || isVague, wordMatches, isKnown, isShortBeginning, isReliable };
  };
}

/** If all concepts are optional, as while the shopper types 'la r', requires the known ones. */
const requireKnown = (concepts: readonly UnderstoodConcept[]): readonly UnderstoodConcept[] =>
  concepts.some(({ isOptional }) => !isOptional)
    ? concepts
    : concepts.map((concept) => (concept.isKnown && !hasOnlySingleLetters(concept) ? { ...concept, isOptional: false } : concept));

/** Makes all situations but the one with the most words optional, as few products are wanted in several: 'night routine for beginners' is for the night. */
function keepMainSituation({ lexicon }: SearchIndex, concepts: readonly UnderstoodConcept[]): readonly UnderstoodConcept[] {
  const countWords = ({ words }: Concept) => words.filter((word) => !lexicon.isStopWord(word)).length;
  const situations = concepts
    .filter((concept) => !concept.isOptional && isSituation(concept))
    .toSorted((left, right) => countWords(right) - countWords(left));
  const others = situations.slice(1);
  return concepts.map((concept) => (others.includes(concept) ? { ...concept, isOptional: true } : concept));
}

/**
 * The one gate: which products may match.
 * - A query that is surely about beauty products finds those that have half of its concepts, in any field.
 * - Any other query may consist of unrelated words. It finds products that have all concepts outside their descriptions (and ingredients, as 'water bottle' must
 *   not match a 'bottle' in a name and 'water' in the ingredients), then those that have more than half of them in brand or name.
 * - If it asks only for ingredients, their list counts too: first products with all, then with any of them.
 */
function listPasses(required: readonly UnderstoodConcept[], isAboutBeauty: boolean): Pass[] {
  const count = required.length;
  const reliable = required.filter(({ isReliable }) => isReliable).length;
  if (isAboutBeauty) return [{ fields: ALL_FIELDS, concepts_min: Math.max(1, Math.ceil(reliable / 2)) }];
  const inBrandOrName = { fields: BRAND_AND_NAME, concepts_min: Math.floor(count / 2) + 1 };
  if (reliable < count || required.some(({ isKnown, isShortBeginning }) => !isKnown || isShortBeginning)) return [inBrandOrName];
  if (count === 1) return [{ fields: ALL_BUT_DESCRIPTION, concepts_min: 1 }];
  const asksForIngredients = required.every((concept) => hasKind(concept, 'ingredient'));
  const isEachExplained = required.every(({ kinds }) => kinds.length > 0);
  return [
    { fields: ALL_BUT_DESCRIPTION & ~INGREDIENTS_BIT, concepts_min: count },
    ...(asksForIngredients ? [{ fields: INGREDIENTS_BIT, concepts_min: count }] : []),
    ...(isEachExplained ? [{ fields: ALL_FIELDS, concepts_min: count }] : []),
    inBrandOrName,
    ...(asksForIngredients ? [{ fields: ALL_BUT_DESCRIPTION, concepts_min: 1 }] : []),
  ];
}

/** Decides whether the search finds nothing for the query. */
function refuse(
  index: SearchIndex,
  found: Concepts,
  { words }: QueryText,
  isUnfinished: boolean,
  matched: readonly UnderstoodConcept[],
): Refusal | null {
  const required = listRequired(matched);
  const isFound = ({ isKnown, isShortBeginning }: UnderstoodConcept) => isKnown && !isShortBeginning;
  if (required.every(hasOnlySingleLetters)) return 'too_short';
  if (required.filter(isFound).length * 2 < required.length) return 'mostly_unknown';
  if (isAboutOtherTrade(index, words, isUnfinished, found, required)) return 'other_trade';
  return null;
}

/** Whether a query of several words is found only by corrections. They do not support each other: 'dining table' must not become 'defining fable'. */
function isOnlyCorrected(index: SearchIndex, matched: readonly UnderstoodConcept[], { correctedByLexicon }: Concepts): boolean {
  const required = listRequired(matched);
  const isCorrected = ({ wordMatches }: UnderstoodConcept) => wordMatches.every((matches) => matches.isCorrected);
  return required.length > 1 && required.every(isCorrected) && !isSurelyAboutBeauty(index, matched, correctedByLexicon);
}

export function understandQuery(index: SearchIndex, queryText: QueryText, isUnfinished: boolean): UnderstoodQuery {
  const found = findConcepts(index, queryText, isUnfinished);
  const match = (isSupported: boolean) => requireKnown(found.concepts.map(createMatcher(index, found, isSupported)));
  const matched = match(true);
  const concepts = keepMainSituation(index, isOnlyCorrected(index, matched, found) ? match(false) : matched);
  const refusal = refuse(index, found, queryText, isUnfinished, concepts);
  const isAboutBeauty = refusal === null && isSurelyAboutBeauty(index, concepts, found.correctedByLexicon);
  return { ...found, concepts, refusal, passes: refusal ? [] : listPasses(listRequired(concepts), isAboutBeauty) };
}
