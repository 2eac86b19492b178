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

/** `measureBytes`: the size of a result without its key. */
export function createSnapshotCache<Value>(bytesMax: number, measureBytes: (value: Value) => number): SnapshotCache<Value> {
  const getCache = createStorePerCatalogue((): SegmentedCache<Value> => createSegmentedCache(bytesMax));
  return async (catalogue, key, compute) => {
    const cache = getCache(catalogue);
    const cachedValue = cache.get(key);
    if (cachedValue) return cachedValue;
    const value = await compute();
    if (key.length <= KEY_LENGTH_MAX) cache.put(key, value, measureBytes(value) + estimateTextBytes(key));
    return value;
  };
}
