/** The account area in a browser: each of its pages once, on a phone, with what only a browser shows. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createClient } from '@uruhu/contract/client';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE, visit } from '../../support/page.ts';
import { SHOPPER_STREET, signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const pollFor10s = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 });
/** The time from the last typed character to the autosave of an address. */
const AUTOSAVE_MS = 5_000;
const findMain = (page: Page) => page.getByRole('main');

/** Follows a link of the account menu, which a phone shows only after a press. */
async function followMenu(page: Page, name: string) {
  const toggle = page.getByRole('button', { name: 'Account menu' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('navigation', { name: 'Account menu' }).getByRole('link', { name, exact: true }).click();
  await findMain(page).getByRole('heading', { level: 1, name }).waitFor();
}

test('a shopper on a phone signs out another device, changes her name and password, and saves a beauty profile', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  const { api, shopper } = await signInShopper(page, shopUrl);
  const { username } = shopper;
  const guest = createClient({ fetch, baseUrl: shopUrl });
  const otherSession = await guest.signIn({ username, password: shopper.password });
  if (!otherSession.ok) throw new Error(otherSession.message);
  await visit(page, '/myaccount');

  const menu = page.getByRole('navigation', { name: 'Account menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();

  await followMenu(page, 'Login History');
  await findMain(page).getByRole('button', { name: 'Sign out all other devices' }).click();
  await findMain(page).getByText('You are signed in on this device alone.').waitFor();
  const otherDevice = createClient({ fetch, baseUrl: shopUrl, token: () => otherSession.data.token });
  expect((await otherDevice.me()).ok).toBe(false);

  await followMenu(page, 'Account Information');
  await findMain(page).getByLabel('Present password').fill(shopper.password);
  await findMain(page).getByLabel('New password', { exact: true }).fill('akazi keza gatuma nishima');
  await findMain(page).getByLabel('The same again').fill('akazi keza gatuma nishima');
  await findMain(page).getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Password changed successfully!').first().waitFor();
  expect((await guest.signIn({ username, password: 'akazi keza gatuma nishima' })).ok).toBe(true);
  await findMain(page).getByLabel('Full name').fill('Keza Uwase');
  await findMain(page).getByRole('button', { name: 'Update Information' }).click();
  await findMain(page).getByText('Muraho, Keza Uwase').waitFor();

  await followMenu(page, 'Beauty Profile');
  await findMain(page).getByRole('radio', { name: 'Oily' }).check();
  await findMain(page).getByLabel('Find an ingredient').fill('alco');
  await findMain(page).getByRole('checkbox', { name: 'Alcohol' }).check();
  await findMain(page).getByRole('button', { name: 'Save my profile' }).click();
  await page.getByText('Beauty profile saved!').first().waitFor();
  const profile = await api.beautyProfile();
  expect(profile.ok && profile.data.data).toEqual({ skin_type: 'Oily', skin_concern: [], avoided: ['alcohol'] });
  await visit(page, '/all-products');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'Use my beauty profile' }).click();
  await page.getByRole('button', { name: /^Show / }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get('skin') === 'Oily' && searchParams.get('without') === 'alcohol');
  expect(pageErrors).toEqual([]);
});

test('orders and wishlist show the account menu only where there is room beside them', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await signInShopper(page, shopUrl);
  const menu = page.getByRole('navigation', { name: 'Account menu' });
  for (const [path, link] of [
    ['/orders', 'Track Orders'],
    ['/wishlist', 'Wish List'],
  ] as const) {
    await page.setViewportSize(DESKTOP);
    await visit(page, path);
    await expect(menu.getByRole('link', { name: link, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(menu).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(menu, path).toBeHidden();
    await expect(page.getByRole('button', { name: 'Account menu' }), path).toBeHidden();
  }
  expect(pageErrors).toEqual([]);
});

test('an address is saved by itself, when the shopper leaves its page, and when the connection is back', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  const listStreets = async () => {
    const result = await api.addresses();
    return result.ok ? result.data.data.map(({ address }) => address).sort() : result.message;
  };
  await page.clock.install();
  await visit(page, '/myaccount/addresses');
  await findMain(page).getByRole('button', { name: 'Add an address' }).click();
  const street = findMain(page).getByLabel('Street address');
  await expect(street).toBeFocused();
  await street.fill('KN 5 Rd 2');
  await page.clock.fastForward(AUTOSAVE_MS);
  await page.getByText('Address auto-saved!').first().waitFor();
  expect(await listStreets()).toEqual([SHOPPER_STREET, 'KN 5 Rd 2']);
  await street.fill('KN 5 Rd 20');
  await followMenu(page, 'Login History');
  await pollFor10s(listStreets).toEqual([SHOPPER_STREET, 'KN 5 Rd 20']);

  await followMenu(page, 'Addresses');
  await findMain(page).getByRole('button', { name: 'Edit KN 5 Rd 20' }).click();
  await page.context().setOffline(true);
  await street.fill('KN 5 Rd 21, the blue gate');
  await page.clock.fastForward(AUTOSAVE_MS);
  await findMain(page).getByText('What you typed is kept on this device.').waitFor();
  await page.context().setOffline(false);
  await pollFor10s(listStreets).toEqual([SHOPPER_STREET, 'KN 5 Rd 21, the blue gate']);
  await findMain(page).getByRole('button', { name: 'Close' }).click();

  const removeButton = findMain(page).getByRole('button', { name: `Remove ${SHOPPER_STREET}` });
  await removeButton.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(removeButton).toBeFocused();
  await removeButton.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await pollFor10s(listStreets).toEqual(['KN 5 Rd 21, the blue gate']);
  await expect(page.locator('#account-title')).toBeFocused();
  expect(omitExpectedErrors(pageErrors, /ERR_INTERNET_DISCONNECTED/)).toEqual([]);
});

test('a shopper downloads her data and deletes her account, which signs out a second tab', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api, shopper } = await signInShopper(page, shopUrl);
  await visit(page, '/myaccount/deactivate');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    findMain(page).getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^uruhu-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(shopper.email);

  const secondTab = await page.context().newPage();
  await visit(secondTab, '/myaccount/addresses');
  await findMain(page).getByLabel('Your password').fill(shopper.password);
  await findMain(page).getByRole('button', { name: 'Deactivate my account' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, deactivate it' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Your account was deactivated.').first().waitFor();
  await secondTab.waitForURL((url) => url.pathname === '/signin');
  expect((await api.me()).ok).toBe(false);
  expect(omitExpectedErrors(pageErrors, /status of (401|403)/)).toEqual([]);
});
