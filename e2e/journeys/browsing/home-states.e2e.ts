/** Each section of the home page may load late, fail or be empty without affecting the others. */
import type { Page } from '@playwright/test';
import { HOME_SECTIONS, type HomeSection, openBrokenShop } from '../../support/broken-shop.ts';
import { DESKTOP, expectAccessible, PHONE, visit } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

let shop: Awaited<ReturnType<typeof openBrokenShop>>;
test.beforeAll(async ({ shopUrl }) => {
  shop = await openBrokenShop(shopUrl);
});
test.afterAll(() => shop.close());

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

const findSection = (page: Page, section: HomeSection) =>
  section === 'slides'
    ? page.getByRole('main').locator('section[aria-label="Highlights"]')
    : page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: SECTION_TEXTS[section].name, exact: true }) });
const findContent = (page: Page, section: HomeSection) => findSection(page, section).locator(SECTION_TEXTS[section].contentSelector);
const findSkeleton = (page: Page, section: HomeSection) =>
  findSection(page, section).and(page.locator('[aria-busy="true"]')).or(findSection(page, section).locator('[aria-busy="true"]'));
const measureHeight = async (page: Page, section: HomeSection) => Math.round((await findSection(page, section).boundingBox())?.height ?? 0);

async function expectOtherSections(page: Page, exceptSection: HomeSection): Promise<void> {
  for (const section of HOME_SECTIONS.filter((other) => other !== exceptSection)) {
    expect(await findContent(page, section).count(), `${section} has its content`).toBeGreaterThan(0);
  }
  expect(await page.getByText('A free gift and a 5% OFF coupon').isVisible(), 'the banner is visible').toBe(true);
}

/** The section has failed, fails again, is late and then loads. `expectOthers` checks the other sections in between. */
async function expectRetries(page: Page, section: HomeSection, expectOthers: () => Promise<void>): Promise<void> {
  const region = findSection(page, section);
  expect(await region.getByText(SECTION_TEXTS[section].failed).isVisible()).toBe(true);
  expect(await findContent(page, section).count()).toBe(0);
  await expectOthers();

  const dataRequests: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname.endsWith('.data') && dataRequests.push(request.url()));
  await region.getByRole('button', { name: 'Try again' }).click();
  await region.getByText(SECTION_TEXTS[section].failed).waitFor();
  await expectOthers();

  shop.faults.set(section, 'slow');
  await region.getByRole('button', { name: 'Try again' }).click();
  await findSkeleton(page, section).waitFor();
  expect(await region.getByText(SECTION_TEXTS[section].failed).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not lost').toBe('SECTION');
  await expectOthers();
  const skeletonHeight_px = await measureHeight(page, section);

  shop.faults.delete(section);
  await findContent(page, section).first().waitFor();
  expect(await findSkeleton(page, section).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the focus is not lost afterwards').toBe('SECTION');
  // On a phone a discounted price may take a second line, for which the skeleton leaves no space.
  expect(Math.abs((await measureHeight(page, section)) - skeletonHeight_px), 'the section keeps its height').toBeLessThanOrEqual(24);
  // The menus show the categories, too, so a retry of these loads the data of the layout again.
  if (section !== 'categories') expect(dataRequests, 'the page itself is not requested again').toEqual([]);
}

for (const section of HOME_SECTIONS) {
  test(`on a phone a shopper can retry ${section} after a failure, which leaves the other sections unchanged`, async ({ openPage }) => {
    shop.faults.clear();
    shop.faults.set(section, 'fails');
    const { page } = await openPage(PHONE, { reducedMotion: 'reduce' });
    await visit(page, `${shop.url}/`);
    await expectRetries(page, section, () => expectOtherSections(page, section));
  });
}

test('on a desktop a shopper can retry each section after all have failed', async ({ openPage }) => {
  shop.faults.clear();
  for (const section of HOME_SECTIONS) shop.faults.set(section, 'fails');
  const { page } = await openPage(DESKTOP, { reducedMotion: 'reduce' });
  await visit(page, `${shop.url}/`);
  for (const section of HOME_SECTIONS) await expectRetries(page, section, async () => {});
});

for (const [name, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`on a ${name}`, () => {
    test('a late section shows skeletons, and loads by itself', async ({ openPage }) => {
      shop.faults.clear();
      for (const section of HOME_SECTIONS) shop.faults.set(section, 'slow');
      const { page, pageErrors } = await openPage(viewport, { reducedMotion: 'reduce' });
      await page.goto(`${shop.url}/`, { waitUntil: 'domcontentloaded' });
      for (const section of HOME_SECTIONS) expect(await findSkeleton(page, section).count(), section).toBe(1);
      await expectAccessible(page);
      const skeletonHeight_px = new Map<HomeSection, number>();
      for (const section of HOME_SECTIONS) skeletonHeight_px.set(section, await measureHeight(page, section));
      await page.waitForLoadState('load');
      shop.faults.clear();
      const listProducts = async (section: HomeSection) =>
        new Set(
          await findContent(page, section).evaluateAll((cards) => cards.map((card) => card.querySelector('h3 a')?.getAttribute('href'))),
        );
      for (const section of HOME_SECTIONS) {
        await findContent(page, section).first().waitFor();
        const heightChange_px = Math.abs((await measureHeight(page, section)) - (skeletonHeight_px.get(section) ?? 0));
        expect(heightChange_px, `${section} keeps the height of its skeleton`).toBeLessThanOrEqual(24);
      }
      const bestSellers = await listProducts('best');
      const recommended = await listProducts('recommendations');
      expect(recommended.size).toBeLessThanOrEqual(12);
      expect([...recommended].filter((product) => bestSellers.has(product))).toEqual([]);
      expect(pageErrors).toEqual([]);
    });

    test('each empty section shows its own message, and the page is complete', async ({ openPage }) => {
      shop.faults.clear();
      for (const section of HOME_SECTIONS) shop.faults.set(section, 'empty');
      const { page, pageErrors } = await openPage(viewport);
      await visit(page, `${shop.url}/`);
      for (const section of HOME_SECTIONS)
        expect(await findSection(page, section).getByText(SECTION_TEXTS[section].empty, { exact: true }).isVisible(), section).toBe(true);
      expect(await page.getByText('A free gift and a 5% OFF coupon').isVisible()).toBe(true);
      await expectAccessible(page);
      expect(pageErrors).toEqual([]);
    });
  });
}

test('caches store neither a page that lacks a section nor its data', async ({ shopUrl }) => {
  const fetchCacheControls = async (url: string) => {
    const responses = await Promise.all(['/', '/_.data'].map((path) => fetch(url + path)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    return responses.map(({ headers }) => headers.get('cache-control'));
  };
  shop.faults.clear();
  expect(await fetchCacheControls(shop.url)).toEqual(['public, max-age=0, must-revalidate', null]);
  for (const section of HOME_SECTIONS) {
    shop.faults.clear();
    shop.faults.set(section, 'fails');
    expect(await fetchCacheControls(shop.url), `${section} fails`).toEqual(['no-store', 'no-store']);
  }
  shop.faults.clear();
  expect(await fetchCacheControls(shop.url)).toEqual(['public, max-age=0, must-revalidate', null]);
  expect(shop.renderErrors).toEqual([]);

  // Each late section has its own shop, so that the two seconds for which each shop waits pass at the same time.
  const lateShops = await Promise.all(
    HOME_SECTIONS.map(async (section) => {
      const lateShop = await openBrokenShop(shopUrl);
      lateShop.faults.set(section, 'slow');
      return lateShop;
    }),
  );
  try {
    const cacheControls = await Promise.all(lateShops.map(({ url }) => fetchCacheControls(url)));
    expect(cacheControls).toEqual(HOME_SECTIONS.map(() => ['no-store', 'no-store']));
    for (const { url, faults, renderErrors } of lateShops) {
      faults.clear();
      expect(await fetchCacheControls(url)).toEqual(['public, max-age=0, must-revalidate', null]);
      expect(renderErrors).toEqual([]);
    }
  } finally {
    await Promise.all(lateShops.map(({ close }) => close()));
  }
});
