/** What a member sees and changes of her own account: password, codes and sessions. */
import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { createSession } from '#test/fixtures/frame.ts';
import { recordSavedFiles } from '#test/fixtures/saved-files.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const NO_CODES = { is_on: false, required: false, recommended: false, recovery_codes_left: 0 };
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';
const SESSIONS = [
  { session_id: 'here', current: true, user_agent: CHROME },
  { session_id: 'there', user_agent: CHROME },
];

async function openAccount(totp: Partial<typeof NO_CODES> = {}) {
  const admin = await renderAdmin('/my-account', {
    role: 'packer',
    replies: {
      staffSession: createSession('packer', { totp: { ...NO_CODES, ...totp } }),
      ownStaffSessions: reply('ownStaffSessions', { data: SESSIONS, total: 2 }),
      ownStaffSignIns: reply('ownStaffSignIns', { data: [{ sign_in_id: 'i1', result: 'wrong_code' }], total: 1 }),
    },
  });
  await admin.findByRole('heading', { level: 1, name: 'My account' });
  return admin;
}

test('a member reads her role and her sign-ins, and ends the sessions of other browsers, not that of this one', async () => {
  const admin = await openAccount();
  admin.getByText(/^Packer: Orders and notes about them/);
  const sessions = within(await admin.findByRole('list', { name: 'Sessions' }));
  sessions.getByText('This browser');
  expect(sessions.getAllByRole('button')).toHaveLength(1);
  within(await admin.findByRole('list', { name: 'Sign-ins' })).getByText('Right password, wrong code');
  admin.api.replies.endOwnStaffSession = reply('endOwnStaffSession');
  admin.api.replies.endOtherStaffSessions = reply('endOtherStaffSessions');
  await admin.press(/^End the session of Chrome/);
  expect(admin.api.calls.find(({ name }) => name === 'endOwnStaffSession')?.params).toEqual({ session_id: 'there' });
  admin.api.replies.ownStaffSessions = reply('ownStaffSessions', { data: SESSIONS.slice(0, 1), total: 1 });
  await admin.press('End all others');
  await waitFor(() => expect(admin.queryByRole('button', { name: 'End all others' })).toBeNull());
});

test('a new password needs the present one and, with codes, a code; then the fields are empty', async () => {
  const admin = await openAccount({ is_on: true, recovery_codes_left: 9 });
  admin.getByText(/9 of your recovery codes are unused\./);
  await admin.fill(/^Current password/, 'wrong');
  await admin.fill(/^Code/, ' 123456 ');
  await admin.fill(/^New password/, 'another rice paper window');
  admin.api.replies.changeStaffPassword = refuse('wrong_current_password', 'This is not your password.', {
    errors: [{ path: 'current_password', code: 'invalid_value', message: 'This is not your password.' }],
  });
  await admin.press('Change password');
  await waitFor(() => expect(admin.getByLabelText(/^Current password/).getAttribute('aria-invalid')).toBe('true'));
  admin.api.replies.changeStaffPassword = reply('changeStaffPassword');
  await admin.press('Change password');
  await admin.findByText('Your password is changed. Your other sessions have ended.');
  expect(admin.api.listBodies('changeStaffPassword').at(-1)).toEqual({
    current_password: 'wrong',
    totp: '123456',
    password: 'another rice paper window',
  });
  expect(admin.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('');
});

test('a member sets up codes: her password, the key to type, a first code, and recovery codes that she must keep', async () => {
  const saved = recordSavedFiles();
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const admin = await openAccount();
  await admin.fill(/^Your password/, 'rice paper window');
  admin.api.replies.beginTotp = reply('beginTotp', { data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/shop?secret=ABCDEFGH' } });
  await admin.press('Set up codes');
  await admin.findByRole('img', { name: 'QR code for your authenticator app' });
  admin.getByText('ABCD EFGH');
  admin.api.replies.confirmTotp = refuse('totp_wrong', 'This code is wrong.');
  await admin.fill('Code', '000000');
  await admin.press('Turn codes on');
  await admin.findByText('This code is wrong.');
  admin.api.replies.confirmTotp = reply('confirmTotp', { data: { recovery_codes: ['aaaa-1111', 'bbbb-2222'] } });
  await admin.press('Turn codes on');
  const codes = within(await admin.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
  expect(codes.map(({ textContent }) => textContent)).toEqual(['aaaa-1111', 'bbbb-2222']);
  await admin.press('Download');
  expect(saved).toEqual(['uruhu-recovery-codes.txt']);
  await admin.user.click(admin.getByRole('link', { name: 'Brands' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  admin.api.replies.staffSession = createSession('packer', { totp: { ...NO_CODES, is_on: true, recovery_codes_left: 2 } });
  await admin.press('I have kept them');
  await admin.findByText(/^You have few recovery codes left\./);
});

test('ending codes asks for the password and a code', async () => {
  const admin = await openAccount({ is_on: true, recovery_codes_left: 9 });
  await admin.press('End codes');
  const dialog = await admin.findDialog();
  await admin.user.type(dialog.getByLabelText(/^Your password/), 'rice paper window');
  await admin.user.type(dialog.getByLabelText(/^Code/), 'aaaa-1111');
  admin.api.replies.endTotp = reply('endTotp');
  admin.api.replies.staffSession = createSession('packer', { totp: NO_CODES });
  await admin.press('End my codes');
  await admin.findByRole('button', { name: 'Set up codes' });
  expect(admin.api.listBodies('endTotp')).toEqual([{ password: 'rice paper window', totp: 'aaaa-1111' }]);
});
