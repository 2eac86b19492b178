import type { Client } from '@uruhu/contract/client';
import { correctBrandCase } from '#app/features/filters/brand-case.ts';
import { type FilterOptions, toFilterOptions } from '#app/features/filters/facets.ts';
import { toFilterQuery } from '#app/features/filters/filters.ts';
import { toPageCard } from '#app/features/products/card-product.server.ts';
import { type Section, toSection } from '#app/lib/section.ts';
import type { ListConfig, ListParams } from './list-params.ts';
import type { Listing } from './listing-page.ts';

/** A page of a list, with the data of its filter panel and its search. */
export type FilteredListing = Listing & {
  options: FilterOptions;
  /** The spelling that the shopper probably meant, if the search term had no match. */
  correctedTerm: string | null;
  /** Words of the search term that none of the best results has. */
  ignoredTerms: readonly string[];
};

/**
 * `listParams`: as in the URL, but with brands spelled as in the catalogue. `list`: the products, or a message if they could not be
 * loaded.
 */
export type LoadedList = { listParams: ListParams; list: Section<FilteredListing> };

/** Loads a page of a list, with the options of its filter panel. */
export async function loadListing(api: Client, listParams: ListParams, config: ListConfig): Promise<LoadedList> {
  const { q, page, sort = config.sorts[0], perPage = config.perPage } = listParams;
  const result = await api.filterProducts(page, {
    ...toFilterQuery(listParams.chosen, config.pageFilters),
    search: q,
    sortBy: sort,
    pagination: perPage,
    status: 'published',
    scope: 'light',
  });
  const chosen = result.ok ? correctBrandCase(listParams.chosen, result.data.facets.brand) : listParams.chosen;
  const list = toSection(result, (found) => ({
    cards: found.results.map((product) => toPageCard(product, config.preferredTag)),
    count: found.count,
    page,
    perPage,
    options: toFilterOptions(found.facets, chosen),
    correctedTerm: found.corrected_term,
    ignoredTerms: found.ignored_terms,
  }));
  return { listParams: { ...listParams, chosen }, list };
}
