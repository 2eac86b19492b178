import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import type { SearchDocument } from '../document.ts';
import { findProducts } from '../find-products.ts';
import { createDocument } from '../sample-catalogue.fixture.ts';

const createProduct = (product_id: string, brand: string, name: string, fields: Partial<SearchDocument> = {}): SearchDocument =>
  createDocument(product_id, brand, name, { category: 'Creams', ...fields });

describe('a product that the query names is found', () => {
  const ingredients = 'Water, Glycolic Acid';
  const peels = [
    createProduct('peel', 'Dr. Gross', 'Ultra Gentle Peel Pads for Sensitive Skin', { category: 'Peels', ingredients }),
    createProduct('other', 'Dr. Gross', 'Daily Peel', { category: 'Peels', ingredients }),
    createProduct('soothing', 'Soon', 'Sensitive Skin Serum', { category: 'Serums' }),
  ];
  const peelIndex = runWithoutPauses(buildIndex(peels));
  const findPeels = (query: string) => findProducts(peelIndex, query).positions.map((position) => peels[position]?.product_id);

  test.each(['Dr. Gross Ultra Gentle Peel Pads for Sensitive Skin', 'ultra gentl peel pads for sensitve skin'])(
    'although its ingredients are excluded for others: %s',
    (query) => {
      expect(findPeels(query)[0]).toBe('peel');
      expect(findPeels(query)).not.toContain('other');
    },
  );

  test.each([
    ['weleda baby', 'Weleda', 'Baby Wash'],
    ['weleda retinol wash for my baby', 'Weleda', 'Retinol Wash'],
    ['weleda rich wash baby', 'Weleda', 'Babydoll Rich Wash'],
    ['weleda rich wash without retinol', 'Weleda', 'Rich Wash Retinol Without Parfum'],
    ['weleda retinol free rich wash', 'Weleda', 'Rich Retinol Wash Parfum Free'],
    ['retinol allergy rich wash', 'Weleda', 'Rich Retinol Wash Allergy Tested'],
  ])('but not if its name does not say for whom it is, or the query leaves something out: %s', (query, brand, name) => {
    const wash = createProduct('wash', brand, name, { category: 'Body Wash', ingredients: 'Water, Retinol, Salicylic Acid' });
    expect(findProducts(runWithoutPauses(buildIndex([wash])), query).positions).toEqual([]);
  });

  test('but not by a few words that only describe it', () => {
    expect(findPeels('peel for sensitive skin')).not.toContain('peel');
  });
});

test('a product that the query names comes before products that have what its words mean', () => {
  const shop = [
    createProduct('popular', 'belif', 'Aqua Bomb Water Cream', { category: 'Water Gels', review_count: 900 }),
    createProduct('named', 'belif', 'Aqua Bomb Jelly Cleanser', { category: 'Cleansers' }),
  ];
  const { positions } = findProducts(runWithoutPauses(buildIndex(shop)), 'belif aqua bomb jelly');
  expect(positions.map((position) => shop[position]?.product_id)[0]).toBe('named');
});
