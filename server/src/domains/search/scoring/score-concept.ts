/** Scores the candidates (see candidates.ts), or all products, for one concept of a query. */

import { computeOnce } from '../../../lib/compute-once.ts';
import { getTerm, type SearchIndex } from '../build-index.ts';
import { BRAND_AND_NAME, type FieldSet, getFieldBit } from '../document.ts';
import { findIngredients } from '../ingredients.ts';
import type { EntryKind } from '../lexicon/language-file.ts';
import type { Meaning } from '../lexicon/parse-entries.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import type { Concept } from '../query/concept.ts';
import { hasExactMatch, matchExactly, type WordMatches } from '../query/match-word.ts';
import type { UnderstoodConcept } from '../query/understood-concept.ts';
import { stem } from '../words.ts';
import { GRADES } from './grades.ts';
import { addScoresAsMentions, scoreMatches } from './score-matches.ts';
import { type PhraseOptions, scorePhrase, type WordScores } from './score-phrase.ts';
import { scoreWithoutIngredient } from './score-without-ingredient.ts';
import type { Scorer } from './scorer.ts';
import { ALL_FIELDS, getScoreTable, type Match, type Scores } from './scores.ts';

/** The share of the typed words' score that a product gets for an exact meaning of them: 'face cream' for 'moisturiser'. */
const SYNONYM_SHARE = GRADES.synonym / GRADES.exact;
/** The same for a meaning that is only similar. */
const SIMILAR_MEANING_SHARE = SYNONYM_SHARE / 3;
/**
 * The first meaning of a concept is the nearest. A product that is found by the second meaning scores 2 % less (LATER_MEANING_REDUCTION), by the third 4 %
 * less, and so on. After LATER_MEANINGS_MAX such steps, all later meanings score the same: 16 % less.
 */
const LATER_MEANING_REDUCTION = 0.02;
const LATER_MEANINGS_MAX = 8;

/**
 * If a product matches two meanings of a concern, a situation, a state or an ingredient, its score is the higher one of the two plus this share of the
 * lower one. Meanings of other kinds add nothing: a lip gloss is not more of a lip gloss if it is also called a lip shine.
 */
const LOWER_MEANINGS_SHARE = 0.3;
const ACCUMULATING_KINDS: readonly EntryKind[] = ['concern', 'situation', 'state', 'ingredient'];
const getLowerScoreShare = ({ kinds }: Concept): number =>
  kinds.every((kind) => ACCUMULATING_KINDS.includes(kind)) ? LOWER_MEANINGS_SHARE : 0;

const BRAND_BIT = getFieldBit('brand');
const INGREDIENTS_BIT = getFieldBit('ingredients');
/** The fields whose words together say what a product is: one with 'Sunscreen' in its category and 'Stick' in its name is a sunscreen stick. */
const NAME_AND_CATEGORIES: FieldSet = getFieldBit('name') | getFieldBit('category') | getFieldBit('parent_categories');

/**
 * For products that have all words of a typed phrase. `countsAsNameMatch`: whether a product with the words in its name may get the bonus for a typed
 * name (see totals.ts). Not for words that the shopper did not type, or that may mean something else.
 */
const TYPED_PHRASE: PhraseOptions = { share: 1, countsAsNameMatch: true, lowerScoreShare: 0 };
/**
 * The share of the score for products that have the typed words for a group, such as 'makeup': they are often something else, such as a makeup remover. A
 * phrase that the lexicon lists as one of its own meanings, such as 'tinted moisturiser', keeps the full share.
 * The meanings of the group, such as 'lipstick', find its products.
 */
const GROUP_WORD_SHARE = SIMILAR_MEANING_SHARE;
/**
 * For products that have all words of a problem or a situation, such as 'dry patches', but not in brand and name: they get a lower share, as they are
 * often for something else, such as a patch for dry skin around the eyes. A phrase that the lexicon lists as one of its own meanings keeps the full share.
 */
const NEED_WORDS: PhraseOptions = { share: SIMILAR_MEANING_SHARE, countsAsNameMatch: false, lowerScoreShare: 0 };
/** The kinds of entry that say what a shopper needs care for, not which product she wants. */
const NEED_KINDS: readonly EntryKind[] = ['concern', 'situation', 'state'];
/**
 * For products that have the two words of a kind of product, such as 'face oil', apart from each other: they get a lower share, as a face powder with
 * 'oil control' is no face oil. Words that stand side by side, or all in the name and categories, keep the full share.
 */
const KIND_WORDS_APART: PhraseOptions = { share: SYNONYM_SHARE, countsAsNameMatch: false, lowerScoreShare: 0 };
/** For products that have the words of a brand but are of another one. */
const BRAND_WORDS: PhraseOptions = { share: SYNONYM_SHARE, countsAsNameMatch: false, lowerScoreShare: 0 };
/** For products that have both of two words that the shopper typed as one. */
const TYPED_AS_ONE: PhraseOptions = { share: GRADES.compound / GRADES.exact, countsAsNameMatch: true, lowerScoreShare: 0 };

/** Scores the products that match one typed word, or that have both of its parts if it is two words typed as one. */
function scoreTypedWord(scorer: Scorer, { matches, parts }: WordMatches, fields: FieldSet, share = 1): WordScores {
  const { candidates, takeScores, scoreWord } = scorer;
  const options = { share, countsAsNameMatch: share === 1 };
  const getScores = computeOnce(() => {
    const scores = takeScores();
    scoreMatches(scores, matches, fields, candidates, options);
    const partScores = parts?.map((part) => scoreWord(part, fields));
    if (partScores) scorePhrase(scores, partScores, candidates, TYPED_AS_ONE);
    return scores;
  });
  const getTable = (grade: number) => getScoreTable(grade * share, fields, options.countsAsNameMatch);
  return { matches: parts ? null : matches, getScores, getTable };
}

/** Scores the products that have one ingredient with all the words in its name. */
function scoreIngredient(
  { index, candidates }: Scorer,
  target: Scores,
  words: Phrase,
  fields: FieldSet,
  { share = 1, lowerScoreShare = 0 } = {},
): void {
  if ((fields & INGREDIENTS_BIT) === 0) return;
  const matches = findIngredients(index, words).map((term) => ({ term, grade: GRADES.exact }));
  scoreMatches(target, matches, INGREDIENTS_BIT, candidates, { share, countsAsNameMatch: false, lowerScoreShare });
}

/**
 * The fields in which a product may have the single words of a phrase. Not its ingredients, because one ingredient must have all words (see
 * `scoreIngredient`). Nor its brand, if the lexicon explains the phrase as anything but a brand: for 'face cream', a hand cream by The Face Shop does
 * not have the word 'face'.
 */
const getPhraseFields = ({ kinds }: Concept, fields: FieldSet): FieldSet =>
  fields & ~INGREDIENTS_BIT & (kinds.length === 0 || kinds.includes('brand') ? ALL_FIELDS : ~BRAND_BIT);

/** The matches of products that have the two words side by side, in either order. */
const matchNeighbours = (index: SearchIndex, first: string, second: string): Match[] =>
  [stem(`${first}${second}`), stem(`${second}${first}`)].flatMap((pair) => {
    const term = getTerm(index, pair, 'compound');
    return term ? [{ term, grade: GRADES.exact }] : [];
  });

type MeaningOptions = { fields: FieldSet; phraseFields: FieldSet; lowerScoreShare: number };

function scoreMeaning(
  scorer: Scorer,
  target: Scores,
  { phrase, isOnlySimilar, isNegated, rank }: Meaning,
  { fields, phraseFields, lowerScoreShare }: MeaningOptions,
): void {
  const { index, candidates, scoreWord } = scorer;
  const share =
    (isOnlySimilar ? SIMILAR_MEANING_SHARE : SYNONYM_SHARE) * (1 - LATER_MEANING_REDUCTION * Math.min(rank, LATER_MEANINGS_MAX));
  if (isNegated) {
    scoreWithoutIngredient(scorer, target, phrase, fields, share);
    return;
  }
  const [firstWord = '', ...otherWords] = phrase;
  if (otherWords.length === 0) {
    scoreMatches(target, matchExactly(index, firstWord), fields, candidates, { share, countsAsNameMatch: false, lowerScoreShare });
    return;
  }
  if (!phrase.every((word) => hasExactMatch(index, word))) return;
  const parts = phrase.map((word) => scoreWord(word, phraseFields));
  scorePhrase(target, parts, candidates, { share, countsAsNameMatch: false, lowerScoreShare });
  scoreIngredient(scorer, target, phrase, fields, { share, lowerScoreShare });
}

/** Whether the meaning has just the words of the concept. */
const isOwnMeaning = ({ words }: Concept, { phrase, isNegated }: Meaning): boolean =>
  !isNegated && phrase.length === words.length && phrase.every((word) => words.includes(word));

/**
 * Scores the products of a brand. If the brand is required, products that have its words in another brand or in their names match too, with a lower score:
 * those of "L'Oréal Paris" for "L'Oréal".
 */
function scoreBrand(scorer: Scorer, { concept, wordMatches }: UnderstoodConcept, brand: string, fields: FieldSet): Scores {
  const { index, candidates, takeScores } = scorer;
  const scores = takeScores();
  const term = getTerm(index, brand, 'brand');
  if (term) scoreMatches(scores, [{ term, grade: GRADES.exact }], fields & BRAND_BIT, candidates);
  if (concept.isOptional) return scores;
  const parts = wordMatches.map((typedWord) => scoreTypedWord(scorer, typedWord, fields & BRAND_AND_NAME));
  scorePhrase(scores, parts, candidates, BRAND_WORDS);
  return scores;
}

/**
 * Scores the products that have the words of a concept, or one of its meanings. `isOneOfSeveral`: the query has other required concepts. Beside them, a
 * product of a kind that is only similar ranks like one that lacks the kind: 'matte lipstick' shows lipsticks that are not matte before matte tints.
 */
export function scoreConcept(scorer: Scorer, understood: UnderstoodConcept, fields: FieldSet, { isOneOfSeveral = false } = {}): Scores {
  const { concept, wordMatches } = understood;
  if (concept.brand !== null) return scoreBrand(scorer, understood, concept.brand, fields);
  const { index, candidates, takeScores } = scorer;
  const isPhrase = wordMatches.length > 1;
  const hasOwnMeaning = isPhrase && concept.meanings.some((meaning) => isOwnMeaning(concept, meaning));
  const typedShare = concept.kinds.includes('group') && !hasOwnMeaning ? GROUP_WORD_SHARE : 1;
  const phraseFields = getPhraseFields(concept, fields);
  const parts = wordMatches.map((typedWord) => scoreTypedWord(scorer, typedWord, isPhrase ? phraseFields : fields, typedShare));
  const [firstPart] = parts;
  const scores = firstPart && !isPhrase ? firstPart.getScores() : takeScores();
  if (isPhrase) {
    const { kinds } = concept;
    const isNeed = kinds.length > 0 && kinds.every((kind) => NEED_KINDS.includes(kind));
    const isNeedWithoutOwnMeaning = isNeed && !hasOwnMeaning;
    const [firstWord = '', secondWord = ''] = concept.words;
    const isKindOfTwoWords = concept.words.length === 2 && kinds.length > 0 && kinds.every((kind) => kind === 'product');
    scorePhrase(scores, parts, candidates, isNeedWithoutOwnMeaning ? NEED_WORDS : isKindOfTwoWords ? KIND_WORDS_APART : TYPED_PHRASE);
    if (isKindOfTwoWords) scoreMatches(scores, matchNeighbours(index, firstWord, secondWord), phraseFields, candidates);
    // A product that has all words in these fields keeps the full share.
    const fullShareFields = isNeedWithoutOwnMeaning ? BRAND_AND_NAME : isKindOfTwoWords ? NAME_AND_CATEGORIES : 0;
    if (fullShareFields !== 0) {
      const partsInFields = wordMatches.map((typedWord) => scoreTypedWord(scorer, typedWord, fields & fullShareFields, typedShare));
      scorePhrase(scores, partsInFields, candidates, TYPED_PHRASE);
    }
    scoreIngredient(scorer, scores, concept.words, fields);
  }
  if (concept.joined)
    scoreMatches(scores, matchExactly(index, concept.joined), fields, candidates, { share: (typedShare * GRADES.compound) / GRADES.exact });
  const options = { fields, phraseFields, lowerScoreShare: getLowerScoreShare(concept) };
  // A meaning with just the typed words adds nothing, because these words have been scored already.
  const meanings = concept.meanings.filter((meaning) => !meaning.excludesProducts && !isOwnMeaning(concept, meaning));
  const ranksSimilarKindsLower = isOneOfSeveral && concept.kinds.includes('product') && meanings.some(({ isOnlySimilar }) => isOnlySimilar);
  const similarScores = ranksSimilarKindsLower ? takeScores() : scores;
  for (const meaning of meanings) scoreMeaning(scorer, meaning.isOnlySimilar ? similarScores : scores, meaning, options);
  // Products of similar kinds count as only mentioning the kind, so that they are in the same tier as products without it.
  if (ranksSimilarKindsLower) addScoresAsMentions(scores, similarScores);
  return scores;
}
