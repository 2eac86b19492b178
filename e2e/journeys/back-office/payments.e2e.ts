/** Staff check payments of mobile money in the back office. */
import type { Page } from '@playwright/test';
import { rejections } from '@uruhu/contract/messages/en/rejections';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE, visit } from '../../support/page.ts';
import { claimPayment, placeOrder } from '../../support/placed-order.ts';
import { signInShopper, signUpShopper } from '../../support/shopper.ts';
import { openBackOffice, readOrder } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

/** Signs up a shopper, who places an order and claims that she has paid it. */
async function placeClaimedOrder(shopUrl: string, transaction?: string) {
  const { api } = await signUpShopper(shopUrl);
  const order = await placeOrder(api, shopUrl);
  return { ...order, transaction: await claimPayment(api, order, transaction) };
}

/** The payment on the page, once it reacts to keys. */
const findPayment = (page: Page, transaction: string) => page.locator('section[data-ready]').filter({ hasText: transaction });

test('a staff member confirms two payments by keyboard, and rejects a third that names the transaction of the first', async ({
  openPage,
  shopUrl,
}) => {
  const firstOrder = await placeClaimedOrder(shopUrl);
  const secondOrder = await placeClaimedOrder(shopUrl);
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, `/payments-to-check?order=${firstOrder.order_id}`);
  await findPayment(page, firstOrder.transaction).getByText(formatRwf(firstOrder.final_total), { exact: true }).waitFor();
  await findPayment(page, firstOrder.transaction)
    .getByRole('button', { name: `Confirm ${formatRwf(firstOrder.final_total)}` })
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(`Confirmed: order ${firstOrder.order_id.slice(0, 8)}`)
    .waitFor();
  await findPayment(page, secondOrder.transaction).waitFor();
  await page.keyboard.press('c');
  await page
    .getByRole('status')
    .getByText(`Confirmed: order ${secondOrder.order_id.slice(0, 8)}`)
    .waitFor();
  expect((await readOrder(shopUrl, firstOrder.order_id)).payment_status).toBe('Paid');
  expect((await readOrder(shopUrl, secondOrder.order_id)).payment_status).toBe('Paid');

  const copiedOrder = await placeClaimedOrder(shopUrl, firstOrder.transaction);
  await page.goto(`/admin/payments-to-check?order=${copiedOrder.order_id}`);
  await findPayment(page, copiedOrder.transaction).getByText('Another order names this transaction.').waitFor();
  await expectAccessible(page);
  // The transaction has paid the first order, so the page offers no confirmation, and Enter opens the dialog to reject it.
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByText(rejections.paid_other_order).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await page.getByRole('combobox', { name: 'Why' }).click();
  await page.getByRole('option', { name: 'Another reason' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Keza has paid another order with it.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reject the payment' }).click();
  await page
    .getByRole('status')
    .getByText(`Rejected: order ${copiedOrder.order_id.slice(0, 8)}`)
    .waitFor();
  const { payments } = await readOrder(shopUrl, copiedOrder.order_id);
  expect(payments.map(({ state, reason }) => [state, reason])).toEqual([['rejected', 'Keza has paid another order with it.']]);
  expect(pageErrors, 'no errors, and no violations of the content security policy').toEqual([]);
});

test('the keys work on a page that was opened from the menu', async ({ openPage, shopUrl }) => {
  await placeClaimedOrder(shopUrl);
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, '/orders');
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Payments to check' }).click();
  await page.locator('section[data-ready]').waitFor();
  // Enter would follow the link of the menu again, but it confirms. The journeys share a shop, so this one confirms no payment of another.
  await expect(page.locator('#main-content')).toBeFocused();
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'Reject transaction' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // A link takes Enter, and not the letters.
    await page.getByRole('link', { name: 'Open the order' }).focus();
  }
  expect(pageErrors).toEqual([]);
});

test('a staff member confirms a part of a payment, and the shopper sees what is left, and pays it', async ({ openPage, shopUrl }) => {
  const shopper = await openPage(PHONE);
  const { api } = await signInShopper(shopper.page, shopUrl);
  const order = await placeOrder(api, shopUrl);
  const mistypedTransaction = await claimPayment(api, order);
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, `/payments-to-check?order=${order.order_id}`);
  await findPayment(page, mistypedTransaction).waitFor();
  // The shopper corrects her claim while it is on the page: the first press of C confirms nothing, and the second opens a dialog about the
  // corrected claim.
  const transaction = await claimPayment(api, order);
  await page.keyboard.press('c');
  await page.getByText(`the shopper has corrected transaction ${mistypedTransaction}. Please look for ${transaction} now.`).waitFor();
  await findPayment(page, transaction).waitFor();
  await page.keyboard.press('c');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await findPayment(page, transaction).getByRole('button', { name: 'Another amount came' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Another amount came').fill('7.5');
  await dialog.getByText('Please enter whole francs, such as 12,000.').waitFor();
  await dialog.getByLabel('Another amount came').fill(`${(order.final_total - 3_000).toLocaleString('en-US')}.00`);
  await dialog.getByText('3,000 RWF are missing.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Confirm ${formatRwf(order.final_total - 3_000)} as a part` }).click();
  await page
    .getByRole('status')
    .getByText(`Confirmed: order ${order.order_id.slice(0, 8)}`)
    .waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  const measureHiddenText_px = () =>
    page
      .getByRole('status')
      .first()
      .evaluate((status) => status.scrollHeight - status.clientHeight);
  expect(await measureHiddenText_px(), 'a narrow phone shows the whole text, which ends with what is left to pay').toBeLessThanOrEqual(0);

  await visit(shopper.page, `/orders/${order.order_id}`);
  for (const section of [shopper.page.getByRole('complementary', { name: 'Summary' }), shopper.page.locator('#pay')]) {
    await section.getByText('3,000 RWF', { exact: true }).first().waitFor();
  }
  await shopper.page.getByText('Partly paid').first().waitFor();
  await shopper.page.getByText('It waits for the rest of your payment.').waitFor();
  await expectAccessible(shopper.page);
  await visit(shopper.page, '/orders');
  await shopper.page.getByText('3,000 RWF left to pay').waitFor();
  await visit(shopper.page, `/orders/${order.order_id}/invoice`);
  await shopper.page.getByText('Partly paid', { exact: true }).waitFor();
  // A visitor who knows only the number sees the same state without an amount.
  const stranger = await openPage(PHONE);
  await stranger.page.goto(`/track-order?id=${order.order_id}`);
  await stranger.page.getByText('Partly paid', { exact: true }).waitFor();
  await stranger.page.getByText('It waits for the rest of your payment.').waitFor();
  await expect(stranger.page.getByText(/Paid so far|Left to pay/)).toHaveCount(0);
  const colleague = await openPage(DESKTOP);
  await openBackOffice(colleague.page, shopUrl, `/orders/${order.order_id}/show`);
  await colleague.page.getByText(`A part is paid. 3,000 RWF of ${formatRwf(order.final_total)} are left to pay.`).waitFor();
  await colleague.page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ payment: 'unpaid', q: order.order_id }))}`);
  await colleague.page.getByRole('row').getByText('Partly paid').waitFor();

  // The shopper claims that she has paid the rest: the order comes back into the queue, although it has just left it.
  const restTransaction = await claimPayment(api, order);
  // Opens the page of the order as a link does, without loading the back office again.
  await page.evaluate((address) => {
    history.replaceState(history.state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/admin/payments-to-check?order=${order.order_id}`);
  await expect(async () => {
    // When the staff member returns to the page, it reloads data that may be stale.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await findPayment(page, restTransaction).waitFor({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('the shopper has corrected')).toHaveCount(0);
  await findPayment(page, restTransaction).getByRole('button', { name: 'Confirm 3,000 RWF' }).click();
  await expect.poll(async () => (await readOrder(shopUrl, order.order_id)).payment_status).toBe('Paid');
  for (const errors of [pageErrors, shopper.pageErrors]) expect(omitExpectedErrors(errors, /status of 409/)).toEqual([]);
});
