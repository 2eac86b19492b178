/** Things kept in bounded bytes, the least recently read going first. */

type Kept<Thing> = { thing: Thing; bytes: number };

export type Shelf<Thing> = {
  get(key: string): Thing | undefined;
  put(key: string, thing: Thing, bytes: number): void;
};

function row<Thing>(bytesMax: number) {
  const things = new Map<string, Kept<Thing>>();
  let bytes = 0;
  return {
    take(key: string): Kept<Thing> | undefined {
      const kept = things.get(key);
      if (kept && things.delete(key)) bytes -= kept.bytes;
      return kept;
    },
    put(key: string, kept: Kept<Thing>): void {
      things.set(key, kept);
      bytes += kept.bytes;
      for (const [oldest, { bytes: freed }] of things) {
        if (bytes <= bytesMax) return;
        things.delete(oldest);
        bytes -= freed;
      }
    },
  };
}

/**
 * What is new has a quarter of the room; what is read again moves to the rest. So a flood of addresses that nobody asks for twice
 * pushes out each other, not the pages that people read.
 */
export function shelf<Thing>(bytesMax: number): Shelf<Thing> {
  const fresh = row<Thing>(bytesMax / 4);
  const wanted = row<Thing>((bytesMax / 4) * 3);
  return {
    get(key) {
      const kept = wanted.take(key) ?? fresh.take(key);
      if (kept) wanted.put(key, kept);
      return kept?.thing;
    },
    put(key, thing, bytes) {
      fresh.take(key);
      fresh.put(key, { thing, bytes });
    },
  };
}
