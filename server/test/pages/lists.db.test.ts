/** The first HTML of every kind of list: with good and bad queries, for search engines, and as forms without scripts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { parsePage } from '../support/shop/parse-page.ts';

const ORIGIN = 'https://shop.example';
let shop: TestShop;

/** The URL of every kind of list, with its title. */
const LISTS = [
  { path: '/best', title: 'Best Sellers' },
  { path: '/new', title: 'New Arrivals' },
  { path: '/deals', title: 'Trending Products' },
  { path: '/all-products', title: 'All Products' },
  { path: '/category/skincare', title: 'Skincare Products' },
  { path: '/search?q=cream', title: 'Search Results' },
  { path: '/search?b=COSRX', title: 'COSRX' },
];

beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: ORIGIN });
  await shop.db
    .insertInto('categories')
    .values([
      // Before the categories that `addProduct` adds.
      { category_id: 'skincare', parent_id: null, name: 'Skincare', position: -1 },
      { category_id: 'creams', parent_id: 'skincare', name: 'Creams', position: 0 },
    ])
    .execute();
  await shop.db
    .insertInto('brands')
    .values(['COSRX', 'Anua'].map((name) => ({ brand_id: name.toLowerCase(), name })))
    .execute();
  for (let number = 1; number <= 50; number += 1) {
    await addProduct(shop.db, {
      name: `Rice Cream ${number}`,
      brand_id: number % 2 ? 'cosrx' : 'anua',
      category_id: 'creams',
      tags: ['BEST SELLER', 'NEW ARRIVAL', 'HOT DEAL'],
      skin_concern: number % 3 ? ['Soothing'] : ['Soothing', 'Acne'],
      base_price_rwf: 1_000 * number,
    });
  }
  await shop.refresh();
});
afterAll(() => shop.close());

let visitorCount = 0;
/** Each request comes from another visitor, because one visitor may open only so many pages in a minute. */
const get = (url: string) => shop.app.inject({ url, remoteAddress: `198.51.100.${(visitorCount++ % 250) + 1}` });
const open = async (url: string) => parsePage((await get(url)).body);

const BAD_QUERIES = [
  'page=99',
  'page=abc',
  'page=-1',
  'perPage=999999',
  'sort=%27%3Bdrop+table',
  'concern=%3Cscript%3E',
  'min=abc&max=-5',
  'c=none&skin=none',
];

test.each(LISTS.flatMap(({ path, title }) => BAD_QUERIES.map((query) => [path, query, title])))(
  '%s with the query %s shows products or says that there are none',
  async (path = '', query, title) => {
    const { statusCode, body } = await get(`${path}${path.includes('?') ? '&' : '?'}${query}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(title);
    // The page has the value of a filter in attributes, such as value="…". Scripts of the page itself are not followed by a quotation mark.
    expect(body).not.toContain('<script>"');
    expect(body).toMatch(/<article|This page of the list is empty|No products found/);
  },
);

const HOSTILE_QUERIES = {
  'ten thousand letters': 'a'.repeat(10_000),
  'five hundred words': 'serum '.repeat(500),
  'control characters': 'toner\u0000\u0007\u001b[31m',
  'a regular expression': '(a+)+$ .*?[^]]{1,99999}\\',
  'a piece of SQL': "' or 1=1; drop table products; --",
  'a piece of HTML': '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  'only punctuation': '!?.,;:%&/()=+*~#',
  'pictures and other scripts': '💄🧴 선크림 كريم',
};
/** Counts only the time of this process, because a busy machine makes a request wait. */
const CPU_MS_MAX = 3_000;

describe.each(['/search', '/all-products'])('%s', (path) => {
  test.each(Object.entries(HOSTILE_QUERIES))('searched for %s responds quickly with a page that has none of it as markup', async (_, q) => {
    const cpuBefore = process.cpuUsage();
    const { statusCode, body } = await get(`${path}?q=${encodeURIComponent(q)}`);
    const { user, system } = process.cpuUsage(cpuBefore);
    expect(statusCode).toBe(200);
    expect((user + system) / 1_000).toBeLessThan(CPU_MS_MAX);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('</html>');
  });
});

describe('search engines', () => {
  async function readLinks(path: string) {
    const document = await open(path);
    const find = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? null;
    const noindex = document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex';
    return { canonical: find('canonical'), prev: find('prev'), next: find('next'), noindex };
  }

  test.each([
    ['/category/skincare', { canonical: '/category/skincare', prev: null, next: '/category/skincare?page=2' }],
    [
      '/category/skincare?page=2',
      { canonical: '/category/skincare?page=2', prev: '/category/skincare', next: '/category/skincare?page=3' },
    ],
    ['/category/skincare?page=3', { canonical: '/category/skincare?page=3', prev: '/category/skincare?page=2', next: null }],
    ['/all-products?page=2', { canonical: '/all-products?page=2', prev: '/all-products', next: '/all-products?page=3' }],
    ['/best?page=2', { canonical: '/best?page=2', prev: '/best', next: null }],
    ['/search?b=COSRX', { canonical: '/search?b=COSRX', prev: null, next: '/search?b=COSRX&page=2' }],
    ['/search?b=cosrx', { canonical: '/search?b=COSRX', prev: null, next: '/search?b=COSRX&page=2' }],
  ])('learn from %s its canonical address and the pages beside it', async (path, links) => {
    const absolute = Object.fromEntries(Object.entries(links).map(([rel, to]) => [rel, to && ORIGIN + to]));
    expect(await readLinks(path)).toEqual({ ...absolute, noindex: false });
  });

  test.each([
    '/search?b=Buy+cheap+pills',
    '/search',
    '/category/skincare?concern=Acne',
    '/category/skincare?sort=best',
    '/all-products?perPage=12',
    '/search?q=cream',
    '/best?page=99',
  ])('do not index %s', async (path) => {
    expect(await readLinks(path)).toEqual({ canonical: null, prev: null, next: null, noindex: true });
  });
});

test('a brand in any letter case has the same title and products, and the form and the links of its list spell it as the catalogue does', async () => {
  const listNames = (document: Document) => [...document.querySelectorAll('main article h2')].map(({ textContent }) => textContent);
  const [exact, folded] = [await open('/search?b=COSRX'), await open('/search?b=cosrx')];
  expect(listNames(exact)).toHaveLength(24);
  expect(listNames(folded)).toEqual(listNames(exact));
  expect(folded.querySelector('h1')?.textContent).toBe('COSRX');
  const box = folded.querySelector('input[name="b"][value="COSRX"][type="checkbox"]');
  expect(box?.hasAttribute('checked')).toBe(true);
  expect(folded.querySelector('main nav a[rel="next"]')?.getAttribute('href')).toBe('/search?b=COSRX&page=2');
  expect(folded.querySelector('main select[name="sort"]')?.closest('form')?.querySelector('[name="b"]')?.getAttribute('value')).toBe(
    'COSRX',
  );
});

test('a price in a search text redirects to the search that is filtered by it', async () => {
  const { statusCode, headers } = await get('/search?q=toner+under+20,000+RWF&sort=best&page=2');
  expect([statusCode, headers.location]).toEqual([302, '/search?q=toner&max=20000&sort=best']);
});

describe('without scripts', () => {
  /** Submits the form that has the field, as a browser does, with the values that the shopper enters. */
  async function submit(document: Document, fieldSelector: string, values: Record<string, string>): Promise<[url: string, Document]> {
    const form = document.querySelector(fieldSelector)?.closest('form');
    if (!form || !document.defaultView) throw new Error(`no form has ${fieldSelector}`);
    const data = new document.defaultView.FormData(form);
    for (const [name, value] of Object.entries(values)) data.set(name, value);
    const url = `${form.getAttribute('action')}?${new URLSearchParams([...data] as [string, string][])}`;
    return [url, await open(url)];
  }
  const readChips = (document: Document) =>
    [...document.querySelectorAll('a[aria-label^="Remove "]')].map((link) => link.getAttribute('aria-label'));
  const readChoice = (document: Document, name: string) =>
    document.querySelector(`main select[name="${name}"] option[selected]`)?.getAttribute('value');

  test('the filters are a form that keeps the sort order, and the sort order is a form that keeps the filters', async () => {
    const document = await open('/category/skincare?sort=best');
    const [url, filtered] = await submit(document, 'aside input[name="concern"]', { concern: 'Acne', min: '5 000' });
    expect(url).toBe('/category/skincare?sort=best&min=5+000&max=&concern=Acne');
    expect(readChips(filtered)).toEqual(['Remove Acne', 'Remove From 5,000 RWF']);
    expect(readChoice(filtered, 'sort')).toBe('best');
    expect(filtered.querySelector('aside button.no-script')?.textContent).toBe('Apply');
    const [sortedUrl, sorted] = await submit(filtered, 'main select[name="sort"]', { sort: '-price' });
    expect(sortedUrl).toBe('/category/skincare?concern=Acne&min=5000&sort=-price');
    expect(readChips(sorted)).toEqual(['Remove Acne', 'Remove From 5,000 RWF']);
    expect(sorted.querySelector('main article h2')?.textContent).toBe('Rice Cream 48');
  });

  test('another search text keeps sort order and page size, and starts at the first page; a search from another list keeps neither', async () => {
    const settings = 'sort=-discounted_price&perPage=12';
    const [allUrl, all] = await submit(await open(`/all-products?q=cream&page=2&${settings}`), 'main input[name="q"]', { q: 'rice' });
    expect(allUrl).toBe(`/all-products?q=rice&${settings}`);
    expect([readChoice(all, 'sort'), readChoice(all, 'perPage')]).toEqual(['-discounted_price', '12']);
    const [searchUrl, results] = await submit(await open(`/search?q=cream&page=2&${settings}`), 'header input[name="q"]', { q: 'rice' });
    expect(searchUrl).toBe(`/search?q=rice&${settings}`);
    expect(readChoice(results, 'sort')).toBe('-discounted_price');
    expect(results.querySelector('header input[name="q"]')?.getAttribute('value')).toBe('rice');
    const [plainUrl] = await submit(await open('/all-products?sort=name'), 'header input[name="q"]', { q: 'rice' });
    expect(plainUrl).toBe('/search?q=rice');
  });

  test('the names in the bar are links, and on phones the menu is a list of links', async () => {
    const document = await open('/faqs');
    const listPaths = (selector: string) => [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
    expect(listPaths('nav[aria-label="Shop"]')).toEqual(
      expect.arrayContaining(['/all-products', '/best', '/category/skincare', '/brands']),
    );
    expect(document.querySelector('noscript summary')?.textContent).toBe('Menu');
    const menuPaths = listPaths('noscript');
    expect(menuPaths.slice(0, 5)).toEqual(['/all-products', '/best', '/new', '/deals', '/category/skincare']);
    expect(menuPaths.slice(-4)).toEqual(['/brands', '/track-order', '/fr/faqs', '/rw/faqs']);
  });
});
