/** All judged queries about the demo shop. */
import { attributeQueries } from './attributes.ts';
import { brandQueries } from './brands.ts';
import { categoryQueries, ingredientQueries } from './categories-and-ingredients.ts';
import { exactNameQueries } from './exact-names.ts';
import { indirectQueries, spellingQueries } from './indirect.ts';
import { KINDS } from './kinds.ts';
import { frenchQueries, kinyarwandaQueries } from './languages.ts';
import { problemQueries } from './problems.ts';
import { randomTypoQueries } from './random-typos.ts';
import { secondAuthorQueries } from './second-author/second-author-queries.ts';
import { synonymQueries } from './synonyms.ts';
import { thirdAuthorQueries } from './third-author/third-author-queries.ts';
import type { JudgedQuery, JudgedSet } from './types.ts';
import { queriesWithoutResult } from './without-result.ts';
import { splitWordQueries, writtenTypoQueries } from './written-typos.ts';

const allQueries: readonly JudgedQuery[] = [
  ...exactNameQueries,
  ...brandQueries,
  ...categoryQueries,
  ...ingredientQueries,
  ...problemQueries,
  ...attributeQueries,
  ...indirectQueries,
  ...writtenTypoQueries,
  ...randomTypoQueries,
  ...splitWordQueries,
  ...spellingQueries,
  ...synonymQueries,
  ...frenchQueries,
  ...kinyarwandaQueries,
  ...queriesWithoutResult,
  ...secondAuthorQueries,
  ...thirdAuthorQueries,
];

const queryByText = new Map(allQueries.map((judged) => [judged.query, judged]));
/** Contains each query once, also if two lists have it. */
export const demoQueries: JudgedSet = { kinds: KINDS, queries: [...queryByText.values()] };
