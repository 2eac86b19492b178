import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and in the first render of the browser, true after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
