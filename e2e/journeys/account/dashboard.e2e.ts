/** The layout of the dashboard and of the orders, and where a reload leaves them. */
import type { Locator, Page } from '@playwright/test';
import { reload, visit } from '../../support/page.ts';
import { placeOrder } from '../../support/placed-order.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const NARROW = { width: 360, height: 640 };
const WIDER = [
  { width: 800, height: 1024 },
  { width: 1280, height: 900 },
];

const readLeft_px = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? Number.NaN);

/** The texts of the matching elements that take more than one line although they contain no space. */
const listBrokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return !element.textContent?.includes(' ') && range.getClientRects().length > 1;
      })
      .map(({ textContent }) => textContent),
  );

test('the dashboard greets first, keeps its orders in line and its words whole, and a reload keeps the scroll position', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(NARROW, { bypassCSP: true });
  const { api } = await signInShopper(page, shopUrl);
  for (let count = 0; count < 5; count += 1) {
    const { order_id } = await placeOrder(api, shopUrl);
    await api.cancelOrder({ order_id });
  }
  const order = await placeOrder(api, shopUrl);
  await api.submitMobileMoney({ order_id: order.order_id, phone: order.customer.phone, transaction_id: '1234567890' });
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  await api.addToWishlist({ product_id: product?.product_id ?? '' });

  for (const path of ['/orders', '/myaccount']) {
    await visit(page, path);
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(700);
    // The router stores the position when the page is left.
    await reload(page);
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(700);
  }
  await visit(page, '/myaccount#wishlist');
  const wishlist = page.locator('#wishlist');
  await wishlist
    .getByText(product?.name ?? '')
    .first()
    .waitFor();
  await expect.poll(() => wishlist.evaluate((section) => section.getBoundingClientRect().top < innerHeight / 2)).toBe(true);

  await visit(page, '/myaccount');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await page.getByRole('button', { name: 'Account menu' }).boundingBox())?.y).toBeGreaterThan(heading?.y ?? 1e6);
  const latestOrder = page.getByRole('list', { name: 'Latest orders' }).getByRole('link').first();
  for (const viewport of [NARROW, ...WIDER]) {
    await page.setViewportSize(viewport);
    expect(await readLeft_px(latestOrder.locator('b')), 'the orders are in line with their title').toBe(
      await readLeft_px(page.getByRole('heading', { name: 'Orders', exact: true })),
    );
  }
  await page.setViewportSize(NARROW);
  await page.addStyleTag({ content: 'main li { font-family: "DejaVu Sans", Verdana, sans-serif }' });
  expect(await listBrokenWords(page, 'a[href^="/orders?status="] > span')).toEqual([]);
  await visit(page, `/orders/${order.order_id}`);
  await page.getByText(order.customer.phone).first().waitFor();
  expect(await listBrokenWords(page, 'dd')).toEqual([]);
  expect(pageErrors).toEqual([]);
});
