/**
 * Paying an order, printing it, buying it again and cancelling it: from its page, from the list, and from the return
 * page of the card provider.
 */

import type { Locator, Page } from '@playwright/test';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { SiteSettings } from '@uruhu/contract/settings';
import { DESKTOP, expectAccessible, measureOverflow_px, PHONE, reload, SMALL_PHONE } from '../../support/page.ts';
import { payOrder, placeOrder } from '../../support/placed-order.ts';
import { signInShopper } from '../../support/shopper.ts';
import { cancelByStaff, rejectPayment, runStaffActions } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const TABLET = { width: 768, height: 1024 };
const SMALL_DESKTOP = { width: 1024, height: 768 };

async function acceptsCards(shopUrl: string): Promise<boolean> {
  const settings = (await (await fetch(`${shopUrl}/api/users/siteSettings`)).json()) as SiteSettings;
  return settings.payment_methods.includes('card');
}

const POLL_PAUSE_MAX_MS = 15_000;

const CALLBACK_PATH = '/payment-callback?OrderTrackingId=b945e4af&OrderMerchantReference=ref-1';

/** Answers the calls of the return page with these replies, in order; the last one repeats. Returns a function that counts the calls. */
async function stubCallback(page: Page, replies: readonly object[]): Promise<() => number> {
  let callCount = 0;
  await page.route('**/api/orders/payment-callback*', (route) => {
    const reply = replies[Math.min(callCount, replies.length - 1)] as { status?: number };
    callCount += 1;
    return route.fulfill({ status: reply.status ?? 200, json: reply });
  });
  return () => callCount;
}

/** Whether a heading is fully visible, not behind the sticky header. */
const isBelowHeader = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= Math.max(headerBottom, 0) && bottom <= innerHeight;
  });

async function sendPaymentClaim(page: Page, transaction_id: string): Promise<void> {
  await page.getByLabel('Transaction ID').fill(transaction_id);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test('a shopper claims a mobile money payment, and every page shows that it is under review', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl);
      const order = await placeOrder(api, shopUrl);
      const shortId = order.order_id.slice(0, 8);
      await page.goto('/orders');
      await page.getByRole('button', { name: `Pay Now, order ${shortId}` }).click();
      await page.getByRole('heading', { name: 'Choose Payment Method' }).waitFor();
      await page.getByRole('button', { name: /^Mobile Money/ }).click();
      await page.getByRole('img', { name: /^QR code that dials \*182/ }).waitFor();
      const countCodeLines = (code: HTMLElement) => code.offsetHeight / Number.parseFloat(getComputedStyle(code).lineHeight);
      expect(await page.getByRole('dialog').locator('code').first().evaluate(countCodeLines), 'the code is in one line').toBeLessThan(1.5);
      await page.getByText(formatRwf(order.final_total)).first().waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'I have paid' }).click();

      // An empty transaction id, and then an invalid one, shows an error at the field. The phone number is filled in.
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Please enter the transaction ID').waitFor();
      expect(await page.getByLabel('Phone that paid').inputValue()).toBe(order.customer.phone);
      await sendPaymentClaim(page, '?');
      await page.getByText('Please enter the transaction ID as it stands in the message').waitFor();
      await expectAccessible(page);

      const transaction_id = String(1e9 + Math.floor(Math.random() * 1e9));
      await sendPaymentClaim(page, transaction_id);
      await page.getByText('Thank you. We are checking your payment.').waitFor();
      await page.getByText(transaction_id).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      // The list has reloaded: the order has no payment button now.
      await page.getByText('Checking payment').first().waitFor();
      expect(await page.getByRole('button', { name: `Pay Now, order ${shortId}` }).count()).toBe(0);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toContain(`View Details, order ${shortId}`);
      await page.getByRole('link', { name: `View Details, order ${shortId}` }).click();
      await page.getByRole('heading', { name: 'We are checking your payment' }).waitFor();
      await page.getByText(transaction_id).waitFor();
      expect(await page.getByText('Payment Instructions').count()).toBe(0);

      // The shopper corrects a wrong digit, which she can do until staff have reviewed the claim.
      await page.getByText('Is something not right? Correct it').click();
      expect(await page.getByLabel('Transaction ID').inputValue()).toBe(transaction_id);
      await expectAccessible(page);
      await sendPaymentClaim(page, `${transaction_id}9`);
      await page.getByText(`${transaction_id}9`).waitFor();
      await page.getByLabel('Transaction ID').waitFor({ state: 'hidden' });

      // The tracking page shows this to the shopper of the order, and to strangers who know the number.
      const trackingPath = `/track-order?id=${order.order_id}`;
      await page.goto(trackingPath);
      await page.getByText('Checking payment').waitFor();
      await page.getByText('We begin as soon as we have found your payment.').waitFor();
      await expectAccessible(page);
      const stranger = await openPage(viewport);
      await stranger.page.goto(trackingPath);
      await stranger.page.getByText('Checking payment').waitFor();
      await stranger.page.getByText('We begin as soon as we have found your payment.').waitFor();
      expect(await stranger.page.getByRole('link', { name: 'Open your order' }).count()).toBe(0);
      expect(stranger.pageErrors).toEqual([]);
      await page.getByRole('link', { name: 'Open your order' }).click();
      await page.waitForURL(`**/orders/${order.order_id}`);

      // Staff reject the claim, because they cannot find the payment. The list shows this with a link to the reason. The payment dialog
      // shows the reason before the shopper chooses a method, and again at the method itself.
      await rejectPayment(shopUrl, order.order_id, 'No money came from this number.');
      await stranger.page.reload();
      await stranger.page.getByText('Unpaid').waitFor();
      await stranger.page.getByText('We begin once its payment is confirmed.').waitFor();
      await page.goto('/orders');
      await page.getByText('Payment not found', { exact: true }).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: `See why the payment was not found, order ${shortId}` }).click();
      await page.getByRole('note').getByText('No money came from this number.').waitFor();
      await page.goto('/orders');
      await page.getByRole('button', { name: `Pay Now, order ${shortId}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('No money came from this number.').waitFor();
      await dialog.getByRole('button', { name: /^Mobile Money/ }).click();
      await dialog.getByText('Open your phone keypad.').waitFor();
      await dialog.getByText('No money came from this number.').waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send them again' }).click();
      await dialog.getByLabel('Transaction ID').waitFor();

      // On the page of the order, the form for the transaction is above the code to dial.
      await page.goto(`/orders/${order.order_id}`);
      await page.getByText('No money came from this number.').waitFor();
      const readTop = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
      expect(await readTop(page.getByLabel('Transaction ID'))).toBeLessThan(await readTop(page.getByText('Open your phone keypad.')));
      await page.getByText('If the money has left your phone, do not dial again.').waitFor();

      // Staff cancel the order: its page shows the reason.
      await cancelByStaff(shopUrl, order.order_id, 'The serum is sold out in Seoul until June.');
      await page.goto(`/orders/${order.order_id}`);
      await page.getByText('Why we cancelled this order').waitFor();
      await page.getByText('The serum is sold out in Seoul until June.').waitFor();
      await expectAccessible(page);
      expect(pageErrors).toEqual([]);
    });

    test('a shopper prints an order, buys it again and cancels it', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl);
      const order = await placeOrder(api, shopUrl);
      await page.goto(`/orders/${order.order_id}`);
      await page.getByText(/Please pay before .*, Kigali time/).waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Order invoice' }).click();
      await page.getByRole('heading', { level: 1, name: 'Order invoice' }).waitFor();
      await page.getByText('This is not a tax invoice.').waitFor();
      await page.getByText(order.customer.email).waitFor();
      await expectAccessible(page);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('heading', { level: 1, name: 'Order invoice' }).isVisible()).toBe(true);
      for (const selector of ['header nav', 'body > footer', 'nav[aria-label=Breadcrumb]']) {
        expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
      }
      expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });

      await page.goto(`/orders/${order.order_id}`);
      await page.getByRole('button', { name: 'Buy again' }).click();
      await page.waitForURL('**/cart');
      await page
        .getByRole('link', { name: order.order_items[0]?.product.name ?? '' })
        .first()
        .waitFor();

      await page.goto(`/orders/${order.order_id}`);
      await page.getByRole('button', { name: 'Cancel order' }).click();
      await page.getByRole('heading', { name: 'Cancel this order?' }).waitFor();
      await page.getByText('Have you paid for it already? Your money is not lost').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Keep the order' }).click();
      await page.getByRole('heading', { name: 'Cancel this order?' }).waitFor({ state: 'hidden' });
      await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
      await page.getByText('Your order was cancelled.').first().waitFor();
      await page.getByText('Payment Instructions').waitFor({ state: 'detached' });
      await expect.poll(() => page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

      // The shopper may have paid before she cancelled, so the page still accepts her claim.
      await page.getByText('Have you paid for it all the same?').click();
      await expectAccessible(page);
      await sendPaymentClaim(page, String(1e9 + Math.floor(Math.random() * 1e9)));
      await page.getByText('once we have found the money we send it back').waitFor();
      await page.getByText('Have you paid for it all the same?').waitFor({ state: 'detached' });
      // The status message is fully visible below the header, and has the focus for screen readers.
      await expect.poll(() => isBelowHeader(page, 'We are checking your payment')).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('We are checking your payment');
      // The timeline keeps its first message and has no later stages.
      expect(await page.getByText('Your order was received and is ready to be processed').count()).toBe(1);
      expect(await page.getByText('is being packaged').count()).toBe(0);
      expect(pageErrors).toEqual([]);
    });

    test('every page shows the same status, and the page of an order cancelled after payment first says what happens to the money', async ({
      openPage,
      shopUrl,
    }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl);
      const order = await placeOrder(api, shopUrl);
      await payOrder(api, shopUrl, order);
      await runStaffActions(
        shopUrl,
        order.order_id,
        { name: 'prepare', expected_status: 'pending' },
        { name: 'ship', expected_status: 'preparing' },
        { name: 'arrive', expected_status: 'in_transit' },
      );
      await runStaffActions(shopUrl, order.order_id, { name: 'out-for-delivery', expected_status: 'in_transit' });
      const orderPath = `/orders/${order.order_id}`;
      const statusText = page.getByText('Out for delivery', { exact: true });
      for (const [path, times] of [
        ['/orders', 1],
        [orderPath, 2],
        [`/track-order?id=${order.order_id}`, 2],
      ] as const) {
        await page.goto(path);
        await expect.poll(() => statusText.count(), { message: path }).toBe(times);
      }

      await runStaffActions(shopUrl, order.order_id, {
        name: 'cancel',
        expected_status: 'in_transit',
        body: { reason: 'Lost on its way' },
      });
      const note = page.getByRole('note').filter({ hasText: formatRwf(order.final_total) });
      await page.goto(orderPath);
      await note.getByRole('heading', { name: 'Your money comes back to you' }).waitFor();
      expect((await note.boundingBox())?.y).toBeLessThan(viewport.height / 2);
      expect(await page.getByText('Your order is on its way').count()).toBe(0);
      await expectAccessible(page);
      await runStaffActions(shopUrl, order.order_id, { name: 'refund', expected_status: 'cancelled', body: { reason: 'Lost on its way' } });
      await page.reload();
      await note.getByText(/^We sent .* back to you the way you paid, on /).waitFor();
      await note.getByRole('heading', { name: 'Your money was sent back to you' }).waitFor();
      expect(pageErrors).toEqual([]);
    });
  });
}

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

  test('a declined card and then a late payment show on the return page and in the waiting tab', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    const { api } = await signInShopper(page, shopUrl);
    const { order_id } = await placeOrder(api, shopUrl);
    await page.goto(`/orders/${order_id}`);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    // The number to dial for a virtual card, in the text about paying by card.
    await page.getByText('*182*2*6#').waitFor();
    const declinedTab = await payByCard(page, /^Card Payment/, 'Have the card declined');
    await declinedTab.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    await declinedTab.close();
    await page.getByText('The payment did not go through.').waitFor();
    await expectAccessible(page);

    const lateTab = await payByCard(page, /^Try again/, 'Pay late');
    // The pressed button has disappeared, but the focus is not lost.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await lateTab.getByRole('heading', { name: 'We are checking your payment' }).waitFor();
    await lateTab.getByRole('heading', { name: 'Payment Successful!' }).waitFor({ timeout: 45_000 });
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await expectAccessible(page);
    // Returning to the tab reloads the order, and the dialog keeps showing the result.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('Payment Instructions').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 10_000 }).toBe('H1');
    await lateTab.getByRole('link', { name: 'View Order Details' }).click();
    await lateTab.getByRole('heading', { name: 'Payments' }).waitFor();
    expect(await lateTab.getByText('Payment Instructions').count()).toBe(0);
    expect(pageErrors).toEqual([]);
  });

  test('a card payment that failed after the polls had ended can be tried again, and the new one is waited for', async ({
    openPage,
    shopUrl,
  }) => {
    const { page } = await openPage(DESKTOP);
    const { api } = await signInShopper(page, shopUrl);
    const { order_id } = await placeOrder(api, shopUrl);
    await page.clock.install();
    await page.goto(`/orders/${order_id}`);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: /^Card Payment/ }).click()]);
    await page.getByText('Waiting to hear of your payment').waitFor();
    const reads = `**/api/orders/${order_id}**`;
    await page.route(reads, (route) => route.abort());
    const notHeard = page.getByText('We have not heard of the payment yet.');
    await expect(async () => {
      await page.clock.runFor(POLL_PAUSE_MAX_MS);
      expect(await notHeard.count()).toBe(1);
    }).toPass({ intervals: [20], timeout: 60_000 });
    await page.unroute(reads);
    await tab.getByRole('button', { name: 'Have the card declined' }).click();
    await tab.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    await tab.close();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('The payment did not go through.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Waiting to hear of your payment').waitFor();
    await expect(notHeard).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(0);
  });

  test('closing the dialog of a payment that succeeded moves the focus to the title of the order', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(DESKTOP);
    const { api } = await signInShopper(page, shopUrl);
    const { order_id } = await placeOrder(api, shopUrl);
    await page.goto(`/orders/${order_id}`);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    const declinedTab = await payByCard(page, /^Card Payment/, 'Have the card declined');
    await declinedTab.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    await declinedTab.close();
    await page.getByText('The payment did not go through.').waitFor();
    await page.keyboard.press('Escape');
    await reload(page);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    const paidTab = await payByCard(page, /^Card Payment/, 'Pay by card');
    await paidTab.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await paidTab.close();
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 10_000 }).toBe('H1');
  });

  test('a shopper who closes the page of the provider without paying reads that nothing was paid, and can pay at once', async ({
    openPage,
    shopUrl,
  }) => {
    const { page } = await openPage(SMALL_PHONE);
    const { api } = await signInShopper(page, shopUrl);
    const { order_id } = await placeOrder(api, shopUrl);
    await page.goto(`/orders/${order_id}`);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    const tab = await payByCard(page, /^Card Payment/, 'Close without paying');
    await tab.getByText('If you closed the page, you have not paid').waitFor();
    expect(await tab.getByText('do not pay twice').count()).toBe(0);
    expect(await measureOverflow_px(tab)).toBeLessThanOrEqual(0);
    await expectAccessible(tab);
    await tab.getByRole('link', { name: 'Pay Now' }).click();
    await tab.getByText('If you closed the page, you have not paid').waitFor();
    expect(await tab.getByText('do not pay twice').count()).toBe(0);
    await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expectAccessible(tab);
    await tab.getByRole('button', { name: 'Pay Now' }).click();
    const paidTab = await payByCard(tab, /^Card Payment/, 'Pay by card');
    await paidTab.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  });

  test('a shopper who cancels on the page of the provider is back at the order, and cancelling the order shows in the waiting tab', async ({
    openPage,
    shopUrl,
  }) => {
    const { page } = await openPage(PHONE);
    const { api } = await signInShopper(page, shopUrl);
    const { order_id } = await placeOrder(api, shopUrl);
    await page.goto(`/orders/${order_id}`);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    const tab = await payByCard(page, /^Card Payment/, 'Cancel');
    await tab.waitForURL(`**/orders/${order_id}`);
    await page.getByText('Waiting to hear of your payment').waitFor();
    await tab.getByRole('button', { name: 'Cancel order' }).click();
    await tab.getByText('Nothing is sent and nothing is to be paid. This cannot be undone.').waitFor();
    await tab.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await tab.getByText('Your order was cancelled.').first().waitFor();
    await page.getByRole('heading', { name: 'This order was cancelled' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  test('a tab that shows a failed payment hears that the order was cancelled in another tab', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(PHONE);
    const { api } = await signInShopper(page, shopUrl);
    const { order_id } = await placeOrder(api, shopUrl);
    await page.goto(`/orders/${order_id}`);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    const tab = await payByCard(page, /^Card Payment/, 'Have the card declined');
    await page.getByText('The payment did not go through.').waitFor();
    await tab.goto(`/orders/${order_id}`);
    await tab.getByRole('button', { name: 'Cancel order' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await tab.getByText('Your order was cancelled.').first().waitFor();
    await page.getByRole('heading', { name: 'This order was cancelled' }).waitFor();
  });
});

test.describe('the return page of the card provider', () => {
  test('says that the payment cannot be verified when its URL names no payment', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(PHONE);
    await page.goto('/payment-callback');
    await page.getByRole('heading', { level: 1, name: 'Payment Verification Failed' }).waitFor();
    await page.getByText('Missing required payment parameters').waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
  });

  test('polls a pending payment until it is paid, and offers to pay at once, in case the shopper closed the page of the provider', async ({
    openPage,
  }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    const order_id = crypto.randomUUID();
    const pending = { payment_completed: false, payment_status: 'pending', order_id };
    const countCalls = await stubCallback(page, [pending, pending, { payment_completed: true, payment_status: 'paid', order_id }]);
    await page.goto(CALLBACK_PATH);
    await page.getByRole('heading', { level: 1, name: 'We are checking your payment' }).waitFor();
    await page.getByText('If you closed the page, you have not paid').waitFor();
    expect(await page.getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toBe(`/orders/${order_id}#pay`);
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor();
    expect(countCalls()).toBe(3);
    expect(await page.getByRole('link', { name: 'View Order Details' }).getAttribute('href')).toBe(`/orders/${order_id}`);
    await page.getByRole('link', { name: 'Continue Shopping' }).waitFor();
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
  });

  test('keeps a declined order, and “Try Payment Again” leads to the cart, with a link to the order', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(PHONE);
    const order_id = crypto.randomUUID();
    await stubCallback(page, [{ payment_completed: false, payment_status: 'failed', order_id }]);
    await page.goto(CALLBACK_PATH);
    await page.getByRole('heading', { level: 1, name: 'Payment Failed' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try Payment Again' }).click();
    await page.getByText('Your order is kept and waits to be paid.').waitFor();
    const toast = page.getByRole('region', { name: 'Notifications' });
    expect(await toast.getByRole('link', { name: 'View Order Details' }).getAttribute('href')).toBe(`/orders/${order_id}`);
    await page.waitForURL('**/cart');
    expect(pageErrors).toEqual([]);
  });

  test('shows why a result cannot be loaded, and lets the shopper retry', async ({ openPage }) => {
    const { page } = await openPage(PHONE);
    const order_id = crypto.randomUUID();
    await stubCallback(page, [
      { status: 404, message: 'Payment not found' },
      { payment_completed: false, payment_status: 'refunded', order_id },
    ]);
    await page.goto(CALLBACK_PATH);
    await page.getByRole('heading', { level: 1, name: 'Payment Verification Failed' }).waitFor();
    await page.getByText('Payment not found').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Payment refunded' }).waitFor();
  });

  test('without JavaScript says so, and leads to the orders', async ({ openPage }) => {
    const { page } = await openPage(PHONE, { javaScriptEnabled: false });
    await page.goto(CALLBACK_PATH);
    const message = page.locator('main noscript p');
    await message.waitFor();
    expect(await message.innerText()).toContain('scripts are off in your browser');
    expect(await message.locator('a').getAttribute('href')).toBe('/orders');
    expect(await message.locator('a').isVisible()).toBe(true);
    // Without JavaScript the page does not claim to verify the payment.
    expect(await page.getByText('Verifying your payment').isVisible()).toBe(false);
  });
});

test('nothing overflows at any width, and a row of the list opens by keyboard', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  const confirmedOrder = await placeOrder(api, shopUrl);
  await payOrder(api, shopUrl, confirmedOrder);
  await runStaffActions(
    shopUrl,
    confirmedOrder.order_id,
    { name: 'prepare', expected_status: 'pending' },
    { name: 'ship', expected_status: 'preparing' },
  );
  // A rejected claim makes the longest text that the list shows of an order.
  const order = await placeOrder(api, shopUrl);
  await api.submitMobileMoney({ order_id: order.order_id, phone: order.customer.phone, transaction_id: '55373250365' });
  await rejectPayment(shopUrl, order.order_id, 'No money came from this number.');
  for (const path of ['/orders', `/orders/${order.order_id}`, `/orders/${order.order_id}/invoice`]) {
    await page.goto(path);
    await page.getByText(formatRwf(order.final_total)).first().waitFor();
    for (const size of [SMALL_PHONE, TABLET, SMALL_DESKTOP, DESKTOP]) {
      await page.setViewportSize(size);
      // By the second frame, the list has changed between cards and a table.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await measureOverflow_px(page), `${path} at ${size.width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto('/orders');
  await page
    .getByRole('link', { name: order.order_id.slice(0, 8) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Order ${order.order_id.slice(0, 8)}` }).waitFor();
  expect(pageErrors).toEqual([]);
});
