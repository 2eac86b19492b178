/** What messengers read from the first HTML of pages to show a link, in each language. */
import { LANGUAGES, translatePath } from '@uruhu/contract/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_PATTERNS } from '../../src/http/pages/page-costs.ts';
import { insertShop } from '../../src/seed/insert-shop.ts';
import { createSmallShop } from '../support/fixtures/small-shop.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { parsePage } from '../support/shop/parse-page.ts';

const ORIGIN = 'https://shop.example';
const LOCALES = { en: 'en_US', fr: 'fr_FR', rw: 'rw_RW' };
const PATHS = PAGE_PATTERNS.map((pattern) =>
  pattern
    .replace('*', '/no-such-page')
    .replace(':categoryId', 'top')
    .replace(':productId', 'second')
    .replace(':orderId', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: ORIGIN });
  await shop.db.transaction().execute((trx) => insertShop(trx, createSmallShop()));
  await shop.refresh();
});
afterAll(() => shop.close());

let visitorCount = 0;
/** Each request comes from another address, so that none is refused for the cost of the pages before. */
const get = (url: string) => {
  visitorCount += 1;
  return shop.app.inject({ url, remoteAddress: `198.51.100.${visitorCount % 250}` });
};

/** The contents of the meta tags whose names begin with og: or twitter:, by name. */
async function readTags(path: string) {
  const document = parsePage((await get(path)).body);
  const tags: Record<string, string[]> = {};
  for (const meta of document.head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
    tags[name] = [...(tags[name] ?? []), meta.getAttribute('content') ?? ''];
  }
  return { tags, canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null, title: document.title };
}

test.each(PATHS)('%s has a title, a description, its language and one picture with its size', async (path) => {
  for (const language of LANGUAGES) {
    const { tags, canonical, title } = await readTags(translatePath(path, language));
    // The page of an unknown address has no tags to share.
    if (path === '/no-such-page') continue;
    expect(tags).toMatchObject({
      'og:title': [title],
      'og:description': [expect.stringMatching(/\S/)],
      'og:type': ['website'],
      'og:locale': [LOCALES[language]],
      'twitter:card': ['summary_large_image'],
      'og:image': [expect.stringMatching(/^https:\/\/shop\.example\/cards\//)],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringMatching(/\S/)],
    });
    expect(tags['og:url'] ?? null).toEqual(canonical === null ? null : [canonical]);
  }
});

test('the picture of a product is its card, which exists; it is the same in all languages and changes with the price', async () => {
  const readPicture = async (language: (typeof LANGUAGES)[number]) =>
    (await readTags(translatePath('/product/second', language))).tags['og:image'];
  const pictures = await Promise.all(LANGUAGES.map(readPicture));
  expect(new Set(pictures.flat()).size).toBe(1);
  const [address = ''] = pictures.flat();
  const { statusCode, rawPayload } = await get(address.slice(ORIGIN.length));
  expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 1_200]);
  await shop.db.updateTable('products').set({ discounted_price_rwf: 14_000 }).where('product_id', '=', 'second').execute();
  await shop.refresh();
  expect(await readPicture('en')).not.toEqual([address]);
});

test('the card of other pages exists', async () => {
  const [address = ''] = (await readTags('/')).tags['og:image'] ?? [];
  expect(address).toBe(`${ORIGIN}/cards/shop.jpg`);
  expect((await get('/cards/shop.jpg')).statusCode).toBe(200);
});
