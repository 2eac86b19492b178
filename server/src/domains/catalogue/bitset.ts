/** A set of small whole numbers (positions of products in a snapshot), 32 to a word. */
export type Bitset = Uint32Array;

export const emptyBitset = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32));

export function addBit(set: Bitset, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (position & 31));
}

export const hasBit = (set: Bitset, position: number): boolean => (((set[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

/** A new set of what is in any of them; none of them is an empty set. */
export function union(size: number, sets: readonly Bitset[]): Bitset {
  const result = emptyBitset(size);
  for (const set of sets) for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) | (set[word] ?? 0);
  return result;
}

/** A new set of what is in both. */
export function intersection(left: Bitset, right: Bitset): Bitset {
  const result = new Uint32Array(left.length);
  for (let word = 0; word < result.length; word++) result[word] = (left[word] ?? 0) & (right[word] ?? 0);
  return result;
}

export function countBits(set: Bitset): number {
  let count = 0;
  for (let word of set) {
    while (word !== 0) {
      word &= word - 1;
      count++;
    }
  }
  return count;
}
