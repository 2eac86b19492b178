/**
 * The products that have one value of a filter. A value of many products is a bitset; one of few is the list of their positions,
 * which is smaller and faster to count: thousands of rare keywords must not cost a bitset each.
 */
import { addBit, type Bitset, bitsOf, countCommon, emptyBitset, hasBit } from './bitset.ts';

export type ValueSet = { count: number; bits: Bitset } | { count: number; positions: Uint32Array };

/** `positions` rise and name nothing twice. */
export function valueSet(size: number, positions: readonly number[]): ValueSet {
  const count = positions.length;
  if (count <= size / 32) return { count, positions: Uint32Array.from(positions) };
  const bits = emptyBitset(size);
  for (const position of positions) addBit(bits, position);
  return { count, bits };
}

/** In rising order; of no set, none. */
export function positionsOf(set: ValueSet | undefined): Uint32Array {
  if (!set) return new Uint32Array();
  return 'positions' in set ? set.positions : bitsOf(set.bits, set.count);
}

/** Puts its products into a set. */
export function addTo(target: Bitset, set: ValueSet): void {
  if ('positions' in set) for (const position of set.positions) addBit(target, position);
  else for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (set.bits[word] ?? 0);
}

/** How many of its products are in the other set, too; null is the set of all products. */
export function countWithin(set: ValueSet, within: Bitset | null): number {
  if (!within) return set.count;
  if ('bits' in set) return countCommon(set.bits, within);
  let count = 0;
  for (const position of set.positions) if (hasBit(within, position)) count++;
  return count;
}
