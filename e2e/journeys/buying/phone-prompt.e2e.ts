/** Paying by a prompt on the phone: the payer declines, then approves. A stand-in replaces MTN. */

import type { Page } from '@playwright/test';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { openTestMomo, type TestMomo } from '../../../server/test/support/servers/momo.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { expectAccessible, PHONE } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { createSmallShop } from '../../support/small-shop.ts';
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
/** The owner of this number never answers the prompt. */
const UNANSWERED_NUMBER = '0788 100 454';

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

test('a shopper can correct a wrong number at once', async ({ openPage }) => {
  const { page } = await openPage(PHONE, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url);
  await api.addToCart({ product_id: 'second' });
  const orderResult = await api.placeOrder({}, crypto.randomUUID());
  if (!orderResult.ok) throw new Error(orderResult.message);
  await page.goto('/orders');
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await page.getByRole('button', { name: /^Pay by a prompt on my phone/ }).click();
  await sendPrompt(page, UNANSWERED_NUMBER);
  await page.getByRole('button', { name: 'Wrong number? Correct it' }).click();
  await expect(page.getByLabel('MTN number')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('MTN number').fill(APPROVING_NUMBER);
  await page.getByRole('button', { name: 'Send the prompt' }).click();
  await page.getByText('We asked +250788100200').waitFor();
  await notifyShop(orderResult.data.data.order_id);
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
});

test('a number that is not MTN’s is refused with a message, a declined payment can be retried, and an approved one pays the order', async ({
  openPage,
}) => {
  const { page } = await openPage(PHONE, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url);
  await api.addToCart({ product_id: 'second' });
  const orderResult = await api.placeOrder({}, crypto.randomUUID());
  if (!orderResult.ok) throw new Error(orderResult.message);
  const { order_id, final_total } = orderResult.data.data;
  await page.goto('/orders');
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await page.getByRole('button', { name: /^Pay by a prompt on my phone/ }).click();
  await page.getByLabel('MTN number').fill('0728 123 456');
  await page.getByRole('button', { name: 'Send the prompt' }).click();
  await expect.poll(() => page.getByLabel('MTN number').getAttribute('aria-invalid')).toBe('true');

  await sendPrompt(page, DECLINING_NUMBER);
  await page.getByText(`We asked +250788100451 for ${formatRwf(final_total)}. Enter your PIN there.`).waitFor();
  await expectAccessible(page);
  await notifyShop(order_id);
  await page.getByText('The payment was not confirmed: The payment was declined on the phone.').waitFor();
  await expectAccessible(page);

  expect(await page.getByLabel('MTN number').inputValue()).toBe('+250788100451');
  await sendPrompt(page, APPROVING_NUMBER);
  // A shopper who opens another payment method still sees this prompt, and the result once it is paid.
  await page.getByRole('button', { name: 'Back to Payment Methods' }).click();
  const promptMessage = page.getByRole('dialog').getByText(`We have asked +250788100200 for ${formatRwf(final_total)}`);
  await promptMessage.waitFor();
  await page.getByRole('button', { name: /^Mobile Money/ }).click();
  await promptMessage.waitFor();
  await expectAccessible(page);
  await notifyShop(order_id);
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByRole('button', { name: 'Continue to Orders' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: /^Pay Now/ }).count()).toBe(0);
  await page.goto(`/orders/${order_id}`);
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
  await page.getByText('Mobile Money prompt').waitFor();
});
