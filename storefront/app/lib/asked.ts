/** What the address of a list asks for, and the address that asks for it. */

import { PAGE_SIZES_TO_CHOOSE } from '@uruhu/contract/constants';
import type { FilterSort } from '@uruhu/contract/filters';
import type { FilterQuery } from '@uruhu/contract/product';
import { addressOf, type Chosen, chosenCount, chosenFrom } from './filters.ts';
import { pageFrom } from './listing.ts';
import type { ListQuery } from './paths.ts';

/** What is the default is not named: addresses leave it out. */
export type Asked = { q: string; page: number; sort?: FilterSort | undefined; perPage?: number | undefined; chosen: Chosen };

export type ListKind = {
  /** The first is the default. */
  sorts: readonly [FilterSort, ...FilterSort[]];
  perPage: number;
  /** What the page itself is about. */
  pinned?: FilterQuery;
  /** The tag that cards of this page show rather than another. */
  preferredTag?: string;
};

/** Longer than any product's name, short enough to be searched for. */
export const QUERY_MAX = 200;

export function askedFrom(query: URLSearchParams, { sorts, perPage }: ListKind): Asked {
  const sort = sorts.find((one, place) => place > 0 && one === query.get('sort'));
  const size = PAGE_SIZES_TO_CHOOSE.find((one) => one !== perPage && String(one) === query.get('perPage'));
  return {
    q: (query.get('q') ?? '').trim().slice(0, QUERY_MAX),
    page: pageFrom(query),
    ...(sort ? { sort } : {}),
    ...(size ? { perPage: size } : {}),
    chosen: chosenFrom(query),
  };
}

/** The parameters of the address that asks for this, with what is changed of it. Another list begins at its first page. */
export function listQuery(asked: Asked, change: Partial<Asked> = {}): ListQuery {
  const { q, sort, perPage, chosen, page } = { ...asked, page: 1, ...change };
  return { q, ...addressOf(chosen), sort, perPage, page };
}

/** The list as it is: not searched, narrowed, sorted or resized, which is the same content under another address. */
export const isPlain = ({ q, sort, perPage, chosen }: Asked): boolean => q === '' && !sort && !perPage && chosenCount(chosen) === 0;
