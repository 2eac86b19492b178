/** Products without something: 'alcohol free' is said by no word of most lists of ingredients that have none. */
import type { SearchIndex } from './build-index.ts';
import { fieldBit } from './document.ts';
import { GRADES, surely } from './match-word.ts';
import { type Scores, type Sheets, scoreMatches, scoreOf } from './scores.ts';
import type { Phrase } from './synonyms.ts';

const INGREDIENTS = fieldBit('ingredients');
/** Found as surely as a purpose of the product is. */
const FOUND_AS = fieldBit('attributes');

/** Scores products whose list of ingredients has none of the words. Nothing is claimed of those without a list. */
export function scoreLacking(index: SearchIndex, sheets: Sheets, into: Scores, words: Phrase, fields: number, share: number): void {
  if ((fields & INGREDIENTS) === 0) return;
  const has = sheets.take();
  for (const word of words) scoreMatches(has, surely(index, word), INGREDIENTS);
  const score = scoreOf(GRADES.exact * share, FOUND_AS);
  for (let position = 0; position < into.length; position++) {
    if (index.listed[position] === 1 && has[position] === 0 && score > (into[position] ?? 0)) into[position] = score;
  }
}
