/** Scores the words of one query. Computes the scores of each word only once, as many meanings share words. */
import type { SearchIndex } from '../build-index.ts';
import type { FieldSet } from '../document.ts';
import { matchExactly } from '../query/match-word.ts';
import { type Candidates, type ScorePool, scoreMatches, type WordScores } from './scores.ts';

export type Scorer = {
  index: SearchIndex;
  pool: ScorePool;
  candidates: Candidates;
  /** The scores of the exact word in these fields. The caller must not change them. */
  scoreWord(word: string, fields: FieldSet): WordScores;
};

/** `candidates`: the products that need scores; null if all do. */
export function createScorer(index: SearchIndex, pool: ScorePool, candidates: Candidates = null): Scorer {
  const scoresByFields = new Map<FieldSet, Map<string, WordScores>>();
  return {
    index,
    pool,
    candidates,
    scoreWord(word, fields) {
      const scoresByWord = scoresByFields.get(fields) ?? new Map<string, WordScores>();
      const cached = scoresByWord.get(word);
      if (cached) return cached;
      const wordScores = { scores: pool.take(), matches: matchExactly(index, word) };
      scoreMatches(wordScores.scores, wordScores.matches, fields, candidates);
      scoresByFields.set(fields, scoresByWord.set(word, wordScores));
      return wordScores;
    },
  };
}
