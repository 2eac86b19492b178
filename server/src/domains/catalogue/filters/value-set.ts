/**
 * The set of products with one filter value: a bitset for common values, a list of positions for rare ones, which is smaller and faster to
 * count, as there are thousands of rare keywords.
 */
import { addBit, BITS_PER_WORD, type Bitset, countCommon, createBitset, hasBit, listBits, listUsedWords, removeBit } from './bitset.ts';

export type ValueSet = { count: number; bits: Bitset } | { count: number; positions: Uint32Array };

/** A list takes one word for each member, and a bitset one bit for each product of the snapshot. */
const isListSmaller = (count: number, size: number) => count <= size / BITS_PER_WORD;

/** `positions`: rising, without duplicates. */
function createValueSet(size: number, positions: Uint32Array): ValueSet {
  const count = positions.length;
  if (isListSmaller(count, size)) return { count, positions };
  const bits = createBitset(size);
  for (const position of positions) addBit(bits, position);
  return { count, bits };
}

/** A set to which products are added: a list in any order, until a bitset is smaller. `size`: the number of products of the snapshot. */
export type GrowingSet = { size: number; count: number; positions: number[]; bits: Bitset | null; lastPosition: number };

export const createGrowingSet = (size: number): GrowingSet => ({ size, count: 0, positions: [], bits: null, lastPosition: -1 });

/** Adds a product, which the set must not have yet unless it was added last. */
export function addProduct(set: GrowingSet, position: number): void {
  if (position === set.lastPosition) return;
  set.lastPosition = position;
  set.count++;
  if (set.bits) addBit(set.bits, position);
  else set.positions.push(position);
  if (set.bits || isListSmaller(set.count, set.size)) return;
  set.bits = createBitset(set.size);
  for (const each of set.positions) addBit(set.bits, each);
  set.positions = [];
}

const finishGrowing = ({ count, bits, positions }: GrowingSet): ValueSet =>
  bits ? { count, bits } : { count, positions: Uint32Array.from(positions).sort() };

/**
 * `touchedPositions`: positions whose product was replaced, changed or removed. `added`: the touched and new positions whose product has the value
 * now; undefined if there are none.
 */
type SetChange = { size: number; touchedPositions: readonly number[]; added: GrowingSet | undefined };

/** Resizes the bits, removes touched positions and adds the new ones. */
function patchBits({ count, bits: previousBits }: { count: number; bits: Bitset }, { size, touchedPositions, added }: SetChange) {
  const bits = createBitset(Math.max(size, previousBits.length * BITS_PER_WORD));
  bits.set(previousBits);
  let remainingCount = count;
  for (const position of touchedPositions) {
    if (!hasBit(bits, position)) continue;
    removeBit(bits, position);
    remainingCount--;
  }
  const resizedBits = bits.slice(0, Math.ceil(size / BITS_PER_WORD));
  if (added) addToBitset(resizedBits, finishGrowing(added));
  return { count: remainingCount + (added?.count ?? 0), bits: resizedBits };
}

/** The set without `touchedPositions` and with `added`; the same object if nothing changes. */
export function patchSet(previous: ValueSet, change: SetChange): ValueSet {
  const { size, touchedPositions, added } = change;
  if (previous.count === 0 && added) return finishGrowing(added);
  const hasRightForm =
    'bits' in previous
      ? previous.bits.length === Math.ceil(size / BITS_PER_WORD) && !isListSmaller(previous.count, size)
      : isListSmaller(previous.count, size);
  if (hasRightForm && !added && !touchedPositions.some((position) => hasProduct(previous, position))) return previous;
  if ('bits' in previous) {
    const patchedSet = patchBits(previous, change);
    return isListSmaller(patchedSet.count, size) ? createValueSet(size, listBits(patchedSet.bits, patchedSet.count)) : patchedSet;
  }
  const removedPositions = new Set(touchedPositions);
  const remainingPositions = previous.positions.filter((position) => !removedPositions.has(position));
  const addedPositions = listPositions(added && finishGrowing(added));
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

/** Creates a function that counts the products of a set that are also in `within`; null means all products. */
export function createCounter(within: Bitset | null): (set: ValueSet) => number {
  if (!within) return ({ count }) => count;
  const usedWords = listUsedWords(within);
  return (set) => {
    if ('bits' in set) return countCommon(set.bits, within, usedWords);
    let count = 0;
    for (let i = 0; i < set.positions.length; i++) if (hasBit(within, set.positions[i] ?? 0)) count++;
    return count;
  };
}
