import { describe, expect, test } from 'vitest';
import { classifyTextLink, isLinkUrl, isUssdCode, isWebUrl, normaliseChatNumber, parseTextLink } from './content.ts';

describe('a full URL', () => {
  test.each(['https://instagram.com/uruhu', 'http://shop.example', 'https://x.com/a?b=c#d'])('can be %s', (text) => {
    expect(isWebUrl(text)).toBe(true);
  });
  test.each([
    '',
    'instagram.com/uruhu',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://',
    'https://nodot',
    'https://a b.example',
    'https://paypal.com@evil.example',
    ' https://a.example',
    '//a.example',
  ])('cannot be %j', (text) => {
    expect(isWebUrl(text)).toBe(false);
  });
});

describe('a link', () => {
  test.each(['/', '/category/sun-care', '/search?q=rice', 'https://a.example/x'])('can be %s', (text) => {
    expect(isLinkUrl(text)).toBe(true);
  });
  test.each(['', 'category', '//evil.example', '/\\evil.example', '/a b', 'javascript:alert(1)'])('cannot be %j', (text) => {
    expect(isLinkUrl(text)).toBe(false);
  });
});

describe('a URL that staff type for a link of a text', () => {
  test.each([
    ['/deals', '/deals'],
    ['#delivery', '#delivery'],
    ['https://example.com/a', 'https://example.com/a'],
    ['www.example.com/wrap?a=b', 'https://www.example.com/wrap?a=b'],
    ['mailto:keza@example.rw', 'mailto:keza@example.rw'],
    ['tel:+250788123456', 'tel:+250788123456'],
  ])('%j leads to %j, which the shop keeps', (typed, link) => {
    expect(parseTextLink(typed)).toBe(link);
    expect(classifyTextLink(link)).not.toBeNull();
  });
  test.each([
    '',
    'deals',
    'write to us',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
  ])('%j is refused, as the shop would remove the link', (typed) => {
    expect(parseTextLink(typed)).toBeNull();
    expect(classifyTextLink(typed)).toBeNull();
  });
});

describe('a code to dial', () => {
  test.each(['*182*8*1*123456#', '*182*8*1*123456', '*182*8*1*123456*{amount}#', '*182*{amount}*123456#'])('can be %s', (text) => {
    expect(isUssdCode(text)).toBe(true);
  });
  test.each(['', '182*8#', '*#', '**1#', '*182*8*1*12 34#', '*182*{amount}*{amount}#', '*182*{sum}#', 'tel:*182#', '*182#8#'])(
    'cannot be %j',
    (text) => {
      expect(isUssdCode(text)).toBe(false);
    },
  );
});

test.each([
  ['+250 788 123 456', '250788123456'],
  ['250788123456', '250788123456'],
  ['0788123456', '250788123456'],
  ['00250788123456', '250788123456'],
  ['+82 10-1234-5678', '821012345678'],
  ['hello', ''],
  ['12', ''],
  ['', ''],
])('the chat number %j is %j', (text, digits) => {
  expect(normaliseChatNumber(text)).toBe(digits);
});
