import { createStore, type Store } from './store.ts';

const clearers: (() => void)[] = [];

/** A store of what a member chooses and searches, until she signs out or loads the page again. */
export function createVisitStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial);
  clearers.push(() => store.set(initial));
  return store;
}

/** Forgets what a member has chosen and searched, before another member signs in at this browser. */
export function clearVisit(): void {
  for (const clear of clearers) clear();
}
