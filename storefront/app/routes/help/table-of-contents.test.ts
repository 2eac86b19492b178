import { expect, test } from 'vitest';
import { addHeadingIds } from './table-of-contents.ts';

const html = '<p>First</p><h2>Who we are</h2><p>a</p><h2>Prices &amp; <em>delivery</em></h2><h2>Who we are</h2>';

test('each heading gets its own id, and its title without markup', () => {
  expect(addHeadingIds(html).headings).toEqual([
    { id: '1-who-we-are', title: 'Who we are' },
    { id: '2-prices-delivery', title: 'Prices & delivery' },
    { id: '3-who-we-are', title: 'Who we are' },
  ]);
  expect(addHeadingIds(html).html).toBe(
    '<p>First</p><h2 id="1-who-we-are">Who we are</h2><p>a</p><h2 id="2-prices-delivery">Prices &amp; <em>delivery</em></h2><h2 id="3-who-we-are">Who we are</h2>',
  );
});

test('a text with few headings is unchanged', () => {
  expect(addHeadingIds('<h2>One</h2><p>a</p>')).toEqual({ html: '<h2>One</h2><p>a</p>', headings: [] });
  expect(addHeadingIds('')).toEqual({ html: '', headings: [] });
});

test('markup in a heading cannot break out of the id', () => {
  const { html } = addHeadingIds('<h2>"><script>x</script></h2><h2>!</h2><h2>한국</h2>');
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="1-x"', 'id="2-"', 'id="3-"']);
});
