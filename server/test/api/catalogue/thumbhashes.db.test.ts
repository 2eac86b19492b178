import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

const THUMBHASH = 'dRgGBwL/4dWbdHmHdol4Z4d5BkWWBngI';

let shop: TestShop;

beforeAll(async () => {
  // Not shared: lists the whole catalogue.
  shop = await openTestShop();
  const fileColumns = { kind: 'picture' as const, content_type: 'image/webp', bytes: 9, width: 90, height: 90, thumbhash: THUMBHASH };
  const keys = ['known.webp', 'side.webp', 'red.webp', 'unused.webp'];
  await shop.db
    .insertInto('files')
    .values(keys.map((key) => ({ key, ...fileColumns })))
    .execute();
  // The main picture of a product that addProduct adds is <product_id>.webp.
  await addProduct(shop.db, {
    product_id: 'known',
    other_images: ['side.webp', 'other.webp'],
    options: [
      { name: 'Red', image: 'red.webp' },
      { name: 'Blue', image: '' },
    ],
  });
  await addProduct(shop.db, { product_id: 'unknown' });
  await shop.refresh();
});
afterAll(() => shop.close());

test('a product has the thumbhashes of its pictures, where they exist', async () => {
  const [known, unknown] = await Promise.all(['known', 'unknown'].map(async (id) => (await shop.app.inject(`/api/products/${id}`)).json()));
  expect(known.image_thumbhash).toBe(THUMBHASH);
  expect(known.thumbhashes).toEqual({ 'side.webp': THUMBHASH, 'red.webp': THUMBHASH });
  expect([unknown.image_thumbhash, unknown.thumbhashes]).toEqual(['', {}]);
});

test('a list has the thumbhashes of its pictures', async () => {
  const { results } = (await shop.app.inject({ method: 'POST', url: '/api/products', payload: { sortBy: 'name' } })).json();
  expect(results.map((product: { image_thumbhash: string }) => product.image_thumbhash)).toEqual([THUMBHASH, '']);
});
