import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBit, createBitset } from './bitset.ts';
import { addProduct, createCounter, createGrowingSet, listPositions, patchSet, type ValueSet } from './value-set.ts';

/** Large enough for lists of several positions, and for bitsets that are counted four words at a time. */
const SIZE = 1_000;
const EMPTY: ValueSet = { count: 0, positions: new Uint32Array() };
const positions = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 400, size: 'max' });

function grow(size: number, members: readonly number[]) {
  const set = createGrowingSet(size);
  // A repeated value of the same product counts once.
  for (const position of members) for (const repeated of [position, position]) addProduct(set, repeated);
  return set;
}
const buildSet = (members: readonly number[]) => patchSet(EMPTY, { size: SIZE, touchedPositions: [], added: grow(SIZE, members) });
const sort = (list: Iterable<number>) => [...list].sort((left, right) => left - right);

test('a set has the products that were added in any order, and counts those within a selection', () => {
  fc.assert(
    fc.property(positions, positions, (members, selected) => {
      const set = buildSet(members);
      expect([...listPositions(set)]).toEqual(sort(members));
      const within = createBitset(SIZE);
      for (const position of selected) addBit(within, position);
      expect(createCounter(within)(set)).toBe(members.filter((position) => selected.includes(position)).length);
      expect(createCounter(null)(set)).toBe(members.length);
    }),
  );
});

test('a patched set has the remaining and the added products, and stays the same object if nothing changes', () => {
  fc.assert(
    fc.property(positions, positions, positions, fc.constantFrom(SIZE - 100, SIZE, SIZE + 100), (before, touched, after, size) => {
      const previous = buildSet(before);
      const touchedPositions = [...new Set([...touched, ...Array.from({ length: Math.max(0, SIZE - size) }, (_, index) => size + index)])];
      const isTouched = new Set(touchedPositions);
      const added = after.filter((position) => position < size && isTouched.has(position));
      const patched = patchSet(previous, { size, touchedPositions, added: added.length > 0 ? grow(size, added) : undefined });
      expect([...listPositions(patched)]).toEqual(sort([...before.filter((position) => !isTouched.has(position)), ...added]));
      expect(patched.count).toBe(listPositions(patched).length);
      expect(patchSet(previous, { size: SIZE, touchedPositions: [], added: undefined })).toBe(previous);
    }),
  );
});
