/**
 * A set of positions of products in a snapshot: position p is bit p % 32 of the array's element p / 32, here called a word. Shifts and
 * masks compute this faster than divisions.
 */
export type Bitset = Uint32Array;

export const BITS_PER_WORD = 32;

export const createBitset = (size: number): Bitset => new Uint32Array(Math.ceil(size / BITS_PER_WORD));

/** The index of the word with this position: position / 32, rounded down. */
const findWordIndex = (position: number) => position >>> 5;
/** A word in which only the bit of this position is set. */
const createMask = (position: number) => 1 << (position & 31);

export function addBit(set: Bitset, position: number): void {
  const wordIndex = findWordIndex(position);
  set[wordIndex] = (set[wordIndex] ?? 0) | createMask(position);
}

export function removeBit(set: Bitset, position: number): void {
  const wordIndex = findWordIndex(position);
  set[wordIndex] = (set[wordIndex] ?? 0) & ~createMask(position);
}

export const hasBit = (set: Bitset, position: number): boolean => ((set[findWordIndex(position)] ?? 0) & createMask(position)) !== 0;

/** The intersection as a new set. */
export function intersectBitsets(left: Bitset, right: Bitset): Bitset {
  const result = new Uint32Array(left.length);
  for (let wordIndex = 0; wordIndex < result.length; wordIndex++) result[wordIndex] = (left[wordIndex] ?? 0) & (right[wordIndex] ?? 0);
  return result;
}

/**
 * Counts the set bits of a word: first within each pair of bits, then each four, then each byte, in parallel, and then sums the bytes.
 * Facets need many counts, and this has no loop or branch.
 */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(set: Bitset): number {
  let count = 0;
  for (let wordIndex = 0; wordIndex < set.length; wordIndex++) count += countOnes(set[wordIndex] ?? 0);
  return count;
}

/** Counts the intersection without building it. */
export function countCommon(left: Bitset, right: Bitset): number {
  let count = 0;
  for (let wordIndex = 0; wordIndex < left.length; wordIndex++) count += countOnes((left[wordIndex] ?? 0) & (right[wordIndex] ?? 0));
  return count;
}

/** The members in rising order. `count`: their number. */
export function listBits(set: Bitset, count: number): Uint32Array {
  const positions = new Uint32Array(count);
  let nextIndex = 0;
  for (let wordIndex = 0; wordIndex < set.length; wordIndex++) {
    // `bits & -bits` is the lowest set bit, and `bits & (bits - 1)` clears it.
    for (let bits = set[wordIndex] ?? 0; bits !== 0; bits &= bits - 1) {
      positions[nextIndex] = wordIndex * BITS_PER_WORD + BITS_PER_WORD - 1 - Math.clz32(bits & -bits);
      nextIndex++;
    }
  }
  return positions;
}
