import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct, type Product } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call, callGet } from '../../support/shop/call.ts';

let shop: TestShop;
const products: Record<'cheap' | 'expensive' | 'draft' | 'soldOut' | 'withOptions', Product> = {} as never;

beforeAll(async () => {
  // Not shared: lists the whole catalogue.
  shop = await openTestShop();
  products.cheap = await addProduct(shop.db, {
    name: 'Rice Toner',
    base_price_rwf: 9_000,
    discounted_price_rwf: 4_500,
    tags: ['HOT DEAL'],
  });
  products.expensive = await addProduct(shop.db, {
    name: 'Ginseng Cream',
    base_price_rwf: 40_000,
    tags: ['BEST SELLER', 'NEW ARRIVAL'],
    keywords: ['insam'],
  });
  products.draft = await addProduct(shop.db, { name: 'Not Yet', status: 'draft' });
  products.soldOut = await addProduct(shop.db, { name: 'All Gone', stock: 0 });
  products.withOptions = await addProduct(shop.db, {
    name: 'Lip Tint',
    options: [
      { name: 'Rose', stock: 0 },
      { name: 'Fig', extra: 500 },
    ],
  });
  await shop.refresh();
});
afterAll(() => shop.close());

const listNames = (response: { body: { results: { name: string }[] } }) => response.body.results.map((product) => product.name);

describe('the list of products', () => {
  test('shows published products, with exactly the fields of a card', async () => {
    const response = await call(shop.app, '/api/products?page=1', { pagination: 10, status: 'published' });
    expect(listNames(response).sort()).toEqual(['All Gone', 'Ginseng Cream', 'Lip Tint', 'Rice Toner']);
    expect(response.body).toMatchObject({ count: 4, next: null, previous: null });
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

  test('never shows drafts, even if drafts are requested', async () => {
    const response = await call(shop.app, '/api/products', { status: 'draft' });
    expect(listNames(response)).not.toContain('Not Yet');
    expect(response.body.count).toBe(4);
  });

  test('comes in pages, with links to its neighbours', async () => {
    const response = await call(shop.app, '/api/products?page=2', { pagination: 2, sortBy: 'name' });
    expect(listNames(response)).toEqual(['Lip Tint', 'Rice Toner']);
    expect(response.body).toMatchObject({ next: null, previous: '/api/products?page=1', page: 2, page_count: 2 });
  });

  test('sorts by the price that the shopper pays', async () => {
    expect(listNames(await call(shop.app, '/api/products', { sortBy: '-discounted_price' }))[0]).toBe('Ginseng Cream');
    expect(listNames(await call(shop.app, '/api/products', { sortBy: 'discounted_price' }))[0]).toBe('Rice Toner');
  });

  test.each([
    ['page=abc', {}],
    ['page=0', {}],
    ['page=-3', {}],
    ['page=1e99', {}],
    ['page=1', { pagination: 'many' }],
    ['page=1', { pagination: 999_999_999 }],
    ['page=1', { pagination: -5 }],
    ['page=1', { sortBy: 'price; drop table products' }],
    ['page=1', { search: '\u0000%\\(((' }],
  ])('responds with a page to the invalid input %s %o', async (query, body) => {
    const response = await call(shop.app, `/api/products?${query}`, body);
    expect(response.status).toBe(200);
    expect(Array.isArray(response.body.results)).toBe(true);
  });

  test.each(['/api/products', '/api/products/filter'])(
    'a page of %s past the end is empty, has the total count, and links to the last page',
    async (path) => {
      expect((await call(shop.app, `${path}?page=99`, { pagination: 3 })).body).toMatchObject({
        results: [],
        count: 4,
        page: 99,
        page_count: 2,
        next: null,
        previous: `${path}?page=2`,
      });
    },
  );

  test('an empty list has one page', async () => {
    expect((await call(shop.app, '/api/products?page=abc', { search: 'nothing like it' })).body).toMatchObject({
      results: [],
      count: 0,
      page: 1,
      page_count: 1,
      next: null,
      previous: null,
    });
  });

  test('marks sold-out products, but not those with another option in stock', async () => {
    const { results } = (await call(shop.app, '/api/products', {})).body;
    const inStock = Object.fromEntries(results.map((product: { name: string; in_stock: boolean }) => [product.name, product.in_stock]));
    expect(inStock).toEqual({ 'All Gone': false, 'Ginseng Cream': true, 'Lip Tint': true, 'Rice Toner': true });
  });

  test('filters by tag, text and price, in JSON and in a form', async () => {
    expect(listNames(await call(shop.app, '/api/products/filter', { tags: ['BEST SELLER', 'HOT DEAL'], sortBy: 'name' }))).toEqual([
      'Ginseng Cream',
      'Rice Toner',
    ]);
    expect(listNames(await call(shop.app, '/api/products/filter', { tags: 'HOT DEAL' }, { encoding: 'form' }))).toEqual(['Rice Toner']);
    expect(listNames(await call(shop.app, '/api/products/filter', { search: 'INSAM' }))).toEqual(['Ginseng Cream']);
    expect(listNames(await call(shop.app, '/api/products/filter', { max_price: '4500' }, { encoding: 'multipart' }))).toEqual([
      'Rice Toner',
    ]);
  });
});

describe('one product', () => {
  test('has all fields, with its options and their stock', async () => {
    const response = await callGet(shop.app, `/api/products/${products.withOptions.product_id}`);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      name: 'Lip Tint',
      status: 'published',
      weight: 100,
      rating_distribution: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
      options: [
        { name: 'Rose', in_stock: false, additional_price: 0 },
        { name: 'Fig', in_stock: true, additional_price: 500 },
      ],
    });
  });

  test.each(['none', '%00', "' or 1=1 --", 'x'.repeat(150)])('%j is not found', async (id) => {
    const response = await callGet(shop.app, `/api/products/${encodeURIComponent(id)}`);
    expect([response.status, response.body]).toEqual([404, { status: 'error', code: 'product_not_found', message: 'Product not found' }]);
  });

  test('a draft is not found', async () => {
    expect((await callGet(shop.app, `/api/products/${products.draft.product_id}`)).status).toBe(404);
  });

  test('responds 304 if the client has the current version', async () => {
    const url = `/api/products/${products.expensive.product_id}`;
    const { etag } = (await shop.app.inject(url)).headers;
    expect((await shop.app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
  });
});

describe('a change in the catalogue', () => {
  test('is shown without a restart, whichever process made it', async () => {
    await shop.db
      .updateTable('products')
      .set({ name: 'Red Ginseng Cream' })
      .where('product_id', '=', products.expensive.product_id)
      .execute();
    await expect.poll(async () => listNames(await call(shop.app, '/api/products', {})), { timeout: 5_000 }).toContain('Red Ginseng Cream');
    expect((await callGet(shop.app, `/api/products/${products.expensive.product_id}`)).body.name).toBe('Red Ginseng Cream');
  });

  test('includes the sale of the last piece', async () => {
    const last = await addProduct(shop.db, { name: 'Last One', stock: 1 });
    await shop.refresh();
    await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', last.product_id).execute();
    await expect
      .poll(async () => (await callGet(shop.app, `/api/products/${last.product_id}`)).body.in_stock, {
        timeout: 5_000,
      })
      .toBe(false);
  });
});

describe('categories and brands', () => {
  test('a category shows its products and those of its descendants', async () => {
    await shop.db
      .insertInto('categories')
      .values([
        { category_id: 'skin', parent_id: null, name: 'Skin', position: 1 },
        { category_id: 'serums', parent_id: 'skin', name: 'Serums', position: 1 },
        { category_id: 'ampoules', parent_id: 'serums', name: 'Ampoules', position: 1 },
      ])
      .execute();
    await shop.db.updateTable('products').set({ category_id: 'ampoules' }).where('product_id', '=', products.cheap.product_id).execute();
    await shop.refresh();
    const response = await callGet(shop.app, '/api/products/category/skin?page=1');
    expect(response.body).toMatchObject({
      count: 1,
      page: 1,
      page_count: 1,
      category: { name: 'Skin', children: [{ category_id: 'serums', name: 'Serums' }], ancestors: [] },
    });
    const leaf = await callGet(shop.app, '/api/products/category/ampoules');
    expect(leaf.body.category.ancestors.map((ancestor: { name: string }) => ancestor.name)).toEqual(['Skin', 'Serums']);
    const parents = await callGet(shop.app, '/api/products/category/parent');
    expect(parents.body.find((node: { name: string }) => node.name === 'Skin').children[0].children[0].name).toBe('Ampoules');
  });

  test('an unknown category is not found', async () => {
    expect((await callGet(shop.app, '/api/products/category/none')).status).toBe(404);
  });

  test('the list of brands has the number of products of each', async () => {
    const { results, count } = (await call(shop.app, '/api/products/brands?page=1', { pagination: 1000 })).body;
    expect(count).toBe(results.length);
    // The four published products of the shop, and the one that the test of the last piece has added.
    expect(results.reduce((sum: number, brand: { product_count: number }) => sum + brand.product_count, 0)).toBe(5);
  });
});
