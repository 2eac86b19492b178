/** Paying by a prompt on the phone: its owner says no, then yes. Whoever would answer it is a stand-in of MTN, which the shop asks. */
import { formatRwf } from '@uruhu/contract/rules/money';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMomo, type TestMomo } from '../../server/test/support/momo.ts';
import { hostileShop } from '../support/hostile-shop.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';
import { expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();
let momo: TestMomo;
let shop: OwnShop;
beforeAll(async () => {
  momo = await openMomo();
  shop = await openOwnShop(hostileShop('Plain'), { momo: momo.provider });
});
afterAll(async () => {
  await shop.close();
  await momo.close();
});

/** What the owner of a number does is told by its end, as in MTN's sandbox. */
const SAYS_NO = '0788 100 451';
const SAYS_YES = '0788 100 200';

async function ask(page: Page, phone: string): Promise<void> {
  await page.getByLabel('MTN number').fill(phone);
  await page.getByRole('button', { name: 'Send the prompt' }).click();
  await page.getByText('Please confirm the payment on your phone').waitFor();
}

/** MTN tells the shop that somebody has answered, and the shop asks it what. */
async function answered(order_id: string): Promise<void> {
  const { payment_attempt_id: externalId } = await shop.db
    .selectFrom('payment_attempts')
    .select('payment_attempt_id')
    .where('order_id', '=', order_id)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const told = await fetch(`${shop.url}/api/orders/momo-callback`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ externalId }),
  });
  expect(told.status).toBe(200);
}

test('a number that is none of MTN’s is said so, what is declined can be tried again, what is confirmed is paid', async () => {
  const { page, close } = await browser.open(PHONE, { baseURL: shop.url });
  const { api } = await signedInShopper(page, shop.url);
  await api.addToCart({ product_id: 'second' });
  const placed = await api.placeOrder({}, crypto.randomUUID());
  if (!placed.ok) throw new Error(placed.message);
  const { order_id, final_total } = placed.data.data;
  await page.goto('/orders');
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await page.getByRole('button', { name: /^Pay by a prompt on my phone/ }).click();
  await page.getByLabel('MTN number').fill('0728 123 456');
  await page.getByRole('button', { name: 'Send the prompt' }).click();
  await expect.poll(() => page.getByLabel('MTN number').getAttribute('aria-invalid')).toBe('true');

  await ask(page, SAYS_NO);
  await page.getByText(`We asked +250788100451 for ${formatRwf(final_total)}. Enter your PIN there.`).waitFor();
  await expectAccessible(page);
  await answered(order_id);
  await page.getByText('The payment was not confirmed: The payment was declined on the phone.').waitFor();
  await expectAccessible(page);

  expect(await page.getByLabel('MTN number').inputValue()).toBe('+250788100451');
  await ask(page, SAYS_YES);
  // Whoever turns to another way meanwhile is told of this one, and sees it once it is paid.
  await page.getByRole('button', { name: 'Back to Payment Methods' }).click();
  const asked = page.getByRole('dialog').getByText(`We have asked +250788100200 for ${formatRwf(final_total)}`);
  await asked.waitFor();
  await page.getByRole('button', { name: /^Mobile Money/ }).click();
  await asked.waitFor();
  await expectAccessible(page);
  await answered(order_id);
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByRole('button', { name: 'Continue to Orders' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: /^Pay Now/ }).count()).toBe(0);
  await page.goto(`/orders/${order_id}`);
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
  await page.getByText('Mobile Money prompt').waitFor();
  await close();
});
