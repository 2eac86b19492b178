/** The words of a query in the order in which the shopper typed them. */
import type { Phrase } from '../lexicon/phrases.ts';

export type WrittenQuery = {
  /** All words of the query in their order, with repetitions. */
  writtenStems: readonly string[];
  /** For each word of the lexicon that the shopper probably meant, the stem of the word that was typed instead. */
  typedByLexiconWord: ReadonlyMap<string, string>;
};

/** The words as the shopper typed them. */
export const listTypedForms = (words: Phrase, { writtenStems, typedByLexiconWord }: WrittenQuery): string[] =>
  words.map((word) => (writtenStems.includes(word) ? word : (typedByLexiconWord.get(word) ?? word)));

/** Whether all of `words` are among as many words side by side in `writtenStems`, in any order. */
export const areNeighbours = (words: Phrase, writtenStems: readonly string[]): boolean =>
  writtenStems.some((_, start) => {
    const neighbours = writtenStems.slice(start, start + words.length);
    return words.every((word) => neighbours.includes(word));
  });
