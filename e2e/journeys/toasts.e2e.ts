/** Short messages: where they stand, how long, how many, and that they are read out. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();
const SIZES = { phone: PHONE, desktop: DESKTOP };

const place = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const lines = (page: Page) => place(page).locator('[aria-live] > div');
const addOf = (page: Page, index: number) => page.getByRole('button', { name: /^Add .* to cart$/ }).nth(index);
const heartOf = (page: Page, index: number) => page.locator('main button[aria-pressed]').nth(index);

/** From here on the page's own time goes on only as far as it is told to. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

async function openList(viewport: typeof PHONE) {
  const opened = await browser.open(viewport);
  await signedInShopper(opened.page, inject('shopUrl'));
  await opened.page.clock.install();
  await opened.page.goto('/all-products', { waitUntil: 'networkidle' });
  await stopTime(opened.page);
  return opened;
}

describe.each(Object.entries(SIZES))('on a %s', (_name, viewport) => {
  test('what happened stands at the top right for three seconds, with one thing to do next', async () => {
    const { page, complaints, close } = await openList(viewport);
    await addOf(page, 0).click();
    await expect.poll(() => lines(page).allInnerTexts()).toEqual([expect.stringMatching(/added to cart successfully!\s+View Cart/)]);
    const box = await place(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(viewport.width - 12);
    expect(box?.y).toBe(12);
    await page.clock.runFor(2_900);
    expect(await lines(page).count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => lines(page).count()).toBe(0);
    await addOf(page, 0).click();
    await lines(page).first().hover();
    await page.clock.resume();
    await expectAccessible(page);
    await lines(page).getByRole('link', { name: 'View Cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shopping Cart' }).waitFor();
    expect(await lines(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('there are never more than three, and what is said again is said once', async () => {
    const { page, close } = await openList(viewport);
    for (const index of [0, 0, 1, 2]) {
      await addOf(page, index).click();
      await expect.poll(() => addOf(page, index).getAttribute('aria-busy')).not.toBe('true');
      await page.clock.runFor(100);
    }
    await expect.poll(() => lines(page).count()).toBe(3);
    const third = await lines(page).allInnerTexts();
    expect(new Set(third).size).toBe(3);
    await addOf(page, 3).click();
    await expect.poll(async () => (await lines(page).allInnerTexts())[2] === third[2]).toBe(false);
    const fourth = await lines(page).allInnerTexts();
    expect(fourth.slice(0, 2)).toEqual(third.slice(1));
    expect(fourth).toHaveLength(3);
    await close();
  });
});

test('a failure interrupts what is being read, anything else waits its turn', async () => {
  const { page, close } = await openList(PHONE);
  const live = (kind: string) => place(page).locator(`[aria-live="${kind}"]`);
  expect([await live('polite').innerText(), await live('assertive').innerText()]).toEqual(['', '']);
  await heartOf(page, 0).click();
  await expect.poll(() => live('polite').innerText()).toContain('added to wishlist');
  await page.context().setOffline(true);
  await heartOf(page, 1).click();
  await expect.poll(() => live('assertive').innerText()).toContain('Failed to update wishlist');
  expect(await live('polite').innerText()).not.toContain('Failed');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => live('assertive').innerText()).toBe('');
  await expect.poll(() => heartOf(page, 1).getAttribute('aria-pressed')).toBe('true');
  await close();
});

test('under the pointer or the focus it stays, and leaves when asked to', async () => {
  const { page, close } = await openList(DESKTOP);
  await heartOf(page, 0).click();
  await lines(page).first().hover();
  await page.clock.runFor(20_000);
  expect(await lines(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.mouse.move(5, 500);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => lines(page).count()).toBe(0);
  await close();
});

test('the outcome of a form stays five seconds', async () => {
  const { page, close } = await browser.open(PHONE);
  await page.clock.install();
  await page.goto('/signin', { waitUntil: 'networkidle' });
  await stopTime(page);
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => lines(page).allInnerTexts()).toEqual(['Invalid username or password.']);
  await page.clock.runFor(4_900);
  expect(await lines(page).count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => lines(page).count()).toBe(0);
  await close();
});
