import { describe, expect, test } from 'vitest';
import { buildIndex, findProducts, type SearchDocument } from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { createMeasuredDemoShop } from './measured-shops.ts';

const { documents } = createMeasuredDemoShop();
const index = runWithoutPauses(buildIndex(documents));
const productsByCategory = Map.groupBy(documents, ({ category }) => category);
const productsByBrand = Map.groupBy(documents, ({ brand }) => brand);

/**
 * The share of the first results that must be of the category. Lower than 1, because some products rank low: a makeup remover among the cleansing
 * waters, for example.
 */
const CATEGORY_SHARE_MIN = 2 / 3;

/** Measures the share of expected products among the first results. Reads as many results as there are expected products, but at most ten. */
function measureShare(query: string, expected: readonly SearchDocument[]): number {
  const limit = Math.min(10, expected.length);
  const { positions } = findProducts(index, query, { limit });
  return positions.filter((position) => expected.some((document) => document === documents[position])).length / limit;
}

describe.each([...productsByCategory])('the first results for "%s" are products of this category', (category, products) => {
  test.each([category, `best ${category} for women`, category.split(' ').reverse().join(' ')])('as "%s"', (query) => {
    expect(measureShare(query, products)).toBeGreaterThanOrEqual(CATEGORY_SHARE_MIN);
  });
});

describe.each([...productsByBrand])('the first results for "%s" are all products of this brand', (brand, products) => {
  test.each([brand, brand.toLowerCase(), `${brand} products`])('as "%s"', (query) => {
    expect(measureShare(query, products)).toBe(1);
  });
});

test.each([...documents.entries()].map(([position, { brand, name }]) => ({ position, brand, name })))(
  '"$brand $name" is the first result for its name, with and without the brand',
  ({ position, brand, name }) => {
    for (const query of [name, `${brand} ${name}`]) expect(findProducts(index, query).positions[0]).toBe(position);
  },
);
