/**
 * A shopper with an unconfirmed e-mail address can order and pay; links in mails confirm an address, change it and undo
 * a change.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createClient } from '@uruhu/contract/client';
import { DELIVERY } from '@uruhu/contract/constants';
import { listMails, waitForLink } from '../../support/mailbox.ts';
import { DESKTOP, expectAccessible, measureOverflow_px, reload, SMALL_PHONE, visit } from '../../support/page.ts';
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

// In parallel mode the tests of this long file run in all workers; otherwise one worker would run them all.
test.describe.configure({ mode: 'parallel' });

const TABLET = { width: 768, height: 1024 };
const PICTURE = join(import.meta.dirname, '../../../demo/pictures/brand-anua.webp');

const findMain = (page: Page) => page.getByRole('main');
const waitForHeading = (page: Page, name: string | RegExp) => findMain(page).getByRole('heading', { name }).waitFor();
const findConfirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my e-mail address' });
const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') !== null);
/** Expects no console errors except those that contain one of these statuses or error names. */
const expectOnlyErrors = (pageErrors: string[], ...statuses: string[]) =>
  expect(pageErrors.filter((pageError) => !statuses.some((status) => pageError.includes(status)))).toEqual([]);

async function signIn(page: Page, { username, password }: Pick<Shopper, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Creates an account by an API call, as on another device. */
async function signUpThroughApi(shopUrl: string): Promise<Shopper> {
  const shopper = generateShopper();
  const result = await createClient({ fetch: withRandomIpAddress(), baseUrl: shopUrl }).signUp({ ...shopper, address: '' });
  if (!result.ok) throw new Error(result.message);
  return shopper;
}

/** Saves a delivery address and puts one product into the cart. */
async function prepareCart(shopUrl: string, token: string | null): Promise<void> {
  const api = createClient({ fetch, baseUrl: shopUrl, token: () => token });
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  await api.addAddress({ address: SHOPPER_STREET, ...DELIVERY });
  const cartResult = await api.addToCart({ product_id: product?.product_id ?? '', quantity: 1 });
  if (!cartResult.ok) throw new Error(cartResult.message);
}

for (const [name, viewport] of [
  ['a small phone', SMALL_PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test('a new shopper signs up, orders and reports her payment without opening a mail, and gets only the first mail', async ({
      openPage,
      shopUrl,
    }) => {
      const { page, pageErrors } = await openPage(viewport);
      const shopper = generateShopper();
      await visit(page, '/signup');
      await page.getByLabel('Username').fill('somebody@else.example');
      await page.getByLabel('Full name').fill(shopper.name);
      await page.getByLabel('E-mail').fill(shopper.email);
      await page.getByLabel('Password', { exact: true }).fill(shopper.password);
      await page.getByLabel('Phone').fill(shopper.phone);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.locator('form').getByText('A username cannot contain @.').waitFor();
      await expectAccessible(page);
      await page.getByLabel('Username').fill(shopper.username);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL('**/signin');
      await findMain(page).getByText(`We sent a link to ${shopper.email}.`).waitFor();
      await expectAccessible(page);
      await signIn(page, shopper);
      await page.waitForURL((url) => url.pathname === '/');

      await prepareCart(shopUrl, await page.evaluate(() => localStorage.getItem('authToken')));
      await page.goto('/checkout');
      await page.getByRole('button', { name: 'Place Order' }).click();
      await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('News of this order by mail?').waitFor();
      await expectAccessible(page);
      expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
      await dialog.getByRole('button', { name: 'Pay Now' }).click();
      await dialog.getByRole('button', { name: /^Mobile Money/ }).click();
      await dialog.getByRole('button', { name: 'I have paid' }).click();
      await dialog.getByLabel('Transaction ID').fill(String(Math.floor(1e10 + Math.random() * 9e10)));
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await dialog.getByText('Thank you. We are checking your payment.').waitFor();
      await dialog.getByRole('button', { name: 'Continue to Orders' }).click();
      await page.getByRole('link', { name: /^View Details/ }).click();
      await findMain(page).getByText('News of this order by mail?').waitFor();
      await expectAccessible(page);
      expect((await listMails(shopUrl, shopper.email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/welcome/i)]);
      expect(pageErrors).toEqual([]);
    });

    test('the account says that the address is unconfirmed and sends the link again, and the link unlocks the coupon in every tab', async ({
      openPage,
      shopUrl,
    }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { shopper, api, token } = await signInShopper(page, shopUrl);
      await prepareCart(shopUrl, token);
      await visit(page, '/accountinfo');
      await findMain(page).getByText('Not confirmed yet').waitFor();
      const note = findMain(page).getByRole('region', { name: 'Confirm your e-mail address' });
      await note.getByText(shopper.email).waitFor();
      await expectAccessible(page);
      expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
      const resendButton = note.getByRole('button', { name: 'Send the link again' });
      await page.context().setOffline(true);
      await resendButton.click();
      await note.getByText('You are offline, or we could not be reached.').waitFor();
      await page.context().setOffline(false);
      const tooManyRequests = { status: 429, json: { status: 'error', message: 'We have sent several links to this address already.' } };
      await page.route('**/api/users/email/resend', (route) => route.fulfill(tooManyRequests));
      await resendButton.click();
      await note.getByText(tooManyRequests.json.message).waitFor();
      await page.unroute('**/api/users/email/resend');
      await resendButton.click();
      await note.getByText('We have sent you the link again.').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('We have sent you the link again.');
      await expectAccessible(page);

      // In her account and in the cart she sees her coupon, and why she cannot use it yet.
      const code = await api.coupons().then((result) => (result.ok ? String(result.data.results[0]?.coupon_code) : ''));
      await visit(page, '/myaccount');
      await findMain(page).getByText('It works once your e-mail address is confirmed.').waitFor();
      await expectAccessible(page);
      await page.goto('/cart');
      const coupons = page.getByRole('region', { name: 'Coupon code' });
      await coupons.getByText('It works once your e-mail address is confirmed.').waitFor();
      await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await coupons.getByText('Please confirm your e-mail address to use this coupon').waitFor();
      await expectAccessible(page);
      expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);

      // The page confirms at once, because the shopper is signed in here.
      const secondTab = await page.context().newPage();
      await secondTab.goto(await waitForLink(shopUrl, shopper.email, '/confirm-email'));
      await waitForHeading(secondTab, 'Your e-mail address is confirmed!');
      await secondTab.getByText('Your 5% off is ready').waitFor();
      await expectAccessible(secondTab);
      expect(await measureOverflow_px(secondTab)).toBeLessThanOrEqual(0);
      await secondTab.getByRole('link', { name: 'My account', exact: true }).click();
      await secondTab.getByText('Enter the code in your cart.').waitFor();
      expect(await secondTab.getByRole('button', { name: 'Send the link again' }).count()).toBe(0);
      await secondTab.goto('/accountinfo');
      await secondTab.getByText('Verified', { exact: true }).waitFor();

      await page.bringToFront();
      await page.reload();
      await coupons.getByRole('button', { name: `Apply coupon ${code}, 5% off` }).click();
      await coupons.getByText(`Coupon "${code}" applied successfully!`).waitFor();
      expectOnlyErrors(pageErrors, '422', '429', 'ERR_INTERNET_DISCONNECTED');
    });

    test('changing the address needs the password and the link, the old address can undo it, and a new password cancels a pending change', async ({
      openPage,
      shopUrl,
    }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { shopper } = await signInShopper(page, shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
      const newEmail = `new-${shopper.email}`;
      await visit(page, '/accountinfo');
      const email = findMain(page).getByRole('textbox', { name: 'E-mail' });
      const password = findMain(page).getByLabel('Your password');
      const update = findMain(page).getByRole('button', { name: 'Update Information' });
      expect(await password.count()).toBe(0);
      await email.fill(newEmail);
      await page.keyboard.press('Tab');
      expect(await password.evaluate((field) => field === document.activeElement), 'Tab moves to the next field').toBe(true);
      expect(await password.getAttribute('autocomplete')).toBe('current-password');
      await expectAccessible(page);
      expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
      await update.click();
      await findMain(page).getByText('Please enter your password to change your e-mail address.').waitFor();
      await password.fill('not-this-one');
      await update.click();
      await findMain(page).getByText('This is not your password.').waitFor();
      await expectAccessible(page);

      // Typing the old address again hides the password field, and the other fields are saved without a password.
      await email.fill(shopper.email);
      await expect.poll(() => password.count()).toBe(0);
      await findMain(page).getByLabel('Full name').fill('Keza Uwase');
      await update.click();
      await page.getByText('Account updated successfully!').first().waitFor();
      await page.waitForURL('**/myaccount');

      const requestChange = async () => {
        await visit(page, '/accountinfo');
        await email.fill(newEmail);
        await password.fill(shopper.password);
        await update.click();
        await page.getByText(`Saved. We have sent a link to ${newEmail}.`).first().waitFor();
        await page.waitForURL('**/myaccount');
        await note.getByText(`you sign in with ${shopper.email}`).waitFor();
      };
      const note = findMain(page).getByRole('region', { name: 'Your new e-mail address waits to be confirmed' });
      await requestChange();
      await expectAccessible(page);
      expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
      await note.getByRole('button', { name: 'Keep the old address' }).click();
      await page.getByText('Your e-mail address stays as it is.').first().waitFor();
      await note.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('account-title');

      await requestChange();
      // Waits for the second mail, because the link in the first one belongs to the cancelled change and is invalid.
      await expect.poll(async () => (await listMails(shopUrl, newEmail)).length, { timeout: 20_000, intervals: [250] }).toBe(2);
      await page.goto(await waitForLink(shopUrl, newEmail, '/confirm-email'));
      await waitForHeading(page, 'Your e-mail address is confirmed!');
      await findMain(page).getByText(`News of your orders comes to ${newEmail} from now on.`).waitFor();
      await visit(page, '/accountinfo');
      await expect.poll(() => email.inputValue()).toBe(newEmail);

      // The old address got a mail. Its owner, who is signed in nowhere, undoes the change.
      const owner = await openPage(viewport);
      const response = await owner.page.goto(await waitForLink(shopUrl, shopper.email, '/undo-email'));
      expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      await waitForHeading(owner.page, 'The e-mail address of your account was changed');
      await owner.page.waitForURL((url) => url.search === '');
      await expectAccessible(owner.page);
      expect(await measureOverflow_px(owner.page)).toBeLessThanOrEqual(0);
      expect(await isSignedIn(page), 'opening the link alone changes nothing').toBe(true);
      await owner.page.getByRole('button', { name: 'Change it back' }).click();
      await waitForHeading(owner.page, 'Your old address is back');
      await expectAccessible(owner.page);
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
      expectOnlyErrors(pageErrors, '401', '422');
      expect(owner.pageErrors).toEqual([]);
    });
  });
}

test.describe('a link of a mail', () => {
  test('takes effect for a guest only after a press, is stored nowhere, and survives a dropped connection', async ({
    openPage,
    shopUrl,
  }) => {
    const { email } = await signUpThroughApi(shopUrl);
    const link = await waitForLink(shopUrl, email, '/confirm-email');
    const { page, pageErrors } = await openPage(TABLET);
    const postedPaths: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && postedPaths.push(new URL(request.url()).pathname));
    const response = await visit(page, link);
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await response?.text()).toContain('<meta name="robots" content="noindex"/>');
    await waitForHeading(page, 'Confirm your e-mail address');
    await page.waitForURL((url) => url.search === '');
    await expectAccessible(page);
    expect(postedPaths.filter((path) => path.startsWith('/api/users/email'))).toEqual([]);

    await page.context().setOffline(true);
    await findConfirmButton(page).click();
    await findMain(page).getByText('You are offline, or we could not be reached.').waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Your e-mail address is confirmed!');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Your e-mail address is confirmed!');
    expect(await findMain(page).getByText('is ready').count(), 'a guest does not see the coupon').toBe(0);
    await reload(page);
    await waitForHeading(page, 'Your e-mail address is confirmed!');
    expectOnlyErrors(pageErrors, 'ERR_INTERNET_DISCONNECTED');
  });

  test('that is expired or incomplete leads to a new link, or to the contact page', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(SMALL_PHONE);
    await page.goto('/confirm-email?t=nothing');
    await findConfirmButton(page).click();
    await waitForHeading(page, 'This link is invalid or has expired.');
    await expectAccessible(page);
    expect(await findMain(page).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?redirect=%2Faccountinfo');
    await page.reload();
    await waitForHeading(page, 'This link is invalid or has expired.');
    await page.goto('/faqs');
    await page.goto('/confirm-email');
    await waitForHeading(page, 'A piece of the link is missing');
    await expectAccessible(page);
    await page.goto('/undo-email?t=nothing');
    await page.getByRole('button', { name: 'Change it back' }).click();
    await waitForHeading(page, 'This link is invalid or has expired.');
    await expectAccessible(page);
    await findMain(page).getByRole('link', { name: 'Contact us' }).click();
    await page.waitForURL('**/contactus');
    expectOnlyErrors(pageErrors, '400');
  });

  test('that is opened again says to a signed-in shopper that her address is confirmed already', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(SMALL_PHONE);
    await signInShopper(page, shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
    await page.goto('/confirm-email');
    await waitForHeading(page, 'Your e-mail address is confirmed already.');
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
  });

  test('works without JavaScript', async ({ openPage, shopUrl }) => {
    const { email } = await signUpThroughApi(shopUrl);
    const { page, pageErrors } = await openPage(SMALL_PHONE, { javaScriptEnabled: false });
    await page.goto(await waitForLink(shopUrl, email, '/confirm-email'));
    await findConfirmButton(page).click();
    await waitForHeading(page, 'Your e-mail address is confirmed!');
    expect(new URL(page.url()).search, 'the token is not in the address').toBe('');
    await page.goto('/confirm-email?t=nothing');
    await findConfirmButton(page).click();
    await waitForHeading(page, 'This link is invalid or has expired.');
    await page.goto('/confirm-email');
    await waitForHeading(page, 'A piece of the link is missing');
    await page.goto('/undo-email?t=nothing');
    await page.getByRole('button', { name: 'Change it back' }).click();
    await waitForHeading(page, 'This link is invalid or has expired.');

    await page.goto(await createUndoLink(shopUrl));
    await page.getByRole('button', { name: 'Change it back' }).click();
    await waitForHeading(page, 'Your old address is back');
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toMatch(/^\/reset-password\?t=[\w-]{43}$/);
    expectOnlyErrors(pageErrors, '400');
  });
});

/** Signs up a shopper, confirms her e-mail address, replaces it by another, and returns the link that undoes the change. */
async function createUndoLink(shopUrl: string): Promise<string> {
  const { username, password, name, email, phone } = await signUpThroughApi(shopUrl);
  const findToken = findProofTokenInOutbox(shopUrl);
  const guest = createClient({ fetch: withRandomIpAddress(), baseUrl: shopUrl });
  await guest.confirmEmail({ token: await findToken(email) });
  const session = await guest.signIn({ username, password });
  const customer = createClient({ fetch: withRandomIpAddress(), baseUrl: shopUrl, token: () => (session.ok ? session.data.token : null) });
  const accountResult = await customer.updateAccount({ name, phone, email: `new-${email}`, current_password: password });
  if (!accountResult.ok) throw new Error(accountResult.message);
  await guest.confirmEmail({ token: await findToken(`new-${email}`) });
  return waitForLink(shopUrl, email, '/undo-email');
}

test('pictures of a review need a confirmed address, and the draft stays until then', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  const { shopper } = await signInShopper(page, shopUrl);
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  await visit(page, `/product/${product?.product_id}#reviews`);
  await page.locator('#reviews').getByRole('button', { name: 'Write a Review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You can add pictures once your e-mail address is confirmed').waitFor();
  expect(await dialog.locator('input[type=file]').count()).toBe(0);
  await dialog.getByLabel('Your review').fill('Calm after a week');
  await expectAccessible(page);

  const secondTab = await page.context().newPage();
  await secondTab.goto(await waitForLink(shopUrl, shopper.email, '/confirm-email'));
  await waitForHeading(secondTab, 'Your e-mail address is confirmed!');
  await dialog.locator('input[type=file]').setInputFiles(PICTURE);
  await dialog.getByRole('img', { name: 'Picture 1' }).waitFor();
  expect(await dialog.getByLabel('Your review').inputValue()).toBe('Calm after a week');
  await expectAccessible(page);
  expect(pageErrors).toEqual([]);
});
