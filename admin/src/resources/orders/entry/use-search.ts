import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const TYPING_MS = 300;

/** The text once no key was pressed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What is found for the words that are being typed; at first, and without words, nothing. */
export function useSearch<Found>(name: string, words: string, find: (words: string) => Promise<Found[]>) {
  const settled = useSettled(words.trim());
  const query = useQuery({
    queryKey: ['order-entry', name, settled],
    queryFn: () => find(settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = settled === words.trim() && !query.isPlaceholderData;
  return {
    found: settled === '' ? [] : (query.data ?? []),
    isEmpty: settled !== '' && isCurrent && query.data?.length === 0,
    error: query.error,
  };
}
