import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Compare, patchOrder, runWithoutPauses, sortPositions } from './slices.ts';

/** Compares by value, then by position, so that no two are equal. */
const compareBy =
  (values: readonly number[]): Compare =>
  (left, right) =>
    (values[left] ?? 0) - (values[right] ?? 0) || left - right;
const listPositions = (values: readonly number[]) => Uint32Array.from(values, (_, position) => position);

test('sorting positions in slices gives the same order as sorting at once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 9_000, size: 'max' }), (values) => {
      expect([...runWithoutPauses(sortPositions(listPositions(values), compareBy(values)))]).toEqual(
        [...listPositions(values)].sort(compareBy(values)),
      );
    }),
    { numRuns: 20 },
  );
});

test('patching an order gives the same order as sorting again', () => {
  const numbers = fc.array(fc.nat(9), { maxLength: 40 });
  fc.assert(
    fc.property(numbers, numbers, (before, after) => {
      const touched = Uint8Array.from({ length: Math.max(before.length, after.length) }, (_, position) =>
        Number(before[position] !== after[position]),
      );
      const changed = listPositions(after).filter((position) => touched[position] === 1);
      const order = runWithoutPauses(sortPositions(listPositions(before), compareBy(before)));
      const sorted = runWithoutPauses(sortPositions(changed, compareBy(after)));
      expect([...runWithoutPauses(patchOrder(order, touched, sorted, compareBy(after)))]).toEqual(
        [...listPositions(after)].sort(compareBy(after)),
      );
    }),
  );
});
