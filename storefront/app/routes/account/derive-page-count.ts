import type { List } from '@uruhu/contract/fields/list';

/** The number of pages of a list whose page size the server decides. Every page but the last is full, so its results give the size. */
export function derivePageCount({ results, count, next }: Pick<List<unknown>, 'results' | 'count' | 'next'>, page: number): number {
  if (next === null || results.length === 0) return page;
  return Math.max(page + 1, Math.ceil(count / results.length));
}
