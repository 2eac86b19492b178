import { expect, test } from 'vitest';
import { runWithoutPauses } from '../../../lib/slices.ts';
import { buildIndex } from '../build-index.ts';
import { findProducts } from '../find-products.ts';
import type { Entry } from '../lexicon/language-file.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { SAMPLE_CATALOGUE } from '../sample-catalogue.fixture.ts';

const KINDS: readonly Entry[] = ['toner', 'serum', 'essence', 'ampoule'].map((kind) => ({ kind: 'product', words: [kind], means: [kind] }));
const SITUATIONS: readonly Entry[] = [
  { kind: 'situation', words: ['gala'], means: ['serum', 'toner'] },
  { kind: 'situation', words: ['night gala'], means: ['ampoule', 'essence'] },
  { kind: 'situation', words: ['once a gala'], means: ['ampoule', 'essence'] },
  { kind: 'situation', words: ['summer gala'], means: ['serum', 'toner'] },
  { kind: 'situation', words: ['silky'], means: ['brightening', 'serum', 'essence'] },
  { kind: 'concern', words: ['dullness'], means: ['brightening'] },
];
const lexicon = createLexicon([
  { language: 'en', stop_words: ['a', 'once'], entries: [...KINDS, ...SITUATIONS] },
  { language: 'fr', entries: [{ kind: 'situation', words: ['bal'], means: ['gala'] }] },
]);
/** With 'gala' as a word for persons or occasions, which is optional beside a kind of product. */
const optionalLexicon = createLexicon([
  { language: 'en', stop_words: ['a', 'for'], person_words: ['gala'], entries: [...KINDS, ...SITUATIONS] },
]);
const index = runWithoutPauses(buildIndex(SAMPLE_CATALOGUE, lexicon));
const findCategories = (query: string) => findProducts(index, query).positions.map((position) => SAMPLE_CATALOGUE[position]?.category);

test('products that are named after the situation come first', () => {
  const named = SAMPLE_CATALOGUE.map((product) =>
    product.product_id === 'rice-toner' ? { ...product, name: 'Rice Toner for a Gala' } : product,
  );
  const namedIndex = runWithoutPauses(buildIndex(named, lexicon));
  expect(findProducts(namedIndex, 'gala').positions.map((position) => named[position]?.product_id)[0]).toBe('rice-toner');
});

test('a situation in another language finds what the English word finds', () => {
  expect(findCategories('bal')).toEqual(findCategories('gala'));
});

test('if a situation also means an attribute, a product with only the attribute comes last', () => {
  expect(findCategories('silky').at(-1)).toBe('Toners');
});

test('of two situations, the one with more words decides what is found', () => {
  expect(findCategories('gala night gala')).toEqual(findCategories('night gala'));
});

test('stop words do not count as words of a situation: "summer gala" decides, not "once a gala"', () => {
  expect(findCategories('summer gala once a gala')).toEqual(findCategories('summer gala'));
});

test('beside a kind of product, products with the situation in their name come first', () => {
  const named = SAMPLE_CATALOGUE.map((product) =>
    product.product_id === 'peach-serum' ? { ...product, name: 'Bright Peach Blossom Daily Serum for a Gala' } : product,
  );
  const plain = named.map((product) => (product.product_id === 'pdrn-serum' ? { ...product, name: 'Serum' } : product));
  const { positions } = findProducts(runWithoutPauses(buildIndex(plain, optionalLexicon)), 'serum for a gala');
  expect(positions.map((position) => plain[position]?.product_id)[0]).toBe('peach-serum');
});
