/** An owner invites a colleague to the back office, who signs in with codes of an authenticator app and sees the pages of her role. */
import type { Page } from '@playwright/test';
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { computeCodeNow, computeNextCode, decodeBase32 } from '../../../server/test/support/fixtures/totp.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { LOGINS } from '../../support/logins.ts';
import { DESKTOP, expectAccessible, measureOverflow_px, omitExpectedErrors, PHONE } from '../../support/page.ts';
import { openBackOffice } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const PASSWORD = 'rice paper window';

let shop: InProcessShop;
// A shop of its own, because requiring codes of all staff would stop the owner in other journeys.
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
  await addStaff(shop.db, { ...LOGINS.staff, name: 'Aline Uwase' });
});
test.afterAll(() => shop.close());

/** Sets up codes of an authenticator app on the page, and returns the secret of the app. */
async function setUpCodes(page: Page, password: string): Promise<Buffer> {
  await page.getByLabel('Your password').fill('wrong');
  await page.getByRole('button', { name: 'Set up codes' }).click();
  await page.getByText('This is not your password.').waitFor();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Set up codes' }).click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const secret = decodeBase32((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', ''));
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Turn codes on' }).click();
  await page.getByText('This code is wrong').waitFor();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Code' }).fill(computeCodeNow(secret));
  await page.getByRole('button', { name: 'Turn codes on' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  return secret;
}

test('an owner requires codes; an invited packer sets hers up, signs in, sees only the pages of her role, and is signed out by the owner', async ({
  openPage,
}) => {
  const pageOptions = { baseURL: shop.url };
  const { page: owner, pageErrors } = await openPage(DESKTOP, pageOptions);
  await openBackOffice(owner, shop.url, '/staff');
  await owner.getByText('Without codes: Aline Uwase.').waitFor();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Require codes of everyone' }).click();
  await owner.getByText('These members have none yet, and are stopped until they have: Aline Uwase.').waitFor();
  await owner.getByRole('button', { name: 'Require codes', exact: true }).click();
  // The rule also applies to the owner, at once.
  await owner.getByRole('heading', { level: 1, name: 'Set up your codes first' }).waitFor();
  expect(await owner.getByRole('link', { name: 'Orders' }).count()).toBe(0);
  await setUpCodes(owner, LOGINS.staff.password);
  await owner.getByRole('button', { name: 'I have kept them' }).click();
  await owner.getByText('Everyone must sign in with a code').waitFor();

  await owner.getByRole('link', { name: 'Invite' }).click();
  await owner.getByRole('textbox', { name: 'Name' }).fill('Keza Mutesi');
  await owner.getByLabel('E-mail').fill('keza');
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await owner.getByText('Invalid email address').first().waitFor();
  await expectAccessible(owner);
  await owner.getByLabel('E-mail').fill('keza@example.com');
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await owner.getByText('the link works until').waitFor();

  // The invited colleague opens the link of the mail on her phone.
  const { page: keza, pageErrors: kezaErrors } = await openPage(PHONE, pageOptions);
  await keza.goto(`/admin/invitation#${await shop.findProofToken('keza@example.com')}`);
  await keza.getByLabel('Username').fill(LOGINS.staff.username);
  await keza.getByLabel('Password').fill('short');
  await keza.getByRole('button', { name: 'Begin' }).tap();
  await keza.getByText('at least 10 characters').first().waitFor();
  await expectAccessible(keza);
  await keza.getByLabel('Password').fill(PASSWORD);
  await keza.getByRole('button', { name: 'Begin' }).tap();
  await keza.getByText('already').waitFor();
  await keza.getByLabel('Username').fill('keza');
  await keza.getByRole('button', { name: 'Begin' }).tap();
  await keza.getByRole('heading', { level: 1, name: 'Set up your codes first' }).waitFor();
  const secret = await setUpCodes(keza, PASSWORD);
  expect(await measureOverflow_px(keza)).toBeLessThanOrEqual(0);
  const codes = await keza.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  const download = keza.waitForEvent('download');
  await keza.getByRole('button', { name: 'Download' }).tap();
  expect((await download).suggestedFilename()).toBe('uruhu-recovery-codes.txt');
  await keza.getByRole('button', { name: 'I have kept them' }).tap();
  await keza.getByRole('heading', { level: 1, name: 'Payments to check' }).waitFor();

  // Pages that her role does not have are not in the menu, and their URLs do not open them.
  await keza.getByRole('button', { name: 'Menu' }).tap();
  const menu = await keza.getByRole('navigation', { name: 'Back office' }).getByRole('link').allInnerTexts();
  expect(menu).toContain('Orders');
  for (const page of ['Payment problems', 'Staff', 'Changes']) expect(menu).not.toContain(page);
  await keza.goto('/admin/payment-problems');
  await keza.getByText('Your role does not have this page').waitFor();
  await expectAccessible(keza);
  await keza.getByRole('button', { name: 'Back' }).tap();
  await keza.getByRole('heading', { level: 1, name: 'Payments to check' }).waitFor();
  for (const path of ['setup-progress', 'orders/create', 'products/create', 'brands/create']) {
    await keza.goto(`/admin/${path}`);
    await keza.getByText('Your role does not have this page').waitFor();
  }
  // Pages that she may only read have disabled fields.
  for (const path of ['brands/brand', 'products/first']) {
    await keza.goto(`/admin/${path}`);
    await keza.getByText('Your role reads this, and does not change it.').waitFor();
    await expect(keza.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
    expect(await keza.getByRole('button', { name: 'Save' }).count()).toBe(0);
    expect(
      await keza
        .getByRole('button', { name: 'Choose' })
        .or(keza.getByRole('link', { name: 'Add a brand' }))
        .count(),
    ).toBe(0);
  }
  await expectAccessible(keza);
  await keza.goto('/admin/no-such-page');
  await keza.getByRole('link', { name: 'To the first page' }).tap();
  await keza.getByRole('heading', { level: 1, name: 'Payments to check' }).waitFor();

  // She signs in again with a code, and once with a recovery code.
  const signIn = async (code: string) => {
    await keza.getByLabel('Username').fill('keza');
    await keza.getByLabel('Password').fill(PASSWORD);
    await keza.getByRole('button', { name: 'Sign in' }).tap();
    await keza.getByRole('textbox', { name: 'Code' }).fill(code);
    await keza.getByRole('button', { name: 'Sign in' }).tap();
  };
  await keza.getByRole('button', { name: 'Sign out' }).tap();
  await signIn('000000');
  await keza.getByRole('alert').getByText('This code is wrong').waitFor();
  await keza.getByRole('textbox', { name: 'Code' }).fill(computeNextCode(secret));
  await keza.getByRole('button', { name: 'Sign in' }).tap();
  await keza.getByRole('heading', { level: 1, name: 'Payments to check' }).waitFor();
  await keza.getByRole('button', { name: 'Sign out' }).tap();
  await signIn(codes[0] ?? '');
  await keza.getByRole('link', { name: /My account/ }).tap();
  await keza.getByText('9 of your recovery codes are unused').waitFor();
  await keza.getByText('This browser').waitFor();
  await expectAccessible(keza);
  await keza.getByLabel('Current password').fill('wrong');
  await keza.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '');
  await keza.getByLabel('New password').fill('another rice paper window');
  await keza.getByRole('button', { name: 'Change password' }).tap();
  await keza.getByText('This is not your password.').waitFor();

  // The owner sees her session and her changes, and ends the session.
  await owner.reload();
  await owner.getByText('with codes').waitFor();
  await owner.getByText('used a recovery code').waitFor();
  await owner.getByRole('list', { name: 'Sign-ins' }).getByText('Right password, wrong code').waitFor();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: /^End the session of Chrome/ }).click();
  await owner.getByText('She is not signed in anywhere.').waitFor();
  await keza
    .getByRole('button', { name: 'End codes' })
    .or(keza.getByRole('button', { name: 'Set up codes again' }))
    .tap();
  await keza.getByLabel('Your password').fill(PASSWORD);
  await keza
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Code' })
    .fill(codes[1] ?? '');
  await keza.getByRole('button', { name: 'End my codes' }).tap();
  await keza.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  await keza.getByRole('button', { name: 'Leave without saving' }).tap();
  await keza.getByRole('heading', { name: 'Sign in' }).waitFor();
  const refusal = /status of 4\d\d/;
  expect(omitExpectedErrors(kezaErrors, refusal)).toEqual([]);

  // The list of changes shows what the owner did, with links to the records.
  await owner.getByRole('link', { name: 'Changes' }).click();
  await owner.getByLabel('Words').fill('keza example');
  await owner.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => owner.getByRole('list', { name: 'Changes' }).getByRole('listitem').count()).toBe(1);
  await expectAccessible(owner);
  await owner.getByRole('tab', { name: 'Sign-ins' }).click();
  await owner.getByRole('list', { name: 'Sign-ins' }).getByText('Keza Mutesi').first().waitFor();
  await expectAccessible(owner);
  await owner.goBack();
  await owner.getByRole('link', { name: 'Keza Mutesi' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Keza Mutesi' }).waitFor();
  expect(omitExpectedErrors(pageErrors, refusal)).toEqual([]);
});
