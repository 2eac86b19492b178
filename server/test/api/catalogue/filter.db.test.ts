import type { Facets } from '@uruhu/contract/catalogue/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { type ApiResponse, call } from '../../support/shop/call.ts';

let shop: TestShop;

beforeAll(async () => {
  // Not shared: filters the whole catalogue.
  shop = await openTestShop();
  const { db } = shop;
  await db
    .insertInto('categories')
    .values([
      { category_id: 'face', parent_id: null, name: 'Face' },
      { category_id: 'toners', parent_id: 'face', name: 'Toners' },
      { category_id: 'empty', parent_id: null, name: 'Empty' },
    ])
    .execute();
  const products = [
    {
      name: 'Rice Toner',
      category_id: 'toners',
      base_price_rwf: 9_000,
      discounted_price_rwf: 4_500,
      tags: ['HOT DEAL'],
      skin_type: ['Dry', 'Oily'],
      free_from: ['fragrance', 'alcohol'],
      ingredients: 'Water, 1,2-Hexanediol, Niacinamide',
    },
    {
      name: 'Ginseng Cream',
      category_id: 'face',
      base_price_rwf: 40_000,
      tags: ['BEST SELLER', 'NEW ARRIVAL'],
      skin_type: ['Dry'],
      free_from: ['alcohol'],
      ingredients: 'Water, Glycerin',
      fomulation: 'Cream',
    },
    { name: 'Lip Tint', base_price_rwf: 12_000, tags: ['HOT DEAL'], keywords: ['velvet'] },
    { name: 'Draft', status: 'draft' as const, tags: ['HOT DEAL'], keywords: ['secret'] },
  ];
  for (const product of products) await addProduct(db, product);
  await shop.refresh();
});
afterAll(() => shop.close());

const filterProducts = (body: unknown, page: number | string = 1, encoding?: 'form' | 'multipart') =>
  call(shop.app, `/api/products/filter?page=${page}`, body as Record<string, unknown>, encoding ? { encoding } : {});
const listNames = ({ body }: ApiResponse) => body.results.map((product: { name: string }) => product.name).sort();
const findFacetCount = ({ body }: ApiResponse, name: Exclude<keyof Facets, 'price'>, value: string) =>
  body.facets[name].find((facet: { value: string }) => facet.value === value)?.count;

describe('filters', () => {
  test('combine values within one filter by OR, and filters by AND', async () => {
    expect(listNames(await filterProducts({ tags: ['HOT DEAL', 'BEST SELLER'], skin_type: ['Dry'] }))).toEqual([
      'Ginseng Cream',
      'Rice Toner',
    ]);
    expect(listNames(await filterProducts({ tags: 'HOT DEAL', skin_type: 'Dry' }))).toEqual(['Rice Toner']);
  });

  test('of a category include its descendants', async () => {
    expect(listNames(await filterProducts({ category_id: ['face'] }))).toEqual(['Ginseng Cream', 'Rice Toner']);
    expect(listNames(await filterProducts({ category_id: ['toners'] }))).toEqual(['Rice Toner']);
  });

  test('of an ingredient match its name, also with a comma in it', async () => {
    expect(listNames(await filterProducts({ ingredients: '1,2-Hexanediol' }))).toEqual(['Rice Toner']);
    expect(listNames(await filterProducts({ ingredients: ['Glycerin', 'Niacinamide'] }))).toEqual(['Ginseng Cream', 'Rice Toner']);
    expect(listNames(await filterProducts({ ingredients: 'Hexanediol' }))).toEqual([]);
  });

  test('without two substances match only products that have neither', async () => {
    expect(listNames(await filterProducts({ without: 'alcohol' }))).toEqual(['Ginseng Cream', 'Rice Toner']);
    expect(listNames(await filterProducts({ without: ['alcohol', 'fragrance'] }))).toEqual(['Rice Toner']);
    expect(listNames(await filterProducts({ without: ['alcohol', 'bad luck'] }))).toEqual([]);
  });

  test('are accepted in urlencoded and multipart forms', async () => {
    expect(listNames(await filterProducts({ tags: 'HOT DEAL', max_price: '5000', min_price: '' }, 1, 'form'))).toEqual(['Rice Toner']);
    expect(listNames(await filterProducts({ without: 'fragrance', max_price: '' }, 1, 'multipart'))).toEqual(['Rice Toner']);
  });

  test.each(['tags', 'features', 'skin_concern', 'skin_type', 'fomulation', 'keywords', 'brand', 'category_id', 'ingredients', 'without'])(
    'with an unknown value of %s give no products, but the facets',
    async (name) => {
      const { status, body } = await filterProducts({ [name]: ['no such thing', '\u0000', '__proto__', 'constructor'] });
      expect([status, body.results, body.count, body.page_count]).toEqual([200, [], 0, 1]);
      expect(body.facets[name].map((facet: { value: string }) => facet.value)).not.toContain('no such thing');
    },
  );

  test('neither list nor count drafts', async () => {
    const response = await filterProducts({ status: 'draft', tags: 'HOT DEAL' });
    expect(listNames(response)).toEqual(['Lip Tint', 'Rice Toner']);
    expect(findFacetCount(response, 'keywords', 'secret')).toBeUndefined();
  });
});

describe('facets', () => {
  test('count each value under the other filters, including values without products', async () => {
    const response = await filterProducts({ tags: ['HOT DEAL'], skin_type: ['Dry'] });
    expect(response.body.count).toBe(1);
    expect(response.body.facets.tags).toEqual([
      { value: 'HOT DEAL', count: 1 },
      { value: 'NEW ARRIVAL', count: 1 },
      { value: 'BEST SELLER', count: 1 },
      { value: 'LIMITED TIME', count: 0 },
      { value: 'FREE SHIPPING', count: 0 },
    ]);
    expect([
      findFacetCount(response, 'skin_type', 'Dry'),
      findFacetCount(response, 'skin_type', 'Oily'),
      findFacetCount(response, 'skin_type', 'Sensitive'),
    ]).toEqual([1, 1, 0]);
    expect([findFacetCount(response, 'category_id', 'face'), findFacetCount(response, 'category_id', 'empty')]).toEqual([1, 0]);
    expect(findFacetCount(response, 'ingredients', 'Glycerin')).toBe(0);
  });

  test('of `without` count the products left when one more value is chosen', async () => {
    const response = await filterProducts({ without: ['alcohol'] });
    expect([findFacetCount(response, 'without', 'alcohol'), findFacetCount(response, 'without', 'fragrance')]).toEqual([2, 1]);
  });

  test('of the price ignore the chosen bounds', async () => {
    expect((await filterProducts({ min_price: 10_000, max_price: 20_000 })).body.facets.price).toEqual({ min: 4_500, max: 40_000 });
    expect((await filterProducts({ tags: 'HOT DEAL', max_price: 5_000 })).body.facets.price).toEqual({ min: 4_500, max: 12_000 });
    expect((await filterProducts({ tags: 'FREE SHIPPING' })).body.facets.price).toEqual({ min: 0, max: 0 });
  });

  test('are the same on every page and in every order', async () => {
    const [first, second] = [
      await filterProducts({ tags: 'HOT DEAL' }),
      await filterProducts({ tags: ['HOT DEAL'], sortBy: 'price', pagination: 1 }, 7),
    ];
    expect(second.body.facets).toEqual(first.body.facets);
    expect(second.body).toMatchObject({ count: 2, page: 7, page_count: 2, results: [] });
  });

  test('reflect a change of the catalogue', async () => {
    const before = findFacetCount(await filterProducts({}), 'keywords', 'velvet');
    await addProduct(shop.db, { name: 'Velvet Balm', keywords: ['velvet'] });
    await shop.refresh();
    expect(findFacetCount(await filterProducts({}), 'keywords', 'velvet')).toBe(before + 1);
  });
});

describe('an invalid filter', () => {
  test.each([
    ['abc', {}],
    ['-1', { pagination: 999_999 }],
    ['1e400', { pagination: 'all' }],
    ['1', { min_price: -5, max_price: 'cheap' }],
    ['1', { min_price: 'Infinity', max_price: '-Infinity' }],
    ['1', { min_price: null, max_price: null }],
    ['1', { search: '\u0000\u0007%\\(((' }],
    ['1', { search: 'a '.repeat(500) }],
    ['1', { sortBy: ['name'], status: '' }],
    ['1', { tags: Array.from({ length: 50 }, (_, index) => `${index}`) }],
    ['1', { without: Array.from({ length: 50 }, (_, index) => `${index}`) }],
    ['1', { brand: null, keywords: ['', ''] }],
  ])('gets the first page: page %s %o', async (page, body) => {
    const response = await filterProducts(body, page);
    expect(response.status).toBe(200);
    expect(Array.isArray(response.body.results)).toBe(true);
    expect(response.body.page).toBe(1);
  });

  test('with reversed bounds matches nothing, and negative bounds are ignored', async () => {
    expect((await filterProducts({ min_price: 20_000, max_price: 10_000 })).body).toMatchObject({ results: [], count: 0 });
    expect((await filterProducts({ min_price: -20_000, max_price: -10_000 })).body.count).toBe((await filterProducts({})).body.count);
  });

  test.each([
    { tags: 'x'.repeat(101) },
    { tags: Array.from({ length: 51 }, () => 'HOT DEAL') },
    { brand: { $ne: '' } },
    { without: [['fragrance']] },
    { search: 'x'.repeat(1_001) },
    { search: ['a'] },
  ])('is refused as bad input for %o', async (body) => {
    const response = await filterProducts(body);
    expect([response.status, response.body.status]).toEqual([400, 'error']);
    expect(response.body.message).toBeTruthy();
  });
});

describe('a brand in another letter case', () => {
  test('gives the same list, and the facet still spells the brand as the catalogue does', async () => {
    const { product_id } = await addProduct(shop.db);
    const brandIdOfProduct = shop.db.selectFrom('products').select('brand_id').where('product_id', '=', product_id);
    await shop.db.updateTable('brands').set({ name: 'Élan CO' }).where('brand_id', '=', brandIdOfProduct).execute();
    await shop.refresh();
    const { body } = await filterProducts({ brand: ['Élan CO'] });
    expect(body.count).toBe(1);
    for (const brand of [['élan co'], 'ÉLAN CO', ['élan co', 'Élan CO', 'unknown']])
      expect((await filterProducts({ brand })).body).toEqual(body);
  });
});

describe('a brand whose name holds markup', () => {
  const NAMES = [
    ['Dr.<b>Jart</b>+', 'Dr.Jart+'],
    ['rom&amp;nd', 'rom&nd'],
    ['I&#39;m <i>From</i>', "I'm From"],
    [' <b>Beauty</b>&nbsp; of  Joseon', 'Beauty of Joseon'],
    ['L&#8217;Or&#xe9;al', 'L’Oréal'],
    ['&lt;Less&gt; &quot;More&quot;', '<Less> "More"'],
  ] as const;

  test.each(NAMES)('%j is offered as %j, which finds its products', async (name, text) => {
    const { product_id } = await addProduct(shop.db);
    const brandIdOfProduct = shop.db.selectFrom('products').select('brand_id').where('product_id', '=', product_id);
    await shop.db.updateTable('brands').set({ name }).where('brand_id', '=', brandIdOfProduct).execute();
    await shop.refresh();
    const { brand } = (await filterProducts({})).body.facets;
    expect(brand.filter(({ value }: { value: string }) => value === text)).toEqual([{ value: text, count: 1 }]);
    const responses = [await filterProducts({ brand: [text] }), await filterProducts({ search: text })];
    for (const { body } of responses) {
      expect(body.results.map((product: { product_id: string }) => product.product_id)).toEqual([product_id]);
    }
  });
});
