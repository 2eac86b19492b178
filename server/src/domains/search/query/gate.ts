/** Tells whether a query is about beauty products. */
import { isInFields, listWordTerms, NAMED_AFTER_FIELDS, NAMING_FIELDS, type SearchIndex } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, type FieldSet, getFieldBit } from '../document.ts';
import type { FoundPhrase } from '../lexicon/find-phrases.ts';
import { decodeFields, decodePosition, type Postings } from '../postings.ts';
import { GRADES } from '../scoring/points.ts';
import { getTopicKey, type Topic } from '../topics.ts';
import type { QueryWord } from '../words.ts';
import { hasKind, hasOnlyKinds, listExactPhrases, type UnderstoodConcept } from './concept.ts';

const BRAND_BIT = getFieldBit('brand');

/** Whether some product has a posting of each group in these fields. */
function hasProductWithAll(groups: readonly (readonly Postings[])[], fields: FieldSet): boolean {
  const positions = groups.map(
    (postings) => new Set(postings.flatMap((list) => [...list.filter((posting) => decodeFields(posting) & fields)].map(decodePosition))),
  );
  const [first, ...others] = positions;
  return [...(first ?? [])].some((position) => others.every((set) => set.has(position)));
}

/**
 * Whether the query is about what no beauty shop sells or treats, so that 'printer toner' finds no toners:
 * - it has an outside topic of the lexicon, such as 'printer', unless one product is named so or one phrase of the query has the topic's words;
 * - or products have its only required word just in their brand, other trades use the word too, and no other word is of that brand: 'where is your shop' does
 *   not ask for the brand 'The Face Shop'.
 */
export function isAboutOtherTrade(
  index: SearchIndex,
  written: readonly QueryWord[],
  isUnfinished: boolean,
  { phrases, typed }: { phrases: readonly FoundPhrase[]; typed: readonly QueryWord[] },
  required: readonly UnderstoodConcept[],
): boolean {
  // A word that the shopper may not have finished does not count.
  const words = (isUnfinished ? written.slice(0, -1) : written).map(({ stem }) => stem);
  const isExplained = (topic: readonly string[]) => phrases.some(({ spelt }) => topic.every((word) => spelt.includes(word)));
  const isNamed = (topic: readonly string[]) =>
    hasProductWithAll(
      topic.map((word) => listWordTerms(index, word).map(({ postings }) => postings)),
      NAMING_FIELDS,
    );
  if (index.lexicon.listOutsideTopics(words).some((topic) => !isNamed(topic) && !isExplained(topic))) return true;
  const [word = '', ...others] = required.flatMap((concept) => concept.words);
  if (typed.filter(({ stem }) => stem.length > 1).length < 2 || others.length > 0 || !index.lexicon.isUsedByOtherTrades(word)) return false;
  const isOfBrand = ({ stem }: QueryWord) =>
    stem !== word && index.topics.byWord.get(stem)?.some(({ allWords }) => allWords.includes(word));
  return isInFields(index, word, BRAND_BIT) && !isInFields(index, word, ALL_BUT_DESCRIPTION & ~BRAND_BIT) && !typed.some(isOfBrand);
}

/** Whether the words are a whole topic (see topics.ts). A single word that other trades use too is not enough. */
const isTopic = ({ lexicon, topics }: SearchIndex, words: readonly string[]): boolean =>
  !(words.length === 1 && lexicon.isUsedByOtherTrades(words[0] ?? '')) && topics.byKey.has(getTopicKey(words));

/** Whether the query is an ingredient and a form, and one product is named after both: 'bamboo cream', but not 'bamboo stick'. */
function namesIngredientAndForm(required: readonly UnderstoodConcept[]): boolean {
  const has = (kind: 'ingredient' | 'form') => required.some((concept) => hasKind(concept, kind));
  if (required.length !== 2 || !has('ingredient') || !has('form') || !required.every(({ isReliable }) => isReliable)) return false;
  const groups = required.flatMap(({ wordMatches }) => wordMatches.map(({ matches }) => matches.map(({ term }) => term.postings)));
  return hasProductWithAll(groups, NAMED_AFTER_FIELDS);
}

/**
 * Whether the query has a word of the lexicon for a kind of product, a concern, a brand or an ingredient, or names a whole topic. If so, products that match a
 * part of it are useful ('nivea lotion'), otherwise not ('water tank'). Beside an unknown word, some words do not count: those that the lexicon corrects ('car
 * cleaner' is not for a cleanser), and a single quality that goods of other trades have too ('waterproof jacket').
 */
export function isSurelyAboutBeauty(
  index: SearchIndex,
  concepts: readonly UnderstoodConcept[],
  correctedByLexicon: ReadonlySet<string>,
): boolean {
  const { lexicon, topics } = index;
  const known = concepts.filter(({ isKnown }) => isKnown);
  const isAllKnown = concepts.every(({ isOptional, isKnown, isShortBeginning }) => isOptional || (isKnown && !isShortBeginning));
  const isOfOtherTrades = ({ words }: UnderstoodConcept) => words.every((word) => lexicon.isUsedByOtherTrades(word));
  const qualities = known.filter((concept) => concept.words.length === 1 && isOfOtherTrades(concept) && hasOnlyKinds(concept, 'concern'));
  const isTrusted = (concept: UnderstoodConcept) =>
    isAllKnown || (!concept.words.some((word) => correctedByLexicon.has(word)) && !(qualities.length === 1 && qualities.includes(concept)));
  const trusted = known.filter(isTrusted);
  // An ingredient that is also a food does not count: 'rice cooker'.
  const isOfTopicKind = (concept: UnderstoodConcept) =>
    hasKind(concept, 'product', 'group', 'concern', 'brand') ||
    (hasKind(concept, 'ingredient') && concept.meanings.length > 0 && !isOfOtherTrades(concept));
  const meansTopic = (concept: UnderstoodConcept) =>
    !hasKind(concept, 'situation', 'state') && listExactPhrases(concept).some((phrase) => isTopic(index, phrase));
  if (trusted.some((concept) => isOfTopicKind(concept) || meansTopic(concept))) return true;
  const words = new Set(
    known.flatMap((concept) => [
      ...concept.words,
      ...(concept.joined === null ? [] : [concept.joined]),
      ...concept.wordMatches.flatMap(({ matches }) =>
        matches.flatMap(({ term, grade }) => (grade === GRADES.fuzzy && term.fields & BRAND_BIT ? term.text : [])),
      ),
    ]),
  );
  const isTypedAsOne = (topic: readonly string[]) => topic.length > 1 && words.has(topic.join(''));
  const isNamed = (topic: Topic) =>
    isTypedAsOne(topic.allWords) ||
    isTypedAsOne(topic.words) ||
    (topic.words.every((word) => words.has(word)) && isTopic(index, topic.words));
  return (
    [...words].some((word) => topics.byWord.get(word)?.some(isNamed)) ||
    namesIngredientAndForm(concepts.filter(({ isOptional }) => !isOptional))
  );
}
