/** Questions that the shop's refusals raise while a member works: to sign in again on the same page, and to prove who she is. */
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/expect-accessible.ts';
import { type Replies, refuse, reply } from '#test/fake-api.ts';
import { SIGNED_OUT } from '#test/fixtures/frame.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

const BRAND = { brand_id: 'anua', name: 'Anua', version: 3 };
const BRAND_REPLIES: Replies = {
  adminBrands: reply('adminBrands', { data: [BRAND], total: 1 }),
  adminBrand: reply('adminBrand', { data: BRAND }),
  updateBrand: reply('adminBrand', { data: { ...BRAND, name: 'Anua Lab', version: 4 } }),
};

async function openChangedBrand(replies: Replies = {}): Promise<RenderedAdmin> {
  const admin = await renderAdmin('/brands/anua', { replies: { ...BRAND_REPLIES, ...replies } });
  await admin.fill(/^Name/, 'Anua Lab');
  return admin;
}

test('a member whose session ends while she types signs in again over the form, and what she was sending is sent', async () => {
  const admin = await openChangedBrand({ updateBrand: SIGNED_OUT, staffSignIn: refuse('sign_in_failed', 'Invalid username or password.') });
  await admin.press('Save');
  const dialog = await admin.findDialog();
  dialog.getByRole('heading', { name: 'Your session has ended' });
  await expectAccessible();
  expect(document.activeElement).toBe(dialog.getByLabelText('Password'));
  // Only the member's choice ends the question: otherwise a slip would lose what she typed.
  await admin.user.keyboard('{Escape}');
  await admin.findByRole('heading', { name: 'Your session has ended' });
  expect(dialog.getByLabelText<HTMLInputElement>('Username')).toMatchObject({ value: 'aline', readOnly: true });
  await admin.user.type(dialog.getByLabelText('Password'), 'wrong');
  await admin.user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await dialog.findByText('Invalid username or password.');
  Object.assign(admin.api.replies, BRAND_REPLIES, { staffSignIn: reply('staffSignIn') });
  await admin.user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await admin.findByText('Saved');
  expect(admin.queryByRole('dialog')).toBeNull();
  expect(admin.api.listBodies('updateBrand')).toEqual([
    { name: 'Anua Lab', version: 3 },
    { name: 'Anua Lab', version: 3 },
  ]);
});

test('all calls that are refused while her session has ended wait for the same sign-in', async () => {
  const admin = await openChangedBrand({ updateBrand: SIGNED_OUT });
  await admin.press('Save');
  const dialog = await admin.findDialog();
  // The modules of the page, which `renderAdmin` has loaded.
  const { callStaff } = await import('#admin/api/call-staff.ts');
  admin.api.replies.adminRedirects = SIGNED_OUT;
  const refusedCall = callStaff('adminRedirects');
  await waitFor(() => expect(admin.api.countCalls('adminRedirects')).toBe(1));
  Object.assign(admin.api.replies, BRAND_REPLIES, { adminRedirects: reply('adminRedirects'), staffSignIn: reply('staffSignIn') });
  await admin.user.type(dialog.getByLabelText('Password'), 'right{Enter}');
  await admin.findByText('Saved');
  expect(await refusedCall).toEqual(reply('adminRedirects'));
  expect(admin.api.countCalls('staffSignIn')).toBe(1);
});

test('a member whose session has ended may leave without saving, and signs in on the page of her own choice', async () => {
  const admin = await openChangedBrand({ updateBrand: SIGNED_OUT });
  await admin.press('Save');
  await admin.press('Leave without saving');
  await admin.findByRole('heading', { level: 1, name: 'Sign in' });
});

test('a member who is asked for a proof loses nothing: a wrong password, a code, and a question that she cancels', async () => {
  const member = { staff_id: 'keza', name: 'Keza', role: 'packer', state: 'active', version: 2 } as const;
  const admin = await renderAdmin('/staff/keza', {
    replies: {
      member: reply('member', { data: member }),
      memberSessions: reply('memberSessions'),
      staffSignIns: reply('staffSignIns'),
      disableMember: refuse('proof_needed', 'Please confirm by your password that it is you. Nothing was changed.'),
      proveStaff: refuse('wrong_current_password', 'This is not your password.'),
    },
  });
  await admin.press('Disable');
  await admin.user.click((await admin.findDialog()).getByRole('button', { name: 'Disable' }));
  const findProof = async () => within(await admin.findByRole('dialog', { name: 'Confirm that it is you' }));
  const firstProof = await findProof();
  expect(document.activeElement).toBe(firstProof.getByLabelText('Password'));
  await expectAccessible();
  await admin.user.click(firstProof.getByRole('button', { name: 'Cancel' }));
  await admin.findByText('Please confirm by your password that it is you. Nothing was changed.');
  // The focus is in the dialog behind again: its container takes the focus, as the button was disabled during the call.
  await waitFor(() => expect(document.activeElement).toBe(admin.getByRole('dialog', { name: 'Disable Keza?' }).parentElement));
  await admin.user.click((await admin.findDialog()).getByRole('button', { name: 'Disable' }));
  const proof = await findProof();
  await admin.user.type(proof.getByLabelText('Password'), 'wrong{Enter}');
  await proof.findByText('This is not your password.');
  admin.api.replies.proveStaff = refuse('proof_code_needed', 'Please enter the code.');
  await admin.user.click(proof.getByRole('button', { name: 'Confirm' }));
  await admin.user.type(await proof.findByLabelText('Code'), ' 123456 ');
  admin.api.replies.proveStaff = reply('proveStaff');
  admin.api.replies.disableMember = reply('disableMember', { data: { ...member, state: 'disabled', version: 3 } });
  await admin.user.click(proof.getByRole('button', { name: 'Confirm' }));
  await admin.findByText('She can no longer sign in');
  expect(admin.api.listBodies('proveStaff').map(({ totp }) => totp)).toEqual([undefined, undefined, '123456']);
});

test('a member whose session ends while she is asked for a proof signs in instead', async () => {
  const admin = await renderAdmin('/staff/keza', {
    replies: {
      member: reply('member', { data: { staff_id: 'keza', name: 'Keza', role: 'packer', state: 'active', version: 2 } }),
      memberSessions: reply('memberSessions'),
      staffSignIns: reply('staffSignIns'),
      disableMember: refuse('proof_needed', 'Please confirm by your password that it is you.'),
      proveStaff: SIGNED_OUT,
    },
  });
  await admin.press('Disable');
  await admin.user.click((await admin.findDialog()).getByRole('button', { name: 'Disable' }));
  await admin.findByRole('dialog', { name: 'Confirm that it is you' });
  admin.api.replies.disableMember = SIGNED_OUT;
  await admin.fill('Password', 'rice paper window');
  await admin.press('Confirm');
  await admin.findByRole('heading', { level: 1, name: 'Sign in' });
});
