/**
 * The products that have one value of a filter. A value of many products is a bitset; one of few is the list of their positions,
 * which is smaller and faster to count: thousands of rare keywords must not cost a bitset each.
 */
import { addBit, type Bitset, bitsOf, countCommon, emptyBitset, hasBit, removeBit } from './bitset.ts';

export type ValueSet = { count: number; bits: Bitset } | { count: number; positions: Uint32Array };

/** `positions` rise and name nothing twice. */
export function valueSet(size: number, positions: ArrayLike<number> & Iterable<number>): ValueSet {
  const count = positions.length;
  if (count <= size / 32) return { count, positions: Uint32Array.from(positions) };
  const bits = emptyBitset(size);
  for (const position of positions) addBit(bits, position);
  return { count, bits };
}

type SetChange = { size: number; touched: readonly number[]; added: readonly number[] };

/** A smaller catalogue's bits, or a larger one's; touched positions leave it. */
function patchBits({ count, bits: before }: { count: number; bits: Bitset }, { size, touched, added }: SetChange) {
  const bits = emptyBitset(Math.max(size, before.length * 32));
  bits.set(before);
  let kept = count;
  for (const position of touched) {
    if (!hasBit(bits, position)) continue;
    removeBit(bits, position);
    kept--;
  }
  const after = bits.slice(0, Math.ceil(size / 32));
  for (const position of added) addBit(after, position);
  return { count: kept + added.length, bits: after };
}

/** The set of the products that have a value now: without those `touched`, with those `added`. It is the same one if nothing changes. */
export function patchSet(before: ValueSet | undefined, change: SetChange): ValueSet {
  const { size, touched, added } = change;
  if (!before) return valueSet(size, added);
  if ('bits' in before) {
    const fits = before.bits.length === Math.ceil(size / 32) && before.count > size / 32;
    if (fits && added.length === 0 && !touched.some((position) => hasBit(before.bits, position))) return before;
    const after = patchBits(before, change);
    return after.count > size / 32 ? after : valueSet(size, [...bitsOf(after.bits, after.count)]);
  }
  const gone = new Set(touched);
  const kept = before.positions.filter((position) => !gone.has(position));
  if (kept.length === before.count && added.length === 0 && before.count <= size / 32) return before;
  return valueSet(size, Uint32Array.from([...kept, ...added]).sort());
}

/** In rising order; of no set, none. */
export function positionsOf(set: ValueSet | undefined): Uint32Array {
  if (!set) return new Uint32Array();
  return 'positions' in set ? set.positions : bitsOf(set.bits, set.count);
}

/** Whether a product has the value. */
export function holds(set: ValueSet, position: number): boolean {
  if ('bits' in set) return hasBit(set.bits, position);
  let [low, high] = [0, set.count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((set.positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return set.positions[low] === position;
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
