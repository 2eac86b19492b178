/** Finds products without an ingredient by their lists of ingredients, as few products say 'alcohol free' in a text. */
import { type FieldSet, getFieldBit } from '../document.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import { matchExactly } from '../query/match-word.ts';
import { GRADES } from './grades.ts';
import { scoreMatches } from './score-matches.ts';
import type { Scorer } from './scorer.ts';
import { getScore, type Scores } from './scores.ts';

const INGREDIENTS_BIT = getFieldBit('ingredients');
/** A product without the ingredient gets the score of one that has an attribute such as 'alcohol free'. */
const ATTRIBUTES_BIT = getFieldBit('attributes');

/** Scores products whose list of ingredients has none of the words. Skips products without such a list. */
export function scoreWithoutIngredient(
  { index, candidates, takeScores }: Scorer,
  target: Scores,
  words: Phrase,
  fields: FieldSet,
  share: number,
): void {
  if ((fields & INGREDIENTS_BIT) === 0) return;
  const scoresWithIngredient = takeScores();
  for (const word of words) scoreMatches(scoresWithIngredient, matchExactly(index, word), INGREDIENTS_BIT, candidates);
  const score = getScore(GRADES.exact * share, ATTRIBUTES_BIT);
  for (let place = 0; place < target.length; place++) {
    const position = candidates?.[place] ?? place;
    if (index.hasIngredientList[position] === 1 && scoresWithIngredient[place] === 0 && score > (target[place] ?? 0)) target[place] = score;
  }
}
