/** Scores the words of one query. Computes the scores of each word only once, as many meanings share words. */
import type { SearchIndex } from '../build-index.ts';
import type { FieldSet } from '../document.ts';
import { matchExactly } from '../match-word.ts';
import { type Candidates, type PhrasePart, type ScorePool, scoreMatches } from './scores.ts';

export type Scorer = {
  index: SearchIndex;
  pool: ScorePool;
  candidates: Candidates;
  /** The scores of the exact word in these fields. The caller must not change them. */
  scoreWord(word: string, fields: FieldSet): PhrasePart;
};

/** `candidates`: the products that need scores. */
export function createScorer(index: SearchIndex, pool: ScorePool, candidates: Candidates = null): Scorer {
  const scored = new Map<string, PhrasePart>();
  return {
    index,
    pool,
    candidates,
    scoreWord(word, fields) {
      const key = `${fields} ${word}`;
      const cached = scored.get(key);
      if (cached) return cached;
      const part = { scores: pool.take(), matches: matchExactly(index, word) };
      scoreMatches(part.scores, part.matches, fields, candidates);
      scored.set(key, part);
      return part;
    },
  };
}
