/** Caches results as long as their snapshot is current, within a bound of bytes. */
import { createSegmentedCache, type SegmentedCache } from '../../lib/segmented-cache.ts';
import type { Catalogue } from './load.ts';

/** A result with a longer key is not cached: such filters and texts do not come twice. */
const KEY_LENGTH_MAX = 1_000;

/** An upper bound, as JavaScript stores a character in one or two bytes. */
export const estimateTextBytes = (text: string): number => 2 * text.length;

type SnapshotCache<Value> = (catalogue: Catalogue, key: string, compute: () => Value | Promise<Value>) => Promise<Value>;

/** Returns the same store for one catalogue, and a new one for the next. The reference is weak, so that an old catalogue can be freed. */
export function createStorePerCatalogue<Store>(createStore: () => Store): (catalogue: Catalogue) => Store {
  let catalogueRef: WeakRef<Catalogue> | null = null;
  let store = createStore();
  return (catalogue) => {
    if (catalogueRef?.deref() !== catalogue) {
      catalogueRef = new WeakRef(catalogue);
      store = createStore();
    }
    return store;
  };
}

/**
 * Creates the function that creates caches which share these bytes, one for each kind of result. `kind`: differs for each of them. `measureBytes`: the size
 * of a result without its key.
 */
export function createSharedCache(bytesMax: number) {
  const getCache = createStorePerCatalogue((): SegmentedCache<unknown> => createSegmentedCache(bytesMax));
  return <Value>(kind: string, measureBytes: (value: Value) => number): SnapshotCache<Value> =>
    async (catalogue, key, compute) => {
      const cache = getCache(catalogue);
      const keyOfKind = `${kind} ${key}`;
      // Only this cache writes under a key of its kind.
      const cachedValue = cache.get(keyOfKind) as Value | undefined;
      if (cachedValue) return cachedValue;
      const value = await compute();
      if (key.length <= KEY_LENGTH_MAX) cache.put(keyOfKind, value, measureBytes(value) + estimateTextBytes(keyOfKind));
      return value;
    };
}

/** A cache of one kind of result. */
export const createSnapshotCache = <Value>(bytesMax: number, measureBytes: (value: Value) => number): SnapshotCache<Value> =>
  createSharedCache(bytesMax)('', measureBytes);
