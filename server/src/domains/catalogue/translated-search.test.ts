/** The search of a catalogue whose products and categories have names in several languages. */
import { LANGUAGES, type Language } from '@uruhu/contract/languages';
import { expect, test } from 'vitest';
import { matchAll } from '../search/search.ts';
import type { TranslationRow } from '../translations/translations.ts';
import { buildCatalogue } from './catalogue.fixture.ts';
import type { Catalogue, CatalogueContext } from './load.ts';
import type { CatalogueRow } from './queries.ts';
import { findSuggestions } from './suggest.ts';

const createCategory = (category_id: string, parent_id: string | null, name: string) => ({
  category_id,
  parent_id,
  name,
  image: '',
  dark_text: false,
});
const CATEGORIES = [createCategory('care', null, 'Skincare'), createCategory('toners', 'care', 'Toners')];
const nameCategory = (record_id: string, language: TranslationRow['language'], value: string): TranslationRow => ({
  kind: 'categories',
  record_id,
  field: 'name',
  language,
  value,
});
const CATEGORY_NAMES: CatalogueContext['categoryTranslations'] = [
  nameCategory('care', 'rw', 'Kwita ku ruhu'),
  nameCategory('toners', 'rw', 'Tona'),
  nameCategory('toners', 'fr', 'Toniques'),
];

const createRow = (product_id: string, name: string, translatedName: string): CatalogueRow => ({
  product_id,
  name,
  description: '',
  brand_id: 'Anua',
  brand: 'Anua',
  image: '',
  image_thumbhash: '',
  base_price_rwf: 10_000,
  discounted_price_rwf: 0,
  tags: [],
  features: [],
  skin_concern: [],
  skin_type: [],
  fomulation: '',
  keywords: ['toner for dry skin'],
  translations: translatedName ? [{ language: 'rw', field: 'name', value: translatedName }] : [],
  ingredients: '',
  free_from: [],
  specific_info: [],
  rating_sum: 0,
  review_count: 0,
  sold_count: null,
  created_at: new Date(Date.UTC(2026, 0, 1)),
  category_id: 'toners',
  category_name: 'Toners',
  in_stock: true,
  has_choices: false,
  lowest_extra_rwf: 0,
  highest_extra_rwf: 0,
});
const rice = createRow('rice', 'Rice Toner', '');
const catalogue = buildCatalogue(CATEGORIES, ['Anua'], [rice, createRow('calm', 'Calm Toner', 'Tona ituje')], [], CATEGORY_NAMES);

const findIds = ({ searchIndex, entries }: Catalogue, text: string, language: Language = 'en') =>
  [...matchAll(searchIndex, text, { language }).rankedPositions].map((position) => entries[position]?.product_id);

test('finds products by the names of their category and its ancestors in any language', () => {
  for (const text of ['toners', 'tona', 'toniques', 'skincare', 'kwita'])
    for (const language of LANGUAGES) expect([text, findIds(catalogue, text, language).toSorted()]).toEqual([text, ['calm', 'rice']]);
});

test('finds a product by its changed text, and no longer by the previous one', () => {
  const changed = buildCatalogue(
    CATEGORIES,
    ['Anua'],
    [rice, createRow('calm', 'Calm Toner', 'Tona ihumuriza')],
    [rice, createRow('calm', 'Calm Toner', 'Tona ituje')],
    CATEGORY_NAMES,
  );
  expect(LANGUAGES.map((language) => findIds(changed, 'ihumuriza', language))).toEqual([['calm'], ['calm'], ['calm']]);
  expect(LANGUAGES.map((language) => findIds(changed, 'ituje', language))).toEqual([[], [], []]);
  expect(findIds(catalogue, 'ituje')).toEqual(['calm']);
});

const suggest = (text: string, language: Language) => findSuggestions(catalogue, text, language).filter(({ kind }) => kind !== 'product');

test.each(['toner', 'tona', 'toniq'])('typing "%s" suggests the category once, by its name in the language of the page', (text) => {
  const category = { kind: 'category', category_id: 'toners', product_count: 2 };
  const findCategories = (language: Language) => suggest(text, language).filter(({ kind }) => kind === 'category');
  expect(findCategories('en')).toEqual([{ ...category, text: 'Toners', within: 'Skincare' }]);
  expect(findCategories('fr')).toEqual([{ ...category, text: 'Toniques', within: 'Skincare' }]);
  expect(findCategories('rw')).toEqual([{ ...category, text: 'Tona', within: 'Kwita ku ruhu' }]);
});

test('an English keyword is suggested on a page in another language only where no brand or category fits', () => {
  const keyword = { kind: 'query', text: 'toner for dry skin', corrected: false };
  expect(suggest('toner', 'en')).toContainEqual(keyword);
  expect(suggest('toner', 'rw')).not.toContainEqual(keyword);
  expect(suggest('dry', 'rw')).toEqual([keyword]);
});

test('each suggested name of a category finds its products', () => {
  for (const language of LANGUAGES)
    for (const { text } of suggest('ton', language)) expect([text, findIds(catalogue, text, language).length]).toEqual([text, 2]);
});
