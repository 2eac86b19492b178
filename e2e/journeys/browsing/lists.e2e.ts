/** Lists of products, filtered, sorted and paged by pointer, finger and keyboard. */
import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expectAccessible, listClippedSelects, measureOverflow_px, PHONE, SMALL_PHONE, visit } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const findPanel = (page: Page) => page.getByRole('complementary', { name: 'Filter' });
const findCards = (page: Page) => page.locator('main article');
const listNames = (page: Page) => page.locator('main article h2').allInnerTexts();
/** Waits until the list has loaded. The URL may change a moment before the list does. */
const waitForList = (page: Page) => page.locator('[aria-busy="false"] article').first().waitFor();
const getFocusedValue = () => document.activeElement?.getAttribute('value');

/** Reads how many products a value of the filter panel would leave. */
const readChoiceCount = async (choice: Locator) => Number(/(\d+)\s*products?/.exec(await choice.innerText())?.[1]);

async function readTotal(page: Page): Promise<number> {
  const statusText = await page.locator('[role="status"]', { hasText: 'Showing' }).innerText();
  return Number(/of ([\d,]+) products/.exec(statusText)?.[1]?.replace(',', ''));
}

test('a list is filtered and sorted on a desktop, and Back goes through each step', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/category/skincare');
  const totalBefore = await readTotal(page);
  const choice = findPanel(page).locator('label', { hasText: 'Moisturizing' });
  const promisedCount = await readChoiceCount(choice);
  await choice.click();
  await page.waitForURL(/concern=Moisturizing/);
  await expect.poll(() => readTotal(page)).toBe(promisedCount);
  expect(promisedCount).toBeLessThan(totalBefore);
  await waitForList(page);
  await page.getByLabel('Sort by').selectOption('Price low to high');
  await page.waitForURL(/sort=price/);
  await expect.poll(() => readTotal(page)).toBe(promisedCount);

  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('sort='));
  await expect(page.getByLabel('Sort by')).toHaveValue('new');
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('concern='));
  await expect.poll(() => readTotal(page)).toBe(totalBefore);
  await expect(choice.getByRole('checkbox')).not.toBeChecked();
  expect(pageErrors).toEqual([]);
});

test('on a small phone a list is filtered by the sheet, which every way of closing discards; then Back returns to the list before', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  await visit(page, '/best');
  await visit(page, '/category/skincare');
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  const openSheet = async () => {
    await page.getByRole('button', { name: /^Filter/ }).tap();
    await sheet.waitFor();
  };
  await openSheet();
  await expectAccessible(page);
  for (const close of [
    () => page.goBack(),
    () => sheet.getByRole('button', { name: 'Close' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(180, 20),
  ]) {
    await close();
    await sheet.waitFor({ state: 'hidden' });
    // The page goes back from the entry in the history that the sheet has added; opened before that, the sheet would close again.
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/category/skincare');
    await openSheet();
  }
  await sheet.getByLabel(/^Soothing/).tap();
  const showButton = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
  const promisedCount = Number(/\d+/.exec(await showButton.innerText())?.[0]);
  expect(page.url(), 'the list changes only on the button').not.toContain('concern');
  await showButton.tap();
  await page.waitForURL(/concern=Soothing/);
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => readTotal(page)).toBe(promisedCount);
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/category/skincare' && url.search === '');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/best');
  expect(pageErrors).toEqual([]);
});

test('pages have links at their end, start at their top, and Back restores the scroll position', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(PHONE);
  await visit(page, '/all-products');
  const firstPageNames = await listNames(page);
  await page.getByRole('link', { name: 'Page 2', exact: true }).tap();
  await page.waitForURL(/page=2/);
  await expect.poll(() => listNames(page)).not.toEqual(firstPageNames);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
  expect(await page.evaluate(() => document.activeElement?.closest('nav')), 'the focus is at the top of the list').toBeNull();

  await findCards(page).nth(16).scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => scrollY);
  await findCards(page).nth(16).getByRole('link').first().tap();
  await page.waitForURL(/\/product\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.waitForURL(/page=2/);
  await waitForList(page);
  await page.waitForFunction((top_px) => Math.abs(scrollY - top_px) < 60, scrolledTo);
  expect(pageErrors).toEqual([]);
});

test('filters work by keyboard alone, without losing the focus', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/category/skincare');
  const panel = findPanel(page);
  await panel.getByLabel(/^Acne/).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/concern=Acne/);
  await waitForList(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.waitForURL(/concern=Acne&concern=Blackheads/);
  await page.getByRole('link', { name: 'Remove Blackheads' }).waitFor();
  expect(await page.evaluate(getFocusedValue)).toBe('Blackheads');
  await panel.locator('summary', { hasText: 'Skin type' }).focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('checkbox', { name: /^Oily \d/ }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/skin=Oily/);
  await page.getByRole('link', { name: 'Remove Oily' }).waitFor();
  await panel.getByRole('slider', { name: 'Lowest price' }).press('ArrowRight');
  await page.waitForURL(/min=1000/);
  await panel.getByRole('slider', { name: 'Lowest price' }).press('Home');
  await page.waitForURL((url) => !url.search.includes('min='));

  await page.getByRole('link', { name: 'Remove Acne' }).press('Enter');
  await page.waitForURL((url) => !url.search.includes('Acne'));
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.getByRole('link', { name: 'Clear all' }).first().press('Enter');
  await page.waitForURL((url) => url.search === '');
  expect(pageErrors).toEqual([]);
});

test('a filter ticked far down shows the list from its start and keeps the filter under the pointer', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/all-products');
  const brands = findPanel(page).locator('details', { has: page.locator('summary', { hasText: 'Brand' }) });
  await brands.locator('summary').first().click();
  await findCards(page).nth(15).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  const brand = brands.locator('label').first();
  await brand.scrollIntoViewIfNeeded();
  const boxBefore = await brand.boundingBox();
  await brand.click();
  await page.waitForURL(/b=/);
  await waitForList(page);
  await expect(findCards(page).first()).toBeInViewport();
  await expect(brand).toBeInViewport();
  expect(Math.abs(((await brand.boundingBox())?.y ?? 0) - (boxBefore?.y ?? 0)), 'the filter stays under the pointer').toBeLessThan(8);
  expect(pageErrors).toEqual([]);
});

test('on a small phone filter and sort order are in one row, the page size is beside the count, and no select box clips its choice', async ({
  openPage,
}) => {
  const { page } = await openPage(SMALL_PHONE, { bypassCSP: true });
  const readMiddle_px = async (control: Locator) => {
    const box = await control.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  await visit(page, '/all-products');
  const [filterTop_px, sortTop_px, sizeTop_px] = await Promise.all(
    [page.getByRole('button', { name: /^Filter/ }), page.getByLabel('Sort by'), page.getByLabel('Products per page')].map((control) =>
      control.evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    ),
  );
  expect(sortTop_px).toBe(filterTop_px);
  expect(sizeTop_px).toBeGreaterThan(filterTop_px ?? 0);
  const count = page.getByRole('status').filter({ hasText: 'Showing' });
  expect(Math.abs((await readMiddle_px(count)) - (await readMiddle_px(page.getByLabel('Products per page'))))).toBeLessThan(4);

  for (const path of ['/all-products', '/category/skincare?sort=price', '/category/skincare?sort=price&concern=Soothing']) {
    if (path !== '/all-products') await visit(page, path);
    await page.addStyleTag({ content: ':root { --body: "DejaVu Sans", Verdana }' });
    expect(await listClippedSelects(page), path).toEqual([]);
    expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  }
});

test('without JavaScript the filters, the search box and the menus are forms and links', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP, { javaScriptEnabled: false });
  await page.goto('/category/skincare?sort=best');
  await findPanel(page)
    .getByLabel(/^Soothing/)
    .check();
  await findPanel(page).getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/concern=Soothing/);
  expect(page.url()).toContain('sort=best');
  expect(await page.getByRole('link', { name: 'Remove Soothing' }).count()).toBe(1);
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Makeup' }).click();
  await page.waitForURL((url) => url.pathname === '/category/makeup');

  const phone = await openPage(SMALL_PHONE, { javaScriptEnabled: false });
  await phone.page.goto('/faqs');
  const field = phone.page.getByRole('searchbox', { name: 'Search products and brands' });
  await field.fill('toner');
  await field.press('Enter');
  await phone.page.waitForURL(/\/search\?q=toner$/);
  expect(await field.inputValue()).toBe('toner');
  expect(await phone.page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  await phone.page.locator('summary', { hasText: 'Menu' }).tap();
  await phone.page.getByRole('link', { name: 'Sun Care' }).first().tap();
  await phone.page.waitForURL((url) => url.pathname === '/category/sun-care');
  expect([...pageErrors, ...phone.pageErrors]).toEqual([]);
});
