/** The home page when the server sends it without its sections, because their data was late. */
import type { Page } from '@playwright/test';
import { openStorefrontBuild } from '../../../server/src/http/pages/storefront-source.ts';
import { DESKTOP, expectAccessible, PHONE } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

/** The calls of the sections. */
const SECTION_CALLS = /\/api\/(users\/slides\/get|products\/(filter|recommendations|category\/parent|brands))/;
/** The name of each section (heading or label), and its content. */
const SECTIONS = {
  Highlights: 'h2',
  'Best Sellers': 'article',
  Recommendations: 'article',
  'Shop by Category': 'a[href^="/category/"]',
  Trending: 'article',
  'Featured Brands': 'a[href^="/search?b="]',
};

const findSection = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .and(
      page
        .getByRole('region', { name, exact: true })
        .or(page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })),
    );
async function measureHeights(page: Page, viewport: typeof PHONE): Promise<Map<string, number>> {
  await page.setViewportSize(viewport);
  const heights_px = new Map<string, number>();
  for (const name of Object.keys(SECTIONS)) heights_px.set(name, (await findSection(page, name).boundingBox())?.height ?? 0);
  return heights_px;
}

/** Renders the page as the server does whose calls for the sections never end. */
async function renderWithoutSections(shopUrl: string): Promise<string> {
  const { createStorefront } = await (await openStorefrontBuild()).load('en');
  const render = createStorefront({
    fetch: (path, init) => (SECTION_CALLS.test(String(path)) ? new Promise(() => {}) : fetch(shopUrl + path, init)),
    onError: (error) => {
      throw error;
    },
  });
  return (await render(new Request(`${shopUrl}/`))).text();
}

test('late sections show skeletons of the height of their content, on a phone and a desktop, and load by themselves', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE, { reducedMotion: 'reduce' });
  const html = await renderWithoutSections(shopUrl);
  await page.route(`${shopUrl}/`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  const { promise: callsReleased, resolve: releaseCalls } = Promise.withResolvers<void>();
  await page.route(SECTION_CALLS, async (route) => {
    await callsReleased;
    await route.continue();
  });
  await page.goto('/');
  for (const name of Object.keys(SECTIONS)) {
    const section = findSection(page, name);
    expect(await section.locator('[aria-busy="true"]').count(), name).toBe(1);
  }
  await expectAccessible(page);
  const [desktopSkeletons, phoneSkeletons] = [await measureHeights(page, DESKTOP), await measureHeights(page, PHONE)];
  releaseCalls();
  for (const [name, contentSelector] of Object.entries(SECTIONS)) await findSection(page, name).locator(contentSelector).first().waitFor();
  expect(await page.getByRole('main').locator('[aria-busy="true"]').count()).toBe(0);
  for (const [viewport, skeletons] of [
    [DESKTOP, desktopSkeletons],
    [PHONE, phoneSkeletons],
  ] as const) {
    const contents = await measureHeights(page, viewport);
    for (const [name, height_px] of contents) {
      // On a phone a discounted price may take a second line, for which the skeleton leaves no space.
      expect(Math.abs(height_px - (skeletons.get(name) ?? 0)), `${name} keeps its height at ${viewport.width} px`).toBeLessThanOrEqual(24);
    }
  }
  expect(pageErrors).toEqual([]);
});
