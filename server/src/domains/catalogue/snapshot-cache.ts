/** Caches results as long as their snapshot is current, within a bound of bytes. */
import { createSegmentedCache, type SegmentedCache } from '../../lib/segmented-cache.ts';
import type { Catalogue } from './load.ts';

const KEY_LENGTH_MAX = 1_000;

type SnapshotCache<Answer> = (catalogue: Catalogue, key: string, make: () => Answer | Promise<Answer>) => Promise<Answer>;

/** A store for the current catalogue, created anew for the next. Holds the catalogue weakly, as the next request may come hours later. */
export function createPerCatalogue<Store>(make: () => Store): (catalogue: Catalogue) => Store {
  let of: WeakRef<Catalogue> | null = null;
  let store = make();
  return (catalogue) => {
    if (of?.deref() !== catalogue) {
      of = new WeakRef(catalogue);
      store = make();
    }
    return store;
  };
}

/** `measureBytes`: the size of a result without its key. */
export function createSnapshotCache<Answer>(bytesMax: number, measureBytes: (answer: Answer) => number): SnapshotCache<Answer> {
  const getCache = createPerCatalogue((): SegmentedCache<Answer> => createSegmentedCache(bytesMax));
  return async (catalogue, key, make) => {
    const cache = getCache(catalogue);
    const cached = cache.get(key);
    if (cached) return cached;
    const answer = await make();
    if (key.length <= KEY_LENGTH_MAX) cache.put(key, answer, measureBytes(answer) + 2 * key.length);
    return answer;
  };
}
