/** Finds products without an ingredient by their lists of ingredients, as few products say 'alcohol free' in a text. */
import { type FieldSet, getFieldBit } from '../document.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import { matchExactly } from '../query/match-word.ts';
import { GRADES } from './grades.ts';
import type { Scorer } from './scorer.ts';
import { getScore, type Scores, scoreMatches } from './scores.ts';

const INGREDIENTS_BIT = getFieldBit('ingredients');
/** A product without the ingredient gets the score of one that has an attribute such as 'alcohol free'. */
const ATTRIBUTES_BIT = getFieldBit('attributes');

/** Scores products whose list of ingredients has none of the words. Skips products without such a list. */
export function scoreWithoutIngredient(
  { index, pool, candidates }: Scorer,
  target: Scores,
  words: Phrase,
  fields: FieldSet,
  share: number,
): void {
  if ((fields & INGREDIENTS_BIT) === 0) return;
  const scoresWithIngredient = pool.take();
  for (const word of words) scoreMatches(scoresWithIngredient, matchExactly(index, word), INGREDIENTS_BIT, candidates);
  const score = getScore(GRADES.exact * share, ATTRIBUTES_BIT);
  for (let position = 0; position < target.length; position++) {
    if (index.hasIngredientList[position] === 1 && scoresWithIngredient[position] === 0 && score > (target[position] ?? 0))
      target[position] = score;
  }
}
