import { findBandFault, type ShippingBand } from '@uruhu/contract/rules/prices/shipping';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BandRow, toContiguousBands } from './bands-record.ts';

/** `min_weight` has an effect in the first row only, and there only if it is below 1. */
const ROW: BandRow = { min_weight: 77, max_weight: 500, shipping_fee: 1 };

test('each band begins one gram after the previous one, and the first begins at 1 gram at most', () => {
  expect(
    toContiguousBands([
      { ...ROW, min_weight: 0 },
      { ...ROW, max_weight: 900, shipping_fee: 2 },
    ]),
  ).toEqual([
    { min_weight: 0, max_weight: 500, shipping_fee: 1 },
    { min_weight: 501, max_weight: 900, shipping_fee: 2 },
  ]);
  expect(toContiguousBands([ROW])[0]?.min_weight).toBe(1);
});

test('the only fault that a member can enter is a band that ends too early', () => {
  const rowLists = fc.array(fc.nat(5_000), { minLength: 1 }).map((ends) => ends.map((end) => ({ ...ROW, max_weight: end })));
  fc.assert(
    fc.property(rowLists, (rows) => {
      const fault = findBandFault(toContiguousBands(rows));
      expect([undefined, 'band_ends_before_start']).toContain(fault?.fault);
    }),
  );
});

test('an empty field is sent as null, which the server refuses', () => {
  expect(toContiguousBands([{ min_weight: 0, max_weight: null, shipping_fee: null }])).toEqual([
    { min_weight: 0, max_weight: null, shipping_fee: null } as unknown as ShippingBand,
  ]);
});
