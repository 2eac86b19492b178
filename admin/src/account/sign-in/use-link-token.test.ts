import { expect, test } from 'vitest';
import { readLinkToken } from './use-link-token.ts';

test.each([
  ['a new link', { hash: '#abc_-1', search: '' }, 'abc_-1'],
  ['a link of a mail that was sent before', { hash: '', search: '?t=abc_-1' }, 'abc_-1'],
  ['no link', { hash: '', search: '' }, ''],
])('reads the token of %s', (_, location, token) => {
  expect(readLinkToken(location)).toBe(token);
});
