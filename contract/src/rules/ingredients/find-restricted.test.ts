import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FindingField, findRestricted, listBarred, listUnreviewed, type ProductTexts } from './find-restricted.ts';
import { RESTRICTIONS } from './restricted-ingredients.ts';

const HARMLESS: ProductTexts = {
  name: 'Glow Serum',
  ingredients: 'Water, Glycerin, Niacinamide',
  description: '<p>A light serum.</p>',
  keywords: ['glow'],
  product_info: [{ label: 'How to Use', value: '<p>Two drops.</p>' }],
  specific_info: [{ label: 'Volume', value: '30 ml' }],
  options: [{ name: 'Rose', description: 'Pink' }],
  sizes: [{ name: '30 ml' }],
  picture_texts: ['A bottle'],
};
const listRules = (changes: Partial<ProductTexts>) => findRestricted({ ...HARMLESS, ...changes }).map(({ rule }) => rule);

test.each([
  ['hydroquinone', 'Water, HYDROQUINONE, Glycerin'],
  ['hydroquinone', 'Aqua; 1,4-Benzenediol'],
  ['hydroquinone', 'Aqua / Hydro\u00ADquinone'],
  ['hydroquinone', 'Water (Aqua), Hydroquinone 4%'],
  ['mercury', 'Mercurous Chloride (Calomel)'],
  ['mercury', 'Thimerosal'],
  ['mercury', 'Phenyl-Mercuric Acetate'],
  ['corticosteroids', 'Clobetasol Propionate'],
  ['corticosteroids', 'betaméthasone'],
  ['kojic-acid', 'Kojic\nAcid'],
])('%s is found in %j, and bars the product', (rule, ingredients) => {
  const findings = findRestricted({ ...HARMLESS, ingredients });
  expect(findings.map((finding) => [finding.rule, finding.kind])).toContainEqual([rule, 'barred']);
  expect(listBarred(findings).length).toBeGreaterThan(0);
});

test.each([
  'Water, T-Butyl Hydroquinone, Glycerin',
  'Tert-Butyl Hydroquinone',
  'Mercurialis Annua Extract',
  'Retinospora Extract',
  'Hydroquinonesque',
  '',
])('nothing is found in %j', (ingredients) => {
  expect(listRules({ ingredients })).toEqual([]);
});

test('a barred ingredient in the name bars the product, unless the name says that the product is free of it', () => {
  expect(listRules({ name: 'Hydroquinone 4% Cream' })).toEqual(['hydroquinone']);
  expect(listRules({ name: 'Hydroquinone-free Cream' })).toEqual([]);
  expect(listRules({ name: 'Cream without Hydroquinone' })).toEqual([]);
});

describe('a claim', () => {
  test.each([
    ['Whitening Cream', ''],
    ['Cream', '<p>Skin <strong>whitening</strong> care</p>'],
    ['Cream', 'It bleaches dark spots'],
    ['Crème éclaircissante', ''],
    ['Lightening Soap', ''],
    ['Cream', 'It lightens the skin'],
    ['Cream', 'A skin lightener'],
    ['Cream', 'For whiter hands'],
    ['Cream', 'Whitened in days'],
    ['Cream', 'A bleached look'],
    ['Soin dépigmentant', ''],
  ])('in the name %j or the description %j must be reviewed by staff', (name, text) => {
    const findings = findRestricted({ ...HARMLESS, name, description: text });
    const field = text === '' ? 'name' : 'description';
    expect(findings.map((finding) => [finding.rule, finding.kind, finding.field])).toEqual([['whitening-claims', 'review', field]]);
    expect(listUnreviewed(findings, []).length).toBe(1);
    expect(listUnreviewed(findings, [findings[0]?.key ?? '']).length).toBe(0);
  });

  test.each(['No bleaching agents.', 'Free from hydroquinone and bleach.', 'Brightening and soothing.'])('is not found in %j', (text) => {
    expect(listRules({ description: text })).toEqual([]);
  });
});

/** For each text that shoppers read, a function that puts a term into it. */
const FIELD_CASES: readonly [FindingField, (term: string) => Partial<ProductTexts>][] = [
  ['name', (name) => ({ name })],
  ['description', (term) => ({ description: `<p>With <em>${term}</em>.</p>` })],
  ['product_info', (value) => ({ product_info: [{ label: 'Featured Ingredients', value }] })],
  ['product_info', (label) => ({ product_info: [{ label, value: 'A lot of it' }] })],
  ['specific_info', (value) => ({ specific_info: [{ label: 'Contains', value }] })],
  ['options', (name) => ({ options: [{ name, description: '' }] })],
  ['options', (description) => ({ options: [{ name: 'Rose', description }] })],
  ['sizes', (name) => ({ sizes: [{ name }] })],
  ['keywords', (term) => ({ keywords: [term] })],
  ['pictures', (term) => ({ picture_texts: [term] })],
];

test.each(FIELD_CASES)('in the field %s, kojic acid bars the product, and retinoids must be reviewed by staff', (field, putTerm) => {
  const barred = findRestricted({ ...HARMLESS, ...putTerm('Kojic acid 2 %') });
  expect(barred.map((finding) => [finding.rule, finding.kind, finding.field])).toEqual([['kojic-acid', 'barred', field]]);
  const toReview = findRestricted({ ...HARMLESS, ...putTerm('Retinoids') });
  expect(toReview.map((finding) => [finding.rule, finding.kind, finding.field])).toEqual([['retinoids', 'review', field]]);
});

test.each([
  'Free from parabens, sulfates, alcohol, mercury and hydroquinone.',
  'Without kojic acid',
  'It does not contain mercury.',
  'Non-steroidal, no hydroquinone',
  'Sans hydroquinone',
])('no ingredient is found in %j, which says that the product has none', (description) => expect(listRules({ description })).toEqual([]));

test("no ingredient is found in the value of the label 'Free from'", () => {
  expect(listRules({ product_info: [{ label: 'Free from', value: '<p>Parabens, hydroquinone</p>' }] })).toEqual([]);
});

test.each([
  'No parabens, kojic acid',
  'No parabens kojic acid 2 %',
  'Free from parabens. Kojic acid inside.',
  '<p>Free from parabens</p><p>Kojic acid</p>',
  'Without parabens, but with kojic acid',
  'Kojic acid, free of parabens',
  'Kojic acid. Free shipping',
  'Ko<b>jic</b> acid',
])('kojic acid is found in %j', (description) => expect(listRules({ description })).toEqual(['kojic-acid']));

test('staff must review each retinoid', () => {
  const findings = findRestricted({ ...HARMLESS, ingredients: 'Retinol, Retinyl Palmitate' });
  expect(findings.map(({ key }) => key)).toEqual(['retinoids:retinol', 'retinoids:retinyl palmitate']);
  expect(listBarred(findings)).toEqual([]);
  expect(listUnreviewed(findings, ['retinoids:retinol']).map(({ term }) => term)).toEqual(['retinyl palmitate']);
});

test('every term is found in a list of ingredients and in a description, in capitals or with hyphens, between any separators', () => {
  const anyTerm = fc.constantFrom(...RESTRICTIONS.flatMap(({ rule, terms }) => terms.map((term) => ({ rule, term }))));
  const anySeparator = fc.constantFrom(', ', '; ', ' / ', '\n', ' · ', ' (');
  fc.assert(
    fc.property(anyTerm, anySeparator, fc.boolean(), ({ rule, term }, separator, isUpper) => {
      const written = isUpper ? term.toUpperCase() : term.replaceAll(' ', '-');
      expect(listRules({ ingredients: ['Water', written, 'Glycerin'].join(separator) })).toContain(rule);
      const findings = findRestricted({ ...HARMLESS, description: ['Water', written, 'Glycerin'].join(separator) });
      expect(findings.map((finding) => [finding.rule, finding.field])).toContainEqual([rule, 'description']);
    }),
  );
});
