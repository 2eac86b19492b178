/** The navigation bar on a tablet: no item is alone on a line, and each menu opens by tap and by keyboard. */
import type { Page } from '@playwright/test';
import { expectAccessible, measureOverflow_px, visit } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const findShopNav = (page: Page) => page.getByRole('navigation', { name: 'Shop' });

for (const width of [768, 900, 1023]) {
  test(`at ${width} px no item of the navigation bar is alone on a line, and nothing overflows`, async ({ openPage }) => {
    const { page, pageErrors } = await openPage({ width, height: 1024 }, { hasTouch: true });
    await visit(page, '/');
    const itemsPerLine = await findShopNav(page).evaluate((nav) => {
      const tops = [...nav.querySelectorAll('ul > li')].map((item) => Math.round(item.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
    expect(itemsPerLine.length).toBeLessThanOrEqual(2);
    expect(Math.min(...itemsPerLine)).toBeGreaterThan(1);
    expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
  });
}

test('each category has a menu that opens by tap and by keyboard', async ({ openPage }) => {
  const { page, pageErrors } = await openPage({ width: 768, height: 1024 }, { hasTouch: true });
  await visit(page, '/');
  const makeup = findShopNav(page).getByRole('button', { name: 'Show what is in Makeup' });
  const panelLink = findShopNav(page).getByRole('link', { name: 'All Makeup' });
  await makeup.tap();
  await panelLink.waitFor();
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  await makeup.tap();
  await panelLink.waitFor({ state: 'detached' });
  await makeup.focus();
  await page.keyboard.press('Enter');
  await panelLink.waitFor();
  await page.keyboard.press('Escape');
  await panelLink.waitFor({ state: 'detached' });
  await expect(makeup).toBeFocused();
  expect(pageErrors).toEqual([]);
});
