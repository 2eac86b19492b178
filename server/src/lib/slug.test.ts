import { expect, test } from 'vitest';
import { createSlug, findFreeSlug } from './slug.ts';

test.each([
  ['Crème & Co', 'creme-co'],
  ['  Dr.Jart+  ', 'dr-jart'],
  ['설화수', 'brand'],
  ['', 'brand'],
  ['A'.repeat(80), 'a'.repeat(60)],
])('the name %j becomes %s', (name, slug) => {
  expect(createSlug(name, 'brand')).toBe(slug);
});

test('a taken slug gets the first free number', () => {
  expect(findFreeSlug('toner', new Set())).toBe('toner');
  expect(findFreeSlug('toner', new Set(['toner', 'toner-2', 'toner-4']))).toBe('toner-3');
});
