/** Finds products without an ingredient, as most of them do not say 'alcohol free' anywhere. */
import type { SearchIndex } from '../build-index.ts';
import { getFieldBit } from '../document.ts';
import type { Phrase } from '../lexicon/parse-entries.ts';
import { matchExactly } from '../match-word.ts';
import { GRADES } from './grades.ts';
import { getScore, type ScorePool, type Scores, scoreMatches } from './scores.ts';

const INGREDIENTS = getFieldBit('ingredients');
/** Scored like an attribute. */
const ATTRIBUTES = getFieldBit('attributes');

/** Scores products whose list of ingredients has none of the words. Skips products without a list. */
export function scoreWithoutIngredient(
  index: SearchIndex,
  pool: ScorePool,
  into: Scores,
  words: Phrase,
  fields: number,
  share: number,
): void {
  if ((fields & INGREDIENTS) === 0) return;
  const has = pool.take();
  for (const word of words) scoreMatches(has, matchExactly(index, word), INGREDIENTS);
  const score = getScore(GRADES.exact * share, ATTRIBUTES);
  for (let position = 0; position < into.length; position++) {
    if (index.hasIngredientList[position] === 1 && has[position] === 0 && score > (into[position] ?? 0)) into[position] = score;
  }
}
