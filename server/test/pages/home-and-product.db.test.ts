/** The first HTML of the home page and of products: pictures, addresses with a choice, forms and links without scripts, and parts that fail or are late. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorefrontBuild, type StorefrontModule } from '../../src/http/pages/storefront-source.ts';
import { insertShop } from '../../src/seed/insert-shop.ts';
import type { Shop } from '../../src/seed/shop.ts';
import { createSmallShop } from '../support/fixtures/small-shop.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { parsePage, readHead } from '../support/shop/parse-page.ts';

const ORIGIN = 'https://shop.example';
/** The thumbhash of a red picture. */
const RED_HASH = '13oDBwCHh4h3iHd4d3eHB4h4iO84+I4D';
const PLACEHOLDER = /^data:image\/bmp;base64,[\w+/=]{136}$/;

const createSlide = (slide_id: string, position: number) => ({
  slide_id,
  image: `${slide_id}.webp`,
  link: '/best',
  slug: '',
  title: slide_id,
  description: '',
  action: '',
  position,
});
const small = createSmallShop();
/** `first` has three pictures and two options, of which the second costs more and is sold out. */
const SHOP: Shop = {
  ...small,
  slides: ['sunscreen', 'toner', 'tint'].map(createSlide),
  products: small.products.map((product) =>
    product.product_id === 'first'
      ? { ...product, other_images: ['texture.webp', 'back.webp'], description_images: ['use.webp'] }
      : product,
  ),
  options: [
    { option_id: 'rose', product_id: 'first', name: 'Rose', image: 'rose.webp', additional_price_rwf: 0, position: 0 },
    { option_id: 'plum', product_id: 'first', name: 'Plum', image: 'plum.webp', additional_price_rwf: 500, position: 1 },
  ],
  sizes: [],
  stock: [{ product_id: 'first', option_id: 'plum', size_id: null, on_hand: 0 }],
  pictures: ['first.webp', 'second.webp', 'third.webp', 'texture.webp'].map((key) => ({
    key,
    bytes: 1_000,
    width: 480,
    height: 480,
    thumbhash: RED_HASH,
  })),
};

let shop: TestShop;
let storefront: StorefrontModule;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: ORIGIN });
  await shop.db.transaction().execute((trx) => insertShop(trx, SHOP));
  await shop.refresh();
  storefront = await (await openStorefrontBuild()).load('en');
});
afterAll(() => shop.close());

async function open(url: string) {
  const { statusCode, body } = await shop.app.inject({ url });
  return { statusCode, body, document: parsePage(body), head: readHead(body) };
}
const listPictures = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((picture) =>
    ['src', 'loading', 'fetchpriority', 'decoding'].map((name) => picture.getAttribute(name)),
  );
const findLink = (document: Document, text: string) =>
  [...document.querySelectorAll('main a')].find((link) => link.textContent?.trim() === text);

describe('the home page', () => {
  test('loads only the first slide at once, and all slides can be read without scripts', async () => {
    const { document, head } = await open('/');
    expect(head).toMatchObject({ title: 'Plain Rwanda', h1: 'Plain Rwanda', canonical: `${ORIGIN}/` });
    expect(listPictures(document, '[aria-roledescription="slide"] img')).toEqual([
      ['/media/sunscreen.webp?w=640', null, 'high', null],
      ['/media/toner.webp?w=640', 'lazy', null, 'async'],
      ['/media/tint.webp?w=640', 'lazy', null, 'async'],
    ]);
    const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
    expect(slides.map((slide) => [slide.querySelector('a')?.getAttribute('href'), slide.hasAttribute('aria-hidden')])).toEqual(
      Array(3).fill(['/best', false]),
    );
  });

  test('leads to all products from a slide whose link is invalid', async () => {
    const { statusCode, document } = await open('/productspage');
    expect([statusCode, document.querySelectorAll('main article').length]).toEqual([200, 3]);
  });
});

test.each(['/', '/category/top', '/product/second'])(
  'the cards of %s have placeholders for their pictures, without script or style',
  async (path) => {
    const { body, document } = await open(path);
    const cards = [...document.querySelectorAll('main article:not([id])')];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      const [placeholder, picture] = card.querySelectorAll('img');
      expect(placeholder?.getAttribute('src')).toMatch(PLACEHOLDER);
      expect([placeholder?.alt, picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['', '480', '480']);
    }
    expect(body).not.toMatch(/<[^>]*\sstyle=/);
  },
);

describe('the page of a product', () => {
  test('shows the cheapest option in stock, with its pictures, of which only the first loads at once', async () => {
    const { document, head } = await open('/product/first');
    expect(head).toMatchObject({ title: 'Plain Plain | Plain', h1: 'Plain', description: 'Plain', canonical: `${ORIGIN}/product/first` });
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/shop\.example\/cards\/first-[0-9a-f]{16}\.jpg$/,
    );
    expect(document.querySelector('h1 ~ div > p')?.textContent).toBe('Now 15,000 RWFBefore 20,000 RWF−25%');
    expect(listPictures(document, '[id^="picture-"] img:not([aria-hidden])')).toEqual([
      ['/media/rose.webp?w=480', null, 'high', null],
      ['/media/texture.webp?w=480', 'lazy', null, 'async'],
      ['/media/back.webp?w=480', 'lazy', null, 'async'],
    ]);
    expect([...document.querySelectorAll('[id^="picture-"] a')].map((link) => link.getAttribute('href'))).toEqual(
      ['rose', 'texture', 'back'].map((name) => `/media/${name}.webp?w=1280`),
    );
    expect(document.querySelector('#picture-2 img')?.getAttribute('src')).toMatch(PLACEHOLDER);
    const closedSections = [...document.querySelectorAll('main details:not([open])')];
    expect(closedSections.map((section) => section.querySelector('summary')?.textContent)).toEqual(['All ingredients (1)']);
  });

  test('has links to its options, and a form that sends a guest to sign in and back', async () => {
    const { document } = await open('/product/first');
    const options = [...document.querySelectorAll('fieldset a')];
    expect(options.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['Rose15,000 RWF', '/product/first?option=rose', 'true'],
      ['Plum15,500 RWFSold out', '/product/first?option=plum', null],
    ]);
    const form = document.querySelector('form#buy');
    expect(form?.querySelector('input[name="redirect"]')?.getAttribute('value')).toBe('/product/first');
    const button = form?.querySelector('button[type="submit"]');
    expect([button?.textContent, button?.getAttribute('formaction'), form?.getAttribute('method')]).toEqual([
      'Add to Cart',
      '/signin',
      null,
    ]);
    expect(form?.hasAttribute('action'), 'with scripts, the form waits for the script').toBe(false);
  });

  test('shows the option in its address with its price, and that it is sold out', async () => {
    const { document, head } = await open('/product/first?option=plum');
    expect(head.canonical).toBe(`${ORIGIN}/product/first`);
    expect(document.querySelector('h1 ~ div > p')?.textContent).toBe('Now 15,500 RWFBefore 20,500 RWF−24%');
    expect(document.querySelector('#picture-1 img')?.getAttribute('src')).toBe('/media/plum.webp?w=480');
    expect(findLink(document, 'Plum15,500 RWFSold out')?.getAttribute('aria-current')).toBe('true');
    expect(document.querySelector('form#buy')).toBeNull();
    expect(document.querySelector('main')?.textContent).toContain('This one is sold out. Another one can be had.');
  });

  test('is shared on WhatsApp without scripts, and the buttons that need scripts are missing', async () => {
    const { document } = await open('/product/first?option=plum');
    const url = new URL(findLink(document, 'WhatsApp')?.getAttribute('href') ?? '');
    expect([url.origin + url.pathname, url.searchParams.get('text')]).toEqual([
      'https://wa.me/',
      `Plain Plain\n${ORIGIN}/product/first?option=plum`,
    ]);
    const buttons = [...document.querySelectorAll('main button')].map(({ textContent }) => textContent);
    expect(buttons).not.toContain('Copy link');
    expect(buttons).not.toContain('More');
  });

  test('answers 404 with other ways if there is no such product', async () => {
    const { statusCode, document, head } = await open('/product/no-such-thing');
    expect([statusCode, head.h1, head.title]).toEqual([404, 'Product not found', 'Product not found']);
    expect(findLink(document, 'See best sellers')?.getAttribute('href')).toBe('/best');
  });
});

describe('when a call of the API', () => {
  /** The calls of the sections of the home page, and of a product. `body`: what the call's body contains. */
  const CALLS = {
    slides: { path: /^\/api\/users\/slides\/get/, body: '' },
    best: { path: /^\/api\/products\/filter/, body: 'BEST SELLER' },
    recommendations: { path: /^\/api\/products\/recommendations/, body: '' },
    categories: { path: /^\/api\/products\/category\/parent/, body: '' },
    trending: { path: /^\/api\/products\/filter/, body: 'HOT DEAL' },
    brands: { path: /^\/api\/products\/brands/, body: '' },
    product: { path: /^\/api\/products\/first$/, body: '' },
  };
  type CallName = keyof typeof CALLS;
  type Fault = 'fails' | 'is late';
  const SECTIONS = Object.keys(CALLS).filter((name): name is CallName => name !== 'product');

  /** The storefront of the shop, of which one call fails or never responds. */
  function openStorefront(faultyCall: CallName | null, fault: Fault = 'fails') {
    const errors: unknown[] = [];
    const render = storefront.createStorefront({
      onError: (error) => errors.push(error),
      async fetch(input, { method = 'GET', headers, body } = {}) {
        const url = String(input);
        const faulty = faultyCall && CALLS[faultyCall];
        if (faulty?.path.test(url) && String(body).includes(faulty.body)) {
          if (fault === 'is late') return new Promise(() => {});
          return Response.json({ status: 'error', message: 'Something went wrong.' }, { status: 500 });
        }
        const response = await shop.app.inject({
          method: method as 'GET' | 'POST',
          url,
          headers: Object.fromEntries(new Headers(headers)),
          ...(body ? { payload: String(body) } : {}),
        });
        return new Response(response.body, { status: response.statusCode, headers: { 'content-type': 'application/json' } });
      },
    });
    const request = (path: string) => render(new Request(ORIGIN + path));
    const readCacheControls = async () => {
      const responses = await Promise.all(['/', '/_.data'].map(request));
      return responses.map(({ status, headers }) => [status, headers.get('cache-control')]);
    };
    return { errors, request, readCacheControls };
  }

  test.each(['fails', 'is late'] as const)(
    '%s for a section of the home page, caches store neither the page nor its data',
    async (fault) => {
      const complete = openStorefront(null);
      expect(await complete.readCacheControls()).toEqual([
        [200, 'public, max-age=0, must-revalidate'],
        [200, null],
      ]);
      const results = await Promise.all(
        SECTIONS.map(async (section) => {
          const { readCacheControls, errors } = openStorefront(section, fault);
          return [section, await readCacheControls(), errors];
        }),
      );
      const notStored = [200, 'no-store'];
      expect(results).toEqual(SECTIONS.map((section) => [section, [notStored, notStored], []]));
      expect(complete.errors).toEqual([]);
    },
  );

  test('is late for a section, the page shows its skeleton after two seconds, and the other sections', async () => {
    const start_ms = performance.now();
    const response = await openStorefront('trending', 'is late').request('/');
    const document = parsePage(await response.text());
    expect(performance.now() - start_ms).toBeGreaterThan(1_900);
    const busy = [...document.querySelectorAll('main [aria-busy="true"]')];
    expect(busy.map((row) => row.closest('section')?.querySelector('h2')?.textContent)).toEqual(['Trending']);
    expect(document.querySelectorAll('main article').length).toBeGreaterThan(0);
  });

  test('fails for a product, its page answers 503 and says so in its heading and title', async () => {
    const response = await openStorefront('product').request('/product/first');
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    const { title, h1 } = readHead(await response.text());
    expect([title, h1]).toEqual(['This product could not be loaded | Plain', 'This product could not be loaded']);
  });
});
