import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';
import { buildStructuredData } from './structured-data.ts';

const createOption = (name: string, additional_price: number, { in_stock = true } = {}) => ({
  name,
  additional_price,
  in_stock,
  option_id: `o-${name}`,
  description: '',
  image: '',
  swatch: '',
});
const createSize = (name: string, additional_price: number, { in_stock = true } = {}) => ({
  name,
  additional_price,
  in_stock,
  size_id: `s-${name}`,
});
const PRODUCT = {
  product_id: 'p',
  name: 'Toner',
  brand: 'Anua',
  description: '<p>Mild.</p>',
  image: 'a.webp',
  other_images: ['b.webp'],
  options: [],
  sizes: [],
  base_price: 30_000,
  discounted_price: 25_000,
  product_rating: 4.5,
  review_count: 2,
  in_stock: true,
};
const listOffers = (product: Parameters<typeof buildStructuredData>[0]) =>
  buildStructuredData(product, 'https://shop.example', '/media/').offers.map(({ sku, price, url, availability }) => [
    sku,
    price,
    url.replace('https://shop.example', ''),
    availability.split('/').at(-1),
  ]);

test('a product without choices has one offer', () => {
  expect(listOffers(PRODUCT)).toEqual([['p', 25_000, '/product/p', 'InStock']]);
});

test('a product has one offer for each combination of option and size', () => {
  expect(
    listOffers({
      ...PRODUCT,
      options: [createOption('red', 0), createOption('blue', 500, { in_stock: false })],
      sizes: [createSize('50 ml', 0), createSize('1 l', 9_000)],
    }),
  ).toEqual([
    ['o-red s-50 ml', 25_000, '/product/p?option=o-red&size=s-50+ml', 'InStock'],
    ['o-red s-1 l', 34_000, '/product/p?option=o-red&size=s-1+l', 'InStock'],
    ['o-blue s-50 ml', 25_500, '/product/p?option=o-blue&size=s-50+ml', 'OutOfStock'],
    ['o-blue s-1 l', 34_500, '/product/p?option=o-blue&size=s-1+l', 'OutOfStock'],
  ]);
});

test('markup in a product name cannot break out of the script', () => {
  const name = `</script><script>alert(1)</script> <!-- \u2028 & "'`;
  const Page = createRoutesStub([
    {
      id: 'page',
      path: '/',
      meta: () => [{ 'script:ld+json': buildStructuredData({ ...PRODUCT, name, brand: name }, 'https://shop.example', '/media/') }],
      Component: Meta,
    },
  ]);
  const html = renderToStaticMarkup(<Page />);
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ name });
});
