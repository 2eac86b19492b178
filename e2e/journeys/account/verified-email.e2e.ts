/** Links in mails confirm an e-mail address, change it and undo a change. */
import type { Page } from '@playwright/test';
import { createClient } from '@uruhu/contract/client';
import { DELIVERY } from '@uruhu/contract/constants';
import { listMails, waitForLink } from '../../support/mailbox.ts';
import { DESKTOP, omitExpectedErrors, SMALL_PHONE, visit } from '../../support/page.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import {
  findProofTokenInOutbox,
  generateShopper,
  SHOPPER_STREET,
  type Shopper,
  signInShopper,
  withRandomIpAddress,
} from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const findMain = (page: Page) => page.getByRole('main');
const waitForHeading = (page: Page, name: string | RegExp) => findMain(page).getByRole('heading', { name }).waitFor();

async function signIn(page: Page, { username, password }: Pick<Shopper, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Saves a delivery address and puts one product into the cart. */
async function prepareCart(shopUrl: string, token: string | null): Promise<void> {
  const api = createClient({ fetch, baseUrl: shopUrl, token: () => token });
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  await api.addAddress({ address: SHOPPER_STREET, ...DELIVERY });
  const cartResult = await api.addToCart({ product_id: product?.product_id ?? '', quantity: 1 });
  if (!cartResult.ok) throw new Error(cartResult.message);
}

test('a new shopper signs up, orders and pays before she opens a mail, and then its link unlocks her coupon in every tab', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  const shopper = generateShopper();
  await visit(page, '/signup');
  for (const [label, text] of [
    ['Username', shopper.username],
    ['Full name', shopper.name],
    ['E-mail', shopper.email],
    ['Phone', shopper.phone],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/signin');
  await findMain(page).getByText(`We sent a link to ${shopper.email}.`).waitFor();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(shopper.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');

  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await prepareCart(shopUrl, token);
  await visit(page, '/checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('News of this order by mail?').waitFor();
  await dialog.getByRole('button', { name: 'Pay Now' }).click();
  await dialog.getByRole('button', { name: /^Mobile Money/ }).click();
  await dialog.getByRole('button', { name: 'I have paid' }).click();
  await dialog.getByLabel('Transaction ID').fill(String(Math.floor(1e10 + Math.random() * 9e10)));
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('Thank you. We are checking your payment.').waitFor();
  await dialog.getByRole('button', { name: 'Continue to Orders' }).click();
  await page.getByRole('link', { name: /^View Details/ }).click();
  await findMain(page).getByText('News of this order by mail?').waitFor();
  expect((await listMails(shopUrl, shopper.email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/welcome/i)]);

  await prepareCart(shopUrl, token);
  await visit(page, '/cart');
  const coupons = page.getByRole('region', { name: 'Coupon code' });
  await coupons.getByText('It works once your e-mail address is confirmed.').waitFor();
  // The page confirms at once, because the shopper is signed in here.
  const secondTab = await page.context().newPage();
  await secondTab.goto(await waitForLink(shopUrl, shopper.email, '/confirm-email'));
  await waitForHeading(secondTab, 'Your e-mail address is confirmed!');
  await secondTab.getByText('Your 5% off is ready').waitFor();
  await page.bringToFront();
  await page.reload();
  await coupons.getByRole('button', { name: /^Apply coupon .*, 5% off$/ }).click();
  await coupons.getByText(/^Coupon ".*" applied successfully!/).waitFor();
  expect(pageErrors).toEqual([]);
});

test('changing the address needs the password and the link, and the owner of the old address undoes it', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { shopper } = await signInShopper(page, shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
  const newEmail = `new-${shopper.email}`;
  await visit(page, '/accountinfo');
  const email = findMain(page).getByRole('textbox', { name: 'E-mail' });
  await email.fill(newEmail);
  await page.keyboard.press('Tab');
  await expect(findMain(page).getByLabel('Your password'), 'Tab moves to the field that has appeared').toBeFocused();
  await page.keyboard.type(shopper.password);
  await findMain(page).getByRole('button', { name: 'Update Information' }).click();
  const note = findMain(page).getByRole('region', { name: 'Your new e-mail address waits to be confirmed' });
  await note.getByText(`you sign in with ${shopper.email}`).waitFor();
  await page.goto(await waitForLink(shopUrl, newEmail, '/confirm-email'));
  await findMain(page).getByText(`News of your orders comes to ${newEmail} from now on.`).waitFor();

  // The old address got a mail. Its owner, who is signed in nowhere, undoes the change.
  const owner = await openPage(SMALL_PHONE);
  await visit(owner.page, await waitForLink(shopUrl, shopper.email, '/undo-email'));
  await owner.page.waitForURL((url) => url.search === '');
  await visit(page, '/accountinfo');
  await expect.poll(() => email.inputValue(), 'opening the link alone changes nothing').toBe(newEmail);
  await owner.page.getByRole('button', { name: 'Change it back' }).click();
  await waitForHeading(owner.page, 'Your old address is back');
  await owner.page.getByRole('link', { name: 'Choose a new password' }).click();
  await owner.page.getByLabel('New password').fill('akazi keza gatuma nishima');
  await owner.page.getByLabel('The same again').fill('akazi keza gatuma nishima');
  await owner.page.getByRole('button', { name: 'Save the password' }).click();
  await waitForHeading(owner.page, 'Password reset successfully!');
  await owner.page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  // The sign-in form also accepts the e-mail address as the username.
  await signIn(owner.page, { username: shopper.email, password: 'akazi keza gatuma nishima' });
  await owner.page.waitForURL((url) => url.pathname === '/');
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/signin');
  expect(omitExpectedErrors(pageErrors, /401/)).toEqual([]);
  expect(owner.pageErrors).toEqual([]);
});

test('a browser without JavaScript confirms an address by the link of a mail', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE, { javaScriptEnabled: false });
  const shopper = generateShopper();
  const result = await createClient({ fetch: withRandomIpAddress(), baseUrl: shopUrl }).signUp({ ...shopper, address: '' });
  expect(result.ok).toBe(true);
  await page.goto(await waitForLink(shopUrl, shopper.email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await waitForHeading(page, 'Your e-mail address is confirmed!');
  expect(new URL(page.url()).search, 'the token is not in the address').toBe('');
  expect(pageErrors).toEqual([]);
});
