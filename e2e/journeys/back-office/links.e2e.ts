/** The links that an owner sends her colleagues by mail: an invitation to a mistyped address, and a new password. */
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { LOGINS } from '../../support/logins.ts';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE } from '../../support/page.ts';
import { openBackOffice } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const [PASSWORD, NEW_PASSWORD] = ['rice paper window', 'a lantern over the lake'];
/** The console error of a call that the server refuses. */
const REFUSED_CALL = /status of 4\d\d/;

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop(), { staffCodes: 'asked' });
  await addStaff(shop.db, { ...LOGINS.staff, name: 'Aline Uwase' });
});
test.afterAll(() => shop.close());

test('an owner corrects the address of an invitation, whose link then does not work any more, and sends a new one', async ({
  openPage,
}) => {
  const pageOptions = { baseURL: shop.url };
  const { page: owner, pageErrors } = await openPage(DESKTOP, pageOptions);
  await openBackOffice(owner, shop.url, '/staff/create');
  // An owner without codes is asked to set them up, and puts it off.
  await owner.getByRole('heading', { level: 1, name: 'Protect your account' }).waitFor();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Not now' }).click();
  await owner.getByRole('textbox', { name: 'Name' }).waitFor();
  await owner.reload();
  await owner.getByRole('textbox', { name: 'Name' }).fill('Keza Mutesi');
  await owner.getByLabel('E-mail').fill('keza@exmaple.com');
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await owner.getByText('the link works until').waitFor();
  await owner.getByLabel('E-mail').fill('keza@example.com');
  await owner.getByRole('button', { name: 'Save' }).click();
  await owner.getByText('Her invitation has ended').waitFor();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Send a new one' }).click();
  await owner.getByText('It goes to keza@example.com.').waitFor();
  await owner.getByRole('dialog').getByRole('button', { name: 'Send the invitation again' }).click();
  await owner.getByText('the link works until').waitFor();
  expect(await owner.getByText('Her invitation has ended').count()).toBe(0);

  const { page: stranger } = await openPage(PHONE, pageOptions);
  // A mail that was sent before has its token in the query, which also goes from the address bar.
  await stranger.goto(`/admin/invitation?t=${await shop.findProofToken('keza@exmaple.com')}`);
  await stranger.waitForURL((url) => url.pathname === '/admin/invitation' && url.search + url.hash === '');
  await stranger.getByLabel('Username').fill('stranger');
  await stranger.getByLabel('Password').fill(PASSWORD);
  await stranger.getByRole('button', { name: 'Begin' }).tap();
  await stranger.getByText('This invitation is invalid or has expired').waitFor();
  await stranger.reload();
  await stranger.getByText('Please open the link once more').waitFor();
  await expectAccessible(stranger);
  expect(omitExpectedErrors(pageErrors, REFUSED_CALL)).toEqual([]);
});

test('a staff member who has forgotten her password gets a link from an owner, chooses a new one on her phone, and signs in with it', async ({
  openPage,
}) => {
  await addStaff(shop.db, { username: 'bose', name: 'Bose Kayitesi', role: 'packer', password: PASSWORD });
  const emailUpdate = shop.db.updateTable('staff').set({ email: 'bose@example.com' }).where('username', '=', 'bose').returning('staff_id');
  const { staff_id } = await emailUpdate.executeTakeFirstOrThrow();
  const pageOptions = { baseURL: shop.url };
  const { page: bose, pageErrors } = await openPage(PHONE, pageOptions);
  await bose.goto('/admin/login');
  await bose.getByText('I forgot my password').tap();
  await bose.getByText('Ask an owner of the shop').waitFor();

  const { page: owner } = await openPage(DESKTOP, pageOptions);
  await openBackOffice(owner, shop.url, `/staff/${staff_id}`);
  await owner.getByRole('button', { name: 'Not now' }).click();
  await owner.getByRole('button', { name: 'Send a link for a new password' }).click();
  await owner.getByText('It goes to bose@example.com.').waitFor();
  await expectAccessible(owner);
  await owner.getByRole('dialog').getByRole('button', { name: 'Send a link for a new password' }).click();
  await owner.getByText('her link for a new password works until').waitFor();
  await owner.getByText('sent a link by mail to').waitFor();

  await bose.goto(`/admin/new-password#${await shop.findProofToken('bose@example.com')}`);
  await bose.waitForURL((url) => url.pathname === '/admin/new-password' && url.search + url.hash === '');
  await bose.getByLabel('New password').fill('short');
  await bose.getByRole('button', { name: 'Save the new password' }).tap();
  await bose.getByText('at least 10 characters').first().waitFor();
  await expectAccessible(bose);
  await bose.getByLabel('New password').fill(NEW_PASSWORD);
  await bose.getByRole('button', { name: 'Save the new password' }).tap();
  await bose.getByRole('heading', { level: 1, name: 'Sign in with it' }).waitFor();
  await expect(bose.getByLabel('Username')).toHaveValue('bose');
  await expectAccessible(bose);
  await bose.getByLabel('Password').fill(NEW_PASSWORD);
  await bose.getByRole('button', { name: 'Sign in' }).tap();
  await bose.getByRole('heading', { level: 1, name: 'Payments to check' }).waitFor();
  expect(omitExpectedErrors(pageErrors, REFUSED_CALL)).toEqual([]);
});
