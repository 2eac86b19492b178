/** All judged queries about a generated shop. */
import type { JudgedSet } from '../../judged/types.ts';
import type { GeneratedShop } from '../generated-shop.ts';
import { createQueryContext, type QueryRule } from './context.ts';
import { brands, brandsAndTypes, ingredients, numbersAndSizes, prices, types, typesAndAttributes } from './facets.ts';
import { exactNames, plainForms } from './names.ts';
import { beginnings, foreignBrands, joinedAndTorn } from './partial-words.ts';
import { shopperWords } from './shopper-words.ts';
import { typos } from './typos.ts';
import { withoutResult } from './without-result.ts';

const RULES: readonly QueryRule[] = [
  exactNames,
  plainForms,
  brands,
  brandsAndTypes,
  types,
  typesAndAttributes,
  ingredients,
  numbersAndSizes,
  prices,
  ...typos,
  beginnings,
  joinedAndTorn,
  foreignBrands,
  ...shopperWords,
  ...withoutResult,
];

/** Each query once: the first rule that makes it judges it. */
export function generateQueries(shop: GeneratedShop): JudgedSet {
  const context = createQueryContext(shop);
  const byText = new Map<string, JudgedSet['queries'][number]>();
  for (const judged of RULES.flatMap((rule) => rule(context))) {
    if (!byText.has(judged.query)) byText.set(judged.query, judged);
  }
  const queries = [...byText.values()];
  return { kinds: [...new Set(queries.map(({ kind }) => kind))], queries };
}
