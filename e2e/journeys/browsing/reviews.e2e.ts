/** Reviews: guests read and filter them, signed-in shoppers write, change and rate them, and the page loses no typed text. */

import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Client, createClient } from '@uruhu/contract/client';
import { DESKTOP, expectAccessible, listClippedSelects, measureOverflow_px, PHONE, reload, visit } from '../../support/page.ts';
import { payOrder } from '../../support/placed-order.ts';
import { findProofTokenInOutbox, generateShopper, signInShopper } from '../../support/shopper.ts';
import { runStaffActions } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const PICTURE = join(import.meta.dirname, '../../../demo/pictures/brand-anua.webp');
const TEXT_FILE = join(import.meta.dirname, '../../../README.md');

/**
 * Finds a product that has reviews with pictures, of several skin types and with four stars. Leaves out the first `skip` of them, because
 * other journeys review those.
 */
async function findReviewedProduct(shopUrl: string, { skip = 0 } = {}): Promise<{ product_id: string; name: string }> {
  const api = createClient({ fetch, baseUrl: shopUrl });
  const list = await api.products(1, { pagination: 300, sortBy: 'name' });
  if (!list.ok) throw new Error(list.message);
  let matchCount = 0;
  for (const { product_id, name, review_count } of list.data.results) {
    if (review_count < 25 || review_count > 80) continue;
    const result = await api.reviews(1, { product_id });
    if (!result.ok) throw new Error(result.message);
    const { facets, rating_distribution } = result.data;
    const matches = facets.with_images > 0 && facets.skin_type.length > 1 && (rating_distribution[4] ?? 0) > 0;
    if (!matches) continue;
    if (matchCount === skip) return { product_id, name };
    matchCount += 1;
  }
  throw new Error('no product has such reviews');
}

const pollFor10s = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 });
const findSection = (page: Page) => page.locator('#reviews');
const listTexts = (page: Page) => findSection(page).locator('article > p').allInnerTexts();
const findDialog = (page: Page) => page.getByRole('dialog');
const openReviews = (page: Page, product_id: string) => visit(page, `/product/${product_id}#reviews`);

async function fillForm(page: Page, rating: number, text: string) {
  await findDialog(page)
    .getByRole('radio', { name: rating === 1 ? '1 star' : `${rating} stars`, exact: true })
    .check({ force: true });
  await findDialog(page).getByLabel('Your review').fill(text);
}
const findSubmitButton = (page: Page) => findDialog(page).getByRole('button', { name: 'Submit Review' });
const readDescription = async (locator: Locator) =>
  locator.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent);
/** Expects no console errors except those that contain one of these statuses or error names. */
const expectOnlyErrors = (pageErrors: string[], ...statuses: string[]) =>
  expect(pageErrors.filter((pageError) => !statuses.some((status) => pageError.includes(status)))).toEqual([]);

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test('a guest filters, sorts and loads more reviews', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { product_id } = await findReviewedProduct(shopUrl);
      const api = createClient({ fetch, baseUrl: shopUrl });
      const fetchTexts = async (query: object, pageNumber = 1) => {
        const result = await api.reviews(pageNumber, { product_id, ...query });
        if (!result.ok) throw new Error(result.message);
        return result.data.results.map(({ review }) => review);
      };
      await openReviews(page, product_id);
      expect(await listTexts(page)).toEqual(await fetchTexts({}));
      await expectAccessible(page);

      const ratingBar = findSection(page).getByRole('button', { name: /^4 stars/ });
      await ratingBar.click();
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({ rating: 4 }));
      expect(await ratingBar.getAttribute('aria-pressed')).toBe('true');
      const matchCount = findSection(page).getByText(/reviews? match(es)?\./);
      await pollFor10s(() => matchCount.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
      // The filters show no counts now, because these count reviews with any number of stars.
      expect(await findSection(page).getByRole('button', { name: 'With pictures', exact: true }).count()).toBe(1);
      await expectAccessible(page);
      await findSection(page).getByRole('button', { name: 'Show all reviews' }).click();
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({}));

      await findSection(page)
        .getByRole('button', { name: /^With pictures/ })
        .click();
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({ with_images: true }));
      const picture = findSection(page)
        .getByRole('link', { name: /opens in a new tab/ })
        .first();
      expect([await picture.getAttribute('target'), await picture.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
      await findSection(page)
        .getByRole('button', { name: /^With pictures/ })
        .click();

      const skin = findSection(page).getByLabel('Skin type');
      const skinType = (await skin.locator('option').nth(1).getAttribute('value')) ?? '';
      await skin.selectOption(skinType);
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({ skin_type: skinType }));
      await skin.selectOption('');
      await findSection(page).getByLabel('Sort by').selectOption('lowest');
      await pollFor10s(() => listTexts(page)).toEqual(await fetchTexts({ sortBy: 'lowest' }));

      await findSection(page).getByRole('button', { name: 'Show more reviews' }).focus();
      await page.keyboard.press('Enter');
      const firstTwenty = [...(await fetchTexts({ sortBy: 'lowest' })), ...(await fetchTexts({ sortBy: 'lowest' }, 2))];
      await pollFor10s(() => listTexts(page)).toEqual(firstTwenty);
      await pollFor10s(() => page.evaluate(() => document.activeElement?.querySelector('p')?.textContent)).toBe(firstTwenty[10]);
      expect(pageErrors).toEqual([]);
    });

    test('a shopper writes a review with a picture, sees it at once, and changes it later', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
      const { product_id } = await findReviewedProduct(shopUrl, { skip: viewport === PHONE ? 1 : 2 });
      await openReviews(page, product_id);
      const countBefore = Number(/\((\d+)\)/.exec(await findSection(page).locator('summary').innerText())?.[1]);
      await findSection(page).getByRole('button', { name: 'Write a Review' }).click();
      await findDialog(page).getByRole('radio', { name: '1 star', exact: true }).waitFor();
      expect(await findSubmitButton(page).isDisabled()).toBe(true);
      await findDialog(page).getByText('Choose your stars. Write a few words.').waitFor();
      await expectAccessible(page);

      await fillForm(page, 4, '   ');
      expect(await findSubmitButton(page).isDisabled()).toBe(true);
      expect(await readDescription(findSubmitButton(page))).toBe('Write a few words.');
      await fillForm(page, 4, 'Calm & <b>soft</b>\nafter a week');
      const textFilesNamedJpg = [1, 2, 3, 4].map((number) => ({
        name: `notes-${number}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.from('notes'),
      }));
      const files = findDialog(page).locator('input[type=file]');
      await files.setInputFiles(textFilesNamedJpg);
      await findDialog(page).getByText('notes-1.jpg, notes-2.jpg, notes-3.jpg, notes-4.jpg: Not a picture. Please choose a JPEG').waitFor();
      await files.setInputFiles([TEXT_FILE, TEXT_FILE, TEXT_FILE, TEXT_FILE, TEXT_FILE, PICTURE]);
      await findDialog(page).getByText('README.md: Not a picture.').waitFor();
      await findDialog(page).getByRole('img', { name: 'Picture 1' }).waitFor();
      expect(await findDialog(page).getByText('The others were left out').count()).toBe(0);
      await pollFor10s(() => findSubmitButton(page).isEnabled()).toBe(true);
      await expectAccessible(page);
      await findDialog(page).getByLabel('Your skin type').selectOption('Dry');
      await findSubmitButton(page).click();
      await page.getByText('Thank you! Your review is on the page.').waitFor();
      await findDialog(page).waitFor({ state: 'hidden' });

      const ownReview = findSection(page).locator('article').first();
      await pollFor10s(() => ownReview.innerText()).toContain('Calm & <b>soft</b>\nafter a week');
      expect(await ownReview.innerText()).toContain('Keza I., dry skin');
      await findSection(page).getByRole('heading', { name: 'Your review' }).waitFor();
      await pollFor10s(() => findSection(page).locator('summary').innerText()).toContain(`(${countBefore + 1})`);
      expect(await ownReview.getByRole('button').count()).toBe(0);
      await expectAccessible(page);

      await findSection(page).getByRole('button', { name: 'Change your review' }).click();
      const textField = findDialog(page).getByLabel('Your review');
      await pollFor10s(() => textField.inputValue()).toBe('Calm & <b>soft</b>\nafter a week');
      expect(await findDialog(page).getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
      await findDialog(page).getByRole('img', { name: 'Picture 1' }).waitFor();
      await fillForm(page, 2, 'After a month it itched');
      await findSubmitButton(page).click();
      await page.getByText('Your review has been changed.').waitFor();
      await pollFor10s(() => ownReview.innerText()).toContain('After a month it itched');
      expect(await ownReview.innerText()).toContain('edited');
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
  const [firstReview] = result.data.results;
  return { review_id: firstReview?.review_id ?? '', count: firstReview?.helpful_count ?? 0, hasVoted: firstReview?.helpful_by_me };
}

test('no select box of the reviews clips its chosen option on a narrow phone with a wide font', async ({ openPage, shopUrl }) => {
  const { page } = await openPage({ width: 360, height: 740 }, { bypassCSP: true });
  const { product_id } = await findReviewedProduct(shopUrl);
  await openReviews(page, product_id);
  await page.addStyleTag({ content: ':root { --body: "DejaVu Sans", Verdana }' });
  const skin = findSection(page).getByLabel('Skin type');
  for (const index of [0, 1]) {
    await skin.selectOption({ index });
    await expect.poll(() => listClippedSelects(page)).toEqual([]);
    expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  }
});

test('a vote for a review is cast and withdrawn by keyboard, and survives a reload', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  const { product_id } = await findReviewedProduct(shopUrl, { skip: 3 });
  const { count } = await fetchFirstReview(api, product_id);
  const button = findSection(page)
    .getByRole('button', { name: /^Helpful/ })
    .first();
  await openReviews(page, product_id);
  await button.focus();
  await page.keyboard.press('Enter');
  await pollFor10s(() => button.getAttribute('aria-pressed')).toBe('true');
  await pollFor10s(() => button.innerText()).toContain(`(${count + 1})`);
  await pollFor10s(async () => (await fetchFirstReview(api, product_id)).hasVoted).toBe(true);
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
  const { product_id } = await findReviewedProduct(shopUrl, { skip: 4 });
  const signIn = async () => {
    await page.getByLabel(/^Username/).fill(shopper.username);
    await page.getByLabel(/^Password/).fill(shopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname === `/product/${product_id}`);
  };
  await openReviews(page, product_id);
  const review = findSection(page).locator('article').nth(1);
  const helpful = review.getByRole('button', { name: /^Helpful/ });
  const readCount = async () => Number(/\d+/.exec(await helpful.innerText())?.[0] ?? 0);
  const countBefore = await readCount();
  await helpful.click();
  await page.getByText('Sign in to say that a review was helpful.').waitFor();
  await signIn();
  const id = await review.getAttribute('id');
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
  await pollFor10s(() => helpful.getAttribute('aria-pressed')).toBe('true');
  expect(await readCount()).toBe(countBefore + 1);

  await page.evaluate(() => localStorage.clear());
  // Opens another page in between, because a changed hash would not reload the page, and it would still have the session in memory.
  await page.goto('/faqs');
  await openReviews(page, product_id);
  await findSection(page).getByRole('button', { name: 'Write a Review' }).click();
  await page.getByText('Sign in to write your review.').waitFor();
  await signIn();
  await findDialog(page).getByRole('radio', { name: '5 stars' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('typed text survives closing the dialog, a dropped connection, a refusal and the end of the session', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  await signInShopper(page, shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
  const { product_id } = await findReviewedProduct(shopUrl, { skip: 5 });
  await openReviews(page, product_id);
  const writeButton = findSection(page).getByRole('button', { name: 'Write a Review' });
  const textField = findDialog(page).getByLabel('Your review');
  await writeButton.click();
  await fillForm(page, 3, 'Long and thought over');
  await page.keyboard.press('Escape');
  await findDialog(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Write a Review');
  await reload(page);
  await writeButton.click();
  await pollFor10s(() => textField.inputValue()).toBe('Long and thought over');
  expect(await findDialog(page).getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true);

  const addReviewPath = '**/api/products/reviews/add';
  await page.route('**/api/files/upload', (route) => route.abort('connectionreset'));
  await findDialog(page).locator('input[type=file]').setInputFiles(PICTURE);
  await findDialog(page).getByText('Picture 1: It could not be sent.').waitFor();
  await page.unroute('**/api/files/upload');
  await findDialog(page).getByRole('button', { name: 'Try again with picture 1' }).click();
  await pollFor10s(() => findSubmitButton(page).isEnabled()).toBe(true);
  await pollFor10s(() => findDialog(page).getByText('It could not be sent').count()).toBe(0);

  await page.route(addReviewPath, (route) => route.abort('connectionreset'));
  await findSubmitButton(page).click();
  await findDialog(page).getByText('Failed to submit review. Your connection dropped').waitFor();
  await page.unroute(addReviewPath);
  await page.route(addReviewPath, (route) =>
    route.fulfill({ status: 422, json: { status: 'error', code: 'review_hidden', message: 'The shop says no' } }),
  );
  await findSubmitButton(page).click();
  await findDialog(page).getByText('The shop says no').waitFor();
  await expectAccessible(page);
  await page.unroute(addReviewPath);
  await page.route(addReviewPath, (route) =>
    route.fulfill({ status: 401, json: { status: 'error', code: 'not_authorized', message: 'You are not authorized' } }),
  );
  await findSubmitButton(page).click();
  await page.getByText('User must be authenticated to submit a review').waitFor();
  await page.waitForURL('**/signin?redirect=*');
  expectOnlyErrors(pageErrors, 'ERR_CONNECTION_RESET', '422', '401');
});

test('a shopper reviews an item of an order from the order’s page', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  const { product_id, name } = await findReviewedProduct(shopUrl, { skip: 6 });
  await api.addToCart({ product_id });
  await api.updatePhones({ primaryPhone: '0788123456' });
  const order = await api.placeOrder({}, crypto.randomUUID());
  if (!order.ok) throw new Error(order.message);
  const orderPage = `/orders/${order.data.data.order_id}`;
  // Until the order is delivered, the buttons are disabled and say why.
  await page.goto(orderPage);
  const writeButton = page.getByRole('button', { name: `Write a Review of ${name}` });
  await writeButton.waitFor();
  expect(await writeButton.isDisabled()).toBe(true);
  expect(await writeButton.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
    'You can review it once your parcel has come.',
  );
  await expectAccessible(page);
  await payOrder(api, shopUrl, order.data.data);
  const { order_id } = order.data.data;
  await runStaffActions(
    shopUrl,
    order_id,
    { name: 'prepare', expected_status: 'pending' },
    { name: 'ship', expected_status: 'preparing' },
    { name: 'arrive', expected_status: 'in_transit' },
    { name: 'out-for-delivery', expected_status: 'in_transit' },
    { name: 'deliver', expected_status: 'in_transit' },
  );
  await visit(page, orderPage);
  await page.getByRole('button', { name: `Write a Review of ${name}` }).click();
  await findDialog(page).getByRole('radio', { name: '5 stars' }).waitFor();
  // With the keyboard alone, the stars are one tab stop, and arrow keys choose among them.
  await findDialog(page).getByRole('radio', { name: '1 star', exact: true }).focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Arrived sealed');
  await expectAccessible(page);
  await findSubmitButton(page).press('Enter');
  // The toast stays on the page while the pointer is over it.
  await page.getByText('Thank you! Your review is on the page.').hover();
  await page.getByRole('button', { name: `Change your review of ${name}` }).waitFor();
  const savedReviews = await api.reviews(1, { product_id });
  expect(savedReviews.ok && savedReviews.data.mine).toMatchObject({ rating: 5, review: 'Arrived sealed', verified_buyer: true });
  await page.getByRole('link', { name: 'See it' }).click();
  await page.waitForURL((url) => url.pathname === `/product/${product_id}` && url.hash === '#reviews');
  await findSection(page).getByRole('heading', { name: 'Your review' }).waitFor();
  await visit(page, orderPage);
  // The reviews load when the shopper scrolls near the button.
  await page.getByRole('heading', { name: 'Items Ordered' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: new RegExp(`review of ${name}`, 'i') }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `Change your review of ${name}` }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('when reviews fail to load, the page says so and lets the shopper retry', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const { product_id } = await findReviewedProduct(shopUrl, { skip: 7 });
  await openReviews(page, product_id);
  const firstTexts = await listTexts(page);
  await page.route('**/reviews/get*', (route) => route.abort('connectionreset'));
  await findSection(page).getByLabel('Sort by').selectOption('oldest');
  await findSection(page).getByText('The reviews could not be loaded.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/reviews/get*');
  await findSection(page).getByRole('button', { name: 'Try again' }).click();
  await pollFor10s(async () => {
    const shownTexts = await listTexts(page);
    return shownTexts.length === firstTexts.length && shownTexts.join() !== firstTexts.join();
  }).toBe(true);
  expectOnlyErrors(pageErrors, 'ERR_CONNECTION_RESET');
});
