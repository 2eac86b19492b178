import { expect, test } from 'vitest';
import { getSlidePath } from './slide-link.ts';

const origin = 'https://uruhu.example';

test.each([
  ['/category/skincare', '/category/skincare'],
  ['https://uruhu.example/search?b=Anua#top', '/search?b=Anua#top'],
  [' /best ', '/best'],
  ['https://staging.example/category/skincare?sort=best', '/category/skincare?sort=best'],
  ['http://uruhu.example/best', '/best'],
])('%j leads to %j', (link, path) => expect(getSlidePath(link, origin)).toBe(path));

test.each([
  '',
  'not a link',
  'category/skincare',
  'https://instagram.com/uruhu',
  'https://other.example/',
  'https://other.example/bestial',
  '//other.example/best',
  'javascript:alert(1)',
  'ftp://other.example/best',
])('%j leads to the fallback', (link) => expect(getSlidePath(link, origin)).toBe('/productspage'));
