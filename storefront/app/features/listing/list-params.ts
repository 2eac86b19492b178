/** Reads the parameters of a list from its URL, and builds URLs from them. */

import type { FilterSort } from '@uruhu/contract/catalogue/filters';
import type { FilterQuery } from '@uruhu/contract/catalogue/product';
import { PAGE_SIZES_TO_CHOOSE } from '@uruhu/contract/constants';
import { type ChosenFilters, countChosen, parseChosenFilters, toUrlParams } from '#app/features/filters/filters.ts';
import type { ListQuery } from '#app/lib/paths.ts';
import { parsePage } from './listing-page.ts';

/** The parameters of a list. One with its default value is absent, since URLs leave it out. */
export type ListParams = { q: string; page: number; sort?: FilterSort | undefined; perPage?: number | undefined; chosen: ChosenFilters };

/** The settings in which one list of the shop differs from another. */
export type ListConfig = {
  /** The first is the default. */
  sorts: readonly [FilterSort, ...FilterSort[]];
  perPage: number;
  /** The page's own filters. */
  pageFilters?: FilterQuery;
  /** The tag that product cards on this page prefer to show. */
  preferredTag?: string;
};

/** A search term is cut to this length, which is longer than any product's name. */
export const QUERY_LENGTH_MAX = 200;

export function parseListParams(query: URLSearchParams, { sorts, perPage }: ListConfig): ListParams {
  const [, ...otherSorts] = sorts;
  const sort = otherSorts.find((choice) => choice === query.get('sort'));
  const size = PAGE_SIZES_TO_CHOOSE.find((choice) => choice !== perPage && String(choice) === query.get('perPage'));
  const q = (query.get('q') ?? '').trim().slice(0, QUERY_LENGTH_MAX);
  const listParams: ListParams = { q, page: parsePage(query), chosen: parseChosenFilters(query) };
  if (sort) listParams.sort = sort;
  if (size) listParams.perPage = size;
  return listParams;
}

/** The URL parameters of the list with a change. They lead to the first page unless the change names a page. */
export function toListQuery(listParams: ListParams, change: Partial<ListParams> = {}): ListQuery {
  const { q, sort, perPage, chosen, page } = { ...listParams, page: 1, ...change };
  return { q, ...toUrlParams(chosen), sort, perPage, page };
}

/**
 * Whether the list has no search, filter, sort order or page size. Only such a list has a canonical URL: the others repeat its content.
 */
export const isUnfiltered = ({ q, sort, perPage, chosen }: ListParams): boolean =>
  q === '' && !sort && !perPage && countChosen(chosen) === 0;
