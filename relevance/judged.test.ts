/** The quality of the search in the demo shop and in a generated shop, to which it is not tuned. comparison.long.test.ts measures more. */
import { describe, expect, test } from 'vitest';
import { FLOORS, listMissedFloors } from './floors.ts';
import { generateShop } from './generated/generated-shop.ts';
import { judgeQuery, selectHalf } from './judged/judged-query.ts';
import { findProductIds } from './judged/product-sets.ts';
import { createMeasuredDemoShop, createMeasuredGeneratedShop, createShopSearch } from './measured-shops.ts';
import { computeFigures, computeNdcg, runQueries } from './measures.ts';

test('nDCG is 1 for the best order, less for another, and 0 without results', () => {
  const judgedQuery = judgeQuery('brand', 'some', { wanted: ['a'], related: ['b'] });
  expect(computeNdcg({ judgedQuery, foundIds: ['a', 'b', 'c'] })).toBe(1);
  expect(computeNdcg({ judgedQuery, foundIds: ['b', 'a'] })).toBeLessThan(1);
  expect(computeNdcg({ judgedQuery, foundIds: [] })).toBe(0);
});

test('an expression of products joins, intersects and subtracts sets, and refuses a misspelt term', () => {
  const find = (expression: string) => [...findProductIds(expression)].sort();
  expect(find('@pdrn')).toEqual(['medicube-pdrn-pink-collagen-gel-mask', 'medicube-pdrn-pink-peptide-serum']);
  expect(find('@pdrn & category:ampoules')).toEqual(['medicube-pdrn-pink-peptide-serum']);
  expect(find('category:creams & skin:Dry @pdrn - category:ampoules')).toEqual(
    [...find('category:creams & skin:Dry'), 'medicube-pdrn-pink-collagen-gel-mask'].sort(),
  );
  expect(find('brand:medicube & ( category:ampoules @pdrn )')).toEqual(find('@pdrn'));
  for (const term of ['@unknown', 'brand:unknown', 'category:ampoules,unknown', 'unknown-product', '( @pdrn &'])
    expect(() => findProductIds(term), term).toThrow();
});

test('a seed draws the same shop each time, and no two products of a brand have the same name', () => {
  const shop = generateShop(7, 200);
  expect(generateShop(7, 200)).toEqual(shop);
  expect(generateShop(8, 200).data.brandNames).not.toEqual(shop.data.brandNames);
  expect(new Set(shop.products.map(({ brand, name }) => `${brand.name} ${name}`.toLowerCase())).size).toBe(200);
});

describe.each([createMeasuredDemoShop(), createMeasuredGeneratedShop()])('in the $name shop', ({ name, documents, queries }) => {
  test('each query is judged once, and each half has every kind', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    const kinds = new Set(queries.map(({ kind }) => kind));
    for (const half of ['tuning', 'reporting'] as const) expect(new Set(selectHalf(queries, half).map(({ kind }) => kind))).toEqual(kinds);
  });

  test('the search reaches every floor', () => {
    const search = createShopSearch(documents);
    const figures = computeFigures(runQueries((query) => search(query).ids, selectHalf(queries, 'reporting')));
    expect(listMissedFloors(FLOORS[name], figures)).toEqual([]);
  });
});
