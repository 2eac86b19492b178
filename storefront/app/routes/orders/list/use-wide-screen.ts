import { useSyncExternalStore } from 'react';

/** A narrower screen has no room for a table beside the account menu. */
const WIDE = '(min-width: 1200px)';

function subscribeToWidth(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the screen is wide enough for a table. Use it only for content that the server does not render: the server cannot know the width. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
