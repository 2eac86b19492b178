import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#admin/ui/use-debounced.ts';

/** How long the form waits for further letters before it asks the server. */
export const DEBOUNCE_MS = 300;

/** Searches for the words while a staff member types them. `isEmpty`: the search for the typed words is complete and has found nothing. */
export function useSearch<Item>(name: string, words: string, find: (words: string) => Promise<Item[]>) {
  const debounced = useDebounced(words.trim(), DEBOUNCE_MS);
  const query = useQuery({
    queryKey: ['order-entry', name, debounced],
    queryFn: () => find(debounced),
    enabled: debounced !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = debounced === words.trim() && !query.isPlaceholderData;
  return {
    found: debounced === '' ? [] : (query.data ?? []),
    isEmpty: debounced !== '' && isCurrent && query.data?.length === 0,
    error: query.error,
  };
}
