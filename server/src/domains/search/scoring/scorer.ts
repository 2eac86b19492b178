/** Scores the words of one query. Computes the scores of each word only once, as many meanings share words. */

import { computeOnce } from '../../../lib/compute-once.ts';
import type { SearchIndex } from '../build-index.ts';
import type { FieldSet } from '../document.ts';
import { matchExactly } from '../query/match-word.ts';
import type { Candidates } from './candidates.ts';
import { scoreMatches } from './score-matches.ts';
import type { WordScores } from './score-phrase.ts';
import { getScoreTable, type ScorePool, type Scores } from './scores.ts';

export type Scorer = {
  index: SearchIndex;
  candidates: Candidates;
  /** Zeroed scores for the candidates, or for all products. */
  takeScores(): Scores;
  /** The scores of the exact word in these fields. The caller must not change them. */
  scoreWord(word: string, fields: FieldSet): WordScores;
};

export function createScorer(index: SearchIndex, pool: ScorePool, candidates: Candidates = null): Scorer {
  const takeScores = () => (candidates ? new Uint16Array(candidates.length) : pool.take());
  const scoresByFields = new Map<FieldSet, Map<string, WordScores>>();
  return {
    index,
    candidates,
    takeScores,
    scoreWord(word, fields) {
      const scoresByWord = scoresByFields.get(fields) ?? new Map<string, WordScores>();
      const cached = scoresByWord.get(word);
      if (cached) return cached;
      const matches = matchExactly(index, word);
      const getScores = computeOnce(() => {
        const scores = takeScores();
        scoreMatches(scores, matches, fields, candidates);
        return scores;
      });
      const wordScores = { matches, getScores, getTable: (grade: number) => getScoreTable(grade, fields, true) };
      scoresByFields.set(fields, scoresByWord.set(word, wordScores));
      return wordScores;
    },
  };
}
