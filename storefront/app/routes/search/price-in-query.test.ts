import { expect, test } from 'vitest';
import { parsePriceInQuery } from './price-in-query.ts';

test.each([
  ['toner under 20,000 RWF', 'toner', { max_rwf: 20_000 }],
  ['toner oily skin under 20 000', 'toner oily skin', { max_rwf: 20_000 }],
  ['niacinamide serum below 20k', 'niacinamide serum', { max_rwf: 20_000 }],
  ['crème moins de 15000 frw', 'crème', { max_rwf: 15_000 }],
  ['Less than 5000 mask', 'mask', { max_rwf: 5000 }],
  ['serum over 10000 under 30000', 'serum', { min_rwf: 10_000, max_rwf: 30_000 }],
  ['under 5,000', '', { max_rwf: 5000 }],
])('%j is read as %j with price bounds', (query, q, price) => expect(parsePriceInQuery(query)).toEqual({ q, price }));

test.each([
  'toner',
  'under eye cream',
  'for skin over 50',
  'spf 50+',
  'max factor',
  'under 18',
  '',
  'from korea',
  `under ${'1 '.repeat(5000)}`,
])('%j contains no price', (query) => expect(parsePriceInQuery(query)).toBeNull());
