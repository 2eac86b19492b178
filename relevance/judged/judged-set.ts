/** All judged queries about the demo shop. */
import { attributes } from './attributes.ts';
import { brandQueries } from './brands.ts';
import { categories, ingredients } from './categories-and-ingredients.ts';
import { drawnMistakes } from './drawn-typos.ts';
import { exactNames } from './exact-names.ts';
import { KINDS } from './kinds.ts';
import { french, kinyarwanda } from './languages.ts';
import { problems } from './problems.ts';
import { relational, spellings } from './relational.ts';
import { synonyms } from './synonyms.ts';
import type { JudgedQuery, JudgedSet } from './types.ts';
import { queriesWithoutResult } from './without-result.ts';
import { splits, typos } from './written-typos.ts';

const allQueries: readonly JudgedQuery[] = [
  ...exactNames,
  ...brandQueries,
  ...categories,
  ...ingredients,
  ...problems,
  ...attributes,
  ...relational,
  ...typos,
  ...drawnMistakes,
  ...splits,
  ...spellings,
  ...synonyms,
  ...french,
  ...kinyarwanda,
  ...queriesWithoutResult,
];

/** Each query once, also if two lists contain it. */
export const demoQueries: JudgedSet = { kinds: KINDS, queries: [...new Map(allQueries.map((one) => [one.query, one])).values()] };
