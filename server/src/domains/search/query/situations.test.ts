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
const index = runWithoutPauses(buildIndex(SAMPLE_CATALOGUE, lexicon));
const findCategories = (query: string) => findProducts(index, query).positions.map((position) => SAMPLE_CATALOGUE[position]?.category);

test('an occasion shows the kinds of product that it means in turn, in the order of its meanings', () => {
  expect(findCategories('gala')).toEqual(['Serums', 'Toners', 'Serums', 'Toners']);
});

test('an occasion in another language shows what the English word shows', () => {
  expect(findCategories('bal')).toEqual(findCategories('gala'));
});

test('an occasion with a problem shows in turn only the products for the problem', () => {
  expect(findCategories('gala dullness').slice(0, 2)).toEqual(['Serums', 'Toners']);
});

test('a word that also means an attribute shows the products that match it best first', () => {
  expect(findCategories('silky').at(-1)).toBe('Toners');
});

test('of two occasions, the one with more words decides what is found', () => {
  expect(findCategories('gala night gala')).toEqual(findCategories('night gala'));
});

test('small words do not make an occasion the one that decides', () => {
  expect(findCategories('summer gala once a gala')).toEqual(findCategories('summer gala'));
});
