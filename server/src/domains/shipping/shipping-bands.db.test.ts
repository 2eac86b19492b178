import { afterAll, beforeAll, expect, test } from 'vitest';
import { setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';

let shop: TestShop;
const bands = [
  { min_weight: 0, max_weight: 500, shipping_fee: 1_500 },
  { min_weight: 501, max_weight: 2_000, shipping_fee: 2_500 },
  { min_weight: 2_001, max_weight: 9_000, shipping_fee: 4_000 },
];
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db, { bands });
});
afterAll(() => shop.close());

const fetchBands = (body?: Record<string, unknown>, query = '') => call(shop.app, `/api/orders/shipping-fees/get${query}`, body);

test.each(ENCODINGS)('anyone can read the bands, lightest first (%s)', async (encoding) => {
  const { status, body } = await call(shop.app, '/api/orders/shipping-fees/get', { page: 1, pagination: 10_000 }, { encoding });
  expect(status).toBe(200);
  expect(body).toEqual({ results: bands, count: 3, next: null, previous: null });
});

test('a request without a body returns all bands', async () => {
  expect((await fetchBands()).body.results).toEqual(bands);
});

test('bands come in pages, and a page past the end is empty', async () => {
  expect((await fetchBands({ page: 2, pagination: 1 })).body).toEqual({
    results: [bands[1]],
    count: 3,
    next: '/api/orders/shipping-fees/get?page=3',
    previous: '/api/orders/shipping-fees/get?page=1',
  });
  expect((await fetchBands({ pagination: 2 }, '?page=2')).body).toMatchObject({ results: [bands[2]], next: null });
  expect((await fetchBands({ page: 9, pagination: 2 })).body).toMatchObject({ results: [], count: 3, next: null });
});
