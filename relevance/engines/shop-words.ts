/** The stems, stop words and synonyms of the shop's search, which a compared search may use too. */
import { defaultLexicon } from '../../server/src/domains/search/lexicon/default-lexicon.ts';
import { listStems, listWrittenWords, stem } from '../../server/src/domains/search/words.ts';

/** A group of words in the lexicon, with the phrases that a shopper may also mean by it. All words are stems. */
export type WordGroup = {
  words: readonly string[];
  phrases: readonly {
    words: readonly string[];
    /** Whether the phrase means only something similar, not the same. */
    isOnlySimilar: boolean;
  }[];
};

export const shopWords = {
  /** Splits a text into words in lower case without accents, not stemmed. */
  splitWords: listWrittenWords,
  /** Splits a text into stems. */
  splitStems: listStems,
  stem,
  isStopWord: (stemmed: string): boolean => defaultLexicon.isStopWord(stemmed),
  /** Finds the groups of which all words are among these stems. */
  findGroups: (stems: ReadonlySet<string>): WordGroup[] =>
    defaultLexicon.findSynonyms(stems).map(({ key, meanings }) => ({
      words: key,
      // Leaves out meanings such as 'without fragrance', because tuned-minisearch.ts only looks for words that a product contains.
      phrases: meanings.filter(({ isNegated }) => !isNegated).map(({ phrase, isOnlySimilar }) => ({ words: phrase, isOnlySimilar })),
    })),
};
