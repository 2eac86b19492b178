/** The judged set, and its two halves: the search is tuned by the one and reported by the other. */
import { createHash } from 'node:crypto';
import { brandQueries } from './brands.ts';
import { exactNames } from './exact-names.ts';
import { french, kinyarwanda, nonsense, synonyms } from './languages.ts';
import { attributes, categories, ingredients, problems } from './meanings.ts';
import type { Judged } from './types.ts';
import { splits, typos } from './typos.ts';

export const judgedSet: readonly Judged[] = [
  ...exactNames,
  ...brandQueries,
  ...categories,
  ...ingredients,
  ...problems,
  ...attributes,
  ...typos,
  ...splits,
  ...synonyms,
  ...french,
  ...kinyarwanda,
  ...nonsense,
];

export type Half = 'tuning' | 'reporting';

/** By the query's own letters: a query stays in its half whatever is added. */
export const halfOf = ({ query }: Judged): Half =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'reporting';
