import { useEffect, useState } from 'react';

/** Gives the focus to the element of an id once the page has been drawn with it. */
export function useFocusLater(): (id: string) => void {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    document.getElementById(id)?.focus();
    setId(null);
  }, [id]);
  return setId;
}
