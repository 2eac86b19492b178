/** Brands, categories and keywords that the search field suggests while the shopper types. A keyword is suggested as a query. */
import type { Brand } from '@uruhu/contract/catalogue/brand';
import type { Suggestion } from '@uruhu/contract/catalogue/search';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { SuggestedPhrase } from '../../search/search.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { FilterIndex } from './filter-index.ts';

export type PhraseSuggestion = Exclude<Suggestion, { kind: 'product' }>;

/** A higher rank is suggested before a lower one. */
const RANKS = { query: 1, category: 2, brand: 3 } as const;
const createPhrase = (suggestion: PhraseSuggestion, productCount: number): SuggestedPhrase<PhraseSuggestion> => ({
  text: toPlainName(suggestion.text),
  rank: RANKS[suggestion.kind],
  productCount,
  value: suggestion,
});

/** Lists the names of the tree's categories that lead to at least one product. */
export function* listCategoryPhrases(categories: CategoryTree, { sets }: FilterIndex): Generator<SuggestedPhrase<PhraseSuggestion>> {
  for (const [category_id, { name }] of categories.byId) {
    const product_count = sets.category_id.get(category_id)?.count ?? 0;
    const within = categories.listAncestors(category_id).at(-1)?.name ?? '';
    if (product_count > 0) yield createPhrase({ kind: 'category', text: name, category_id, within, product_count }, product_count);
  }
}

/** Lists the phrases that lead to at least one product. */
export function* listPhrases(
  brands: readonly Brand[],
  categories: CategoryTree,
  filterIndex: FilterIndex,
): Generator<SuggestedPhrase<PhraseSuggestion>> {
  for (const { brand_id, name, product_count } of brands) {
    if (product_count > 0) yield createPhrase({ kind: 'brand', text: name, brand_id, product_count }, product_count);
  }
  yield* listCategoryPhrases(categories, filterIndex);
  for (const [text, { count }] of filterIndex.sets.keywords) yield createPhrase({ kind: 'query', text, corrected: false }, count);
}
