/** The search box by keyboard, by finger, on a slow network, and without JavaScript. */

import type { Page } from '@playwright/test';
import type { Suggestion } from '@uruhu/contract/catalogue/search';
import { DESKTOP, expectAccessible, measureOverflow_px, PHONE, SMALL_PHONE, visit } from '../../support/page.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

/** Suggestions in the format of the API that contain the search text, so that each response can be told apart. */
async function createSuggestions(shopUrl: string, q: string): Promise<Suggestion[]> {
  const products = await findProductsWithoutChoices(shopUrl, 2);
  return [
    { kind: 'query', text: 'toner', corrected: true },
    { kind: 'brand', text: `${q} & <b>Co</b>`, brand_id: 'b', product_count: 12 },
    { kind: 'category', text: 'Toners', category_id: 'toners', within: 'Toners & Essences', product_count: 1 },
    ...products.map((product) => ({ kind: 'product' as const, text: product.name, ...product })),
  ];
}

/** Responds in place of the server, after the wait that `getWait_ms` returns for the query. Returns a list to which each query is added. */
async function stubSuggestions(page: Page, shopUrl: string, getWait_ms: (q: string) => number = () => 0): Promise<string[]> {
  const queries: string[] = [];
  await page.route('**/api/products/suggest?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    queries.push(q);
    const suggestions = await createSuggestions(shopUrl, q);
    await new Promise((resolve) => setTimeout(resolve, getWait_ms(q)));
    await route.fulfill({ json: { suggestions } }).catch(() => {});
  });
  return queries;
}

const findSearchBox = (page: Page) => page.getByRole('combobox', { name: 'Search products and brands' });
/** Types letters faster than the debounce interval. Runs in the page, because between calls from here a busy machine may take longer. */
const typeFast = (box: ReturnType<typeof findSearchBox>, text: string) =>
  box.evaluate(
    (field, wholeText) =>
      new Promise<void>((resolve) => {
        const typeUpTo = (length: number) => {
          (field as HTMLInputElement).value = wholeText.slice(0, length);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          if (length < wholeText.length) setTimeout(typeUpTo, 60, length + 1);
          else resolve();
        };
        typeUpTo(1);
      }),
    text,
  );

test('arrow keys cycle through the options, Home and End jump, Enter opens one, Escape and Tab close the list', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await stubSuggestions(page, shopUrl);
  await page.goto('/');
  const box = findSearchBox(page);
  const readActiveOption = () => box.getAttribute('aria-activedescendant');
  await box.focus();
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  await typeFast(box, 'tone');
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
  expect(await box.getAttribute('aria-expanded')).toBe('true');
  // The five suggestions, and 'See all results'.
  expect(await page.getByRole('option').count()).toBe(6);
  await expectAccessible(page);

  await box.press('ArrowDown');
  expect(await readActiveOption()).toBe('suggestion-0');
  expect(await page.getByRole('option', { selected: true }).textContent()).toBe('Did you mean toner');
  await box.press('End');
  expect(await page.getByRole('option', { selected: true }).textContent()).toBe('See all results for “tone”');
  await box.press('Home');
  expect(await readActiveOption()).toBe('suggestion-0');
  await box.press('ArrowUp');
  expect(await readActiveOption()).toBeNull();
  await box.press('ArrowUp');
  expect(await readActiveOption()).toBe('suggestion-5');
  await box.press('Escape');
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(await box.inputValue()).toBe('tone');
  await box.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await box.press('Tab');
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Clear the search');

  await box.focus();
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL((url) => url.pathname === '/category/toners');
  await expect.poll(() => findSearchBox(page).inputValue(), { message: 'another page empties the field' }).toBe('');
  expect(pageErrors).toEqual([]);
});

test('typing clears the active option, so that Enter searches for the text in the field', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await stubSuggestions(page, shopUrl, (q) => (q === 'tone' ? 0 : 5_000));
  await visit(page, '/');
  const box = findSearchBox(page);
  await box.click();
  await typeFast(box, 'tone');
  await page.getByRole('listbox').waitFor();
  for (let press = 0; press < 3; press += 1) await box.press('ArrowDown');
  expect(await page.getByRole('option', { selected: true }).count()).toBe(1);
  await box.press('r');
  expect(await page.getByRole('option', { selected: true }).count()).toBe(0);
  await box.press('Enter');
  await page.waitForURL(/\/search\?q=toner$/);
  expect(pageErrors).toEqual([]);
});

test('two products with the same name are two options, and disappear together', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const [product, other] = await findProductsWithoutChoices(shopUrl, 2);
  if (!product || !other) throw new Error('two products without choices must be in stock');
  const suggestion = { kind: 'product', text: product.name, ...product };
  const suggestionsByQuery: Record<string, unknown[]> = {
    to: [suggestion, { ...suggestion, product_id: 'namesake', brand: 'Another' }],
    ton: [{ kind: 'product', text: other.name, ...other }],
  };
  await page.route('**/api/products/suggest?*', (route) =>
    route.fulfill({ json: { suggestions: suggestionsByQuery[new URL(route.request().url()).searchParams.get('q') ?? ''] } }),
  );
  await visit(page, '/');
  const box = findSearchBox(page);
  await box.click();
  await box.pressSequentially('to');
  await expect.poll(() => page.getByRole('option').count()).toBe(3);
  await box.press('n');
  await page.getByRole('option', { name: 'See all results for “ton”' }).waitFor();
  expect(await page.getByRole('option').count()).toBe(2);
  expect(pageErrors).toEqual([]);
});

test('matches are marked, and markup never runs', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await stubSuggestions(page, shopUrl);
  await page.goto('/');
  await findSearchBox(page).fill('<img src=x onerror=alert(1)> TÓN');
  const brand = page.getByRole('option', { name: 'onerror' });
  await brand.waitFor();
  expect(await brand.locator('img').count()).toBe(0);
  expect(await page.getByRole('option', { name: 'Toners in Toners & Essences' }).locator('mark').first().textContent()).toBe('Ton');
  expect(pageErrors).toEqual([]);
});

test('by finger at 360 px: targets are large, nothing overflows or jumps, and a tap opens the page', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  await stubSuggestions(page, shopUrl);
  await page.goto('/');
  await page.mouse.wheel(0, 60);
  const box = findSearchBox(page);
  await box.tap();
  await typeFast(box, 'toner');
  const list = page.getByRole('listbox');
  await list.waitFor();
  const scrollBefore_px = await page.evaluate(() => scrollY);
  for (const option of await page.getByRole('option').all()) {
    const area = await option.boundingBox();
    expect(area?.height).toBeGreaterThanOrEqual(44);
  }
  const panel = await list.boundingBox();
  expect([panel?.x, panel?.width]).toEqual([0, SMALL_PHONE.width]);
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  // The on-screen keyboard makes the viewport shorter. The list becomes shorter too, so that it ends above the keyboard.
  await page.setViewportSize({ width: SMALL_PHONE.width, height: 420 });
  await expect
    .poll(async () => list.evaluate((element) => (element.parentElement?.getBoundingClientRect().bottom ?? 999) <= innerHeight))
    .toBe(true);
  await page.setViewportSize(SMALL_PHONE);
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore_px);

  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  await page.getByRole('option', { name: product?.name ?? '' }).tap();
  await page.waitForURL((url) => url.pathname === `/product/${product?.product_id}`);
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('the browser makes no call per key, for one letter, for unchanged text, or after deleting a letter', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const queries = await stubSuggestions(page, shopUrl);
  await visit(page, '/');
  const box = findSearchBox(page);
  await box.click();
  await box.press('t');
  await page.waitForTimeout(400);
  expect(queries).toEqual([]);
  await typeFast(box, 'tone');
  await page.getByRole('option', { name: 'See all results for “tone”' }).waitFor();
  expect(queries).toEqual(['tone']);
  await box.press('r');
  await page.getByRole('option', { name: 'See all results for “toner”' }).waitFor();
  await box.press('Backspace');
  await page.getByRole('option', { name: 'See all results for “tone”' }).waitFor();
  await box.press('Space');
  await page.waitForTimeout(400);
  expect(queries).toEqual(['tone', 'toner']);
  expect(pageErrors).toEqual([]);
});

test('responses out of order show the suggestions of the last text', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const queries = await stubSuggestions(page, shopUrl, (q) => (q === 'to' ? 1_500 : 100));
  await visit(page, '/');
  const box = findSearchBox(page);
  await box.click();
  await typeFast(box, 'to');
  await expect.poll(() => queries).toEqual(['to']);
  const lateResponse = page.waitForResponse((response) => response.url().endsWith('q=to'));
  await typeFast(box, 'toner');
  await page.getByRole('option', { name: 'See all results for “toner”' }).waitFor();
  await lateResponse;
  await page.waitForTimeout(100);
  expect(await page.getByRole('option', { name: 'See all results' }).textContent()).toBe('See all results for “toner”');
  expect(pageErrors).toEqual([]);
});

test('a search text that finds nothing shows a message, and Escape closes it', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  await visit(page, '/');
  const box = findSearchBox(page);
  await box.tap();
  await typeFast(box, 'zzqqxxjj');
  const emptyMessage = page.getByText('Nothing found for “zzqqxxjj”. Try other words, or fewer.');
  await expect(emptyMessage.filter({ visible: true }).last()).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toHaveCount(1);
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  await expectAccessible(page);
  await box.press('Escape');
  await expect(emptyMessage).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('offline or after a failure there are no suggestions, and Enter still searches', async ({ openPage }) => {
  const { page } = await openPage(PHONE);
  await page.route('**/api/products/suggest?*', (route) => route.abort());
  await visit(page, '/');
  const box = findSearchBox(page);
  await box.tap();
  const failed = page.waitForEvent('requestfailed');
  await typeFast(box, 'toner');
  await failed;
  await page.waitForTimeout(100);
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  await box.press('Enter');
  await page.waitForURL(/\/search\?q=toner$/);
  expect(await findSearchBox(page).inputValue(), 'the results page keeps the text').toBe('toner');
});

test('a page that loads while the shopper types keeps her text and focus; the next one empties the field', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await stubSuggestions(page, shopUrl);
  await page.route('**/*.data?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await visit(page, '/category/skincare');
  await page.getByRole('complementary', { name: 'Filter' }).locator('label', { hasText: 'Moisturizing' }).click();
  const box = findSearchBox(page);
  await box.click();
  await box.pressSequentially('snail mu');
  expect(page.url(), 'the page is still loading').toMatch(/skincare$/);
  await page.waitForURL(/concern=Moisturizing/);
  await page.getByRole('option', { name: 'See all results for “snail mu”' }).waitFor();
  await page.waitForTimeout(200);
  expect(await box.inputValue()).toBe('snail mu');
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);

  await box.press('Escape');
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Best' }).click();
  await page.waitForURL('**/best');
  await expect.poll(() => box.inputValue()).toBe('');
  await box.click();
  expect(await page.getByRole('listbox').count(), 'the previous text is gone').toBe(0);
  expect(pageErrors).toEqual([]);
});

test('the clear button empties and focuses the field; a results page makes no call by itself', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const queries = await stubSuggestions(page, shopUrl);
  await visit(page, '/search?q=toner');
  const box = findSearchBox(page);
  await box.tap();
  await page.waitForTimeout(400);
  expect(queries).toEqual([]);
  await page.getByRole('button', { name: 'Clear the search' }).tap();
  expect(await box.inputValue()).toBe('');
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole('button', { name: 'Clear the search' }).isVisible()).toBe(false);
  expect(pageErrors).toEqual([]);
});

test('without JavaScript the search box is a plain form', async ({ openPage }) => {
  const { page } = await openPage(SMALL_PHONE, { javaScriptEnabled: false });
  await page.goto('/faqs');
  const box = page.getByRole('searchbox', { name: 'Search products and brands' });
  await box.fill('toner');
  await box.press('Enter');
  await page.waitForURL(/\/search\?q=toner$/);
  expect(await page.getByRole('searchbox', { name: 'Search products and brands' }).inputValue()).toBe('toner');
});
