/** The search box by keyboard and by finger. */
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, measureOverflow_px, SMALL_PHONE, visit } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const findSearchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products and brands' });

test('by keyboard a shopper goes through the suggestions with the focus in the field, and searches for a product below a price', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/');
  const box = findSearchBox(page);
  await box.click();
  await box.pressSequentially('tone');
  await page.getByRole('option', { name: 'See all results for “tone”' }).waitFor();
  await box.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveId((await box.getAttribute('aria-activedescendant')) ?? '');
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await box.press('End');
  expect(await page.getByRole('option', { selected: true }).textContent()).toBe('See all results for “tone”');
  await box.press('Escape');
  expect(await page.getByRole('listbox').count()).toBe(0);
  await box.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await box.press('Tab');
  expect(await page.getByRole('listbox').count()).toBe(0);
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeHidden();

  await box.fill('toner under 20,000 RWF');
  await box.press('Enter');
  await page.waitForURL(/\/search\?q=toner&max=20000$/);
  await page.getByRole('link', { name: 'Remove Up to 20,000 RWF' }).waitFor();
  await expect(box).toHaveValue('toner');
  expect(pageErrors).toEqual([]);
});

test('by finger at 360 px targets are large, nothing overflows or jumps, a tap opens the page, and an empty result is in view', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  await visit(page, '/');
  await page.mouse.wheel(0, 60);
  const box = findSearchBox(page);
  await box.tap();
  await box.pressSequentially('toner');
  await page.getByRole('option', { name: 'See all results for “toner”' }).waitFor();
  const list = page.getByRole('listbox');
  const scrollBefore_px = await page.evaluate(() => scrollY);
  for (const option of await page.getByRole('option').all()) {
    const area = await option.boundingBox();
    expect(area?.height).toBeGreaterThanOrEqual(44);
  }
  const panel = await list.boundingBox();
  expect([panel?.x, panel?.width]).toEqual([0, SMALL_PHONE.width]);
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);

  // The on-screen keyboard makes the viewport shorter. The list becomes shorter too, so that it ends above the keyboard.
  await page.setViewportSize({ width: SMALL_PHONE.width, height: 420 });
  await expect
    .poll(async () => list.evaluate((element) => (element.parentElement?.getBoundingClientRect().bottom ?? 999) <= innerHeight))
    .toBe(true);
  await page.setViewportSize(SMALL_PHONE);
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore_px);

  const product = page.locator('[role="option"][href^="/product/"]').first();
  const [path, optionText] = [await product.getAttribute('href'), await product.textContent()];
  await product.tap();
  await page.waitForURL((url) => url.pathname === path);
  expect(await page.getByRole('listbox').count()).toBe(0);
  // The field is emptied when the page has changed, which would also remove what is typed before.
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect.poll(async () => optionText?.includes((await heading.textContent()) || '?')).toBe(true);
  await expect(box).toHaveValue('');

  await box.tap();
  await box.pressSequentially('zzqqxxjj');
  const emptyMessage = page.getByText('Nothing found for “zzqqxxjj”. Try other words, or fewer.');
  await expect(emptyMessage.filter({ visible: true }).last()).toBeInViewport();
  await expectAccessible(page);
  expect(pageErrors).toEqual([]);
});
