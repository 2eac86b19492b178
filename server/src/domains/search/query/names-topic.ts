/** Tells whether a query is surely about beauty products. If so, the search also shows products that match only a part of the query. */
import type { SearchIndex } from '../build-index.ts';
import { getFieldBit } from '../document.ts';
import type { EntryKind } from '../lexicon/language-file.ts';
import { GRADES } from '../scoring/grades.ts';
import { getTopicKey, type Topic } from '../topics.ts';
import type { Concept } from './concept.ts';
import type { UnderstoodConcept } from './understood-concept.ts';

const BRAND_BIT = getFieldBit('brand');

/** Whether the words are a whole topic (see topics.ts). A single word that other trades use too is not enough. */
function isTopic({ lexicon, topics }: SearchIndex, words: readonly string[]): boolean {
  const [firstWord = ''] = words;
  // Looks for the first word first, as most words belong to no topic.
  if (!topics.byWord.has(firstWord) || (words.length === 1 && lexicon.isUsedByOtherTrades(firstWord))) return false;
  return topics.byKey.has(getTopicKey(words));
}

/** Whether the words of such an entry are ordinary words, which do not show that a query is about beauty products. */
export const isOrdinaryWordKind = (kind: EntryKind): boolean => kind === 'situation' || kind === 'state';

/** The words of entries of these kinds show that a query is about beauty products. */
const TOPIC_KINDS: readonly EntryKind[] = ['product', 'group', 'concern', 'brand'];

/** Whether the concept is a quality that goods of other trades have too, such as 'waterproof'. */
const isQualityOfOtherTrades = ({ lexicon }: SearchIndex, { kinds, words }: Concept): boolean =>
  words.length === 1 && words.every(lexicon.isUsedByOtherTrades) && kinds.length > 0 && kinds.every((kind) => kind === 'concern');

/**
 * Whether the query names a whole topic, or has a word of the lexicon for a kind of product, a concern, a brand or an ingredient. If so, products that
 * match a part of it are useful ('nivea lotion'), otherwise not ('water tank'). Beside an unknown word, some words do not count: those that the lexicon
 * corrects ('car cleaner' is not for a cleanser), and a single quality that goods of other trades have too ('waterproof jacket').
 */
export function namesTopic(
  index: SearchIndex,
  understoodConcepts: readonly UnderstoodConcept[],
  lexiconCorrections: ReadonlyMap<string, string>,
): boolean {
  const known = understoodConcepts.filter(({ isKnown }) => isKnown);
  const isAllKnown = understoodConcepts.every(
    ({ concept, isKnown, isShortBeginning }) => concept.isOptional || (isKnown && !isShortBeginning),
  );
  const isCorrectedByLexicon = ({ concept }: UnderstoodConcept) => concept.words.some((word) => lexiconCorrections.has(word));
  const qualities = known.filter(({ concept }) => isQualityOfOtherTrades(index, concept));
  // A query with two qualities is about beauty products: 'vegan and hypoallergenic'.
  const untrusted = isAllKnown || qualities.length > 1 ? [] : qualities;
  const trusted = known.filter((understood) => (isAllKnown || !isCorrectedByLexicon(understood)) && !untrusted.includes(understood));
  // An ingredient that is also a food does not count: 'rice cooker'.
  const isOfTopicKind = ({ concept: { kinds, words, meanings } }: UnderstoodConcept) =>
    kinds.some((kind) => TOPIC_KINDS.includes(kind)) ||
    (kinds.includes('ingredient') && meanings.length > 0 && !words.every(index.lexicon.isUsedByOtherTrades));
  if (trusted.some(isOfTopicKind)) return true;
  const meansTopic = ({ concept }: UnderstoodConcept) =>
    !concept.kinds.some(isOrdinaryWordKind) &&
    concept.meanings.some(({ phrase, isOnlySimilar }) => !isOnlySimilar && isTopic(index, phrase));
  if (trusted.some(meansTopic)) return true;
  const queryWords = new Set(
    known.flatMap(({ concept, wordMatches }) => [
      ...concept.words,
      ...(concept.joined === null ? [] : [concept.joined]),
      ...wordMatches.flatMap(({ parts, matches }) => [
        ...(parts ?? []),
        ...matches.flatMap(({ term, grade }) => (grade === GRADES.fuzzy && term.fields & BRAND_BIT ? term.text : [])),
      ]),
    ]),
  );
  const isTypedAsOneWord = (words: readonly string[]) => words.length > 1 && queryWords.has(words.join(''));
  const isNamed = ({ words, allWords }: Topic) =>
    isTypedAsOneWord(allWords) || isTypedAsOneWord(words) || (words.every((word) => queryWords.has(word)) && isTopic(index, words));
  return [...queryWords].some((word) => index.topics.byWord.get(word)?.some(isNamed));
}
