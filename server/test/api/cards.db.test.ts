/** Share cards as messengers fetch them. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCardPath, describeProductCard, findEntry } from '../../src/domains/catalogue/catalogue.ts';
import type { Charge } from '../../src/http/costs/buckets.ts';
import { addProduct } from '../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';

let shop: TestShop;
let shown: string;
let draft: string;
const charges: Charge[] = [];

beforeAll(async () => {
  shop = await openTestShop({ onCharge: (charge) => charges.push(charge) });
  shown = (await addProduct(shop.db, { name: 'Rice & Toner', base_price_rwf: 10_000, image: 'toner.webp' })).product_id;
  draft = (await addProduct(shop.db, { name: 'Hidden draft', status: 'draft' })).product_id;
  const picture = sharp({ create: { width: 640, height: 640, channels: 3, background: '#CFE0D5' } }).webp();
  await shop.storage.write('toner.webp', await picture.toBuffer(), 'image/webp');
  await shop.refresh();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });

function findCardPath(product_id: string): string {
  const { catalogue, content } = shop.context.snapshot.current();
  const entry = findEntry(catalogue, product_id);
  if (!entry) throw new Error(`${product_id} is not published`);
  return buildCardPath(product_id, describeProductCard(entry, content.settings.name));
}

test('a published product has a card that all sites may show and caches may keep for ever; it is drawn and charged once', async () => {
  const path = findCardPath(shown);
  const spendCpu = async () => {
    charges.length = 0;
    const reply = await get(path);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
    return { reply, cpu: charges.flatMap(({ cost }) => cost.cpu ?? []) };
  };
  const first = await spendCpu();
  expect(first.reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(first.reply.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630 });
  expect(first.cpu).toEqual([1, 150]);
  const second = await spendCpu();
  expect(second.cpu).toEqual([1]);
  expect(second.reply.rawPayload.equals(first.reply.rawPayload)).toBe(true);
  const known = await shop.app.inject({ url: path, headers: { 'if-none-match': String(first.reply.headers.etag) } });
  expect(known.statusCode).toBe(304);
  expect((await shop.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200);
});

test('a card whose picture is not there, or cannot be read, is sent and kept by no cache, and is whole once the picture is', async () => {
  const { product_id } = await addProduct(shop.db, { name: 'Late picture', image: 'late.webp' });
  await shop.refresh();
  const path = findCardPath(product_id);
  const read = async () => {
    const { headers, statusCode } = await get(path);
    return [statusCode, headers['cache-control']];
  };
  expect(await read()).toEqual([200, 'no-store']);
  await shop.storage.write('late.webp', Buffer.from('no picture'), 'image/webp');
  expect(await read()).toEqual([200, 'no-store']);
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#CFE0D5' } }).webp();
  await shop.storage.write('late.webp', await picture.toBuffer(), 'image/webp');
  expect(await read()).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('a new price gives a new address, to which the old one leads', async () => {
  const oldPath = findCardPath(shown);
  await shop.db.updateTable('products').set({ discounted_price_rwf: 8_000 }).where('product_id', '=', shown).execute();
  await shop.refresh();
  const newPath = findCardPath(shown);
  expect(newPath).not.toBe(oldPath);
  const { statusCode, headers } = await get(oldPath);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, newPath, 'no-store']);
  expect((await get(newPath)).statusCode).toBe(200);
});

test('a draft, an unknown product and any other address have no card, and nothing is drawn', async () => {
  charges.length = 0;
  for (const file of [
    `${draft}-0123456789abcdef.jpg`,
    'none-0123456789abcdef.jpg',
    `${shown}.jpg`,
    '%2e%2e%2fshop.jpg',
    `${shown}-0123456789abcdef.png`,
  ]) {
    const { statusCode, headers } = await get(`/cards/${file}`);
    expect([file, statusCode, headers['cache-control']]).toEqual([file, 404, 'no-store']);
  }
  expect(charges.filter(({ cost }) => (cost.cpu ?? 0) > 1)).toEqual([]);
});

test('a made-up hash draws no other card than the current one', async () => {
  const { statusCode, headers } = await get(`/cards/${shown}-0123456789abcdef.jpg`);
  expect([statusCode, headers.location]).toEqual([302, findCardPath(shown)]);
});

test('the shop has a card, which caches keep for a day', async () => {
  const { statusCode, headers, rawPayload } = await get('/cards/shop.jpg');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'public, max-age=86400']);
  expect(rawPayload.length).toBeLessThan(120_000);
});

test('robots may fetch cards, and /media serves none of them', async () => {
  expect((await get('/robots.txt')).body).not.toContain('/cards');
  expect((await get('/media/renditions%2Fcards%2Fshop.jpg')).statusCode).toBe(404);
});
