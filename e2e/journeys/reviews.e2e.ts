/** Reviews: read and narrowed by everybody, written, changed and found helpful by those who are signed in, and nothing typed is lost. */

import { join } from 'node:path';
import { type Client, createClient } from '@uruhu/contract/client';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { payOrder } from '../support/placed-order.ts';
import { newShopper, signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();
const PICTURE = join(import.meta.dirname, '../../demo/pictures/brand-anua.webp');
const NO_PICTURE = join(import.meta.dirname, '../../README.md');

/** A product with reviews of all sorts, or one that nobody has reviewed yet in these journeys. */
async function findProduct(skip = 0): Promise<{ product_id: string; name: string }> {
  const api = createClient({ fetch, baseUrl: inject('shopUrl') });
  const list = await api.products(1, { pagination: 300, sortBy: 'name' });
  if (!list.ok) throw new Error(list.message);
  let found = 0;
  for (const { product_id, name, review_count } of list.data.results) {
    if (review_count < 25 || review_count > 80) continue;
    const answer = await api.reviews(1, { product_id });
    if (!answer.ok) throw new Error(answer.message);
    const { facets, rating_distribution } = answer.data;
    const fits = facets.with_images > 0 && facets.skin_type.length > 1 && (rating_distribution[4] ?? 0) > 0;
    if (fits && found++ === skip) return { product_id, name };
  }
  throw new Error('no product has such reviews');
}

/** A machine that does much else is slow, not wrong. */
const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 });
const section = (page: Page) => page.locator('#reviews');
const texts = (page: Page) => section(page).locator('article > p').allInnerTexts();
const dialog = (page: Page) => page.getByRole('dialog');
const openAt = (page: Page, product_id: string) => page.goto(`/product/${product_id}#reviews`, { waitUntil: 'networkidle' });

async function fill(page: Page, rating: number, text: string) {
  await dialog(page)
    .getByRole('radio', { name: rating === 1 ? '1 star' : `${rating} stars`, exact: true })
    .check({ force: true });
  await dialog(page).getByLabel('Your review').fill(text);
}
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Review' });
const described = async (locator: Locator) =>
  locator.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent);
const expected = (complaints: string[], ...statuses: string[]) =>
  expect(complaints.filter((complaint) => !statuses.some((status) => complaint.includes(status)))).toEqual([]);

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, viewport) => {
  test('a guest narrows, sorts and reads on', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { product_id } = await findProduct();
    const api = createClient({ fetch, baseUrl: inject('shopUrl') });
    const textsOf = async (query: object, number = 1) => {
      const answer = await api.reviews(number, { product_id, ...query });
      if (!answer.ok) throw new Error(answer.message);
      return answer.data.results.map(({ review }) => review);
    };
    await openAt(page, product_id);
    expect(await texts(page)).toEqual(await textsOf({}));
    await expectAccessible(page);

    const bar = section(page).getByRole('button', { name: /^4 stars/ });
    await bar.click();
    await soon(() => texts(page)).toEqual(await textsOf({ rating: 4 }));
    expect(await bar.getAttribute('aria-pressed')).toBe('true');
    const answer = section(page).getByText(/reviews? match(es)?\./);
    await soon(() => answer.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
    // What is counted over all would promise what four stars do not have.
    expect(await section(page).getByRole('button', { name: 'With pictures', exact: true }).count()).toBe(1);
    await expectAccessible(page);
    await section(page).getByRole('button', { name: 'Show all reviews' }).click();
    await soon(() => texts(page)).toEqual(await textsOf({}));

    await section(page)
      .getByRole('button', { name: /^With pictures/ })
      .click();
    await soon(() => texts(page)).toEqual(await textsOf({ with_images: true }));
    const picture = section(page)
      .getByRole('link', { name: /opens in a new tab/ })
      .first();
    expect([await picture.getAttribute('target'), await picture.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    await section(page)
      .getByRole('button', { name: /^With pictures/ })
      .click();

    const skin = section(page).getByLabel('Skin type');
    const value = (await skin.locator('option').nth(1).getAttribute('value')) ?? '';
    await skin.selectOption(value);
    await soon(() => texts(page)).toEqual(await textsOf({ skin_type: value }));
    await skin.selectOption('');
    await section(page).getByLabel('Sort by').selectOption('lowest');
    await soon(() => texts(page)).toEqual(await textsOf({ sortBy: 'lowest' }));

    await section(page).getByRole('button', { name: 'Show more reviews' }).focus();
    await page.keyboard.press('Enter');
    const twenty = [...(await textsOf({ sortBy: 'lowest' })), ...(await textsOf({ sortBy: 'lowest' }, 2))];
    await soon(() => texts(page)).toEqual(twenty);
    await soon(() => page.evaluate(() => document.activeElement?.querySelector('p')?.textContent)).toBe(twenty[10]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('somebody writes with a picture, sees it at once, and changes it later', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const { product_id } = await findProduct(viewport === PHONE ? 1 : 2);
    await openAt(page, product_id);
    const before = Number(/\((\d+)\)/.exec(await section(page).locator('summary').innerText())?.[1]);
    await section(page).getByRole('button', { name: 'Write a Review' }).click();
    await dialog(page).getByRole('radio', { name: '1 star', exact: true }).waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
    await dialog(page).getByText('Choose your stars. Write a few words.').waitFor();
    await expectAccessible(page);

    await fill(page, 4, '   ');
    expect(await submit(page).isDisabled()).toBe(true);
    expect(await described(submit(page))).toBe('Write a few words.');
    await fill(page, 4, 'Calm & <b>soft</b>\nafter a week');
    const disguised = [1, 2, 3, 4].map((number) => ({ name: `notes-${number}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('notes') }));
    const files = dialog(page).locator('input[type=file]');
    await files.setInputFiles(disguised);
    await dialog(page).getByText('notes-1.jpg, notes-2.jpg, notes-3.jpg, notes-4.jpg: Not a picture. Please choose a JPEG').waitFor();
    await files.setInputFiles([NO_PICTURE, NO_PICTURE, NO_PICTURE, NO_PICTURE, NO_PICTURE, PICTURE]);
    await dialog(page).getByText('README.md: Not a picture.').waitFor();
    await dialog(page).getByRole('img', { name: 'Picture 1' }).waitFor();
    expect(await dialog(page).getByText('The others were left out').count()).toBe(0);
    await soon(() => submit(page).isEnabled()).toBe(true);
    await expectAccessible(page);
    await dialog(page).getByLabel('Your skin type').selectOption('Dry');
    await submit(page).click();
    await page.getByText('Thank you! Your review is on the page.').waitFor();
    await dialog(page).waitFor({ state: 'hidden' });

    const own = section(page).locator('article').first();
    await soon(() => own.innerText()).toContain('Calm & <b>soft</b>\nafter a week');
    expect(await own.innerText()).toContain('Keza I., dry skin');
    await section(page).getByRole('heading', { name: 'Your review' }).waitFor();
    await soon(() => section(page).locator('summary').innerText()).toContain(`(${before + 1})`);
    expect(await own.getByRole('button').count()).toBe(0);
    await expectAccessible(page);

    await section(page).getByRole('button', { name: 'Change your review' }).click();
    const text = dialog(page).getByLabel('Your review');
    await soon(() => text.inputValue()).toBe('Calm & <b>soft</b>\nafter a week');
    expect(await dialog(page).getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
    await dialog(page).getByRole('img', { name: 'Picture 1' }).waitFor();
    await fill(page, 2, 'After a month it itched');
    await submit(page).click();
    await page.getByText('Your review has been changed.').waitFor();
    await soon(() => own.innerText()).toContain('After a month it itched');
    expect(await own.innerText()).toContain('edited');
    const kept = await api.reviews(1, { product_id });
    expect(kept.ok && kept.data.mine).toMatchObject({ rating: 2, skin_type: 'Dry', images: [expect.stringMatching(/\.webp$/)] });

    // It is in the page that everybody is sent.
    await expect
      .poll(async () => (await page.request.get(`/product/${product_id}`)).text(), { timeout: 10_000 })
      .toContain('After a month it itched');
    expected(complaints, '415');
    await close();
  });
});

async function helpfulOf(api: Client, product_id: string) {
  const answer = await api.reviews(1, { product_id });
  if (!answer.ok) throw new Error(answer.message);
  const [first] = answer.data.results;
  return { review_id: first?.review_id ?? '', count: first?.helpful_count ?? 0, pressed: first?.helpful_by_me };
}

test('helpful is pressed and taken back by keyboard, and stays after a reload', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const { product_id } = await findProduct(3);
  const { count } = await helpfulOf(api, product_id);
  const button = section(page)
    .getByRole('button', { name: /^Helpful/ })
    .first();
  await openAt(page, product_id);
  await button.focus();
  await page.keyboard.press('Enter');
  await soon(() => button.getAttribute('aria-pressed')).toBe('true');
  await soon(() => button.innerText()).toContain(`(${count + 1})`);
  await soon(async () => (await helpfulOf(api, product_id)).pressed).toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
  await soon(() => button.getAttribute('aria-pressed')).toBe('true');
  await soon(() => button.innerText()).toContain(`(${count + 1})`);
  await button.press('Enter');
  await soon(async () => (await helpfulOf(api, product_id)).count).toBe(count);
  await soon(() => button.getAttribute('aria-pressed')).toBe('false');
  expect(complaints).toEqual([]);
  await close();
});

test('a guest who wants to write or to press signs in and is back where she was, the dialog open', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  const shopper = newShopper();
  await page.request.post('/api/users/createAccount', { data: { ...shopper, address: '' } });
  const { product_id } = await findProduct(4);
  const signIn = async () => {
    await page.getByLabel(/^Username/).fill(shopper.username);
    await page.getByLabel(/^Password/).fill(shopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname === `/product/${product_id}`);
  };
  await openAt(page, product_id);
  const review = section(page).locator('article').nth(1);
  const helpful = review.getByRole('button', { name: /^Helpful/ });
  const count = async () => Number(/\d+/.exec(await helpful.innerText())?.[0] ?? 0);
  const before = await count();
  await helpful.click();
  await page.getByText('Sign in to say that a review was helpful.').waitFor();
  await signIn();
  expect(new URL(page.url()).hash).toBe(`#${await review.getAttribute('id')}`);
  await soon(() => helpful.getAttribute('aria-pressed')).toBe('true');
  expect(await count()).toBe(before + 1);

  await page.evaluate(() => localStorage.clear());
  // Another hash alone is the same page, which still knows who was here.
  await page.goto('/faqs');
  await openAt(page, product_id);
  await section(page).getByRole('button', { name: 'Write a Review' }).click();
  await page.getByText('Sign in to write your review.').waitFor();
  await signIn();
  await dialog(page).getByRole('radio', { name: '5 stars' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('what is typed outlives closing, a dropped connection, a refusal and the end of the session', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  await signedInShopper(page, inject('shopUrl'));
  const { product_id } = await findProduct(5);
  await openAt(page, product_id);
  const write = section(page).getByRole('button', { name: 'Write a Review' });
  const text = dialog(page).getByLabel('Your review');
  await write.click();
  await fill(page, 3, 'Long and thought over');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Write a Review');
  await page.reload({ waitUntil: 'networkidle' });
  await write.click();
  await soon(() => text.inputValue()).toBe('Long and thought over');
  expect(await dialog(page).getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true);

  const add = '**/api/products/reviews/add';
  await page.route('**/api/files/upload', (route) => route.abort('connectionreset'));
  await dialog(page).locator('input[type=file]').setInputFiles(PICTURE);
  await dialog(page).getByText('Picture 1: It could not be sent.').waitFor();
  await page.unroute('**/api/files/upload');
  await dialog(page).getByRole('button', { name: 'Try again with picture 1' }).click();
  await soon(() => submit(page).isEnabled()).toBe(true);
  await soon(() => dialog(page).getByText('It could not be sent').count()).toBe(0);

  await page.route(add, (route) => route.abort('connectionreset'));
  await submit(page).click();
  await dialog(page).getByText('Failed to submit review. Your connection dropped').waitFor();
  await page.unroute(add);
  await page.route(add, (route) => route.fulfill({ status: 422, json: { status: 'error', message: 'The shop says no' } }));
  await submit(page).click();
  await dialog(page).getByText('The shop says no').waitFor();
  await expectAccessible(page);
  await page.unroute(add);
  await page.route(add, (route) => route.fulfill({ status: 401, json: { status: 'error', message: 'You are not authorized' } }));
  await submit(page).click();
  await page.getByText('User must be authenticated to submit a review').waitFor();
  await page.waitForURL('**/signin?redirect=*');
  expected(complaints, 'ERR_CONNECTION_RESET', '422', '401');
  await close();
});

test('an item of an order is reviewed from its page', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const { product_id, name } = await findProduct(6);
  await api.addToCart({ product_id });
  await api.updatePhones({ primaryPhone: '0788123456' });
  const order = await api.placeOrder({}, crypto.randomUUID());
  if (!order.ok) throw new Error(order.message);
  const orderPage = `/orders/${order.data.data.order_id}`;
  // Not before it is paid.
  await page.goto(orderPage);
  await page.getByRole('link', { name }).first().waitFor();
  expect(await page.getByRole('button', { name: /Write a Review/ }).count()).toBe(0);
  await payOrder(api, inject('shopUrl'), order.data.data);
  await page.goto(orderPage, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: `Write a Review of ${name}` }).click();
  await dialog(page).getByRole('radio', { name: '5 stars' }).waitFor();
  // By keyboard alone: the stars are one stop, and the arrows choose.
  await dialog(page).getByRole('radio', { name: '1 star', exact: true }).focus();
  for (let turn = 0; turn < 4; turn++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Arrived sealed');
  await expectAccessible(page);
  await submit(page).press('Enter');
  await page.getByText('Thank you! Your review is on the page.').hover();
  await page.getByRole('button', { name: `Change your review of ${name}` }).waitFor();
  const mine = await api.reviews(1, { product_id });
  expect(mine.ok && mine.data.mine).toMatchObject({ rating: 5, review: 'Arrived sealed', verified_buyer: false });
  await page.getByRole('link', { name: 'See it' }).click();
  await page.waitForURL((url) => url.pathname === `/product/${product_id}` && url.hash === '#reviews');
  await section(page).getByRole('heading', { name: 'Your review' }).waitFor();
  await page.goto(orderPage, { waitUntil: 'networkidle' });
  // Asked once the button comes near.
  await page.getByRole('heading', { name: 'Items Ordered' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: new RegExp(`review of ${name}`, 'i') }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `Change your review of ${name}` }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('reviews that do not load say so, and are asked for again', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  const { product_id } = await findProduct(7);
  await openAt(page, product_id);
  const first = await texts(page);
  await page.route('**/reviews/get*', (route) => route.abort('connectionreset'));
  await section(page).getByLabel('Sort by').selectOption('oldest');
  await section(page).getByText('The reviews could not be loaded.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/reviews/get*');
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await soon(async () => {
    const shown = await texts(page);
    return shown.length === first.length && shown.join() !== first.join();
  }).toBe(true);
  expected(complaints, 'ERR_CONNECTION_RESET');
  await close();
});
