import type { List } from '@uruhu/contract/list';

/** How many pages a list has, whatever the server's page size: every page but the last one is full. */
export function pagesOf({ results, count, next }: Pick<List<unknown>, 'results' | 'count' | 'next'>, page: number): number {
  if (next === null || results.length === 0) return page;
  return Math.max(page + 1, Math.ceil(count / results.length));
}
