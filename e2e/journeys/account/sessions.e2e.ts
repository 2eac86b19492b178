/** Signing up, signing in, a forgotten password, and the end of a session. */

import type { Page } from '@playwright/test';
import { createClient } from '@uruhu/contract/client';
import { findLink, waitForMail } from '../../support/mailbox.ts';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE, reload, visit } from '../../support/page.ts';
import { generateShopper, type Shopper, signInShopper, withRandomIpAddress } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const createGuestClient = (shopUrl: string) => createClient({ fetch: withRandomIpAddress(), baseUrl: shopUrl });

async function signUpThroughApi(shopUrl: string, shopper: Shopper = generateShopper()): Promise<Shopper> {
  expect((await createGuestClient(shopUrl).signUp({ ...shopper, address: '' })).ok).toBe(true);
  return shopper;
}

async function signIn(page: Page, { username, password }: Pick<Shopper, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const findToast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') !== null);
const expectSignedIn = (page: Page, isExpected: boolean) => expect.poll(() => isSignedIn(page)).toBe(isExpected);

test.describe('a forgotten password', () => {
  test('is replaced once by the link of a mail, which ends every session and the old password', async ({ openPage, shopUrl }) => {
    const shopper = await signUpThroughApi(shopUrl);
    const otherSession = await createGuestClient(shopUrl).signIn(shopper);
    const token = otherSession.ok ? otherSession.data.token : '';
    const { page, pageErrors } = await openPage(PHONE);
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.locator('form').getByText('Invalid email address').waitFor();
    await page.getByLabel('E-mail').fill(shopper.email.toUpperCase());
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByRole('heading', { name: 'Check your email for instructions to reset your password.' }).waitFor();
    await findToast(page, 'Password reset instructions sent to your email!').waitFor();
    await expectAccessible(page);

    const link = findLink(await waitForMail(shopUrl, shopper.email, /new password/i), '/reset-password');
    const response = await page.goto(link);
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const resetToken = new URL(link, shopUrl).searchParams.get('t') ?? '';
    expect(await response?.text(), 'the HTML does not contain the token').not.toContain(resetToken);
    await page.waitForURL((url) => url.search === '');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor();
    await expectAccessible(page);

    const newPassword = page.getByLabel('New password');
    const repeatedPassword = page.getByLabel('The same again');
    const saveButton = page.getByRole('button', { name: 'Save the password' });
    await newPassword.fill('abcd');
    await page.getByText('Weak.').waitFor();
    await repeatedPassword.fill('abcd');
    await saveButton.click();
    await page.locator('form').getByText('Password must be at least 5 characters long').waitFor();
    await newPassword.fill('amazi meza cyane');
    await page.getByText('Strong.').waitFor();
    await repeatedPassword.fill('amazi meza');
    await saveButton.click();
    await page.locator('form').getByText('Passwords do not match').waitFor();
    await expectAccessible(page);
    await repeatedPassword.fill('amazi meza cyane');
    await saveButton.click();
    await page.getByRole('heading', { name: 'Password reset successfully!' }).waitFor();
    await expectAccessible(page);
    const meAfterReset = await createClient({ fetch, baseUrl: shopUrl, token: () => token }).me();
    expect(meAfterReset).toMatchObject({ ok: false, status: 401 });

    await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
    await signIn(page, shopper);
    await page.locator('form').getByText('Invalid username or password.').waitFor();
    await signIn(page, { ...shopper, password: 'amazi meza cyane' });
    await page.waitForURL((url) => url.pathname === '/');
    await expectSignedIn(page, true);

    await page.goto(link);
    await newPassword.fill('somebody else was here');
    await repeatedPassword.fill('somebody else was here');
    await saveButton.click();
    await page.getByRole('heading', { level: 1, name: 'This reset link is invalid or has expired.' }).waitFor();
    await expectAccessible(page);
    expect(await isSignedIn(page), 'an invalid link ends no session').toBe(true);
    expect(omitExpectedErrors(pageErrors, /status of (400|401)/)).toEqual([]);
  });

  test('can be requested again after a pause; a failure shows a message and keeps the typed address', async ({ openPage }) => {
    const { page } = await openPage(DESKTOP);
    await page.clock.install();
    await visit(page, '/forgot-password');
    const email = page.getByLabel('E-mail');
    const sendButton = page.getByRole('button', { name: 'Send me the link' });
    await email.fill('nobody@example.com');
    await page.route('**/api/users/forgot-password', (route) => route.abort());
    await sendButton.click();
    await page.locator('form').getByText('An error occurred. Please try again.').waitFor();
    await page.unroute('**/api/users/forgot-password');
    const tooManyRequests = { status: 429, json: { status: 'error', message: 'Too many requests. Please wait a moment and try again.' } };
    await page.route('**/api/users/forgot-password', (route) => route.fulfill(tooManyRequests));
    await sendButton.click();
    await page.locator('form').getByText(tooManyRequests.json.message).waitFor();
    await page.unroute('**/api/users/forgot-password');
    expect(await email.inputValue()).toBe('nobody@example.com');
    await sendButton.click();
    await page.getByText('If nobody@example.com has an account here').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Check your email');
    expect(await page.getByRole('button', { name: 'Send it again' }).count()).toBe(0);
    await page.clock.fastForward(61_000);
    const resendRequest = page.waitForRequest('**/api/users/forgot-password');
    await page.getByRole('button', { name: 'Send it again' }).click();
    expect((await resendRequest).postDataJSON()).toEqual({ email: 'nobody@example.com' });
    await page.getByText(/^We can send it again in /).waitFor();
    await page.getByRole('button', { name: 'Use another e-mail' }).click();
    await sendButton.waitFor();
  });

  test('cannot be replaced without a link, and the page leads to a new one', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await page.goto('/reset-password');
    await page.getByRole('heading', { level: 1, name: 'This reset link is invalid or has expired.' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByRole('button', { name: 'Send me the link' }).waitFor();
    expect(pageErrors).toEqual([]);
  });

  test('works without JavaScript, and puts no e-mail address into a URL', async ({ openPage, shopUrl }) => {
    const shopper = await signUpThroughApi(shopUrl);
    const { page, pageErrors } = await openPage(PHONE, { javaScriptEnabled: false });
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText('Invalid email address').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('nobody');
    await page.getByLabel('E-mail').fill(shopper.email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText('Check your email for instructions to reset your password.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    findLink(await waitForMail(shopUrl, shopper.email, /new password/i), '/reset-password');
    expect(omitExpectedErrors(pageErrors, /status of 400/)).toEqual([]);
  });
});

test.describe('signing in', () => {
  test('remembers the username with “Save ID”, and asks for a long session with “Keep me signed in”', async ({ openPage, shopUrl }) => {
    const shopper = await signUpThroughApi(shopUrl);
    const { page, pageErrors } = await openPage(PHONE);
    const signOut = async () => {
      await page.getByRole('banner').locator('summary').filter({ hasText: shopper.username }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL('**/signin');
      await findToast(page, 'Logged out successfully!').waitFor();
    };
    const submitSignIn = async () => {
      const request = page.waitForRequest('**/api/users/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      const body = (await request).postDataJSON();
      await page.waitForURL((url) => url.pathname === '/');
      return body;
    };
    await visit(page, '/signin');
    const username = page.getByLabel('Username');
    const password = page.getByLabel('Password', { exact: true });
    expect(await username.getAttribute('autocomplete')).toBe('username');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    await username.fill(shopper.username);
    await password.fill(shopper.password);
    await page.getByLabel('Save ID').check();
    await page.getByLabel('Keep me signed in').check();
    expect(await submitSignIn()).toMatchObject({ keep_signed_in: true });
    await reload(page);
    expect(await isSignedIn(page), 'the session survives a reload').toBe(true);
    await signOut();
    await expect.poll(() => username.inputValue()).toBe(shopper.username);
    await expect.poll(() => page.getByLabel('Save ID').isChecked()).toBe(true);
    expect(await page.getByLabel('Keep me signed in').isChecked()).toBe(false);

    await page.getByLabel('Save ID').uncheck();
    await password.fill(shopper.password);
    expect(await submitSignIn()).toMatchObject({ keep_signed_in: false });
    await signOut();
    await expect.poll(() => username.inputValue()).toBe('');
    expect(pageErrors).toEqual([]);
  });

  test('never redirects to another site', async ({ openPage, shopUrl }) => {
    const shopper = await signUpThroughApi(shopUrl);
    const { page, pageErrors } = await openPage(DESKTOP);
    await visit(page, `/signin?${new URLSearchParams({ redirect: '/\\evil.example' })}`);
    await signIn(page, shopper);
    await page.waitForURL(`${shopUrl}/`);
    expect(pageErrors).toEqual([]);
  });
});

test.describe('a session', () => {
  test('ended in one tab ends in all tabs', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    const shopper = await signUpThroughApi(shopUrl);
    await visit(page, '/signin');
    await signIn(page, shopper);
    await page.waitForURL(`${shopUrl}/`);
    const secondTab = await page.context().newPage();
    await visit(secondTab, '/orders');
    await secondTab.getByText('You have no orders.').waitFor();
    await page.getByRole('banner').locator('summary').filter({ hasText: shopper.username }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/signin');
    await secondTab.waitForURL('**/signin?redirect=%2Forders');
    await secondTab.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await secondTab.getByLabel(/^Username/).waitFor();
    expect(await secondTab.getByText('You were signed out.').count(), 'no message, because she signed out herself').toBe(0);
    expect(pageErrors).toEqual([]);
  });

  test('ended by the server shows a message in all tabs', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(DESKTOP);
    const { api } = await signInShopper(page, shopUrl);
    const secondTab = await page.context().newPage();
    for (const tab of [page, secondTab]) await visit(tab, '/orders');
    await api.signOut();
    await page.getByRole('main').getByRole('link', { name: 'Addresses' }).click();
    for (const tab of [page, secondTab]) await tab.getByText('You were signed out.').waitFor();
  });

  test('ended by the server ends in the browser at the next call', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(PHONE);
    const { api } = await signInShopper(page, shopUrl);
    await visit(page, '/faqs');
    expect((await api.signOut()).ok).toBe(true);
    expect(await isSignedIn(page), 'the page has made no call yet').toBe(true);
    await page.evaluate(() => localStorage.setItem('draft', 'kept'));
    await page.getByRole('link', { name: 'Cart' }).first().click();
    await expectSignedIn(page, false);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('draft')), 'the rest of the storage is kept').toBe('kept');
  });
});

test('signing up says who gets the gift and the coupon, shows the strength of a password, and accepts a weak one', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  const shopper = generateShopper();
  await visit(page, '/signup');
  await page.getByText('A free gift and 5% off your first order').waitFor();
  await page.getByText('not for a phone number or e-mail address that has had it').waitFor();
  const password = page.getByLabel('Password', { exact: true });
  const readAutocomplete = () =>
    page
      .locator('main form input')
      .evaluateAll((fields) => fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')].join(' ')));
  expect(await readAutocomplete()).toEqual([
    'username username',
    'name name',
    'email email',
    'password new-password',
    'phone tel',
    'address address-line1',
  ]);
  const firstMessage = page.locator('form').getByRole('status').first();
  await page.getByLabel('Username').fill(shopper.username);
  for (const [typed, strength] of [
    [shopper.username, 'Weak.'],
    ['tmqxbvyd', 'Fair.'],
    ['tmqxbvyd9K', 'Good.'],
    ['amazi meza cyane', 'Strong.'],
    ['abc', 'Weak.'],
  ] as const) {
    await password.fill(typed);
    await expect.poll(() => firstMessage.textContent()).toContain(strength);
  }
  await expectAccessible(page);
  await page.getByLabel('Full name').fill(shopper.name);
  await page.getByLabel('E-mail').fill(shopper.email);
  await page.getByLabel('Phone').fill('my sister');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.locator('form').getByText('Your first-order coupon and every delivery need one.').waitFor();
  await page.getByLabel('Phone').fill(shopper.phone);
  await page.getByRole('button', { name: 'Create account' }).click();
  await findToast(page, 'Account created successfully!').waitFor();
  await page.waitForURL('**/signin');
  await expect(page.getByLabel('Username')).toHaveValue(shopper.username);
  await expect(password).toBeFocused();
  expect((await readAutocomplete()).slice(0, 2)).toEqual(['username username', 'password current-password']);
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await visit(page, '/accountinfo');
  expect(await page.locator('form:has(input[name=confirmPassword]) input[autocomplete=username]').inputValue()).toBe(shopper.username);
  await waitForMail(shopUrl, shopper.email, /welcome/i);
  expect(pageErrors).toEqual([]);
});

test('a shopper who leaves the page while it signs her in is signed in', async ({ openPage, shopUrl }) => {
  const shopper = await signUpThroughApi(shopUrl);
  const { page } = await openPage(PHONE);
  await visit(page, '/signin');
  const { promise: loginReleased, resolve: releaseLogin } = Promise.withResolvers<void>();
  await page.route('**/api/users/login', async (route) => {
    await loginReleased;
    await route.continue();
  });
  await signIn(page, shopper);
  await page.getByRole('link', { name: 'Forgot' }).click();
  await page.waitForURL('**/forgot-password');
  releaseLogin();
  await expect.poll(() => isSignedIn(page)).toBe(true);
});
