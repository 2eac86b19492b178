/** A member who changes how shoppers pay, or what a colleague may do, proves who she is over the form, and loses nothing that she has typed. */
import type { Page } from '@playwright/test';
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { computeNextCode } from '../../../server/test/support/fixtures/totp.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { LOGINS } from '../../support/logins.ts';
import { DESKTOP, expectAccessible, measureOverflow_px, omitExpectedErrors, PHONE } from '../../support/page.ts';
import { openBackOffice } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
  await addStaff(shop.db, { ...LOGINS.staff, name: 'Aline Uwase' });
  await addStaff(shop.db, { username: 'keza', name: 'Keza Mutesi', role: 'packer', password: 'rice paper window' });
});
test.afterAll(() => shop.close());

const EXPECTED_ERRORS = /status of (401|403|422)/;
/** Makes the sign-in of all sessions older than the shop accepts as a proof. */
const forgetProofs = () => shop.db.updateTable('staff_sessions').set({ proved_at: null }).execute();
const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const readSettings = () => shop.db.selectFrom('site_settings').select(['merchant_name', 'address']).executeTakeFirstOrThrow();

test('the shop asks over the form of the settings; a wrong password, a cancelled question and a name lose nothing typed', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP, { baseURL: shop.url });
  await openBackOffice(page, shop.url, '/settings');
  await forgetProofs();
  const merchant = page.getByRole('textbox', { name: 'Merchant name' });
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  const save = page.getByRole('button', { name: 'Save' });
  // What is neither staff nor money does not ask.
  await address.fill('KG 7 Ave, Kigali');
  await save.click();
  await page.getByText('Saved').first().waitFor();
  await merchant.fill('UBWIZA LTD');
  await save.click();
  await findDialog(page).waitFor();
  await expectAccessible(page);
  await expect(findDialog(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByText('Please confirm by your password that it is you. Nothing was changed.').waitFor();
  await expect(merchant).toHaveValue('UBWIZA LTD');
  await save.click();
  await findDialog(page).getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await findDialog(page).getByText('This is not your password.').waitFor();
  await findDialog(page).getByLabel('Password').fill(LOGINS.staff.password);
  await page.keyboard.press('Enter');
  await findDialog(page).waitFor({ state: 'detached' });
  await expect.poll(readSettings).toEqual({ merchant_name: 'UBWIZA LTD', address: 'KG 7 Ave, Kigali' });
  await expect(merchant).toHaveValue('UBWIZA LTD');
  // For five minutes the proof counts.
  await merchant.fill('UBWIZA RWANDA');
  await save.click();
  await expect.poll(readSettings).toMatchObject({ merchant_name: 'UBWIZA RWANDA' });
  expect(omitExpectedErrors(pageErrors, EXPECTED_ERRORS)).toEqual([]);
});

test('on a phone an owner with codes proves who she is over the dialog that disables a colleague, and for a file', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(PHONE, { baseURL: shop.url });
  await openBackOffice(page, shop.url, '/staff');
  const secret = Buffer.alloc(20, 7);
  const { staff_id } = await shop.db
    .selectFrom('staff')
    .select('staff_id')
    .where('username', '=', LOGINS.staff.username)
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('staff_totp').values({ staff_id, secret, confirmed_at: new Date() }).execute();
  await page.getByRole('link', { name: /Keza Mutesi/ }).tap();
  await page.getByRole('button', { name: 'Disable' }).tap();
  await forgetProofs();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).tap();
  await findDialog(page).getByLabel('Password').fill(LOGINS.staff.password);
  await findDialog(page).getByRole('button', { name: 'Confirm' }).tap();
  // The page was loaded before she had codes.
  await findDialog(page).getByRole('textbox', { name: 'Code' }).fill(computeNextCode(secret));
  await expectAccessible(page);
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  await findDialog(page).getByRole('button', { name: 'Confirm' }).tap();
  await page.getByText('She can no longer sign in', { exact: true }).waitFor();

  await forgetProofs();
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Export as CSV' }).tap();
  await expect(findDialog(page).getByRole('textbox', { name: 'Code' })).toBeVisible();
  await findDialog(page).getByRole('button', { name: 'Cancel' }).tap();
  await page.getByText('Nothing was changed.').waitFor();
  expect(omitExpectedErrors(pageErrors, EXPECTED_ERRORS)).toEqual([]);
});
