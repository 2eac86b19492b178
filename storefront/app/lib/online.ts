import { createStore, useStore } from './store.ts';

const store = createStore(typeof navigator === 'undefined' || navigator.onLine);

if (typeof window !== 'undefined') {
  for (const name of ['online', 'offline']) addEventListener(name, () => store.set(navigator.onLine));
}

/** False while the device has no network. */
export const useOnline = () => useStore(store, true);
