/** The checkout of a shopper without saved data: the page neither loses nor ignores what she types. */
import type { Page } from '@playwright/test';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { DESKTOP, expectAccessible, type PHONE } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { createSmallShop } from '../../support/small-shop.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

/** Each product of this shop is called Plain. */
let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
});
test.afterAll(() => shop.close());

/**
 * Opens the checkout with one product of 15,000 RWF. With `hasSavedData`, the shopper's address and phone are saved; without it,
 * `signUpAddress` is the address that she gave when she signed up.
 */
async function openCheckout(
  openPage: OpenPage,
  viewport: typeof PHONE,
  { hasSavedData, signUpAddress = '' }: { hasSavedData: boolean; signUpAddress?: string },
) {
  const { page, pageErrors } = await openPage(viewport, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url);
  await api.addToCart({ product_id: 'second' });
  if (!hasSavedData) {
    const addresses = await api.addresses();
    for (const { address_id } of addresses.ok ? addresses.data.data : []) await api.deleteAddress({ address_id });
    // Makes the phone number invalid, so that the checkout does not suggest it.
    const user = await api.me();
    if (!user.ok) throw new Error(user.message);
    const { user_id } = user.data.user;
    await shop.db
      .updateTable('users')
      .set({ phone: '12', primary_phone: '', address: signUpAddress })
      .where('user_id', '=', user_id)
      .execute();
  }
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).waitFor();
  return { page, pageErrors, api };
}

const findStreet = (page: Page) => page.getByLabel('Street address');
const findPhone = (page: Page) => page.getByLabel('Primary phone');
/** Leaves out the responses 404 to requests for pictures, because this shop has none. */
const listUnexpectedErrors = (pageErrors: string[]) => pageErrors.filter((text) => !/status of 404/.test(text));
const waitForConfirmation = (page: Page) => page.getByRole('heading', { name: 'Your order is placed' }).waitFor();

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test('a shopper without saved data gets prompts and precise errors, keeps her text over a reload, and orders with one press', async ({
      openPage,
    }) => {
      const { page, api, pageErrors } = await openCheckout(openPage, viewport, { hasSavedData: false });
      await page.getByText('Please add a shipping address').first().waitFor();
      const countLines = (text: HTMLElement) => text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
      expect(await page.getByText('1 × 15,000 RWF').evaluate(countLines), 'the price of a piece is in one line').toBeLessThan(1.5);
      await page.getByText('Please add contact information').first().waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Place Order' }).click();
      await expect.poll(() => findStreet(page).evaluate((field) => field === document.activeElement)).toBe(true);

      await findStreet(page).fill('KN 5 Rd 12, next to the pharmacy');
      await findPhone(page).fill('078 800');
      await page.getByLabel('Second phone').focus();
      await page.getByText('Rwandan numbers have 10 digits, like 0788 123 456. This one has 6.').waitFor();
      await expectAccessible(page);

      await page.reload();
      await findStreet(page).waitFor();
      await expect.poll(() => findStreet(page).inputValue()).toBe('KN 5 Rd 12, next to the pharmacy');
      expect(await findPhone(page).inputValue()).toBe('078 800');

      // The button saves the typed text before it places the order, so an invalid phone number stops the order.
      await page.getByRole('button', { name: 'Place Order' }).click();
      await page.getByText('This one has 6.').waitFor();
      await expect.poll(() => findPhone(page).evaluate((field) => field === document.activeElement)).toBe(true);
      await findPhone(page).fill('0788 123 456');

      // If saving fails offline, the message appears at the button.
      await page.route('**/api/users/phone/update', (route) => route.abort('internetdisconnected'));
      await page.getByRole('button', { name: 'Place Order' }).click();
      await page.getByText('Place the order again: it cannot be placed twice.').waitFor();
      await page.getByText('Your connection dropped. Nothing was lost.').first().waitFor();
      await page.unrouteAll();
      // Forgets the console errors of the call that the test aborted.
      pageErrors.length = 0;
      await page.getByRole('button', { name: 'Place Order' }).click();
      await waitForConfirmation(page);
      await expectAccessible(page);
      const orders = await api.orders();
      // After a reload, checkout and cart still show the order.
      await page.reload();
      await waitForConfirmation(page);
      await page.getByText(orders.ok ? (orders.data.orders[0]?.order_id ?? '?') : '?').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Pay Now' }).waitFor();
      await page.goto('/cart');
      await page.getByRole('heading', { name: 'Your order is placed and waits to be paid' }).waitFor();
      await expectAccessible(page);
      await page.goBack();
      await waitForConfirmation(page);
      await page.getByRole('button', { name: 'Go to Orders' }).click();
      await page.getByRole('heading', { name: 'My Orders' }).waitFor();
      // The shopper has closed the dialog, so the checkout does not show the order again.
      await page.goto('/checkout');
      await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
      expect(orders.ok && orders.data.orders).toMatchObject([
        { address: 'KN 5 Rd 12, next to the pharmacy, Kigali City, Rwanda', customer: { phone: '+250788123456' } },
      ]);
      expect(listUnexpectedErrors(pageErrors)).toEqual([]);
    });
  });
}

test('a shopper fills in the sections and places the order by keyboard alone', async ({ openPage }) => {
  const { page, api, pageErrors } = await openCheckout(openPage, DESKTOP, { hasSavedData: false, signUpAddress: 'KG 9' });
  // The form proposes the address of the sign-up.
  await findStreet(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ave 3');
  await page.keyboard.press('Enter');
  await page.getByText('Address saved successfully!').first().waitFor();
  await page.getByText('KG 9 Ave 3, Kigali City, Rwanda').first().waitFor();
  await findPhone(page).focus();
  await page.keyboard.type('0788123456');
  await page.keyboard.press('Enter');
  await page.getByText('Phone number updated successfully!').first().waitFor();
  // The section is collapsed, and its summary has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  expect(await findPhone(page).isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(() => findPhone(page).inputValue()).toBe('+250788123456');
  await page.getByRole('button', { name: 'Place Order' }).focus();
  await page.keyboard.press('Enter');
  await waitForConfirmation(page);
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toHaveLength(1);

  // A cart that the shopper empties shows no order. A cart that is empty when it opens shows her unpaid order.
  await api.addToCart({ product_id: 'second' });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Plain' }).click();
  const emptyHeading = page.getByRole('heading', { name: 'Your cart is empty' });
  await emptyHeading.waitFor();
  await page.getByText('Things you add will wait here').waitFor();
  await page.reload();
  await emptyHeading.waitFor();
  await page.getByText(/^Your order [0-9a-f]{8} waits to be paid: 15,000 RWF\.$/).waitFor();
  expect(await page.getByText('Your order is placed').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay this order' }).click();
  await page.getByRole('heading', { name: 'Payment Instructions' }).waitFor();
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('a changed price shows the new total for confirmation, and going back to the cart loses nothing', async ({ openPage }) => {
  const { page, api } = await openCheckout(openPage, DESKTOP, { hasSavedData: true });
  const completeSection = page.locator('summary').filter({ hasText: /Contact Information.*complete/ });
  await completeSection.waitFor();
  const savedPhone = await findPhone(page).inputValue();
  // The typed phone number takes precedence over the saved one: while it is invalid, the section is not complete.
  await findPhone(page).fill('078 800');
  await completeSection.waitFor({ state: 'detached' });
  await findPhone(page).fill('');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await page.getByText('Please enter your phone number', { exact: true }).waitFor();
  expect(await completeSection.count()).toBe(0);
  await findPhone(page).fill(savedPhone);
  await completeSection.waitFor();
  await page.getByLabel('Second phone').fill('0722 111 222');
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Order summary' }).waitFor();
  await page.goBack();
  await page.getByLabel('Second phone').waitFor();
  await expect.poll(() => page.getByLabel('Second phone').inputValue()).toBe('0722 111 222');

  await shop.db.updateTable('products').set({ discounted_price_rwf: 16_500 }).where('product_id', '=', 'second').execute();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByText('The total is now 16,500 RWF. Please check it and place your order again.').waitFor();
  const total = page.getByRole('complementary', { name: 'Order summary' }).locator('dd').last();
  await expect.poll(() => total.textContent()).toBe('16,500 RWF');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await waitForConfirmation(page);
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toMatchObject([{ final_total: 16_500, address: expect.stringContaining('+250722111222') }]);
});
