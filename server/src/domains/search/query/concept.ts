/** A part of a query that the search understands as a whole: a word, a phrase with synonyms, or the name of an ingredient or a brand. */
import type { EntryKind } from '../lexicon/language-file.ts';
import type { Meaning } from '../lexicon/parse-entries.ts';
import type { Phrase } from '../lexicon/phrases.ts';

export type Concept = {
  /** The stems of the words as the shopper typed them. A product has the concept if it has all of them, or one of the meanings. */
  words: Phrase;
  /** The words joined to one word, if the shopper may have typed one word with spaces inside. */
  joined: string | null;
  /** What the lexicon says that the words mean. */
  meanings: readonly Meaning[];
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
  kinds: [],
  isOptional: false,
  brand: null,
  size: null,
  ...fields,
});
