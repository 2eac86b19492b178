import { expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { findProducts } from '../find-products.ts';
import { SAMPLE_CATALOGUE } from '../sample-catalogue.fixture.ts';

const [SAMPLE_PRODUCT] = SAMPLE_CATALOGUE;
if (!SAMPLE_PRODUCT) throw new Error('The sample catalogue is empty.');
const EMPTY_TEXTS = { brand: '', category: 'Serums', parent_categories: [], keywords: [], tags: [], attributes: [], description: '' };
const SHOP = [
  { product_id: 'niacinamide', name: 'Niacinamide Serum', ingredients: 'Water, Niacinamide' },
  { product_id: 'retinol', name: 'Retinol Serum', ingredients: 'Water, Alcohol, Retinol' },
  { product_id: 'plain', name: 'Birch Serum', ingredients: 'Water' },
].map((product) => ({ ...SAMPLE_PRODUCT, ...EMPTY_TEXTS, ...product }));
const index = runWithoutPauses(buildIndex(SHOP));
const findIds = (query: string) => findProducts(index, query).positions.map((position) => SHOP[position]?.product_id);

test.each([
  'niacinamide serum without alcohol',
  'alcohol free niacinamide serum',
  'niacinamide serum not sticky',
  'do you have niacinamide serum or not',
  'free delivery niacinamide serum',
  'zero pore niacinamide serum',
  'sérum niacinamide sans alcool',
])('a negation excludes only what stands beside it, so that the niacinamide serum is still found: %s', (query) => {
  expect(findIds(query)[0]).toBe('niacinamide');
});

test.each(['retinol for allergic skin', 'allergic skin retinol', 'retinol serum allergy rash'])(
  'a query for the treatment of allergic skin does not leave out the ingredient: %s',
  (query) => {
    expect(findIds(query)).toContain('retinol');
  },
);

test.each([
  'serum without retinol',
  'serum without alcohol or retinol',
  'serum free of retinol',
  'retinol free serum',
  'retinol and alcohol free serum',
  'serum no retnol',
  'serum noretinol',
  'serum noretnol',
  'allergic to retinol serum',
  'allergic retinol serum',
  'serum allergic retinol',
  'allergy retinol',
  'retinol allergy skin serum',
  'retinol allergic skin serum',
  'serum avoid rash or retinol',
  'sérum sans rétinol',
  'sérum sans alcool ni rétinol',
])('a negation excludes the ingredient beside it, also in a list and if it is mistyped: %s', (query) => {
  const found = findIds(query);
  expect(found).toContain('plain');
  expect(found).not.toContain('retinol');
});

test('a mistyped ingredient is not taken for a negation of it typed as one word', () => {
  expect(findIds('netinol serum')[0]).toBe('retinol');
});
