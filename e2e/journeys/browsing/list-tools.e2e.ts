/** The filters, sort order and page size of a list: one row on a small phone, and the start of the list is in view after each choice. */
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, listClippedSelects, measureOverflow_px, SMALL_PHONE, visit } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const findFilterButton = (page: Page) => page.getByRole('button', { name: /^Filter/ });
const readTop_px = async (page: Page, name: string) =>
  page
    .getByRole(name === 'Filter' ? 'button' : 'combobox', { name: new RegExp(`^${name}`) })
    .evaluate((control) => Math.round(control.getBoundingClientRect().top));

test('all products have filter and sort order in one row, and below them the page size beside the number of products', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  await visit(page, '/all-products');
  expect(await readTop_px(page, 'Sort by')).toBe(await readTop_px(page, 'Filter'));
  expect(await readTop_px(page, 'Products per page')).toBeGreaterThan(await readTop_px(page, 'Filter'));
  const countBox = await page.getByRole('status').filter({ hasText: 'Showing' }).boundingBox();
  const sizeBox = await page.getByRole('combobox', { name: 'Products per page' }).boundingBox();
  expect(Math.abs((countBox?.y ?? 0) + (countBox?.height ?? 0) / 2 - (sizeBox?.y ?? 0) - (sizeBox?.height ?? 0) / 2)).toBeLessThan(4);
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expect(pageErrors).toEqual([]);
});

test('no select box clips its chosen option in a wide font, also beside the number of chosen filters', async ({ openPage }) => {
  const { page } = await openPage(SMALL_PHONE, { bypassCSP: true });
  for (const path of ['/category/skincare?sort=price', '/category/skincare?sort=price&concern=Soothing', '/all-products']) {
    await visit(page, path);
    await page.addStyleTag({ content: ':root { --body: "DejaVu Sans", Verdana }' });
    expect(await listClippedSelects(page), path).toEqual([]);
    expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  }
});

test('a filter ticked far down shows the list from its start and keeps the filter in view', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/all-products');
  const aside = page.getByRole('complementary', { name: 'Filter' });
  await aside.locator('summary', { hasText: 'Brand' }).click();
  await page.locator('main article').nth(15).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  const brand = aside
    .locator('details', { has: page.locator('summary', { hasText: 'Brand' }) })
    .locator('label')
    .first();
  await brand.scrollIntoViewIfNeeded();
  const boxBefore = await brand.boundingBox();
  await brand.click();
  await page.waitForURL(/b=/);
  await page.locator('[aria-busy="false"] article').first().waitFor();
  await expect(page.locator('main article').first()).toBeInViewport();
  await expect(brand).toBeInViewport();
  expect(Math.abs(((await brand.boundingBox())?.y ?? 0) - (boxBefore?.y ?? 0)), 'the filter stays under the pointer').toBeLessThan(8);
  expect(pageErrors).toEqual([]);
});

test.describe('Back on a phone', () => {
  test('closes the filter sheet; after filtering, one press of Back returns to the unfiltered list', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(SMALL_PHONE);
    await visit(page, '/best');
    await visit(page, '/category/skincare');
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await findFilterButton(page).tap();
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/category/skincare');
    for (const close of [
      () => sheet.getByRole('button', { name: 'Close' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(180, 20),
    ]) {
      await findFilterButton(page).tap();
      await sheet.waitFor();
      await close();
      await sheet.waitFor({ state: 'hidden' });
    }
    await findFilterButton(page).tap();
    await sheet.getByLabel(/^Soothing/).tap();
    await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).tap();
    await page.waitForURL(/concern=Soothing/);
    await sheet.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/category/skincare' && url.search === '');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/best');
    expect(pageErrors).toEqual([]);
  });

  test('closes the menu; after following a link in it, one press of Back returns to the page before', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(SMALL_PHONE);
    await visit(page, '/best');
    await visit(page, '/brands');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const openMenu = async () => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await menu.waitFor();
    };
    await openMenu();
    await page.goBack();
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/brands');
    await openMenu();
    await menu.getByRole('link', { name: 'New', exact: true }).tap();
    await page.waitForURL((url) => url.pathname === '/new');
    await menu.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/brands');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/best');
    expect(pageErrors).toEqual([]);
  });
});
