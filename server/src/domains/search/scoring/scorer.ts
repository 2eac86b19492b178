/** What scores the words of one query: each word of the catalogue once, as many meanings share words. */
import type { SearchIndex } from '../build-index.ts';
import { matchExactly } from '../match-word.ts';
import { type PhrasePart, type ScorePool, scoreMatches } from './scores.ts';

export type Scorer = {
  index: SearchIndex;
  pool: ScorePool;
  /** The scores of a word in these fields, as it is written. They must not be changed. */
  scoreWord(word: string, fields: number): PhrasePart;
};

export function createScorer(index: SearchIndex, pool: ScorePool): Scorer {
  const scored = new Map<string, PhrasePart>();
  return {
    index,
    pool,
    scoreWord(word, fields) {
      const key = `${fields} ${word}`;
      const known = scored.get(key);
      if (known) return known;
      const part = { scores: pool.take(), matches: matchExactly(index, word) };
      scoreMatches(part.scores, part.matches, fields);
      scored.set(key, part);
      return part;
    },
  };
}
