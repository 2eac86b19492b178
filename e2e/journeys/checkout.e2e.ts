/** The checkout of somebody of whom the shop knows nothing yet: what she types is never lost, and never overlooked. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileShop } from '../support/hostile-shop.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';
import { DESKTOP, expectAccessible, type PHONE, useBrowser } from '../support/page.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();
let shop: OwnShop;
beforeAll(async () => {
  shop = await openOwnShop(hostileShop('Plain'));
});
afterAll(() => shop.close());

/** At checkout with one product of 15,000 RWF. `onFile`: her address and her phone are known. */
async function opened(viewport: typeof PHONE, onFile: boolean) {
  const watched = await browser.open(viewport, { baseURL: shop.url });
  const shopper = await signedInShopper(watched.page, shop.url);
  await shopper.api.addToCart({ product_id: 'second' });
  if (!onFile) {
    const addresses = await shopper.api.addresses();
    for (const { address_id } of addresses.ok ? addresses.data.data : []) await shopper.api.deleteAddress({ address_id });
    // A number that was taken at sign-up, and that nobody can call.
    const user = await shopper.api.me();
    if (!user.ok) throw new Error(user.message);
    await shop.db.updateTable('users').set({ phone: '12', primary_phone: '' }).where('user_id', '=', user.data.user.user_id).execute();
  }
  await watched.page.goto('/checkout');
  await watched.page.getByRole('button', { name: 'Place Order' }).waitFor();
  return { ...watched, ...shopper };
}

const street = (page: Page) => page.getByLabel('Street address');
const phone = (page: Page) => page.getByLabel('Primary phone');
/** This shop has no pictures. */
const ours = (complaints: string[]) => complaints.filter((text) => !/status of 404/.test(text));
const placed = (page: Page) => page.getByRole('heading', { name: 'Your order is placed' }).waitFor();

describe.each([
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', DESKTOP],
])('on %s', (_, viewport) => {
  test('with nothing on file: prompts, errors that name the cause, typed text that outlives a reload, then one press', async () => {
    const { page, api, complaints, close } = await opened(viewport, false);
    await page.getByText('Please add a shipping address').first().waitFor();
    await page.getByText('Please add contact information').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect.poll(() => street(page).evaluate((field) => field === document.activeElement)).toBe(true);

    await street(page).fill('KN 5 Rd 12, next to the pharmacy');
    await phone(page).fill('078 800');
    await page.getByLabel('Second phone').focus();
    await page.getByText('Rwandan numbers have 10 digits, like 0788 123 456. This one has 6.').waitFor();
    await expectAccessible(page);

    await page.reload();
    await street(page).waitFor();
    await expect.poll(() => street(page).inputValue()).toBe('KN 5 Rd 12, next to the pharmacy');
    expect(await phone(page).inputValue()).toBe('078 800');

    // What is typed and was not saved is meant: it is saved first. What is wrong with it stops her there.
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByText('This one has 6.').waitFor();
    await expect.poll(() => phone(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await phone(page).fill('0788 123 456');

    // What cannot be saved for want of a network is said where she is looking: at the button.
    await page.route('**/api/users/phone/update', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByText('Place the order again: it cannot be placed twice.').waitFor();
    await page.getByText('Your connection dropped. Nothing was lost.').first().waitFor();
    await page.unrouteAll();
    complaints.length = 0;
    await page.getByRole('button', { name: 'Place Order' }).click();
    await placed(page);
    await expectAccessible(page);
    const orders = await api.orders();
    // Loaded again, the page still knows what has become of her cart, and so does the cart that she goes back to.
    await page.reload();
    await placed(page);
    await page.getByText(orders.ok ? (orders.data.orders[0]?.order_id ?? '?') : '?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay Now' }).waitFor();
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Your order is placed and waits to be paid' }).waitFor();
    await expectAccessible(page);
    await page.goBack();
    await placed(page);
    await page.getByRole('button', { name: 'Go to Orders' }).click();
    await page.getByRole('heading', { name: 'My Orders' }).waitFor();
    // Once it is closed it has been said.
    await page.goto('/checkout');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    expect(orders.ok && orders.data.orders).toMatchObject([
      { address: 'KN 5 Rd 12, next to the pharmacy, Kigali City, Rwanda', customer: { phone: '+250788123456' } },
    ]);
    expect(ours(complaints)).toEqual([]);
    await close();
  });
});

test('by keyboard alone the sections open, are filled in, fold to what they hold, and the order is placed', async () => {
  const { page, api, complaints, close } = await opened(DESKTOP, false);
  await street(page).focus();
  await page.keyboard.type('KG 9 Ave 3');
  await page.keyboard.press('Enter');
  await page.getByText('Address saved successfully!').first().waitFor();
  await page.getByText('KG 9 Ave 3, Kigali City, Rwanda').first().waitFor();
  await phone(page).focus();
  await page.keyboard.type('0788123456');
  await page.keyboard.press('Enter');
  await page.getByText('Phone number updated successfully!').first().waitFor();
  // Folded, with the focus on what opens it again.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  expect(await phone(page).isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(() => phone(page).inputValue()).toBe('+250788123456');
  await page.getByRole('button', { name: 'Place Order' }).focus();
  await page.keyboard.press('Enter');
  await placed(page);
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toHaveLength(1);

  // Another cart, emptied by hand: it has become nothing. Whoever comes to an empty one is led to what waits to be paid.
  await api.addToCart({ product_id: 'second' });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Remove Plain' }).click();
  const empty = page.getByRole('heading', { name: 'Your cart is empty' });
  await empty.waitFor();
  await page.getByText('Things you add will wait here').waitFor();
  await page.reload();
  await empty.waitFor();
  await page.getByText(/^Your order [0-9a-f]{8} waits to be paid: 15,000 RWF\.$/).waitFor();
  expect(await page.getByText('Your order is placed').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay this order' }).click();
  await page.getByRole('heading', { name: 'Payment Instructions' }).waitFor();
  expect(ours(complaints)).toEqual([]);
  await close();
});

test('another price meanwhile: the new total is shown and asked about; going back loses nothing, and returns to the cart', async () => {
  const { page, api, close } = await opened(DESKTOP, true);
  const done = page.locator('summary').filter({ hasText: /Contact Information.*complete/ });
  await done.waitFor();
  const onFile = await phone(page).inputValue();
  // What is typed goes before what is on file: while it is wrong nothing is done.
  await phone(page).fill('078 800');
  await done.waitFor({ state: 'detached' });
  await phone(page).fill('');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await page.getByText('Please enter your phone number', { exact: true }).waitFor();
  expect(await done.count()).toBe(0);
  await phone(page).fill(onFile);
  await done.waitFor();
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
  await placed(page);
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toMatchObject([{ final_total: 16_500, address: expect.stringContaining('+250722111222') }]);
  await close();
});
