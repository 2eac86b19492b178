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

/**
 * Counts the intersection without building it. `usedWords`: the indexes of the words of `right` that are not 0; null to visit all words, which is faster
 * if most of them are not 0.
 */
export function countCommon(left: Bitset, right: Bitset, usedWords: Uint32Array | null): number {
  return usedWords ? countCommonInWords(left, right, usedWords) : countAllCommon(left, right);
}

function countCommonInWords(left: Bitset, right: Bitset, usedWords: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < usedWords.length; i++) {
    const wordIndex = usedWords[i] ?? 0;
    count += countOnes((left[wordIndex] ?? 0) & (right[wordIndex] ?? 0));
  }
  return count;
}

/**
 * Adds four words at a time, bit by bit, and counts only the carries, which is 1.5 times as fast as counting each word: bit b of `ones`, of `twos` and
 * of the carries is a binary digit of the number of words with bit b.
 */
function countAllCommon(left: Bitset, right: Bitset): number {
  let [ones, twos, carryCount, i] = [0, 0, 0, 0];
  for (; i + 4 <= left.length; i += 4) {
    const first = (left[i] ?? 0) & (right[i] ?? 0);
    const second = (left[i + 1] ?? 0) & (right[i + 1] ?? 0);
    const third = (left[i + 2] ?? 0) & (right[i + 2] ?? 0);
    const fourth = (left[i + 3] ?? 0) & (right[i + 3] ?? 0);
    const withFirst = ones ^ first;
    const earlyTwos = (ones & first) | (withFirst & second);
    ones = withFirst ^ second;
    const withThird = ones ^ third;
    const lateTwos = (ones & third) | (withThird & fourth);
    ones = withThird ^ fourth;
    const withEarly = twos ^ earlyTwos;
    carryCount += countOnes((twos & earlyTwos) | (withEarly & lateTwos));
    twos = withEarly ^ lateTwos;
  }
  let count = 4 * carryCount + 2 * countOnes(twos) + countOnes(ones);
  for (; i < left.length; i++) count += countOnes((left[i] ?? 0) & (right[i] ?? 0));
  return count;
}

/** The indexes of the words that are not 0; null if this is more than half of them. */
export function listUsedWords(set: Bitset): Uint32Array | null {
  const used = new Uint32Array(set.length >>> 1);
  let count = 0;
  for (let wordIndex = 0; wordIndex < set.length; wordIndex++) {
    if (set[wordIndex] === 0) continue;
    if (count === used.length) return null;
    used[count++] = wordIndex;
  }
  return used.subarray(0, count);
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
