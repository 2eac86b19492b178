import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import type { SearchDocument } from '../document.ts';
import { findProducts } from '../find-products.ts';
import { createDocument } from '../sample-catalogue.fixture.ts';

const SHOP: readonly SearchDocument[] = [
  createDocument('scrub', 'Clio', 'Sugar Scrub', { category: 'Scrubs' }),
  createDocument('body-scrub', 'Clio', 'Salt Body Scrub', { category: 'Body Scrubs' }),
  createDocument('soothing', 'Clio', 'Soothing Cream', { category: 'Creams', attributes: ['Sensitive skin'] }),
  createDocument('retinol', 'Clio', 'Night Cream', { category: 'Creams', ingredients: 'Water, Retinol' }),
];
const index = runWithoutPauses(buildIndex(SHOP));
const findIds = (query: string) => findProducts(index, query).positions.map((position) => SHOP[position]?.product_id);

describe('a mistyped word that may be two words, of which one excludes the other', () => {
  test('is corrected to the word that products have: scrub, and not scab', () => {
    expect(findIds('body scrb')[0]).toBe('body-scrub');
  });

  test('still excludes what it does not contradict', () => {
    expect(findIds('cream for pregnnt')).toEqual(['soothing']);
    expect(findIds('scrb for scab')).not.toContain('scrub');
    expect(findIds('exfoliatod over skin')).not.toContain('scrub');
  });
});
