import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

function watch(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room for a table. The server does not know: only for what the browser alone renders. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  );
