/** A product's page as only a browser shows it: scroll positions, the history, and sections that move. */

import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import { expectAccessible, PHONE, reload, visit } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

let product: FullProduct;
test.beforeAll(async ({ shopUrl }) => {
  product = await findProductWithOptions(shopUrl);
});

test('on a phone choosing an option does not scroll, a reload keeps it, and Back leaves the page', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(PHONE);
  await visit(page, '/best');
  await visit(page, `/product/${product.product_id}`);
  const option = product.options.at(-1);
  if (!option) throw new Error('no options');
  const radio = page.getByRole('radio', { name: option.name });
  await radio.scrollIntoViewIfNeeded();
  const scrollBefore_px = await page.evaluate(() => scrollY);
  await radio.click({ force: true });
  await page.waitForURL((url) => url.searchParams.get('option') === option.option_id);
  await page
    .getByText(formatRwf(computeUnitPrice(product, option)))
    .first()
    .waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore_px);
  await reload(page);
  expect(await radio.isChecked()).toBe(true);
  await page.goBack();
  await page.waitForURL('**/best');
  expect(pageErrors).toEqual([]);
});

test('a press on a section keeps it in place while others close, and a link to the reviews opens them and scrolls there', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  await visit(page, `/product/${product.product_id}`);
  /** The sections have a heading, unlike the list of ingredients. */
  const countClosedSections = () => page.locator('main details:not([open]):has(> summary h2)').count();
  expect(await countClosedSections()).toBe(0);
  const howToUse = page.locator('summary', { hasText: 'How to Use' });
  await howToUse.scrollIntoViewIfNeeded();
  const readTop = () => howToUse.evaluate((summary) => summary.getBoundingClientRect().top);
  const topBefore_px = await readTop();
  // The page has six sections.
  await howToUse.press('Enter');
  await expect.poll(countClosedSections).toBe(5);
  expect(Math.abs((await readTop()) - topBefore_px)).toBeLessThan(2);
  await howToUse.press('Space');
  await expect.poll(countClosedSections).toBe(6);

  const areReviewsInView = () =>
    page.locator('#reviews').evaluate((section) => {
      const { top } = section.getBoundingClientRect();
      return (section as HTMLDetailsElement).open && top >= 0 && top < innerHeight;
    });
  await page.evaluate(() => {
    location.hash = '#reviews';
  });
  await expect.poll(areReviewsInView).toBe(true);
  await howToUse.press('Enter');
  await expect.poll(countClosedSections).toBe(5);
  // The URL already ends in #reviews, and the link still scrolls there.
  await page.locator('a[href="#reviews"]').first().press('Enter');
  await expect.poll(areReviewsInView).toBe(true);

  await page.getByRole('button', { name: 'View Specific Information' }).click();
  await page.getByRole('dialog', { name: 'Specific Information' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto('/');
  await page.goto(`/product/${product.product_id}#reviews`);
  await expect.poll(areReviewsInView, { timeout: 5_000 }).toBe(true);
  expect(await countClosedSections()).toBe(0);
  expect(pageErrors).toEqual([]);
});
