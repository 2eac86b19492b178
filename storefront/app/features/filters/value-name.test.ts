import { FEATURES, SKIN_CONCERNS, SKIN_TYPES, TAGS } from '@uruhu/contract/product-attributes';
import { expect, test, vi } from 'vitest';
import { getChipName, getValueName } from './value-name.ts';

test.each([
  ['tags', TAGS],
  ['features', FEATURES],
  ['skin_concern', SKIN_CONCERNS],
  ['skin_type', SKIN_TYPES],
] as const)('the choices of %s read as in the specification, in the panel and as chosen filters', (name, values) => {
  expect(values.map((value) => getValueName(name, value))).toEqual(values);
  expect(values.map((value) => getChipName(name, value))).toEqual(values);
});

test('an ingredient has the name that shoppers know', () => {
  expect(getValueName('ingredients', 'Ascorbic Acid')).toBe('Vitamin C');
});

test('values have names in French, and keep their English spelling as values', async () => {
  vi.resetModules();
  for (const file of ['attributes', 'catalogue', 'tags'])
    vi.doMock(`#messages/catalogue/${file}`, () => import(`../../messages/fr/catalogue/${file}.ts`));
  const french = await import('./value-name.ts');
  for (const file of ['attributes', 'catalogue', 'tags']) vi.doUnmock(`#messages/catalogue/${file}`);
  vi.resetModules();
  expect(french.getValueName('tags', 'HOT DEAL')).toBe('BON PLAN');
  expect(french.getValueName('skin_type', 'Dry')).toBe('Peau sèche');
  expect([french.getValueName('without', 'fragrance'), french.getChipName('without', 'fragrance')]).toEqual(['Parfum', 'Sans parfum']);
  expect(french.getChipName('without', 'Oryza Sativa (Rice) Extract')).toBe('Sans riz');
  expect(french.getValueName('brand', 'Dry')).toBe('Dry');
});
