import { expect, test } from 'vitest';
import { LANGUAGES, splitPath, translatePath } from './languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/cart', 'en', '/cart'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/rw/cart?x=1#pay', 'rw', '/cart?x=1#pay'],
  ['/fr?x=1', 'fr', '/?x=1'],
  ['/rw#top', 'rw', '/#top'],
  ['/fr//evil.example', 'fr', '/evil.example'],
  ['/fr/\\evil.example', 'fr', '/evil.example'],
  // Only the languages of the shop are prefixes, and English has none.
  ['/en/cart', 'en', '/en/cart'],
  ['/frais', 'en', '/frais'],
  ['/xx/cart', 'en', '/xx/cart'],
])('the path %s is in %s the page %s', (path, language, plain) => {
  expect(splitPath(path)).toEqual({ language, path: plain });
});

test('a page has one path in each language, from whichever one it starts', () => {
  const translations = {
    '/': ['/', '/fr', '/rw'],
    '/?a=1': ['/?a=1', '/fr?a=1', '/rw?a=1'],
    '/cart#x': ['/cart#x', '/fr/cart#x', '/rw/cart#x'],
  };
  for (const [plain, expected] of Object.entries(translations)) {
    for (const from of expected) expect(LANGUAGES.map((language) => translatePath(from, language))).toEqual(expected);
    expect(expected[0]).toBe(plain);
  }
});
