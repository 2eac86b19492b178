/** The sections of the home page, and what it shows to a shopper who is known. One long file, because each test opens the same page. */
import { act, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bringAllIntoView, bringAllNear } from '#test/browser.ts';
import { holdReply, type Replies, refuse } from '#test/fake-api.ts';
import { createLightProduct } from '#test/fixtures/catalogue.ts';
import { createFullProduct } from '#test/fixtures/full-product.ts';
import { createHomeServer, HOME_SECTIONS, type HomeSection } from '#test/fixtures/home.ts';
import { createSettings } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

/** The section's name (heading or label), its content, and its messages when it is empty and after a failure. */
const SECTION_TEXTS: Record<HomeSection, { name: string; contentSelector: string; empty: string; failed: string }> = {
  slides: {
    name: 'Highlights',
    contentSelector: 'h2',
    empty: 'No slides available',
    failed: 'Error loading slides: Something went wrong.',
  },
  best: {
    name: 'Best Sellers',
    contentSelector: 'article',
    empty: 'No best selling products available at the moment.',
    failed: 'Error: Something went wrong.',
  },
  recommendations: {
    name: 'Recommendations',
    contentSelector: 'article',
    empty: 'No recommendations available',
    failed: 'Error: Something went wrong.',
  },
  categories: {
    name: 'Shop by Category',
    contentSelector: 'a[href^="/category/"]',
    empty: 'No categories available',
    failed: 'Error: Something went wrong.',
  },
  trending: {
    name: 'Trending',
    contentSelector: 'article',
    empty: 'No trending products available at the moment.',
    failed: 'Error: Something went wrong.',
  },
  brands: {
    name: 'Featured Brands',
    contentSelector: 'a[href^="/search?b="]',
    empty: 'No brands available',
    failed: 'Error: Something went wrong.',
  },
};

function findSection(shop: RenderedShop, section: HomeSection): HTMLElement {
  const { name } = SECTION_TEXTS[section];
  if (section === 'slides') return shop.main.getByRole('region', { name });
  const found = shop.main.getByRole('heading', { name }).closest('section');
  if (!found) throw new Error(`the heading ${name} is in no section`);
  return found;
}
const countContent = (shop: RenderedShop, section: HomeSection) =>
  findSection(shop, section).querySelectorAll(SECTION_TEXTS[section].contentSelector).length;
const isBusy = (shop: RenderedShop, section: HomeSection) => findSection(shop, section).querySelector('[aria-busy="true"]') !== null;

function expectOthers(shop: RenderedShop, except: HomeSection): void {
  for (const section of HOME_SECTIONS.filter((other) => other !== except))
    expect([section, countContent(shop, section) > 0]).toEqual([section, true]);
  shop.main.getByRole('heading', { name: 'A free gift and a 5% OFF coupon' });
}

for (const section of HOME_SECTIONS) {
  test(`a shopper can retry ${section} after a failure, which leaves the other sections unchanged`, async () => {
    const server = createHomeServer();
    server.faults.set(section, 'fails');
    const shop = await renderShop('/', { replies: server.replies });
    const region = within(findSection(shop, section));
    const { failed } = SECTION_TEXTS[section];
    region.getByText(failed);
    expect(countContent(shop, section)).toBe(0);
    expectOthers(shop, section);

    const loadedSlides = shop.api.countCalls('slides');
    await shop.user.click(region.getByRole('button', { name: 'Try again' }));
    await region.findByText(failed);
    expectOthers(shop, section);

    server.faults.set(section, 'late');
    await shop.user.click(region.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(isBusy(shop, section)).toBe(true));
    expect(region.queryByText(failed)).toBeNull();
    expect(document.activeElement?.tagName, 'the focus is not lost').toBe('SECTION');
    expectOthers(shop, section);

    await waitFor(() => expect(server.countWaiting()).toBe(1));
    server.deliver();
    await waitFor(() => expect(countContent(shop, section)).toBeGreaterThan(0));
    expect([isBusy(shop, section), document.activeElement?.tagName]).toEqual([false, 'SECTION']);
    // The menus show the categories, too, so a retry of these loads the data of the page again.
    const retries = section === 'slides' ? 2 : 0;
    if (section !== 'categories') expect(shop.api.countCalls('slides')).toBe(loadedSlides + retries);
  });
}

test('after all sections have failed, a shopper can retry each', async () => {
  const server = createHomeServer();
  for (const section of HOME_SECTIONS) server.faults.set(section, 'fails');
  const shop = await renderShop('/', { replies: server.replies });
  for (const section of HOME_SECTIONS) {
    within(findSection(shop, section)).getByText(SECTION_TEXTS[section].failed);
    server.faults.delete(section);
    await shop.user.click(within(findSection(shop, section)).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(countContent(shop, section)).toBeGreaterThan(0));
  }
});

test('late sections show skeletons, and load by themselves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const server = createHomeServer();
  for (const section of HOME_SECTIONS) server.faults.set(section, 'late');
  let shop: RenderedShop;
  try {
    const opening = renderShop('/', { replies: server.replies });
    await vi.waitFor(() => expect(server.countWaiting()).toBe(HOME_SECTIONS.length), { timeout: 8_000 });
    // The loaders wait for two seconds, and then render the page without what is late.
    await vi.advanceTimersByTimeAsync(2_000);
    shop = await opening;
  } finally {
    vi.useRealTimers();
  }
  for (const section of HOME_SECTIONS) expect([section, isBusy(shop, section)]).toEqual([section, true]);
  server.deliver();
  for (const section of HOME_SECTIONS) await waitFor(() => expect(countContent(shop, section)).toBeGreaterThan(0));
  for (const section of HOME_SECTIONS) expect([section, isBusy(shop, section)]).toEqual([section, false]);
  const shown = within(findSection(shop, 'recommendations')).getAllByRole('article');
  expect(
    shown.map((card) => card.querySelector('h3')?.textContent),
    'without the best sellers',
  ).toEqual(['Product rated-1']);
});

test('each empty section shows its own message', async () => {
  const server = createHomeServer();
  for (const section of HOME_SECTIONS) server.faults.set(section, 'empty');
  const shop = await renderShop('/', { replies: server.replies });
  for (const section of HOME_SECTIONS) within(findSection(shop, section)).getByText(SECTION_TEXTS[section].empty);
  shop.main.getByText('A free gift and a 5% OFF coupon');
});

test('the arrows of a row scroll it by 300 px, those of the brands by their visible width', async () => {
  const shop = await renderShop('/', { replies: createHomeServer().replies });
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
  for (const title of ['Best Sellers', 'Recommendations', 'Trending', 'Featured Brands']) {
    const row = shop.main
      .getByRole('button', { name: `Scroll ${title} on` })
      .closest('section')
      ?.querySelector('ul');
    Object.defineProperty(row, 'clientWidth', { value: 900 });
    await shop.user.click(shop.main.getByRole('button', { name: `Scroll ${title} on` }));
    await shop.user.click(shop.main.getByRole('button', { name: `Scroll ${title} back` }));
    const step_px = title === 'Featured Brands' ? 900 : 300;
    expect([title, scrollBy.mock.calls]).toEqual([title, [[{ left: step_px }], [{ left: -step_px }]]]);
    scrollBy.mockClear();
  }
  expect(shop.main.getByRole('link', { name: 'Anua' }).getAttribute('href')).toBe('/search?b=Anua');
});

const COUPON = {
  coupon_id: 'welcome',
  coupon_code: 'WELCOME-7',
  coupon_type: 'percentage',
  discount: 5,
  minimum_spend: 0,
  starts_at: '2026-01-05T06:00:00.000Z',
  ends_at: null,
  needs_verified_email: false,
  new_members_only: true,
} as const;

const NO_ORDERS = { pending: 0, preparing: 0, in_transit: 0, delivered: 0, cancelled: 0 };

test('the offer leads a guest to sign up', async () => {
  const shop = await renderShop('/', { replies: createHomeServer().replies });
  const banner = shop.main.getByText('NEW MEMBER OFFER').parentElement;
  expect(banner?.textContent?.replace(/\s+/g, ' ')).toContain('NEW MEMBER OFFERGet 5% Off');
  await shop.user.click(shop.main.getByRole('link', { name: 'Join and save 5%' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/signup'));
});

test.each<[string, Replies, string[], string, string]>([
  [
    'a new shopper reads her code, and is asked to confirm her address',
    { coupons: { results: [{ ...COUPON, needs_verified_email: true }], best: null, gets_free_gift: true } },
    ['A free gift and a 5% OFF coupon', 'Your code: WELCOME-7'],
    'Confirm your e-mail',
    '/accountinfo',
  ],
  [
    'a new shopper with a confirmed address reads her code',
    { coupons: { results: [COUPON], best: null, gets_free_gift: true } },
    ['Your code: WELCOME-7'],
    'Shop with your code',
    '/best',
  ],
  [
    'a new account of a shopper who has had the offer is promised nothing',
    { orderCounts: { counts: NO_ORDERS } },
    ['Good to have you here', 'No 5% off this time: each person gets it once.'],
    'See best sellers',
    '/best',
  ],
  [
    'a customer is greeted',
    { orderCounts: { counts: { ...NO_ORDERS, delivered: 1 } } },
    ['Good to see you again', 'Your orders are where you left them.'],
    'See my orders',
    '/orders',
  ],
  [
    'a customer whose coupons cannot be read is greeted',
    { coupons: refuse('busy', 'Please try again') },
    ['Good to see you again'],
    'See my orders',
    '/orders',
  ],
])('%s', async (_, replies, texts, action, path) => {
  const shop = await renderShop('/', { signedIn: true, replies: { ...createHomeServer().replies, ...replies } });
  expect((await shop.main.findByRole('link', { name: action })).getAttribute('href')).toBe(path);
  for (const text of texts) expect(shop.main.getAllByText(text).length).toBeGreaterThan(0);
});

test('a shop without the offer shows no banner', async () => {
  const shop = await renderShop('/', { replies: { ...createHomeServer().replies, settings: createSettings({ new_member_offer: false }) } });
  expect(shop.main.queryByText('NEW MEMBER OFFER')).toBeNull();
});

const readRecommendations = (shop: RenderedShop) => {
  const section = findSection(shop, 'recommendations');
  return [section.querySelectorAll('p')[1]?.textContent, ...[...section.querySelectorAll('h3')].map(({ textContent }) => textContent)];
};
const BEST_RATED = ['Best rated in each category', 'Product rated-1'];
const VIEWED = ['Because of what you looked at', 'Product similar'];
const similar = { results: [createLightProduct({ product_id: 'similar', name: 'Product similar' })] };

test('a first visit recommends the best rated products without those of the row above, and needs no further call', async () => {
  const shop = await renderShop('/', { replies: createHomeServer().replies });
  expect(readRecommendations(shop)).toEqual(BEST_RATED);
  // Once this module has loaded, a page that used it would watch the row.
  await act(async () => {
    await import('./personal-content.ts');
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  bringAllNear();
  bringAllIntoView();
  // Gives a call the time in which it would otherwise be made.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect([shop.api.countCalls('recommendations'), readRecommendations(shop)]).toEqual([1, BEST_RATED]);
});

test('recommendations follow what the shopper has viewed, stay when she comes back, and end when she clears the list', async () => {
  localStorage.setItem('viewed', '["a","b"]');
  const server = createHomeServer();
  const replies: Replies = {
    ...server.replies,
    recommendations: ({ query }) => (query.viewed ? similar : server.replies.recommendations()),
    product: createFullProduct({ product_id: 'similar' }),
    products: { count: 0, next: null, previous: null, results: [], page: 1, page_count: 1 },
  };
  const shop = await renderShop('/', { replies });
  expect([shop.api.countCalls('recommendations'), readRecommendations(shop)]).toEqual([1, BEST_RATED]);
  await vi.waitFor(() => {
    bringAllNear();
    expect(shop.api.countCalls('recommendations')).toBe(2);
  });
  await waitFor(() => expect(readRecommendations(shop)).toEqual(VIEWED));
  expect(shop.api.calls.filter(({ name }) => name === 'recommendations').map(({ query }) => query.viewed)).toEqual(['', 'a,b']);

  await shop.user.click(shop.main.getByRole('link', { name: 'Product similar' }));
  await shop.findByRole('heading', { name: 'Related Products' });
  await shop.navigate(-1);
  await waitFor(() => expect(readRecommendations(shop)).toEqual(VIEWED));

  await shop.navigate(1);
  await shop.findByRole('heading', { name: 'Related Products' });
  localStorage.removeItem('viewed');
  await shop.navigate(-1);
  await waitFor(() => expect(readRecommendations(shop)).toEqual(BEST_RATED));
});

test('recommendations that arrive while the shopper sees the row do not replace it', async () => {
  localStorage.setItem('viewed', '["a"]');
  const server = createHomeServer();
  const held = holdReply<'recommendations'>();
  const shop = await renderShop('/', {
    replies: {
      ...server.replies,
      recommendations: (request) => (request.query.viewed ? held.respond(request) : server.replies.recommendations()),
    },
  });
  await vi.waitFor(() => {
    bringAllNear();
    expect(held.count()).toBe(1);
  });
  bringAllIntoView();
  held.send(similar);
  // Gives the reply the time in which it would otherwise show.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(readRecommendations(shop)).toEqual(BEST_RATED);
});
