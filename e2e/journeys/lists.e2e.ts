/** Finding a product in a list: every list of the shop, narrowed, sorted and turned over, by pointer, finger and keyboard. */
import { createClient } from '@uruhu/contract/client';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';

const browser = useBrowser();
const SMALL = { width: 360, height: 740 };

/** Every address that shows a list: its title, and how many there are of it. */
const LISTS = [
  { path: '/best', title: 'Best Sellers' },
  { path: '/new', title: 'New Arrivals' },
  { path: '/deals', title: 'Trending Products' },
  { path: '/all-products', title: 'All Products' },
  { path: '/category/skincare', title: 'Skincare Products' },
  { path: '/search?q=cream', title: 'Search Results' },
  { path: '/search?b=COSRX', title: 'COSRX' },
] as const;

/** With categories of its own; searched. */
const TOLD_APART = /^\/category|\?q=/;

const cards = (page: Page) => page.locator('main article');
const names = (page: Page) => page.locator('main article h2').allInnerTexts();
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
/** Nothing is on its way any more. The address may name the next list a moment before it is shown: so what it shows is waited for. */
const settled = (page: Page) => page.locator('[aria-busy="false"] article').first().waitFor();

/** What a choice of the panel says it would give. */
const promisedBy = async (choice: Locator) => Number(/(\d+)\s*products/.exec(await choice.innerText())?.[1]);

async function total(page: Page): Promise<number> {
  const told = await page.locator('[role="status"]', { hasText: 'Showing' }).innerText();
  return Number(/of ([\d,]+) products/.exec(told)?.[1]?.replace(',', ''));
}

describe.each(LISTS)('$path', ({ path, title }) => {
  test('is narrowed, sorted and turned over on a desktop, and the way back leads through each step', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    const all = await total(page);

    const choice = page.getByRole('complementary', { name: 'Filter' }).locator('label', { hasText: 'Moisturising' }).last();
    const promised = await promisedBy(choice);
    await choice.click();
    await page.waitForURL(/concern=Moisturizing/);
    await settled(page);
    await expect.poll(() => total(page)).toBe(promised);
    expect(promised).toBeLessThanOrEqual(all);

    const cheapest = page.getByLabel('Sort by').locator('option', { hasText: /^Price,? low to high/ });
    await page.getByLabel('Sort by').selectOption(await cheapest.innerText());
    await page.waitForURL(/sort=(discounted_)?price/);
    await settled(page);
    await expect.poll(() => total(page)).toBe(promised);

    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('sort='));
    await settled(page);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('concern='));
    await settled(page);
    await expect.poll(() => total(page)).toBe(all);
    await expect.poll(() => choice.getByRole('checkbox').isChecked()).toBe(false);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // One panel is on all of them: looking at it twice is enough, and takes seconds.
    if (TOLD_APART.test(path)) {
      // Where it was scrolled to, the head of the page may stand before a part of the panel.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('is narrowed by the sheet of a small phone, which says how many are left', async () => {
    const { page, complaints, close } = await browser.open(SMALL);
    await page.goto(path);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Filter/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    if (TOLD_APART.test(path)) await expectAccessible(page);
    await sheet.getByLabel(/^Soothing/).tap();
    const show = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
    await show.waitFor();
    const promised = Number(/\d+/.exec(await show.innerText())?.[0]);
    expect(page.url(), 'nothing changes until it is said so').not.toContain('concern');
    await show.tap();
    await page.waitForURL(/concern=Soothing/);
    await sheet.waitFor({ state: 'hidden' });
    await settled(page);
    await expect.poll(() => total(page)).toBe(promised);
    await page.getByRole('link', { name: 'Remove Soothing' }).tap();
    await page.waitForURL((url) => !url.search.includes('concern'));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    'page=99',
    'page=abc',
    'page=-1',
    'perPage=999999',
    'sort=%27%3Bdrop+table',
    'concern=%3Cscript%3E',
    'min=abc&max=-5',
    'c=none&skin=none',
  ])('asked for with %s answers with a sensible page', async (query) => {
    const response = await fetch(inject('shopUrl') + path + (path.includes('?') ? '&' : '?') + query);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(title);
    expect(html).not.toContain('<script>"');
    expect(/<article|This page of the list is empty|No products found/.test(html)).toBe(true);
  });
});

describe('pages', () => {
  test('turn at their foot, begin at their top, and going back returns to the same place', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    await page.goto('/all-products');
    const first = await names(page);
    await page.getByRole('link', { name: 'Page 2', exact: true }).tap();
    await page.waitForURL(/page=2/);
    await settled(page);
    await expect.poll(() => names(page)).not.toEqual(first);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
    expect(await page.evaluate(() => document.activeElement?.closest('nav')), 'the focus is where the list begins').toBeNull();
    await page.getByRole('status').filter({ hasText: 'Showing 25-48 of' }).waitFor();

    await cards(page).nth(16).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await cards(page).nth(16).getByRole('link').first().tap();
    await page.waitForURL(/\/product\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/page=2/);
    await settled(page);
    await page.waitForFunction((at) => Math.abs(scrollY - at) < 60, place);
    expect(complaints).toEqual([]);
    await close();
  });

  test('tell search engines which page they are and what is beside them; narrowed lists stay out', async () => {
    const head = async (path: string) => {
      const html = await (await fetch(inject('shopUrl') + path)).text();
      const link = (rel: string) => new RegExp(`<link rel="${rel}" href="[^"]*?(/[^/"]*?(?:/[^/"]*)?)"`).exec(html)?.[1];
      return { canonical: link('canonical'), prev: link('prev'), next: link('next'), noindex: html.includes('content="noindex"') };
    };
    const shown = { noindex: false };
    expect(await head('/category/skincare')).toEqual({ ...shown, canonical: '/category/skincare', next: '/category/skincare?page=2' });
    expect(await head('/category/skincare?page=2')).toEqual({
      ...shown,
      canonical: '/category/skincare?page=2',
      prev: '/category/skincare',
      next: '/category/skincare?page=3',
    });
    expect(await head('/search?b=COSRX')).toMatchObject({ ...shown, canonical: expect.stringMatching(/\/search\?b=COSRX$/) });
    for (const path of [
      '/search?b=Buy+cheap+pills',
      '/search',
      '/category/skincare?concern=Acne',
      '/category/skincare?sort=best',
      '/search?q=cream',
      '/best?page=99',
    ]) {
      expect([path, await head(path)]).toEqual([path, { noindex: true }]);
    }
  });
});

describe('filters', () => {
  test('of several groups and values work by keyboard alone, and the focus is never lost', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/category/skincare');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    await aside.getByLabel(/^Acne/).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/concern=Acne/);
    await settled(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.waitForURL(/concern=Acne&concern=Blackheads/);
    await settled(page);
    await page.getByRole('link', { name: 'Remove Blackheads' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('Blackheads');
    await aside
      .getByText('Skin type')
      .focus()
      .catch(() => undefined);
    await aside.locator('summary', { hasText: 'Skin type' }).focus();
    await page.keyboard.press('Enter');
    await aside.getByRole('checkbox', { name: /^Oily \d/ }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/skin=Oily/);
    await settled(page);

    const api = createClient({ fetch, baseUrl: inject('shopUrl') });
    const answer = await api.filterProducts(1, { category_id: ['skincare'], skin_concern: ['Acne', 'Blackheads'], skin_type: ['Oily'] });
    await expect.poll(() => total(page)).toBe(answer.ok && answer.data.count);

    await page.getByRole('link', { name: 'Remove Acne' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.search.includes('Acne'));
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await page.getByRole('link', { name: 'Clear all' }).first().press('Enter');
    await page.waitForURL((url) => url.search === '');
    expect(complaints).toEqual([]);
    await close();
  });

  test('take a price by its slider and by typing, also the wrong way round', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/all-products');
    const lowest = page.getByRole('textbox', { name: 'Lowest price' });
    const highest = page.getByRole('textbox', { name: 'Highest price' });
    await lowest.fill('30 000');
    await highest.fill('10,000');
    await highest.press('Enter');
    await page.waitForURL(/min=10000&max=30000/);
    await settled(page);
    await expect.poll(async () => [await lowest.inputValue(), await highest.inputValue()]).toEqual(['10,000', '30,000']);
    await page.getByRole('link', { name: 'Remove 10,000 to 30,000 RWF' }).waitFor();
    const paid = await page.locator('main article').evaluateAll((all) => all.map((card) => card.textContent ?? ''));
    for (const text of paid) {
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
    expect(complaints).toEqual([]);
    await close();
  });

  test('chosen one right after the other all count, the price of a moment ago too', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/all-products');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    await page.getByRole('slider', { name: 'Highest price' }).focus();
    for (let step = 0; step < 70; step++) await page.keyboard.press('ArrowLeft');
    await aside.getByLabel(/^Acne/).click();
    await page.waitForURL(/concern=Acne&max=30000/);
    await settled(page);
    await page.waitForTimeout(800);
    expect(page.url()).toMatch(/concern=Acne&max=30000/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('stay where they are while they are chosen, with the focus on them', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/all-products');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('value'));
    await aside.locator('summary', { hasText: 'Tags' }).click();
    const tag = aside.getByLabel(/^Hot deal/);
    await tag.focus();
    for (const wanted of [/tag=HOT/, /products$/]) {
      await page.keyboard.press('Space');
      await page.waitForURL(wanted);
      await settled(page);
      await expect.poll(async () => [await focused(), await tag.isVisible()]).toEqual(['HOT DEAL', true]);
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
    await settled(page);
    await page.getByRole('link', { name: 'Remove TONYMOLY' }).waitFor();
    expect([await focused(), await brand.isVisible()]).toEqual(['TONYMOLY', true]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('of one name are told apart by their group', async () => {
    const { page, close } = await browser.open(DESKTOP);
    await page.goto('/all-products?feature=Brightening&concern=Brightening');
    await page.getByRole('link', { name: 'Remove Skin concern: Brightening' }).click();
    await page.waitForURL(/\?feature=Brightening$/);
    await close();
  });

  test('say what would give nothing, and lead back from where nothing is', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/category/sun-care?concern=Acne');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    const empty = aside.locator('label', { has: page.locator('input:disabled') });
    expect(await empty.count()).toBeGreaterThan(0);
    expect(await promisedBy(empty.first())).toBe(0);
    await page.goto('/category/sun-care?concern=Acne&min=9000000');
    await page.getByText('Nothing has all of what is chosen').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
    await page.waitForURL((url) => url.search === '');
    await settled(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('avoid what is avoided: each thing by itself', async () => {
    const api = createClient({ fetch, baseUrl: inject('shopUrl') });
    const { page, close } = await browser.open(DESKTOP);
    await page.goto('/all-products?without=fragrance&without=alcohol');
    const answer = await api.filterProducts(1, { without: ['fragrance', 'alcohol'] });
    await expect.poll(() => total(page)).toBe(answer.ok && answer.data.count);
    expect(await page.getByRole('link', { name: 'Remove Without fragrance' }).count()).toBe(1);
    await close();
  });

  test('work as a form where there are no scripts', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP, { javaScriptEnabled: false });
    await page.goto('/category/skincare?sort=best');
    const aside = page.getByRole('complementary', { name: 'Filter' });
    await aside.getByLabel(/^Soothing/).check();
    await aside.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/concern=Soothing/);
    expect(page.url()).toContain('sort=best');
    expect(await page.getByRole('link', { name: 'Remove Soothing' }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('stay as they are while offline, and say why', async () => {
    const { page, close } = await browser.open(DESKTOP);
    await page.goto('/category/skincare', { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    const box = page.getByRole('complementary', { name: 'Filter' }).getByLabel(/^Soothing/);
    await box.click();
    await page.getByText('You are offline.').first().waitFor();
    expect(await box.isChecked()).toBe(false);
    await page.getByLabel('Sort by').selectOption('best');
    expect(await page.getByLabel('Sort by').inputValue()).toBe('new');
    await page.getByRole('textbox', { name: 'Lowest price' }).fill('20000');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('textbox', { name: 'Lowest price' }).inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
    await close();
  });
});

test('a page whose answer never comes says so, and loads once the connection is back', async () => {
  const { page, close } = await browser.open(PHONE);
  await page.goto('/best', { waitUntil: 'networkidle' });
  await page.route('**/*.data*', (route) => route.abort('connectionfailed'));
  await page.getByRole('link', { name: 'Home' }).first().tap();
  await page.getByRole('heading', { name: 'Your connection dropped' }).waitFor();
  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByRole('heading', { name: 'Best Sellers' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await close();
});

/** What nobody types by hand. */
const HOSTILE = {
  'ten thousand letters': 'a'.repeat(10_000),
  'five hundred words': 'serum '.repeat(500),
  'control characters': 'toner\u0000\u0007\u001b[31m',
  'a regular expression': '(a+)+$ .*?[^]]{1,99999}\\',
  'a piece of SQL': "' or 1=1; drop table products; --",
  'a piece of HTML': '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  'only punctuation': '!?.,;:%&/()=+*~#',
  'pictures and other scripts': '💄🧴 선크림 كريم',
};

describe.each(['/search', '/all-products'])('%s asked for', (path) => {
  test.each(Object.entries(HOSTILE))('%s answers soon with a page that runs nothing', async (_, q) => {
    const begun_ms = performance.now();
    const response = await fetch(`${inject('shopUrl')}${path}?q=${encodeURIComponent(q)}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(performance.now() - begun_ms).toBeLessThan(3_000);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('</html>');
  });
});

describe('a search', () => {
  test('that finds nothing leads on: to help, to the shelves, to what others buy', async () => {
    const { page, complaints, close } = await browser.open(SMALL);
    await page.goto('/search?q=zzxqv+delivery');
    await page.getByText('No products found').waitFor();
    expect(await page.getByRole('link', { name: 'Questions about delivery' }).count()).toBe(1);
    expect(await page.getByRole('navigation', { name: 'Browse the shop' }).getByRole('link').count()).toBeGreaterThan(3);
    expect(await cards(page).count()).toBe(4);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('that is mistyped finds what was meant, says so, and offers it', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    await page.goto('/search?q=niacinimide');
    await page.getByText('Did you mean').waitFor();
    expect(await cards(page).count()).toBeGreaterThan(5);
    await page.getByRole('main').getByRole('link', { name: 'niacinamide', exact: true }).tap();
    await page.waitForURL(/q=niacinamide$/);
    await page.getByText('Did you mean').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('that names a price is narrowed by it', async () => {
    const { page, complaints, close } = await browser.open(SMALL);
    await page.goto('/');
    await page.getByRole('combobox').first().fill('toner under 20,000 RWF');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=toner&max=20000/);
    await settled(page);
    await page.getByRole('link', { name: 'Remove Up to 20,000 RWF' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('for what is two words here and one there is no mistake', async () => {
    const { page, close } = await browser.open(SMALL);
    await page.goto('/search?q=sun+screen');
    await cards(page).nth(5).waitFor();
    expect(await page.getByText('Did you mean').count()).toBe(0);
    await close();
  });

  test('puts the best match first, and keeps to it while narrowed', async () => {
    const { page, close } = await browser.open(DESKTOP);
    await page.goto('/search?q=cosrx+snail+96');
    expect(await cards(page).first().innerText()).toMatch(/Snail 96/);
    await page.goto('/search?q=sun+screen&without=fragrance');
    const shown = await names(page);
    const api = createClient({ fetch, baseUrl: inject('shopUrl') });
    const all = await api.filterProducts(1, { search: 'sun screen', sortBy: 'relevance', pagination: 200 });
    const places = shown.map((name) => (all.ok ? all.data.results.findIndex((product) => product.name === name) : -1));
    expect(shown.length).toBeGreaterThan(3);
    expect(places).toEqual(places.filter((place) => place >= 0).sort((left, right) => left - right));
    await close();
  });
});
