import { createStore, type Store } from './store.ts';

const PREFIX = 'back-office:';
const visitStores: { clear: () => void }[] = [];

/** A browser can refuse to keep anything. Then the value lasts until the page is loaded again. */
function read<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {}
}

/** A store whose value the browser keeps for this tab, also when the page is loaded again. */
export function createVisitStore<Value>(name: string, initial: Value): Store<Value> {
  const store = createStore(read<Value>(name) ?? initial);
  const set = (next: Value) => {
    store.set(next);
    write(name, next);
  };
  visitStores.push({ clear: () => set(initial) });
  return { ...store, set };
}

/** Forgets what a member has chosen and searched, before another member signs in at this browser. */
export function clearVisit(): void {
  for (const { clear } of visitStores) clear();
}
