/** The account area: a customer sees, changes, downloads and deletes her data, and no typed text is lost. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createClient } from '@uruhu/contract/client';
import { DESKTOP, expectAccessible, PHONE, visit } from '../../support/page.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { findProofTokenInOutbox, SHOPPER_STREET, signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const pollFor10s = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 });
/** The time from the last typed character to the autosave of an address. */
const AUTOSAVE_MS = 5_000;
const findMain = (page: Page) => page.getByRole('main');
const waitForTitle = (page: Page, name: string) => findMain(page).getByRole('heading', { level: 1, name }).waitFor();
/** Expects no console errors except those that contain one of these statuses or error names. */
const expectOnlyErrors = (pageErrors: string[], ...statuses: string[]) =>
  expect(pageErrors.filter((pageError) => !statuses.some((status) => pageError.includes(status)))).toEqual([]);

/** Follows a link of the account menu. On a small screen it opens the menu first. */
async function followMenu(page: Page, name: string) {
  const toggle = page.getByRole('button', { name: 'Account menu' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('navigation', { name: 'Account menu' }).getByRole('link', { name, exact: true }).click();
  await waitForTitle(page, name);
}

test('every account page sends a guest to sign in, with its own path as the way back, and an unknown one is not found', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  for (const path of ['/myaccount', '/accountinfo', '/myaccount/addresses', '/myaccount/deactivate']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/signin' && url.searchParams.get('redirect') === path);
  }
  const missing = await page.goto('/myaccount/nothing');
  expect(missing?.status()).toBe(404);
  expectOnlyErrors(pageErrors, '404');
});

test('a guest sees her empty cart without the account menu', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await page.goto('/cart');
  await findMain(page).getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Account menu' }).count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test('the dashboard shows counts, and its menu leads to all pages', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
      const [product] = await findProductsWithoutChoices(shopUrl, 1);
      if (!product) throw new Error('no product without choices is in stock');
      await api.addToWishlist({ product_id: product.product_id });
      const coupons = await api.coupons();
      const code = coupons.ok ? coupons.data.results[0]?.coupon_code : undefined;

      await visit(page, '/myaccount');
      await waitForTitle(page, 'Your skin, your orders, one place');
      await findMain(page).getByText('Muraho, Keza Ingabire').waitFor();
      // The balance of points, which is always the same (specification).
      expect(await findMain(page).getByText('0.00 P').isVisible()).toBe(true);
      expect(
        await findMain(page)
          .getByRole('link', { name: /^\d+ (Pending|Preparing|In transit|Delivered|Cancelled)$/ })
          .allInnerTexts(),
      ).toHaveLength(5);
      await pollFor10s(() => findMain(page).getByText(String(code), { exact: true }).isVisible()).toBe(true);
      await findMain(page).getByText('5% off').waitFor();
      await page.locator('#wishlist').getByText(product.name).first().waitFor();
      expect(await findMain(page).getByRole('link', { name: 'Make an Inquiry' }).getAttribute('href')).toBe('/contactus');
      await expectAccessible(page);

      const toggle = page.getByRole('button', { name: 'Account menu' });
      const menu = page.getByRole('navigation', { name: 'Account menu' });
      if (await toggle.isVisible()) {
        expect(await menu.isVisible()).toBe(false);
        await toggle.click();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        expect(await menu.isVisible()).toBe(false);
        expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
      }
      await followMenu(page, 'Cancellation History');
      await findMain(page).getByText('No cancelled orders').waitFor();
      await expectAccessible(page);
      await followMenu(page, 'Reviews');
      await findMain(page).getByText('No reviews yet').waitFor();
      await expectAccessible(page);
      if (await toggle.isVisible()) await toggle.click();
      expect(await menu.getByRole('link', { name: 'Reviews' }).getAttribute('aria-current')).toBe('page');

      await visit(page, '/myaccount#wishlist');
      await page.locator('#wishlist').getByText(product.name).first().waitFor();
      await pollFor10s(() => page.locator('#wishlist').evaluate((section) => section.getBoundingClientRect().top < innerHeight / 2)).toBe(
        true,
      );
      expect(pageErrors).toEqual([]);
    });

    test('orders, wishlist and cart show the account menu only where there is room beside them', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      await signInShopper(page, shopUrl);
      const menu = page.getByRole('navigation', { name: 'Account menu' });
      for (const [path, heading, link] of [
        ['/orders', 'My Orders', 'Track Orders'],
        ['/wishlist', 'Wishlist', 'Wish List'],
        ['/cart', 'Shopping Cart', 'Cart'],
      ] as const) {
        await visit(page, path);
        await waitForTitle(page, heading);
        expect(await menu.isVisible(), path).toBe(viewport === DESKTOP);
        expect(await page.getByRole('button', { name: 'Account menu' }).isVisible(), path).toBe(false);
        if (viewport === DESKTOP) {
          expect(await menu.getByRole('link', { name: link, exact: true }).getAttribute('aria-current')).toBe('page');
        }
      }
      await expectAccessible(page);
      expect(pageErrors).toEqual([]);
    });

    test('an address is saved after five seconds, and an unsaved one is kept as a draft', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl);
      const listStreets = async () => {
        const result = await api.addresses();
        return result.ok ? result.data.data.map(({ address }) => address).sort() : result.message;
      };
      await page.clock.install();
      await visit(page, '/myaccount/addresses');
      await findMain(page).getByRole('button', { name: 'Add an address' }).click();
      const street = findMain(page).getByLabel('Street address');
      await street.fill('KN 5 Rd 2');
      await findMain(page).getByText('Not saved yet').waitFor();
      await expectAccessible(page);
      await page.clock.fastForward(AUTOSAVE_MS);
      await page.getByText('Address auto-saved!').first().waitFor();
      expect(await listStreets()).toEqual([SHOPPER_STREET, 'KN 5 Rd 2']);
      expect(await street.inputValue()).toBe('KN 5 Rd 2');

      // Leaving the page before the autosave saves the text as well.
      await street.fill('KN 5 Rd 20');
      await followMenu(page, 'Login History');
      await pollFor10s(listStreets).toEqual([SHOPPER_STREET, 'KN 5 Rd 20']);

      await followMenu(page, 'Addresses');
      await findMain(page).getByRole('button', { name: 'Edit KN 5 Rd 20' }).click();
      await page.context().setOffline(true);
      await street.fill('KN 5 Rd 21, the blue gate');
      await page.clock.fastForward(AUTOSAVE_MS);
      await page.getByText('Failed to auto-save address').first().waitFor();
      await findMain(page).getByText('What you typed is kept on this device.').waitFor();
      await expectAccessible(page);
      await page.context().setOffline(false);
      await pollFor10s(listStreets).toEqual([SHOPPER_STREET, 'KN 5 Rd 21, the blue gate']);

      await street.fill('');
      await findMain(page).getByRole('button', { name: 'Save address' }).click();
      await findMain(page).getByText('Please enter your street address').waitFor();
      await street.fill('KN 5 Rd 22');
      await findMain(page).getByRole('button', { name: 'Save address' }).click();
      await page.getByText('Address saved successfully!').first().waitFor();
      await findMain(page).getByRole('button', { name: 'Make KN 5 Rd 22 the default' }).click();
      await pollFor10s(async () => {
        const result = await api.addresses();
        return result.ok && result.data.data.filter(({ is_default }) => is_default).map(({ address }) => address);
      }).toEqual(['KN 5 Rd 22']);
      await findMain(page)
        .getByRole('button', { name: `Remove ${SHOPPER_STREET}` })
        .click();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await pollFor10s(listStreets).toEqual(['KN 5 Rd 22']);
      expectOnlyErrors(pageErrors, 'ERR_INTERNET_DISCONNECTED');
    });

    test('a shopper saves a beauty profile, filters a list by it, and empties it', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl);
      const fetchProfile = async () => {
        const result = await api.beautyProfile();
        return result.ok ? result.data.data : result.message;
      };
      await visit(page, '/myaccount/beauty-profile');
      await findMain(page).getByRole('radio', { name: 'Oily' }).check();
      await findMain(page).getByRole('checkbox', { name: 'Soothing' }).check();
      await findMain(page).getByLabel('Find an ingredient').fill('alco');
      await findMain(page).getByRole('checkbox', { name: 'Alcohol' }).check();
      await findMain(page).getByLabel('Find an ingredient').fill('gold');
      await findMain(page).getByText('Nothing here is called “gold”.').waitFor();
      await expectAccessible(page);
      await findMain(page).getByRole('button', { name: 'Save my profile' }).click();
      await pollFor10s(fetchProfile).toEqual({ skin_type: 'Oily', skin_concern: ['Soothing'], avoided: ['alcohol'] });

      await visit(page, '/all-products');
      const filter = page.getByRole('button', { name: 'Filter', exact: true });
      const isPhone = await filter.isVisible();
      if (isPhone) await filter.click();
      await page.getByRole('button', { name: 'Use my beauty profile' }).click();
      await page.getByText('By your beauty profile').first().waitFor();
      if (isPhone) await page.getByRole('button', { name: /^Show / }).click();
      await page.waitForURL(({ searchParams }) => searchParams.get('skin') === 'Oily' && searchParams.get('without') === 'alcohol');
      expect(new URL(page.url()).searchParams.get('concern')).toBe('Soothing');
      await page.getByRole('link', { name: 'Remove Oily' }).waitFor();
      await expectAccessible(page);

      await visit(page, '/myaccount/beauty-profile');
      expect(await findMain(page).getByRole('radio', { name: 'Oily' }).isChecked()).toBe(true);
      await findMain(page).getByRole('button', { name: 'Empty it' }).click();
      await pollFor10s(fetchProfile).toEqual({ skin_type: '', skin_concern: [], avoided: [] });
      expect(pageErrors).toEqual([]);
    });

    test('a shopper changes her data and password, and signs out another device', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { shopper } = await signInShopper(page, shopUrl);
      const { username } = shopper;
      const guest = createClient({ fetch, baseUrl: shopUrl });
      const otherSession = await guest.signIn({ username, password: shopper.password });
      if (!otherSession.ok) throw new Error(otherSession.message);
      await guest.signIn({ username, password: 'not-this-one' });

      await visit(page, '/myaccount/login-history');
      await findMain(page).getByText('This device').waitFor();
      await findMain(page).getByText('Wrong password').waitFor();
      await expectAccessible(page);
      await findMain(page).getByRole('button', { name: 'Sign out all other devices' }).click();
      await findMain(page).getByText('You are signed in on this device alone.').waitFor();
      const otherDevice = createClient({ fetch, baseUrl: shopUrl, token: () => otherSession.data.token });
      expect((await otherDevice.me()).ok).toBe(false);

      await followMenu(page, 'Account Information');
      await findMain(page).getByText('Premium Member').waitFor();
      await findMain(page).getByLabel('Full name').fill('');
      await findMain(page).getByRole('button', { name: 'Update Information' }).click();
      await findMain(page).getByText('Name is required').waitFor();
      await expectAccessible(page);
      await findMain(page).getByLabel('Present password').fill('not-this-one');
      await findMain(page).getByLabel('New password', { exact: true }).fill('akazi keza gatuma nishima');
      await findMain(page).getByLabel('The same again').fill('akazi keza gatuma nishima');
      await findMain(page).getByRole('button', { name: 'Change the password' }).click();
      await findMain(page).getByText('This is not your password.').waitFor();
      await findMain(page).getByLabel('Present password').fill(shopper.password);
      await findMain(page).getByRole('button', { name: 'Change the password' }).click();
      await page.getByText('Password changed successfully!').first().waitFor();
      expect((await guest.signIn({ username, password: 'akazi keza gatuma nishima' })).ok).toBe(true);

      await findMain(page).getByLabel('Full name').fill('Keza Uwase');
      await findMain(page).getByRole('button', { name: 'Update Information' }).click();
      await page.getByText('Account updated successfully!').first().waitFor();
      await findMain(page).getByText('Muraho, Keza Uwase').waitFor();
      expectOnlyErrors(pageErrors, '400', '401', '403', '409', '422');
    });

    test('a shopper downloads her data and deletes her account, which signs out a second tab', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api, shopper } = await signInShopper(page, shopUrl);
      await visit(page, '/myaccount/deactivate');
      await findMain(page).getByText('What stays in the books').waitFor();
      await expectAccessible(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        findMain(page).getByRole('button', { name: 'Download my data' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^uruhu-my-data-\d{4}-\d\d-\d\d\.json$/);
      expect(readFileSync(await download.path(), 'utf8')).toContain(shopper.email);

      const secondTab = await page.context().newPage();
      await visit(secondTab, '/myaccount/addresses');
      await findMain(page).getByLabel('Your password').fill('not-this-one');
      await findMain(page).getByRole('button', { name: 'Deactivate my account' }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
      await findMain(page).getByRole('button', { name: 'Deactivate my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, deactivate it' }).click();
      await findMain(page).getByText('This is not your password.').waitFor();
      await findMain(page).getByLabel('Your password').fill(shopper.password);
      await findMain(page).getByRole('button', { name: 'Deactivate my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, deactivate it' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByText('Your account was deactivated.').first().waitFor();
      await secondTab.waitForURL((url) => url.pathname === '/signin');
      expect((await api.me()).ok).toBe(false);
      expectOnlyErrors(pageErrors, '400', '401', '403', '422');
    });
  });
}

test('an address whose editor is closed before the autosave is saved and listed', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  await signInShopper(page, shopUrl);
  await visit(page, '/myaccount/addresses');
  await findMain(page).getByRole('button', { name: 'Add an address' }).click();
  await findMain(page).getByLabel('Street address').fill('KN 5 Rd 2');
  await findMain(page).getByRole('button', { name: 'Close' }).click();
  await page.getByText('Address auto-saved!').first().waitFor();
  await findMain(page).getByRole('button', { name: 'Edit KN 5 Rd 2' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('a street being typed is not saved to the account of another customer who signs in', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  await signInShopper(page, shopUrl);
  await visit(page, '/myaccount/addresses');
  await findMain(page).getByRole('button', { name: 'Add an address' }).click();
  await findMain(page).getByLabel('Street address').fill('KN 99 St, first of two');

  const otherTab = await page.context().newPage();
  const { api, token } = await signInShopper(otherTab, shopUrl);
  await visit(otherTab, '/faqs');
  await pollFor10s(() => page.evaluate(() => localStorage.getItem('authToken'))).toBe(token);
  await findMain(page).getByRole('button', { name: 'Add an address' }).waitFor();
  await page.waitForTimeout(1_000);
  const addresses = await api.addresses();
  expect(addresses.ok && addresses.data.data.map(({ address }) => address)).toEqual([SHOPPER_STREET]);
  expect(pageErrors).toEqual([]);
});

test('an address removed in another tab during editing is saved as a new one', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  await visit(page, '/myaccount/addresses');
  await findMain(page)
    .getByRole('button', { name: `Edit ${SHOPPER_STREET}` })
    .click();
  const savedAddresses = await api.addresses();
  await api.deleteAddress({ address_id: (savedAddresses.ok && savedAddresses.data.data[0]?.address_id) || '' });
  await findMain(page).getByLabel('Street address').fill('KG 11 Ave 25');
  await findMain(page).getByRole('button', { name: 'Save address' }).click();
  await page.getByText('This address was removed elsewhere.').first().waitFor();
  await findMain(page).getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Address saved successfully!').first().waitFor();
  const addressesAfter = await api.addresses();
  expect(addressesAfter.ok && addressesAfter.data.data.map(({ address }) => address)).toEqual(['KG 11 Ave 25']);
  expectOnlyErrors(pageErrors, '404');
});
