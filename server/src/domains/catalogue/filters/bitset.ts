/** A set of small whole numbers (positions of products in a snapshot), 32 to a word. */
export type Bitset = Uint32Array;

export const createBitset = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32));

export function addBit(set: Bitset, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (position & 31));
}

export function removeBit(set: Bitset, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (position & 31));
}

export const hasBit = (set: Bitset, position: number): boolean => (((set[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

/** The intersection as a new set. */
export function intersectBitsets(left: Bitset, right: Bitset): Bitset {
  const result = new Uint32Array(left.length);
  for (let word = 0; word < result.length; word++) result[word] = (left[word] ?? 0) & (right[word] ?? 0);
  return result;
}

/** Counts the ones in a word by summing pairs, fours and bytes in parallel, without loop or branch. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(set: Bitset): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += countOnes(set[word] ?? 0);
  return count;
}

/** Counts the intersection without building it. */
export function countCommon(left: Bitset, right: Bitset): number {
  let count = 0;
  for (let word = 0; word < left.length; word++) count += countOnes((left[word] ?? 0) & (right[word] ?? 0));
  return count;
}

/** The members in rising order. `count`: their number. */
export function listBits(set: Bitset, count: number): Uint32Array {
  const positions = new Uint32Array(count);
  let found = 0;
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1) positions[found++] = word * 32 + 31 - Math.clz32(rest & -rest);
  }
  return positions;
}
