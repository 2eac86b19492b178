/** Navigation: the bar on wide screens, the drawer on phones, and the announcements above them. */
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, measureOverflow_px, PHONE, visit, waitUntilIdle } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const getFocusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
const findShopNav = (page: Page) => page.getByRole('navigation', { name: 'Shop' });
const findOpener = (page: Page, name: string) => findShopNav(page).getByRole('button', { name });
const readExpanded = (page: Page, name: string) => findOpener(page, name).getAttribute('aria-expanded');

test.describe('the bar', () => {
  test('Enter, Space and the down key open a panel, Escape closes it and returns the focus, and Tab goes through it', async ({
    openPage,
  }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await visit(page, '/');
    const skincare = findOpener(page, 'Show what is in Skincare');
    await skincare.focus();
    for (const key of ['Enter', 'Space']) {
      await skincare.press(key);
      await findShopNav(page).getByRole('link', { name: 'All Skincare' }).waitFor();
      expect(await readExpanded(page, 'Show what is in Skincare')).toBe('true');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(getFocusedName)).toBe('All Skincare');
      await page.keyboard.press('Escape');
      expect(await page.evaluate(getFocusedName)).toBe('Show what is in Skincare');
      expect(await readExpanded(page, 'Show what is in Skincare')).toBe('false');
    }
    await skincare.press('ArrowDown');
    await expect.poll(() => page.evaluate(getFocusedName)).toBe('All Skincare');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(getFocusedName)).toBe('Toners');
    await expectAccessible(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(getFocusedName)).toBe('Skincare');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(getFocusedName)).toBe('Sale');
    expect(await readExpanded(page, 'Show what is in Skincare'), 'the focus has left').toBe('false');

    await findOpener(page, 'Categories').press('ArrowDown');
    await expect.poll(() => page.evaluate(getFocusedName)).toBe('Skincare');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/category/toners-and-essences');
    await expect.poll(() => readExpanded(page, 'Categories')).toBe('false');
    expect(pageErrors).toEqual([]);
  });

  test('a panel that was open on a page stays closed when the shopper comes back to that page', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await visit(page, '/');
    await findShopNav(page).getByRole('link', { name: 'Brands' }).click();
    await page.waitForURL((url) => url.pathname === '/brands');
    await findOpener(page, 'Categories').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => readExpanded(page, 'Categories')).toBe('true');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => readExpanded(page, 'Categories')).toBe('false');
    await page.goForward();
    await page.waitForURL((url) => url.pathname === '/brands');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await waitUntilIdle(page);
    expect(await readExpanded(page, 'Categories')).toBe('false');
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

  test('a tap on the chevron opens a panel, and a tap outside closes it', async ({ openPage }) => {
    const { page, pageErrors } = await openPage({ width: 1024, height: 768 }, { hasTouch: true });
    await visit(page, '/');
    await findOpener(page, 'Show what is in Makeup').tap();
    await findShopNav(page).getByRole('link', { name: 'Cushions' }).waitFor();
    await page.touchscreen.tap(512, 740);
    await expect.poll(() => findShopNav(page).getByRole('link', { name: 'Cushions' }).count()).toBe(0);
    expect(pageErrors).toEqual([]);
  });

  test('the current category is marked, also on pages of its sub-categories and products', async ({ openPage }) => {
    const { page } = await openPage(DESKTOP);
    const listMarked = () => findShopNav(page).locator('[aria-current]').allTextContents();
    await page.goto('/category/toners');
    expect(await listMarked()).toEqual(['Skincare']);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/product\//);
    await expect.poll(listMarked).toEqual(['Skincare']);
    await page.goto('/best');
    expect(await listMarked()).toEqual(['Best']);
  });

  test('without JavaScript the names in the bar are links, and on a phone the menu is a plain list of links', async ({ openPage }) => {
    const wide = await openPage(DESKTOP, { javaScriptEnabled: false });
    await wide.page.goto('/');
    await findShopNav(wide.page).getByRole('link', { name: 'Makeup' }).click();
    await wide.page.waitForURL((url) => url.pathname === '/category/makeup');
    const phone = await openPage(PHONE, { javaScriptEnabled: false });
    await phone.page.goto('/');
    expect(await phone.page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
    await phone.page.getByText('Menu', { exact: true }).tap();
    await phone.page.getByRole('link', { name: 'Sun Care' }).first().tap();
    await phone.page.waitForURL((url) => url.pathname === '/category/sun-care');
  });
});

test.describe('the drawer', () => {
  test('opens with a tap, traps and restores the focus, and marks the current page', async ({ openPage }) => {
    const { page, pageErrors } = await openPage({ width: 360, height: 740 });
    await visit(page, '/category/toners');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    expect(await drawer.locator('a[aria-current="page"]').textContent()).toBe('Toners');
    expect(await drawer.getByRole('link', { name: 'Toners', exact: true }).isVisible(), 'the branch of the current page is open').toBe(
      true,
    );
    await expectAccessible(page);
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    expect(await page.evaluate(getFocusedName)).toBe('Open menu');

    await button.tap();
    await drawer.getByText('Makeup', { exact: true }).tap();
    for (const level of ['All Makeup', 'Face', 'Cushions']) {
      await expect.poll(() => drawer.getByRole('link', { name: level, exact: true }).isVisible(), { message: level }).toBe(true);
    }
    expect(await drawer.getByRole('link', { name: 'Serums', exact: true }).isVisible(), 'one branch at a time').toBe(false);
    for (const name of ['All', 'Best', 'Cart', 'New', 'Track']) {
      const area = await drawer.getByRole('link', { name, exact: true }).boundingBox();
      expect(Math.min(area?.width ?? 0, area?.height ?? 0), name).toBeGreaterThanOrEqual(44);
      expect((area?.y ?? 999) + (area?.height ?? 0), `${name} is in sight`).toBeLessThanOrEqual(740);
    }
    await drawer.getByRole('link', { name: 'Cushions', exact: true }).tap();
    await page.waitForURL((url) => url.pathname === '/category/cushions');
    await expect.poll(() => drawer.count()).toBe(0);
    expect(pageErrors).toEqual([]);
  });
});

test.describe('a menu whose script fails to load', () => {
  for (const [menu, viewport, path, name, script] of [
    ['the drawer', PHONE, '/', 'Open menu', /site-menu-drawer/],
    ['the sheet of filters', PHONE, '/category/toners', /^Filter/, /filter-sheet/],
    ['a panel of the bar', DESKTOP, '/', 'Show what is in Makeup', /nav-panel/],
  ] as const) {
    test(`${menu} stays closed, and opens after the shopper presses the button of the message, which loads the page again`, async ({
      openPage,
    }) => {
      const { page } = await openPage(viewport);
      await page.route(script, (route) => route.abort());
      await visit(page, path);
      const button = page.getByRole('button', { name }).first();
      const openedMenu = page.locator('dialog[open], #nav-panel');
      await button.click();
      const notifications = page.getByRole('region', { name: 'Notifications' });
      await notifications.getByText('A part of this page did not load.').waitFor();
      expect(await openedMenu.count()).toBe(0);
      expect(await button.getAttribute('aria-expanded')).not.toBe('true');
      await page.unroute(script);
      // The browser remembers the failed script, so a second press would send no request. Only loading the page again helps.
      await Promise.all([page.waitForEvent('load'), notifications.getByRole('button', { name: 'Load the page again' }).click()]);
      await waitUntilIdle(page);
      // A touch without a press only preloads the script.
      const scriptResponse = page.waitForResponse((response) => script.test(response.url()) && response.url().endsWith('.js'));
      await button.dispatchEvent('pointerdown');
      await button.focus();
      await scriptResponse;
      await page.waitForTimeout(300);
      expect(await openedMenu.count()).toBe(0);
      expect(await button.getAttribute('aria-expanded')).not.toBe('true');
      await button.click();
      await openedMenu.waitFor();
    });
  }
});

test.describe('the announcements', () => {
  test('change every four seconds, pause under the pointer or the focus, and wrap around', async ({ openPage }) => {
    const { page } = await openPage(DESKTOP);
    await page.clock.install();
    await visit(page, '/');
    const banner = page.getByRole('region', { name: 'Announcements' });
    const readShown = () => banner.locator('p[data-shown]').textContent();
    const texts = await banner.locator('p').allTextContents();
    expect(texts.length).toBeGreaterThan(1);
    // Pauses the clock, because on a slow machine it would advance between the steps of this test.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.waitForTimeout(200);
    const firstIndex = texts.indexOf((await readShown()) ?? '');
    const getTextAfter = (steps: number) => texts.at((firstIndex + steps) % texts.length);
    for (let step = 1; step <= texts.length; step += 1) {
      await page.clock.runFor(4_000);
      await expect.poll(readShown, { message: `after ${step} times four seconds` }).toBe(getTextAfter(step));
    }
    await banner.getByRole('button', { name: 'Next announcement' }).click();
    expect(await readShown()).toBe(getTextAfter(1));
    await page.clock.runFor(9_000);
    await page.waitForTimeout(200);
    expect(await readShown(), 'the pointer pauses the announcements').toBe(getTextAfter(1));
    await banner.getByRole('button', { name: 'Previous announcement' }).click();
    expect(await readShown()).toBe(getTextAfter(0));
    expect(await banner.locator('[aria-live]').count()).toBe(0);
  });

  test('do not change with reduced motion', async ({ openPage }) => {
    const { page } = await openPage(DESKTOP, { reducedMotion: 'reduce' });
    await page.clock.install();
    await visit(page, '/');
    const readShown = () => page.getByRole('region', { name: 'Announcements' }).locator('p[data-shown]').textContent();
    const firstText = await readShown();
    await page.clock.runFor(9_000);
    expect(await readShown()).toBe(firstText);
  });
});

test('the account menu stays open for a press that moves no focus, as in Safari, and closes on a press outside', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { shopper } = await signInShopper(page, shopUrl);
  await visit(page, '/');
  await page.evaluate(() =>
    document.addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('button')) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    }),
  );
  const summary = page.getByRole('banner').locator('summary').filter({ hasText: shopper.username });
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await summary.click();
  await signOut.waitFor();
  await page.mouse.click(300, 700);
  await expect.poll(() => signOut.isVisible()).toBe(false);
  await summary.click();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
  expect(await signOut.isVisible(), 'the focus has left').toBe(false);
  await summary.click();
  await signOut.click();
  await page.waitForURL('**/signin');
  expect(pageErrors).toEqual([]);
});

test('nothing overflows at any width with all menus open', async ({ openPage }) => {
  for (const width of [320, 360, 768, 1024, 1280]) {
    const { page, pageErrors } = await openPage({ width, height: 740 });
    await visit(page, '/category/toners');
    expect(await measureOverflow_px(page), `${width}`).toBeLessThanOrEqual(0);
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).tap();
    else await findOpener(page, 'Categories').click();
    await (width < 768 ? page.getByRole('dialog') : page.locator('#nav-panel')).waitFor();
    expect(await measureOverflow_px(page), `${width}, open`).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
  }
});

test('the first Tab offers to skip to the content', async ({ openPage }) => {
  const { page } = await openPage(DESKTOP);
  await page.goto('/best');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(getFocusedName)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('the focus stays on a link of the footer while the page finishes loading', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/');
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('#footer a');
    links[links.length - 1]?.focus();
  });
  const focusedName = await page.evaluate(getFocusedName);
  await waitUntilIdle(page);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.activeElement?.closest('footer')?.id)).toBe('footer');
  expect(await page.evaluate(getFocusedName)).toBe(focusedName);
  expect(pageErrors).toEqual([]);
});
