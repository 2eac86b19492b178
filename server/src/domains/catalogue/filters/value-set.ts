/**
 * The set of products with one filter value: a bitset for common values, a list of positions for rare ones, which is smaller and faster to
 * count, as there are thousands of rare keywords.
 */
import { addBit, BITS_PER_WORD, type Bitset, countCommon, createBitset, hasBit, listBits, removeBit } from './bitset.ts';

export type ValueSet = { count: number; bits: Bitset } | { count: number; positions: Uint32Array };

/** A list takes one word for each member, and a bitset one bit for each product of the snapshot. */
const isListSmaller = (count: number, size: number) => count <= size / BITS_PER_WORD;

/** `positions`: rising, without duplicates. */
export function createValueSet(size: number, positions: ArrayLike<number> & Iterable<number>): ValueSet {
  const count = positions.length;
  if (isListSmaller(count, size)) return { count, positions: Uint32Array.from(positions) };
  const bits = createBitset(size);
  for (const position of positions) addBit(bits, position);
  return { count, bits };
}

/**
 * `touchedPositions`: positions whose product was replaced, changed or removed. `addedPositions`: the touched and new positions whose product
 * has the value now.
 */
type SetChange = { size: number; touchedPositions: readonly number[]; addedPositions: readonly number[] };

/** Resizes the bits, removes touched positions and adds the new ones. */
function patchBits({ count, bits: previousBits }: { count: number; bits: Bitset }, { size, touchedPositions, addedPositions }: SetChange) {
  const bits = createBitset(Math.max(size, previousBits.length * BITS_PER_WORD));
  bits.set(previousBits);
  let remainingCount = count;
  for (const position of touchedPositions) {
    if (!hasBit(bits, position)) continue;
    removeBit(bits, position);
    remainingCount--;
  }
  const resizedBits = bits.slice(0, Math.ceil(size / BITS_PER_WORD));
  for (const position of addedPositions) addBit(resizedBits, position);
  return { count: remainingCount + addedPositions.length, bits: resizedBits };
}

/** The set without `touchedPositions` and with `addedPositions`; the same object if nothing changes. */
export function patchSet(previous: ValueSet | undefined, change: SetChange): ValueSet {
  const { size, touchedPositions, addedPositions } = change;
  if (!previous) return createValueSet(size, addedPositions);
  if ('bits' in previous) {
    const canStay = previous.bits.length === Math.ceil(size / BITS_PER_WORD) && !isListSmaller(previous.count, size);
    if (canStay && addedPositions.length === 0 && !touchedPositions.some((position) => hasBit(previous.bits, position))) return previous;
    const patchedSet = patchBits(previous, change);
    return isListSmaller(patchedSet.count, size) ? createValueSet(size, [...listBits(patchedSet.bits, patchedSet.count)]) : patchedSet;
  }
  const removedPositions = new Set(touchedPositions);
  const remainingPositions = previous.positions.filter((position) => !removedPositions.has(position));
  if (remainingPositions.length === previous.count && addedPositions.length === 0 && isListSmaller(previous.count, size)) return previous;
  return createValueSet(size, Uint32Array.from([...remainingPositions, ...addedPositions]).sort());
}

/** The positions in rising order; none for undefined. */
export function listPositions(set: ValueSet | undefined): Uint32Array {
  if (!set) return new Uint32Array();
  return 'positions' in set ? set.positions : listBits(set.bits, set.count);
}

/** Whether a product has the value. Searches a list of positions by halving it. */
export function hasProduct(set: ValueSet, position: number): boolean {
  if ('bits' in set) return hasBit(set.bits, position);
  let [low, high] = [0, set.count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((set.positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return set.positions[low] === position;
}

/** Adds the products to a bitset. */
export function addToBitset(target: Bitset, set: ValueSet): void {
  if ('positions' in set) for (const position of set.positions) addBit(target, position);
  else
    for (let wordIndex = 0; wordIndex < target.length; wordIndex++)
      target[wordIndex] = (target[wordIndex] ?? 0) | (set.bits[wordIndex] ?? 0);
}

/** Counts the products that are also in `within`; null means all products. */
export function countWithin(set: ValueSet, within: Bitset | null): number {
  if (!within) return set.count;
  if ('bits' in set) return countCommon(set.bits, within);
  let count = 0;
  for (const position of set.positions) if (hasBit(within, position)) count++;
  return count;
}
