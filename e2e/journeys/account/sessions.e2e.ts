/** A forgotten password, and the end of a session in several tabs. */
import type { Page } from '@playwright/test';
import { createClient } from '@uruhu/contract/client';
import { findLink, waitForMail } from '../../support/mailbox.ts';
import { DESKTOP, omitExpectedErrors, PHONE, reload, visit } from '../../support/page.ts';
import { generateShopper, type Shopper, signInShopper, withRandomIpAddress } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const createGuestClient = (shopUrl: string) => createClient({ fetch: withRandomIpAddress(), baseUrl: shopUrl });

async function signUpThroughApi(shopUrl: string): Promise<Shopper> {
  const shopper = generateShopper();
  expect((await createGuestClient(shopUrl).signUp({ ...shopper, address: '' })).ok).toBe(true);
  return shopper;
}

async function signIn(page: Page, { username, password }: Pick<Shopper, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a forgotten password is replaced once by the link of a mail, which ends every session and the old password', async ({
  openPage,
  shopUrl,
}) => {
  const shopper = await signUpThroughApi(shopUrl);
  const otherSession = await createGuestClient(shopUrl).signIn(shopper);
  const token = otherSession.ok ? otherSession.data.token : '';
  const { page, pageErrors } = await openPage(PHONE);
  await visit(page, '/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('E-mail').fill(shopper.email.toUpperCase());
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByRole('heading', { name: 'Check your email for instructions to reset your password.' }).waitFor();

  const link = findLink(await waitForMail(shopUrl, shopper.email, /new password/i), '/reset-password');
  await visit(page, link);
  await page.waitForURL((url) => url.search === '');
  // The token is in the history alone, which a reload keeps.
  await reload(page);
  const newPassword = page.getByLabel('New password');
  const repeatedPassword = page.getByLabel('The same again');
  const saveButton = page.getByRole('button', { name: 'Save the password' });
  await newPassword.fill('amazi meza cyane');
  await repeatedPassword.fill('amazi meza cyane');
  await saveButton.click();
  await page.getByRole('heading', { name: 'Password reset successfully!' }).waitFor();
  const meAfterReset = await createClient({ fetch, baseUrl: shopUrl, token: () => token }).me();
  expect(meAfterReset).toMatchObject({ ok: false, status: 401 });

  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await signIn(page, shopper);
  await page.locator('form').getByText('Invalid username or password.').waitFor();
  await signIn(page, { ...shopper, password: 'amazi meza cyane' });
  await page.waitForURL((url) => url.pathname === '/');

  await visit(page, link);
  await newPassword.fill('somebody else was here');
  await repeatedPassword.fill('somebody else was here');
  await saveButton.click();
  await page.getByRole('heading', { level: 1, name: 'This reset link is invalid or has expired.' }).waitFor();
  expect(omitExpectedErrors(pageErrors, /status of (400|401)/)).toEqual([]);
});

test('a session ended in one tab ends in all tabs, and one that the server has ended goes on where it was after signing in', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api, shopper } = await signInShopper(page, shopUrl);
  const secondTab = await page.context().newPage();
  for (const tab of [page, secondTab]) await visit(tab, '/orders');
  await api.signOut();
  await page.getByRole('main').getByRole('link', { name: 'Addresses' }).click();
  for (const tab of [page, secondTab]) await tab.getByText('You were signed out.').waitFor();
  await page.waitForURL('**/signin?redirect=%2Fmyaccount%2Faddresses');
  await signIn(page, shopper);
  await page.waitForURL('**/myaccount/addresses');
  await secondTab.waitForURL('**/orders');
  await secondTab.getByText('You have no orders.').waitFor();

  await page.getByRole('banner').locator('summary').filter({ hasText: shopper.username }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/signin');
  await page.getByRole('region', { name: 'Notifications' }).getByText('Logged out successfully!').waitFor();
  await secondTab.waitForURL('**/signin?redirect=%2Forders');
  await secondTab.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  await secondTab.getByLabel(/^Username/).waitFor();
  await expect(secondTab.getByText('You were signed out.'), 'no message, because she signed out herself').toHaveCount(0);
  expect(omitExpectedErrors(pageErrors, /status of 401/)).toEqual([]);
});
