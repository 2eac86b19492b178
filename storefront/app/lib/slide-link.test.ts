import { expect, test } from 'vitest';
import { slidePath } from './slide-link.ts';

const origin = 'https://uruhu.example';

test.each([
  ['/category/skincare', '/category/skincare'],
  ['https://uruhu.example/search?b=Anua#top', '/search?b=Anua#top'],
  [' /best ', '/best'],
])('%j leads to %j', (link, path) => expect(slidePath(link, origin)).toBe(path));

test.each(['', 'not a link', 'https://other.example/best', '//other.example', 'javascript:alert(1)', 'http://uruhu.example/best'])(
  '%j cannot be followed',
  (link) => expect(slidePath(link, origin)).toBe('/productspage'),
);
