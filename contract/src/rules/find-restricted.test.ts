import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRestricted, listBarred, listUnreviewed } from './find-restricted.ts';
import { RESTRICTIONS } from './restricted-ingredients.ts';

const NOTHING = { name: 'Glow Serum', ingredients: 'Water, Glycerin, Niacinamide', texts: ['<p>A light serum.</p>'] };
const listRules = (more: Partial<typeof NOTHING>) => findRestricted({ ...NOTHING, ...more }).map(({ rule }) => rule);

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
  const findings = findRestricted({ ...NOTHING, ingredients });
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

test('a barred ingredient in the name bars the product, unless the name says that it is free of it', () => {
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
  ])('in %j and %j asks a person', (name, text) => {
    const findings = findRestricted({ ...NOTHING, name, texts: [text] });
    expect(findings.map(({ rule, kind, field }) => [rule, kind, field])).toEqual([['whitening-claims', 'review', 'texts']]);
    expect(listUnreviewed(findings, []).length).toBe(1);
    expect(listUnreviewed(findings, [findings[0]?.key ?? '']).length).toBe(0);
  });

  test.each(['No bleaching agents.', 'Free from hydroquinone and bleach.', 'Brightening and soothing.'])('in %j is none', (text) => {
    expect(listRules({ texts: [text] })).toEqual([]);
  });
});

test('retinoids ask a person, each for itself', () => {
  const findings = findRestricted({ ...NOTHING, ingredients: 'Retinol, Retinyl Palmitate' });
  expect(findings.map(({ key }) => key)).toEqual(['retinoids:retinol', 'retinoids:retinyl palmitate']);
  expect(listBarred(findings)).toEqual([]);
  expect(listUnreviewed(findings, ['retinoids:retinol']).map(({ term }) => term)).toEqual(['retinyl palmitate']);
});

test('every term is found wherever it stands in a list, in any capitals and between any signs', () => {
  const anyTerm = fc.constantFrom(...RESTRICTIONS.flatMap(({ rule, terms }) => terms.map((term) => ({ rule, term }))));
  const anySeparator = fc.constantFrom(', ', '; ', ' / ', '\n', ' · ', ' (');
  fc.assert(
    fc.property(anyTerm, anySeparator, fc.boolean(), ({ rule, term }, separator, isUpper) => {
      const written = isUpper ? term.toUpperCase() : term.replaceAll(' ', '-');
      expect(listRules({ ingredients: ['Water', written, 'Glycerin'].join(separator) })).toContain(rule);
    }),
  );
});
