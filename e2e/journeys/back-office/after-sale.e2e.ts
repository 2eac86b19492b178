/** What staff do with a placed order: mails, a wrong address, a problem with a payment, invoices, an export, and the command palette. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { waitForMail } from '../../support/mailbox.ts';
import { expectAccessible, measureOverflow_px, omitExpectedErrors, SMALL_PHONE } from '../../support/page.ts';
import { payOrder, placeOrder } from '../../support/placed-order.ts';
import { findProofTokenInOutbox, signUpShopper } from '../../support/shopper.ts';
import { openBackOffice, readOrder, runStaffActions } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

async function placePaidOrder(shopUrl: string): Promise<{ order: Order; email: string }> {
  const { api, shopper } = await signUpShopper(shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
  const order = await placeOrder(api, shopUrl);
  await payOrder(api, shopUrl, order);
  return { order, email: shopper.email };
}

async function sendMailAgain(page: Page, shopUrl: string, email: string): Promise<void> {
  const { subject } = await waitForMail(shopUrl, email, /order/i);
  const mails = page.getByRole('region', { name: 'Mails' });
  const rows = mails.getByRole('listitem');
  // A mail that still waits to be sent cannot be sent again, so reload until it is sent.
  await expect(async () => {
    await page.reload();
    await expect(rows.filter({ hasText: subject }).first()).toContainText(', sent');
  }).toPass();
  const rowsBefore = await rows.count();
  await mails.getByRole('button', { name: subject }).first().click();
  const dialog = page.getByRole('dialog', { name: subject });
  await dialog.getByText(`To ${email}`).waitFor();
  await page.frameLocator(`iframe[title="${subject}"]`).getByRole('heading').first().waitFor();
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => rows.count()).toBe(rowsBefore + 1);
}

async function correctContact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct address or phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct address or phone' });
  await dialog.getByLabel('Street and house').fill('KG 9 Ave 3, Remera');
  await dialog.locator('input[name=phone]').fill('12');
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect.poll(() => dialog.locator('input[name=phone]').getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await dialog.locator('input[name=phone]').fill('0788 765 432');
  await expect(dialog.locator('input[name=phone]')).toHaveAttribute('aria-invalid', 'false');
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('KG 9 Ave 3, Remera').first().waitFor();
}

async function refundOrder(page: Page, { final_total }: Order): Promise<void> {
  await page.getByRole('note').getByText('Refund due').waitFor();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Have you sent ${formatRwf(final_total)} back?` });
  await dialog.getByText('This records the refund and sends no money.').waitFor();
  await dialog.getByLabel('Transaction id of the refund').fill('5566778899');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sent back by mobile money at noon.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record the refund' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Payments' }).getByText('Refunded').waitFor();
  await page.getByRole('region', { name: 'What happened' }).getByText('Sent back by transaction 5566778899').waitFor();
  await page.getByRole('note').getByText('Refund due').waitFor({ state: 'detached' });
}

async function resolveProblem(page: Page, order_id: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: order_id.slice(0, 8) });
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Paid twice' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Refund due' }).click();
  await card.getByText(/^waits \d+ min$/).waitFor();
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Resolve' }).click();
  await page.getByLabel('How it was resolved').fill('She took another product.');
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  await card.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'All' }).click();
  await card.getByText('She took another product.').waitFor();
}

async function exportOrders(page: Page, order: Order): Promise<void> {
  const button = page.getByRole('button', { name: 'Export as CSV' });
  const path = '**/api/admin/order-export?*';
  const message = 'Too many requests. Please try again in a minute.';
  await page.route(path, (route) => route.fulfill({ status: 429, json: { status: 'error', code: 'busy', message } }));
  let downloadCount = 0;
  page.on('download', () => {
    downloadCount += 1;
  });
  await button.click();
  await page.getByText(message).waitFor();
  expect(downloadCount, 'a refusal is shown, and not saved as a file').toBe(0);
  await page.unroute(path);
  const downloading = page.waitForEvent('download');
  await button.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(order.order_id);
}

test('on a phone staff send a mail again, correct an address, give money back, resolve a problem, and save an invoice and an export', async ({
  openPage,
  shopUrl,
}) => {
  const { order, email } = await placePaidOrder(shopUrl);
  const { order: orderWithOpenProblem } = await placePaidOrder(shopUrl);
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  await openBackOffice(page, shopUrl, `/orders/${order.order_id}/show`);
  await sendMailAgain(page, shopUrl, email);
  await correctContact(page);
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  expect(await readOrder(shopUrl, order.order_id)).toMatchObject({
    address: expect.stringContaining('KG 9 Ave 3, Remera'),
    customer: { phone: '+250788765432' },
  });

  const cancellation = { reason: 'Sold out after all.' };
  for (const { order_id } of [order, orderWithOpenProblem])
    await runStaffActions(shopUrl, order_id, { name: 'cancel', expected_status: 'pending', body: cancellation });
  await page.reload();
  await refundOrder(page, order);
  const { payments, problems } = await readOrder(shopUrl, order.order_id);
  expect([payments.map(({ state }) => state), problems.map(({ resolved_at }) => resolved_at === null)]).toEqual([['refunded'], [false]]);
  expect((await readOrder(shopUrl, orderWithOpenProblem.order_id)).problems.map(({ resolved_at }) => resolved_at)).toEqual([null]);

  await page.goto('/admin/payment-problems');
  await resolveProblem(page, orderWithOpenProblem.order_id);

  await page.goto(`/admin/order-papers/invoices?ids=${order.order_id},${orderWithOpenProblem.order_id}`);
  const invoice = page.getByRole('article', { name: `Invoice ${order.order_id.slice(0, 8)}` });
  await invoice.getByText(formatRwf(order.final_total)).last().waitFor();
  await invoice.getByText('KG 9 Ave 3, Remera').waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBe(2);

  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: order.order_id }))}`);
  await exportOrders(page, order);
  // The browser reports that the frame of a mail blocks scripts, because Playwright adds one to record a trace.
  expect(omitExpectedErrors(pageErrors, /status of 4\d\d|Blocked script execution in '[^']*order-mails/)).toEqual([]);
});
