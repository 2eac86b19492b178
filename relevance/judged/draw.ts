/** Pseudo-random draws from a seed, the same on every machine. */
import { createHash } from 'node:crypto';

/** Draws a whole number from 0 to below `count`. */
export const drawNumber = (count: number, ...seed: readonly (string | number)[]): number =>
  createHash('sha256').update(seed.join('|')).digest().readUInt32BE(0) % count;

export const drawFrom = <T>(values: readonly T[], ...seed: readonly (string | number)[]): T => {
  const value = values[drawNumber(values.length, ...seed)];
  if (value === undefined) throw new Error('nothing to draw from');
  return value;
};
