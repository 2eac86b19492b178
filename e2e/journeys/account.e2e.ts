/** The account area: what is one's own is seen, changed, taken along and left behind, and nothing typed is lost. */
import { readFileSync } from 'node:fs';
import { createClient } from '@uruhu/contract/client';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { plainProducts } from '../support/products.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();

const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 10_000 });
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name }).waitFor();
/** What the server refused on purpose is said by the browser, too. */
const expected = (complaints: string[], ...statuses: string[]) =>
  expect(complaints.filter((complaint) => !statuses.some((status) => complaint.includes(status)))).toEqual([]);

/** Goes by the area's menu, which is folded where there is no room for it. */
async function goBy(page: Page, name: string) {
  const toggle = page.getByRole('button', { name: 'Account menu' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('navigation', { name: 'Account menu' }).getByRole('link', { name, exact: true }).click();
  await title(page, name);
}

test('a guest is sent to sign in by every screen, to come back to it', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  for (const path of ['/myaccount', '/accountinfo', '/myaccount/addresses', '/myaccount/deactivate']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/signin' && url.searchParams.get('redirect') === path);
  }
  const missing = await page.goto('/myaccount/nothing');
  expect(missing?.status()).toBe(404);
  expected(complaints, '404');
  await close();
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, viewport) => {
  test('the first screen counts what is there, and its menu leads on', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const [product] = await plainProducts(inject('shopUrl'), 1);
    if (!product) throw new Error('one product was asked for');
    await api.addToWishlist({ product_id: product.product_id });
    const coupons = await api.coupons();
    const code = coupons.ok ? coupons.data.results[0]?.coupon_code : undefined;

    await page.goto('/myaccount', { waitUntil: 'networkidle' });
    await title(page, 'Your skin, your orders, one place');
    await main(page).getByText('Muraho, Keza Ingabire').waitFor();
    expect(await main(page).getByText('0.00 P').isVisible()).toBe(true);
    expect(
      await main(page)
        .getByRole('link', { name: /^\d+ (Pending|Preparing|In transit|Delivered|Cancelled)$/ })
        .allInnerTexts(),
    ).toHaveLength(5);
    await soon(() => main(page).getByText(String(code), { exact: true }).isVisible()).toBe(true);
    await main(page).getByText('5% off').waitFor();
    await page.locator('#wishlist').getByText(product.name).first().waitFor();
    expect(await main(page).getByRole('link', { name: 'Make an Inquiry' }).getAttribute('href')).toBe('/contactus');
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
    await goBy(page, 'Cancellation History');
    await main(page).getByText('No cancelled orders').waitFor();
    await expectAccessible(page);
    await goBy(page, 'Reviews');
    await main(page).getByText('No reviews yet').waitFor();
    await expectAccessible(page);
    if (await toggle.isVisible()) await toggle.click();
    expect(await menu.getByRole('link', { name: 'Reviews' }).getAttribute('aria-current')).toBe('page');

    await page.goto('/myaccount#wishlist', { waitUntil: 'networkidle' });
    await page.locator('#wishlist').getByText(product.name).first().waitFor();
    await soon(() => page.locator('#wishlist').evaluate((section) => section.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an address saves itself after five seconds, and what could not be saved is kept', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const streets = async () => {
      const answer = await api.addresses();
      return answer.ok ? answer.data.data.map(({ address }) => address).sort() : answer.message;
    };
    await page.goto('/myaccount/addresses', { waitUntil: 'networkidle' });
    await main(page).getByRole('button', { name: 'Add an address' }).click();
    const street = main(page).getByLabel('Street address');
    await street.fill('KN 5 Rd 2');
    await main(page).getByText('Not saved yet').waitFor();
    await expectAccessible(page);
    await page.getByText('Address auto-saved!').first().waitFor();
    expect(await streets()).toEqual(['KG 11 Ave 24, Kimironko', 'KN 5 Rd 2']);
    expect(await street.inputValue()).toBe('KN 5 Rd 2');

    // Typed on, and left before it saves itself: it is saved on leaving.
    await street.fill('KN 5 Rd 20');
    await goBy(page, 'Login History');
    await soon(streets).toEqual(['KG 11 Ave 24, Kimironko', 'KN 5 Rd 20']);

    await goBy(page, 'Addresses');
    await main(page).getByRole('button', { name: 'Edit KN 5 Rd 20' }).click();
    await page.context().setOffline(true);
    await street.fill('KN 5 Rd 21, the blue gate');
    await page.getByText('Failed to auto-save address').first().waitFor();
    await main(page).getByText('What you typed is kept on this device.').waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await soon(streets).toEqual(['KG 11 Ave 24, Kimironko', 'KN 5 Rd 21, the blue gate']);

    await street.fill('');
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await main(page).getByText('Please enter your street address').waitFor();
    await street.fill('KN 5 Rd 22');
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Address saved successfully!').first().waitFor();
    await main(page).getByRole('button', { name: 'Make KN 5 Rd 22 the default' }).click();
    await soon(async () => {
      const answer = await api.addresses();
      return answer.ok && answer.data.data.filter(({ is_default }) => is_default).map(({ address }) => address);
    }).toEqual(['KN 5 Rd 22']);
    await main(page).getByRole('button', { name: 'Remove KG 11 Ave 24, Kimironko' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await soon(streets).toEqual(['KN 5 Rd 22']);
    expected(complaints, 'ERR_INTERNET_DISCONNECTED');
    await close();
  });

  test('a street that was still being typed when somebody else signed in beside it is not saved as theirs', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    await signedInShopper(page, inject('shopUrl'));
    await page.goto('/myaccount/addresses', { waitUntil: 'networkidle' });
    await main(page).getByRole('button', { name: 'Add an address' }).click();
    await main(page).getByLabel('Street address').fill('KN 99 St, first of two');

    const beside = await page.context().newPage();
    const { api, token } = await signedInShopper(beside, inject('shopUrl'));
    await beside.goto('/faqs', { waitUntil: 'networkidle' });
    await soon(() => page.evaluate(() => localStorage.getItem('authToken'))).toBe(token);
    await main(page).getByRole('button', { name: 'Add an address' }).waitFor();
    await page.waitForTimeout(1_000);
    const addresses = await api.addresses();
    expect(addresses.ok && addresses.data.data.map(({ address }) => address)).toEqual(['KG 11 Ave 24, Kimironko']);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an address that was removed elsewhere while it is edited can be saved as a new one', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    await page.goto('/myaccount/addresses', { waitUntil: 'networkidle' });
    await main(page).getByRole('button', { name: 'Edit KG 11 Ave 24, Kimironko' }).click();
    const there = await api.addresses();
    await api.deleteAddress({ address_id: (there.ok && there.data.data[0]?.address_id) || '' });
    await main(page).getByLabel('Street address').fill('KG 11 Ave 25');
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await page.getByText('This address was removed elsewhere.').first().waitFor();
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Address saved successfully!').first().waitFor();
    const now = await api.addresses();
    expect(now.ok && now.data.data.map(({ address }) => address)).toEqual(['KG 11 Ave 25']);
    expected(complaints, '404');
    await close();
  });

  test('a beauty profile is kept, narrows a list, and can be emptied', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const profile = async () => {
      const answer = await api.beautyProfile();
      return answer.ok ? answer.data.data : answer.message;
    };
    await page.goto('/myaccount/beauty-profile', { waitUntil: 'networkidle' });
    await main(page).getByRole('radio', { name: 'Oily' }).check();
    await main(page).getByRole('checkbox', { name: 'Soothing' }).check();
    await main(page).getByLabel('Find an ingredient').fill('alco');
    await main(page).getByRole('checkbox', { name: 'Alcohol' }).check();
    await main(page).getByLabel('Find an ingredient').fill('gold');
    await main(page).getByText('Nothing here is called “gold”.').waitFor();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Save my profile' }).click();
    await soon(profile).toEqual({ skin_type: 'Oily', skin_concern: ['Soothing'], avoided: ['alcohol'] });

    await page.goto('/all-products', { waitUntil: 'networkidle' });
    const filter = page.getByRole('button', { name: 'Filter', exact: true });
    const onPhone = await filter.isVisible();
    if (onPhone) await filter.click();
    await page.getByRole('button', { name: 'Use my beauty profile' }).click();
    await page.getByText('By your beauty profile').first().waitFor();
    if (onPhone) await page.getByRole('button', { name: /^Show / }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('skin') === 'Oily' && searchParams.get('without') === 'alcohol');
    expect(new URL(page.url()).searchParams.get('concern')).toBe('Soothing');
    await page.getByRole('link', { name: 'Remove Oily' }).waitFor();
    await expectAccessible(page);

    await page.goto('/myaccount/beauty-profile', { waitUntil: 'networkidle' });
    expect(await main(page).getByRole('radio', { name: 'Oily' }).isChecked()).toBe(true);
    await main(page).getByRole('button', { name: 'Empty it' }).click();
    await soon(profile).toEqual({ skin_type: '', skin_concern: [], avoided: [] });
    expect(complaints).toEqual([]);
    await close();
  });

  test('what the shop calls her by and her password are changed, and another device is signed out', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const me = await api.me();
    if (!me.ok) throw new Error(me.message);
    const { username } = me.data.user;
    const guest = createClient({ fetch, baseUrl: inject('shopUrl') });
    const elsewhere = await guest.signIn({ username, password: 'rwanda-2026' });
    if (!elsewhere.ok) throw new Error(elsewhere.message);
    await guest.signIn({ username, password: 'not-this-one' });

    await page.goto('/myaccount/login-history', { waitUntil: 'networkidle' });
    await main(page).getByText('This device').waitFor();
    await main(page).getByText('Wrong password').waitFor();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Sign out all other devices' }).click();
    await main(page).getByText('You are signed in on this device alone.').waitFor();
    const other = createClient({ fetch, baseUrl: inject('shopUrl'), token: () => elsewhere.data.token });
    expect((await other.me()).ok).toBe(false);

    await goBy(page, 'Account Information');
    await main(page).getByText('Premium Member').waitFor();
    await main(page).getByLabel('Full name').fill('');
    await main(page).getByRole('button', { name: 'Update Information' }).click();
    await main(page).getByText('Name is required').waitFor();
    await expectAccessible(page);
    await main(page).getByLabel('Present password').fill('not-this-one');
    await main(page).getByLabel('New password', { exact: true }).fill('akazi keza gatuma nishima');
    await main(page).getByLabel('The same again').fill('akazi keza gatuma nishima');
    await main(page).getByRole('button', { name: 'Change the password' }).click();
    await main(page).getByText('This is not your password.').waitFor();
    await main(page).getByLabel('Present password').fill('rwanda-2026');
    await main(page).getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Password changed successfully!').first().waitFor();
    expect((await guest.signIn({ username, password: 'akazi keza gatuma nishima' })).ok).toBe(true);

    await main(page).getByLabel('Full name').fill('Keza Uwase');
    await main(page).getByRole('button', { name: 'Update Information' }).click();
    await page.getByText('Account updated successfully!').first().waitFor();
    await main(page).getByText('Muraho, Keza Uwase').waitFor();
    expected(complaints, '400', '401', '403', '409', '422');
    await close();
  });

  test('she takes her data along and leaves for good; a second tab leaves with her', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const me = await api.me();
    if (!me.ok) throw new Error(me.message);
    await page.goto('/myaccount/deactivate', { waitUntil: 'networkidle' });
    await main(page).getByText('What stays in the books').waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^uruhu-my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain(me.data.user.email);

    const second = await page.context().newPage();
    await second.goto('/myaccount/addresses', { waitUntil: 'networkidle' });
    await main(page).getByLabel('Your password').fill('not-this-one');
    await main(page).getByRole('button', { name: 'Deactivate my account' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
    await main(page).getByRole('button', { name: 'Deactivate my account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, deactivate it' }).click();
    await main(page).getByText('This is not your password.').waitFor();
    await main(page).getByLabel('Your password').fill('rwanda-2026');
    await main(page).getByRole('button', { name: 'Deactivate my account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, deactivate it' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Your account was deactivated.').first().waitFor();
    await second.waitForURL((url) => url.pathname === '/signin');
    expect((await api.me()).ok).toBe(false);
    expected(complaints, '400', '401', '403', '422');
    await close();
  });
});
