/** The home page under a shopper's hands: slides, rewards, recommendations, rows and brands. */
import { createClient } from '@uruhu/contract/client';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();

const carousel = (page: Page) => page.getByRole('main').locator('section[aria-roledescription="carousel"]');
const counter = async (page: Page) => (await carousel(page).locator('b').textContent()) ?? '';
const press = (page: Page, name: string) => carousel(page).getByRole('button', { name }).click();
const section = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const row = (page: Page, title: string) => section(page, title).locator('ul');
const scrolled = (list: Locator) => list.evaluate((element) => Math.round(element.scrollLeft));
const resting = async (list: Locator): Promise<number> => {
  let before = -1;
  await expect
    .poll(async () => {
      const now = await scrolled(list);
      const rests = now === before;
      before = now;
      return rests;
    })
    .toBe(true);
  return before;
};
/** A finger that draws over the screen, and rests before it lets go. */
async function swipe(page: Page, from: { x: number; y: number }, by_px: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', moved_px: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x + moved_px, y: from.y }] });
  await touch('touchStart', 0);
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', (by_px * step) / 12);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(100);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
/** Longer than the slides rest. */
const A_TURN_MS = 3_600;

describe('the slides', () => {
  test('show the one before and the one after, move on by themselves, and rest under the pointer, the focus and when told to', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/', { waitUntil: 'networkidle' });
    const total = Number((await counter(page)).split(' / ')[1]);
    expect(total).toBeGreaterThan(2);
    await expect.poll(() => counter(page), { timeout: 6_000 }).toBe(`2 / ${total}`);

    await carousel(page).hover();
    await page.waitForTimeout(1_000);
    const held = await counter(page);
    const shown = await carousel(page)
      .getByRole('group', { includeHidden: true })
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    const [before = [], active = [], after = []] = shown;
    expect(before[1], 'the one before peeks in').toBeGreaterThan(0);
    expect(active[0]).toBeGreaterThan(0);
    expect(active[1]).toBeLessThan(DESKTOP.width);
    expect(after[0], 'the one after peeks in').toBeLessThan(DESKTOP.width);
    await page.waitForTimeout(A_TURN_MS);
    expect(await counter(page), 'the pointer holds it').toBe(held);

    await press(page, 'Pause slides');
    await page.mouse.move(640, 890);
    await page.waitForTimeout(A_TURN_MS);
    expect(await counter(page), 'it is paused').toBe(held);

    await carousel(page).getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await carousel(page).getByRole('button', { name: 'Pause slides' }).count(), 'it plays').toBe(1);
    await expect.poll(() => counter(page), { timeout: 6_000 }).not.toBe(held);
    await page.keyboard.press('Shift+Tab');
    await page.waitForTimeout(1_000);
    const focused = await counter(page);
    await page.waitForTimeout(A_TURN_MS);
    expect(await counter(page), 'the focus holds it').toBe(focused);
    expect(complaints).toEqual([]);
    await close();
  });

  test('arrows take 800 ms, go round the end, and a hidden tab stands still', async () => {
    const { page, close } = await browser.open(DESKTOP);
    await page.goto('/', { waitUntil: 'networkidle' });
    await carousel(page).hover();
    await page.waitForTimeout(1_000);
    const [now = 1, total = 1] = (await counter(page)).split(' / ').map(Number);
    await press(page, 'Next slide');
    const durations = await carousel(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().duration),
    );
    expect(durations).toContain(800);
    await expect.poll(() => counter(page)).toBe(`${(now % total) + 1} / ${total}`);
    for (let left = now + 1; left > 0; left--) {
      const before = await counter(page);
      await press(page, 'Previous slide');
      await expect.poll(() => counter(page)).not.toBe(before);
    }
    expect(await counter(page), 'before the first stands the last').toBe(`${total} / ${total}`);

    await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }));
    await page.mouse.move(640, 890);
    await page.waitForTimeout(A_TURN_MS);
    expect(await counter(page)).toBe(`${total} / ${total}`);
    await close();
  });

  test('with less motion they stand still at first, and change at once', async () => {
    const { page, close } = await browser.open(DESKTOP, { reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    const first = await counter(page);
    await page.waitForTimeout(A_TURN_MS);
    expect(await counter(page)).toBe(first);
    expect(await carousel(page).getByRole('button', { name: 'Play slides' }).count()).toBe(1);
    await press(page, 'Next slide');
    const moving = await carousel(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );
    expect(moving.filter((duration) => duration > 0)).toEqual([]);
    await expect.poll(() => counter(page)).not.toBe(first);
    await close();
  });

  test('a finger swipes them, a tap does not hold them, and the whole slide is its link', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    await page.goto('/', { waitUntil: 'networkidle' });
    await press(page, 'Pause slides');
    await page.waitForTimeout(1_000);
    const [now = 1, total = 1] = (await counter(page)).split(' / ').map(Number);
    await swipe(page, { x: 320, y: 400 }, -260);
    await expect.poll(() => counter(page), { timeout: 5_000 }).toBe(`${(now % total) + 1} / ${total}`);
    await page.waitForTimeout(1_500);
    await swipe(page, { x: 60, y: 400 }, 260);
    await expect.poll(() => counter(page), { timeout: 5_000 }).toBe(`${now} / ${total}`);

    await carousel(page).getByRole('button', { name: 'Play slides' }).tap();
    await expect.poll(() => counter(page), { timeout: 6_000 }).not.toBe(`${now} / ${total}`);
    await press(page, 'Pause slides');
    await page.waitForTimeout(1_000);
    const link = carousel(page).locator('[role="group"]:not([aria-hidden]) a');
    const to = await link.getAttribute('href');
    await page.touchscreen.tap(300, 420);
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(to);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a slide whose link cannot be read leads to a real page of all products', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    const answer = await page.goto('/productspage');
    expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null]);
    expect(await page.getByRole('article').count()).toBeGreaterThan(10);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('large words', () => {
  test.each([320, 360, 768])('twice as large on %i px, nothing overflows and no words of a slide meet', async (width) => {
    const { page, close } = await browser.open({ width, height: 740 }, { reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const faults = await carousel(page)
      .getByRole('group', { includeHidden: true })
      .evaluateAll((slides) =>
        slides.flatMap((slide) => {
          const box = slide.getBoundingClientRect();
          const lines = [...slide.querySelectorAll('p, h2, a')].map((words) => words.getBoundingClientRect());
          const outside = lines.filter(
            ({ left, right, top, bottom }) => left < box.left || right > box.right + 1 || top < box.top || bottom > box.bottom,
          );
          const meeting = lines.slice(1).filter(({ top }, index) => top < (lines[index]?.bottom ?? 0) - 1);
          return [...outside, ...meeting].map(
            (line) =>
              `${Math.round(line.left)} ${Math.round(line.top)} ${Math.round(line.right)} ${Math.round(line.bottom)} in ${Math.round(box.bottom)}`,
          );
        }),
      );
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the rewards banner', () => {
  test('offers new members what there is, and leads to signing up', async () => {
    const { page, complaints, close } = await browser.open(PHONE, { reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'A free gift and a 5% OFF coupon' }).waitFor();
    expect((await page.getByText('NEW MEMBER OFFER').locator('..').innerText()).replace(/\s+/g, ' ')).toBe('NEW MEMBER OFFER Get 5% Off');
    await page.getByRole('link', { name: 'Join and save 5%' }).tap();
    await page.waitForURL((url) => url.pathname === '/signup');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([PHONE, DESKTOP])('to a member it says something true in the same box ($width px)', async (viewport) => {
    const { page, complaints, close } = await browser.open(viewport, { reducedMotion: 'reduce' });
    const boxOf = () => page.locator('section:has(small)').boundingBox();
    await page.goto('/', { waitUntil: 'networkidle' });
    const asGuest = await boxOf();
    await signedInShopper(page, inject('shopUrl'));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Good to see you again' }).waitFor();
    expect(await boxOf()).toEqual(asGuest);
    expect(await page.getByRole('heading', { name: 'A free gift and a 5% OFF coupon' }).count(), 'said to new members alone').toBe(0);
    expect(await page.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/orders');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('recommendations', () => {
  const ofRow = (page: Page) =>
    row(page, 'Recommendations')
      .locator('h3 a')
      .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href')?.split('/')[2] ?? '')));
  const why = (page: Page) =>
    section(page, 'Recommendations')
      .locator('p')
      .filter({ hasText: /Best|Because/ })
      .textContent();
  const api = () => createClient({ fetch, baseUrl: inject('shopUrl') });
  async function expected(viewed: string[]): Promise<string[]> {
    const answer = await api().recommendations({ viewed });
    if (!answer.ok) throw new Error(answer.message);
    return answer.data.results.map(({ product_id }) => product_id);
  }
  const look = (page: Page, viewed: string[]) => page.addInitScript((ids) => localStorage.setItem('viewed', JSON.stringify(ids)), viewed);
  const asked = (page: Page): string[] => {
    const urls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/products/recommendations') && urls.push(request.url()));
    return urls;
  };

  test('of a first visit are the best rated, not those of the row above, and nothing is asked for', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    const urls = asked(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await why(page)).toBe('Best rated in each category');
    const shown = await ofRow(page);
    expect(shown.length).toBeGreaterThanOrEqual(8);
    const above = await row(page, 'Best Sellers')
      .locator('h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(shown.filter((id) => above.some((href) => href.endsWith(`/${id}`)))).toEqual([]);
    await section(page, 'Recommendations').scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect([urls, await ofRow(page)]).toEqual([[], shown]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('where products were looked at come from these, once the row is near and before it is seen', async () => {
    const { page, complaints, close } = await browser.open({ width: 390, height: 500 }, { reducedMotion: 'reduce' });
    const urls = asked(page);
    const viewed = (await expected([])).slice(0, 2);
    await look(page, viewed);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect([urls.length, await why(page)], 'not while it is far').toEqual([0, 'Best rated in each category']);
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => why(page)).toBe('Because of what you looked at');
    expect(await ofRow(page)).toEqual(await expected(viewed));
    expect(urls).toHaveLength(1);
    await section(page, 'Recommendations').scrollIntoViewIfNeeded();
    await page
      .getByRole('main')
      .getByRole('link', { name: await row(page, 'Recommendations').locator('h3').first().innerText() })
      .first()
      .tap();
    await page.waitForURL(/\/product\//);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goBack();
    await expect.poll(() => why(page), { message: 'as she left it', timeout: 6_000 }).toBe('Because of what you looked at');
    await page.goForward();
    await page.waitForURL(/\/product\//);
    await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await section(page, 'Recently viewed').getByRole('button', { name: 'Clear' }).click();
    expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull();
    await page.goBack();
    await expect.poll(() => why(page), { message: 'nothing is kept of it', timeout: 6_000 }).toBe('Best rated in each category');
    expect(complaints).toEqual([]);
    await close();
  });

  test('that come when the row is under the eyes of the shopper are not shown', async () => {
    const { page, close } = await browser.open(PHONE, { reducedMotion: 'reduce' });
    const urls = asked(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/products/recommendations**', async (route) => {
      await held;
      await route.continue();
    });
    await look(page, (await expected([])).slice(0, 1));
    await page.goto('/', { waitUntil: 'load' });
    const shown = await ofRow(page);
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => urls.length, { timeout: 6_000 }).toBe(1);
    await section(page, 'Recommendations').scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    const came = page.waitForResponse(/api\/products\/recommendations/);
    answer();
    await (await came).finished();
    await page.waitForTimeout(300);
    expect([await ofRow(page), await why(page)]).toEqual([shown, 'Best rated in each category']);
    await close();
  });
});

describe('rows', () => {
  test('the arrows of a row of products move it by 300 px', async () => {
    const { page, close } = await browser.open(DESKTOP);
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const title of ['Best Sellers', 'Recommendations', 'Trending']) {
      const list = row(page, title);
      await section(page, title).scrollIntoViewIfNeeded();
      const turn = (way: string) =>
        section(page, title)
          .getByRole('button', { name: `Scroll ${title} ${way}` })
          .click();
      await turn('on');
      await expect.poll(() => scrolled(list)).toBe(300);
      await turn('on');
      await expect.poll(() => scrolled(list)).toBe(600);
      await turn('back');
      await expect.poll(() => scrolled(list)).toBe(300);
    }
    await expectAccessible(page);
    await close();
  });

  test('brands turn by a view at a press, follow the mouse by half as much again, the wheel and the keys', async () => {
    const { page, complaints, close } = await browser.open({ width: 1024, height: 768 }, { reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    const brands = row(page, 'Featured Brands');
    await brands.evaluate((list) => list.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(300);
    const { view_px, end_px } = await brands.evaluate((list) => ({
      view_px: list.clientWidth,
      end_px: list.scrollWidth - list.clientWidth,
    }));
    const turn = (way: string) =>
      section(page, 'Featured Brands')
        .getByRole('button', { name: `Scroll Featured Brands ${way}` })
        .click();
    await turn('on');
    expect(await resting(brands)).toBe(Math.min(view_px, end_px));
    await turn('back');
    expect(await resting(brands)).toBe(0);

    const box = await brands.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 700, (box?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.waitForTimeout(300);
    await page.mouse.down();
    await page.mouse.move(x - 100, y, { steps: 5 });
    await page.mouse.move(x - 200, y, { steps: 5 });
    expect(await scrolled(brands)).toBe(300);
    await page.mouse.up();
    expect(new URL(page.url()).pathname, 'the end of a drag opens no brand').toBe('/');

    const top_px = await page.evaluate(() => scrollY);
    await page.waitForTimeout(400);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrolled(brands)).toBe(420);
    expect(await page.evaluate(() => scrollY), 'the page stays').toBe(top_px);
    await page.mouse.move(x, 20);
    await page.waitForTimeout(400);
    await page.mouse.wheel(0, -60);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -60);
    await page.waitForTimeout(200);
    expect(await scrolled(brands), 'a turn that began above goes on with the page').toBe(420);

    await brands.getByRole('link').first().focus();
    await page.keyboard.press('End');
    expect(await resting(brands)).toBe(end_px);
    await page.keyboard.press('ArrowLeft');
    expect(await resting(brands)).toBe(Math.max(0, end_px - view_px));
    await page.keyboard.press('Home');
    expect(await resting(brands)).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await resting(brands)).toBe(Math.min(view_px, end_px));
    const name = (await brands.getByRole('link').nth(4).innerText()).trim();
    await brands.getByRole('link').nth(4).click();
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('b') === name);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a finger moves a row of brands as the phone does it', async () => {
    const { page, close } = await browser.open(PHONE);
    await page.goto('/', { waitUntil: 'networkidle' });
    const brands = row(page, 'Featured Brands');
    await brands.evaluate((list) => list.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(300);
    const box = await brands.boundingBox();
    await swipe(page, { x: 300, y: (box?.y ?? 0) + 60 }, -200);
    expect(await resting(brands)).toBeGreaterThan(120);
    await close();
  });
});
