/** What a query prefers among the products that match it: those for some purposes, and those at low or high prices. */
import type { SearchIndex } from '../build-index.ts';
import type { EntryKind } from '../lexicon/language-file.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import type { WantedPrices } from '../lexicon/price-phrases.ts';
import {
  encodeBodyPartsOfFirstPhrase,
  encodeLoweredPurposes,
  encodePurposes,
  NO_PURPOSE_PREFERENCES,
  type PurposePreferences,
} from '../purposes.ts';
import type { Concept } from './concept.ts';
import { isSituation, listExactMeanings } from './situations.ts';
import type { UnderstoodQuery } from './understand-query.ts';
import type { UnderstoodConcept } from './understood-concept.ts';

const PRODUCT_OR_FORM_KINDS: readonly EntryKind[] = ['product', 'group', 'form'];

export const isProblemKind = (kind: EntryKind): boolean => kind === 'concern' || kind === 'state';

/** Only this many of the nearest meanings of a problem say what it is about. Later ones may only touch on it. */
const NEAREST_MEANINGS_MAX = 3;

const listExactPhrases = (concept: Concept): Phrase[] => listExactMeanings(concept).map(({ phrase }) => phrase);

/**
 * The parts of the body whose problem the query names, if they need products of their own (see purposes.ts). Reads them from the meanings of the
 * problem rather than from its words: 'hair bumps on chin' does not ask for hair care.
 */
function findWantedBodyParts(lexicon: Lexicon, { understoodConcepts }: UnderstoodQuery): number {
  return understoodConcepts.reduce((bits, { concept }) => {
    if (!concept.kinds.some(isProblemKind)) return bits;
    const phrases = listExactPhrases(concept).slice(0, NEAREST_MEANINGS_MAX);
    return bits | encodeBodyPartsOfFirstPhrase(lexicon, phrases.length > 0 ? phrases : [concept.words]);
  }, 0);
}

/** Whether the concept names a kind of product, several kinds ('makeup'), or a part of the names of many kinds ('oil'). */
export const namesProductOrForm = ({ concept: { kinds } }: UnderstoodConcept): boolean =>
  kinds.some((kind) => PRODUCT_OR_FORM_KINDS.includes(kind));

/**
 * The purposes that the words of the query or their meanings name. The meanings of an optional situation or group do not count: 'cream for my son' does
 * not ask for a cleanser, although the lexicon has it among the meanings of 'son'.
 */
export function findNamedPurposes(lexicon: Lexicon, { understoodConcepts }: UnderstoodQuery): number {
  const encodeConcept = ({ concept, wordMatches }: UnderstoodConcept): number => {
    const typed = encodePurposes(lexicon, concept.words);
    if (concept.isOptional && (isSituation(concept) || concept.kinds.includes('group'))) return typed;
    // Of a situation, products with similar meanings are wanted too.
    const meanings = isSituation(concept) ? concept.meanings : listExactMeanings(concept);
    const meant = meanings.reduce((bits, { phrase }) => bits | encodePurposes(lexicon, phrase), 0);
    // The words of a problem may name what the shopper does not want: 'peeling skin' asks for no peeling gel.
    if (concept.words.length > 1 && meanings.length > 0 && concept.kinds.every(isProblemKind)) return meant;
    // The matched words of the catalogue show what an unfinished or mistyped word means: 'makeup rem' means removers.
    const matched = wordMatches.flatMap(({ matches }) => matches.map(({ term }) => term.text));
    return typed | meant | encodePurposes(lexicon, matched);
  };
  return understoodConcepts.reduce((bits, understood) => bits | encodeConcept(understood), 0);
}

/**
 * How purposes change the rank of products for this query: not at all if it names neither a kind of product or form, nor a problem, nor a situation.
 * `named`: the purposes that it names.
 */
export function findPurposePreferences({ lexicon }: SearchIndex, query: UnderstoodQuery, named: number): PurposePreferences {
  const { understoodConcepts } = query;
  const required = understoodConcepts.filter(({ concept }) => !concept.isOptional);
  const kinds = required.flatMap(({ concept }) => concept.kinds);
  const isForProduct = required.some(namesProductOrForm);
  if (!isForProduct && !kinds.some(isProblemKind) && !required.some(({ concept }) => isSituation(concept))) return NO_PURPOSE_PREFERENCES;
  const lowered = encodeLoweredPurposes(lexicon.purposes, isForProduct ? 'product' : 'problem', named);
  return { ...lowered, wantedBodyParts: isForProduct ? 0 : findWantedBodyParts(lexicon, query) };
}

/**
 * The low or high prices that the query asks for, if prices may order its results: if it names a kind of product or form, or requires only words about
 * prices. Null for other queries: 'like olaplex but cheaper' must first show what is most like it.
 */
export function choosePreferredPrices({ understoodConcepts, wantedPrices }: UnderstoodQuery): WantedPrices | null {
  const words = wantedPrices?.words ?? [];
  const requiresOnlyPrice = understoodConcepts
    .filter(({ concept }) => !concept.isOptional)
    .every(({ concept }) => concept.words.every((word) => words.includes(word)));
  return requiresOnlyPrice || understoodConcepts.some(namesProductOrForm) ? wantedPrices : null;
}
