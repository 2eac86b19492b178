/** Paying an order, and what can be done with one besides: from its page, from the list, and from the page that a card provider leads back to. */
import { formatRwf } from '@uruhu/contract/rules/money';
import type { SiteSettings } from '@uruhu/contract/settings';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { payOrder, placedOrder } from '../support/placed-order.ts';
import { signedInShopper } from '../support/shopper.ts';
import { cancelByStaff, rejectPayment, staffDo } from '../support/staff.ts';

const browser = useBrowser();
const SMALL = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const NARROW_TABLE = { width: 1024, height: 768 };

const settings = (await (await fetch(`${inject('shopUrl')}/api/users/siteSettings`)).json()) as SiteSettings;
const offersCard = settings.payment_methods.includes('card');

const callback = '/payment-callback?OrderTrackingId=b945e4af&OrderMerchantReference=ref-1';

/** What the provider is said to answer, one after the other; the last one stays. */
async function answerCallback(page: Page, answers: readonly object[]): Promise<() => number> {
  let asked = 0;
  await page.route('**/api/orders/payment-callback*', (route) => {
    const answer = answers[Math.min(asked, answers.length - 1)] as { status?: number };
    asked += 1;
    return route.fulfill({ status: answer.status ?? 200, json: answer });
  });
  return () => asked;
}

const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Whether a heading is seen whole: the header that stands above the page hides nothing of it. */
const clearOfHeader = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= Math.max(header, 0) && bottom <= innerHeight;
  });

async function sendPaid(page: Page, transaction_id: string): Promise<void> {
  await page.getByLabel('Transaction ID').fill(transaction_id);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, viewport) => {
  test('whoever has paid by mobile money says so, and the order is being checked everywhere', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const shopUrl = inject('shopUrl');
    const { api } = await signedInShopper(page, shopUrl);
    const order = await placedOrder(api, shopUrl);
    const id = order.order_id.slice(0, 8);
    await page.goto('/orders');
    await page.getByRole('button', { name: `Pay Now, order ${id}` }).click();
    await page.getByRole('heading', { name: 'Choose Payment Method' }).waitFor();
    await page.getByRole('button', { name: /^Mobile Money/ }).click();
    await page.getByRole('img', { name: /^QR code that dials \*182/ }).waitFor();
    await page.getByText(formatRwf(order.final_total)).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have paid' }).click();

    // Nothing typed, then something that is no id of a transaction: said beside the field. The phone is known.
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Please enter the transaction ID').waitFor();
    expect(await page.getByLabel('Phone that paid').inputValue()).toBe(order.customer.phone);
    await sendPaid(page, '?');
    await page.getByText('Please enter the transaction ID as it stands in the message').waitFor();
    await expectAccessible(page);

    const transaction_id = `E2E${Math.floor(Math.random() * 1e9)}`;
    await sendPaid(page, transaction_id);
    await page.getByText('Thank you. We are checking your payment.').waitFor();
    await page.getByText(transaction_id).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    // The list has looked again: there is nothing to pay now.
    await page.getByText('Checking payment').first().waitFor();
    expect(await page.getByRole('button', { name: `Pay Now, order ${id}` }).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(`View Details, order ${id}`);
    await page.getByRole('link', { name: `View Details, order ${id}` }).click();
    await page.getByRole('heading', { name: 'We are checking your payment' }).waitFor();
    await page.getByText(transaction_id).waitFor();
    expect(await page.getByText('Payment Instructions').count()).toBe(0);

    // A digit was wrong: as long as nobody has looked, the right one takes its place.
    await page.getByText('Is something not right? Correct it').click();
    expect(await page.getByLabel('Transaction ID').inputValue()).toBe(transaction_id);
    await expectAccessible(page);
    await sendPaid(page, `${transaction_id}9`);
    await page.getByText(`${transaction_id}9`).waitFor();
    await page.getByLabel('Transaction ID').waitFor({ state: 'hidden' });

    // Tracked, its owner is told the same; others who hold its number are told no more than that it is not paid.
    const tracked = `/track-order?id=${order.order_id}`;
    await page.goto(tracked);
    await page.getByText('Checking payment').waitFor();
    await page.getByText('We begin as soon as we have found your payment.').waitFor();
    await expectAccessible(page);
    const stranger = await browser.open(viewport);
    await stranger.page.goto(tracked);
    await stranger.page.getByText('Unpaid').waitFor();
    await stranger.page.getByText('We begin once its payment is confirmed.').waitFor();
    expect(await stranger.page.getByRole('link', { name: 'Open your order' }).count()).toBe(0);
    expect(stranger.complaints).toEqual([]);
    await stranger.close();
    await page.getByRole('link', { name: 'Open your order' }).click();
    await page.waitForURL(`**/orders/${order.order_id}`);

    // Staff cannot find it: the list says so and leads to why, which is said too where it is paid once more, before a way is chosen
    // and on the card of it.
    await rejectPayment(shopUrl, order.order_id, 'No money came from this number.');
    await page.goto('/orders');
    await page.getByText('Payment not found', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: `See why the payment was not found, order ${id}` }).click();
    await page.getByRole('note').getByText('No money came from this number.').waitFor();
    await page.goto('/orders');
    await page.getByRole('button', { name: `Pay Now, order ${id}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('No money came from this number.').waitFor();
    await dialog.getByRole('button', { name: /^Mobile Money/ }).click();
    await dialog.getByText('Open your phone keypad.').waitFor();
    await dialog.getByText('No money came from this number.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send them again' }).click();
    await dialog.getByLabel('Transaction ID').waitFor();

    // On its page whoever has paid meets the form before the code.
    await page.goto(`/orders/${order.order_id}`);
    await page.getByText('No money came from this number.').waitFor();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(await top(page.getByLabel('Transaction ID'))).toBeLessThan(await top(page.getByText('Open your phone keypad.')));
    await page.getByText('If the money has left your phone, do not dial again.').waitFor();

    // And the shop cannot send it at all: why is said on its page.
    await cancelByStaff(shopUrl, order.order_id, 'The serum is sold out in Seoul until June.');
    await page.goto(`/orders/${order.order_id}`);
    await page.getByText('Why we cancelled this order').waitFor();
    await page.getByText('The serum is sold out in Seoul until June.').waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an order is printed, bought again and cancelled', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const shopUrl = inject('shopUrl');
    const { api } = await signedInShopper(page, shopUrl);
    const order = await placedOrder(api, shopUrl);
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
    for (const chrome of ['header nav', 'body > footer', 'nav[aria-label=Breadcrumb]']) {
      expect(await page.locator(chrome).first().isVisible(), chrome).toBe(false);
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

    // The money may have been on its way.
    await page.getByText('Have you paid for it all the same?').click();
    await expectAccessible(page);
    await sendPaid(page, `E2E${Math.floor(Math.random() * 1e9)}`);
    await page.getByText('once we have found the money we send it back').waitFor();
    await page.getByText('Have you paid for it all the same?').waitFor({ state: 'detached' });
    // What is said stands below the header, all of it, and where it is read on from.
    await expect.poll(() => clearOfHeader(page, 'We are checking your payment')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('We are checking your payment');
    // Nothing is promised any more.
    expect(await page.getByText('ready to be processed').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('how far an order is, is called the same everywhere; cancelled after it was paid, it says first what becomes of the money', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const shopUrl = inject('shopUrl');
    const { api } = await signedInShopper(page, shopUrl);
    const order = await placedOrder(api, shopUrl);
    await payOrder(api, shopUrl, order);
    await staffDo(shopUrl, order.order_id, ['prepare', 'pending'], ['ship', 'preparing'], ['arrive', 'in_transit']);
    await staffDo(shopUrl, order.order_id, ['out-for-delivery', 'in_transit']);
    const [orderPage, mark] = [`/orders/${order.order_id}`, page.getByText('Out for delivery', { exact: true })];
    for (const [path, times] of [['/orders', 1] as const, [orderPage, 2] as const, [`/track-order?id=${order.order_id}`, 2] as const]) {
      await page.goto(path);
      await expect.poll(() => mark.count(), { message: path }).toBe(times);
    }

    await staffDo(shopUrl, order.order_id, ['cancel', 'in_transit', { reason: 'Lost on its way' }]);
    const note = page.getByRole('note').filter({ hasText: formatRwf(order.final_total) });
    await page.goto(orderPage);
    await note.getByRole('heading', { name: 'Your money comes back to you' }).waitFor();
    expect((await note.boundingBox())?.y).toBeLessThan(viewport.height / 2);
    expect(await page.getByText('Your order is on its way').count()).toBe(0);
    await expectAccessible(page);
    await staffDo(shopUrl, order.order_id, ['refund', 'cancelled', { reason: 'Lost on its way' }]);
    await page.reload();
    await note.getByText(/^We sent .* back to you the way you paid, on /).waitFor();
    await note.getByRole('heading', { name: 'Your money was sent back to you' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

/** Presses what opens the provider's page, and what is chosen there; the tab is then on its way back. */
async function payByCard(page: Page, press: RegExp, choice: string): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: press }).click()]);
  await tab.getByText('Stand-in for PesaPal').first().waitFor();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.getByRole('button', { name: choice }).click();
  return tab;
}

describe.skipIf(!offersCard)('paying by card', () => {
  test('declined, then paid late: the page that is come back to and the one that waited both know', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    const shopUrl = inject('shopUrl');
    const { api } = await signedInShopper(page, shopUrl);
    const { order_id } = await placedOrder(api, shopUrl);
    await page.goto(`/orders/${order_id}`);
    await page.getByRole('button', { name: 'Other ways to pay' }).click();
    await page.getByText('*182*2*6#').waitFor();
    const declined = await payByCard(page, /^Card Payment/, 'Have the card declined');
    await declined.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    await declined.close();
    await page.getByText('The payment did not go through.').waitFor();
    await expectAccessible(page);

    const late = await payByCard(page, /^Try again/, 'Pay late');
    // The button that was pressed is gone, the focus is not.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await late.getByRole('heading', { name: 'We are checking your payment' }).waitFor();
    await late.getByRole('heading', { name: 'Payment Successful!' }).waitFor({ timeout: 45_000 });
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await expectAccessible(page);
    // Coming back to the tab makes the page look too: what came of paying stays to be read.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('Payment Instructions').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    // This tab is behind the other one, and its clocks go by the second.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 10_000 }).toBe('H1');
    await late.getByRole('link', { name: 'View Order Details' }).click();
    await late.getByRole('heading', { name: 'Payments' }).waitFor();
    expect(await late.getByText('Payment Instructions').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('whoever thinks better of it is back at the order; once that is cancelled there, the tab that waits knows', async () => {
    const { page, close } = await browser.open(PHONE);
    const shopUrl = inject('shopUrl');
    const { api } = await signedInShopper(page, shopUrl);
    const { order_id } = await placedOrder(api, shopUrl);
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
    await close();
  });
});

describe('the page that the card provider leads back to', () => {
  test('without anything to ask about says so', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    await page.goto('/payment-callback');
    await page.getByRole('heading', { level: 1, name: 'Payment Verification Failed' }).waitFor();
    await page.getByText('Missing required payment parameters').waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('pending, then paid: it looks again by itself, and never offers to pay once more', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    const order_id = crypto.randomUUID();
    const pending = { payment_completed: false, payment_status: 'pending', order_id };
    const asked = await answerCallback(page, [pending, pending, { payment_completed: true, payment_status: 'paid', order_id }]);
    await page.goto(callback);
    await page.getByRole('heading', { level: 1, name: 'We are checking your payment' }).waitFor();
    expect(await page.getByText('Try Payment Again').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor();
    expect(asked()).toBe(3);
    expect(await page.getByRole('link', { name: 'View Order Details' }).getAttribute('href')).toBe(`/orders/${order_id}`);
    await page.getByRole('link', { name: 'Continue Shopping' }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('declined: the order is kept, and where to pay it goes along to the cart', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    const order_id = crypto.randomUUID();
    await answerCallback(page, [{ payment_completed: false, payment_status: 'failed', order_id }]);
    await page.goto(callback);
    await page.getByRole('heading', { level: 1, name: 'Payment Failed' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try Payment Again' }).click();
    await page.getByText('Your order is kept and waits to be paid.').waitFor();
    const toast = page.getByRole('region', { name: 'Notifications' });
    expect(await toast.getByRole('link', { name: 'View Order Details' }).getAttribute('href')).toBe(`/orders/${order_id}`);
    await page.waitForURL('**/cart');
    expect(complaints).toEqual([]);
    await close();
  });

  test('an answer that cannot be had is told in its words, and asked for again', async () => {
    const { page, close } = await browser.open(PHONE);
    const order_id = crypto.randomUUID();
    await answerCallback(page, [
      { status: 404, message: 'Payment not found' },
      { payment_completed: false, payment_status: 'refunded', order_id },
    ]);
    await page.goto(callback);
    await page.getByRole('heading', { level: 1, name: 'Payment Verification Failed' }).waitFor();
    await page.getByText('Payment not found').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Payment refunded' }).waitFor();
    await close();
  });

  test('without scripts it says so, and leads to the orders', async () => {
    const { page, close } = await browser.open(PHONE, { javaScriptEnabled: false });
    await page.goto(callback);
    const said = page.locator('main noscript p');
    await said.waitFor();
    expect(await said.innerText()).toContain('scripts are off in your browser');
    expect(await said.locator('a').getAttribute('href')).toBe('/orders');
    expect(await said.locator('a').isVisible()).toBe(true);
    // Nothing waits for what never comes.
    expect(await page.getByText('Verifying your payment').isVisible()).toBe(false);
    await close();
  });
});

test('nothing runs over at any width, with the keyboard a row of the list opens', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  const shopUrl = inject('shopUrl');
  const { api } = await signedInShopper(page, shopUrl);
  const underWay = await placedOrder(api, shopUrl);
  await payOrder(api, shopUrl, underWay);
  await staffDo(shopUrl, underWay.order_id, ['prepare', 'pending'], ['ship', 'preparing']);
  // The longest that is said of one.
  const order = await placedOrder(api, shopUrl);
  await api.submitMobileMoney({ order_id: order.order_id, phone: order.customer.phone, transaction_id: 'E2EWIDE1' });
  await rejectPayment(shopUrl, order.order_id, 'No money came from this number.');
  for (const size of [SMALL, TABLET, NARROW_TABLE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const path of ['/orders', `/orders/${order.order_id}`, `/orders/${order.order_id}/invoice`]) {
      await page.goto(path);
      await page.getByText(formatRwf(order.final_total)).first().waitFor();
      expect(await overflows(page), `${path} at ${size.width}`).toBe(false);
    }
  }
  await page.goto('/orders');
  await page
    .getByRole('link', { name: order.order_id.slice(0, 8) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Order ${order.order_id.slice(0, 8)}` }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
