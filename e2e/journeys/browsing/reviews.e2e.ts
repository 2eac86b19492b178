/** Reviews: guests read and filter them, signed-in shoppers write, change and rate them, and the page loses no typed text. */

import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Client, createClient } from '@uruhu/contract/client';
import { DESKTOP, expectAccessible, listClippedChoices, measureOverflow_px, PHONE, reload, visit } from '../../support/page.ts';
import { payOrder } from '../../support/placed-order.ts';
import { findTokenInOutbox, generateShopper, signInShopper } from '../../support/shopper.ts';
import { runStaffActions } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const PICTURE = join(import.meta.dirname, '../../../demo/pictures/brand-anua.webp');
const TEXT_FILE = join(import.meta.dirname, '../../../README.md');

/** A product that has reviews with pictures, of several skin types and with five stars. `skip` leaves out the products that other journeys review. */
async function findProduct(shopUrl: string, skip = 0): Promise<{ product_id: string; name: string }> {
  const api = createClient({ fetch, baseUrl: shopUrl });
  const list = await api.products(1, { pagination: 300, sortBy: 'name' });
  if (!list.ok) throw new Error(list.message);
  let found = 0;
  for (const { product_id, name, review_count } of list.data.results) {
    if (review_count < 25 || review_count > 80) continue;
    const result = await api.reviews(1, { product_id });
    if (!result.ok) throw new Error(result.message);
    const { facets, rating_distribution } = result.data;
    const fits = facets.with_images > 0 && facets.skin_type.length > 1 && (rating_distribution[4] ?? 0) > 0;
    if (fits && found++ === skip) return { product_id, name };
  }
  throw new Error('no product has such reviews');
}

const pollFor10s = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 });
const section = (page: Page) => page.locator('#reviews');
const listTexts = (page: Page) => section(page).locator('article > p').allInnerTexts();
const dialog = (page: Page) => page.getByRole('dialog');
const openReviews = (page: Page, product_id: string) => visit(page, `/product/${product_id}#reviews`);

async function fillForm(page: Page, rating: number, text: string) {
  await dialog(page)
    .getByRole('radio', { name: rating === 1 ? '1 star' : `${rating} stars`, exact: true })
    .check({ force: true });
  await dialog(page).getByLabel('Your review').fill(text);
}
const submitButton = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Review' });
const readDescription = async (locator: Locator) =>
  locator.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent);
const expectOnlyErrors = (pageErrors: string[], ...statuses: string[]) =>
  expect(pageErrors.filter((pageError) => !statuses.some((status) => pageError.includes(status)))).toEqual([]);

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test('a guest filters, sorts and loads more reviews', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { product_id } = await findProduct(shopUrl);
      const api = createClient({ fetch, baseUrl: shopUrl });
      const fetchTexts = async (query: object, number = 1) => {
        const result = await api.reviews(number, { product_id, ...query });
        if (!result.ok) throw new Error(result.message);
        return result.data.results.map(({ review }) => review);
      };
      await openReviews(page, product_id);
      expect(await listTexts(page)).toEqual(await fetchTexts({}));
      await expectAccessible(page);

      const bar = section(page).getByRole('button', { name: /^4 stars/ });
      await bar.click();
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({ rating: 4 }));
      expect(await bar.getAttribute('aria-pressed')).toBe('true');
      const result = section(page).getByText(/reviews? match(es)?\./);
      await pollFor10s(() => result.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
      // The counts of all reviews are hidden, since they do not hold for four stars.
      expect(await section(page).getByRole('button', { name: 'With pictures', exact: true }).count()).toBe(1);
      await expectAccessible(page);
      await section(page).getByRole('button', { name: 'Show all reviews' }).click();
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({}));

      await section(page)
        .getByRole('button', { name: /^With pictures/ })
        .click();
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({ with_images: true }));
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
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({ skin_type: value }));
      await skin.selectOption('');
      await section(page).getByLabel('Sort by').selectOption('lowest');
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({ sortBy: 'lowest' }));

      await section(page).getByRole('button', { name: 'Show more reviews' }).focus();
      await page.keyboard.press('Enter');
      const firstTwenty = [...(await fetchTexts({ sortBy: 'lowest' })), ...(await fetchTexts({ sortBy: 'lowest' }, 2))];
      await pollFor10s(() => listTexts(page)).toEqual(firstTwenty);
      await pollFor10s(() => page.evaluate(() => document.activeElement?.querySelector('p')?.textContent)).toBe(firstTwenty[10]);
      expect(pageErrors).toEqual([]);
    });

    test('a shopper writes a review with a picture, sees it at once, and changes it later', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl, findTokenInOutbox(shopUrl));
      const { product_id } = await findProduct(shopUrl, viewport === PHONE ? 1 : 2);
      await openReviews(page, product_id);
      const before = Number(/\((\d+)\)/.exec(await section(page).locator('summary').innerText())?.[1]);
      await section(page).getByRole('button', { name: 'Write a Review' }).click();
      await dialog(page).getByRole('radio', { name: '1 star', exact: true }).waitFor();
      expect(await submitButton(page).isDisabled()).toBe(true);
      await dialog(page).getByText('Choose your stars. Write a few words.').waitFor();
      await expectAccessible(page);

      await fillForm(page, 4, '   ');
      expect(await submitButton(page).isDisabled()).toBe(true);
      expect(await readDescription(submitButton(page))).toBe('Write a few words.');
      await fillForm(page, 4, 'Calm & <b>soft</b>\nafter a week');
      const textFilesNamedJpg = [1, 2, 3, 4].map((number) => ({
        name: `notes-${number}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.from('notes'),
      }));
      const files = dialog(page).locator('input[type=file]');
      await files.setInputFiles(textFilesNamedJpg);
      await dialog(page).getByText('notes-1.jpg, notes-2.jpg, notes-3.jpg, notes-4.jpg: Not a picture. Please choose a JPEG').waitFor();
      await files.setInputFiles([TEXT_FILE, TEXT_FILE, TEXT_FILE, TEXT_FILE, TEXT_FILE, PICTURE]);
      await dialog(page).getByText('README.md: Not a picture.').waitFor();
      await dialog(page).getByRole('img', { name: 'Picture 1' }).waitFor();
      expect(await dialog(page).getByText('The others were left out').count()).toBe(0);
      await pollFor10s(() => submitButton(page).isEnabled()).toBe(true);
      await expectAccessible(page);
      await dialog(page).getByLabel('Your skin type').selectOption('Dry');
      await submitButton(page).click();
      await page.getByText('Thank you! Your review is on the page.').waitFor();
      await dialog(page).waitFor({ state: 'hidden' });

      const own = section(page).locator('article').first();
      await pollFor10s(() => own.innerText()).toContain('Calm & <b>soft</b>\nafter a week');
      expect(await own.innerText()).toContain('Keza I., dry skin');
      await section(page).getByRole('heading', { name: 'Your review' }).waitFor();
      await pollFor10s(() => section(page).locator('summary').innerText()).toContain(`(${before + 1})`);
      expect(await own.getByRole('button').count()).toBe(0);
      await expectAccessible(page);

      await section(page).getByRole('button', { name: 'Change your review' }).click();
      const text = dialog(page).getByLabel('Your review');
      await pollFor10s(() => text.inputValue()).toBe('Calm & <b>soft</b>\nafter a week');
      expect(await dialog(page).getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
      await dialog(page).getByRole('img', { name: 'Picture 1' }).waitFor();
      await fillForm(page, 2, 'After a month it itched');
      await submitButton(page).click();
      await page.getByText('Your review has been changed.').waitFor();
      await pollFor10s(() => own.innerText()).toContain('After a month it itched');
      expect(await own.innerText()).toContain('edited');
      const savedReviews = await api.reviews(1, { product_id });
      expect(savedReviews.ok && savedReviews.data.mine).toMatchObject({
        rating: 2,
        skin_type: 'Dry',
        images: [expect.stringMatching(/\.webp$/)],
      });

      // The HTML for every visitor contains the review.
      await expect
        .poll(async () => (await page.request.get(`/product/${product_id}`)).text(), { timeout: 10_000 })
        .toContain('After a month it itched');
      expectOnlyErrors(pageErrors, '415');
    });
  });
}

async function fetchFirstReview(api: Client, product_id: string) {
  const result = await api.reviews(1, { product_id });
  if (!result.ok) throw new Error(result.message);
  const [first] = result.data.results;
  return { review_id: first?.review_id ?? '', count: first?.helpful_count ?? 0, pressed: first?.helpful_by_me };
}

test('no menu of the reviews clips its choice on a narrow phone with a wide font', async ({ openPage, shopUrl }) => {
  const { page } = await openPage({ width: 360, height: 740 }, { bypassCSP: true });
  const { product_id } = await findProduct(shopUrl);
  await openReviews(page, product_id);
  await page.addStyleTag({ content: ':root { --body: "DejaVu Sans", Verdana }' });
  const skin = section(page).getByLabel('Skin type');
  for (const index of [0, 1]) {
    await skin.selectOption({ index });
    await expect.poll(() => listClippedChoices(page)).toEqual([]);
    expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  }
});

test('a vote for a review is cast and withdrawn by keyboard, and survives a reload', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  const { product_id } = await findProduct(shopUrl, 3);
  const { count } = await fetchFirstReview(api, product_id);
  const button = section(page)
    .getByRole('button', { name: /^Helpful/ })
    .first();
  await openReviews(page, product_id);
  await button.focus();
  await page.keyboard.press('Enter');
  await pollFor10s(() => button.getAttribute('aria-pressed')).toBe('true');
  await pollFor10s(() => button.innerText()).toContain(`(${count + 1})`);
  await pollFor10s(async () => (await fetchFirstReview(api, product_id)).pressed).toBe(true);
  await reload(page);
  await pollFor10s(() => button.getAttribute('aria-pressed')).toBe('true');
  await pollFor10s(() => button.innerText()).toContain(`(${count + 1})`);
  await button.press('Enter');
  await pollFor10s(async () => (await fetchFirstReview(api, product_id)).count).toBe(count);
  await pollFor10s(() => button.getAttribute('aria-pressed')).toBe('false');
  expect(pageErrors).toEqual([]);
});

test('a guest who wants to write or vote signs in and returns to the same place, with the dialog open', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const shopper = generateShopper();
  await page.request.post('/api/users/createAccount', { data: { ...shopper, address: '' } });
  const { product_id } = await findProduct(shopUrl, 4);
  const signIn = async () => {
    await page.getByLabel(/^Username/).fill(shopper.username);
    await page.getByLabel(/^Password/).fill(shopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname === `/product/${product_id}`);
  };
  await openReviews(page, product_id);
  const review = section(page).locator('article').nth(1);
  const helpful = review.getByRole('button', { name: /^Helpful/ });
  const readCount = async () => Number(/\d+/.exec(await helpful.innerText())?.[0] ?? 0);
  const before = await readCount();
  await helpful.click();
  await page.getByText('Sign in to say that a review was helpful.').waitFor();
  await signIn();
  const id = await review.getAttribute('id');
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
  await pollFor10s(() => helpful.getAttribute('aria-pressed')).toBe('true');
  expect(await readCount()).toBe(before + 1);

  await page.evaluate(() => localStorage.clear());
  // A changed hash does not reload the page, which still knows that the shopper signed in.
  await page.goto('/faqs');
  await openReviews(page, product_id);
  await section(page).getByRole('button', { name: 'Write a Review' }).click();
  await page.getByText('Sign in to write your review.').waitFor();
  await signIn();
  await dialog(page).getByRole('radio', { name: '5 stars' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('typed text survives closing the dialog, a dropped connection, a refusal and the end of the session', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  await signInShopper(page, shopUrl, findTokenInOutbox(shopUrl));
  const { product_id } = await findProduct(shopUrl, 5);
  await openReviews(page, product_id);
  const writeButton = section(page).getByRole('button', { name: 'Write a Review' });
  const text = dialog(page).getByLabel('Your review');
  await writeButton.click();
  await fillForm(page, 3, 'Long and thought over');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Write a Review');
  await reload(page);
  await writeButton.click();
  await pollFor10s(() => text.inputValue()).toBe('Long and thought over');
  expect(await dialog(page).getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true);

  const add = '**/api/products/reviews/add';
  await page.route('**/api/files/upload', (route) => route.abort('connectionreset'));
  await dialog(page).locator('input[type=file]').setInputFiles(PICTURE);
  await dialog(page).getByText('Picture 1: It could not be sent.').waitFor();
  await page.unroute('**/api/files/upload');
  await dialog(page).getByRole('button', { name: 'Try again with picture 1' }).click();
  await pollFor10s(() => submitButton(page).isEnabled()).toBe(true);
  await pollFor10s(() => dialog(page).getByText('It could not be sent').count()).toBe(0);

  await page.route(add, (route) => route.abort('connectionreset'));
  await submitButton(page).click();
  await dialog(page).getByText('Failed to submit review. Your connection dropped').waitFor();
  await page.unroute(add);
  await page.route(add, (route) =>
    route.fulfill({ status: 422, json: { status: 'error', code: 'review_hidden', message: 'The shop says no' } }),
  );
  await submitButton(page).click();
  await dialog(page).getByText('The shop says no').waitFor();
  await expectAccessible(page);
  await page.unroute(add);
  await page.route(add, (route) =>
    route.fulfill({ status: 401, json: { status: 'error', code: 'not_authorized', message: 'You are not authorized' } }),
  );
  await submitButton(page).click();
  await page.getByText('User must be authenticated to submit a review').waitFor();
  await page.waitForURL('**/signin?redirect=*');
  expectOnlyErrors(pageErrors, 'ERR_CONNECTION_RESET', '422', '401');
});

test('a shopper reviews an item of an order from the order’s page', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  const { product_id, name } = await findProduct(shopUrl, 6);
  await api.addToCart({ product_id });
  await api.updatePhones({ primaryPhone: '0788123456' });
  const order = await api.placeOrder({}, crypto.randomUUID());
  if (!order.ok) throw new Error(order.message);
  const orderPage = `/orders/${order.data.data.order_id}`;
  // Before the parcel has come, the buttons are disabled and say why.
  await page.goto(orderPage);
  const write = page.getByRole('button', { name: `Write a Review of ${name}` });
  await write.waitFor();
  expect(await write.isDisabled()).toBe(true);
  expect(await write.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
    'You can review it once your parcel has come.',
  );
  await expectAccessible(page);
  await payOrder(api, shopUrl, order.data.data);
  const { order_id } = order.data.data;
  await runStaffActions(shopUrl, order_id, ['prepare', 'pending'], ['ship', 'preparing']);
  await runStaffActions(shopUrl, order_id, ['arrive', 'in_transit'], ['out-for-delivery', 'in_transit'], ['deliver', 'in_transit']);
  await visit(page, orderPage);
  await page.getByRole('button', { name: `Write a Review of ${name}` }).click();
  await dialog(page).getByRole('radio', { name: '5 stars' }).waitFor();
  // By keyboard alone: the stars are one tab stop, and arrow keys choose.
  await dialog(page).getByRole('radio', { name: '1 star', exact: true }).focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Arrived sealed');
  await expectAccessible(page);
  await submitButton(page).press('Enter');
  await page.getByText('Thank you! Your review is on the page.').hover();
  await page.getByRole('button', { name: `Change your review of ${name}` }).waitFor();
  const savedReviews = await api.reviews(1, { product_id });
  expect(savedReviews.ok && savedReviews.data.mine).toMatchObject({ rating: 5, review: 'Arrived sealed', verified_buyer: true });
  await page.getByRole('link', { name: 'See it' }).click();
  await page.waitForURL((url) => url.pathname === `/product/${product_id}` && url.hash === '#reviews');
  await section(page).getByRole('heading', { name: 'Your review' }).waitFor();
  await visit(page, orderPage);
  // The reviews load when the button is near the view.
  await page.getByRole('heading', { name: 'Items Ordered' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: new RegExp(`review of ${name}`, 'i') }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `Change your review of ${name}` }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('when reviews fail to load, the page says so and lets the shopper retry', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const { product_id } = await findProduct(shopUrl, 7);
  await openReviews(page, product_id);
  const first = await listTexts(page);
  await page.route('**/reviews/get*', (route) => route.abort('connectionreset'));
  await section(page).getByLabel('Sort by').selectOption('oldest');
  await section(page).getByText('The reviews could not be loaded.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/reviews/get*');
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await pollFor10s(async () => {
    const shown = await listTexts(page);
    return shown.length === first.length && shown.join() !== first.join();
  }).toBe(true);
  expectOnlyErrors(pageErrors, 'ERR_CONNECTION_RESET');
});
