import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, addShopper, createUniqueName, type Product } from '../../support/fixtures/fixtures.ts';
import { insertReviewRow } from '../../support/fixtures/reviews.ts';
import { addToWishlist } from '../../support/fixtures/wishlist.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call, callGet } from '../../support/shop/call.ts';

let shop: TestShop;
const products: Record<'seen' | 'similar' | 'lessSimilar' | 'bestRated' | 'soldOut' | 'draft', Product> = {} as never;

beforeAll(async () => {
  // Not shared: recommends from the whole catalogue.
  shop = await openTestShop();
  const soothing = { skin_concern: ['Soothing'], skin_type: ['Sensitive'] };
  products.seen = await addProduct(shop.db, { name: 'Heartleaf Toner', ...soothing });
  products.similar = await addProduct(shop.db, { name: 'Cica Cream', ...soothing, free_from: ['fragrance'] });
  products.lessSimilar = await addProduct(shop.db, { name: 'Mugwort Mask', skin_concern: ['Soothing'] });
  products.bestRated = await addProduct(shop.db, { name: 'Sun Stick', free_from: ['fragrance'], ingredients: 'Water, Retinol' });
  for (let count = 1; count <= 20; count++) await insertReviewRow(shop.db, { product_id: products.bestRated.product_id, rating: 5 });
  // Recommendations alternate between categories in the order of the menu, which this category now begins.
  await shop.db
    .updateTable('categories')
    .set({ position: -1 })
    .where('category_id', '=', (eb) =>
      eb.selectFrom('products').select('category_id').where('product_id', '=', products.bestRated.product_id),
    )
    .execute();
  products.soldOut = await addProduct(shop.db, { name: 'All Gone', ...soothing, stock: 0 });
  products.draft = await addProduct(shop.db, { name: 'Not Yet', ...soothing, status: 'draft' });
  await shop.refresh();
});
afterAll(() => shop.close());

const formatPath = (viewed = '') => `/api/products/recommendations${viewed ? `?viewed=${encodeURIComponent(viewed)}` : ''}`;
const requestRecommendations = ({ viewed, token }: { viewed?: string; token?: string } = {}) =>
  callGet(shop.app, formatPath(viewed), { token });
const listNames = ({ body }: { body: { results: { name: string }[] } }) => body.results.map(({ name }) => name);

describe('recommendations', () => {
  test('are the best rated products for a guest without history', async () => {
    const response = await requestRecommendations();
    expect(response.status).toBe(200);
    expect(Object.keys(response.body)).toEqual(['results']);
    expect(listNames(response)[0]).toBe('Sun Stick');
    expect(listNames(response).sort()).toEqual(['Cica Cream', 'Heartleaf Toner', 'Mugwort Mask', 'Sun Stick']);
  });

  test('resemble the products that the guest has seen', async () => {
    const response = await requestRecommendations({ viewed: products.seen.product_id });
    expect(listNames(response)).toEqual(['Cica Cream', 'Mugwort Mask', 'Sun Stick']);
    expect(Object.keys(response.body.results[0]).sort()).toEqual(
      [
        'base_price',
        'brand',
        'category',
        'created_at',
        'discounted_price',
        'has_choices',
        'has_several_prices',
        'lowest_additional_price',
        'image',
        'image_thumbhash',
        'in_stock',
        'name',
        'product_id',
        'product_rating',
        'review_count',
        'tags',
      ].sort(),
    );
  });

  test('with a token also resemble the wishlist, without its products', async () => {
    const shopper = await addShopper(shop.db);
    await addToWishlist(shop.app, shopper, products.lessSimilar.product_id);
    expect(listNames(await requestRecommendations({ token: shopper.token }))).toEqual(['Cica Cream', 'Heartleaf Toner', 'Sun Stick']);
    expect(listNames(await requestRecommendations({ viewed: products.similar.product_id, token: shopper.token }))).toEqual([
      'Heartleaf Toner',
      'Sun Stick',
    ]);
    expect(listNames(await requestRecommendations()), 'other shoppers get the same as before').toContain('Mugwort Mask');
  });

  test('with a token suit the skin profile, without avoided ingredients, and change with the profile at once', async () => {
    const shopper = await addShopper(shop.db);
    const saveProfile = (profile: object) => call(shop.app, '/api/users/beauty-profile/save', profile, { token: shopper.token });
    const guestNames = listNames(await requestRecommendations());
    expect(listNames(await requestRecommendations({ token: shopper.token })), 'an empty profile changes nothing').toEqual(guestNames);
    await saveProfile({ skin_type: 'Sensitive', skin_concern: ['Soothing'] });
    const recommended = listNames(await requestRecommendations({ token: shopper.token }));
    expect(recommended.slice(0, 2).sort()).toEqual(['Cica Cream', 'Heartleaf Toner']);
    expect(recommended.slice(2)).toEqual(['Mugwort Mask', 'Sun Stick']);
    await saveProfile({ skin_concern: 'Soothing', avoided: ['Retinol', 'fragrance'] });
    expect(
      listNames(await requestRecommendations({ token: shopper.token })),
      'without products that list Retinol or do not claim to be free of fragrance',
    ).toEqual(['Cica Cream']);
    await saveProfile({});
    expect(listNames(await requestRecommendations({ token: shopper.token }))).toEqual(guestNames);
    expect(listNames(await requestRecommendations()), 'other shoppers get the same as before').toEqual(guestNames);
  });

  test.each([
    ['commas', ',,,'],
    ['unknown ids', 'nothing,of,this'],
    ['a very long text', 'x'.repeat(5_000)],
    ['a control character', '\u0000'],
    ['hundreds of ids', `${createUniqueName('none')},`.repeat(300)],
  ])('are the same for %s as without seen products', async (_, viewed) => {
    expect(listNames(await requestRecommendations({ viewed }))).toEqual(listNames(await requestRecommendations()));
  });

  test('ignore the twenty-first seen product', async () => {
    const unknownIds = Array.from({ length: 20 }, (_, number) => `none-${number}`);
    expect(listNames(await requestRecommendations({ viewed: [...unknownIds, products.seen.product_id].join() }))).toEqual(
      listNames(await requestRecommendations()),
    );
    expect(listNames(await requestRecommendations({ viewed: [...unknownIds.slice(1), products.seen.product_id].join() }))).toEqual(
      listNames(await requestRecommendations({ viewed: products.seen.product_id })),
    );
  });

  test('are as many as requested, and the default number for an invalid one', async () => {
    const requestCount = (pagination: string) => callGet(shop.app, `/api/products/recommendations?pagination=${pagination}`);
    expect(listNames(await requestCount('2'))).toEqual(listNames(await requestRecommendations()).slice(0, 2));
    for (const invalid of ['0', '-1', 'all', '99999'])
      expect(listNames(await requestCount(invalid))).toEqual(listNames(await requestRecommendations()));
  });

  test('for a guest may be cached with revalidation, for a shopper not at all', async () => {
    const { token } = await addShopper(shop.db);
    const get = (headers: Record<string, string>) => shop.app.inject({ url: formatPath(products.seen.product_id), headers });
    const guestResponse = await get({});
    expect(guestResponse.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'authorization, accept-language',
    });
    expect((await get({ 'if-none-match': String(guestResponse.headers.etag) })).statusCode).toBe(304);
    expect((await get({ authorization: `Bearer ${token}` })).headers['cache-control']).toBe('no-store');
    const invalid = await get({ authorization: 'Bearer unknown' });
    expect([invalid.statusCode, invalid.headers['cache-control'], invalid.payload]).toEqual([200, 'no-store', guestResponse.payload]);
  });
});

describe('products by their ids', () => {
  const requestProductsByIds = (product_ids: unknown, otherFields = {}) => call(shop.app, '/api/products', { product_ids, ...otherFields });

  test('come in the requested order, each once, without unpublished ones', async () => {
    const ids = [products.soldOut, products.similar, products.draft, products.seen, products.similar].map(({ product_id }) => product_id);
    const response = await requestProductsByIds(['nothing', ...ids]);
    expect(listNames(response)).toEqual(['All Gone', 'Cica Cream', 'Heartleaf Toner']);
    expect(response.body).toMatchObject({ count: 3, next: null, previous: null, page: 1, page_count: 1 });
  });

  test('are on one page, whatever page is requested', async () => {
    const response = await call(shop.app, '/api/products?page=7', {
      product_ids: [products.seen.product_id, products.similar.product_id],
      pagination: 1,
    });
    expect(listNames(response)).toEqual(['Heartleaf Toner', 'Cica Cream']);
    expect(response.body).toMatchObject({ count: 2, next: null, previous: null, page: 1 });
  });

  test('are none for an empty request', async () => {
    expect((await requestProductsByIds([])).body).toMatchObject({ results: [], count: 0 });
  });

  test('are accepted in a form with one id or an empty field', async () => {
    const first = await call(shop.app, '/api/products', { product_ids: products.seen.product_id }, { encoding: 'form' });
    expect(listNames(first)).toEqual(['Heartleaf Toner']);
    // An empty field counts as missing, so the reply lists all five published products.
    expect((await call(shop.app, '/api/products', { product_ids: '' }, { encoding: 'form' })).body.count).toBe(5);
  });

  test('more than a hundred are refused', async () => {
    const createIds = (count: number) => Array.from({ length: count }, (_, number) => `none-${number}`);
    expect((await requestProductsByIds(createIds(100))).status).toBe(200);
    const refused = await requestProductsByIds(createIds(101));
    expect([refused.status, refused.body.message]).toEqual([400, 'At most 100 products']);
  });
});
