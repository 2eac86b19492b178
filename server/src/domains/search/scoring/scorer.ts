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
  const cachedScores = new Map<string, WordScores>();
  return {
    index,
    pool,
    candidates,
    scoreWord(word, fields) {
      const key = `${fields} ${word}`;
      const cached = cachedScores.get(key);
      if (cached) return cached;
      const wordScores = { scores: pool.take(), matches: matchExactly(index, word) };
      scoreMatches(wordScores.scores, wordScores.matches, fields, candidates);
      cachedScores.set(key, wordScores);
      return wordScores;
    },
  };
}
