/** A cart that is heavier than the heaviest shipping band: the cart already tells the shopper whom to ask, and only once. */

import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { expectAccessible } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { createSmallShop } from '../../support/small-shop.ts';
import { expect, test } from '../../support/test.ts';

const MESSAGE = 'No shipping option available for the current weight. Please contact customer support.';

let shop: InProcessShop;
test.beforeAll(async () => {
  const smallShop = createSmallShop();
  shop = await openInProcessShop({ ...smallShop, settings: { ...smallShop.settings, whatsapp: '+250 788 000 111' } });
});
test.afterAll(() => shop.close());

test('a shopper cannot order a cart that is too heavy, and reads once whom to ask', async ({ openPage }) => {
  const { page } = await openPage({ width: 360, height: 780 }, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url);
  // 34 pieces of 150 g weigh 5.1 kg; the heaviest band ends at 5 kg.
  const cartResult = await api.addToCart({ product_id: 'second', quantity: 34 });
  if (!cartResult.ok) throw new Error(cartResult.message);
  await page.goto('/cart');
  await page.getByText(MESSAGE).waitFor();
  await page.getByText('Your cart weighs 5.1 kg.').waitFor();
  expect(await page.getByRole('link', { name: 'Ask us on WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/250788000111\?text=Hello.*5\.1%20kg/,
  );
  expect(await page.getByRole('link', { name: 'Proceed to Checkout' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Proceed to Checkout' }).isDisabled()).toBe(true);
  await expectAccessible(page);

  await page.goto('/checkout');
  await page.getByText(MESSAGE).first().waitFor();
  expect(await page.getByText(MESSAGE).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Place Order' }).isDisabled()).toBe(true);

  await page.goto('/cart');
  await page.getByRole('button', { name: 'One fewer' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Place Order' }).waitFor();
  expect(await page.getByText(MESSAGE).count()).toBe(0);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  expect(await page.locator('button', { hasText: 'Place Order' }).count(), 'the placed order cannot be placed again').toBe(0);
});
