import { expect, test } from 'vitest';
import { withContents } from './contents.ts';

const text = '<p>First</p><h2>Who we are</h2><p>a</p><h2>Prices &amp; <em>delivery</em></h2><h2>Who we are</h2>';

test('each heading has a name of its own, and reads as it is written', () => {
  expect(withContents(text).headings).toEqual([
    { id: '1-who-we-are', title: 'Who we are' },
    { id: '2-prices-delivery', title: 'Prices & delivery' },
    { id: '3-who-we-are', title: 'Who we are' },
  ]);
  expect(withContents(text).html).toBe(
    '<p>First</p><h2 id="1-who-we-are">Who we are</h2><p>a</p><h2 id="2-prices-delivery">Prices &amp; <em>delivery</em></h2><h2 id="3-who-we-are">Who we are</h2>',
  );
});

test('a short text stays as it is', () => {
  expect(withContents('<h2>One</h2><p>a</p>')).toEqual({ html: '<h2>One</h2><p>a</p>', headings: [] });
  expect(withContents('')).toEqual({ html: '', headings: [] });
});

test('what is no word makes no name that could break out of its place', () => {
  const { html } = withContents('<h2>"><script>x</script></h2><h2>!</h2><h2>한국</h2>');
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="1-x"', 'id="2-"', 'id="3-"']);
});
