/** The first HTML of the help pages, and what their forms and those of products do without JavaScript. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyWaitingShoppers } from '../../src/domains/stock-waits/stock-waits.ts';
import { insertShop } from '../../src/seed/insert-shop.ts';
import { addProduct, addShopper } from '../support/fixtures/fixtures.ts';
import { insertReviewRow } from '../support/fixtures/reviews.ts';
import { createSmallShop } from '../support/fixtures/small-shop.ts';
import { addWait, listWaits } from '../support/fixtures/stock-waits.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';

const FAQS = [
  { question: 'How long does delivery take?', answer: '<p>One day in Kigali.</p>' },
  { question: 'What happens to an unpaid order?', answer: '<p>We cancel it.</p>' },
];
const POLICY = '<h2>Who we are</h2><p>A shop.</p><h2>What we sell</h2><p>Creams.</p><h2>How to reach us</h2><p>By mail.</p>';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: 'https://shop.example' });
  const smallShop = createSmallShop();
  const policies = { terms: POLICY, privacy: POLICY, legal: POLICY, refund: POLICY };
  const settings = { ...smallShop.settings, ...policies, faqs: FAQS, whatsapp: '250788000000', email: 'muraho@shop.example' };
  await shop.db.transaction().execute((trx) => insertShop(trx, { ...smallShop, settings }));
  await shop.refresh();
});
afterAll(() => shop.close());

const get = async (url: string) => (await shop.app.inject({ url })).body;

/** Sends a form as a browser without JavaScript does. */
const postForm = (url: string, fields: Record<string, string>, headers: InjectOptions['headers'] = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const readText = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

describe('the contact form without JavaScript', () => {
  const VALID = { name: 'Keza', email: 'keza@example.com', phone: '0788 123 456', message: 'Murakoze "cyane" <b>', website: '' };
  const listMessages = () => shop.db.selectFrom('contact_messages').select(['name', 'message']).orderBy('created_at').execute();

  test('names what is missing or wrong, and keeps what the shopper has typed', async () => {
    const empty = await postForm('/contactus', { name: '', email: '', phone: '', message: '', website: '' });
    expect([empty.statusCode, empty.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(readText(empty.body)).toContain('Please fill in all fields');
    expect(readText(empty.body).match(/This is still empty\./g)).toHaveLength(4);
    const wrong = await postForm('/contactus', { ...VALID, email: 'keza' });
    expect(readText(wrong.body)).toContain('Please enter a valid email address');
    expect(wrong.body).toContain('Murakoze &quot;cyane&quot; &lt;b&gt;</textarea>');
    expect(await listMessages()).toEqual([]);
  });

  test('sends a valid message', async () => {
    const sent = await postForm('/contactus', VALID);
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(readText(sent.body)).toContain("Message sent successfully! We'll get back to you soon.");
    expect(await listMessages()).toEqual([{ name: 'Keza', message: VALID.message }]);
  });

  test('sends the longest message, in Korean, and names the field of one that is much too long', async () => {
    const longest = '가'.repeat(5_000);
    expect((await postForm('/contactus', { ...VALID, message: longest })).statusCode).toBe(200);
    expect((await listMessages()).at(-1)?.message).toBe(longest);
    const tooLong = await postForm('/contactus', { ...VALID, message: `${longest}${'가'.repeat(1_000)}` });
    expect([tooLong.statusCode, readText(tooLong.body).includes('at most 5000 characters')]).toEqual([400, true]);
    expect((await postForm('/contactus', { ...VALID, message: longest.repeat(2) })).statusCode).toBe(413);
  });

  test('shows a bot that fills in the hidden field a confirmation without sending its message, and refuses other sites', async () => {
    const messagesBefore = await listMessages();
    const bot = { ...VALID, name: 'Robot', website: 'http://x.example' };
    expect(readText((await postForm('/contactus', bot)).body)).toContain('Message sent successfully!');
    expect((await postForm('/contactus', VALID, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await listMessages()).toEqual(messagesBefore);
  });
});

test('questions that match a search are open in the first HTML, and the matching words are marked', async () => {
  expect(await get('/faqs?q=kigali')).toMatch(/<details[^>]* id="how-long-does-delivery-take"[^>]* open=""[\s\S]*?<mark>Kigali<\/mark>/);
  expect(await get('/faqs')).not.toMatch(/<main[\s\S]*<details[^>]* open=""[\s\S]*<\/main>/);
});

test.each(['/terms', '/privacy', '/legal', '/refund'])(
  'the first HTML of %s has a table of contents that leads to each heading',
  async (path) => {
    const html = await get(path);
    const contents = /<nav aria-label="On this page">([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
    const links = [...contents.matchAll(/href="#([^"]+)">([^<]+)</g)].map(([, id, title]) => [id, title]);
    expect(links).toHaveLength(3);
    for (const [id, title] of links) expect(html).toContain(`<h2 id="${id}">${title}</h2>`);
  },
);

test.each(['/signin', '/contactus', '/forgot-password', '/cart'])('the first HTML of %s links to the chat', async (path) => {
  expect(await get(path)).toMatch(/href="https:\/\/wa\.me\/250788000000"[^>]* aria-label="Chat with us on WhatsApp"/);
});

test('every heart is off in the first HTML, which all visitors share', async () => {
  const html = await get('/all-products');
  expect(html.match(/aria-pressed="false" aria-label="Save Plain to wishlist"/g)).toHaveLength(3);
  expect(html).not.toContain('aria-pressed="true"');
});

test('the first HTML of a product has its ten newest reviews', async () => {
  const { product_id } = await addProduct(shop.db);
  for (let hour = 0; hour < 12; hour += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 5, hour));
    await insertReviewRow(shop.db, { product_id, rating: 4, review: `Written at ${hour}`, created_at });
  }
  await shop.refresh();
  const html = await get(`/product/${product_id}`);
  const reviews = [...html.matchAll(/<article[^>]* id="review-[\s\S]*?<\/article>/g)].map(
    ([article]) => /Written at \d+/.exec(article)?.[0],
  );
  expect(reviews).toEqual(Array.from({ length: 10 }, (_, index) => `Written at ${11 - index}`));
  expect(readText(html)).toContain('Reviews (12)');
});

describe('a sold-out product', () => {
  test('sends a guest to sign in and back, also without JavaScript', async () => {
    const { product_id } = await addProduct(shop.db, { stock: 0 });
    await shop.refresh();
    const html = await get(`/product/${product_id}`);
    expect(html).toMatch(new RegExp(`href="/signin\\?redirect=%2Fproduct%2F${product_id}"[^>]*>Tell me when it is back<`));
  });

  test('is no longer waited for once a shopper follows the link of a mail without JavaScript; an invalid link says so', async () => {
    const [restocked, stillSoldOut] = [await addProduct(shop.db, { stock: 0 }), await addProduct(shop.db, { stock: 0 })];
    await shop.refresh();
    const shopper = await addShopper(shop.db);
    await addWait(shop.app, shopper, restocked);
    await addWait(shop.app, shopper, stillSoldOut);
    await shop.db.updateTable('stock').set({ on_hand: 9 }).where('product_id', '=', restocked.product_id).execute();
    await notifyWaitingShoppers(shop.context);
    const mail = await shop.db
      .selectFrom('mails')
      .select('unsubscribe_url')
      .where('to_address', '=', shopper.email)
      .executeTakeFirstOrThrow();
    const token = new URL(mail.unsubscribe_url ?? '').searchParams.get('t') ?? '';
    const page = await get(`/stop-notices?t=${token}`);
    expect(page).toContain(`<input type="hidden" name="token" value="${token}"`);
    expect(readText(page)).toContain('End them');
    const sent = await postForm('/stop-notices', { token });
    expect([sent.statusCode, readText(sent.body).includes('You wait for nothing any more')]).toEqual([200, true]);
    expect(await listWaits(shop.app, shopper)).toEqual([]);
    const invalid = await postForm('/stop-notices', { token: 'nothing' });
    expect([invalid.statusCode, readText(invalid.body).includes('This link is invalid or has expired.')]).toEqual([400, true]);
  });
});
