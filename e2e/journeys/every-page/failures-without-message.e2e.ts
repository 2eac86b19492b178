/** Each page shows a message of its own when a response has no message from the server, for example a proxy's HTML error page. */
import type { Page } from '@playwright/test';
import { openBrokenShop } from '../../support/broken-shop.ts';
import { DESKTOP, PHONE, visit } from '../../support/page.ts';
import { placeOrder } from '../../support/placed-order.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const findToasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Answers calls to this path with a proxy's error page instead of the server's response. */
const failAtProxy = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }));

test('a failed sign-in shows an error', async ({ openPage }) => {
  const { page } = await openPage(PHONE);
  await failAtProxy(page, '**/api/users/login');
  await visit(page, '/signin');
  await page.getByLabel('Username').fill('keza');
  await page.getByLabel('Password', { exact: true }).fill('rwanda-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await findToasts(page).getByText('Login failed.').waitFor();
});

test('a failed sign-out shows an error, which differs if no response comes, and the shopper stays signed in', async ({
  openPage,
  shopUrl,
}) => {
  const { page } = await openPage(DESKTOP);
  await signInShopper(page, shopUrl);
  await visit(page, '/myaccount');
  const logout = page.getByRole('button', { name: 'Logout' });
  await failAtProxy(page, '**/api/users/logout');
  await logout.click();
  await findToasts(page).getByText('Logout failed.').waitFor();
  await page.route('**/api/users/logout', (route) => route.abort());
  await logout.click();
  await findToasts(page).getByText('An error occurred during logout.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/myaccount');
});

test('a message to the shop that could not be sent shows an error', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE);
  await signInShopper(page, shopUrl);
  await failAtProxy(page, '**/api/users/contact');
  await visit(page, '/contactus');
  await page.getByLabel('Message', { exact: true }).fill('Muraho');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.locator('form').getByText('Failed to send message. Please try again.').waitFor();
});

test('a review that could not be sent shows an error', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE);
  await signInShopper(page, shopUrl);
  await failAtProxy(page, '**/api/products/reviews/add');
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  await visit(page, `/product/${product?.product_id}`);
  await page.getByRole('button', { name: 'Write a Review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await dialog.getByLabel('Your review').fill('Calm skin');
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await dialog.getByText('Failed to submit review').waitFor();
});

test('a failed update of the account shows an error, which differs if no response comes', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE);
  await signInShopper(page, shopUrl);
  await visit(page, '/accountinfo');
  const update = page.getByRole('button', { name: 'Update Information' });
  await failAtProxy(page, '**/api/users/updateMyAccount');
  await update.click();
  await page.locator('form').getByText('Update failed.').waitFor();
  await page.route('**/api/users/updateMyAccount', (route) => route.abort());
  await update.click();
  await page.locator('form').getByText('An error occurred during update.').waitFor();
});

test('a payment that could not be started shows an error', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  const { order_id } = await placeOrder(api, shopUrl);
  await failAtProxy(page, '**/api/orders/payorder');
  await visit(page, `/orders/${order_id}`);
  await page.getByRole('button', { name: 'Other ways to pay' }).click();
  await page.getByRole('button', { name: /^Card Payment/ }).click();
  await page.getByRole('dialog').getByText('Payment initialization failed').waitFor();
});

test('best sellers that could not be loaded show a toast, on home and on their own page, and again after a failed retry', async ({
  openPage,
  shopUrl,
}) => {
  const shop = await openBrokenShop(shopUrl);
  try {
    shop.faults.set('best', 'fails');
    const { page } = await openPage(PHONE);
    const errorToast = findToasts(page).getByText('Something went wrong.', { exact: true });
    for (const path of ['/', '/best']) {
      await visit(page, shop.url + path);
      await errorToast.waitFor();
    }
    await visit(page, `${shop.url}/`);
    await findToasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await errorToast.waitFor({ state: 'detached' });
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Best Sellers', exact: true }) });
    await section.getByRole('button', { name: 'Try again' }).click();
    await errorToast.waitFor();
    // Other rows of products show no toast when they fail.
    shop.faults.clear();
    shop.faults.set('trending', 'fails');
    await visit(page, `${shop.url}/`);
    expect(await errorToast.count()).toBe(0);
  } finally {
    await shop.close();
  }
});
