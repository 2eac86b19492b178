import { describe, expect, test } from 'vitest';
import { demoShopData } from '../shops/demo-shop.ts';
import { generateShop, PRODUCTS_PER_BRAND } from './generated-shop.ts';
import { countEdits } from './name-words.ts';
import { computeSeedOfWeek, FIXED_SEED, listTestSeeds } from './seed.ts';

const PRODUCT_COUNT = 200;

test('the same seed draws the same shop, and another seed draws another shop', () => {
  const shop = generateShop(7, PRODUCT_COUNT);
  expect(generateShop(7, PRODUCT_COUNT)).toEqual(shop);
  expect(generateShop(8, PRODUCT_COUNT).data.brandNames).not.toEqual(shop.data.brandNames);
});

test('no two products of a brand have the same name', () => {
  const { products } = generateShop(7, PRODUCT_COUNT);
  expect(new Set(products.map(({ brand, name }) => `${brand.name} ${name}`.toLowerCase())).size).toBe(PRODUCT_COUNT);
});

const computeMedianLength = (texts: readonly string[]): number =>
  texts.map(({ length }) => length).sort((left, right) => left - right)[Math.floor(texts.length / 2)] ?? 0;
const countDistinctFirstWords = (names: readonly string[]): number => new Set(names.map((name) => name.split(' ')[0])).size;

describe('a generated shop with as many brands as the demo', () => {
  const demoProducts = demoShopData.rows;
  const demoBrands = [...new Set(demoProducts.map(({ brand }) => brand))];
  const { products } = generateShop(7, demoBrands.length * PRODUCTS_PER_BRAND);
  const productsByBrand = Map.groupBy(products, ({ brand }) => brand.name);

  test('has brand names that are at least as long as those of the demo', () => {
    expect(computeMedianLength([...productsByBrand.keys()])).toBeGreaterThanOrEqual(computeMedianLength(demoBrands));
  });

  test('has at most as many different first words of product names as the demo, so that its products are as hard to tell apart', () => {
    // All products of some brands, together as many as the demo has.
    const comparedProducts = [...productsByBrand.values()].flat().slice(0, demoProducts.length);
    const firstWordCount = countDistinctFirstWords(comparedProducts.map(({ name }) => name));
    expect(firstWordCount).toBeLessThanOrEqual(countDistinctFirstWords(demoProducts.map(({ name }) => name)));
  });
});

test.each([
  ['serum', 'serum', 0],
  ['serum', 'seurm', 1],
  ['serum', 'srum', 1],
  ['serum', 'seruum', 1],
])('countEdits counts the edits between %s and %s', (left, right, edits) => {
  expect(countEdits(left, right, 4)).toBe(edits);
});

test('countEdits returns its limit if the words differ by more edits', () => {
  expect(countEdits('serum', 'toner', 4)).toBe(4);
});

test('continuous integration also measures the shop of the week, or that of RELEVANCE_SEED instead', () => {
  expect(listTestSeeds({})).toEqual([FIXED_SEED]);
  expect(listTestSeeds({ CI: 'true' })).toEqual([FIXED_SEED, computeSeedOfWeek()]);
  expect(listTestSeeds({ CI: 'true', RELEVANCE_SEED: '9' })).toEqual([FIXED_SEED, 9]);
});
