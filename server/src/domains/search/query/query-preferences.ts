/** What a query wants besides its words: products for a purpose or a part of the body, and low or high prices. */
import type { SearchIndex } from '../build-index.ts';
import type { EntryKind } from '../lexicon/language-file.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Phrase } from '../lexicon/parse-entries.ts';
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

/** The kinds of entry that say which products the shopper wants. */
const PRODUCT_KINDS: readonly EntryKind[] = ['product', 'group', 'form'];

export const isProblem = (kind: EntryKind): boolean => kind === 'concern' || kind === 'state';

/** The nearest meanings of a problem say what it is about; later ones may only touch on it. */
const NEAREST_MEANINGS_MAX = 3;

const listExactPhrases = (concept: Concept): Phrase[] => listExactMeanings(concept).map(({ phrase }) => phrase);

/**
 * The parts of the body whose problem the query names and which need their own products, as bits. What a problem means says this better than
 * its words: 'hair bumps on chin' is not for hair care.
 */
function findWantedBodyParts(lexicon: Lexicon, { understoodConcepts }: UnderstoodQuery): number {
  return understoodConcepts.reduce((bits, { concept }) => {
    if (!concept.kinds.some(isProblem)) return bits;
    const phrases = listExactPhrases(concept).slice(0, NEAREST_MEANINGS_MAX);
    return bits | encodeBodyPartsOfFirstPhrase(lexicon, phrases.length > 0 ? phrases : [concept.words]);
  }, 0);
}

export const isOfProductKind = ({ concept: { kinds } }: UnderstoodConcept): boolean => kinds.some((kind) => PRODUCT_KINDS.includes(kind));

/**
 * The bits of the purposes that the words of the query name, or their meanings. Beside other words, the meanings of a small word for a person or for
 * all care do not count: 'cream for my son' does not ask for a cleanser, although the lexicon has it among the meanings of 'son'.
 */
export function findNamedPurposes(lexicon: Lexicon, { understoodConcepts }: UnderstoodQuery): number {
  const words = understoodConcepts.flatMap((understood) => {
    const { concept, wordMatches } = understood;
    if (concept.isOptional && (isSituation(concept) || concept.kinds.includes('group'))) return concept.words;
    // Products with any of the meanings of an occasion are wanted.
    const meanings = isSituation(concept) ? concept.meanings.flatMap(({ phrase }) => phrase) : listExactPhrases(concept).flat();
    // The words of a problem may name what the shopper does not want: peeling skin needs no peeling gel.
    if (concept.words.length > 1 && meanings.length > 0 && concept.kinds.every(isProblem)) return meanings;
    // The matched words of the catalogue show what an unfinished or mistyped word means: 'makeup rem' means removers.
    return [...concept.words, ...wordMatches.flatMap(({ matches }) => matches.map(({ term }) => term.text)), ...meanings];
  });
  return encodePurposes(lexicon, words);
}

/**
 * How purposes change the rank of products for this query: not at all if it names neither a kind of product, nor a problem, an occasion or a
 * person. `named`: the bits of the purposes that it names.
 */
export function findPurposePreferences({ lexicon }: SearchIndex, query: UnderstoodQuery, named: number): PurposePreferences {
  const { understoodConcepts } = query;
  const required = understoodConcepts.filter(({ concept }) => !concept.isOptional);
  const kinds = required.flatMap(({ concept }) => concept.kinds);
  const namesProduct = kinds.some((kind) => PRODUCT_KINDS.includes(kind));
  if (!namesProduct && !kinds.some(isProblem) && !required.some(({ concept }) => isSituation(concept))) return NO_PURPOSE_PREFERENCES;
  const lowered = encodeLoweredPurposes(lexicon.purposes, namesProduct ? 'product' : 'problem', named);
  return { ...lowered, wantedBodyParts: namesProduct ? 0 : findWantedBodyParts(lexicon, query) };
}

/** The prices that the shopper wants of a kind of product; null for other queries: 'like olaplex but cheaper' asks for what is most like it. */
export function choosePreferredPrices({ understoodConcepts, wantedPrices }: UnderstoodQuery): WantedPrices | null {
  const words = wantedPrices?.words ?? [];
  const isAboutProducts = understoodConcepts
    .filter(({ concept }) => !concept.isOptional)
    .every(({ concept }) => concept.words.every((word) => words.includes(word)));
  return isAboutProducts || understoodConcepts.some(isOfProductKind) ? wantedPrices : null;
}
