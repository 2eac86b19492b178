import { expect, test } from 'vitest';
import { correctBrandCase } from './brand-case.ts';

const brands = ['Anua', 'COSRX', 'Dr.Jart+'].map((value) => ({ value, count: 1 }));

test('a brand in any letter case gets the spelling of the catalogue, once', () => {
  expect(correctBrandCase({ brand: ['cosrx', 'COSRX', 'DR.JART+'], tags: ['hot deal'] }, brands)).toEqual({
    brand: ['COSRX', 'Dr.Jart+'],
    tags: ['hot deal'],
  });
});

test('an exact name is preferred to one that differs in letter case', () => {
  const twins = ['Anua', 'ANUA'].map((value) => ({ value, count: 1 }));
  expect(correctBrandCase({ brand: ['Anua'] }, twins)).toEqual({ brand: ['Anua'] });
});

test('an unknown brand and filters without a brand stay as they are', () => {
  expect(correctBrandCase({ brand: ['Nobody'] }, brands)).toEqual({ brand: ['Nobody'] });
  expect(correctBrandCase({ skin_type: ['Dry'] }, brands)).toEqual({ skin_type: ['Dry'] });
});
