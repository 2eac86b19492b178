/** Scores all products for one concept of a query. */
import { getTerm, type SearchIndex } from '../build-index.ts';
import { BRAND_AND_NAME, type FieldSet, getFieldBit } from '../document.ts';
import { findIngredients } from '../ingredients.ts';
import type { EntryKind } from '../lexicon/language-file.ts';
import type { Meaning, Phrase } from '../lexicon/parse-entries.ts';
import type { Concept } from '../query/concept.ts';
import { matchExactly, type WordMatches } from '../query/match-word.ts';
import type { UnderstoodConcept } from '../query/understood-concept.ts';
import { stem } from '../words.ts';
import { GRADES } from './grades.ts';
import { scoreWithoutIngredient } from './score-without-ingredient.ts';
import type { Scorer } from './scorer.ts';
import {
  ALL_FIELDS,
  addScoresAsMentions,
  type Match,
  type PhraseOptions,
  type Scores,
  scoreMatches,
  scorePhrase,
  type WordScores,
} from './scores.ts';

/** A product that has a synonym gets this share of the score that the typed word would have; a product with a similar meaning gets less. */
const SYNONYM_SHARE = GRADES.synonym / GRADES.exact;
const SIMILAR_MEANING_SHARE = SYNONYM_SHARE / 3;
/** The first meaning is the nearest. Each later one, up to this many, reduces the score by this share. */
const LATER_MEANING_REDUCTION = 0.02;
const LATER_MEANINGS_MAX = 8;

/**
 * If a product matches a further meaning of a concern, a situation, a state or an ingredient, its score is the higher one of the two plus this share of
 * the lower one. Meanings of a kind of product add nothing: 'lip gloss' is not more of a lip gloss if it is also called a lip shine.
 */
const LOWER_MEANINGS_SHARE = 0.3;
const ACCUMULATING_KINDS: readonly EntryKind[] = ['concern', 'situation', 'state', 'ingredient'];
const getLowerScoreShare = ({ kinds }: Concept): number =>
  kinds.every((kind) => ACCUMULATING_KINDS.includes(kind)) ? LOWER_MEANINGS_SHARE : 0;

const BRAND_BIT = getFieldBit('brand');
const INGREDIENTS_BIT = getFieldBit('ingredients');
/** The fields whose words say together what a product is: 'Sunscreen' in a category and 'Stick' in a name are a sunscreen stick. */
const NAME_AND_CATEGORIES: FieldSet = getFieldBit('name') | getFieldBit('category') | getFieldBit('parent_categories');

/**
 * All words of a phrase, typed one by one. `setsNameFlag`: whether a match in the name counts as a typed word of the name. It is false for words that
 * the shopper did not type, and for words that may mean something else.
 */
const TYPED_PHRASE: PhraseOptions = { share: 1, setsNameFlag: true, lowerScoreShare: 0 };
/**
 * The share of the score for products that have the typed word for a group, such as 'makeup': they are often something else, such as a makeup remover.
 * The products of the group itself are found by its meanings, such as 'lipstick'.
 */
const GROUP_WORD_SHARE = SIMILAR_MEANING_SHARE;
/**
 * For products that have all words of a problem, such as 'dry patches', but not in brand and name: they get a lower share, as they are often for
 * something else, such as a patch for dry skin around the eyes. It does not apply to a phrase that the lexicon lists as one of its own meanings.
 */
const PROBLEM_WORDS: PhraseOptions = { share: SIMILAR_MEANING_SHARE, setsNameFlag: false, lowerScoreShare: 0 };
const PROBLEM_KINDS: readonly EntryKind[] = ['concern', 'situation', 'state'];
/**
 * For products that have the two words of a kind of product, such as 'face oil', apart from each other: they get a lower share, as a face powder with
 * 'oil control' is no face oil. It does not apply to words that stand side by side, or in the name and categories.
 */
const KIND_WORDS_APART: PhraseOptions = { share: SYNONYM_SHARE, setsNameFlag: false, lowerScoreShare: 0 };
/** Two words that were typed as one. */
const TYPED_AS_ONE: PhraseOptions = { share: GRADES.compound / GRADES.exact, setsNameFlag: true, lowerScoreShare: 0 };

function scoreTypedWord(scorer: Scorer, { matches, parts }: WordMatches, fields: FieldSet, share = 1): WordScores {
  const scores = scorer.pool.take();
  scoreMatches(scores, matches, fields, scorer.candidates, { share, setsNameFlag: share === 1 });
  if (!parts) return { scores, matches };
  scorePhrase(
    scores,
    parts.map((part) => scorer.scoreWord(part, fields)),
    scorer.candidates,
    TYPED_AS_ONE,
  );
  return { scores, matches: null };
}

/** Scores the products of which one ingredient has all the words in its name. */
function scoreIngredient(
  { index, candidates }: Scorer,
  target: Scores,
  words: Phrase,
  fields: FieldSet,
  { share = 1, lowerScoreShare = 0 } = {},
): void {
  if ((fields & INGREDIENTS_BIT) === 0) return;
  const matches = findIngredients(index, words).map((term) => ({ term, grade: GRADES.exact }));
  scoreMatches(target, matches, INGREDIENTS_BIT, candidates, { share, setsNameFlag: false, lowerScoreShare });
}

/**
 * The fields in which the words of a phrase may be apart. A phrase of the lexicon is not split between a brand and a name: 'face cream' must
 * not prefer a hand cream by The Face Shop.
 */
const getPhraseFields = ({ kinds }: Concept, fields: FieldSet): FieldSet =>
  fields & ~INGREDIENTS_BIT & (kinds.length === 0 || kinds.includes('brand') ? ALL_FIELDS : ~BRAND_BIT);

/** The two words as neighbours in a text of a product, in either order. */
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
  const matches = phrase.map((word) => matchExactly(index, word));
  const [firstMatches = []] = matches;
  if (matches.some((matchesOfWord) => matchesOfWord.length === 0)) return;
  if (matches.length === 1) {
    scoreMatches(target, firstMatches, fields, candidates, { share, setsNameFlag: false, lowerScoreShare });
    return;
  }
  const parts = phrase.map((word) => scoreWord(word, phraseFields));
  scorePhrase(target, parts, candidates, { share, setsNameFlag: false, lowerScoreShare });
  scoreIngredient(scorer, target, phrase, fields, { share, lowerScoreShare });
}

/** Whether the meaning is the typed phrase itself, which already has a higher score. */
const isTyped = ({ words }: Concept, { phrase, isNegated }: Meaning): boolean =>
  !isNegated && phrase.length === words.length && phrase.every((word) => words.includes(word));

/**
 * `isOneOfSeveral`: the query has other required concepts. Beside them, a product of a kind that is only similar ranks like one that lacks the kind:
 * 'matte lipstick' shows lipsticks that are not matte before matte tints.
 */
export function scoreConcept(
  scorer: Scorer,
  { concept, wordMatches }: UnderstoodConcept,
  fields: FieldSet,
  { isOneOfSeveral = false } = {},
): Scores {
  const { index, pool, candidates } = scorer;
  const isPhrase = wordMatches.length > 1;
  const typedShare = concept.kinds.includes('group') ? GROUP_WORD_SHARE : 1;
  const phraseFields = getPhraseFields(concept, fields);
  const parts = wordMatches.map((typedWord) => scoreTypedWord(scorer, typedWord, isPhrase ? phraseFields : fields, typedShare));
  const [firstPart] = parts;
  const scores = firstPart && !isPhrase ? firstPart.scores : pool.take();
  if (isPhrase) {
    const { kinds, meanings } = concept;
    // A problem that is one of its own meanings gets its full score in every field, any other problem only in brand and name.
    const isProblem = kinds.length > 0 && kinds.every((kind) => PROBLEM_KINDS.includes(kind));
    const isProblemWithoutOwnMeaning = isProblem && !meanings.some((meaning) => isTyped(concept, meaning));
    const [firstWord = '', secondWord = ''] = concept.words;
    const isKindOfTwoWords = concept.words.length === 2 && kinds.length > 0 && kinds.every((kind) => kind === 'product');
    scorePhrase(scores, parts, candidates, isProblemWithoutOwnMeaning ? PROBLEM_WORDS : isKindOfTwoWords ? KIND_WORDS_APART : TYPED_PHRASE);
    if (isKindOfTwoWords) scoreMatches(scores, matchNeighbours(index, firstWord, secondWord), phraseFields, candidates);
    // A product with all words in these fields gets their full score.
    const fullScoreFields = isProblemWithoutOwnMeaning ? BRAND_AND_NAME : isKindOfTwoWords ? NAME_AND_CATEGORIES : 0;
    if (fullScoreFields !== 0) {
      const partsWithFullScore = wordMatches.map((typedWord) => scoreTypedWord(scorer, typedWord, fields & fullScoreFields, typedShare));
      scorePhrase(scores, partsWithFullScore, candidates, TYPED_PHRASE);
    }
    scoreIngredient(scorer, scores, concept.words, fields);
  }
  if (concept.joined)
    scoreMatches(scores, matchExactly(index, concept.joined), fields, candidates, { share: (typedShare * GRADES.compound) / GRADES.exact });
  const options = { fields, phraseFields, lowerScoreShare: getLowerScoreShare(concept) };
  const meanings = concept.meanings.filter((meaning) => !meaning.excludesProducts && !isTyped(concept, meaning));
  const ranksSimilarKindsLower = isOneOfSeveral && concept.kinds.includes('product') && meanings.some(({ isOnlySimilar }) => isOnlySimilar);
  const similarScores = ranksSimilarKindsLower ? pool.take() : scores;
  for (const meaning of meanings) scoreMeaning(scorer, meaning.isOnlySimilar ? similarScores : scores, meaning, options);
  if (ranksSimilarKindsLower) addScoresAsMentions(scores, similarScores);
  return scores;
}

/** For each of the meanings of a concept, the scores of the products that have it. */
export function scoreMeanings(scorer: Scorer, concept: Concept, meanings: readonly Meaning[], fields: FieldSet): readonly Scores[] {
  const options = { fields, phraseFields: getPhraseFields(concept, fields), lowerScoreShare: 0 };
  return meanings.map((meaning) => {
    const scores = scorer.pool.take();
    scoreMeaning(scorer, scores, meaning, options);
    return scores;
  });
}
