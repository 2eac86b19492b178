/** Toasts: their position, duration and number, and that screen readers announce them. */
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, PHONE, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

const VIEWPORTS = { phone: PHONE, desktop: DESKTOP };

const findToastRegion = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const findToasts = (page: Page) => findToastRegion(page).locator('[aria-live] > div');
const findAddButton = (page: Page, index: number) => page.getByRole('button', { name: /^Add .* to cart$/ }).nth(index);
/** Adds a product to the cart, and waits for its toast. */
async function addProductToCart(page: Page, index: number): Promise<void> {
  const button = findAddButton(page, index);
  const name = (await button.getAttribute('aria-label'))?.replace(/^Add (.*) to cart$/, '$1') ?? 'unnamed';
  await Promise.all([page.waitForResponse('**/api/orders/carts/add'), button.click()]);
  await expect.poll(async () => (await findToasts(page).allInnerTexts()).at(-1)).toContain(name);
}
const findWishlistButton = (page: Page, index: number) => page.locator('main button[aria-pressed]').nth(index);

/** Pauses the fake clock of the page, which then advances only when the test runs it. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

async function openList(openPage: OpenPage, shopUrl: string, viewport: typeof PHONE) {
  const openedPage = await openPage(viewport);
  await signInShopper(openedPage.page, shopUrl);
  await openedPage.page.clock.install();
  // Products without options or sizes, which one press adds.
  await visit(openedPage.page, '/search?b=COSRX');
  await stopTime(openedPage.page);
  return openedPage;
}

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${name}`, () => {
    test('a toast stays at the top right for three seconds, with one action', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openList(openPage, shopUrl, viewport);
      await findAddButton(page, 0).click();
      await expect.poll(() => findToasts(page).allInnerTexts()).toEqual([expect.stringMatching(/added to cart successfully!\s+View Cart/)]);
      const box = await findToastRegion(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(viewport.width - 12);
      expect(box?.y).toBe(12);
      await page.clock.runFor(2_900);
      expect(await findToasts(page).count()).toBe(1);
      await page.clock.runFor(200);
      await expect.poll(() => findToasts(page).count()).toBe(0);
      await findAddButton(page, 0).click();
      await findToasts(page).first().hover();
      await page.clock.resume();
      await expectAccessible(page);
      await findToasts(page).getByRole('link', { name: 'View Cart' }).click();
      await page.getByRole('heading', { level: 1, name: 'Shopping Cart' }).waitFor();
      expect(await findToasts(page).count()).toBe(0);
      expect(pageErrors).toEqual([]);
    });

    const toastsMax = { phone: 2, desktop: 3 }[name] ?? 0;
    test(`at most ${toastsMax} toasts show, and a repeated text replaces its first toast`, async ({ openPage, shopUrl }) => {
      const { page } = await openList(openPage, shopUrl, viewport);
      for (const index of [0, 0, 1, 2]) {
        await addProductToCart(page, index);
        await page.clock.runFor(100);
      }
      await expect.poll(() => findToasts(page).count()).toBe(toastsMax);
      const textsBefore = await findToasts(page).allInnerTexts();
      expect(new Set(textsBefore).size).toBe(toastsMax);
      await addProductToCart(page, 3);
      const textsAfter = await findToasts(page).allInnerTexts();
      expect(textsAfter.slice(0, -1)).toEqual(textsBefore.slice(1));
      expect(textsAfter).toHaveLength(toastsMax);
    });
  });
}

test('screen readers announce an error at once, and other toasts politely', async ({ openPage, shopUrl }) => {
  const { page } = await openList(openPage, shopUrl, PHONE);
  const findLiveRegion = (politeness: string) => findToastRegion(page).locator(`[aria-live="${politeness}"]`);
  expect([await findLiveRegion('polite').innerText(), await findLiveRegion('assertive').innerText()]).toEqual(['', '']);
  await findWishlistButton(page, 0).click();
  await expect.poll(() => findLiveRegion('polite').innerText()).toContain('added to wishlist');
  await page.context().setOffline(true);
  await findWishlistButton(page, 1).click();
  await expect.poll(() => findLiveRegion('assertive').innerText()).toContain('Failed to update wishlist');
  expect(await findLiveRegion('polite').innerText()).not.toContain('Failed');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => findLiveRegion('assertive').innerText()).toBe('');
  await expect.poll(() => findWishlistButton(page, 1).getAttribute('aria-pressed')).toBe('true');
});

test('a toast stays while the pointer is over it, and can be dismissed by keyboard', async ({ openPage, shopUrl }) => {
  const { page } = await openList(openPage, shopUrl, DESKTOP);
  await findWishlistButton(page, 0).click();
  await findToasts(page).first().hover();
  await page.clock.runFor(20_000);
  expect(await findToasts(page).count()).toBe(1);
  await page.mouse.move(5, 500);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => findToasts(page).count()).toBe(0);
});

test('a toast is light and opaque, and can be dismissed while a dialog is open', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openList(openPage, shopUrl, PHONE);
  await findWishlistButton(page, 0).click();
  await findToasts(page).first().waitFor();
  expect(
    await findToasts(page)
      .first()
      .evaluate((line) => getComputedStyle(line).backgroundColor),
  ).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => findToasts(page).count()).toBe(0);
  expect(await sheet.isVisible(), 'the press does not close the dialog').toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  await findWishlistButton(page, 0).click();
  await expect.poll(() => findToasts(page).allInnerTexts()).toEqual([expect.stringContaining('removed from wishlist')]);
  expect(await page.locator('dialog').getByRole('region', { name: 'Notifications' }).count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('a toast with the result of a form stays for five seconds', async ({ openPage }) => {
  const { page } = await openPage(PHONE);
  await page.clock.install();
  await visit(page, '/signin');
  await stopTime(page);
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => findToasts(page).allInnerTexts()).toEqual(['Invalid username or password.']);
  await page.clock.runFor(4_900);
  expect(await findToasts(page).count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => findToasts(page).count()).toBe(0);
});
