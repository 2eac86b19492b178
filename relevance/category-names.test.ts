import { describe, expect, test } from 'vitest';
import { buildIndex, findProducts } from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { createMeasuredDemoShop } from './shops/measured-shops.ts';

const { documents } = createMeasuredDemoShop();
const index = runWithoutPauses(buildIndex(documents));
const productsByCategory = Map.groupBy(documents, ({ category }) => category);

/** The share of the first results that must be of the category. Not all, as the makeup remover among the cleansing waters comes later. */
const SHARE_MIN = 2 / 3;

describe.each([...productsByCategory.keys()])('the first results for "%s" are products of this category', (category) => {
  test.each([category, `best ${category} for women`, category.split(' ').reverse().join(' ')])('as "%s"', (query) => {
    const firstCount = Math.min(10, productsByCategory.get(category)?.length ?? 0);
    const { positions } = findProducts(index, query, { limit: firstCount });
    const ofCategory = positions.filter((position) => documents[position]?.category === category);
    expect(ofCategory.length).toBeGreaterThanOrEqual(firstCount * SHARE_MIN);
  });
});
