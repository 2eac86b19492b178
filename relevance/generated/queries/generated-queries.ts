/** All judged queries about a generated shop. */
import type { JudgedSet } from '../../judged/types.ts';
import type { GeneratedShop } from '../generated-shop.ts';
import { createQueryContext, type QueryRule } from './context.ts';
import { brandAndTypeRule, brandRule, ingredientRule, numberAndSizeRule, priceRule, typeAndAttributeRule, typeRule } from './facets.ts';
import { exactNameRule, plainBeforeSpecialFormRule } from './names.ts';
import { beginningOfTypeRule, brandAndBeginningRule, foreignBrandRule, joinedOrSplitRule } from './partial-words.ts';
import { shopperWordRules } from './shopper-words.ts';
import { typoRules } from './typos.ts';
import { withoutResultRules } from './without-result.ts';

const RULES: readonly QueryRule[] = [
  exactNameRule,
  plainBeforeSpecialFormRule,
  brandRule,
  brandAndTypeRule,
  typeRule,
  typeAndAttributeRule,
  ingredientRule,
  numberAndSizeRule,
  priceRule,
  ...typoRules,
  brandAndBeginningRule,
  beginningOfTypeRule,
  joinedOrSplitRule,
  foreignBrandRule,
  ...shopperWordRules,
  ...withoutResultRules,
];

/** Generates the queries of all rules. If two rules create the same query, the first one judges it. */
export function generateQueries(shop: GeneratedShop): JudgedSet {
  const context = createQueryContext(shop);
  const byText = new Map<string, JudgedSet['queries'][number]>();
  for (const judged of RULES.flatMap((rule) => rule(context))) {
    if (!byText.has(judged.query)) byText.set(judged.query, judged);
  }
  const queries = [...byText.values()];
  return { kinds: [...new Set(queries.map(({ kind }) => kind))], queries };
}
