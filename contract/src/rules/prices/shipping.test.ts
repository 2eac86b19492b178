import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTotalWeight, findBandFault, findShippingBand, quoteShipping } from './shipping.ts';

const bands = [
  { min_weight: 1, max_weight: 500, shipping_fee: 1_500 },
  { min_weight: 501, max_weight: 2_000, shipping_fee: 2_500 },
  { min_weight: 3_000, max_weight: 9_000, shipping_fee: 4_000 },
];

/** Bands that follow one another, some with a gap between. */
const anyBands = fc
  .array(fc.record({ gap: fc.nat(50), width: fc.nat(2_000), shipping_fee: fc.nat(20_000) }), { maxLength: 8 })
  .map((anyWidths) => {
    let nextWeight_g = 0;
    return anyWidths.map(({ gap, width, shipping_fee }) => {
      const band = { min_weight: nextWeight_g + gap, max_weight: nextWeight_g + gap + width, shipping_fee };
      nextWeight_g = band.max_weight + 1;
      return band;
    });
  });

describe('the band of a weight', () => {
  test.each([
    [0, undefined],
    [1, 1_500],
    [500, 1_500],
    [501, 2_500],
    [2_000, 2_500],
    [2_001, undefined],
    [2_999, undefined],
    [3_000, 4_000],
    [9_000, 4_000],
    [9_001, undefined],
  ])('%i g costs %j francs', (weight, fee) => {
    expect(findShippingBand(bands, weight)?.shipping_fee).toBe(fee);
  });

  test('includes both its bounds, and a weight outside all bands has none', () => {
    fc.assert(
      fc.property(anyBands, fc.nat(20_000), (someBands, weight) => {
        for (const band of someBands) {
          expect(findShippingBand(someBands, band.min_weight)).toBe(band);
          expect(findShippingBand(someBands, band.max_weight)).toBe(band);
        }
        const band = findShippingBand(someBands, weight);
        expect(band !== undefined).toBe(someBands.some(({ min_weight, max_weight }) => min_weight <= weight && weight <= max_weight));
      }),
    );
  });
});

describe('the delivery fee', () => {
  test.each([
    [400, true, { kind: 'free', fee_rwf: 0 }],
    [400, false, { kind: 'charged', fee_rwf: 1_500 }],
    [2_500, true, { kind: 'none' }],
    [2_500, false, { kind: 'none' }],
  ])('of %i g, with free shipping %j, is quoted', (weight, isFree, quote) => {
    expect(quoteShipping(bands, weight, isFree)).toEqual(quote);
  });

  test("is free or the band's fee, and missing exactly where no band includes the weight", () => {
    fc.assert(
      fc.property(anyBands, fc.nat(20_000), fc.boolean(), (someBands, weight, isFree) => {
        const band = findShippingBand(someBands, weight);
        const quote = quoteShipping(someBands, weight, isFree);
        const kindWithBand = isFree ? 'free' : 'charged';
        expect(quote.kind).toBe(band === undefined ? 'none' : kindWithBand);
        if (quote.kind !== 'none') expect(quote.fee_rwf).toBe(isFree ? 0 : band?.shipping_fee);
      }),
    );
  });
});

test('the weight of a cart is the sum of all its pieces', () => {
  expect(computeTotalWeight([])).toBe(0);
  expect(
    computeTotalWeight([
      { weight_g: 150, quantity: 3 },
      { weight_g: 70, quantity: 2 },
    ]),
  ).toBe(590);
});

describe('a set of bands', () => {
  const toBands = (edges: readonly (readonly [number, number])[]) => edges.map(([min_weight, max_weight]) => ({ min_weight, max_weight }));

  test.each<[string, [number, number][], ReturnType<typeof findBandFault>]>([
    ['one band from 0', [[0, 10]], null],
    ['one band from 1', [[1, 10]], null],
    [
      'bands that follow one another, down to one gram',
      [
        [0, 0],
        [1, 1],
        [2, 90],
      ],
      null,
    ],
    ['a first band above 1', [[2, 10]], { index: 0, fault: 'bands_leave_gap' }],
    [
      'a gap of a gram',
      [
        [0, 10],
        [12, 20],
      ],
      { index: 1, fault: 'bands_leave_gap' },
    ],
    [
      'an edge in both bands',
      [
        [0, 10],
        [10, 20],
      ],
      { index: 1, fault: 'bands_overlap' },
    ],
    [
      'a band that ends before it starts',
      [
        [0, 10],
        [11, 9],
      ],
      { index: 1, fault: 'band_ends_before_start' },
    ],
  ])('with %s reports its first faulty band, if any', (_, edges, fault) => {
    expect(findBandFault(toBands(edges))).toEqual(fault);
  });

  test('without a fault has exactly one fee for each weight up to its end', () => {
    const widths = fc.array(fc.nat(300), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(widths, fc.nat(2_000), (bandWidths, weight) => {
        let nextWeight_g = 0;
        const someBands = bandWidths.map((width, index) => {
          // The index as the fee gives each band another one.
          const band = { min_weight: nextWeight_g, max_weight: nextWeight_g + width, shipping_fee: index };
          nextWeight_g = band.max_weight + 1;
          return band;
        });
        expect(findBandFault(someBands)).toBeNull();
        const matching = someBands.filter((band) => weight >= band.min_weight && weight <= band.max_weight);
        expect(matching.length).toBe(weight < nextWeight_g ? 1 : 0);
        expect(findShippingBand(someBands, weight)).toEqual(matching[0]);
      }),
    );
  });
});
