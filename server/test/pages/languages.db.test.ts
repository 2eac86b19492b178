/** The pages in each language, on one server. They come from the storefront's builds. */
import { LANGUAGES, type Language, translatePath } from '@uruhu/contract/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_PATTERNS } from '../../src/http/pages/page-costs.ts';
import { insertShop } from '../../src/seed/insert-shop.ts';
import { createSmallShop } from '../support/fixtures/small-shop.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { parsePage, readHead, readText } from '../support/shop/parse-page.ts';

const ORIGIN = 'https://shop.example';
const MESSAGES_FOLDER = '../../../storefront/app/messages';
/** Another language may have a shorter text in one of its own. */
const SHORT_TEXT_LENGTH = 10;

/** The texts of every page that no other language has too. */
const ownTexts = new Map<Language, string[]>();

async function readTexts(language: Language): Promise<string[]> {
  const modules = await Promise.all(['layout', 'footer'].map((name) => import(`${MESSAGES_FOLDER}/${language}/shell/${name}.ts`)));
  const texts = modules.flatMap((module) => Object.values(module)).filter((text) => typeof text === 'string');
  return texts.filter((text) => text.length > SHORT_TEXT_LENGTH);
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: ORIGIN });
  await shop.db.transaction().execute((trx) => insertShop(trx, createSmallShop()));
  await shop.refresh();
  for (const language of LANGUAGES) ownTexts.set(language, await readTexts(language));
});
afterAll(() => shop.close());

let visitorCount = 0;
/** Each request comes from another address, so that none is refused for the cost of the pages before. */
const send = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) => {
  visitorCount += 1;
  return shop.app.inject({ method, url, headers, remoteAddress: `198.51.100.${visitorCount}` });
};
const get = (url: string, headers?: Record<string, string>) => send('GET', url, headers);

const ORDER_ID = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const PATHS = PAGE_PATTERNS.map((pattern) =>
  pattern.replace('*', '/no-such-page').replace(':categoryId', 'top').replace(':productId', 'second').replace(':orderId', ORDER_ID),
);

/** The paths of this site that the page links, sends forms to, or names in its head. */
function listLinkedPaths(html: string): string[] {
  const document = parsePage(html);
  for (const element of document.querySelectorAll('[hreflang]')) element.remove();
  const addresses = [...document.querySelectorAll('a[href], form[action], link[rel="canonical"], link[rel="next"]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
  );
  return addresses
    .map((address) => address.replace(ORIGIN, ''))
    .filter((address) => address.startsWith('/') && !address.startsWith('/media/'));
}

test.each(PATHS)('%s is in the language of its path, also when all languages are requested at once', async (path) => {
  const [replies, later] = await Promise.all([
    Promise.all(LANGUAGES.map((language) => get(translatePath(path, language)))),
    Promise.all(LANGUAGES.toReversed().map((language) => get(translatePath(path, language), { 'accept-language': 'rw,fr;q=0.8' }))),
  ]);
  for (const [index, language] of LANGUAGES.entries()) {
    const { body, headers } = replies[index] as (typeof replies)[number];
    const head = readHead(body);
    expect([language, head.language, headers['content-language'], headers.vary]).toEqual([language, language, language, 'accept-encoding']);
    const shellTexts = readText(body);
    expect(shellTexts).not.toContain('undefined');
    const [own = [], others] = [
      ownTexts.get(language),
      LANGUAGES.filter((other) => other !== language).flatMap((other) => ownTexts.get(other) ?? []),
    ];
    expect(own.filter((text) => shellTexts.includes(text)).length, language).toBeGreaterThan(5);
    expect(
      others.filter((text) => !own.some((ownText) => ownText.includes(text)) && shellTexts.includes(text)),
      language,
    ).toEqual([]);
    const foreignPaths = listLinkedPaths(body).filter((linked) => translatePath(linked, language) !== linked);
    expect(foreignPaths, language).toEqual([]);
    if (head.canonical !== null && path !== '/productspage') expect(head.canonical).toBe(ORIGIN + translatePath(path, language));
  }
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(LANGUAGES.length);
  expect(later.toReversed().map(({ headers }) => headers.etag)).toEqual(replies.map(({ headers }) => headers.etag));
});

test('an indexable page names itself in each language, and others name none', async () => {
  for (const language of LANGUAGES) {
    const [best, cart] = [await get(translatePath('/best', language)), await get(translatePath('/cart', language))];
    const links = [...parsePage(best.body).querySelectorAll('head link[rel="alternate"]')];
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['en', `${ORIGIN}/best`],
      ['fr', `${ORIGIN}/fr/best`],
      ['rw', `${ORIGIN}/rw/best`],
      ['x-default', `${ORIGIN}/best`],
    ]);
    expect(parsePage(cart.body).querySelectorAll('head link[rel="alternate"]')).toHaveLength(0);
  }
});

test('the data of a page has an address in each language', async () => {
  const addresses = ['/_.data', '/fr.data', '/rw.data', '/best.data', '/fr/best.data', '/rw/best.data'];
  for (const address of addresses) expect([address, (await get(address)).statusCode]).toEqual([address, 200]);
});

test('every other spelling of a prefix leads to the page, and to no other site', async () => {
  const locations = [];
  for (const address of [
    '/en',
    '/en/best?page=2',
    '/fr/',
    '/FR/Best',
    '/rw/best/',
    '/en//evil.example',
    '/en/%5Cevil.example',
    '/fr/_.data',
  ])
    locations.push([address, (await get(address)).headers.location]);
  expect(locations).toEqual([
    ['/en', '/'],
    ['/en/best?page=2', '/best?page=2'],
    ['/fr/', '/fr'],
    ['/FR/Best', '/fr/best'],
    ['/rw/best/', '/rw/best'],
    ['/en//evil.example', '/evil.example'],
    ['/en/%5Cevil.example', '/%5Cevil.example'],
    ['/fr/_.data', '/fr.data'],
  ]);
});

describe.each(LANGUAGES)('without scripts, in %s', (language) => {
  test('a form is sent to the page in its language', async () => {
    const reply = await send('POST', translatePath('/contactus', language), { 'content-type': 'application/x-www-form-urlencoded' });
    expect([reply.headers['content-language'], readHead(reply.body).language]).toEqual([language, language]);
    expect(reply.statusCode).toBe(400);
  });
});
