/** The judged set and its two halves: one to tune the search by, the other to report. */
import { createHash } from 'node:crypto';
import { attributes } from './attributes.ts';
import { brandQueries } from './brands.ts';
import { categories, ingredients } from './categories-and-ingredients.ts';
import { drawnMistakes } from './drawn-typos.ts';
import { exactNames } from './exact-names.ts';
import { french, kinyarwanda } from './languages.ts';
import { problems } from './problems.ts';
import { relational, spellings } from './relational.ts';
import { synonyms } from './synonyms.ts';
import type { JudgedQuery } from './types.ts';
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
export const judgedSet: readonly JudgedQuery[] = [...new Map(allQueries.map((one) => [one.query, one])).values()];

export type Half = 'tuning' | 'reporting';

/** Chooses the half by a hash of the query, so that a query stays in its half when others are added. */
export const chooseHalf = ({ query }: JudgedQuery): Half =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'reporting';
