/** A cache bounded in bytes. Values that are read only once do not evict values that are read again. */
import { LRUCache } from 'lru-cache';

type Entry<Value> = { value: Value; bytes: number };

export type SegmentedCache<Value> = {
  get(key: string): Value | undefined;
  put(key: string, value: Value, bytes: number): void;
};

/**
 * New values share a quarter of the bytes, and a value that is read again moves to the rest. So a flood of addresses that are each asked for
 * once pushes out other such addresses, and not the pages that shoppers read.
 */
export function createSegmentedCache<Value>(bytesMax: number): SegmentedCache<Value> {
  const createSegment = (maxSize: number) => new LRUCache<string, Entry<Value>>({ maxSize, sizeCalculation: ({ bytes }) => bytes });
  const probation = createSegment(Math.floor(bytesMax / 4));
  const protectedEntries = createSegment(Math.floor((bytesMax / 4) * 3));
  return {
    get(key) {
      const onProbation = probation.get(key);
      if (!onProbation) return protectedEntries.get(key)?.value;
      probation.delete(key);
      protectedEntries.set(key, onProbation);
      return onProbation.value;
    },
    put(key, value, bytes) {
      const segment = protectedEntries.has(key) ? protectedEntries : probation;
      // The package takes no size below one.
      segment.set(key, { value, bytes: Math.max(1, bytes) });
    },
  };
}
