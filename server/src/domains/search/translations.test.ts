/** The search in the words of translated texts, on pages of each language. */
import { LANGUAGES, type Language } from '@uruhu/contract/languages';
import { describe, expect, test } from 'vitest';
import { runWithoutPauses } from '../../lib/slices.ts';
import { buildIndex } from './build-index.ts';
import type { TranslatedText } from './document.ts';
import { explainQuery } from './explain.ts';
import { matchAll } from './find-products.ts';
import { createDocument, SAMPLE_CATALOGUE } from './sample-catalogue.fixture.ts';

const translate = (language: TranslatedText['language'], field: TranslatedText['field'], text: string): TranslatedText => ({
  language,
  field,
  text,
});
const documents = [
  ...SAMPLE_CATALOGUE,
  createDocument('calm', 'Round Lab', 'Calm Toner', {
    category: 'Toners',
    translations: [
      translate('rw', 'name', 'Tona ituje'),
      translate('rw', 'category', 'Tona'),
      translate('rw', 'parent_categories', 'Kwita ku ruhu'),
      translate('rw', 'description', '<p>Ihumurira neza</p>'),
      translate('fr', 'name', 'Tonique douillet'),
    ],
  }),
  createDocument('soap', 'Round Lab', 'Cleansing Bar', {
    category: 'Bars',
    translations: [translate('fr', 'category', 'Pains nettoyants'), translate('fr', 'description', 'Un rasoir pour la rosace')],
  }),
  createDocument('serum', 'Anua', 'Glow Serum', { category: 'Serums', translations: [translate('rw', 'category', 'Seramu')] }),
  createDocument('balm', 'Plain', 'Pain Relief Balm', { category: 'Balms', description: 'A rosace.' }),
];
const index = runWithoutPauses(buildIndex(documents));
const match = (query: string, language: Language) => {
  const { rankedPositions, corrected } = matchAll(index, query, { language });
  return { ids: Array.from(rankedPositions, (position) => documents[position]?.product_id), corrected };
};

describe('a word of a translation', () => {
  test.each([
    ['ituje', 'calm'],
    ['tonique douillet', 'calm'],
    ['Tona ituje', 'calm'],
    ['nettoyants', 'soap'],
  ])('%s finds its product on pages of each language', (query, expected) => {
    for (const language of LANGUAGES) expect([language, match(query, language).ids[0]]).toEqual([language, expected]);
  });

  test('gives the points of the English field', () => {
    const position = documents.findIndex(({ product_id }) => product_id === 'calm');
    const getPoints = (word: string, language: Language = 'en') =>
      explainQuery({ ...index, language }, word, [position]).products[0]?.concepts[0]?.points;
    expect(getPoints('ituje')).toBe(getPoints('calm'));
    expect(getPoints('douillet')).toBe(getPoints('calm'));
  });

  test('counts in a description only on a page of its language', () => {
    const findFirst = (language: Language) => match('toner ihumurira', language).ids[0];
    expect(LANGUAGES.map(findFirst)).toEqual([findFirst('en'), findFirst('en'), 'calm']);
    expect(findFirst('en')).not.toBe('calm');
  });

  test('that is an English word of the shop finds only English texts on pages in another language', () => {
    expect(match('pain', 'en').ids).toEqual(['balm']);
    expect(match('pain', 'rw').ids).toEqual(['balm']);
    expect(match('pain', 'fr').ids.toSorted()).toEqual(['balm', 'soap']);
  });

  test('is completed and corrected only on a page of its language', () => {
    expect(LANGUAGES.map((language) => matchAll(index, 'nettoy', { language }).rankedPositions.length)).toEqual([0, 1, 0]);
    expect(LANGUAGES.map((language) => match('douilet', language))).toEqual([
      { ids: [], corrected: null },
      { ids: ['calm'], corrected: 'douillet' },
      { ids: [], corrected: null },
    ]);
  });
});

test.each([
  ['of the products', 'sermu', ['serum', 'serum', 'seramu']],
  ['of the lexicon', 'snail pepqtide', ['snail peptide', 'snail peptide', 'snail pepitide']],
])('a mistyped word becomes a word of the page among equally near ones %s', (_, query, expected) => {
  expect(LANGUAGES.map((language) => match(query, language).corrected)).toEqual(expected);
});
