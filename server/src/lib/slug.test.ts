import { expect, test } from 'vitest';
import { createSlug, findFreeSlug, listSlugs } from './slug.ts';

test.each([
  ['Crème & Co', 'creme-co'],
  ['  Dr.Jart+  ', 'dr-jart'],
  ['설화수', 'brand'],
  ['', 'brand'],
  ['A'.repeat(80), 'a'.repeat(60)],
  [`!${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the name %j becomes %s', (name, slug) => {
  expect(createSlug(name, 'brand')).toBe(slug);
});

test('a taken slug gets the first free number', () => {
  expect(findFreeSlug('toner', new Set())).toBe('toner');
  expect(findFreeSlug('toner', new Set(['toner', 'toner-2', 'toner-4']))).toBe('toner-3');
});

test('the ids of a slug begin with the slug itself, differ from each other, and are those of its key alone', () => {
  const slugs = listSlugs('product', 'anua 어성초 토너');
  expect(slugs[0]).toBe('product');
  expect(new Set(slugs).size).toBe(20);
  expect(listSlugs('product', 'anua 어성초 토너')).toEqual(slugs);
  expect(listSlugs('product', 'anua 무궁화 크림')[1]).not.toBe(slugs[1]);
});
