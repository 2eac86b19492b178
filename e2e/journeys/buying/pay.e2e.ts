/** Paying an order by card on the provider's page, printing it, buying it again and cancelling it. */

import type { Page } from '@playwright/test';
import type { SiteSettings } from '@uruhu/contract/settings';
import { DESKTOP, expectAccessible, PHONE, SMALL_PHONE, visit, waitUntilIdle } from '../../support/page.ts';
import { placeOrder } from '../../support/placed-order.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

async function acceptsCards(shopUrl: string): Promise<boolean> {
  const settings = (await (await fetch(`${shopUrl}/api/users/siteSettings`)).json()) as SiteSettings;
  return settings.payment_methods.includes('card');
}

/** Whether a heading is fully visible, not behind the sticky header. */
const isBelowHeader = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= Math.max(headerBottom, 0) && bottom <= innerHeight;
  });
const readFocusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Opens the page of an unpaid order of a new shopper. */
async function openOrder(openPage: OpenPage, shopUrl: string, viewport: typeof PHONE) {
  const { page, pageErrors } = await openPage(viewport);
  const { api } = await signInShopper(page, shopUrl);
  const order = await placeOrder(api, shopUrl);
  await visit(page, `/orders/${order.order_id}`);
  return { page, pageErrors, order };
}

test('a shopper prints an order, buys it again, cancels it and claims that she has paid', async ({ openPage, shopUrl }) => {
  const { page, pageErrors, order } = await openOrder(openPage, shopUrl, PHONE);
  await page.getByRole('link', { name: 'Order invoice' }).click();
  await page.getByRole('heading', { level: 1, name: 'Order invoice' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1, name: 'Order invoice' }).isVisible()).toBe(true);
  for (const selector of ['header nav', 'body > footer', 'nav[aria-label=Breadcrumb]']) {
    expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
  }
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });

  await visit(page, `/orders/${order.order_id}`);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await page.waitForURL('**/cart');
  await page
    .getByRole('link', { name: order.order_items[0]?.product.name ?? '' })
    .first()
    .waitFor();

  await visit(page, `/orders/${order.order_id}`);
  const openButton = page.getByRole('main').getByRole('button', { name: 'Cancel order' }).first();
  await openButton.click();
  await page.getByRole('heading', { name: 'Cancel this order?' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the order' }).click();
  await page.getByRole('heading', { name: 'Cancel this order?' }).waitFor({ state: 'hidden' });
  await expect(openButton).toBeFocused();
  await openButton.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('Your order was cancelled.').first().waitFor();
  await page.getByText('Payment Instructions').waitFor({ state: 'detached' });
  await expect.poll(() => readFocusedTag(page)).toBe('H1');

  await page.getByText('Have you paid for it all the same?').click();
  await page.getByLabel('Transaction ID').fill(String(1e9 + Math.floor(Math.random() * 1e9)));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // The status message is fully visible below the header, and has the focus for screen readers.
  await expect.poll(() => isBelowHeader(page, 'We are checking your payment')).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('We are checking your payment');
  expect(pageErrors).toEqual([]);
});

/** Opens the provider's page and presses a choice there; the provider then redirects the tab back to the shop. */
async function payByCard(page: Page, buttonName: RegExp, choice: string): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: buttonName }).click()]);
  await tab.getByText('Stand-in for PesaPal').first().waitFor();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.getByRole('button', { name: choice }).click();
  return tab;
}

test.describe('paying by card', () => {
  test.beforeEach(async ({ shopUrl }) => test.skip(!(await acceptsCards(shopUrl)), 'this shop takes no cards'));

  test('a declined card and then a payment show on the return page and in the waiting tab', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openOrder(openPage, shopUrl, DESKTOP);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    const declinedTab = await payByCard(page, /^Card Payment/, 'Have the card declined');
    await declinedTab.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    await declinedTab.close();
    await page.getByText('The payment did not go through.').waitFor();
    await expectAccessible(page);

    const paidTab = await payByCard(page, /^Try again/, 'Pay by card');
    // The pressed button has disappeared, but the focus is not lost.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await paidTab.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => readFocusedTag(page), { timeout: 10_000 }).toBe('H1');
    await paidTab.getByRole('link', { name: 'View Order Details' }).click();
    await paidTab.getByRole('heading', { name: 'Payments' }).waitFor();
    expect(await paidTab.getByText('Payment Instructions').count()).toBe(0);
    expect(pageErrors).toEqual([]);
  });

  test('a shopper who leaves the provider’s page can pay at once, and an order that she cancels there is cancelled in all tabs', async ({
    openPage,
    shopUrl,
  }) => {
    const { page, order } = await openOrder(openPage, shopUrl, SMALL_PHONE);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    const tab = await payByCard(page, /^Card Payment/, 'Close without paying');
    await tab.getByText('If you closed the page, you have not paid').waitFor();
    await tab.getByRole('link', { name: 'Pay Now' }).click();
    await tab.getByText('If you closed the page, you have not paid').waitFor();
    // The link leads to the instructions, further down on the page of the order.
    await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(0);
    await waitUntilIdle(tab);
    await tab.getByRole('button', { name: 'Pay Now' }).click();
    const cancelledTab = await payByCard(tab, /^Card Payment/, 'Cancel');
    await cancelledTab.waitForURL(`**/orders/${order.order_id}`);
    await waitUntilIdle(cancelledTab);
    await cancelledTab.getByRole('button', { name: 'Cancel order' }).click();
    await cancelledTab.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await cancelledTab.getByText('Your order was cancelled.').first().waitFor();
    await tab.getByRole('heading', { name: 'This order was cancelled' }).waitFor();
    expect(await tab.getByRole('dialog').getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('heading', { name: 'This order was cancelled' }).waitFor();
  });
});

test('the return page of the card provider, without JavaScript, does not claim to verify the payment', async ({ openPage }) => {
  const { page } = await openPage(PHONE, { javaScriptEnabled: false });
  await page.goto('/payment-callback?OrderTrackingId=b945e4af');
  const message = page.locator('main noscript p');
  await message.waitFor();
  expect(await message.locator('a').isVisible()).toBe(true);
  expect(await page.getByText('Verifying your payment').isVisible()).toBe(false);
});
