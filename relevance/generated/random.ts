/** Pseudo-random values from a seed, the same on every machine, and fast enough for thousands of products. */
import { createHash } from 'node:crypto';

export type Random = ReturnType<typeof createRandom>;

/** The generator mulberry32, whose state is one 32-bit number. The shifts and constants are those of the algorithm. */
export function createRandom(...seed: readonly (string | number)[]) {
  let state = createHash('sha256').update(seed.join('|')).digest().readUInt32BE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 to `count - 1`. */
  const below = (count: number) => Math.floor(next() * count);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('nothing to draw from');
    return value;
  };
  /** Up to `count` different values. */
  const take = <T>(values: readonly T[], count: number): T[] => {
    const remaining = [...values];
    return Array.from({ length: Math.min(count, remaining.length) }, () => remaining.splice(below(remaining.length), 1)).flat();
  };
  return { below, pick, take, chance: (probability: number) => next() < probability };
}
