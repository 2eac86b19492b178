import { findBandFault, type ShippingBand } from '@uruhu/contract/rules/prices/shipping';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toContiguousBands } from './bands-record.ts';

/** Only the first row's `min_weight` has an effect. */
const createRow = (max_weight: number | null, shipping_fee: number | null = 0, min_weight = 77) => ({
  min_weight,
  max_weight,
  shipping_fee,
});

test('each band begins one gram after the previous one, and the first begins at 1 gram at most', () => {
  expect(toContiguousBands([createRow(500, 1, 0), createRow(900, 2)])).toEqual([
    { min_weight: 0, max_weight: 500, shipping_fee: 1 },
    { min_weight: 501, max_weight: 900, shipping_fee: 2 },
  ]);
  expect(toContiguousBands([createRow(500, 1)])[0]?.min_weight).toBe(1);
});

test('the only fault that a member can enter is a band that ends too early', () => {
  const rowLists = fc.array(fc.nat(5_000), { minLength: 1 }).map((ends) => ends.map((end) => createRow(end)));
  fc.assert(
    fc.property(rowLists, (rows) => {
      const fault = findBandFault(toContiguousBands(rows));
      expect([undefined, 'band_ends_before_start']).toContain(fault?.fault);
    }),
  );
});

test('an empty field is sent as null, which the server refuses', () => {
  expect(toContiguousBands([createRow(null, null, 0)])).toEqual([
    { min_weight: 0, max_weight: null, shipping_fee: null } as unknown as ShippingBand,
  ]);
});
