/** A shopper uses the home page: slides, rewards, recommendations, rows and brands. */

import type { Locator, Page } from '@playwright/test';
import { DESKTOP, PHONE, SMALL_PHONE, visit, waitUntilIdle } from '../../support/page.ts';
import { placeOrder } from '../../support/placed-order.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { findProofTokenInOutbox, signInShopper } from '../../support/shopper.ts';
import { readSlideStarts, recordSlideStarts } from '../../support/slides.ts';
import { expect, test } from '../../support/test.ts';

const findCarousel = (page: Page) => page.getByRole('main').locator('section[aria-roledescription="carousel"]');
const readCounter = async (page: Page) => (await findCarousel(page).locator('b').textContent()) ?? '';
const pressSlideButton = (page: Page, name: string) => findCarousel(page).getByRole('button', { name }).click();
const findSection = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const findRow = (page: Page, title: string) => findSection(page, title).locator('ul');
const readScrollPosition = (list: Locator) => list.evaluate((element) => Math.round(element.scrollLeft));
type Swipe = { from: { x: number; y: number }; by_px: number; whileResting?: () => Promise<void> };
/** Swipes with a finger that rests before it lifts, so that the row gets no momentum. */
async function swipe(page: Page, { from, by_px, whileResting = () => page.waitForTimeout(100) }: Swipe): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', moved_px: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x + moved_px, y: from.y }] });
  const moveTo = (step: number) => touch('touchMove', (by_px * step) / 12);
  // Sends the start and the first move together: if a busy machine paused between them, the browser would take the touch for a long press.
  await Promise.all([touch('touchStart', 0), moveTo(1)]);
  for (let step = 2; step <= 12; step++) {
    await page.waitForTimeout(16);
    await moveTo(step);
  }
  await whileResting();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
/** Longer than the three seconds after which the next slide comes. */
const NEXT_SLIDE_MS = 3_600;
/** Counts the running slide animations, which take 800 ms. */
const countMovingSlides = (page: Page) =>
  findCarousel(page).evaluate(
    (element) => element.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getComputedTiming().duration === 800).length,
  );
const waitUntilSlidesRest = (page: Page) => expect.poll(() => countMovingSlides(page)).toBe(0);
/** Advances the page's fake clock by half a second and returns the text of the counter. Polls use this to wait for the next slide. */
async function advanceAndReadCounter(page: Page): Promise<string> {
  await page.clock.runFor(500);
  return readCounter(page);
}
/** Advances the page's fake clock instead of waiting, and fails if a slide has moved. */
async function expectPaused(page: Page): Promise<void> {
  await page.clock.runFor(NEXT_SLIDE_MS);
  await page.waitForTimeout(100);
  expect(await countMovingSlides(page)).toBe(0);
}

test('on a desktop the slides show their neighbours and move by arrows in 800 ms', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await recordSlideStarts(page);
  await page.clock.install();
  await visit(page, '/');
  const total = Number((await readCounter(page)).split(' / ')[1]);
  expect(total).toBeGreaterThan(2);
  await expect.poll(() => advanceAndReadCounter(page)).toBe(`2 / ${total}`);

  await findCarousel(page).hover();
  await waitUntilSlidesRest(page);
  const pausedSlide = await readCounter(page);
  const slideEdges = await findCarousel(page)
    .getByRole('group', { includeHidden: true })
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  const [before = [], active = [], after = []] = slideEdges;
  expect(before[1], 'the previous slide is partly visible').toBeGreaterThan(0);
  expect(active[0]).toBeGreaterThan(0);
  expect(active[1]).toBeLessThan(DESKTOP.width);
  expect(after[0], 'the next slide is partly visible').toBeLessThan(DESKTOP.width);

  const { length: startsBefore } = await readSlideStarts(page);
  await pressSlideButton(page, 'Next slide');
  await expect.poll(async () => (await readSlideStarts(page)).length, 'an animation of 800 ms has started').toBeGreaterThan(startsBefore);
  await expect.poll(() => readCounter(page)).not.toBe(pausedSlide);
  await waitUntilSlidesRest(page);
  const slideNumber = Number((await readCounter(page)).split(' / ')[0]);
  // Each press ends the motion of the one before.
  await findCarousel(page)
    .getByRole('button', { name: 'Next slide' })
    .evaluate((button: HTMLElement) => {
      for (let press = 0; press < 6; press++) button.click();
    });
  await expect.poll(() => readCounter(page)).toBe(`${((slideNumber - 1 + 6) % total) + 1} / ${total}`);
  await waitUntilSlidesRest(page);
  expect(pageErrors).toEqual([]);
});

test('on a phone a swipe moves the slides by one and scrolls the brands, and the slides go on after a tap and are links as a whole', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  await visit(page, '/');
  await pressSlideButton(page, 'Pause slides');
  await waitUntilSlidesRest(page);
  const [slideNumber = 1, slideCount = 1] = (await readCounter(page)).split(' / ').map(Number);
  const nextCounter = `${(slideNumber % slideCount) + 1} / ${slideCount}`;
  await swipe(page, { from: { x: 320, y: 400 }, by_px: -260, whileResting: () => page.waitForTimeout(500) });
  await expect.poll(() => readCounter(page)).toBe(nextCounter);
  // Waits, because nothing may move the slides again after the finger has lifted.
  await page.waitForTimeout(1_000);
  expect(await readCounter(page)).toBe(nextCounter);
  await swipe(page, { from: { x: 60, y: 400 }, by_px: 260 });
  await expect.poll(() => readCounter(page), { timeout: 5_000 }).toBe(`${slideNumber} / ${slideCount}`);

  await findCarousel(page).getByRole('button', { name: 'Play slides' }).tap();
  await expect.poll(() => readCounter(page), { timeout: 6_000 }).not.toBe(`${slideNumber} / ${slideCount}`);
  await pressSlideButton(page, 'Pause slides');
  await waitUntilSlidesRest(page);

  const brands = findRow(page, 'Featured Brands');
  await brands.evaluate((list) => list.scrollIntoView({ block: 'center' }));
  await waitUntilIdle(page);
  const box = await brands.boundingBox();
  await swipe(page, { from: { x: 300, y: (box?.y ?? 0) + 60 }, by_px: -200 });
  await expect.poll(() => readScrollPosition(brands)).toBeGreaterThan(120);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const link = findCarousel(page).locator('[role="group"]:not([aria-hidden]) a');
  const linkedPath = await link.getAttribute('href');
  await page.touchscreen.tap(300, 420);
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(linkedPath);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(pageErrors).toEqual([]);
});

test('the slides do not move by themselves while a finger is on them, and go on when it lifts', async ({ openPage }) => {
  const { page } = await openPage(PHONE);
  await page.clock.install();
  await visit(page, '/');
  let heldSlide = '';
  const whileResting = async () => {
    await waitUntilSlidesRest(page);
    heldSlide = await readCounter(page);
    await expectPaused(page);
    expect(await readCounter(page)).toBe(heldSlide);
  };
  await swipe(page, { from: { x: 320, y: 400 }, by_px: -260, whileResting });
  const [slideNumber = 1, slideCount = 1] = heldSlide.split(' / ').map(Number);
  // The swipe itself moves one slide.
  const slidesOfSwipe = [heldSlide, `${(slideNumber % slideCount) + 1} / ${slideCount}`];
  await expect.poll(async () => slidesOfSwipe.includes(await advanceAndReadCounter(page))).toBe(false);
});

test('with text at double size on 320, 360 and 768 px no texts of a slide overlap', async ({ openPage }) => {
  const { page } = await openPage({ width: 320, height: 740 }, { reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
  await visit(page, '/');
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const faults = await findCarousel(page)
      .getByRole('group', { includeHidden: true })
      .evaluateAll((slides) =>
        slides.flatMap((slide) => {
          const box = slide.getBoundingClientRect();
          const lines = [...slide.querySelectorAll('p, h2, a')].map((words) => words.getBoundingClientRect());
          const outside = lines.filter(
            ({ left, right, top, bottom }) => left < box.left || right > box.right + 1 || top < box.top || bottom > box.bottom,
          );
          const overlapping = lines.slice(1).filter(({ top }, index) => top < (lines[index]?.bottom ?? 0) - 1);
          return [...outside, ...overlapping].map(
            (line) =>
              `${Math.round(line.left)} ${Math.round(line.top)} ${Math.round(line.right)} ${Math.round(line.bottom)} in ${Math.round(box.bottom)}`,
          );
        }),
      );
    expect([width, faults]).toEqual([width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the banner keeps its box from the offer of a guest to the greeting of a customer, on a phone and a desktop', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE, { reducedMotion: 'reduce' });
  /** Only the banner has a `small` element outside of a list: the text of its seal. */
  const banner = page.locator('section:has(small):not(:has(li))');
  const offer = banner.getByRole('heading', { name: 'A free gift and a 5% OFF coupon' });
  const measureBoxes = async () => {
    const boxes = [];
    for (const viewport of [DESKTOP, SMALL_PHONE]) {
      await page.setViewportSize(viewport);
      boxes.push(await banner.boundingBox());
    }
    return boxes;
  };
  await visit(page, '/');
  const guestBoxes = await measureBoxes();
  const { api } = await signInShopper(page, shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
  const coupons = await api.coupons();
  const code = coupons.ok ? coupons.data.results[0]?.coupon_code : undefined;
  await visit(page, '/');
  await banner.getByText(`Your code: ${code}`).waitFor();
  await offer.waitFor();
  expect(await measureBoxes()).toEqual(guestBoxes);

  await placeOrder(api, shopUrl);
  await visit(page, '/');
  await page.getByRole('heading', { name: 'Good to see you again' }).waitFor();
  expect(await measureBoxes()).toEqual(guestBoxes);
  expect(await offer.count(), 'only new shoppers see the offer').toBe(0);
  expect(pageErrors).toEqual([]);
});

test('recommendations based on viewed products load before the shopper sees the row, and stay until she clears the list', async ({
  openPage,
  shopUrl,
}) => {
  const readReason = () =>
    findSection(page, 'Recommendations')
      .locator('p')
      .filter({ hasText: /Best|Because/ })
      .textContent();
  const { page, pageErrors } = await openPage({ width: 390, height: 500 }, { reducedMotion: 'reduce' });
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/products/recommendations') && urls.push(request.url()));
  const viewed = (await findProductsWithoutChoices(shopUrl, 2)).map(({ product_id }) => product_id);
  await page.addInitScript((ids) => localStorage.setItem('viewed', JSON.stringify(ids)), viewed);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([urls.length, await readReason()], 'no call while the row is far away').toEqual([0, 'Best rated in each category']);
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => readReason()).toBe('Because of what you looked at');
  expect(urls).toHaveLength(1);
  await findSection(page, 'Recommendations').scrollIntoViewIfNeeded();
  await findRow(page, 'Recommendations').locator('h3 a').first().tap();
  await page.waitForURL(/\/product\//);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goBack();
  await expect
    .poll(() => readReason(), { message: 'the row is unchanged on return', timeout: 6_000 })
    .toBe('Because of what you looked at');
  await page.goForward();
  await page.waitForURL(/\/product\//);
  await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await findSection(page, 'Recently viewed').getByRole('button', { name: 'Clear' }).click();
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull();
  await page.goBack();
  await expect
    .poll(() => readReason(), { message: 'the row no longer uses the cleared products', timeout: 6_000 })
    .toBe('Best rated in each category');
  expect(pageErrors).toEqual([]);
});

test('the arrows scroll products by 300 px; brands scroll by their visible width per press, by 1.5 times a drag, by a sideways wheel and by keys; a vertical wheel scrolls the page', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage({ width: 1024, height: 768 }, { reducedMotion: 'reduce' });
  await visit(page, '/');
  const pressArrow = (title: string, direction: string) =>
    findSection(page, title)
      .getByRole('button', { name: `Scroll ${title} ${direction}` })
      .click();
  for (const [direction, position] of [
    ['on', 300],
    ['on', 600],
    ['back', 300],
  ] as const) {
    await pressArrow('Best Sellers', direction);
    await expect.poll(() => readScrollPosition(findRow(page, 'Best Sellers'))).toBe(position);
  }

  const brands = findRow(page, 'Featured Brands');
  await brands.evaluate((list) => list.scrollIntoView({ block: 'center' }));
  await waitUntilIdle(page);
  const { visible_px, end_px } = await brands.evaluate((list) => ({
    visible_px: list.clientWidth,
    end_px: list.scrollWidth - list.clientWidth,
  }));
  await pressArrow('Featured Brands', 'on');
  await expect.poll(() => readScrollPosition(brands)).toBe(Math.min(visible_px, end_px));
  await pressArrow('Featured Brands', 'back');
  await expect.poll(() => readScrollPosition(brands)).toBe(0);

  const box = await brands.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 700, (box?.y ?? 0) + 60];
  await page.mouse.move(x, y);
  // The script that drags loads when the mouse comes to the row.
  await waitUntilIdle(page);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 5 });
  await page.mouse.move(x - 200, y, { steps: 5 });
  await expect.poll(() => readScrollPosition(brands)).toBe(300);
  await page.mouse.up();
  expect(new URL(page.url()).pathname, 'the end of a drag does not open a brand').toBe('/');

  const top_px = await page.evaluate(() => scrollY);
  await page.mouse.wheel(120, 0);
  await expect.poll(() => readScrollPosition(brands)).toBe(420);
  expect(await page.evaluate(() => scrollY), 'the page does not scroll').toBe(top_px);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top_px + 60);
  expect(await readScrollPosition(brands)).toBe(420);

  await brands.getByRole('link').first().focus();
  await page.keyboard.press('End');
  await expect.poll(() => readScrollPosition(brands)).toBe(end_px);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => readScrollPosition(brands)).toBe(Math.max(0, end_px - visible_px));
  await page.keyboard.press('Home');
  await expect.poll(() => readScrollPosition(brands)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readScrollPosition(brands)).toBe(Math.min(visible_px, end_px));
  const name = (await brands.getByRole('link').nth(4).innerText()).trim();
  await brands.getByRole('link').nth(4).click();
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('b') === name);
  expect(pageErrors).toEqual([]);
});
