import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../lib/slices.ts';
import { buildIndex } from './build-index.ts';
import { explainQuery, type ProductExplanation } from './explain.ts';
import { findProducts } from './find-products.ts';
import { createDocument, SAMPLE_CATALOGUE } from './sample-catalogue.fixture.ts';

const SHOP = [
  createDocument('cream', 'Klairs', 'Daily Cream', { category: 'Creams', attributes: ['Dry skin'] }),
  createDocument('eye', 'Klairs', 'Eye Cream', { category: 'Eye Creams' }),
  createDocument('mention', 'Klairs', 'Soft Toner', {
    category: 'Toners',
    attributes: ['Dry skin'],
    description: 'Use it before a cream.',
  }),
];
const index = runWithoutPauses(buildIndex(SHOP));
const explain = (query: string) => {
  const { positions } = findProducts(index, query);
  const { concepts, products } = explainQuery(index, query, positions);
  const byId: Record<string, ProductExplanation | undefined> = {};
  for (const product of products) byId[SHOP[product.position]?.product_id ?? ''] = product;
  return { concepts, byId };
};

describe('an explanation says', () => {
  test('which concepts the search reads in the words, and what they mean', () => {
    const { concepts } = explain('a cream for dry skin qqqq');
    expect(concepts).toContainEqual({ words: 'cream', means: expect.arrayContaining(['cream']), is_optional: false, is_known: true });
    expect(concepts).toContainEqual({ words: 'qqqq', means: [], is_optional: false, is_known: false });
    expect(concepts).toContainEqual({ words: 'for', means: [], is_optional: true, is_known: false });
  });

  test('how many points a product gets for each concept, and by which words', () => {
    const { byId } = explain('dryness cream');
    const points = byId.cream?.concepts.map(({ words, found_by }) => [words, found_by]);
    expect(points).toContainEqual(['cream', 'cream']);
    expect(points).toContainEqual(['dryness', 'dry skin']);
    expect(byId.cream?.concepts.every((concept) => concept.points > 0)).toBe(true);
    expect(byId.cream?.lacks).toEqual([]);
  });

  test('what a product lacks, and that its purpose takes points away', () => {
    const { byId } = explain('cream for dry skin');
    expect(byId.mention?.lacks).toEqual(['cream']);
    expect(byId.eye).toMatchObject({ lacks: ['dry skin'], purpose_share: 0.75 });
  });
});

test('an explanation has every result, and better results have fewer lacking concepts or more points', () => {
  const sample = runWithoutPauses(buildIndex(SAMPLE_CATALOGUE));
  for (const query of [
    'rice toner',
    'snail',
    'dark spots serum',
    'sunscreen spf 50',
    'num buz in',
    'alcohol free essence',
    'cos rx',
    'pimple patch',
  ]) {
    const { positions } = findProducts(sample, query);
    const { products } = explainQuery(sample, query, positions);
    expect(products.map(({ position }) => position)).toEqual(positions);
    const totals = products.map(({ total: points, lacks }) => ({ lacks: lacks.length, points }));
    for (const [place, total] of totals.entries()) {
      const next = totals[place + 1];
      // Points are rounded for the explanation.
      if (next && next.lacks === total.lacks) expect(next.points, query).toBeLessThanOrEqual(total.points + 2);
    }
  }
});

test.each([
  ['zorb quix cream', 'mostly_unknown'],
  ['printer toner', 'other_trade'],
  ['x', 'too_short'],
])('an explanation says why the search finds nothing: %s', (query, refusal) => {
  expect(findProducts(index, query).count).toBe(0);
  expect(explainQuery(index, query, [])).toMatchObject({ refusal });
});

test('a query that asks only for a price has no concepts, and is not refused', () => {
  expect(explainQuery(index, 'under 10000', [0])).toMatchObject({ concepts: [], products: [], refusal: null, is_by_price: true });
});

test('an explanation says how many products are never shown, and for which words', () => {
  const shop = ['Retinol Cream', 'Soft Cream'].map((name, place) => createDocument(`p${place}`, 'Klairs', name, { category: 'Creams' }));
  const shopIndex = runWithoutPauses(buildIndex(shop));
  expect(explainQuery(shopIndex, 'cream pregnant', [])).toMatchObject({ hidden_by: ['pregnant'], hidden_count: 1 });
  expect(explainQuery(shopIndex, 'cream', [])).toMatchObject({ hidden_by: [], hidden_count: 0 });
});
