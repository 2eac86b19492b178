/**
 * Pages of signing in, of mailed links, of the account, of a purchase and of tracking an order, before scripts run or where the browser runs none.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUniqueName } from '../support/fixtures/fixtures.ts';
import { createPlainOrder } from '../support/fixtures/plain-order.ts';
import { confirmEmail, findMailedToken, PASSWORD, signUpShopper } from '../support/fixtures/signed-up-shoppers.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call, callGet } from '../support/shop/call.ts';

const SHOP_PHONE = '+250 788 000 111';
const INVALID_LINK = 'This link is invalid or has expired.';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: 'https://shop.example' });
});
afterAll(() => shop.close());

let visitors = 0;
/** Each request comes from an address of its own, because forms are limited for each address. */
const getVisitorAddress = () => `198.51.100.${++visitors}`;
const get = (url: string, app = shop.app) => app.inject({ url, remoteAddress: getVisitorAddress() });
/** Sends a form as a browser without JavaScript does. */
const postForm = (url: string, fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url,
    remoteAddress: getVisitorAddress(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const findForm = (html: string) => /<form[^>]*>[\s\S]*?<\/form>/.exec(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')?.[0] ?? '';
const listNoscripts = (html: string) =>
  [...html.matchAll(/<noscript[^>]*>([\s\S]*?)<\/noscript>/g)].map(([, text = '']) => text).join('\n');

describe('the page of a mailed link without scripts', () => {
  test.each([
    ['/confirm-email', 'Confirm my e-mail address'],
    ['/undo-email', 'Change it back'],
    ['/stop-notices', 'End them'],
  ])('%s has a form with the token, which posts it to the page, and says if the link is incomplete or invalid', async (path, button) => {
    const page = await get(`${path}?t=a-token`);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const form = findForm(page.body);
    expect(form).toMatch(new RegExp(`^<form[^>]* action="${path}" method="post">`));
    expect(form).toContain('<input type="hidden" name="token" value="a-token"/>');
    expect(form).toMatch(new RegExp(`<button type="submit"[^>]*>${button}</button>`));
    expect(listNoscripts((await get(path)).body)).toContain('A piece of the link is missing');
    const refused = await postForm(path, { token: 'nothing' });
    expect([refused.statusCode, refused.headers['cache-control'], refused.body.includes(INVALID_LINK)]).toEqual([400, 'no-store', true]);
  });

  test('confirms an address, changes it and undoes the change', async () => {
    const shopper = await signUpShopper(shop.app, { email_verified: false });
    const confirmed = await postForm('/confirm-email', { token: await findMailedToken(shop.db, shopper.email) });
    expect([confirmed.statusCode, confirmed.body.includes('Your e-mail address is confirmed!')]).toEqual([200, true]);
    const email = `${createUniqueName('new')}@example.com`;
    const change = { name: shopper.name, phone: shopper.phone, email, current_password: PASSWORD };
    expect((await call(shop.app, '/api/users/updateMyAccount', change, { token: shopper.token })).status).toBe(200);
    expect((await confirmEmail(shop.app, await findMailedToken(shop.db, email))).status).toBe(200);
    const undone = await postForm('/undo-email', { token: await findMailedToken(shop.db, shopper.email, 'undo') });
    expect([undone.statusCode, undone.body.includes('Your old address is back')]).toEqual([200, true]);
    expect(undone.body).toMatch(/href="\/reset-password\?t=[\w-]{43}"/);
    expect((await callGet(shop.app, '/api/users/me', { token: shopper.token })).status).toBe(401);
  });
});

test('a request for a new password with a wrong address keeps the typed text, and says why', async () => {
  const { statusCode, body } = await postForm('/forgot-password', { email: 'nobody' });
  expect([statusCode, body.includes('Invalid email address')]).toEqual([400, true]);
  expect(findForm(body)).toContain('value="nobody"');
});

test.each(['/signin', '/signup', '/reset-password?t=a-secret'])(
  '%s needs scripts, says so, and cannot send a password as a plain form before',
  async (path) => {
    const { body } = await get(path);
    expect(listNoscripts(body)).toContain('This form needs JavaScript.');
    expect(findForm(body)).not.toMatch(/type="submit"/);
    expect(findForm(body)).toMatch(/^<form[^>]* method="post"/);
  },
);

test('an unknown page of the account is not found', async () => {
  expect((await get('/myaccount/nothing')).statusCode).toBe(404);
});

describe('a page whose address names an order holds nothing of the order or its payment', () => {
  const ORDER_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const getHtml = async (url: string) => (await get(url)).body;
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

  test('the page of an order and its invoice hold the number in the address alone', async () => {
    const html = await getHtml(`/orders/${ORDER_ID}`);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(stripTags(html)).toContain(`Order ${ORDER_ID.slice(0, 8)}`);
    expect(await getHtml(`/orders/${ORDER_ID}/invoice`)).toMatch(/<meta name="robots" content="noindex"/);
  });
});

describe('tracking an order by its number without scripts', () => {
  const addOrder = () => createPlainOrder(shop.db, { order_id: randomUUID(), customer_phone: '+250788123456' });
  const track = (id: string, phone = '') => get(`/track-order?${new URLSearchParams({ id, phone })}`);
  const NOT_FOUND = 'Order not found. Please check your order ID and try again.';

  test('the digits of the phone, spaces and capitals do not stay in the address', async () => {
    const order_id = await addOrder();
    for (const response of [
      await track(order_id.slice(0, 8), '3456'),
      await track(order_id.slice(0, 8).toUpperCase(), '0788 123 456'),
      await track(` ${order_id} `),
      await track(order_id, '3456'),
    ])
      expect([response.statusCode, response.headers.location]).toEqual([302, `/track-order?id=${order_id}`]);
  });

  test('the page shows the order to everyone who has the link, and nothing personal', async () => {
    const order_id = await addOrder();
    const { statusCode, body } = await get(`/track-order?id=${order_id}`);
    expect([statusCode, body.includes(`Order ${order_id.slice(0, 8)}`)]).toEqual([200, true]);
    expect(findForm(body)).toMatch(/^<form[^>]* action="\/track-order"/);
    expect(findForm(body)).not.toMatch(/method="post"/);
    expect(findForm(body)).toContain(`value="${order_id}"`);
    expect(body).toContain(
      `href="https://wa.me/?text=${encodeURIComponent(`Follow order ${order_id.slice(0, 8)}: https://shop.example/track`)}`,
    );
    for (const secret of ['Keza', 'keza@example.rw', '788123456', 'KG 11 Ave']) expect(body, secret).not.toContain(secret);
  });

  test('wrong digits are not found, and after ten guesses even the right ones are refused, but the whole number is not', async () => {
    const order_id = await addOrder();
    for (let guess = 0; guess < 10; guess++) {
      const { statusCode, body } = await track(order_id.slice(0, 8), `100${guess}`);
      expect([statusCode, body.includes(NOT_FOUND)]).toEqual([404, true]);
    }
    const refused = await track(order_id.slice(0, 8), '3456');
    expect([refused.statusCode, refused.body.includes('This short number was tried too often with other digits.')]).toEqual([429, true]);
    expect((await get(`/track-order?id=${order_id}`)).statusCode).toBe(200);
  });
});

test('a shop without mails says whom to call, also without scripts', async () => {
  const mailless = await openTestShop({ storefront: true, publicUrl: 'https://shop.example', sends_mail: false });
  try {
    await mailless.db.insertInto('site_settings').values({ name: 'Uruhu', phone: SHOP_PHONE }).execute();
    await mailless.refresh();
    for (const [path, readPart] of [
      ['/confirm-email', listNoscripts],
      ['/forgot-password', (html: string) => html],
    ] as const) {
      const part = readPart((await get(path, mailless.app)).body);
      expect(part).toContain('We cannot send mails at the moment.');
      expect(part).toContain(`href="tel:${SHOP_PHONE.replaceAll(' ', '')}"`);
    }
  } finally {
    await mailless.close();
  }
});
