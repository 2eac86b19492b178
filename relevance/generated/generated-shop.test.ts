import { expect, test } from 'vitest';
import { demoData } from '../shops/demo-shop.ts';
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

/**
 * Returns the median length of the names of brands, and the number of different first words of product names. It counts the words only in
 * `productsCount` products of the first `brandsCount` brands, so that shops of different sizes can be compared.
 */
function measureNames(
  products: readonly { brand: string; name: string }[],
  { productsCount, brandsCount }: { productsCount: number; brandsCount: number },
) {
  const productsByBrand = [...Map.groupBy(products, ({ brand }) => brand)];
  const lengths = productsByBrand.map(([brand]) => brand.length);
  const names = productsByBrand
    .slice(0, brandsCount)
    .flatMap(([, ofBrand]) => ofBrand)
    .slice(0, productsCount);
  return {
    medianBrandLength: lengths.toSorted((left, right) => left - right)[Math.floor(lengths.length / 2)] ?? 0,
    firstWordCount: new Set(names.map(({ name }) => name.split(' ')[0])).size,
  };
}

test('generated names are not easier to tell apart than the real ones of the demo', () => {
  const real = demoData.rows;
  const realBrandsCount = new Set(real.map(({ brand }) => brand)).size;
  // As many brands as in the demo, but more products of each.
  const { products } = generateShop(7, realBrandsCount * PRODUCTS_PER_BRAND);
  const generated = products.map(({ brand, name }) => ({ brand: brand.name, name }));
  const sampleSize = { productsCount: real.length, brandsCount: realBrandsCount };
  const measuredReal = measureNames(real, sampleSize);
  const measuredGenerated = measureNames(generated, sampleSize);
  expect(measuredGenerated.medianBrandLength).toBeGreaterThanOrEqual(measuredReal.medianBrandLength);
  expect(measuredGenerated.firstWordCount).toBeLessThanOrEqual(measuredReal.firstWordCount);
});

test.each([
  ['serum', 'serum', 0],
  ['serum', 'seurm', 1],
  ['serum', 'srum', 1],
  ['serum', 'seruum', 1],
  ['serum', 'toner', 4],
])('countEdits counts the edits between %s and %s', (left, right, edits) => {
  expect(countEdits(left, right, 4)).toBe(edits);
});

test('continuous integration also measures the shop of the week, or that of RELEVANCE_SEED instead', () => {
  expect(listTestSeeds({})).toEqual([FIXED_SEED]);
  expect(listTestSeeds({ CI: 'true' })).toEqual([FIXED_SEED, computeSeedOfWeek()]);
  expect(listTestSeeds({ CI: 'true', RELEVANCE_SEED: '9' })).toEqual([FIXED_SEED, 9]);
});
