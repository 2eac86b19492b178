/**
 * Queries that a third author wrote without knowledge of the search, its words and the other authors' queries. They measure the search
 * independently of whoever tuned it.
 */
import type { JudgedQuery } from '../types.ts';
import { attributeQueries } from './attributes.ts';
import { brandQueries } from './brands.ts';
import { categoryQueries } from './categories.ts';
import { indirectQueries } from './indirect.ts';
import { ingredientQueries } from './ingredients.ts';
import { frenchQueries, kinyarwandaQueries } from './languages.ts';
import { problemQueries } from './problems.ts';
import { spellingAndUnitQueries } from './spellings-and-units.ts';
import { synonymQueries } from './synonyms.ts';
import { withoutResultQueries } from './without-result.ts';

export const thirdAuthorQueries: readonly JudgedQuery[] = [
  ...brandQueries,
  ...categoryQueries,
  ...ingredientQueries,
  ...problemQueries,
  ...attributeQueries,
  ...indirectQueries,
  ...spellingAndUnitQueries,
  ...synonymQueries,
  ...frenchQueries,
  ...kinyarwandaQueries,
  ...withoutResultQueries,
];
