/** The shop's own stems, stop words and synonyms, for searches that are compared with it. The only file that knows where they are. */
import { defaultLexicon } from '../../server/src/domains/search/lexicon/default-lexicon.ts';
import { listWrittenWords, splitWords, stem } from '../../server/src/domains/search/words.ts';

export const shopWords = {
  /** Words as written, in small letters without accents. */
  split: listWrittenWords,
  stem,
  isStopWord: (stemmed: string): boolean => defaultLexicon.isStopWord(stemmed),
  /** The query as stems in their order. */
  splitStems: splitWords,
  /** Groups of the words that mean something together, with the phrases that mean the same. `wider` phrases rank below. */
  findMeanings: (stems: ReadonlySet<string>): { words: readonly string[]; phrases: { words: readonly string[]; wider: boolean }[] }[] =>
    defaultLexicon.findSynonyms(stems).map(({ key, meanings }) => ({
      words: key,
      phrases: meanings.filter(({ excludes }) => !excludes).map(({ phrase, wider }) => ({ words: phrase, wider })),
    })),
};
