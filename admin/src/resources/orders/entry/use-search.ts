import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#admin/ui/use-debounced.ts';

/** How long the form waits for further letters before it asks the server. */
export const DEBOUNCE_MS = 300;

/** Searches for the words while a staff member types them. `isEmpty`: the search for the typed words is complete and has found nothing. */
export function useSearch<Item>(name: string, words: string, find: (words: string) => Promise<Item[]>) {
  const debouncedWords = useDebounced(words.trim(), DEBOUNCE_MS);
  const query = useQuery({
    queryKey: ['order-entry', name, debouncedWords],
    queryFn: () => find(debouncedWords),
    enabled: debouncedWords !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = debouncedWords === words.trim() && !query.isPlaceholderData;
  return {
    found: debouncedWords === '' ? [] : (query.data ?? []),
    isEmpty: debouncedWords !== '' && isCurrent && query.data?.length === 0,
    error: query.error,
  };
}
