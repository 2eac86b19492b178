import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

test('names are in the order of their letters, whatever their case and accents', () => {
  const names = ['Zinc', 'éclat', 'Umuceri', 'amande', 'Écorce', 'Ingwa', 'ibigize', 'Acide'];
  expect(names.toSorted(compareNames)).toEqual(['Acide', 'amande', 'éclat', 'Écorce', 'ibigize', 'Ingwa', 'Umuceri', 'Zinc']);
});
