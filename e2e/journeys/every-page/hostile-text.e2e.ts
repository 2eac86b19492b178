/**
 * The browser runs nothing of the texts of shoppers and staff, even where every field holds markup and scripts of an attacker
 * (server/test/pages/hostile-text.db.test.ts parses the HTML of all public pages). The
 * Content-Security-Policy is off, because it would block markup that slipped through, and so hide the fault.
 */

import type { Page } from '@playwright/test';
import { createClient } from '@uruhu/contract/client';
import { DELIVERY } from '@uruhu/contract/constants';
import { HOSTILE_TEXTS } from '../../../server/test/support/fixtures/hostile-texts.ts';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { PHONE, visit } from '../../support/page.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

const unwrap = <Data>(result: { ok: true; data: Data } | { ok: false; message: string }): Data => {
  if (!result.ok) throw new Error(result.message);
  return result.data;
};

/** Signs up a shopper whose data contains the hostile texts too. */
async function createHostileShopper(url: string, { shortText, text }: { shortText: string; text: string }) {
  const login = { username: shortText.slice(0, 60), password: 'a password', email: 'keza@example.com', phone: '0788123456' };
  const guest = createClient({ fetch, baseUrl: url });
  unwrap(await guest.signUp({ ...login, name: shortText.slice(0, 100), address: text.slice(0, 200) }));
  const { token, user } = unwrap(await guest.signIn(login));
  const api = createClient({ fetch, baseUrl: url, token: () => token });
  unwrap(await api.addAddress({ address: text.slice(0, 200).trim(), ...DELIVERY }));
  unwrap(await api.addToCart({ product_id: 'first', quantity: 1, option_id: 'one', size_id: 'large' }));
  const { data: order } = unwrap(await api.placeOrder({}, 'an-idempotency-key'));
  unwrap(await api.addToCart({ product_id: 'second', quantity: 2 }));
  unwrap(await api.addToWishlist({ product_id: 'third' }));
  return { token, user, order_id: order.order_id };
}

/** A failure message shows this many characters of a leak, enough to recognise the text. */
const EXCERPT_LENGTH = 160;

/** Runs in the page: lists the leaks, which are elements, attributes and scripts that came from a hostile text. */
const findLeaks = () => {
  const leaks: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    if (element.hasAttribute('data-pwn')) leaks.push(`an element of a text: ${element.outerHTML.slice(0, 120)}`);
    if (['iframe', 'object', 'embed', 'base', 'plaintext', 'xmp', 'math'].includes(name)) leaks.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) leaks.push(`<${name} ${attribute}>`);
      if (attribute === 'style' && element.closest('.rich')) leaks.push(`<${name} style>`);
      const isUrlAttribute = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'data'].includes(attribute);
      if (isUrlAttribute && /^\W*(javascript|vbscript|data:(?!image\/))/i.test(value)) leaks.push(`<${name} ${attribute}="${value}">`);
      if (isUrlAttribute && URL.canParse(value, location.href) && new URL(value, location.href).host.includes('evil'))
        leaks.push(`${name} leads to ${value}`);
    }
  }
  if ((globalThis as { wasPwned?: boolean }).wasPwned) leaks.push('a script ran');
  return leaks;
};

/** Markup that the browser would run as it is, and markup that changes when a script inserts it. */
for (const kind of ['with plain markup', 'whose markup changes when it is parsed twice'] as const) {
  const payloads = HOSTILE_TEXTS[kind];
  test.describe(`hostile text ${kind}`, () => {
    // Begins with a plain word, because a brand needs a name after sanitising.
    const text = ['Glow', ...payloads].join(' ');
    const encodedText = encodeURIComponent(text);
    let shop: InProcessShop;
    let shopper: Awaited<ReturnType<typeof createHostileShopper>>;
    test.beforeAll(async () => {
      shop = await openInProcessShop(createSmallShop({ everyText: text }));
      shopper = await createHostileShopper(shop.url, { shortText: payloads[0], text });
    });
    test.afterAll(() => shop.close());

    async function openVisitor(openPage: OpenPage) {
      const { page } = await openPage(PHONE, { bypassCSP: true, baseURL: shop.url });
      const leaks = new Set<string>();
      const addLeak = (leak: string) => leaks.add(`${new URL(page.url()).pathname.slice(0, 20)}: ${leak.slice(0, EXCERPT_LENGTH)}`);
      page.on('dialog', (dialog) => {
        addLeak(`a dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== shop.url) addLeak(`requested ${request.url()}`);
      });
      await page.addInitScript(() => Object.assign(globalThis, { pwned: () => Object.assign(globalThis, { wasPwned: true }) }));
      const addLeaks = async () => {
        for (const leak of await page.evaluate(findLeaks)) addLeak(leak);
      };
      return { page, leaks, addLeaks };
    }

    test('stays text on the product page, on the pages of a customer, in addresses and in dialogs', async ({ openPage }) => {
      const { page, leaks, addLeaks } = await openVisitor(openPage);
      await page.addInitScript(
        ([token, user]) => {
          localStorage.setItem('authToken', String(token));
          localStorage.setItem('user', String(user));
        },
        [shopper.token, JSON.stringify(shopper.user)],
      );
      for (const path of [
        '/',
        '/product/first',
        '/cart',
        '/wishlist',
        '/checkout',
        '/orders',
        `/orders/${shopper.order_id}`,
        `/track-order?id=${shopper.order_id}`,
        // Addresses that an attacker made, and a page whose text staff write.
        `/faqs?q=${encodedText}`,
        `/search?q=${encodedText}&b=${encodedText}`,
        '/terms',
        `/track-order?id=${encodedText}`,
      ]) {
        await visit(page, path);
        await addLeaks();
      }
      await openDialogs(page, addLeaks);
      expect([...leaks]).toEqual([]);
    });
  });
}

test('findLeaks reports markup that gets through', async ({ openPage }) => {
  const { page } = await openPage(PHONE, { bypassCSP: true });
  await page.goto('/faqs');
  expect(await page.evaluate(findLeaks)).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p data-pwn></p><iframe></iframe><b onclick="x()"></b><a href=" javascript:x()"></a><img src="//evil.example/x">',
    );
    Object.assign(globalThis, { wasPwned: true });
  });
  expect((await page.evaluate(findLeaks)).map((leak) => leak.slice(0, 16))).toEqual([
    'an element of a ',
    '<iframe>',
    '<b onclick>',
    '<a href=" javasc',
    'img leads to //e',
    'a script ran',
  ]);
});

/** Opens the search suggestions and the dialogs of cart and payment, which a page renders only on demand. `inspect` is called while each is open. */
async function openDialogs(page: Page, inspect: () => Promise<void>): Promise<void> {
  await visit(page, '/product/first');
  await page.getByRole('combobox').fill('glow');
  await page.locator('[role="option"][href^="/product/"]').first().waitFor();
  await inspect();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.getByRole('dialog').getByText('Added to Your Cart').waitFor();
  await inspect();
  await visit(page, '/orders');
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await page.getByRole('dialog').first().waitFor();
  await inspect();
}
