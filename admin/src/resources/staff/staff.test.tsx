/** Owners invite colleagues, choose what each may do, and help those who cannot sign in. */
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Replies, refuse, reply } from '#test/fake-api.ts';
import { createSession } from '#test/fixtures/frame.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const KEZA = {
  staff_id: 'keza',
  username: 'keza',
  name: 'Keza Mutesi',
  email: 'keza@example.com',
  role: 'packer',
  state: 'active',
  version: 2,
} as const;
const INVITED = { ...KEZA, username: null, state: 'invited', link_until: '2026-01-06T06:00:00.000Z' } as const;
const createMember = (fields = {}) => reply('member', { data: { ...KEZA, ...fields } });
const createInvitation = (fields = {}) => reply('inviteMember', { data: { ...INVITED, ...fields } });

const MEMBER_REPLIES: Replies = {
  members: reply('members'),
  memberSessions: reply('memberSessions'),
  staffSignIns: reply('staffSignIns'),
  staffRules: reply('staffRules'),
};
const withoutMail = { staffSession: createSession('owner', { sends_mail: false }) };

async function openMember(fields = {}, replies: Replies = {}) {
  const admin = await renderAdmin('/staff/keza', { replies: { ...MEMBER_REPLIES, member: createMember(fields), ...replies } });
  await admin.findByRole('heading', { level: 1, name: 'Keza Mutesi' });
  const pressInDialog = async (name: string) => admin.user.click((await admin.findDialog()).getByRole('button', { name }));
  return { admin, pressInDialog };
}

test('an owner invites a colleague with the role that she chooses, and a wrong address is refused beside its field', async () => {
  const admin = await renderAdmin('/staff/create', { replies: { ...MEMBER_REPLIES, member: createMember(INVITED) } });
  await admin.fill('Name', 'Keza Mutesi');
  await admin.fill('E-mail', 'keza');
  admin.getByText(/^Orders and notes about them/);
  await admin.choose(/^Role/, 'Support');
  admin.getByText(/^Orders and customers to read/);
  admin.api.replies.inviteMember = refuse('invalid_input', 'Please check the form.', {
    errors: [{ path: 'email', code: 'email_invalid', message: 'Invalid email address' }],
  });
  await admin.press('Send the invitation');
  await admin.findByText('E-mail: Invalid email address');
  await admin.fill('E-mail', 'keza@example.com');
  admin.api.replies.inviteMember = createInvitation();
  await admin.press('Send the invitation');
  await admin.findByText(/^the link works until /);
  expect(admin.api.listBodies('inviteMember').at(-1)).toEqual({ name: 'Keza Mutesi', email: 'keza@example.com', role: 'support' });
});

test('an owner changes the address of an invitation, whose link then has ended, and sends a new one', async () => {
  const { admin, pressInDialog } = await openMember(INVITED);
  expect(admin.queryByText(/^Her invitation has ended/)).toBeNull();
  await admin.fill('E-mail', 'keza@example.rw');
  const corrected = { ...INVITED, email: 'keza@example.rw', link_until: null, version: 3 };
  admin.api.replies.updateMember = createMember(corrected);
  await admin.press('Save');
  await admin.findByText(/^Her invitation has ended/);
  expect(admin.api.listBodies('updateMember')).toEqual([{ email: 'keza@example.rw', version: 2 }]);
  await admin.press('Send a new one');
  (await admin.findDialog()).getByText(/It goes to keza@example\.rw\./);
  admin.api.replies.inviteMember = createInvitation({ ...corrected, link_until: INVITED.link_until });
  admin.api.replies.member = createMember({ ...corrected, link_until: INVITED.link_until });
  await pressInDialog('Send the invitation again');
  await admin.findByText(/^the link works until /);
  expect(admin.queryByText(/^Her invitation has ended/)).toBeNull();
});

test('in a shop without a mail server an owner gets the link of an invitation once, and makes a new one after a reload', async () => {
  const link = 'https://shop.test/admin/invitation#first';
  const admin = await renderAdmin('/staff/create', { replies: { ...MEMBER_REPLIES, ...withoutMail, member: createMember(INVITED) } });
  await admin.findByText(/copy it and give it to her yourself\.$/);
  await admin.fill('Name', 'Keza Mutesi');
  await admin.fill('E-mail', 'keza@example.com');
  admin.api.replies.inviteMember = createInvitation({ link });
  await admin.press('Make the invitation');
  await admin.findByText(link);
  admin.unmount();
  const { admin: reloaded, pressInDialog } = await openMember(INVITED, withoutMail);
  within(reloaded.getByRole('note')).getByText(/It shows a link only once/);
  await reloaded.user.click(within(reloaded.getByRole('note')).getByRole('button', { name: 'Make a new link' }));
  reloaded.api.replies.inviteMember = createInvitation({ link: `${link}2` });
  await pressInDialog('Make a new link');
  await reloaded.findByText(`${link}2`);
});

test('an owner disables and enables a member, sends her a link for a new password, and ends her codes and sessions', async () => {
  const session = { session_id: 's1', user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', address: '127.0.0.1' };
  const { admin, pressInDialog } = await openMember(
    { has_totp: true },
    { memberSessions: reply('memberSessions', { data: [session], total: 1 }) },
  );
  admin.getByText('signs in as keza');
  admin.getByText('with codes');
  admin.api.replies.endMemberSession = reply('endMemberSession');
  admin.api.replies.memberSessions = reply('memberSessions');
  expect(admin.api.calls.find(({ name }) => name === 'staffSignIns')?.query.filter).toBe('{"staff_id":"keza"}');
  await admin.press(/^End the session of Chrome/);
  await admin.findByText('She is not signed in anywhere.');
  expect(admin.api.calls.find(({ name }) => name === 'endMemberSession')?.params).toEqual({ staff_id: 'keza', session_id: 's1' });

  await admin.press('Send a link for a new password');
  (await admin.findDialog()).getByText(/It goes to keza@example\.com\./);
  admin.api.replies.sendPasswordLink = createMember({ has_totp: true, link_until: INVITED.link_until });
  admin.api.replies.member = admin.api.replies.sendPasswordLink as never;
  await pressInDialog('Send a link for a new password');
  await admin.findByText(/^her link for a new password works until /);

  await admin.press('Disable');
  admin.api.replies.disableMember = createMember({ state: 'disabled' });
  admin.api.replies.member = createMember({ state: 'disabled' });
  await pressInDialog('Disable');
  await admin.findByText('She can no longer sign in');
  await admin.press('Enable');
  admin.api.replies.enableMember = createMember();
  admin.api.replies.member = createMember();
  await pressInDialog('Enable');
  await admin.findByRole('button', { name: 'Disable' });
});

test('the last owner cannot be disabled, and the dialog says so', async () => {
  const { admin, pressInDialog } = await openMember({ role: 'owner' });
  await admin.press('Disable');
  admin.api.replies.disableMember = refuse('last_owner', 'The shop needs one owner.');
  await pressInDialog('Disable');
  await (await admin.findDialog()).findByText('The shop needs one owner.');
});

test('requiring codes names the members who have none, and is sent with the version of the rule', async () => {
  const member = { ...KEZA, has_totp: false };
  const admin = await renderAdmin('/staff', {
    replies: {
      ...MEMBER_REPLIES,
      members: reply('members', { data: [member], total: 1 }),
      staffRules: reply('staffRules', { data: { version: 5 } }),
    },
  });
  await admin.findByText('Each member chooses whether she signs in with a code. Without codes: Keza Mutesi.');
  await admin.press('Require codes of everyone');
  (await admin.findDialog()).getByText('These members have none yet, and are stopped until they have: Keza Mutesi.');
  admin.api.replies.updateStaffRules = reply('updateStaffRules');
  admin.api.replies.staffRules = reply('staffRules', { data: { totp_required: true, version: 6 } });
  await admin.press('Require codes');
  await admin.findByText(/^Everyone must sign in with a code/);
  await waitFor(() => expect(admin.queryByRole('dialog')).toBeNull());
  expect(admin.api.listBodies('updateStaffRules')).toEqual([{ version: 5, totp_required: true }]);
});

test('the list is searched and filtered by role and state', async () => {
  const admin = await renderAdmin('/staff', {
    replies: { ...MEMBER_REPLIES, ...withoutMail, members: reply('members', { data: [KEZA], total: 1 }) },
  });
  await admin.findByRole('row', { name: /Keza Mutesi keza Packer Active off/ });
  admin.getByText(/so it sends no invitations/);
  await admin.choose('Role', 'Packer');
  await admin.choose('State', 'Active');
  await admin.user.type(admin.getByRole('searchbox', { name: 'Search staff' }), 'keza{Enter}');
  await waitFor(() =>
    expect(JSON.parse(admin.api.calls.findLast(({ name }) => name === 'members')?.query.filter ?? '')).toEqual({
      role: 'packer',
      state: 'active',
      q: 'keza',
    }),
  );
});
