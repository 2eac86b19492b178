/** Caches results as long as their snapshot is current, within a bound of bytes. */
import { createSegmentedCache, type SegmentedCache } from '../../lib/segmented-cache.ts';
import type { Catalogue } from './load.ts';

const KEY_LENGTH_MAX = 1_000;

type SnapshotCache<Value> = (catalogue: Catalogue, key: string, make: () => Value | Promise<Value>) => Promise<Value>;

/** Keeps a store for the current catalogue, and creates a new one for the next. The reference is weak, so that an old catalogue is freed. */
export function createStorePerCatalogue<Store>(make: () => Store): (catalogue: Catalogue) => Store {
  let catalogueRef: WeakRef<Catalogue> | null = null;
  let store = make();
  return (catalogue) => {
    if (catalogueRef?.deref() !== catalogue) {
      catalogueRef = new WeakRef(catalogue);
      store = make();
    }
    return store;
  };
}

/** `measureBytes`: the size of a result without its key. */
export function createSnapshotCache<Value>(bytesMax: number, measureBytes: (value: Value) => number): SnapshotCache<Value> {
  const getCache = createStorePerCatalogue((): SegmentedCache<Value> => createSegmentedCache(bytesMax));
  return async (catalogue, key, make) => {
    const cache = getCache(catalogue);
    const cached = cache.get(key);
    if (cached) return cached;
    const value = await make();
    if (key.length <= KEY_LENGTH_MAX) cache.put(key, value, measureBytes(value) + 2 * key.length);
    return value;
  };
}
