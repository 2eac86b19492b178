import { expect, test } from 'vitest';
import { createNameLookup } from './name-lookup.ts';

const lookup = createNameLookup(
  ['CLIO', 'Anua', '3CE', 'Toner Pads', 'Beauty of Joseon', 'Rice House', 'Mise House', 'Skin care > Serums'].map((text) => ({
    id: text,
    text,
  })),
);

test.each([
  ['belif', ''],
  ['IPSA', ''],
  ['AHC', ''],
  ['Toner', ''],
  ['Anna', ''],
  ['Beauty of Josean', 'Beauty of Joseon'],
  ['Baeuty of Josion', 'Beauty of Joseon'],
  ['Serum', 'Skin care > Serums'],
  ['Toner Pad', 'Toner Pads'],
  ['Rise House', 'Rice House'],
])('for the unknown text %j the suggestion is %j', (text, suggestion) => {
  expect(lookup.find(text)).toEqual({ suggestion });
});
