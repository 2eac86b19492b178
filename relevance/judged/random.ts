/** Pseudo-random choices from a seed, the same on every machine. */
import { createHash } from 'node:crypto';

/** A whole number from 0 to below `count`. */
export const randomInteger = (count: number, ...seed: readonly (string | number)[]): number =>
  createHash('sha256').update(seed.join('|')).digest().readUInt32BE(0) % count;

export const chooseFrom = <T>(values: readonly T[], ...seed: readonly (string | number)[]): T => {
  const value = values[randomInteger(values.length, ...seed)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};
