/** Staff sign in to the back office and process an order until it is delivered. */

import type { Page } from '@playwright/test';
import { LOGINS } from '../../support/logins.ts';
import { DESKTOP, expectAccessible, measureOverflow_px, omitExpectedErrors, PHONE } from '../../support/page.ts';
import { payOrder, placeOrder } from '../../support/placed-order.ts';
import { signUpShopper } from '../../support/shopper.ts';
import { addStaffCookie, openBackOffice, readOrder, runStaffActions, takeStep } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

test('a shopper’s token does not open the back office; a staff member signs in, and after her session has ended, again on the same page', async ({
  openPage,
  shopUrl,
}) => {
  const { token } = await signUpShopper(shopUrl);
  const { page, pageErrors } = await openPage(DESKTOP);
  await addStaffCookie(page, token);
  await page.goto('/admin/payment-problems');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expectAccessible(page);
  const signIn = async (password: string) => {
    await page.getByLabel('Username').fill(LOGINS.staff.username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn('wrong');
  await page.getByRole('alert').getByText('Invalid username or password.').waitFor();
  // The form asks a staff member with an authenticator app for its code, and keeps what she has typed.
  const sentBodies: unknown[] = [];
  await page.route('**/api/admin/session', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sentBodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 401, json: { status: 'error', code: 'totp_needed', message: 'Please enter the code.' } });
  });
  await signIn(LOGINS.staff.password);
  await page.getByLabel('Code').fill(' 123456 ');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('Please enter the code.').waitFor();
  expect(sentBodies).toEqual([LOGINS.staff, { ...LOGINS.staff, totp: '123456' }]);
  await page.unroute('**/api/admin/session');

  await signIn(LOGINS.staff.password);
  await page.getByRole('heading', { level: 1, name: 'Payment problems' }).waitFor();
  await expectAccessible(page);

  const { cookies } = await page.context().storageState();
  const session = cookies.find(({ name }) => name === 'staff_session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  await fetch(`${shopUrl}/api/admin/session`, { method: 'DELETE', headers: { authorization: `Bearer ${session?.value}` } });
  await page.getByRole('link', { name: 'Missed searches' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signIn(LOGINS.staff.password);
  await page.getByRole('heading', { level: 1, name: 'Missed searches' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Orders' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.type('hea');
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Health']);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Jobs' }).waitFor();
  // The panel shows its state: this shop has no backup.
  await page.getByRole('region', { name: 'Backups' }).getByText('Look', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.context().cookies(`${shopUrl}/api/admin`)).toEqual([]);
  expect(omitExpectedErrors(pageErrors, /status of (401|403)/)).toEqual([]);
});

/** Searches and types other words before the page has noticed the search, as a fast member does on a busy computer. */
async function searchAndTypeOn(page: Page, searched: string, typed: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search orders' });
  await field.fill(searched);
  await field.evaluate((input: HTMLInputElement, words) => {
    input.form?.requestSubmit();
    // React notices only values that are set by the browser's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, typed);
}

test('a staff member finds a paid order and moves it until the shopper has it, also after a colleague has moved it', async ({
  openPage,
  shopUrl,
}) => {
  const { api, shopper } = await signUpShopper(shopUrl);
  const order = await placeOrder(api, shopUrl);
  await payOrder(api, shopUrl, order);
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, '/orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(shopper.phone);
  // A fast member searches before the page shows the chosen tab.
  await page.getByRole('tab', { name: /^To pack/ }).evaluate(async (tab: HTMLElement) => {
    tab.click();
    await new Promise((resolve) => setTimeout(resolve));
    document.querySelector<HTMLFormElement>('form[role=search]')?.requestSubmit();
  });
  await expect(page.getByRole('tab', { name: /^To pack/, selected: true })).toBeVisible();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await expectAccessible(page);
  await searchAndTypeOn(page, 'No such name', shopper.phone);
  await page.getByRole('heading', { name: 'Nothing found in “To pack”' }).waitFor();
  await expect(page.getByRole('searchbox', { name: 'Search orders' }), 'words typed meanwhile stay').toHaveValue(shopper.phone);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue(shopper.phone);
  await page.goForward();
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('No such name');
  await page.goBack();
  await page.getByRole('link', { name: order.order_id.slice(0, 8) }).click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('button', { name: 'Send from Korea' }).isDisabled()).toBe(true);

  await runStaffActions(shopUrl, order.order_id, { name: 'prepare', expected_status: 'pending' });
  await page.getByRole('button', { name: 'Prepare' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Prepare' }).click();
  // The server refuses the step that a colleague has taken; the page says why and shows the order as it is now.
  await page.getByRole('alert').getByText('moved this order meanwhile').waitFor();
  await page.getByRole('button', { name: 'Send from Korea' }).click();
  await page.getByLabel(/Link to the parcel/).fill('http://parcel.example/1');
  await page.getByRole('button', { name: 'Send from Korea' }).click();
  await expect(page.getByLabel(/Link to the parcel/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/Link to the parcel/).fill('https://parcel.example/1');
  // A changed field has no error any more.
  await expect(page.getByLabel(/Link to the parcel/)).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Send from Korea' }).click();
  await page.getByRole('link', { name: 'Track it' }).waitFor();
  for (const step of ['Arrived in Kigali', 'Out for delivery', 'Delivered']) {
    await takeStep(page, step);
  }
  expect(await page.getByRole('button', { name: 'Cancel order' }).isDisabled()).toBe(true);
  expect((await readOrder(shopUrl, order.order_id)).status).toBe('delivered');
  expect(omitExpectedErrors(pageErrors, /status of 4\d\d/)).toEqual([]);
});

test('on a phone orders are cards, the menu is behind a button, and the page asks before a typed text is lost, and keeps it when the session ends', async ({
  openPage,
  shopUrl,
}) => {
  const { api } = await signUpShopper(shopUrl);
  const order = await placeOrder(api, shopUrl);
  const { page, pageErrors } = await openPage(PHONE);
  await openBackOffice(page, shopUrl, '/health');
  await page.getByRole('heading', { name: 'Jobs' }).waitFor();
  // The panel shows its state: this shop has no backup.
  await page.getByRole('region', { name: 'Backups' }).getByText('Look', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(true);
  await page.getByRole('status').getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').or(page.getByRole('presentation')).getByRole('link', { name: 'Orders' }).tap();
  await page.getByRole('link', { name: new RegExp(order.order_id.slice(0, 8)) }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(order.order_id.slice(0, 8)) }).tap();
  await page.getByRole('button', { name: 'Cancel order' }).tap();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The shopper asked for it.');
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Back' }).tap();
  expect(questions).toEqual(['You have changes that are not saved. Leave without them?']);
  // Her session ends while she types: she signs in on the same page, which then sends her text.
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Cancel the order' }).tap();
  const signInAgain = page.getByRole('dialog', { name: 'Your session has ended' });
  await signInAgain.getByLabel('Password').fill(LOGINS.staff.password);
  await expectAccessible(page);
  await signInAgain.getByRole('button', { name: 'Sign in' }).tap();
  await page.getByRole('heading', { name: 'Cancel this order?' }).waitFor({ state: 'detached' });
  await page.getByText('The shopper asked for it.').first().waitFor();
  expect((await readOrder(shopUrl, order.order_id)).cancel_reason).toBe('The shopper asked for it.');
  expect(omitExpectedErrors(pageErrors, /status of 401/)).toEqual([]);
});
