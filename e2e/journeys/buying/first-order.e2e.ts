/** A first order from beginning to end: a new shopper signs up, finds a product, buys two pieces, pays by mobile money and follows the order. */

import type { Page } from '@playwright/test';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { expectAccessible, PHONE, visit } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { generateShopper, type Shopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const STREET = 'KG 11 Ave 24, Kimironko';

async function signUp(page: Page, shopper: Shopper): Promise<void> {
  await visit(page, '/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Username').fill(shopper.username);
  await page.getByLabel('Full name').fill(shopper.name);
  await page.getByLabel('E-mail').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByLabel('Phone').fill(shopper.phone);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Account created successfully!').first().waitFor();
  await page.waitForURL('**/signin');
}

async function signIn(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel('Username').fill(shopper.username);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

type BoughtProduct = { name: string; option: string; total_rwf: number };

/** Puts two pieces of a product into the cart: one as a guest, who then signs in, and one as a signed-in shopper. */
async function addTwoToCart(shopUrl: string, page: Page, shopper: Shopper): Promise<BoughtProduct> {
  const product = await findProductWithOptions(shopUrl);
  await visit(page, `/category/${product.category.category_id}`);
  await page.getByRole('link', { name: product.name }).first().click();
  await page.waitForURL(`**/product/${product.product_id}*`);
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor();

  const option = product.options.at(-1);
  if (!option) throw new Error('the product has no options');
  await page.getByRole('radio', { name: option.name }).click({ force: true });
  await page.waitForURL(/[?&]option=/);
  await page.getByRole('button', { name: 'One more' }).first().click();
  // The guest signs in, returns to the same product, and finds her choice in the cart.
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.waitForURL('**/signin?redirect=*');
  await page.getByText('Sign in, and what you chose goes into your cart.').waitFor();
  await signIn(page, shopper);
  await page.waitForURL(`**/product/${product.product_id}?option=*`);
  await page.getByText('What you chose is in your cart.').waitFor();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.waitForURL('**/cart');
  await page.getByRole('button', { name: 'One fewer' }).first().click();

  // She adds a second piece, now signed in.
  await page.goBack();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('heading', { name: 'Added to Your Cart' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.waitForURL('**/cart');
  const unitPrice_rwf = (product.discounted_price || product.base_price) + option.additional_price;
  return { name: product.name, option: option.name, total_rwf: unitPrice_rwf * 2 };
}

async function placeOrder(page: Page, boughtProduct: BoughtProduct): Promise<string> {
  await page.getByRole('link', { name: boughtProduct.name }).first().waitFor();
  await page.getByText(boughtProduct.option).first().waitFor();
  await page.getByText(formatRwf(boughtProduct.total_rwf)).first().waitFor();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL('**/checkout');
  await page.getByRole('button', { name: 'Place Order' }).waitFor();

  // The phone number is known from the sign-up, the address is not. The page says so before it sends anything.
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByText('Please add a shipping address').first().waitFor();
  await page.getByLabel('Street address').fill(STREET);
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Address saved successfully!').first().waitFor();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  const orders = await page.evaluate(async () => {
    const response = await fetch('/api/orders/user', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` },
    });
    return ((await response.json()) as { orders: { order_id: string }[] }).orders;
  });
  expect(orders).toHaveLength(1);
  return orders[0]?.order_id ?? '';
}

async function claimPayment(page: Page, boughtProduct: BoughtProduct, transaction_id: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('heading', { name: 'Choose Payment Method' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mobile Money' }).click();
  await page.getByText('URUHU LTD').first().waitFor();
  await page
    .getByText(new RegExp(`\\*${boughtProduct.total_rwf}#`))
    .first()
    .waitFor();
  await page.getByRole('img', { name: /^QR code that dials \*182/ }).waitFor();
  const countCodeLines = (code: HTMLElement) => code.offsetHeight / Number.parseFloat(getComputedStyle(code).lineHeight);
  expect(await page.getByRole('dialog').locator('code').first().evaluate(countCodeLines), 'the code is in one line').toBeLessThan(1.5);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Please enter the transaction ID').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Transaction ID').fill(transaction_id);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Thank you. We are checking your payment.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to Orders' }).click();
  await page.waitForURL('**/orders');
}

async function followOrder(page: Page, order_id: string, boughtProduct: BoughtProduct, transaction_id: string): Promise<void> {
  await page.getByText('Checking payment').first().waitFor();
  await page.getByText(formatRwf(boughtProduct.total_rwf)).first().waitFor();
  await page.getByRole('link', { name: `View Details, order ${order_id.slice(0, 8)}` }).click();
  await page.getByRole('heading', { name: 'We are checking your payment' }).waitFor();
  await page.getByText(transaction_id).waitFor();
  await page.getByText(STREET).first().waitFor();

  await visit(page, '/track-order');
  await page.getByLabel('Order ID').fill(`  # ${order_id.toUpperCase()} `);
  await page.getByRole('button', { name: 'Track' }).click();
  await page.getByText('We begin as soon as we have found your payment.').waitFor();
  expect(await page.getByText('Kimironko').count(), 'the tracking page shows no address').toBe(0);
  await page.getByRole('link', { name: 'Open your order' }).click();
  await page.waitForURL(`**/orders/${order_id}`);
}

test('a new shopper signs up on a phone, buys two of a product with an option, pays by mobile money and follows the order', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  const shopper = generateShopper();
  const transaction_id = String(1e9 + Math.floor(Math.random() * 1e9));
  await signUp(page, shopper);
  const boughtProduct = await addTwoToCart(shopUrl, page, shopper);
  const order_id = await placeOrder(page, boughtProduct);
  await claimPayment(page, boughtProduct, transaction_id);
  await followOrder(page, order_id, boughtProduct, transaction_id);
  expect(pageErrors).toEqual([]);
});
