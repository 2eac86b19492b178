import { useSyncExternalStore } from 'react';

/** A value that components can subscribe to. All state outside the URL and the server's data is in such stores. */
export type Store<Value> = {
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `onServer` is the value on the server and in the first render of the browser. */
export function useStore<Value, OnServer>(store: Store<Value>, onServer: OnServer): Value | OnServer {
  return useSyncExternalStore<Value | OnServer>(store.subscribe, store.get, () => onServer);
}
