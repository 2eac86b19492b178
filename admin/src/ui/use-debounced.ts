import { useEffect, useState } from 'react';

const DEFAULT_DELAY_MS = 200;

/** The text once it has not changed for this time, so that not each letter causes a call. */
export function useDebounced(text: string, delay_ms = DEFAULT_DELAY_MS): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay_ms);
    return () => clearTimeout(timer);
  }, [text, delay_ms]);
  return debounced;
}
