import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import type { SearchDocument } from '../document.ts';
import { createDocument } from '../sample-catalogue.fixture.ts';
import { readQueryText } from '../words.ts';
import { understandQuery } from './understand-query.ts';

const createProduct = (product_id: string, name: string, category: string, attributes: readonly string[] = []): SearchDocument =>
  createDocument(product_id, 'Clio', name, { category, attributes });

const SHOP: readonly SearchDocument[] = [
  createProduct('tint', 'Velvet Tint', 'Lip Tints'),
  createProduct('cushion', 'Cover Cushion', 'Cushions', ['Oily skin']),
  createProduct('matte', 'Matte Cushion', 'Cushions'),
  createProduct('cream', 'Rich Skin Cream', 'Creams', ['Sensitive skin']),
  createProduct('oil', 'Glow Oil', 'Body Oils'),
  createProduct('parfum', 'Rose', 'Eaux de Parfum', ['Floral']),
  createProduct('clean', 'Fresh Water', 'Cleansing Waters'),
  createProduct('patch', 'Clear Patch', 'Spot Care', ['Acne']),
  createProduct('sheet', 'Glow Mask', 'Brightening Sheets'),
];
const index = runWithoutPauses(buildIndex(SHOP));
const listConcepts = (query: string) =>
  understandQuery(index, readQueryText(query), false)
    ?.understoodConcepts.filter(({ concept }) => !concept.isOptional)
    .map(({ concept }) => concept.words.join(' '))
    .sort();

describe('a category or an attribute that is typed side by side', () => {
  test.each([
    ['keeps its words, although a phrase of the lexicon has one of them', 'lip tint for oily skin', ['lip tint', 'oily skin']],
    ['keeps them in any place of the query', 'oily skin lip tint', ['lip tint', 'oily skin']],
    ['keeps them beside a phrase with a word that is only in phrases', 'sensitive body oil', ['body oil', 'sensitive']],
    ['may have stop words', 'floral eau de parfum', ['eau parfum', 'floral']],
    ['may be a kind of product with a linking word', 'fond de teint peau sèche', ['fond teint', 'peau sech']],
    ['may be mistyped', 'fond de tein peau seche', ['fond tein', 'peau sech']],
    ['counts before a kind of product that takes words of two of them', 'body oil oily skin', ['body oil', 'oily skin']],
    ['counts before a longer phrase that takes words of two of them', 'lip tint for oily skin please', ['lip tint', 'oily skin']],
    ['gives way to a longer phrase', 'oily acne prone skin', ['acne prone skin', 'oily']],
    ['gives way to a kind of product that is typed side by side', 'brightening sheet mask', ['brightening', 'mask sheet']],
  ])('%s', (_, query, concepts) => {
    expect(listConcepts(query)).toEqual(concepts);
  });

  test('does not count if other words stand between its words', () => {
    expect(listConcepts('skin tint for oily lips')).toEqual(['lip oily', 'skin tint']);
  });
});

describe('two phrases that are typed side by side', () => {
  test.each([
    ['count before one whose words stand apart', 'dark skin with fine lines', ['dark skin', 'fine line']],
    ['count before one that has a word of each', 'face wash for fine lines oily skin', ['face wash', 'fine line', 'oily skin']],
  ])('%s', (_, query, concepts) => {
    expect(listConcepts(query)).toEqual(concepts);
  });
});

test("'free' belongs to the word before it, and to no other", () => {
  expect(listConcepts('oil free cream for acne')).toEqual(['acne', 'cream', 'free oil']);
});
