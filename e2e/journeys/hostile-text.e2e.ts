/**
 * What people and staff write is shown as the text it is. Every field holds what would like to run; the pages are looked at
 * with the Content-Security-Policy switched off, which would hide that something got through.
 */
import { createClient } from '@uruhu/contract/client';
import { DELIVERY } from '@uruhu/contract/constants';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileShop } from '../support/hostile-shop.ts';
import { VOICES } from '../support/hostile-texts.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';
import { PHONE, useBrowser } from '../support/page.ts';

const browser = useBrowser();

const told = <Data>(answer: { ok: true; data: Data } | { ok: false; message: string }): Data => {
  if (!answer.ok) throw new Error(answer.message);
  return answer.data;
};

/** Whoever writes so in the shop also writes so of herself. */
async function hostileShopper(url: string, short: string, text: string) {
  const person = { username: short.slice(0, 60), password: 'a password', email: 'keza@example.com', phone: '0788123456' };
  const guest = createClient({ fetch, baseUrl: url });
  told(await guest.signUp({ ...person, name: short.slice(0, 100), address: text.slice(0, 200) }));
  const { token, user } = told(await guest.signIn(person));
  const api = createClient({ fetch, baseUrl: url, token: () => token });
  told(await api.addAddress({ address: text.slice(0, 200).trim(), ...DELIVERY }));
  told(await api.addToCart({ product_id: 'first', quantity: 1, option_id: 'one', size_id: 'large' }));
  const { data: order } = told(await api.placeOrder({}, 'a-key-of-its-own'));
  told(await api.addToCart({ product_id: 'second', quantity: 2 }));
  told(await api.addToWishlist({ product_id: 'third' }));
  return { token, user, order_id: order.order_id };
}

/** Hostile texts are long: enough of one to know it by. */
const LENGTH_SHOWN = 160;

/** Everything in the page that a text should never have become. */
const look = () => {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    if (element.hasAttribute('data-pwn')) found.push(`an element of a text: ${element.outerHTML.slice(0, 120)}`);
    if (['iframe', 'object', 'embed', 'base', 'plaintext', 'xmp', 'math'].includes(name)) found.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) found.push(`<${name} ${attribute}>`);
      if (attribute === 'style' && element.closest('.rich')) found.push(`<${name} style>`);
      const leads = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'data'].includes(attribute);
      if (leads && /^\W*(javascript|vbscript|data:(?!image\/))/i.test(value)) found.push(`<${name} ${attribute}="${value}">`);
      if (leads && URL.canParse(value, location.href) && new URL(value, location.href).host.includes('evil'))
        found.push(`${name} leads to ${value}`);
    }
  }
  if ((globalThis as { wasPwned?: boolean }).wasPwned) found.push('a script ran');
  return found;
};

describe.each(Object.entries(VOICES))('written %s', (_manner, payloads) => {
  // Something is left of it where markup is cleaned away: a brand has a name.
  const text = ['Glow', ...payloads].join(' ');
  let shop: OwnShop;
  let person: Awaited<ReturnType<typeof hostileShopper>>;
  beforeAll(async () => {
    shop = await openOwnShop(hostileShop(text));
    person = await hostileShopper(shop.url, payloads[0], text);
  });
  afterAll(() => shop.close());

  async function openPage() {
    const { page, close } = await browser.open(PHONE, { bypassCSP: true, baseURL: shop.url });
    const findings = new Set<string>();
    const note = (what: string) => findings.add(`${new URL(page.url()).pathname.slice(0, 20)}: ${what.slice(0, LENGTH_SHOWN)}`);
    page.on('dialog', (dialog) => {
      note(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== shop.url) note(`asked ${request.url()}`);
    });
    await page.addInitScript(() => Object.assign(globalThis, { pwned: () => Object.assign(globalThis, { wasPwned: true }) }));
    const visit = async (path: string) => {
      await page.goto(path);
      await page.evaluate(() => new Promise<void>((rest) => requestIdleCallback(() => setTimeout(rest, 100))));
      for (const what of await page.evaluate(look)) note(what);
    };
    return { page, close, visit, findings, note };
  }

  const q = encodeURIComponent(text);
  const PUBLIC = [
    ...['/', '/product/first', '/product/first?option=two', '/category/top', '/best', '/all-products', '/brands', '/faqs'],
    ...['/terms', '/privacy', '/legal', '/signup', `/signin?redirect=${q}`, `/search?q=${q}&b=${q}&tag=${q}&c=${q}`],
    ...[`/all-products?q=${q}`, `/search?b=${q}&min=${q}`, `/faqs?q=${q}`, `/track-order?id=${q}`, `/category/${q}`, `/${q}`],
  ];

  test('it is only text on what everybody sees', async () => {
    const { page, close, visit, findings } = await openPage();
    for (const path of PUBLIC) await visit(path);
    expect([...findings]).toEqual([]);
    await page.goto('/product/first');
    // Nothing of it is lost; the HTML parser alone has made one kind of line end of two.
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(text.replaceAll('\r\n', '\n'));
    await close();
  });

  test('it is only text on what is its owner’s, and in what opens', async () => {
    const { page, close, visit, findings, note } = await openPage();
    await page.addInitScript(
      ([key, user]) => {
        localStorage.setItem('authToken', String(key));
        localStorage.setItem('user', String(user));
      },
      [person.token, JSON.stringify(person.user)],
    );
    for (const path of ['/cart', '/wishlist', '/checkout', '/orders', `/orders/${person.order_id}`, `/track-order?id=${person.order_id}`])
      await visit(path);
    await openEverything(page);
    for (const what of await page.evaluate(look)) note(what);
    expect([...findings]).toEqual([]);
    await close();
  });
});

test('who looks would see it', async () => {
  const { page, close } = await browser.open(PHONE, { bypassCSP: true });
  await page.goto('/faqs');
  expect(await page.evaluate(look)).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p data-pwn></p><iframe></iframe><b onclick="x()"></b><a href=" javascript:x()"></a><img src="//evil.example/x">',
    );
    Object.assign(globalThis, { wasPwned: true });
  });
  expect((await page.evaluate(look)).map((what) => what.slice(0, 16))).toEqual([
    ...['an element of a ', '<iframe>', '<b onclick>', '<a href=" javasc', 'img leads to //e', 'a script ran'],
  ]);
  await close();
});

/** Search suggestions, the menu, the dialog of the cart and of payment: none is in the page before it is asked for. */
async function openEverything(page: Page): Promise<void> {
  await page.goto('/product/first', { waitUntil: 'networkidle' });
  await page.getByRole('combobox').fill('pwned');
  await page.waitForTimeout(600);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.getByRole('dialog').getByText('Added to Your Cart').waitFor();
  await page.goto('/orders', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await page.getByRole('dialog').first().waitFor();
}
