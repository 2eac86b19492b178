import { expect, test } from 'vitest';
import { buildIndex, findProducts } from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { createMeasuredDemoShop } from './shops/measured-shops.ts';

const { documents } = createMeasuredDemoShop();
const index = runWithoutPauses(buildIndex(documents));
const RETINOID = /\bretin(?:ol|al|yl|aldehyde)\b/i;
const hasRetinoid = (position: number) => RETINOID.test(JSON.stringify(documents[position]));

const PREGNANCY = [
  ...['pregnant', 'expecting', 'breastfeeding', 'baby bump', 'carrying a baby', 'new mom', 'after giving birth'],
  ...['enceinte', 'grossesse', 'allaitante', 'inceinte', 'future maman'],
  ...['ntwite', 'umubyeyi utwite', 'umubyeyi wonsa', 'mfite inda', 'gutwita'],
];
const CHILDREN = ['for my baby', 'newborn', 'for kids', 'for children', 'for a toddler', 'for my child'];

test('a search for retinol finds products with a retinoid', () => {
  expect(findProducts(index, 'retinol').positions.some(hasRetinoid)).toBe(true);
});

test.each([...PREGNANCY, ...CHILDREN])('searches that say "%s" find no product with a retinoid, even a search for retinol', (words) => {
  for (const query of [`retinol ${words}`, `anti wrinkle cream ${words}`, words])
    expect(findProducts(index, query).positions.filter(hasRetinoid), query).toEqual([]);
});

test.each([
  'no retinol',
  'eye cream without retinol',
  'retinol free night cream',
  'avoid retinol',
  'allergic to retinol',
  'crème sans rétinol',
])('a search for "%s" finds products, none of them with a retinoid', (query) => {
  const { positions } = findProducts(index, query);
  expect(positions.length).toBeGreaterThan(0);
  expect(positions.filter(hasRetinoid)).toEqual([]);
});
