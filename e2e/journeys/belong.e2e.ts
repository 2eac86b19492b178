/** Coming in and staying: signing up and in, a forgotten password, and what ends a session. */
import { createClient } from '@uruhu/contract/client';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { fromElsewhere, newShopper, type Shopper, signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();
const shopUrl = () => inject('shopUrl');
const guest = () => createClient({ fetch: fromElsewhere(), baseUrl: shopUrl() });

async function memberOf(shopper: Shopper = newShopper()): Promise<Shopper> {
  expect((await guest().signUp({ ...shopper, address: '' })).ok).toBe(true);
  return shopper;
}

async function signIn(page: Page, { username, password }: Pick<Shopper, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const signedIn = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') !== null);
const isSignedIn = (page: Page, state: boolean) => expect.poll(() => signedIn(page)).toBe(state);

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once; every session ends, and the old one is refused', async () => {
    const shopper = await memberOf();
    const elsewhere = await guest().signIn(shopper);
    const token = elsewhere.ok ? elsewhere.data.token : '';
    const { page, complaints, close } = await browser.open(PHONE);
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
    await toast(page, 'Password reset instructions sent to your email!').waitFor();
    await expectAccessible(page);

    const link = linkIn(await mailTo(shopUrl(), shopper.email, /new password/i), '/reset-password');
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const secret = new URL(link, shopUrl()).searchParams.get('t') ?? '';
    expect(await answer?.text(), 'the page is the same for everybody').not.toContain(secret);
    await page.waitForURL((url) => url.search === '');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor();
    await expectAccessible(page);

    const first = page.getByLabel('New password');
    const again = page.getByLabel('The same again');
    const save = page.getByRole('button', { name: 'Save the password' });
    await first.fill('abcd');
    await page.getByText('Weak.').waitFor();
    await again.fill('abcd');
    await save.click();
    await page.locator('form').getByText('Password must be at least 5 characters long').waitFor();
    await first.fill('amazi meza cyane');
    await page.getByText('Strong.').waitFor();
    await again.fill('amazi meza');
    await save.click();
    await page.locator('form').getByText('Passwords do not match').waitFor();
    await expectAccessible(page);
    await again.fill('amazi meza cyane');
    await save.click();
    await page.getByRole('heading', { name: 'Password reset successfully!' }).waitFor();
    await expectAccessible(page);
    const ended = await createClient({ fetch, baseUrl: shopUrl(), token: () => token }).me();
    expect(ended).toMatchObject({ ok: false, status: 401 });

    await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
    await signIn(page, shopper);
    await page.locator('form').getByText('Invalid username or password.').waitFor();
    await signIn(page, { ...shopper, password: 'amazi meza cyane' });
    await page.waitForURL((url) => url.pathname === '/');
    await isSignedIn(page, true);

    await page.goto(link);
    await first.fill('somebody else was here');
    await again.fill('somebody else was here');
    await save.click();
    await page.getByRole('heading', { level: 1, name: 'This reset link is invalid or has expired.' }).waitFor();
    await expectAccessible(page);
    expect(await signedIn(page), 'a dead link ends nothing').toBe(true);
    expect(complaints.filter((line) => !/status of (400|401)/.test(line))).toEqual([]);
    await close();
  });

  test('can be asked for again after a pause; what fails is said, and what is typed stays', async () => {
    const { page, close } = await browser.open(DESKTOP);
    await page.clock.install();
    await page.goto('/forgot-password', { waitUntil: 'networkidle' });
    const email = page.getByLabel('E-mail');
    const send = page.getByRole('button', { name: 'Send me the link' });
    await email.fill('nobody@example.com');
    await page.route('**/api/users/forgot-password', (route) => route.abort());
    await send.click();
    await page.locator('form').getByText('An error occurred. Please try again.').waitFor();
    await page.unroute('**/api/users/forgot-password');
    const busy = { status: 429, json: { status: 'error', message: 'Too many requests. Please wait a moment and try again.' } };
    await page.route('**/api/users/forgot-password', (route) => route.fulfill(busy));
    await send.click();
    await page.locator('form').getByText(busy.json.message).waitFor();
    await page.unroute('**/api/users/forgot-password');
    expect(await email.inputValue()).toBe('nobody@example.com');
    await send.click();
    await page.getByText('If nobody@example.com has an account here').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Check your email');
    expect(await page.getByRole('button', { name: 'Send it again' }).count()).toBe(0);
    await page.clock.fastForward(61_000);
    const sent = page.waitForRequest('**/api/users/forgot-password');
    await page.getByRole('button', { name: 'Send it again' }).click();
    expect((await sent).postDataJSON()).toEqual({ email: 'nobody@example.com' });
    await page.getByRole('button', { name: 'Use another e-mail' }).click();
    await send.waitFor();
    await close();
  });

  test('without a link there is nothing to choose, and a way to a new one', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/reset-password');
    await page.getByRole('heading', { level: 1, name: 'This reset link is invalid or has expired.' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByRole('button', { name: 'Send me the link' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('without scripts the page takes the form, and the address of nobody stands in an address', async () => {
    const shopper = await memberOf();
    const { page, complaints, close } = await browser.open(PHONE, { javaScriptEnabled: false });
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText('Invalid email address').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('nobody');
    await page.getByLabel('E-mail').fill(shopper.email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText('Check your email for instructions to reset your password.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    linkIn(await mailTo(shopUrl(), shopper.email, /new password/i), '/reset-password');
    expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([]);
    await close();
  });
});

describe('signing in', () => {
  test('keeps the name where it is asked to, and asks for thirty days where it is asked to', async () => {
    const shopper = await memberOf();
    const { page, complaints, close } = await browser.open(PHONE);
    const leave = async () => {
      await page.getByRole('banner').locator('summary').filter({ hasText: shopper.username }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL('**/signin');
      await toast(page, 'Logged out successfully!').waitFor();
    };
    const asked = async () => {
      const request = page.waitForRequest('**/api/users/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      const body = (await request).postDataJSON();
      await page.waitForURL((url) => url.pathname === '/');
      return body;
    };
    await page.goto('/signin', { waitUntil: 'networkidle' });
    const name = page.getByLabel('Username');
    const password = page.getByLabel('Password', { exact: true });
    expect(await name.getAttribute('autocomplete')).toBe('username');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    await name.fill(shopper.username);
    await password.fill(shopper.password);
    await page.getByLabel('Save ID').check();
    await page.getByLabel('Keep me signed in').check();
    expect(await asked()).toMatchObject({ keep_signed_in: true });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await signedIn(page), 'the session is there after a reload').toBe(true);
    await leave();
    await expect.poll(() => name.inputValue()).toBe(shopper.username);
    await expect.poll(() => page.getByLabel('Save ID').isChecked()).toBe(true);
    expect(await page.getByLabel('Keep me signed in').isChecked()).toBe(false);

    await page.getByLabel('Save ID').uncheck();
    await password.fill(shopper.password);
    expect(await asked()).toMatchObject({ keep_signed_in: false });
    await leave();
    await expect.poll(() => name.inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  test('goes on to no other site, whatever the address says', async () => {
    const shopper = await memberOf();
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto(`/signin?${new URLSearchParams({ redirect: '/\\evil.example' })}`, { waitUntil: 'networkidle' });
    await signIn(page, shopper);
    await page.waitForURL(`${shopUrl()}/`);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a session', () => {
  test('that is ended in one tab is ended in all', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    const shopper = await memberOf();
    await page.goto('/signin', { waitUntil: 'networkidle' });
    await signIn(page, shopper);
    await page.waitForURL(`${shopUrl()}/`);
    const other = await page.context().newPage();
    await other.goto('/orders', { waitUntil: 'networkidle' });
    await other.getByText('You have no orders.').waitFor();
    await page.getByRole('banner').locator('summary').filter({ hasText: shopper.username }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/signin');
    await other.waitForURL('**/signin?redirect=%2Forders');
    await other.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('that the server has ended is over at the next call', async () => {
    const { page, close } = await browser.open(PHONE);
    const { api } = await signedInShopper(page, shopUrl());
    await page.goto('/faqs', { waitUntil: 'networkidle' });
    expect((await api.signOut()).ok).toBe(true);
    expect(await signedIn(page), 'nobody has asked yet').toBe(true);
    await page.evaluate(() => localStorage.setItem('draft', 'kept'));
    await page.getByRole('link', { name: 'Cart' }).first().click();
    await isSignedIn(page, false);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('draft')), 'nothing else is lost').toBe('kept');
    await close();
  });
});

test('signing up promises the coupon and says how strong a password is, without refusing a weak one', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  const shopper = newShopper();
  await page.goto('/signup', { waitUntil: 'networkidle' });
  await page.getByText('5% off your first order').waitFor();
  const password = page.getByLabel('Password', { exact: true });
  expect(await password.getAttribute('autocomplete')).toBe('new-password');
  const said = page.locator('form').getByRole('status').first();
  await page.getByLabel('Username').fill(shopper.username);
  for (const [typed, word] of [
    [shopper.username, 'Weak.'],
    ['tmqxbvyd', 'Fair.'],
    ['tmqxbvyd9K', 'Good.'],
    ['amazi meza cyane', 'Strong.'],
    ['abc', 'Weak.'],
  ] as const) {
    await password.fill(typed);
    await expect.poll(() => said.textContent()).toContain(word);
  }
  await expectAccessible(page);
  await page.getByLabel('Full name').fill(shopper.name);
  await page.getByLabel('E-mail').fill(shopper.email);
  await page.getByLabel('Phone').fill(shopper.phone);
  await page.getByRole('button', { name: 'Create account' }).click();
  await toast(page, 'Account created successfully!').waitFor();
  await page.waitForURL('**/signin');
  expect(await page.getByLabel('Username').inputValue()).toBe(shopper.username);
  await mailTo(shopUrl(), shopper.email, /welcome/i);
  expect(complaints).toEqual([]);
  await close();
});
