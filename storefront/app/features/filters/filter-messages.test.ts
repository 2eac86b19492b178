import { FEATURES, SKIN_CONCERNS, SKIN_TYPES, TAGS } from '@uruhu/contract/product-attributes';
import { expect, test } from 'vitest';
import { chipLabel, filterValue } from '#messages/catalogue/catalogue';

test.each([
  ['tags', TAGS],
  ['features', FEATURES],
  ['skin_concern', SKIN_CONCERNS],
  ['skin_type', SKIN_TYPES],
] as const)('the choices of %s read as in the specification, in the panel and as chosen filters', (name, values) => {
  expect(values.map((value) => filterValue(name, value))).toEqual(values);
  expect(values.map((value) => chipLabel(name, value))).toEqual(values);
});

test('an ingredient has the name that shoppers know', () => {
  expect(filterValue('ingredients', 'Ascorbic Acid')).toBe('Vitamin C');
});
