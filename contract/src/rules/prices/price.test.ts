import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToPrices,
  computeLineTotal,
  computeLowestUnitPrice,
  computeSubtotal,
  computeUnitPrice,
  findCheapestOptionOrSize,
} from './price.ts';

const francs = fc.integer({ min: 0, max: 1_000_000 });
const extra = fc.option(fc.record({ additional_price: francs }), { nil: undefined });
const lines = fc.array(fc.record({ unit_price_rwf: francs, quantity: fc.integer({ min: 1, max: 999 }) }), { maxLength: 100 });

describe('one piece', () => {
  test.each([
    [{ base_price: 10_000, discounted_price: 0 }, undefined, undefined, 10_000],
    [{ base_price: 10_000, discounted_price: 8_000 }, undefined, undefined, 8_000],
    [{ base_price: 10_000, discounted_price: 8_000 }, { additional_price: 1_500 }, undefined, 9_500],
    [{ base_price: 10_000, discounted_price: 8_000 }, null, { additional_price: 300 }, 8_300],
    [{ base_price: 10_000, discounted_price: 0 }, { additional_price: 1_500 }, { additional_price: 300 }, 11_800],
  ])('%j with option %j and size %j costs the sum', (product, option, size, price) => {
    expect(computeUnitPrice(product, option, size)).toBe(price);
  });

  test('costs the discounted price, else the base price, plus what option and size add', () => {
    fc.assert(
      fc.property(fc.record({ base_price: francs, discounted_price: francs }), extra, extra, (product, option, size) => {
        const extras = (option?.additional_price ?? 0) + (size?.additional_price ?? 0);
        expect(computeUnitPrice(product, option, size) - extras).toBe(product.discounted_price || product.base_price);
        expect(computeUnitPrice(product, option, size)).toBe(computeUnitPrice(product, size, option));
      }),
    );
  });
});

describe('the lines of a cart', () => {
  test('cost the sum of each line, in any order and however they are split', () => {
    fc.assert(
      fc.property(lines, lines, (cart, otherCart) => {
        expect(computeSubtotal([...cart, ...otherCart])).toBe(computeSubtotal(cart) + computeSubtotal(otherCart));
        expect(computeSubtotal(cart)).toBe(computeSubtotal(cart.toReversed()));
        expect(computeSubtotal(cart)).toBe(
          cart.flatMap(({ unit_price_rwf, quantity }) => Array(quantity).fill(unit_price_rwf)).reduce((a, b) => a + b, 0),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('sum to whole francs that a number holds exactly, also in the largest cart', () => {
    const fullest = Array.from({ length: 100 }, () => ({ unit_price_rwf: 2_147_483_647, quantity: 999 }));
    expect(Number.isSafeInteger(computeSubtotal(fullest))).toBe(true);
    expect(computeLineTotal({ unit_price_rwf: 2_147_483_647, quantity: 999 })).toBe(2_145_336_163_353);
  });

  test('of an empty cart cost nothing', () => {
    expect(computeSubtotal([])).toBe(0);
  });
});

describe('the default choice', () => {
  test('is undefined without choices', () => {
    expect(findCheapestOptionOrSize([])).toBeUndefined();
  });

  test('adds least, and is the first among equals', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ additional_price: fc.nat(5) }), { minLength: 1 }), (choices) => {
        const lowest = Math.min(...choices.map((choice) => choice.additional_price));
        expect(findCheapestOptionOrSize(choices)).toBe(choices.find((choice) => choice.additional_price === lowest));
      }),
    );
  });
});

test('what an option adds changes both prices, and a price without a discount stays without one', () => {
  expect(addToPrices({ base_price: 10_000, discounted_price: 8_000 }, -500)).toEqual({ base_price: 9_500, discounted_price: 7_500 });
  expect(addToPrices({ base_price: 10_000, discounted_price: 0 }, 500)).toEqual({ base_price: 10_500, discounted_price: 0 });
});

test('the lowest unit price has the cheapest option and size that are sold', () => {
  const createPart = (additional_price: number, is_archived = false) => ({ additional_price, is_archived });
  const product = { base_price: 10_000, discounted_price: 8_000, options: [createPart(-7_000, true), createPart(500), createPart(-1_000)] };
  expect(computeLowestUnitPrice({ ...product, sizes: [] })).toBe(7_000);
  expect(computeLowestUnitPrice({ ...product, sizes: [createPart(2_000), createPart(3_000)] })).toBe(9_000);
});
