import { useCallback, useState } from 'react';
import { notify } from '#app/lib/toasts.ts';
import { offline } from '#messages/common';

/**
 * A part of the page whose script is fetched when it is needed: null until it is there. `ahead` is called when it may be
 * needed soon, `now` when it is: only then a network that is gone is worth a word. Either may be called again, and says
 * whether the part is there. `load` is always the same function.
 */
export function usePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const ahead = useCallback(async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);
  const now = async () => {
    const there = await ahead();
    if (!there) notify(offline, null, 'error');
    return there;
  };
  return { part, ahead, now };
}
