/** Reviews in a browser: a guest on a phone finds, votes, signs in and writes with a picture. Their states are tested as components. */

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createClient } from '@uruhu/contract/client';
import { expectAccessible, listClippedSelects, measureOverflow_px, PHONE, reload, visit } from '../../support/page.ts';
import { findProofTokenInOutbox, signUpShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const PICTURE = join(import.meta.dirname, '../../../demo/pictures/brand-anua.webp');

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

test('on a narrow phone with a wide font a guest filters and loads reviews: the list scrolls into view, and no select box clips its choice', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage({ width: 360, height: 740 }, { bypassCSP: true });
  const { product_id } = await findReviewedProduct(shopUrl);
  await openReviews(page, product_id);
  await page.addStyleTag({ content: ':root { --body: "DejaVu Sans", Verdana }' });
  const firstTexts = await listTexts(page);
  const skin = findSection(page).getByLabel('Skin type');
  for (const index of [1, 0]) {
    await skin.selectOption({ index });
    await expect.poll(() => listClippedSelects(page)).toEqual([]);
    expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  }
  await pollFor10s(() => listTexts(page)).toEqual(firstTexts);
  const ratingBar = findSection(page).getByRole('button', { name: /^4 stars/ });
  await ratingBar.click();
  const matchCount = findSection(page).getByText(/reviews? match(es)?\./);
  await pollFor10s(() => matchCount.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
  expect(await ratingBar.getAttribute('aria-pressed')).toBe('true');
  await findSection(page).getByRole('button', { name: 'Show all reviews' }).click();
  await pollFor10s(() => listTexts(page)).toEqual(firstTexts);
  await findSection(page).getByRole('button', { name: 'Show more reviews' }).press('Enter');
  await pollFor10s(async () => (await listTexts(page)).length).toBe(20);
  const eleventh = (await listTexts(page))[10];
  await pollFor10s(() => page.evaluate(() => document.activeElement?.querySelector('p')?.textContent)).toBe(eleventh);
  expect(pageErrors).toEqual([]);
});

test('on a phone a guest votes for a review, signs in, comes back to it, and writes a review with a picture that all visitors see', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  const { api, shopper } = await signUpShopper(shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
  const { product_id } = await findReviewedProduct(shopUrl, { skip: 1 });
  await openReviews(page, product_id);
  const review = findSection(page).locator('article').nth(1);
  const helpful = review.getByRole('button', { name: /^Helpful/ });
  const readCount = async () => Number(/\d+/.exec(await helpful.innerText())?.[0] ?? 0);
  const countBefore = await readCount();
  const id = await review.getAttribute('id');
  await helpful.click();
  await page.getByText('Sign in to say that a review was helpful.').waitFor();
  await page.getByLabel(/^Username/).fill(shopper.username);
  await page.getByLabel(/^Password/).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === `/product/${product_id}` && url.hash === `#${id}`);
  await pollFor10s(() => helpful.getAttribute('aria-pressed')).toBe('true');
  expect(await readCount()).toBe(countBefore + 1);
  await expect(review).toBeInViewport();

  const writeButton = findSection(page).getByRole('button', { name: 'Write a Review' });
  const textField = findDialog(page).getByLabel('Your review');
  await writeButton.click();
  // With the keyboard alone, the stars are one tab stop, and arrow keys choose among them.
  await findDialog(page).getByRole('radio', { name: '1 star', exact: true }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await textField.fill('Calm & <b>soft</b>\nafter a week');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await findDialog(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Write a Review');
  await reload(page);
  await writeButton.click();
  await expect(textField).toHaveValue('Calm & <b>soft</b>\nafter a week');
  expect(await findDialog(page).getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  await findDialog(page).locator('input[type=file]').setInputFiles(PICTURE);
  await findDialog(page).getByRole('img', { name: 'Picture 1' }).waitFor();
  const submitButton = findDialog(page).getByRole('button', { name: 'Submit Review' });
  await pollFor10s(() => submitButton.isEnabled()).toBe(true);
  await submitButton.click();
  await page.getByText('Thank you! Your review is on the page.').waitFor();
  await findDialog(page).waitFor({ state: 'hidden' });
  await findSection(page).getByRole('heading', { name: 'Your review' }).waitFor();
  const ownReview = findSection(page).locator('article').first();
  expect(await ownReview.innerText()).toContain('Calm & <b>soft</b>\nafter a week');
  const picture = ownReview.getByRole('img', { name: /^Photo by/ });
  await picture.scrollIntoViewIfNeeded();
  await pollFor10s(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
  const savedReviews = await api.reviews(1, { product_id });
  expect(savedReviews.ok && savedReviews.data.mine).toMatchObject({ rating: 4, images: [expect.stringMatching(/\.webp$/)] });

  // The HTML for every visitor contains the review.
  await pollFor10s(async () => (await page.request.get(`/product/${product_id}`)).text()).toContain('Calm &amp; &lt;b&gt;soft&lt;/b&gt;');
  expect(pageErrors).toEqual([]);
});
