/** Each part of the home page loads, fails, is empty and is there by itself: the others stand. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrokenShop, PARTS, type Part } from '../support/broken-shop.ts';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';

const browser = useBrowser();
let shop: Awaited<ReturnType<typeof openBrokenShop>>;
beforeAll(async () => {
  shop = await openBrokenShop(inject('shopUrl'));
});
afterAll(() => shop.close());

/** Its name as a heading or a label; what is in it when it is there; its words without anything, and after a failure. */
const SHOWN: Record<Part, { name: string; holds: string; empty: string; failed: string }> = {
  slides: { name: 'Highlights', holds: 'h2', empty: 'No slides available', failed: 'Error loading slides: Something went wrong.' },
  best: {
    name: 'Best Sellers',
    holds: 'article',
    empty: 'No best selling products available at the moment.',
    failed: 'Error: Something went wrong.',
  },
  recommendations: {
    name: 'Recommendations',
    holds: 'article',
    empty: 'No recommendations available',
    failed: 'Error: Something went wrong.',
  },
  categories: {
    name: 'Shop by Category',
    holds: 'a[href^="/category/"]',
    empty: 'No categories available',
    failed: 'Error: Something went wrong.',
  },
  trending: {
    name: 'Trending',
    holds: 'article',
    empty: 'No trending products available at the moment.',
    failed: 'Error: Something went wrong.',
  },
  brands: {
    name: 'Featured Brands',
    holds: 'a[href^="/search?b="]',
    empty: 'No brands available',
    failed: 'Error: Something went wrong.',
  },
};

const sectionOf = (page: Page, part: Part) =>
  part === 'slides'
    ? page.getByRole('main').locator('section[aria-label="Highlights"]')
    : page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: SHOWN[part].name, exact: true }) });
const content = (page: Page, part: Part) => sectionOf(page, part).locator(SHOWN[part].holds);
const busy = (page: Page, part: Part) =>
  sectionOf(page, part).and(page.locator('[aria-busy="true"]')).or(sectionOf(page, part).locator('[aria-busy="true"]'));
const heightOf = async (page: Page, part: Part) => Math.round((await sectionOf(page, part).boundingBox())?.height ?? 0);

async function expectOthers(page: Page, besides: readonly Part[]): Promise<void> {
  for (const part of PARTS.filter((other) => !besides.includes(other))) {
    expect(await content(page, part).count(), `${part} stands`).toBeGreaterThan(0);
  }
  expect(await page.getByText('A free gift and a 5% OFF coupon').isVisible(), 'the banner stands').toBe(true);
}

const WIDTHS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

describe.each(WIDTHS)('on a %s', (_, viewport) => {
  test.each(PARTS)('%s fails alone, is asked for again alone, and comes', async (part) => {
    shop.faults.clear();
    shop.faults.set(part, 'fails');
    const { page, close } = await browser.open(viewport, { reducedMotion: 'reduce' });
    await page.goto(`${shop.url}/`, { waitUntil: 'networkidle' });
    const section = sectionOf(page, part);
    expect(await section.getByText(SHOWN[part].failed).isVisible()).toBe(true);
    expect(await content(page, part).count()).toBe(0);
    await expectOthers(page, [part]);

    const pages: string[] = [];
    page.on('request', (request) => new URL(request.url()).pathname.endsWith('.data') && pages.push(request.url()));
    await section.getByRole('button', { name: 'Try again' }).click();
    await section.getByText(SHOWN[part].failed).waitFor();
    await expectOthers(page, [part]);

    shop.faults.set(part, 'slow');
    await section.getByRole('button', { name: 'Try again' }).click();
    await busy(page, part).waitFor();
    expect(await section.getByText(SHOWN[part].failed).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not lost').toBe('SECTION');
    await expectOthers(page, [part]);
    const waited_px = await heightOf(page, part);

    shop.faults.clear();
    await content(page, part).first().waitFor();
    expect(await busy(page, part).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName), 'nor afterwards').toBe('SECTION');
    // Prices beside old ones take a second line on a phone, which nobody knows before.
    expect(Math.abs((await heightOf(page, part)) - waited_px), 'the same boxes').toBeLessThanOrEqual(24);
    if (part !== 'categories') expect(pages, 'the page itself is not asked for').toEqual([]);
    await close();
  });

  test('what is late for the page stands as its boxes, and comes by itself', async () => {
    shop.faults.clear();
    for (const part of PARTS) shop.faults.set(part, 'slow');
    const { page, complaints, close } = await browser.open(viewport, { reducedMotion: 'reduce' });
    await page.goto(`${shop.url}/`, { waitUntil: 'domcontentloaded' });
    for (const part of PARTS) expect(await busy(page, part).count(), part).toBe(1);
    await expectAccessible(page);
    const waited_px = new Map<Part, number>();
    for (const part of PARTS) waited_px.set(part, await heightOf(page, part));
    await page.waitForLoadState('load');
    shop.faults.clear();
    const productsOf = async (part: Part) =>
      new Set(await content(page, part).evaluateAll((cards) => cards.map((card) => card.querySelector('h3 a')?.getAttribute('href'))));
    for (const part of PARTS) {
      await content(page, part).first().waitFor();
      const moved_px = Math.abs((await heightOf(page, part)) - (waited_px.get(part) ?? 0));
      expect(moved_px, `${part} has the same boxes`).toBeLessThanOrEqual(24);
    }
    const [above, recommended] = [await productsOf('best'), await productsOf('recommendations')];
    expect(recommended.size).toBeLessThanOrEqual(12);
    expect([...recommended].filter((product) => above.has(product))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('what holds nothing says so, each in its words, and the page is whole', async () => {
    shop.faults.clear();
    for (const part of PARTS) shop.faults.set(part, 'empty');
    const { page, complaints, close } = await browser.open(viewport);
    await page.goto(`${shop.url}/`, { waitUntil: 'networkidle' });
    for (const part of PARTS)
      expect(await sectionOf(page, part).getByText(SHOWN[part].empty, { exact: true }).isVisible(), part).toBe(true);
    expect(await page.getByText('A free gift and a 5% OFF coupon').isVisible()).toBe(true);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a page that lacks a part is not kept, by the server or by anybody, and neither is its data', async () => {
  const kept = async () => {
    const answers = await Promise.all(['/', '/_.data'].map((path) => fetch(shop.url + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    return answers.map(({ headers }) => headers.get('cache-control'));
  };
  shop.faults.clear();
  expect(await kept()).toEqual(['public, max-age=0, must-revalidate', null]);
  for (const fault of ['fails', 'slow'] as const) {
    for (const part of PARTS) {
      shop.faults.clear();
      shop.faults.set(part, fault);
      expect(await kept(), `${part} ${fault}`).toEqual(['no-store', 'no-store']);
    }
  }
  shop.faults.clear();
  expect(await kept()).toEqual(['public, max-age=0, must-revalidate', null]);
  expect(shop.failures).toEqual([]);
});
