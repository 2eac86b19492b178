/** Toasts in a browser: their position, their colour, and that they stay above an open dialog. */
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, PHONE, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const findToastRegion = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const findToasts = (page: Page) => findToastRegion(page).locator('[aria-live] > div');

test('a toast is at the top right, stays under the pointer, and can be dismissed while a dialog is open', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await signInShopper(page, shopUrl);
  await page.clock.install();
  // Products without options or sizes, which one press adds.
  await visit(page, '/search?b=COSRX');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const addButton = page.getByRole('button', { name: /^Add .* to cart$/ }).first();
  const wishlistButton = page.locator('main button[aria-pressed]').first();

  await addButton.click();
  await expect.poll(() => findToasts(page).allInnerTexts()).toEqual([expect.stringMatching(/added to cart successfully!\s+View Cart/)]);
  await findToasts(page).first().hover();
  await page.clock.runFor(20_000);
  await expect(findToasts(page)).toHaveCount(1);
  await expect(findToasts(page).first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const readCorner = async () => {
      const box = await findToastRegion(page).boundingBox();
      return box && { right: box.x + box.width, top: box.y };
    };
    await expect.poll(readCorner).toEqual({ right: viewport.width - 12, top: 12 });
  }
  await page.mouse.move(5, 500);
  await page.clock.runFor(3_100);
  await expect(findToasts(page)).toHaveCount(0);

  await wishlistButton.click();
  await findToasts(page).first().waitFor();
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(findToasts(page)).toHaveCount(0);
  await expect(sheet, 'the press does not close the dialog').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await wishlistButton.click();
  await expect.poll(() => findToasts(page).allInnerTexts()).toEqual([expect.stringContaining('removed from wishlist')]);
  await expect(page.locator('dialog').getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  await findToasts(page).first().hover();
  await page.clock.resume();
  await expectAccessible(page);
  expect(pageErrors).toEqual([]);
});
