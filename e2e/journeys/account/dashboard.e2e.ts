/** The dashboard on a phone and a desktop: the greeting comes first, and counts and latest orders lead to the orders. */
import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expectAccessible, measureOverflow_px, visit } from '../../support/page.ts';
import { placeOrder } from '../../support/placed-order.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a tablet', { width: 800, height: 1024 }],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${name} the dashboard shows the three latest orders, and each count leads to the orders of its status`, async ({
    openPage,
    shopUrl,
  }) => {
    const { page, pageErrors } = await openPage(viewport);
    const { api } = await signInShopper(page, shopUrl);
    /** The first characters of the ids, newest first. */
    const shortIds: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const order = await placeOrder(api, shopUrl);
      shortIds.unshift(order.order_id.slice(0, 8));
      // A shopper may have only few unpaid orders.
      if (count < 3) await api.cancelOrder({ order_id: order.order_id });
    }
    await visit(page, '/myaccount');
    const latestOrders = page.getByRole('list', { name: 'Latest orders' }).getByRole('link');
    await expect.poll(() => latestOrders.count()).toBe(3);
    expect((await latestOrders.allInnerTexts()).map((text) => text.slice(0, 8))).toEqual(shortIds.slice(0, 3));
    await expect(latestOrders.first()).toContainText(/Order received|Pending/);
    const readLeft_px = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? Number.NaN);
    expect(await readLeft_px(latestOrders.first().locator('b')), 'the orders are in line with their title').toBe(
      await readLeft_px(page.getByRole('heading', { name: 'Orders', exact: true })),
    );
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const menu = page.getByRole('button', { name: 'Account menu' });
    if (await menu.isVisible()) expect((await menu.boundingBox())?.y).toBeGreaterThan(heading?.y ?? 1e6);
    expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    await page.getByRole('link', { name: '3 Cancelled' }).click();
    await page.waitForURL((url) => url.pathname + url.search === '/orders?status=cancelled');
    const listOrderIds = () => page.getByRole('main').locator('a[href^="/orders/"]:not(.btn)').allInnerTexts();
    await expect.poll(async () => (await listOrderIds()).length).toBe(3);
    const filter = page.getByRole('navigation', { name: 'Orders by status' });
    expect(await filter.getByRole('link', { name: 'Cancelled 3' }).getAttribute('aria-current')).toBe('true');
    await expectAccessible(page);
    await filter.getByRole('link', { name: 'Pending 1' }).click();
    await expect.poll(async () => (await listOrderIds()).map((text) => text.match(/[0-9a-f]{8}/)?.[0])).toEqual([shortIds[0]]);
    await filter.getByRole('link', { name: 'All 4' }).click();
    await expect.poll(async () => (await listOrderIds()).length).toBe(4);
    await visit(page, '/orders?status=delivered');
    await page.getByText('No order is delivered now.').waitFor();
    expect(pageErrors).toEqual([]);
  });
}

test('a reload of the orders keeps the scroll position', async ({ openPage, shopUrl }) => {
  const { page } = await openPage({ width: 360, height: 640 });
  const { api } = await signInShopper(page, shopUrl);
  for (let count = 0; count < 6; count += 1) {
    const { order_id } = await placeOrder(api, shopUrl);
    await api.cancelOrder({ order_id });
  }
  for (const path of ['/orders', '/myaccount']) {
    await visit(page, path);
    await page.evaluate(() => scrollTo(0, 700));
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY), path).toBe(700);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(700);
  }
});

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

test('no status and no phone number is broken into two lines on a narrow phone with a wide font', async ({ openPage, shopUrl }) => {
  const { page } = await openPage({ width: 360, height: 740 }, { bypassCSP: true });
  const { api } = await signInShopper(page, shopUrl);
  const order = await placeOrder(api, shopUrl);
  await api.submitMobileMoney({ order_id: order.order_id, phone: order.customer.phone, transaction_id: '1234567890' });
  await visit(page, '/myaccount');
  await page.addStyleTag({ content: 'main li { font-family: "DejaVu Sans", Verdana, sans-serif }' });
  await page.getByRole('link', { name: '0 Cancelled' }).waitFor();
  expect(await listBrokenWords(page, 'a[href^="/orders?status="] > span')).toEqual([]);
  await visit(page, `/orders/${order.order_id}`);
  await page.getByText(order.customer.phone).first().waitFor();
  expect(await listBrokenWords(page, 'dd')).toEqual([]);
});
