/** The first HTML of the pages of a purchase: it is the same for every shopper, so it holds nothing of an order or a payment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/shop/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: 'https://shop.example' });
});
afterAll(() => shop.close());

const ORDER_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const getHtml = async (url: string) => (await shop.app.inject({ url })).body;
const stripTags = (html: string) => html.replace(/<[^>]+>/g, '');

test('the return page of the card provider is not indexed, does not show the payment, and says so without scripts', async () => {
  const html = await getHtml(`/payment-callback?OrderTrackingId=b945e4af&OrderMerchantReference=${ORDER_ID}`);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toContain('b945e4af');
  expect(html).not.toContain(ORDER_ID);
  const [, note = ''] = /<noscript>(?=<h1)([\s\S]*?)<\/noscript>/.exec(html) ?? [];
  expect(stripTags(note)).toContain('scripts are off in your browser. Your payment is safe: your orders show it.');
  expect(note).toContain('href="/orders"');
});

test.each(['/cart', '/checkout', '/orders'])('%s is not indexed, and is the same for every shopper', async (url) => {
  const guestHtml = await getHtml(url);
  expect(guestHtml).toMatch(/<meta name="robots" content="noindex"/);
  const { body, headers } = await shop.app.inject({ url, headers: { authorization: 'Bearer token', cookie: 'authToken=token' } });
  expect([body === guestHtml, headers['set-cookie']]).toEqual([true, undefined]);
});

test('the page of an order and its invoice hold the number in the address alone', async () => {
  const html = await getHtml(`/orders/${ORDER_ID}`);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(stripTags(html)).toContain(`Order ${ORDER_ID.slice(0, 8)}`);
  expect(await getHtml(`/orders/${ORDER_ID}/invoice`)).toMatch(/<meta name="robots" content="noindex"/);
});
