/**
 * Public pages show texts of shoppers and staff as text, even where every field holds markup and scripts of an attacker. The HTML is parsed as a
 * browser parses it. What a browser runs is tested by the journey of the same name.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertShop } from '../../src/seed/insert-shop.ts';
import { HOSTILE_TEXTS } from '../support/fixtures/hostile-texts.ts';
import { createSmallShop } from '../support/fixtures/small-shop.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { parsePage } from '../support/shop/parse-page.ts';

const FORBIDDEN_ELEMENTS = 'iframe, object, embed, base, plaintext, xmp, math';
const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'data'];
const ORIGIN = 'http://shop.test';

function listLeaksOf(element: Element): string[] {
  const name = element.tagName.toLowerCase();
  const leaks: string[] = [];
  if (element.hasAttribute('data-pwn')) leaks.push(`an element of a text: ${element.outerHTML.slice(0, 120)}`);
  if (element.matches(FORBIDDEN_ELEMENTS)) leaks.push(`<${name}>`);
  for (const { name: attribute, value } of element.attributes) {
    if (attribute.startsWith('on')) leaks.push(`<${name} ${attribute}>`);
    if (attribute === 'style' && element.closest('.rich')) leaks.push(`<${name} style>`);
    if (!URL_ATTRIBUTES.includes(attribute)) continue;
    if (/^\W*(javascript|vbscript|data:(?!image\/))/i.test(value)) leaks.push(`<${name} ${attribute}="${value}">`);
    if (URL.canParse(value, ORIGIN) && new URL(value, ORIGIN).host.includes('evil')) leaks.push(`${name} leads to ${value}`);
  }
  return leaks;
}

/** Elements and attributes that came from a hostile text. The policy of a page names the hash of each script that may run, so it is not repeated here. */
const listLeaks = (html: string) => [...parsePage(html).querySelectorAll('*')].flatMap(listLeaksOf);

test('listLeaks reports markup that gets through', () => {
  const planted =
    '<p data-pwn></p><iframe></iframe><b onclick="x()"></b><a href=" javascript:x()"></a><img src="//evil.example/x"><p class="rich"><i style=""></i></p>';
  expect(listLeaks(planted).map((leak) => leak.slice(0, 16))).toEqual([
    'an element of a ',
    '<iframe>',
    '<b onclick>',
    '<a href=" javasc',
    'img leads to //e',
    '<i style>',
  ]);
});

describe.each(Object.entries(HOSTILE_TEXTS))('hostile text %s', (_, payloads) => {
  // Begins with a plain word, because a brand needs a name after sanitising.
  const text = ['Glow', ...payloads].join(' ');
  const encoded = encodeURIComponent(text);
  const PATHS = [
    '/',
    '/product/first',
    '/product/first?option=two',
    '/category/top',
    '/best',
    '/all-products',
    '/brands',
    '/faqs',
    '/terms',
    '/privacy',
    '/legal',
    '/refund',
    '/contactus',
    '/signup',
    `/signin?redirect=${encoded}`,
    `/search?q=${encoded}&b=${encoded}&tag=${encoded}&c=${encoded}`,
    `/all-products?q=${encoded}`,
    `/search?b=${encoded}&min=${encoded}`,
    `/faqs?q=${encoded}`,
    `/track-order?id=${encoded}`,
    `/category/${encoded}`,
    `/${encoded}`,
    `/confirm-email?t=${encoded}`,
    `/undo-email?t=${encoded}`,
    `/stop-notices?t=${encoded}`,
    `/track-order?id=3f2504e0&phone=${encoded}`,
  ];
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ storefront: true });
    await shop.db.transaction().execute((trx) => insertShop(trx, createSmallShop({ everyText: text })));
    await shop.refresh();
  });
  afterAll(() => shop.close());

  test('stays text on public pages', async () => {
    for (const [index, path] of PATHS.entries()) {
      const { statusCode, body } = await shop.app.inject({ url: path, remoteAddress: `198.51.100.${index}` });
      expect([path.slice(0, 40), statusCode < 500, listLeaks(body)]).toEqual([path.slice(0, 40), true, []]);
      expect(body).toContain('</html>');
    }
  });

  test('is shown whole as the name of a product', async () => {
    const { body } = await shop.app.inject({ url: '/product/first', remoteAddress: '192.0.2.1' });
    // Only the HTML parser normalises line ends.
    expect(parsePage(body).querySelector('h1')?.textContent).toBe(text.replaceAll('\r\n', '\n'));
  });
});
