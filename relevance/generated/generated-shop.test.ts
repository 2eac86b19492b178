import { expect, test } from 'vitest';
import { generateShop } from './generated-shop.ts';
import { countEdits } from './name-words.ts';
import { computeSeedOfWeek, FIXED_SEED, listTestSeeds } from './seed.ts';

const COUNT = 200;

test('the same seed draws the same shop, and another seed draws another shop', () => {
  const shop = generateShop(7, COUNT);
  expect(generateShop(7, COUNT)).toEqual(shop);
  expect(generateShop(8, COUNT).data.brandNames).not.toEqual(shop.data.brandNames);
});

test('no two products of a brand have the same name', () => {
  const { products } = generateShop(7, COUNT);
  expect(new Set(products.map(({ brand, name }) => `${brand.name} ${name}`.toLowerCase())).size).toBe(COUNT);
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
