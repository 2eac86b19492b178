/** Navigation: the bar on wide screens, and the drawer on phones. */
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, measureOverflow_px, PHONE, SMALL_PHONE, visit, waitUntilIdle } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const getFocusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
const findShopNav = (page: Page) => page.getByRole('navigation', { name: 'Shop' });
const findOpener = (page: Page, name: string) => findShopNav(page).getByRole('button', { name });

test('by keyboard the first Tab skips to the content, panels open, return the focus and close, and the footer keeps the focus', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(getFocusedName)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  const skincare = findOpener(page, 'Show what is in Skincare');
  const panelLink = findShopNav(page).getByRole('link', { name: 'All Skincare' });
  await skincare.press('Enter');
  await panelLink.waitFor();
  await page.keyboard.press('Tab');
  await expect(panelLink).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(skincare).toBeFocused();
  await panelLink.waitFor({ state: 'detached' });
  await skincare.press('ArrowDown');
  await expect(panelLink).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(getFocusedName)).toBe('Toners');
  for (const name of ['Toners & Essences', 'All Skincare', 'Show what is in Skincare', 'Skincare', 'Sale']) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(getFocusedName)).toBe(name);
  }
  await panelLink.waitFor({ state: 'detached' });

  // Scrolls to the end, so that the sections of the page load above the focused link.
  await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('#footer a')].at(-1)?.focus());
  const focusedName = await page.evaluate(getFocusedName);
  await waitUntilIdle(page);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.activeElement?.closest('footer')?.id)).toBe('footer');
  expect(await page.evaluate(getFocusedName)).toBe(focusedName);
  expect(pageErrors).toEqual([]);
});

test('a resting pointer opens a panel, a passing one does not, and the panel closes when the pointer leaves it', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/');
  const findMiddle = async (name: string) => {
    const area = await findShopNav(page).getByRole('link', { name, exact: true }).first().boundingBox();
    return { x: (area?.x ?? 0) + (area?.width ?? 0) / 2, y: (area?.y ?? 0) + (area?.height ?? 0) / 2 };
  };
  const [makeup, masks] = [await findMiddle('Makeup'), await findMiddle('Masks')];
  // Sent together, so that the pointer does not rest on the link while the test waits for its first move.
  await Promise.all([page.mouse.move(makeup.x, makeup.y), page.mouse.move(makeup.x, makeup.y + 200)]);
  await page.waitForTimeout(500);
  expect(await findShopNav(page).getByRole('link', { name: 'All Makeup' }).count(), 'the pointer only passed').toBe(0);

  await page.mouse.move(makeup.x, makeup.y);
  const panelLink = findShopNav(page).getByRole('link', { name: 'All Makeup' });
  await panelLink.waitFor();
  await findOpener(page, 'Show what is in Makeup').click();
  expect(await panelLink.count(), 'a press right after the panel opened leaves it open').toBe(1);
  // Moves the pointer across other items and down into the panel without resting: 24 steps of 10 ms.
  for (let step = 0; step <= 24; step += 1) {
    await page.mouse.move(makeup.x + ((masks.x - makeup.x) * step) / 24, makeup.y + step * 5);
    await page.waitForTimeout(10);
  }
  await page.waitForTimeout(500);
  expect(await panelLink.count(), 'the panel that the pointer moved to is still open').toBe(1);
  await page.mouse.move(masks.x, 800, { steps: 3 });
  await expect.poll(() => panelLink.count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('on tablets and desktops no item of the bar is alone on a line, and its menus open and close by tap within the screen', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage({ width: 768, height: 1024 }, { hasTouch: true });
  await visit(page, '/');
  const makeup = findOpener(page, 'Show what is in Makeup');
  const panelLink = findShopNav(page).getByRole('link', { name: 'All Makeup' });
  for (const width of [768, 900, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    const itemsPerLine = await findShopNav(page).evaluate((nav) => {
      const tops = [...nav.querySelectorAll('ul > li')].map((item) => Math.round(item.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
    expect(itemsPerLine.length, `${width}`).toBeLessThanOrEqual(2);
    expect(Math.min(...itemsPerLine), `${width}`).toBeGreaterThan(1);
    expect(await measureOverflow_px(page), `${width}`).toBeLessThanOrEqual(0);
    await makeup.tap();
    await panelLink.waitFor();
    expect(await measureOverflow_px(page), `${width}, open`).toBeLessThanOrEqual(0);
    if (width === 768) await expectAccessible(page);
    if (width === 1024) await page.touchscreen.tap(512, 990);
    else await makeup.tap();
    await panelLink.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname, `${width}, the tap opens no page`).toBe('/');
  }
  expect(pageErrors).toEqual([]);
});

test('the drawer traps and restores the focus, shows one branch at a time, and Back closes it, or returns after a link in it', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  await visit(page, '/best');
  await visit(page, '/category/toners');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const openDrawer = async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await drawer.waitFor();
  };
  await openDrawer();
  expect(await drawer.locator('a[aria-current="page"]').textContent()).toBe('Toners');
  await expect(drawer.getByRole('link', { name: 'Toners', exact: true }), 'the branch of the current page is open').toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 360]) {
    await page.setViewportSize({ ...SMALL_PHONE, width });
    expect(await measureOverflow_px(page), `${width}`).toBeLessThanOrEqual(0);
  }
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await page.evaluate(getFocusedName)).toBe('Open menu');

  await openDrawer();
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/category/toners');

  await openDrawer();
  await drawer.getByText('Makeup', { exact: true }).tap();
  for (const level of ['All Makeup', 'Face', 'Cushions'])
    await expect(drawer.getByRole('link', { name: level, exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Serums', exact: true }), 'one branch at a time').toBeHidden();
  for (const name of ['All', 'Best', 'Cart', 'New', 'Track']) {
    const area = await drawer.getByRole('link', { name, exact: true }).boundingBox();
    expect(Math.min(area?.width ?? 0, area?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    expect((area?.y ?? 999) + (area?.height ?? 0), `${name} is in sight`).toBeLessThanOrEqual(SMALL_PHONE.height);
  }
  await drawer.getByRole('link', { name: 'Cushions', exact: true }).tap();
  await page.waitForURL((url) => url.pathname === '/category/cushions');
  await drawer.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/category/toners');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/best');
  expect(pageErrors).toEqual([]);
});

test('a menu whose script fails to load stays closed, and opens after the button of the message has loaded the page again', async ({
  openPage,
}) => {
  const { page } = await openPage(PHONE);
  const script = /site-menu-drawer/;
  await page.route(script, (route) => route.abort());
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const openedMenu = page.locator('dialog[open]');
  await button.tap();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await notifications.getByText('A part of this page did not load.').waitFor();
  expect(await openedMenu.count()).toBe(0);
  await page.unroute(script);
  // The browser remembers the failed script, so a second press would send no request. Only loading the page again helps.
  await Promise.all([page.waitForEvent('load'), notifications.getByRole('button', { name: 'Load the page again' }).tap()]);
  await waitUntilIdle(page);
  await button.tap();
  await openedMenu.waitFor();
});

test('each new page begins at its top with the focus on its heading, and Back returns to the scroll position', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(PHONE, { reducedMotion: 'reduce' });
  await visit(page, '/category/skincare');
  const heading = page.getByRole('heading', { level: 1 });
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the first page leaves the focus alone').toBe('BODY');
  const card = page.getByRole('article').nth(9);
  const product = card.getByRole('link').first();
  await product.scrollIntoViewIfNeeded();
  const listScroll_px = await page.evaluate(() => scrollY);
  expect(listScroll_px).toBeGreaterThan(300);
  await product.click();
  await page.waitForURL('**/product/**');
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/category/skincare');
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(listScroll_px, -1);

  // The menu returns the focus to its button when it closes, before the new page is there.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sale', exact: true }).click();
  await page.waitForURL('**/deals');
  await expect(heading).toBeFocused();
  await page.getByRole('combobox', { name: 'Search products and brands' }).fill('toner');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=toner');
  await expect(heading).toBeFocused();
  // Another sort order is the same page, so its heading does not take the focus.
  const sortMenu = page.getByRole('combobox', { name: 'Sort by' });
  await sortMenu.focus();
  await sortMenu.selectOption({ index: 1 });
  await page.waitForURL('**sort=**');
  await expect(heading).not.toBeFocused();
  expect(pageErrors).toEqual([]);
});
