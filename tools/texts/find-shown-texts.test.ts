import { describe, expect, test } from 'vitest';
import { findShownTexts } from './find-shown-texts.ts';
import { isCode, readSources } from './source-files.ts';

describe('the search for texts in code', () => {
  /** `#{` in the source stands for the beginning of a value in a template. */
  const list = (source: string) => findShownTexts('page.tsx', source.replaceAll('#{', '$'.concat('{'))).map(({ text }) => text);

  test.each([
    ['between tags', '<p>sold out</p>', 'sold out'],
    ['in an attribute that is read aloud', '<ul aria-roledescription="carousel" />', 'carousel'],
    ['in a property that a component shows', '<Field label="city" />', 'city'],
    ['in either branch of a condition', '<p>{isOpen ? "open" : null}</p>', 'open'],
    ['in a template within an attribute', '<img alt={`picture of #{name}`} />', 'picture of …'],
    ['in a constant', 'const title = "Kigali City";', 'Kigali City'],
    ['in an object', 'const NAMES = { en: "English" };', 'English'],
    ['in an argument', 'toast("Your cart is empty");', 'Your cart is empty'],
    ['in a sentence without a capital', 'const text = "we write to you";', 'we write to you'],
    ['in written HTML', 'const html = `<a href="/">home</a>`;', 'home'],
    ['in an attribute of written HTML', 'const html = `<img src="/a" alt="a toner">`;', 'a toner'],
  ])('finds one %s', (_, source, text) => expect(list(source)).toEqual([text]));

  test.each([
    [
      'names of classes, paths and events',
      '<a className="wrap page" href={`/x/#{id}`} onKeyDown={({ key }) => key === "Enter" && open()} />',
    ],
    ['messages', '<p title={messages.title}>{messages.text}</p>'],
    ['punctuation', '<p>{count} · {"×"}</p>'],
    ['types and imports', 'import a from "Some Package"; type Name = "Kigali City";'],
    ['errors for programmers', 'throw new Error(`The route #{id} has no tag`);'],
    ['compared values', 'const isPaid = status === "Paid";'],
  ])('leaves out %s', (_, source) => expect(list(source)).toEqual([]));
});

/** What shoppers and staff use the same in all languages, and values that are no texts. */
const NO_TEXTS: Record<string, readonly string[]> = {
  // Values of the API, by which code finds a part of a product.
  'storefront/app/routes/product/information/information.tsx': ['Why We Love It', 'Featured Ingredients', 'How to Use'],
  'storefront/app/routes/product/product-data.ts': ['Volume'],
  // Terms of schema.org.
  'storefront/app/routes/product/structured-data.server.ts': ['Organization', 'Product', 'Brand', 'Offer'],
  // Names.
  'storefront/app/lib/shop.ts': ['Uruhu'],
  'server/src/http/pages/plain-page.ts': ['Uruhu'],
  'storefront/app/routes/account/history/parse-device.ts': [
    ...['Opera', 'Edge', 'Samsung Internet', 'UC Browser', 'Yandex Browser', 'Phoenix', 'Facebook', 'Instagram', 'Firefox', 'Chrome'],
    ...['Safari', 'Android', 'Windows Phone', 'Windows', 'Chromebook', 'Mac', 'Linux'],
  ],
  'server/src/domains/mail/templates/mail-html.ts': ["font-family:Georgia,'Times New Roman',serif"],
  // Texts for programs and operators.
  'server/src/domains/accounts/passwords/hash-password.ts': ['nobody signs in with this'],
  'server/src/domains/feeds/feed.routes.ts': ['User-agent: *', 'Disallow: …', 'Sitemap: …/sitemap.xml'],
  'server/src/domains/feeds/product-feed.ts': ['out of stock'],
  'server/src/http/pages/page-costs.ts': ['the page … has no cost', 'the cost of … belongs to no page'],
  'server/src/http/pages/well-known.ts': ['Not found\n'],
};

/** The folders whose code writes what shoppers read: pages, mails and replies. */
const FOLDERS = [
  'storefront/app',
  'server/src/http/pages',
  'server/src/domains/mail/templates',
  ...['accounts', 'brands', 'cart', 'categories', 'checkout', 'contact', 'coupons', 'feeds', 'order-view', 'orders', 'reviews', 'shipping']
    .concat('stock-waits', 'wishlist')
    .map((domain) => `server/src/domains/${domain}`),
];

test('no text that shoppers read is in code', () => {
  const files = FOLDERS.flatMap(readSources).filter((file) => isCode(file) && !file.path.includes('/admin/'));
  expect(files.length).toBeGreaterThan(500);
  const texts = files.flatMap(({ path, source }) => findShownTexts(path, source).map(({ line, text }) => ({ path, line, text })));
  const isAllowed = ({ path, text }: { path: string; text: string }) => NO_TEXTS[path]?.includes(text);
  expect(texts.filter((found) => !isAllowed(found)).map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  const unused = Object.entries(NO_TEXTS).flatMap(([path, allowed]) =>
    allowed.filter((text) => !texts.some((found) => found.path === path && found.text === text)).map((text) => `${path} ${text}`),
  );
  expect(unused).toEqual([]);
});
