/** A part of a query that the search understands as a whole: a word, a phrase of the lexicon, or the name of an ingredient or a brand. */
import type { EntryKind } from '../lexicon/language-file.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import type { Meaning } from '../lexicon/senses.ts';
import type { WordMatches } from './match-word.ts';

export type Concept = {
  /** The stems of the words as the shopper typed them. A product has the concept if it has all of them, or one of the meanings. */
  words: Phrase;
  /** The words joined to one word, if the shopper may have typed one word with spaces inside. */
  joined: string | null;
  /** What the lexicon says that the words mean, the nearest first. */
  meanings: readonly Meaning[];
  /** A product has the concept too if none of these words is among its ingredients: 'alcohol free'. */
  withouts: readonly Phrase[];
  /** The kinds of the entries of the lexicon that explain the words. Also `ingredient`, if the words name an ingredient of a product. */
  kinds: readonly EntryKind[];
  /** The concept affects the ranking, but products without it match too. */
  isOptional: boolean;
  /** The key in the vocabulary of the sold brand that the words name; null if they name none. */
  brand: string | null;
  /** The number with the unit or percent sign that the shopper typed after it, as one word: '50ml' for '50'. */
  size: string | null;
};

export const createConcept = (words: Phrase, fields: Partial<Concept> = {}): Concept => ({
  words,
  joined: null,
  meanings: [],
  withouts: [],
  kinds: [],
  isOptional: false,
  brand: null,
  size: null,
  ...fields,
});

/**
 * A concept with what the catalogue has of it. `wordMatches`: for each word. `isKnown`: some product has it. `isShortBeginning`: products only have longer words
 * that begin with one of its short words. `isReliable`: its matches show surely enough that products have it.
 */
export type UnderstoodConcept = Concept & {
  wordMatches: readonly WordMatches[];
  isKnown: boolean;
  isShortBeginning: boolean;
  isReliable: boolean;
};

export const hasKind = ({ kinds }: Concept, ...wanted: readonly EntryKind[]): boolean => kinds.some((kind) => wanted.includes(kind));
export const hasOnlyKinds = ({ kinds }: Concept, ...wanted: readonly EntryKind[]): boolean =>
  kinds.length > 0 && kinds.every((kind) => wanted.includes(kind));

/** Whether the concept names a kind of product, several kinds ('makeup'), or a part of the names of many kinds ('oil'). */
export const namesProductOrForm = (concept: Concept): boolean => hasKind(concept, 'product', 'group', 'form');
/** Whether the concept says when, for whom or how a product is wanted, such as 'wedding', 'husband' or 'creamy'. */
export const isSituation = (concept: Concept): boolean => hasOnlyKinds(concept, 'situation');

/** The meanings of a concept without those that are only similar. */
export const listExactPhrases = ({ meanings }: Concept): Phrase[] =>
  meanings.flatMap(({ phrase, isOnlySimilar }) => (isOnlySimilar ? [] : [phrase]));
