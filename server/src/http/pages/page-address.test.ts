import { expect, test } from 'vitest';
import { type Parameter, reducePageAddress } from './page-address.ts';

const LIST_PARAMETERS: readonly Parameter[] = [
  { name: 'q', isFreeText: true },
  { name: 'b', isRepeatable: true },
  { name: 'c', isRepeatable: true },
  { name: 'concern', isRepeatable: true },
  { name: 'skin', isRepeatable: true },
  { name: 'min', isFreeText: true },
  { name: 'page' },
  { name: 'sort' },
];
const MAILED_LINK_PARAMETERS: readonly Parameter[] = [{ name: 't', isFreeText: true, isFormOnly: true }];
const PAGES: Record<string, readonly Parameter[]> = {
  '/best': LIST_PARAMETERS,
  '/search': LIST_PARAMETERS,
  '/all-products': LIST_PARAMETERS,
  '/signin': [{ name: 'redirect', isFreeText: true }],
  '/track-order': [
    { name: 'id', isFreeText: true },
    { name: 'phone', isFreeText: true },
  ],
  '/confirm-email': MAILED_LINK_PARAMETERS,
  '/undo-email': MAILED_LINK_PARAMETERS,
  '/stop-notices': MAILED_LINK_PARAMETERS,
};

const reduceUrl = (url: string) => reducePageAddress(url, PAGES[(url.split('?', 1)[0] ?? '').replace(/\.data$/, '')] ?? []);
const reduceToAddress = (url: string) => reduceUrl(url).address;

test('parameters that the page does not read are dropped', () => {
  expect(reduceToAddress('/?utm_source=x&fbclid=y')).toBe('/');
  expect(reduceToAddress('/best?page=2&x=1')).toBe('/best?page=2');
  expect(reduceToAddress('/?%')).toBe('/');
  expect(reduceToAddress('/?')).toBe('/');
  expect(reduceToAddress('/?a?page=2')).toBe('/');
});

test('the order of parameters does not matter, and of two with one name the first counts', () => {
  expect(reduceToAddress('/all-products?sort=-name&page=2')).toBe('/all-products?page=2&sort=-name');
  expect(reduceToAddress('/all-products?page=2&sort=-name&page=3')).toBe('/all-products?page=2&sort=-name');
});

test('a filter may have many values, whose order does not matter', () => {
  expect(reduceToAddress('/search?concern=Soothing&min=5000&concern=Acne&skin=Dry')).toBe(
    '/search?concern=Acne&concern=Soothing&skin=Dry&min=5000',
  );
  expect(reduceToAddress('/search?c=toners&c=toners')).toBe('/search?c=toners&c=toners');
});

test('values are kept unchanged', () => {
  const { address } = reduceUrl('/search?b=Dr.Jart%2B&q=cr%C3%A8me+50%25');
  expect(Object.fromEntries(new URL(address, 'http://shop').searchParams)).toEqual({ b: 'Dr.Jart+', q: 'crème 50%' });
});

test('the parameter _routes is kept only in addresses that end in .data', () => {
  expect(reduceToAddress('/best.data?_routes=best&page=2')).toBe('/best.data?page=2&_routes=best');
  expect(reduceToAddress('/best?_routes=best')).toBe('/best');
});

test('a page is kept only if its address has no parameter that shoppers type', () => {
  for (const url of ['/search?q=a', '/search?min=5000', '/signin?redirect=/cart', '/track-order?id=1'])
    expect(reduceUrl(url).isKeepable).toBe(false);
  for (const url of ['/', '/search?b=COSRX', '/search?concern=Acne&concern=Soothing', '/best?page=2', '/?utm=1'])
    expect(reduceUrl(url).isKeepable).toBe(true);
});

test('an address with an order id is recognised, so that its visitor is charged for reading the order', () => {
  expect(reduceUrl('/track-order?id=1').showsOrderById).toBe(true);
  expect(reduceUrl('/track-order').showsOrderById).toBe(false);
});

test('the token of a mailed link reaches only pages whose form sends it, and those pages are not kept', () => {
  for (const path of ['/confirm-email', '/undo-email', '/stop-notices']) {
    expect(reduceUrl(`${path}?t=secret&utm_source=mail`)).toMatchObject({ address: `${path}?t=secret`, isKeepable: false });
  }
  for (const path of ['/', '/reset-password', '/confirm-email.data']) {
    expect(reduceUrl(`${path}?t=secret`)).toMatchObject({ address: path, isKeepable: true });
  }
});
