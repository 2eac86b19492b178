import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and in the first paint that takes it over, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
