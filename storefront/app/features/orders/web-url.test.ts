import { expect, test } from 'vitest';
import { toWebUrl } from './web-url.ts';

test.each(['https://pay.pesapal.com/iframe?x=1', 'http://127.0.0.1:4000/pay', 'HTTPS://a.example'])('%s is accepted', (url) =>
  expect(toWebUrl(url)).toBe(url),
);

test.each([
  '',
  'javascript:alert(1)',
  ' https://a.example',
  'data:text/html,x',
  '//a.example',
  'https:',
  'https:///x',
  '/orders',
  'ftp://a.example',
])('%j is rejected', (url) => expect(toWebUrl(url)).toBeNull());
