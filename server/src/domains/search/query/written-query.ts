/** The words of a query in the order in which the shopper typed them. */
export type WrittenQuery = {
  /** All words of the query in their order, with repetitions. */
  writtenStems: readonly string[];
  /** For each word of the lexicon that the shopper probably meant, the stem of the word that was typed instead. */
  typedByLexiconWord: ReadonlyMap<string, string>;
};
