import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.1, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', null],
  ['identity, gzip;q=0.5', null],
  ['deflate', null],
  [';;,q=1', null],
])('a client that accepts %j gets %j', (accepted, encoding) => {
  expect(chooseEncoding(accepted === undefined ? {} : { 'accept-encoding': accepted }, ['br', 'gzip'])).toBe(encoding);
});
