import { createStore, useStore } from './store.ts';

const onlineStore = createStore(typeof navigator === 'undefined' || navigator.onLine);

if (typeof window !== 'undefined') {
  for (const name of ['online', 'offline']) addEventListener(name, () => onlineStore.set(navigator.onLine));
}

/** False while the device has no network. */
export const useOnline = () => useStore(onlineStore, true);
