import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { RefusalError } from './refusal-error.ts';

const RETRIES_MAX = 2;
/** Several colleagues work at once, so data older than this is loaded again when it is shown. */
const STALE_MS = 10_000;

/** Retries a call that did not reach the shop. A refusal is final, so it is not retried. */
const shouldRetry = (failureCount: number, error: unknown): boolean =>
  failureCount < RETRIES_MAX && error instanceof RefusalError && error.refusal.code === 'network_error';

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: STALE_MS } } });

// A new search word or product changes what a missed search finds, and members return to the list to see the effect.
queryClient.setQueryDefaults(['missed-searches'], { staleTime: 0 });

/**
 * Puts the result of a change into the cache. Cancels a load of the same key first: it may have begun before the change, and would replace the
 * new data by the old.
 */
export async function cacheResult(queryKey: QueryKey, data: unknown): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}
