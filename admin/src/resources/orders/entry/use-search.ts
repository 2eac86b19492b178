import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** The text, once it has not changed for a moment. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Searches for the words while a staff member types them. `isEmpty`: the search for the typed words is complete and has found nothing. */
export function useSearch<Item>(name: string, words: string, find: (words: string) => Promise<Item[]>) {
  const debounced = useDebounced(words.trim());
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
