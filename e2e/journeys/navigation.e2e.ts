/** The ways through the shop: the bar of wide screens, the drawer of phones, the announcements above them. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();

const overflow = () => document.documentElement.scrollWidth - innerWidth;
const nameOfFocus = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
const shopNav = (page: Page) => page.getByRole('navigation', { name: 'Shop' });
const opener = (page: Page, name: string) => shopNav(page).getByRole('button', { name });
const expanded = (page: Page, name: string) => opener(page, name).getAttribute('aria-expanded');

describe('the bar', () => {
  test('by keyboard: Enter, Space and the down key open, Escape gives the focus back, Tab goes in and on', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/', { waitUntil: 'networkidle' });
    const skincare = opener(page, 'Show what is in Skincare');
    await skincare.focus();
    for (const key of ['Enter', 'Space']) {
      await skincare.press(key);
      await shopNav(page).getByRole('link', { name: 'All Skincare' }).waitFor();
      expect(await expanded(page, 'Show what is in Skincare')).toBe('true');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(nameOfFocus)).toBe('All Skincare');
      await page.keyboard.press('Escape');
      expect(await page.evaluate(nameOfFocus)).toBe('Show what is in Skincare');
      expect(await expanded(page, 'Show what is in Skincare')).toBe('false');
    }
    await skincare.press('ArrowDown');
    await expect.poll(() => page.evaluate(nameOfFocus)).toBe('All Skincare');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(nameOfFocus)).toBe('Toners');
    await expectAccessible(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(nameOfFocus)).toBe('Skincare');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(nameOfFocus)).toBe('Sale');
    expect(await expanded(page, 'Show what is in Skincare'), 'the focus has left').toBe('false');

    await opener(page, 'Categories').press('ArrowDown');
    await expect.poll(() => page.evaluate(nameOfFocus)).toBe('Skincare');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/category/toners-and-essences');
    await expect.poll(() => expanded(page, 'Categories')).toBe('false');
    expect(complaints).toEqual([]);
    await close();
  });

  test('by pointer: one that rests opens, one that passes does not, the way into the panel keeps it, leaving closes', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/', { waitUntil: 'networkidle' });
    const middle = async (name: string) => {
      const area = await shopNav(page).getByRole('link', { name, exact: true }).first().boundingBox();
      return { x: (area?.x ?? 0) + (area?.width ?? 0) / 2, y: (area?.y ?? 0) + (area?.height ?? 0) / 2 };
    };
    const [makeup, masks] = [await middle('Makeup'), await middle('Masks')];
    await page.mouse.move(makeup.x, makeup.y);
    await page.mouse.move(makeup.x, makeup.y + 200, { steps: 4 });
    await page.waitForTimeout(500);
    expect(await shopNav(page).getByRole('link', { name: 'All Makeup' }).count(), 'it only passed').toBe(0);

    await page.mouse.move(makeup.x, makeup.y);
    const inPanel = shopNav(page).getByRole('link', { name: 'All Makeup' });
    await inPanel.waitFor();
    await opener(page, 'Show what is in Makeup').click();
    expect(await inPanel.count(), 'a press right after the rest does not shut it').toBe(1);
    // Across the neighbours and down into the panel, never at rest: 24 steps of 10 ms.
    for (let step = 0; step <= 24; step += 1) {
      await page.mouse.move(makeup.x + ((masks.x - makeup.x) * step) / 24, makeup.y + step * 5);
      await page.waitForTimeout(10);
    }
    await page.waitForTimeout(500);
    expect(await inPanel.count(), 'still the panel it was on the way to').toBe(1);
    await page.mouse.move(masks.x, 800, { steps: 3 });
    await expect.poll(() => inPanel.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('by finger: the first tap on the chevron opens, a tap beside it closes', async () => {
    const { page, complaints, close } = await browser.open({ width: 1024, height: 768 }, { hasTouch: true });
    await page.goto('/', { waitUntil: 'networkidle' });
    await opener(page, 'Show what is in Makeup').tap();
    await shopNav(page).getByRole('link', { name: 'Cushions' }).waitFor();
    await page.touchscreen.tap(512, 740);
    await expect.poll(() => shopNav(page).getByRole('link', { name: 'Cushions' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the category of the page is marked, on the pages of its children and of its products too', async () => {
    const { page, close } = await browser.open(DESKTOP);
    const marked = () => shopNav(page).locator('[aria-current]').allTextContents();
    await page.goto('/category/toners');
    expect(await marked()).toEqual(['Skincare']);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/product\//);
    await expect.poll(marked).toEqual(['Skincare']);
    await page.goto('/best');
    expect(await marked()).toEqual(['Best']);
    await close();
  });

  test('without scripts its names lead to their pages, on a phone from a plain list', async () => {
    const wide = await browser.open(DESKTOP, { javaScriptEnabled: false });
    await wide.page.goto('/');
    await shopNav(wide.page).getByRole('link', { name: 'Makeup' }).click();
    await wide.page.waitForURL((url) => url.pathname === '/category/makeup');
    await wide.close();
    const phone = await browser.open(PHONE, { javaScriptEnabled: false });
    await phone.page.goto('/');
    expect(await phone.page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
    await phone.page.getByText('Menu', { exact: true }).tap();
    await phone.page.getByRole('link', { name: 'Sun Care' }).first().tap();
    await phone.page.waitForURL((url) => url.pathname === '/category/sun-care');
    await phone.close();
  });
});

describe('the drawer', () => {
  test('opens with a tap, keeps the focus inside, gives it back, and knows where we are', async () => {
    const { page, complaints, close } = await browser.open({ width: 360, height: 740 });
    await page.goto('/category/toners', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    expect(await drawer.locator('a[aria-current="page"]').textContent()).toBe('Toners');
    expect(await drawer.getByRole('link', { name: 'Toners', exact: true }).isVisible(), 'its branch is open').toBe(true);
    await expectAccessible(page);
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    expect(await page.evaluate(nameOfFocus)).toBe('Open menu');

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
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('what a script that cannot be had would open', () => {
  test.each([
    ['the drawer', PHONE, '/', 'Open menu', /site-menu-drawer/],
    ['the sheet of filters', PHONE, '/category/toners', /^Filter/, /filter-sheet/],
    ['a panel of the bar', DESKTOP, '/', 'Show what is in Makeup', /nav-panel/],
  ])('%s stays shut until it is asked for again', async (_, viewport, path, name, script) => {
    const { page, close } = await browser.open(viewport);
    await page.route(script, (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name }).first();
    const opened = page.locator('dialog[open], #nav-panel');
    await button.click();
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText(/connection|offline/i)
      .waitFor();
    expect(await button.getAttribute('aria-expanded')).not.toBe('true');
    await page.unroute(script);
    // A touch that is no press fetches it ahead.
    const fetched = page.waitForResponse((response) => script.test(response.url()) && response.url().endsWith('.js'));
    await button.blur();
    await button.dispatchEvent('pointerdown');
    await button.focus();
    await fetched;
    await page.waitForTimeout(300);
    expect(await opened.count()).toBe(0);
    expect(await button.getAttribute('aria-expanded')).not.toBe('true');
    await button.click();
    await opened.waitFor();
    await close();
  });
});

describe('the announcements', () => {
  test('change by themselves every four seconds, wait while they are read, and go round', async () => {
    const { page, close } = await browser.open(DESKTOP);
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const banner = page.getByRole('region', { name: 'Announcements' });
    const shown = () => banner.locator('p[data-on]').textContent();
    const texts = await banner.locator('p').allTextContents();
    expect(texts.length).toBeGreaterThan(1);
    // The clock stands still from here on, so that a busy machine does not let it run on.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.waitForTimeout(200);
    const first = texts.indexOf((await shown()) ?? '');
    const textAt = (place: number) => texts.at((first + place) % texts.length);
    for (let step = 1; step <= texts.length; step += 1) {
      await page.clock.runFor(4_000);
      await expect.poll(shown, { message: `after ${step} times four seconds` }).toBe(textAt(step));
    }
    await banner.getByRole('button', { name: 'Next announcement' }).click();
    expect(await shown()).toBe(textAt(1));
    await page.clock.runFor(9_000);
    await page.waitForTimeout(200);
    expect(await shown(), 'held under the pointer').toBe(textAt(1));
    await banner.getByRole('button', { name: 'Previous announcement' }).click();
    expect(await shown()).toBe(textAt(0));
    expect(await banner.locator('[aria-live]').count()).toBe(0);
    await close();
  });

  test('stand still for those who asked for less motion', async () => {
    const { page, close } = await browser.open(DESKTOP, { reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const shown = () => page.getByRole('region', { name: 'Announcements' }).locator('p[data-on]').textContent();
    const first = await shown();
    await page.clock.runFor(9_000);
    expect(await shown()).toBe(first);
    await close();
  });
});

test('the menu of the person stays for a press that takes no focus, as in Safari, and folds with one beside it', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  await signedInShopper(page, inject('shopUrl'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    document.addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('button')) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    }),
  );
  const summary = page.getByRole('banner').locator('summary').filter({ hasText: 'keza-' });
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
  expect(complaints).toEqual([]);
  await close();
});

test('nothing overflows at any width, with everything open', async () => {
  for (const width of [320, 360, 768, 1024, 1280]) {
    const { page, complaints, close } = await browser.open({ width, height: 740 });
    await page.goto('/category/toners', { waitUntil: 'networkidle' });
    expect(await page.evaluate(overflow), `${width}`).toBeLessThanOrEqual(0);
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).tap();
    else await opener(page, 'Categories').click();
    await (width < 768 ? page.getByRole('dialog') : page.locator('#nav-panel')).waitFor();
    expect(await page.evaluate(overflow), `${width}, open`).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  }
});

test('the first Tab offers to skip to the content', async () => {
  const { page, close } = await browser.open(DESKTOP);
  await page.goto('/best');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(nameOfFocus)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await close();
});

test('the footer leaves the focus where it is', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('#footer a');
    links[links.length - 1]?.focus();
  });
  const focused = await page.evaluate(nameOfFocus);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.activeElement?.closest('footer')?.id)).toBe('footer');
  expect(await page.evaluate(nameOfFocus)).toBe(focused);
  expect(complaints).toEqual([]);
  await close();
});
