import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import type { SearchDocument } from '../document.ts';
import { findProducts } from '../find-products.ts';
import { createDocument } from '../sample-catalogue.fixture.ts';

const createProduct = (product_id: string, brand: string, name: string, fields: Partial<SearchDocument> = {}): SearchDocument =>
  createDocument(product_id, brand, name, { category: 'Creams', ...fields });

const SHOP: readonly SearchDocument[] = [
  createProduct('popular-cream', 'Dr.G', 'Skin Moisturizer', { review_count: 900, description: 'A serious cream, naturally easy.' }),
  createProduct('popular-eye-cream', 'AHC', 'Firming Eye Cream', { review_count: 900, category: 'Eye Creams' }),
  createProduct('saturday', 'Saturday Skin', 'Waterfall Cream'),
  createProduct('serious', 'Naturally Serious', 'Rescue Cream'),
  createProduct('easy', 'Facile', 'Barely There Moisturizer'),
  createProduct('arden', 'Elizabeth Arden', 'Daily Cream', { category: 'Eye Creams' }),
  createProduct('jelly', 'J.ONE', 'Jelly Pack'),
  createProduct('bath', 'Bubble T', 'Summer Tea Fizzer'),
  createProduct('wash', 'Sukin', 'Bubble Bath Body Wash', { category: 'Body Wash', review_count: 900 }),
  createProduct('baby', 'Baby Dove', 'Rich Lotion', { ingredients: 'Water, Parfum', category: 'Body Lotions' }),
  createProduct('iman', 'Iman', 'Stick IMAN Nude', { category: 'Foundations' }),
  createProduct('popular-cushion', 'Clio', 'Cover Cushion', { category: 'Cushions', review_count: 900 }),
  createProduct('skii', 'SK-II', 'Facial Treatment Essence', { category: 'Essences' }),
  createProduct('popular-essence', 'ma:nyo', 'Galactomyces Essence', { category: 'Essences', review_count: 900 }),
  createProduct('drops', 'Rodial', 'Deluxe Drops'),
  createProduct('acid', 'Sukin', 'Baby Soft Lotion', { ingredients: 'Water, Salicylic Acid', category: 'Body Lotions' }),
  createProduct('loreal', "L'Oréal", 'Glow Cream'),
  createProduct('loreal-paris', "L'Oréal Paris", 'Rich Cream'),
];
const index = runWithoutPauses(buildIndex(SHOP));
const findIds = (query: string) => findProducts(index, query).positions.map((position) => SHOP[position]?.product_id);

describe('a query that names a brand of the shop in full finds its products first', () => {
  test.each([
    ['of words that also mean something else', 'saturday skin', 'saturday'],
    ['of one stop word', 'facile moisturiser', 'easy'],
    ['for which the lexicon says what to show in shops that do not sell it', 'elizabeth arden eye cream', 'arden'],
    ['with a single letter', 'j one', 'jelly'],
    ['with a word that makes a kind of product with another word of the query', 'bubble t summer bath', 'bath'],
    ['that is also the beginning of another brand', 'loreal', 'loreal'],
    ['that is typed as one word, which the lexicon explains', 'sk2 essence', 'skii'],
    ['although one of its words is mistyped', 'elizabet arden eye cream', 'arden'],
    ['that the lexicon has in a phrase for a kind of product', 'iman foundation', 'iman'],
  ])('%s: %s', (_, query, id) => {
    expect(findIds(query)[0]).toBe(id);
  });
});

test('the words of a brand in another order do not name it', () => {
  expect(findIds('moisturizer serious naturally')[0]).toBe('popular-cream');
});

test('a brand is found if its first letter is typed as a word', () => {
  const shop = [
    createProduct('popular', 'Dr.G', 'Skin Moisturizer', { review_count: 900 }),
    createProduct('from', "I'm From", 'Fig Cream'),
    createProduct('loreal', "L'Oréal Paris", 'Rich Cream'),
  ];
  const shopIndex = runWithoutPauses(buildIndex(shop));
  const findFirst = (query: string) => shop[findProducts(shopIndex, query).positions[0] ?? -1]?.product_id;
  expect(findFirst('i m from')).toBe('from');
  expect(findFirst('i m from moisturizer')).toBe('from');
  expect(findFirst('l oreal paris cream')).toBe('loreal');
});

test('a product of another brand with the words of the brand comes next', () => {
  expect(findIds("l'oreal")).toEqual(['loreal', 'loreal-paris']);
  expect(findIds("l'oreal rich cream").slice(0, 2)).toEqual(['loreal-paris', 'loreal']);
});

test('the words of a brand exclude what they exclude elsewhere: baby', () => {
  expect(findIds('baby dove')).toContain('baby');
  expect(findIds('baby dove')).not.toContain('acid');
});

test('a brand of a word that phrases of the lexicon have does not change what these mean', () => {
  const shop = [createProduct('cleanser', 'Sukin', 'Milk', { category: 'Cleansing Oils' }), createProduct('other', 'Double', 'Lash')];
  const { positions } = findProducts(runWithoutPauses(buildIndex(shop)), 'double cleanse');
  expect(positions.map((position) => shop[position]?.product_id)[0]).toBe('cleanser');
});

test('a short stop word that is a brand does not bring it to the front', () => {
  const shop = [createProduct('cream', 'Sukin', 'Cream for Dry Skin'), createProduct('the', 'The', 'Rich Cream')];
  const { positions } = findProducts(runWithoutPauses(buildIndex(shop)), 'the cream for dry skin');
  expect(positions.map((position) => shop[position]?.product_id)[0]).toBe('cream');
});

test('a mistyped word is corrected to a brand rather than to an equally similar ingredient', () => {
  const shop = [
    createProduct('brand', 'Aveeno', 'Daily Lotion'),
    ...['a', 'b', 'c'].map((id) => createProduct(id, 'Sukin', 'Rich Cream', { ingredients: 'Water, Avena Sativa Kernel Flour' })),
  ];
  expect(findProducts(runWithoutPauses(buildIndex(shop)), 'aveno').corrected).toBe('aveeno');
});
