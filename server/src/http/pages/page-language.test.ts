import { expect, test } from 'vitest';
import { joinPagePath, splitPagePath } from './page-language.ts';

test.each([
  ['/', 'en', '/'],
  ['/cart', 'en', '/cart'],
  ['/_.data', 'en', '/_.data'],
  ['/fr', 'fr', '/'],
  ['/fr.data', 'fr', '/_.data'],
  ['/rw/cart', 'rw', '/cart'],
  ['/rw/product/a.data', 'rw', '/product/a.data'],
])('%s is the page in %s at %s, and its own path', (path, language, pagePath) => {
  expect(splitPagePath(path)).toEqual({ language, path: pagePath });
  expect(joinPagePath({ language, path: pagePath } as never)).toBe(path);
});

test.each([
  ['/fr/', '/fr'],
  ['/FR/cart', '/fr/cart'],
  ['/%66r/cart', '/fr/cart'],
  ['//fr/cart', '/fr/cart'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en.data', '/_.data'],
  ['/EN/cart', '/cart'],
  ['/en/product/a%20b', '/product/a%20b'],
])('%s leads to %s', (path, ownPath) => expect(joinPagePath(splitPagePath(path))).toBe(ownPath));

test.each(['/en//evil.example', '/en/\\evil.example', '/en/%5Cevil.example', '/en/%2F%2Fevil.example'])('%s leads to this site', (path) =>
  expect(joinPagePath(splitPagePath(path))).toMatch(/^\/(evil|%5Cevil|%2F%2Fevil)/),
);

test.each(['/french', '/de/cart', '/fr.html', '/fr.data/x', '/rwanda'])('%s has no prefix', (path) =>
  expect(splitPagePath(path)).toEqual({ language: 'en', path }),
);
