import type { List } from '@uruhu/contract/fields/list';

/** The number of pages of a list. Derives the server's page size from the results, since every page but the last is full. */
export function countPages({ results, count, next }: Pick<List<unknown>, 'results' | 'count' | 'next'>, page: number): number {
  if (next === null || results.length === 0) return page;
  return Math.max(page + 1, Math.ceil(count / results.length));
}
