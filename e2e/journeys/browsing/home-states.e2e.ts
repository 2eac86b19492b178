/** Each part of the home page may load late, fail or be empty without affecting the others. */
import type { Page } from '@playwright/test';
import { openBrokenShop, PARTS, type Part } from '../../support/broken-shop.ts';
import { DESKTOP, expectAccessible, PHONE, visit } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

let shop: Awaited<ReturnType<typeof openBrokenShop>>;
test.beforeAll(async ({ shopUrl }) => {
  shop = await openBrokenShop(shopUrl);
});
test.afterAll(() => shop.close());

/** The part's name (heading or label), its content, and its messages when it is empty and after a failure. */
const PART_TEXTS: Record<Part, { name: string; contentSelector: string; empty: string; failed: string }> = {
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

const findSection = (page: Page, part: Part) =>
  part === 'slides'
    ? page.getByRole('main').locator('section[aria-label="Highlights"]')
    : page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: PART_TEXTS[part].name, exact: true }) });
const findContent = (page: Page, part: Part) => findSection(page, part).locator(PART_TEXTS[part].contentSelector);
const findSkeleton = (page: Page, part: Part) =>
  findSection(page, part).and(page.locator('[aria-busy="true"]')).or(findSection(page, part).locator('[aria-busy="true"]'));
const measureHeight = async (page: Page, part: Part) => Math.round((await findSection(page, part).boundingBox())?.height ?? 0);

async function expectOtherParts(page: Page, exceptPart: Part): Promise<void> {
  for (const part of PARTS.filter((other) => other !== exceptPart)) {
    expect(await findContent(page, part).count(), `${part} has its content`).toBeGreaterThan(0);
  }
  expect(await page.getByText('A free gift and a 5% OFF coupon').isVisible(), 'the banner is visible').toBe(true);
}

const VIEWPORTS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

for (const [name, viewport] of VIEWPORTS) {
  test.describe(`on a ${name}`, () => {
    for (const part of PARTS) {
      test(`a shopper can retry ${part} after a failure, which leaves the other parts unchanged`, async ({ openPage }) => {
        shop.faults.clear();
        shop.faults.set(part, 'fails');
        const { page } = await openPage(viewport, { reducedMotion: 'reduce' });
        await visit(page, `${shop.url}/`);
        const section = findSection(page, part);
        expect(await section.getByText(PART_TEXTS[part].failed).isVisible()).toBe(true);
        expect(await findContent(page, part).count()).toBe(0);
        await expectOtherParts(page, part);

        const dataRequests: string[] = [];
        page.on('request', (request) => new URL(request.url()).pathname.endsWith('.data') && dataRequests.push(request.url()));
        await section.getByRole('button', { name: 'Try again' }).click();
        await section.getByText(PART_TEXTS[part].failed).waitFor();
        await expectOtherParts(page, part);

        shop.faults.set(part, 'slow');
        await section.getByRole('button', { name: 'Try again' }).click();
        await findSkeleton(page, part).waitFor();
        expect(await section.getByText(PART_TEXTS[part].failed).count()).toBe(0);
        expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not lost').toBe('SECTION');
        await expectOtherParts(page, part);
        const skeletonHeight_px = await measureHeight(page, part);

        shop.faults.clear();
        await findContent(page, part).first().waitFor();
        expect(await findSkeleton(page, part).count()).toBe(0);
        expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not lost afterwards').toBe('SECTION');
        // A discounted price may take a second line on a phone, which the skeleton cannot know.
        expect(Math.abs((await measureHeight(page, part)) - skeletonHeight_px), 'the part keeps its height').toBeLessThanOrEqual(24);
        if (part !== 'categories') expect(dataRequests, 'the page itself is not requested again').toEqual([]);
      });
    }

    test('a late part shows skeletons, and loads by itself', async ({ openPage }) => {
      shop.faults.clear();
      for (const part of PARTS) shop.faults.set(part, 'slow');
      const { page, pageErrors } = await openPage(viewport, { reducedMotion: 'reduce' });
      await page.goto(`${shop.url}/`, { waitUntil: 'domcontentloaded' });
      for (const part of PARTS) expect(await findSkeleton(page, part).count(), part).toBe(1);
      await expectAccessible(page);
      const skeletonHeight_px = new Map<Part, number>();
      for (const part of PARTS) skeletonHeight_px.set(part, await measureHeight(page, part));
      await page.waitForLoadState('load');
      shop.faults.clear();
      const listProducts = async (part: Part) =>
        new Set(
          await findContent(page, part).evaluateAll((cards) => cards.map((card) => card.querySelector('h3 a')?.getAttribute('href'))),
        );
      for (const part of PARTS) {
        await findContent(page, part).first().waitFor();
        const moved_px = Math.abs((await measureHeight(page, part)) - (skeletonHeight_px.get(part) ?? 0));
        expect(moved_px, `${part} keeps the height of its skeleton`).toBeLessThanOrEqual(24);
      }
      const bestSellers = await listProducts('best');
      const recommended = await listProducts('recommendations');
      expect(recommended.size).toBeLessThanOrEqual(12);
      expect([...recommended].filter((product) => bestSellers.has(product))).toEqual([]);
      expect(pageErrors).toEqual([]);
    });

    test('each empty part shows its own message, and the page is complete', async ({ openPage }) => {
      shop.faults.clear();
      for (const part of PARTS) shop.faults.set(part, 'empty');
      const { page, pageErrors } = await openPage(viewport);
      await visit(page, `${shop.url}/`);
      for (const part of PARTS)
        expect(await findSection(page, part).getByText(PART_TEXTS[part].empty, { exact: true }).isVisible(), part).toBe(true);
      expect(await page.getByText('A free gift and a 5% OFF coupon').isVisible()).toBe(true);
      await expectAccessible(page);
      expect(pageErrors).toEqual([]);
    });
  });
}

test('caches store neither a page that lacks a part nor its data', async () => {
  const fetchCacheControls = async () => {
    const responses = await Promise.all(['/', '/_.data'].map((path) => fetch(shop.url + path)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    return responses.map(({ headers }) => headers.get('cache-control'));
  };
  shop.faults.clear();
  expect(await fetchCacheControls()).toEqual(['public, max-age=0, must-revalidate', null]);
  for (const fault of ['fails', 'slow'] as const) {
    for (const part of PARTS) {
      shop.faults.clear();
      shop.faults.set(part, fault);
      expect(await fetchCacheControls(), `${part} ${fault}`).toEqual(['no-store', 'no-store']);
    }
  }
  shop.faults.clear();
  expect(await fetchCacheControls()).toEqual(['public, max-age=0, must-revalidate', null]);
  expect(shop.failures).toEqual([]);
});
