import { expect, test } from 'vitest';
import { type Parameter, reducePageAddress } from './page-address.ts';

const LIST_PARAMETERS: readonly Parameter[] = [
  { name: 'q', typed: true },
  { name: 'b', many: true },
  { name: 'c', many: true },
  { name: 'concern', many: true },
  { name: 'skin', many: true },
  { name: 'min', typed: true },
  { name: 'page' },
  { name: 'sort' },
];
const MAILED_LINK: readonly Parameter[] = [{ name: 't', typed: true, formOnly: true }];
const PAGES: Record<string, readonly Parameter[]> = {
  '/best': LIST_PARAMETERS,
  '/search': LIST_PARAMETERS,
  '/all-products': LIST_PARAMETERS,
  '/signin': [{ name: 'redirect', typed: true }],
  '/track-order': [
    { name: 'id', typed: true },
    { name: 'phone', typed: true },
  ],
  '/confirm-email': MAILED_LINK,
  '/undo-email': MAILED_LINK,
  '/stop-notices': MAILED_LINK,
};

const read = (url: string) => reducePageAddress(url, PAGES[(url.split('?', 1)[0] ?? '').replace(/\.data$/, '')] ?? []);
const readAddress = (url: string) => read(url).address;

test('parameters that the page does not read are dropped', () => {
  expect(readAddress('/?utm_source=x&fbclid=y')).toBe('/');
  expect(readAddress('/best?page=2&x=1')).toBe('/best?page=2');
  expect(readAddress('/?%')).toBe('/');
  expect(readAddress('/?')).toBe('/');
  expect(readAddress('/?a?page=2')).toBe('/');
});

test('the order of parameters does not matter, and of two with one name the first counts', () => {
  expect(readAddress('/all-products?sort=-name&page=2')).toBe('/all-products?page=2&sort=-name');
  expect(readAddress('/all-products?page=2&sort=-name&page=3')).toBe('/all-products?page=2&sort=-name');
});

test('a filter may have many values, whose order does not matter', () => {
  expect(readAddress('/search?concern=Soothing&min=5000&concern=Acne&skin=Dry')).toBe(
    '/search?concern=Acne&concern=Soothing&skin=Dry&min=5000',
  );
  expect(readAddress('/search?c=toners&c=toners')).toBe('/search?c=toners&c=toners');
});

test('values are kept unchanged', () => {
  const { address } = read('/search?b=Dr.Jart%2B&q=cr%C3%A8me+50%25');
  expect(Object.fromEntries(new URL(address, 'http://shop').searchParams)).toEqual({ b: 'Dr.Jart+', q: 'crème 50%' });
});

test('the parameter _routes is kept only in addresses that end in .data', () => {
  expect(readAddress('/best.data?_routes=best&page=2')).toBe('/best.data?page=2&_routes=best');
  expect(readAddress('/best?_routes=best')).toBe('/best');
});

test('a page is cached only without a typed parameter', () => {
  for (const url of ['/search?q=a', '/search?min=5000', '/signin?redirect=/cart', '/track-order?id=1'])
    expect(read(url).keepable).toBe(false);
  for (const url of ['/', '/search?b=COSRX', '/search?concern=Acne&concern=Soothing', '/best?page=2', '/?utm=1'])
    expect(read(url).keepable).toBe(true);
  expect(read('/track-order?id=1').showsOrderById).toBe(true);
  expect(read('/track-order').showsOrderById).toBe(false);
});

test('the token of a mailed link reaches only pages whose form sends it, and those pages are not cached', () => {
  for (const path of ['/confirm-email', '/undo-email', '/stop-notices']) {
    expect(read(`${path}?t=secret&utm_source=mail`)).toMatchObject({ address: `${path}?t=secret`, keepable: false });
  }
  for (const path of ['/', '/reset-password', '/confirm-email.data']) {
    expect(read(`${path}?t=secret`)).toMatchObject({ address: path, keepable: true });
  }
});
