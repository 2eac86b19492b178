import { expect, test } from 'vitest';
import { describePage, shorten } from './describe-page.ts';

const matches = [{ loaderData: { origin: 'https://uruhu.example', shop: { name: 'Uruhu' } } }];

test('the home page is named after the shop and the country', () => {
  expect(describePage(matches, { title: null, description: 'x', path: '/' })).toContainEqual({ title: 'Uruhu Rwanda' });
});

test('another page has its own title, its URL and its text without markup', () => {
  const meta = describePage(matches, { title: 'Toner', description: '<p>Calm &amp; clear</p>', path: '/product/a', image: '/media/a' });
  expect(meta).toContainEqual({ title: 'Toner | Uruhu' });
  expect(meta).toContainEqual({ name: 'description', content: 'Calm & clear' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://uruhu.example/product/a' });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://uruhu.example/media/a' });
  expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a page without a path stays out of search engines', () => {
  expect(describePage([], { title: 'Cart', description: '' })).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a long text is cut after a word', () => {
  expect(shorten('one two three', 8)).toBe('one two…');
  expect(shorten('short', 8)).toBe('short');
});
