import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const addressOf = (url: string) => pageAddress(url).address;

test('what the storefront does not read is left out', () => {
  expect(addressOf('/?utm_source=x&fbclid=y')).toBe('/');
  expect(addressOf('/best?page=2&x=1')).toBe('/best?page=2');
  expect(addressOf('/?%')).toBe('/');
  expect(addressOf('/?')).toBe('/');
  expect(addressOf('/?a?page=2')).toBe('/');
});

test('the order in which parameters stand makes no other page, and of two of a name the first counts', () => {
  expect(addressOf('/all-products?sort=-name&page=2')).toBe('/all-products?page=2&sort=-name');
  expect(addressOf('/all-products?page=2&sort=-name&page=3')).toBe('/all-products?page=2&sort=-name');
});

test('a filter may have many values, whose order makes no other page', () => {
  expect(addressOf('/search?concern=Soothing&min=5000&concern=Acne&skin=Dry')).toBe(
    '/search?concern=Acne&concern=Soothing&skin=Dry&min=5000',
  );
  expect(addressOf('/search?c=toners&c=toners')).toBe('/search?c=toners&c=toners');
});

test('values stay what they are', () => {
  const { address } = pageAddress('/search?b=Dr.Jart%2B&q=cr%C3%A8me+50%25');
  expect(Object.fromEntries(new URL(address, 'http://shop').searchParams)).toEqual({ b: 'Dr.Jart+', q: 'crème 50%' });
});

test('which routes are wanted counts where only data is asked for', () => {
  expect(addressOf('/best.data?_routes=best&page=2')).toBe('/best.data?page=2&_routes=best');
  expect(addressOf('/best?_routes=best')).toBe('/best');
});

test('what people type is not kept', () => {
  for (const url of ['/search?q=a', '/search?min=5000', '/signin?redirect=/cart', '/track-order?id=1'])
    expect(pageAddress(url).keepable).toBe(false);
  for (const url of ['/', '/search?b=COSRX', '/search?concern=Acne&concern=Soothing', '/best?page=2', '/?utm=1'])
    expect(pageAddress(url).keepable).toBe(true);
  expect(pageAddress('/track-order?id=1').tracks).toBe(true);
  expect(pageAddress('/track-order').tracks).toBe(false);
});
