import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts the result of a change into the cache. Cancels a load of the same key first: it may have begun before the change, and would replace the
 * new data by the old.
 */
export async function cacheResult(queryClient: QueryClient, queryKey: QueryKey, data: unknown): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}
