import { useCallback, useRef, useState } from 'react';
import { notify } from '#app/lib/toasts.ts';
import { offline } from '#messages/common';

/**
 * A part of the page whose script is fetched when it is needed: null until it is there. `ahead` is called when it may be
 * needed soon, `now` when it is: only then a network that is gone is worth a word. Either may be called again.
 */
export function usePart<Part>(load: () => Promise<Part>): { part: Part | null; ahead: () => void; now: () => void } {
  const [part, setPart] = useState<Part | null>(null);
  const latest = useRef(load);
  const fetchPart = useCallback((onFailure: () => void) => {
    latest.current().then((loaded) => setPart(() => loaded), onFailure);
  }, []);
  const ahead = useCallback(() => fetchPart(() => {}), [fetchPart]);
  const now = useCallback(() => fetchPart(() => notify(offline, null, 'error')), [fetchPart]);
  return { part, ahead, now };
}
