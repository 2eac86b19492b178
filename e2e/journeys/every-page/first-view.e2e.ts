/** What a shopper sees on a low phone before she scrolls: of a product its name and price, of a list at least one whole product. */
import type { Page } from '@playwright/test';
import { visit } from '../../support/page.ts';
import { findProduct, findProductWithOptions } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

const LOW_PHONE = { width: 360, height: 640 };
const PICTURE_HEIGHT_MAX_PX = 288;

/** Whether all of the element is in the first view, and nothing covers it. */
const isInFirstView = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      const isVisibleAt = (y: number) => element.contains(document.elementFromPoint(left + 4, y));
      // A bit inside, because the lines of neighbours reach into each other.
      return isVisibleAt(top + 6) && isVisibleAt(bottom - 6);
    });

test('the first view of a product shows its name and its price below a picture of at most 288 px', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(LOW_PHONE);
  const longNamed = await findProduct(shopUrl, { whereInList: ({ name }) => name.length > 60 });
  const onSale = await findProduct(shopUrl, { whereInList: ({ discounted_price }) => discounted_price > 0 });
  for (const { product_id } of [await findProductWithOptions(shopUrl), longNamed, onSale]) {
    await visit(page, `/product/${product_id}`);
    expect([await isInFirstView(page, 'h1'), await isInFirstView(page, 'h1 ~ div > p')], product_id).toEqual([true, true]);
    const picture = await page.locator('main img').first().boundingBox();
    expect(picture?.height ?? 0, product_id).toBeLessThanOrEqual(PICTURE_HEIGHT_MAX_PX);
    const crumbs = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').all();
    const tops = await Promise.all(crumbs.map(async (crumb) => (await crumb.boundingBox())?.y));
    expect(new Set(tops).size, 'the breadcrumb is one line').toBe(1);
  }
  expect(pageErrors).toEqual([]);
});

test('the first view of a list shows at least one whole product', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(LOW_PHONE);
  for (const path of ['/category/skincare', '/best', '/new', '/deals', '/search?q=toner', '/all-products']) {
    await visit(page, path);
    expect(await isInFirstView(page, 'main article'), path).toBe(true);
  }
  expect(pageErrors).toEqual([]);
});
