/** Paying by a prompt on the phone: the payer declines, then approves. A stand-in replaces MTN. */

import type { Page } from '@playwright/test';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { openTestMomo, type TestMomo } from '../../../server/test/support/servers/momo.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { expectAccessible, PHONE, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

let momo: TestMomo;
let shop: InProcessShop;
test.beforeAll(async () => {
  momo = await openTestMomo();
  shop = await openInProcessShop(createSmallShop(), { providers: { momo: momo.provider } });
});
test.afterAll(async () => {
  await shop.close();
  await momo.close();
});

/** In the stand-in, as in MTN's sandbox, the last digits of a number decide whether the payer approves. */
const DECLINING_NUMBER = '0788 100 451';
const APPROVING_NUMBER = '0788 100 200';

async function sendPrompt(page: Page, phone: string): Promise<void> {
  await page.getByLabel('MTN number').fill(phone);
  await page.getByRole('button', { name: 'Send the prompt' }).click();
  await page.getByText('Please confirm the payment on your phone').waitFor();
}

/** Notifies the shop, as MTN does when the payer has answered the prompt. The shop then asks MTN for the result. */
async function notifyShop(order_id: string): Promise<void> {
  const { payment_attempt_id: externalId } = await shop.db
    .selectFrom('payment_attempts')
    .select('payment_attempt_id')
    .where('order_id', '=', order_id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const response = await fetch(`${shop.url}/api/orders/momo-callback`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ externalId }),
  });
  expect(response.status).toBe(200);
}

test('a shopper declines a prompt, sends another one, approves it, and sees that the order is paid', async ({ openPage }) => {
  const { page } = await openPage(PHONE, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url);
  await api.addToCart({ product_id: 'second' });
  const orderResult = await api.placeOrder({}, crypto.randomUUID());
  if (!orderResult.ok) throw new Error(orderResult.message);
  const { order_id, final_total } = orderResult.data.data;
  await visit(page, '/orders');
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await page.getByRole('button', { name: /^Pay by a prompt on my phone/ }).click();
  await sendPrompt(page, DECLINING_NUMBER);
  await page.getByText(`We asked +250788100451 for ${formatRwf(final_total)}. Enter your PIN there.`).waitFor();
  await notifyShop(order_id);
  await page.getByText('The payment was not confirmed: The payment was declined on the phone.').waitFor();
  await expectAccessible(page);

  await sendPrompt(page, APPROVING_NUMBER);
  await notifyShop(order_id);
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByRole('button', { name: 'Continue to Orders' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: /^Pay Now/ }).count()).toBe(0);
  await page.goto(`/orders/${order_id}`);
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
  await page.getByText('Mobile Money prompt').waitFor();
});
