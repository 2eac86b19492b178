/** The stems, stop words and synonyms of the shop's search, which a compared search may use too. */
import { defaultLexicon } from '../../server/src/domains/search/lexicon/default-lexicon.ts';
import { listStems, listWrittenWords, stem } from '../../server/src/domains/search/words.ts';

export const shopWords = {
  /** Splits a text into words in lower case without accents, not stemmed. */
  split: listWrittenWords,
  stem,
  isStopWord: (stemmed: string): boolean => defaultLexicon.isStopWord(stemmed),
  /** Splits a query into stems. */
  splitStems: listStems,
  /**
   * Finds the entries of the lexicon of which all `words` are among these stems. The `phrases` of an entry mean the same as its words, or
   * with `isOnlySimilar` something similar.
   */
  findMeanings: (
    stems: ReadonlySet<string>,
  ): { words: readonly string[]; phrases: { words: readonly string[]; isOnlySimilar: boolean }[] }[] =>
    defaultLexicon.findSynonyms(stems).map(({ key, meanings }) => ({
      words: key,
      // Leaves out meanings such as 'without fragrance', because tuned-minisearch.ts only looks for words that a product contains.
      phrases: meanings.filter(({ isExclusion }) => !isExclusion).map(({ phrase, isOnlySimilar }) => ({ words: phrase, isOnlySimilar })),
    })),
};
