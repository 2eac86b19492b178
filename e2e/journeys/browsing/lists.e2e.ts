/** Every list of the shop, filtered, sorted and paged by pointer, finger and keyboard. */

import type { Locator, Page } from '@playwright/test';
import { createClient } from '@uruhu/contract/client';
import { DESKTOP, expectAccessible, measureOverflow_px, PHONE, SMALL_PHONE, visit } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

/** The URL of every kind of list, with its title. */
const LISTS = [
  { path: '/best', title: 'Best Sellers' },
  { path: '/new', title: 'New Arrivals' },
  { path: '/deals', title: 'Trending Products' },
  { path: '/all-products', title: 'All Products' },
  { path: '/category/skincare', title: 'Skincare Products' },
  { path: '/search?q=cream', title: 'Search Results' },
  { path: '/search?b=COSRX', title: 'COSRX' },
] as const;

/** Checks only a category and a search for accessibility faults, because all lists share one filter panel and a check takes seconds. */
const CHECKED_BY_AXE = /^\/category|\?q=/;

const findCards = (page: Page) => page.locator('main article');
const listNames = (page: Page) => page.locator('main article h2').allInnerTexts();
/** Waits until the list has loaded. The URL may change a moment before the list does. */
const waitForList = (page: Page) => page.locator('[aria-busy="false"] article').first().waitFor();

/** Reads how many products a value of the filter panel would leave. */
const readChoiceCount = async (choice: Locator) => Number(/(\d+)\s*products?/.exec(await choice.innerText())?.[1]);

async function readTotal(page: Page): Promise<number> {
  const statusText = await page.locator('[role="status"]', { hasText: 'Showing' }).innerText();
  return Number(/of ([\d,]+) products/.exec(statusText)?.[1]?.replace(',', ''));
}

for (const { path, title } of LISTS) {
  test.describe(`${path}`, () => {
    test('is filtered, sorted and paged on a desktop, and Back goes through each step', async ({ openPage }) => {
      const { page, pageErrors } = await openPage(DESKTOP);
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
      const totalBefore = await readTotal(page);

      const choice = page.getByRole('complementary', { name: 'Filter' }).locator('label', { hasText: 'Moisturizing' });
      const promisedCount = await readChoiceCount(choice);
      await choice.click();
      await page.waitForURL(/concern=Moisturizing/);
      await waitForList(page);
      await expect.poll(() => readTotal(page)).toBe(promisedCount);
      expect(promisedCount).toBeLessThanOrEqual(totalBefore);

      const cheapest = page.getByLabel('Sort by').locator('option', { hasText: /^Price low to high/ });
      await page.getByLabel('Sort by').selectOption(await cheapest.innerText());
      await page.waitForURL(/sort=(discounted_)?price/);
      await waitForList(page);
      await expect.poll(() => readTotal(page)).toBe(promisedCount);

      await page.goBack();
      await page.waitForURL((url) => !url.search.includes('sort='));
      await waitForList(page);
      await page.goBack();
      await page.waitForURL((url) => !url.search.includes('concern='));
      await waitForList(page);
      await expect.poll(() => readTotal(page)).toBe(totalBefore);
      await expect.poll(() => choice.getByRole('checkbox').isChecked()).toBe(false);
      expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
      if (CHECKED_BY_AXE.test(path)) {
        // While the page is scrolled, the sticky header may cover a part of the panel.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
      }
      expect(pageErrors).toEqual([]);
    });

    test('is filtered by the sheet on a small phone, which shows how many products are left', async ({ openPage }) => {
      const { page, pageErrors } = await openPage(SMALL_PHONE);
      await page.goto(path);
      expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: /^Filter/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filter' });
      if (CHECKED_BY_AXE.test(path)) await expectAccessible(page);
      await sheet.getByLabel(/^Soothing/).tap();
      const showButton = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
      await showButton.waitFor();
      const promisedCount = Number(/\d+/.exec(await showButton.innerText())?.[0]);
      expect(page.url(), 'the list changes only on the button').not.toContain('concern');
      await showButton.tap();
      await page.waitForURL(/concern=Soothing/);
      await sheet.waitFor({ state: 'hidden' });
      await waitForList(page);
      await expect.poll(() => readTotal(page)).toBe(promisedCount);
      await page.getByRole('link', { name: 'Remove Soothing' }).tap();
      await page.waitForURL((url) => !url.search.includes('concern'));
      expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
      expect(pageErrors).toEqual([]);
    });

    for (const query of [
      'page=99',
      'page=abc',
      'page=-1',
      'perPage=999999',
      'sort=%27%3Bdrop+table',
      'concern=%3Cscript%3E',
      'min=abc&max=-5',
      'c=none&skin=none',
    ]) {
      test(`shows products or says that there are none for the query ${query}`, async ({ shopUrl }) => {
        const response = await fetch(shopUrl + path + (path.includes('?') ? '&' : '?') + query);
        const html = await response.text();
        expect(response.status).toBe(200);
        expect(html).toContain(title);
        // The page has the value of a filter in attributes, such as value="…". Scripts of the page itself are not followed by a quotation mark.
        expect(html).not.toContain('<script>"');
        expect(/<article|This page of the list is empty|No products found/.test(html)).toBe(true);
      });
    }
  });
}

test('a link to a brand works in any letter case: its title, products, ticked filter, sort order and pages', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await page.goto('/search?b=COSRX');
  const total = await readTotal(page);
  const names = await listNames(page);
  await page.goto('/search?b=cosrx');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('COSRX');
  expect([await readTotal(page), await listNames(page)]).toEqual([total, names]);
  const brand = page.getByRole('complementary', { name: 'Filter' }).getByRole('checkbox', { name: /^COSRX/ });
  expect(await brand.isChecked()).toBe(true);
  await page.getByLabel('Sort by').selectOption('best');
  await page.waitForURL(/b=COSRX&sort=best/);
  await waitForList(page);
  expect([await brand.isChecked(), await readTotal(page)]).toEqual([true, total]);
  await page.goto('/search?b=cosrx&b=ANUA&b=Beauty+of+joseon&perPage=12');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.waitForURL(/b=COSRX&.*page=2/);
  await waitForList(page);
  expect(await brand.isChecked()).toBe(true);
  await brand.click();
  await page.waitForURL(/\?b=Anua&/);
  await waitForList(page);
  expect(pageErrors).toEqual([]);
});

test.describe('pages', () => {
  test('have links at their end, start at their top, and Back restores the scroll position', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(PHONE);
    await page.goto('/all-products');
    const firstPageNames = await listNames(page);
    await page.getByRole('link', { name: 'Page 2', exact: true }).tap();
    await page.waitForURL(/page=2/);
    await waitForList(page);
    await expect.poll(() => listNames(page)).not.toEqual(firstPageNames);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
    expect(await page.evaluate(() => document.activeElement?.closest('nav')), 'the focus is at the top of the list').toBeNull();
    await page.getByRole('status').filter({ hasText: 'Showing 25-48 of' }).waitFor();

    await findCards(page).nth(16).scrollIntoViewIfNeeded();
    const scrolledTo = await page.evaluate(() => scrollY);
    await findCards(page).nth(16).getByRole('link').first().tap();
    await page.waitForURL(/\/product\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/page=2/);
    await waitForList(page);
    await page.waitForFunction((top_px) => Math.abs(scrollY - top_px) < 60, scrolledTo);
    expect(pageErrors).toEqual([]);
  });

  test('name their canonical address, the page before and the page after for search engines, and filtered lists are not indexed', async ({
    shopUrl,
  }) => {
    const readHead = async (path: string) => {
      const html = await (await fetch(shopUrl + path)).text();
      /** Finds the last two parts of the link's path, with its query, because the domain depends on the shop. */
      const findLink = (rel: string) => new RegExp(`<link rel="${rel}" href="[^"]*?(/[^/"]*?(?:/[^/"]*)?)"`).exec(html)?.[1];
      return {
        canonical: findLink('canonical'),
        prev: findLink('prev'),
        next: findLink('next'),
        noindex: html.includes('content="noindex"'),
      };
    };

    expect(await readHead('/category/skincare')).toEqual({
      noindex: false,
      canonical: '/category/skincare',
      next: '/category/skincare?page=2',
    });
    expect(await readHead('/category/skincare?page=2')).toEqual({
      noindex: false,
      canonical: '/category/skincare?page=2',
      prev: '/category/skincare',
      next: '/category/skincare?page=3',
    });
    expect(await readHead('/search?b=COSRX')).toMatchObject({ noindex: false, canonical: expect.stringMatching(/\/search\?b=COSRX$/) });
    for (const path of [
      '/search?b=Buy+cheap+pills',
      '/search',
      '/category/skincare?concern=Acne',
      '/category/skincare?sort=best',
      '/search?q=cream',
      '/best?page=99',
    ]) {
      expect([path, await readHead(path)]).toEqual([path, { noindex: true }]);
    }
  });
});

test.describe('filters', () => {
  test('with one product left say “1 product”, not “1 products”', async ({ openPage }) => {
    const { page } = await openPage(DESKTOP);
    await page.goto('/search?q=cream');
    const choices = await page.getByRole('complementary', { name: 'Filter' }).locator('label').allTextContents();
    expect(choices.filter((text) => /\D1 product$/.test(text)).length).toBeGreaterThan(0);
    expect(choices.filter((text) => /\D1 products$/.test(text))).toEqual([]);
  });

  test('work by keyboard alone, without losing the focus', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await page.goto('/category/skincare');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    await aside.getByLabel(/^Acne/).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/concern=Acne/);
    await waitForList(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.waitForURL(/concern=Acne&concern=Blackheads/);
    await waitForList(page);
    await page.getByRole('link', { name: 'Remove Blackheads' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('Blackheads');
    await aside.locator('summary', { hasText: 'Skin type' }).focus();
    await page.keyboard.press('Enter');
    await aside.getByRole('checkbox', { name: /^Oily \d/ }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/skin=Oily/);
    await waitForList(page);

    const api = createClient({ fetch, baseUrl: shopUrl });
    const result = await api.filterProducts(1, { category_id: ['skincare'], skin_concern: ['Acne', 'Blackheads'], skin_type: ['Oily'] });
    await expect.poll(() => readTotal(page)).toBe(result.ok && result.data.count);

    await page.getByRole('link', { name: 'Remove Acne' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.search.includes('Acne'));
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await page.getByRole('link', { name: 'Clear all' }).first().press('Enter');
    await page.waitForURL((url) => url.search === '');
    expect(pageErrors).toEqual([]);
  });

  test('accept a price by slider and by typing, also with swapped bounds', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await page.goto('/all-products');
    const lowest = page.getByRole('textbox', { name: 'Lowest price' });
    const highest = page.getByRole('textbox', { name: 'Highest price' });
    await lowest.fill('30 000');
    await highest.fill('10,000');
    await highest.press('Enter');
    await page.waitForURL(/min=10000&max=30000/);
    await waitForList(page);
    await expect.poll(async () => [await lowest.inputValue(), await highest.inputValue()]).toEqual(['10,000', '30,000']);
    await page.getByRole('link', { name: 'Remove 10,000 to 30,000 RWF' }).waitFor();
    const cardTexts = await page.locator('main article').evaluateAll((cards) => cards.map((card) => card.textContent ?? ''));
    for (const text of cardTexts) {
      const amounts = [...text.matchAll(/([\d,]+) RWF/g)].map(([, amount]) => Number(amount?.replaceAll(',', '')));
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(10_000);
      expect(Math.min(...amounts)).toBeLessThanOrEqual(30_000);
    }
    await page.getByRole('slider', { name: 'Lowest price' }).press('ArrowRight');
    await page.waitForURL(/min=11000/);
    await page.getByRole('slider', { name: 'Lowest price' }).press('Home');
    await page.waitForURL((url) => !url.search.includes('min='));
    await page.getByRole('link', { name: 'Remove Up to 30,000 RWF' }).click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => highest.inputValue()).toBe('');
    expect(pageErrors).toEqual([]);
  });

  test('chosen in quick succession all count, including a price', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await page.goto('/all-products');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    await page.getByRole('slider', { name: 'Highest price' }).focus();
    // 70 steps of 1,000 francs, from 100,000.
    for (let step = 0; step < 70; step++) await page.keyboard.press('ArrowLeft');
    await aside.getByLabel(/^Acne/).click();
    await page.waitForURL(/concern=Acne&max=30000/);
    await waitForList(page);
    await page.waitForTimeout(800);
    expect(page.url()).toMatch(/concern=Acne&max=30000/);
    expect(pageErrors).toEqual([]);
  });

  test('stay visible and focused while the shopper chooses them', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await page.goto('/all-products');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    const readFocusedValue = () => page.evaluate(() => document.activeElement?.getAttribute('value'));
    await aside.locator('summary', { hasText: 'Tags' }).click();
    const tag = aside.getByLabel(/^HOT DEAL/);
    await tag.focus();
    // The first press ticks the filter, and the second one unticks it.
    for (const expectedUrl of [/tag=HOT/, /products$/]) {
      await page.keyboard.press('Space');
      await page.waitForURL(expectedUrl);
      await waitForList(page);
      await expect.poll(async () => [await readFocusedValue(), await tag.isVisible()]).toEqual(['HOT DEAL', true]);
    }
    await aside.locator('summary', { hasText: 'Brand' }).click();
    await aside
      .locator('details', { has: page.locator('summary', { hasText: 'Brand' }) })
      .getByText(/^Show all/)
      .click();
    const brand = aside.getByLabel(/^TONYMOLY/);
    await brand.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/b=TONYMOLY/);
    await waitForList(page);
    await page.getByRole('link', { name: 'Remove TONYMOLY' }).waitFor();
    expect([await readFocusedValue(), await brand.isVisible()]).toEqual(['TONYMOLY', true]);
    expect(pageErrors).toEqual([]);
  });

  test('with the same name are distinguished by their group', async ({ openPage }) => {
    const { page } = await openPage(DESKTOP);
    await page.goto('/all-products?feature=Brightening&concern=Brightening');
    await page.getByRole('link', { name: 'Remove Skin concern: Brightening' }).click();
    await page.waitForURL(/\?feature=Brightening$/);
  });

  test('disable values without products, and lead back from an empty list', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await page.goto('/category/sun-care?concern=Acne');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    const disabledChoices = aside.locator('label', { has: page.locator('input:disabled') });
    expect(await disabledChoices.count()).toBeGreaterThan(0);
    expect(await readChoiceCount(disabledChoices.first())).toBe(0);
    await page.goto('/category/sun-care?concern=Acne&min=9000000');
    await page.getByText('Nothing has all of what is chosen').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
    await page.waitForURL((url) => url.search === '');
    await waitForList(page);
    expect(pageErrors).toEqual([]);
  });

  test('exclude each avoided ingredient', async ({ openPage, shopUrl }) => {
    const api = createClient({ fetch, baseUrl: shopUrl });
    const { page } = await openPage(DESKTOP);
    await page.goto('/all-products?without=fragrance&without=alcohol');
    const result = await api.filterProducts(1, { without: ['fragrance', 'alcohol'] });
    await expect.poll(() => readTotal(page)).toBe(result.ok && result.data.count);
    expect(await page.getByRole('link', { name: 'Remove Without fragrance' }).count()).toBe(1);
  });

  test('work as a form without JavaScript', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP, { javaScriptEnabled: false });
    await page.goto('/category/skincare?sort=best');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    await aside.getByLabel(/^Soothing/).check();
    await aside.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/concern=Soothing/);
    expect(page.url()).toContain('sort=best');
    expect(await page.getByRole('link', { name: 'Remove Soothing' }).count()).toBe(1);
    expect(pageErrors).toEqual([]);
  });

  test('stay unchanged offline, with a message', async ({ openPage }) => {
    const { page } = await openPage(DESKTOP);
    await visit(page, '/category/skincare');
    await page.context().setOffline(true);
    const box = page.getByRole('complementary', { name: 'Filter' }).getByLabel(/^Soothing/);
    await box.click();
    await page.getByText('You are offline.').first().waitFor();
    // Each field gets its old value back once the page knows that it is offline. On a busy machine this takes a while, so the test polls.
    await expect(box).not.toBeChecked();
    await page.getByLabel('Sort by').selectOption('best');
    await expect(page.getByLabel('Sort by')).toHaveValue('new');
    await page.getByRole('textbox', { name: 'Lowest price' }).fill('20000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a page that fails to load shows a message, and loads when the connection is back', async ({ openPage }) => {
  const { page } = await openPage(PHONE);
  await visit(page, '/best');
  await page.route('**/*.data*', (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: 'Home' }).first().tap();
  await page.getByRole('heading', { name: 'Your connection dropped' }).waitFor();
  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByRole('heading', { name: 'Best Sellers' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

const HOSTILE_QUERIES = {
  'ten thousand letters': 'a'.repeat(10_000),
  'five hundred words': 'serum '.repeat(500),
  'control characters': 'toner\u0000\u0007\u001b[31m',
  'a regular expression': '(a+)+$ .*?[^]]{1,99999}\\',
  'a piece of SQL': "' or 1=1; drop table products; --",
  'a piece of HTML': '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  'only punctuation': '!?.,;:%&/()=+*~#',
  'pictures and other scripts': '💄🧴 선크림 كريم',
};

for (const path of ['/search', '/all-products']) {
  test.describe(`${path} with a search for`, () => {
    for (const [name, q] of Object.entries(HOSTILE_QUERIES)) {
      test(`${name} responds quickly with a page that runs no injected code`, async ({ shopUrl }) => {
        const begun_ms = performance.now();
        const response = await fetch(`${shopUrl}${path}?q=${encodeURIComponent(q)}`);
        const html = await response.text();
        expect(response.status).toBe(200);
        expect(performance.now() - begun_ms).toBeLessThan(3_000);
        expect(html).not.toContain('<script>alert');
        expect(html).not.toContain('<img src=x');
        expect(html).toContain('</html>');
      });
    }
  });
}

test('lists for which the specification names no sort orders share theirs; a search adds “Best match”, and a category lacks “Best rated”', async ({
  openPage,
}) => {
  const { page } = await openPage(DESKTOP);
  const readSorts = async (path: string) => {
    await page.goto(path);
    return page.getByLabel('Sort by').locator('option').allInnerTexts();
  };
  const sharedSorts = ['New', 'Best', 'Best rated', 'Price low to high', 'Price high to low'];
  for (const path of ['/best', '/new', '/deals', '/search?b=COSRX']) expect([path, await readSorts(path)]).toEqual([path, sharedSorts]);
  expect(await readSorts('/search?q=cream')).toEqual(['Best match', ...sharedSorts]);
  expect(await readSorts('/category/skincare')).toEqual(sharedSorts.filter((label) => label !== 'Best rated'));
});

test.describe('another search text keeps sort order and page size, and starts at page 1', () => {
  const SORT_AND_PAGE_SIZE = '&sort=-discounted_price&perPage=12';
  const expectSameSortAndPageSize = async (page: Page, q: string) => {
    await page.waitForURL((url) => url.searchParams.get('q') === q);
    await waitForList(page);
    const { searchParams } = new URL(page.url());
    expect([...searchParams].sort()).toEqual([...new URLSearchParams(`q=${q}${SORT_AND_PAGE_SIZE}`)].sort());
    expect(await page.getByLabel('Sort by').inputValue()).toBe('-discounted_price');
  };

  for (const javaScriptEnabled of [true, false]) {
    test(`on all products and on the results page, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ openPage }) => {
      const { page, pageErrors } = await openPage(DESKTOP, { javaScriptEnabled });
      await page.goto(`/all-products?q=cream&page=2${SORT_AND_PAGE_SIZE}`);
      await page.getByRole('main').getByRole('searchbox').fill('toner');
      await page.getByRole('main').getByRole('searchbox').press('Enter');
      await expectSameSortAndPageSize(page, 'toner');
      await page.goto(`/search?q=cream&page=2${SORT_AND_PAGE_SIZE}`);
      const field = page.locator('header form[role="search"] input[name="q"]').first();
      await field.fill('serum');
      await field.press('Enter');
      await expectSameSortAndPageSize(page, 'serum');
      expect(pageErrors).toEqual([]);
    });
  }

  test('by a press on a correction or a suggestion; a search from another list keeps neither', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    const field = page.getByRole('combobox', { name: /search/i }).first();
    await page.goto(`/search?q=niacinimide${SORT_AND_PAGE_SIZE}`);
    await page.getByRole('main').getByRole('link', { name: 'niacinamide', exact: true }).click();
    await expectSameSortAndPageSize(page, 'niacinamide');
    await field.fill('toner');
    await page.getByRole('option', { name: /^See all/ }).click();
    await expectSameSortAndPageSize(page, 'toner');
    await page.goto('/all-products?sort=name');
    await field.fill('toner');
    await field.press('Enter');
    await page.waitForURL(/\/search\?q=toner$/);
    expect(pageErrors).toEqual([]);
  });
});

test.describe('a search', () => {
  test('without results leads to help, categories and popular products', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(SMALL_PHONE);
    await page.goto('/search?q=zzxqv+delivery');
    await page.getByText('No products found').waitFor();
    expect(await page.getByRole('link', { name: 'Questions about delivery' }).count()).toBe(1);
    expect(await page.getByRole('navigation', { name: 'Browse the shop' }).getByRole('link').count()).toBeGreaterThan(3);
    expect(await findCards(page).count()).toBe(4);
    expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
  });

  test('with a typo finds the corrected term and says so', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(PHONE);
    await page.goto('/search?q=niacinimide');
    await page.getByText('Did you mean').waitFor();
    expect(await findCards(page).count()).toBeGreaterThan(5);
    await page.getByRole('main').getByRole('link', { name: 'niacinamide', exact: true }).tap();
    await page.waitForURL(/q=niacinamide$/);
    await page.getByText('Did you mean').waitFor({ state: 'hidden' });
    expect(pageErrors).toEqual([]);
  });

  test('that contains a price is filtered by it', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(SMALL_PHONE);
    await page.goto('/');
    await page.getByRole('combobox').first().fill('toner under 20,000 RWF');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=toner&max=20000/);
    await waitForList(page);
    await page.getByRole('link', { name: 'Remove Up to 20,000 RWF' }).waitFor();
    expect(pageErrors).toEqual([]);
  });

  test('matches compounds written as one or two words, and names an unknown word that it leaves out', async ({ openPage }) => {
    const { page } = await openPage(SMALL_PHONE);
    await page.goto('/search?q=zorbella+sun+screen');
    await findCards(page).nth(5).waitFor();
    await page.getByText('We have nothing for “zorbella”. These are the nearest products.').waitFor();
    expect(await page.getByText('Did you mean').count()).toBe(0);
  });

  test('shows the best match first, also when filtered', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(DESKTOP);
    await page.goto('/search?q=cosrx+snail+96');
    expect(await findCards(page).first().innerText()).toMatch(/Snail 96/);
    await page.goto('/search?q=sun+screen&without=fragrance');
    const shownNames = await listNames(page);
    const api = createClient({ fetch, baseUrl: shopUrl });
    const unfiltered = await api.filterProducts(1, { search: 'sun screen', sortBy: 'relevance', pagination: 200 });
    const ranks = shownNames.map((name) => (unfiltered.ok ? unfiltered.data.results.findIndex((product) => product.name === name) : -1));
    expect(shownNames.length).toBeGreaterThan(3);
    expect(ranks).toEqual(ranks.filter((rank) => rank >= 0).sort((left, right) => left - right));
  });
});
