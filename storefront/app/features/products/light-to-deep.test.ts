import { expect, test } from 'vitest';
import { sortLightToDeep } from './light-to-deep.ts';

const sort = (...swatches: string[]) => sortLightToDeep(swatches.map((swatch) => ({ swatch }))).map(({ swatch }) => swatch);

test('the shopper sees shades from light to deep', () => {
  expect(sort('#8A3B34', '#EFD2B3', '#121011', '#C4926A')).toEqual(['#EFD2B3', '#C4926A', '#8A3B34', '#121011']);
});

test('options without a colour keep their order, after the shades', () => {
  const options = [
    { swatch: '', name: 'a' },
    { swatch: '#000000', name: 'b' },
    { swatch: '', name: 'c' },
  ];
  expect(sortLightToDeep(options).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});
