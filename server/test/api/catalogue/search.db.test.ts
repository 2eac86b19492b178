/** Search and suggestions in the demo shop through the API: what they find, and that no input breaks them. */
import type { Suggestion } from '@uruhu/contract/catalogue/search';
import { createDemoShop } from '@uruhu/demo/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInProcessFetch } from '../../../src/http/in-process-fetch.ts';
import { insertShop } from '../../../src/seed/insert-shop.ts';
import { expectLimit } from '../../support/checks/expect-limit.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { type ApiResponse, call, callGet } from '../../support/shop/call.ts';

let shop: TestShop;

beforeAll(async () => {
  // Not shared: searches the demo catalogue.
  shop = await openTestShop();
  await shop.db.transaction().execute((trx) => insertShop(trx, createDemoShop()));
  await shop.refresh();
});
afterAll(() => shop.close());

const searchAdvanced = (body: unknown) => call(shop.app, '/api/products/advanced-search', body);
const filterProducts = (body: unknown, page: number | string = 1) => call(shop.app, `/api/products/filter?page=${page}`, body);
const get = (path: string) => callGet(shop.app, path);
const suggest = async (q: string): Promise<Suggestion[]> =>
  (await get(`/api/products/suggest?${new URLSearchParams({ q })}`)).body.suggestions;
const listIds = ({ body }: ApiResponse): string[] => body.results.map(({ product_id }: { product_id: string }) => product_id);

describe('advanced search', () => {
  test('finds by name, brand, category, ingredient and problem, the best first', async () => {
    const { body } = await searchAdvanced({ search: 'cosrx snail mucin essence' });
    expect(body.results[0]).toMatchObject({ brand: 'COSRX', name: expect.stringContaining('Snail') });
    expect(body).toMatchObject({ search_term: 'cosrx snail mucin essence', totalResults: body.total_results });
    for (const search of ['toner', 'niacinamide', 'dark spots', 'crème solaire']) {
      expect((await searchAdvanced({ search })).body.total_results).toBeGreaterThan(3);
    }
  });

  test('returns a corrected text only where something seems mistyped', async () => {
    const { body } = await searchAdvanced({ search: 'snail esence' });
    expect([body.corrected_term, body.suggestions[0]]).toEqual(['snail essence', 'snail essence']);
    expect(body.results.length).toBeGreaterThan(0);
    expect((await searchAdvanced({ search: 'snail essence' })).body).not.toHaveProperty('corrected_term');
  });

  test('returns as many as requested, and counts all', async () => {
    const [all, firstThree] = [await searchAdvanced({ search: 'cream' }), await searchAdvanced({ search: 'cream', max_results: 3 })];
    expect(listIds(firstThree)).toEqual(listIds(all).slice(0, 3));
    expect(firstThree.body.total_results).toBe(all.body.results.length);
    for (const max_results of [0, -1, 'many', null, 1e9])
      expect(listIds(await searchAdvanced({ search: 'cream', max_results }))).toEqual(listIds(all));
  });

  test('searches only the requested fields', async () => {
    const everywhere = (await searchAdvanced({ search: 'cosrx' })).body.total_results;
    expect((await searchAdvanced({ search: 'cosrx', fields: ['brand'] })).body.total_results).toBeGreaterThan(0);
    expect((await searchAdvanced({ search: 'cosrx', fields: 'tags' })).body.total_results).toBe(0);
    expect((await searchAdvanced({ search: 'niacinamide', fields: ['name'] })).body.total_results).toBeLessThan(
      (await searchAdvanced({ search: 'niacinamide' })).body.total_results,
    );
    expect((await searchAdvanced({ search: 'cosrx', fields: ['secrets', '__proto__'] })).body.total_results).toBe(everywhere);
  });

  test("the storefront's own payload finds the same products in the same order as the results page", async () => {
    const fields = ['name', 'brand', 'description', 'keywords', 'tags'];
    for (const search of ['sunscreen for oily skin', 'toner', 'cosrx snail mucin essence']) {
      const resultsPage = await filterProducts({ search, sortBy: 'relevance', pagination: 10_000 });
      expect(resultsPage.body.count).toBeGreaterThan(1);
      for (const order of [fields, fields.toReversed()]) {
        const { body } = await searchAdvanced({ search, max_results: 1_000, fields: order });
        expect(listIds({ body } as ApiResponse)).toEqual(listIds(resultsPage));
        expect(body).toMatchObject({ total_results: resultsPage.body.count, totalResults: resultsPage.body.count, search_term: search });
      }
    }
  });

  test('finds and suggests nothing for an empty or meaningless text', async () => {
    for (const search of ['', '   ', undefined, null, '!?…', '💧🧴', 'xqzwvkj', '%_', '.*']) {
      expect((await searchAdvanced({ search })).body).toMatchObject({ results: [], suggestions: [], total_results: 0, totalResults: 0 });
    }
  });

  test('returns only suggestions that have results', async () => {
    for (const search of ['ton', 'snail esence', 'anua', 'rice']) {
      const { suggestions } = (await searchAdvanced({ search })).body;
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(10);
      expect(new Set(suggestions).size).toBe(suggestions.length);
      for (const text of suggestions) expect([text, (await searchAdvanced({ search: text })).body.total_results > 0]).toEqual([text, true]);
    }
  });
});

describe('suggestions', () => {
  test.each(['c', 'co', 'cosr', 'ton', 'rice toner', 'sun cream', 'mask', 'snail esence', 'cleansr'])('for %s have results', async (q) => {
    const suggestions = await suggest(q);
    expect(suggestions.length).toBeLessThanOrEqual(10);
    const kinds = suggestions.map(({ kind }) => kind);
    expect(kinds).toEqual(['query', 'brand', 'category', 'product'].flatMap((kind) => kinds.filter((otherKind) => otherKind === kind)));
    for (const suggestion of suggestions) {
      if (suggestion.kind === 'query') expect((await searchAdvanced({ search: suggestion.text })).body.total_results).toBeGreaterThan(0);
      if (suggestion.kind === 'product') expect((await get(`/api/products/${suggestion.product_id}`)).body.name).toBe(suggestion.text);
      if (suggestion.kind === 'category') {
        const { body } = await get(`/api/products/category/${suggestion.category_id}`);
        expect([body.category.name, body.count]).toEqual([suggestion.text, suggestion.product_count]);
      }
    }
  });

  test('name the brand that begins with the text, with its number of products', async () => {
    const suggestions = await suggest('cosr');
    expect(suggestions.find(({ kind }) => kind === 'brand')).toMatchObject({ text: 'COSRX' });
    const products = suggestions.filter((suggestion) => suggestion.kind === 'product');
    expect(products.length).toBeGreaterThan(3);
    for (const product of products) expect(product).toMatchObject({ brand: 'COSRX', image: expect.stringMatching(/./) });
  });

  test('join words that are split while typing', async () => {
    const texts = (await suggest('sun scr')).map(({ text }) => text.toLowerCase());
    expect(texts.some((text) => text.includes('sunscreen'))).toBe(true);
  });

  test('begin with the corrected text, and never repeat the typed one', async () => {
    expect((await suggest('snail esence'))[0]).toEqual({ kind: 'query', text: 'snail essence', corrected: true });
    const queries = (await suggest('snail mucin')).filter(({ kind }) => kind === 'query');
    expect(queries.map(({ text }) => text)).not.toContain('snail mucin');
  });

  test('are empty for an empty or meaningless text', async () => {
    for (const q of ['', ' ', '!', '💧', 'x q', 'wv kj', 'xqzwvkj', '\u0000']) expect(await suggest(q)).toEqual([]);
    expect((await get('/api/products/suggest')).body).toEqual({ suggestions: [] });
  });

  test('may be cached for a moment, and then get 304', async () => {
    const first = await shop.app.inject({ url: '/api/products/suggest?q=ton' });
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await shop.app.inject({ url: '/api/products/suggest?q=ton', headers })).statusCode).toBe(304);
  });
});

describe('a list with a search text', () => {
  test('is the same set in every order and on every page, and facets count it', async () => {
    const allResults = await filterProducts({ search: 'cream', sortBy: 'relevance', pagination: 10_000 });
    expect(listIds(allResults)).toEqual(listIds(await searchAdvanced({ search: 'cream' })));
    const cheap = await filterProducts({ search: 'cream', sortBy: 'discounted_price', pagination: 10_000 });
    expect(listIds(cheap).toSorted()).toEqual(listIds(allResults).toSorted());
    expect(listIds(cheap)).not.toEqual(listIds(allResults));
    const pages = [];
    for (let page = 1; page <= Math.ceil(allResults.body.count / 7); page++) {
      pages.push(...listIds(await filterProducts({ search: 'cream', sortBy: 'relevance', pagination: 7 }, page)));
    }
    expect(pages).toEqual(listIds(allResults));
    const formulations = allResults.body.facets.fomulation.map(({ count }: { count: number }) => count);
    expect(Math.max(...formulations)).toBeGreaterThan(0);
    for (const { value, count } of allResults.body.facets.fomulation) {
      expect((await filterProducts({ search: 'cream', fomulation: value })).body.count).toBe(count);
    }
  });

  test('is narrowed by filters, and never gets further products', async () => {
    const filtered = await filterProducts({ search: 'snail', brand: 'COSRX', sortBy: 'relevance' });
    const foundIds = new Set(listIds(await filterProducts({ search: 'snail', pagination: 10_000 })));
    expect(listIds(filtered).length).toBeGreaterThan(0);
    expect(listIds(filtered).every((id) => foundIds.has(id))).toBe(true);
    expect((await filterProducts({ search: 'snail', brand: 'nobody' })).body).toMatchObject({ results: [], count: 0 });
  });

  test('finds the same products as the plain list', async () => {
    const plain = await call(shop.app, '/api/products', { search: 'snail', pagination: 10_000 });
    expect(listIds(plain)).toEqual(listIds(await filterProducts({ search: 'snail', pagination: 10_000 })));
  });

  test('returns the corrected text', async () => {
    expect((await filterProducts({ search: 'snail esence' })).body.corrected_term).toBe('snail essence');
    expect((await filterProducts({ search: 'snail essence' })).body.corrected_term).toBeNull();
    expect((await filterProducts({})).body.corrected_term).toBeNull();
  });

  test('without a text, `relevance` sorts newest first', async () => {
    expect(listIds(await filterProducts({ sortBy: 'relevance', search: ' ' }))).toEqual(listIds(await filterProducts({})));
  });
});

const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['a thousand letters', 'a'.repeat(1_000)],
  ['a hundred and sixty words', 'rice toner cream snail essence '.repeat(32)],
  ['control characters', '\u0000\u0007\u001b[31m\u202e\ufeff'.repeat(50)],
  ['lone surrogates', '\ud83d\udc00\ude00'.repeat(50)],
  ['a regular expression with exponential backtracking', `${'(a+)+'.repeat(30)}$`],
  ['SQL', "'; drop table products; -- ' or 1=1"],
  ['punctuation', '!@#$%^&*()_+-=[]{}|;:",./<>?'],
  ['emoji', '💧🧴👩🏾‍🦱'],
  ['accents upon accents', `a${'\u0301'.repeat(999)}`],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['names of an object', '__proto__ constructor toString'],
  ['many common words, mistyped', 'clensing skni craem ricee sermu tonr moistrue oill watre soohting'],
];
/** Measures only the server's thread, so that other load of the machine does not count. */
const RESPONSE_CPU_MS_MAX = 250;

async function expectQuickResponse(sendCall: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const cpuBefore = process.threadCpuUsage();
  const response = await sendCall();
  const { user, system } = process.threadCpuUsage(cpuBefore);
  expect((user + system) / 1_000).toBeLessThan(RESPONSE_CPU_MS_MAX);
  return response;
}

describe('a visitor who keeps searching', () => {
  const VISITOR_ADDRESS = '192.0.2.7';
  const getSuggestions = (q: string, remoteAddress = VISITOR_ADDRESS) =>
    shop.app.inject({ url: `/api/products/suggest?${new URLSearchParams({ q })}`, remoteAddress });
  const getSuggestionsStatus = async (q: string, remoteAddress = VISITOR_ADDRESS) => (await getSuggestions(q, remoteAddress)).statusCode;
  const getPostStatus = async (path: string, payload: object) =>
    (await shop.app.inject({ method: 'POST', url: `/api/products${path}`, remoteAddress: VISITOR_ADDRESS, payload })).statusCode;

  test("is refused new searches after the limit, while cached searches, other visitors and the shop's own pages are served", async () => {
    // Each round sends another text, so that no reply comes from the cache.
    const { allowed: servedCount } = await expectLimit((round) => getSuggestions(`${round} never`), { max: 1_200, per_minute: 1_200 });
    expect(await getSuggestionsStatus('one more')).toBe(429);
    expect(await getPostStatus('', { search: 'one more' })).toBe(429);
    expect(await getPostStatus('/filter', { min_price: 1_234 })).toBe(429);
    expect(await getPostStatus('/advanced-search', { search: 'one more' })).toBe(429);

    expect(await getSuggestionsStatus(`${servedCount - 1} never`)).toBe(200);
    for (const path of ['', '/filter', '/advanced-search']) {
      const body = { search: 'kept for all' };
      expect((await call(shop.app, `/api/products${path}`, body)).status).toBe(200);
      expect(await getPostStatus(path, body)).toBe(200);
    }
    expect(await getSuggestionsStatus('one more', '192.0.2.8')).toBe(200);
    expect((await createInProcessFetch(shop.app)('/api/products/suggest?q=from+a+page')).status).toBe(200);
  });
});

describe('hostile input', () => {
  test.each(HOSTILE_TEXTS)('%s gets a quick response everywhere', async (_, text) => {
    const responses = [
      await expectQuickResponse(() => searchAdvanced({ search: text })),
      await expectQuickResponse(() => searchAdvanced({ search: text, fields: ['name', 'brand', text.slice(0, 200)] })),
      await expectQuickResponse(() => filterProducts({ search: text, sortBy: 'relevance' })),
      await expectQuickResponse(() => call(shop.app, '/api/products', { search: text })),
    ];
    for (const { status, body } of responses) expect([status, Array.isArray(body.results)]).toEqual([200, true]);
    const q = encodeURIComponent(text.toWellFormed().slice(0, 3_000));
    expect(Array.isArray((await expectQuickResponse(() => get(`/api/products/suggest?q=${q}`))).body.suggestions)).toBe(true);
    const form = await call(shop.app, '/api/products/advanced-search', { search: text.toWellFormed() }, { encoding: 'form' });
    expect(form.status).toBe(200);
  });

  test.each(['abc', '-1', '1e9', '0', '', '1.5', 'NaN', '%00', '9'.repeat(300)])(
    'the page number %s is replaced by a valid one',
    async (page) => {
      for (const { status, body } of [
        await filterProducts({ search: 'cream' }, page),
        await call(shop.app, `/api/products?page=${page}`, { search: 'cream' }),
        await get(`/api/products/category/skincare?page=${page}`),
      ]) {
        expect(status).toBe(200);
        expect(body.count).toBeGreaterThan(0);
        expect(Array.isArray(body.results)).toBe(true);
      }
    },
  );

  test('a page size of a million is cut to the maximum', async () => {
    const { body } = await expectQuickResponse(() => filterProducts({ search: 'cream', pagination: 999_999, perPage: 999_999 }));
    expect(body.results.length).toBe(body.count);
    expect((await get('/api/products/category/skincare?pagination=999999&perPage=999999')).status).toBe(200);
  });

  test('a list or an object in place of a text is refused, and of a parameter that the address has twice, the first counts', async () => {
    for (const search of [['a', 'b'], { $ne: '' }, 7, true]) {
      for (const path of ['advanced-search', 'filter', '']) {
        const { status, body } = await call(shop.app, `/api/products${path && `/${path}`}`, { search });
        expect([status, body.status]).toEqual([400, 'error']);
      }
    }
    expect((await get('/api/products/suggest?q=cosr&q=x')).body).toEqual((await get('/api/products/suggest?q=cosr')).body);
    expect((await get('/api/products/suggest?q[]=cosr')).body).toEqual({ suggestions: [] });
    expect((await searchAdvanced({ search: 'cosrx', fields: [['brand']] })).status).toBe(400);
    expect((await searchAdvanced({ search: 'x'.repeat(10_001) })).status).toBe(400);
  });

  test('an invalid address never causes an internal error', async () => {
    for (const path of ['/api/products/suggest?q=%', '/api/products/suggest?q=%ff%fe', '/api/products/category/%00?page=x']) {
      const { status } = await get(path);
      expect([200, 400, 404]).toContain(status);
    }
  });
});
