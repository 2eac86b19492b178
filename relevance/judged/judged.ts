/** The judged set, and its two halves: the search is tuned by the one and reported by the other. */
import { createHash } from 'node:crypto';
import { attributes } from './attributes.ts';
import { brandQueries } from './brands.ts';
import { exactNames } from './exact-names.ts';
import { french, kinyarwanda } from './languages.ts';
import { categories, ingredients } from './meanings.ts';
import { drawnMistakes } from './mistakes.ts';
import { problems } from './problems.ts';
import { relational, spellings } from './relational.ts';
import { synonyms } from './synonyms.ts';
import type { Judged } from './types.ts';
import { splits, typos } from './typos.ts';
import { unsold } from './unsold.ts';

const allQueries: readonly Judged[] = [
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
  ...unsold,
];

/** A query that two rules wrote is judged once. */
export const judgedSet: readonly Judged[] = [...new Map(allQueries.map((one) => [one.query, one])).values()];

export type Half = 'tuning' | 'reporting';

/** By the query's own letters: a query stays in its half whatever is added. */
export const chooseHalf = ({ query }: Judged): Half =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'reporting';
