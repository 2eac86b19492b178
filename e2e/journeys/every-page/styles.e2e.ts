/** The first page holds its styles in its HTML; a page that the shopper reaches from it loads only those that are missing. */
import type { Page } from '@playwright/test';
import { DESKTOP, visit, waitUntilIdle } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Properties that Chromium computes from the layout, which depends on pictures that may not be loaded yet; and variables, which it lists in any
 * order, and whose effect is in the other properties.
 */
const IGNORED = /^--|size|width|height|origin|margin|inset|^(top|left|right|bottom)$/;

/** For each element of the page's content its name with classes, and a hash of its computed styles. */
const readStyles = (page: Page): Promise<string[]> =>
  page.evaluate((ignored) => {
    const ignoredProperties = new RegExp(ignored);
    const properties = [...getComputedStyle(document.body)].filter((property) => !ignoredProperties.test(property));
    const hash = (text: string) => [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) | 0, 0);
    return [...document.querySelectorAll('main *')].map((element) => {
      const styles = getComputedStyle(element);
      return `${element.tagName} ${element.getAttribute('class')} ${hash(properties.map((property) => styles.getPropertyValue(property)).join(';'))}`;
    });
  }, IGNORED.source);

const listInlineStyles = (page: Page) =>
  page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map((style) => (style as HTMLElement).dataset.href?.replace('#', '') ?? ''));

/** The addresses of stylesheets that came over the network. */
const listLoadedStyles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('.css') && (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );

/** The links that a shopper follows from the home page, by their text or label. */
const LINKS = [
  ['All Products', '/all-products'],
  ['Cart, 0 items', '/cart'],
  ['Sign in', '/signin'],
  ['Help', '/faqs'],
  ['Brands', '/brands'],
] as const;

test('a page reached by links has the styles of the page opened by its address, and no stylesheet is loaded twice', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP, { reducedMotion: 'reduce' });
  const { page: otherPage } = await openPage(DESKTOP, { reducedMotion: 'reduce' });
  await visit(page, '/');
  const inlineStyles = await listInlineStyles(page);
  expect(inlineStyles.length).toBeGreaterThan(0);
  expect(await listLoadedStyles(page)).toEqual([]);
  for (const [name, path] of LINKS) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(`**${path}`);
    await page.mouse.move(0, 0);
    await waitUntilIdle(page);
    await visit(otherPage, path);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    expect(await readStyles(page), path).toEqual(await readStyles(otherPage));
  }
  await page.getByRole('link', { name: 'Uruhu, home' }).click();
  await page.waitForURL('**/');
  const loadedStyles = await listLoadedStyles(page);
  expect(loadedStyles.length).toBeGreaterThan(0);
  expect(loadedStyles.filter((href, index) => inlineStyles.includes(href) || loadedStyles.indexOf(href) !== index)).toEqual([]);
  expect(pageErrors).toEqual([]);
});
