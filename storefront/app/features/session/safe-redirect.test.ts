import { describe, expect, test } from 'vitest';
import { toSafeRedirect } from './safe-redirect.ts';

describe('the redirect to a path of this site is kept', () => {
  test.each([
    '/',
    '/cart',
    '/product/anua-toner?option=1&size=2#reviews',
    '/search?q=caf%C3%A9',
    '/signin?redirect=%2Fcart',
    '/search?q=https%3A%2F%2Fexample.com',
    '/@evil.example',
    '/cart?next=//evil.example#//evil.example',
  ])('%s', (target) => expect(toSafeRedirect(target)).toBe(target));

  test('with its dots resolved within the site', () => expect(toSafeRedirect('/a/../../cart')).toBe('/cart'));
});

describe('any other redirect becomes the fallback', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/cart',
    ' /cart',
    'https://evil.example',
    'HTTPS:/evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%00/evil.example',
    '/%5c%5cevil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '/\r/evil.example',
    '/\u00a0\\evil.example',
    '//user:password@evil.example',
    'https://shop.invalid@evil.example',
    'https://user@shop.invalid/cart',
    '@evil.example',
    '//evil.example%2f@shop.invalid',
    'https:evil.example',
    'https:/evil.example',
    'http:evil.example',
    'JaVaScRiPt:alert(1)',
    'javascript://shop.invalid/%0aalert(1)',
    'vbscript:x',
    'blob:https://shop.invalid/x',
    'file:///etc/passwd',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%',
    'cart',
    '',
    '?redirect=/cart',
  ])('%j', (target) => expect(toSafeRedirect(target, '/fallback')).toBe('/fallback'));

  test('a missing redirect leads to the home page', () => {
    expect(toSafeRedirect(null)).toBe('/');
    expect(toSafeRedirect(undefined)).toBe('/');
  });
});
