/**
 * Queries that a second author wrote without knowledge of the search, its words and the first author's queries. They measure the search
 * independently of whoever tuned it.
 */
import type { JudgedQuery } from '../types.ts';
import { attributeQueries } from './attributes.ts';
import { brandQueries } from './brands.ts';
import { indirectQueries } from './indirect.ts';
import { ingredientQueries } from './ingredients.ts';
import { frenchQueries, kinyarwandaQueries } from './languages.ts';
import { nameQueries } from './names.ts';
import { problemQueries } from './problems.ts';
import { productTypeQueries } from './product-types.ts';
import { sizeAndPriceQueries } from './sizes-and-prices.ts';
import { synonymQueries } from './synonyms.ts';
import { typoQueries } from './typos.ts';
import { withoutResultQueries } from './without-result.ts';

export const secondAuthorQueries: readonly JudgedQuery[] = [
  ...nameQueries,
  ...brandQueries,
  ...productTypeQueries,
  ...ingredientQueries,
  ...problemQueries,
  ...attributeQueries,
  ...indirectQueries,
  ...typoQueries,
  ...sizeAndPriceQueries,
  ...synonymQueries,
  ...frenchQueries,
  ...kinyarwandaQueries,
  ...withoutResultQueries,
];
