/** Signing in and out, and the pages to which links lead: an invitation, a new password, the first owner. */
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Replies, refuse, reply } from '#test/fake-api.ts';
import { createSession, SIGNED_OUT } from '#test/fixtures/frame.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

/** The shop signs the member in at her next sign-in. */
function acceptSignIn(admin: RenderedAdmin): void {
  admin.api.replies.staffSignIn = () => {
    admin.api.replies.staffSession = createSession('editor');
    return reply('staffSignIn');
  };
}
const openSignedOut = (path: string, replies: Replies = {}) =>
  renderAdmin(path, {
    role: null,
    replies: {
      staffSession: SIGNED_OUT,
      adminProducts: reply('adminProducts'),
      adminBrands: reply('adminBrands'),
      adminCategories: reply('adminCategories'),
      ...replies,
    },
  });
const fill = async (admin: RenderedAdmin, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await admin.fill(label, text);
};

test('a member with codes is asked for one after her password, keeps what she has typed, and may use a recovery code', async () => {
  const admin = await openSignedOut('/brands', { staffSignIn: refuse('sign_in_failed', 'Invalid username or password.') });
  await fill(admin, { Username: 'aline', Password: 'wrong' });
  await admin.press('Sign in');
  await admin.findByText('Invalid username or password.');
  admin.getByText(/^Ask an owner of the shop: under “Staff” she opens your page and sends you a link/);
  admin.api.replies.staffSignIn = refuse('totp_needed', 'Please enter the code.');
  await admin.press('Sign in');
  await admin.fill('Code', '000000');
  expect(admin.queryByText('Please enter the code.')).toBeNull();
  admin.api.replies.staffSignIn = refuse('totp_wrong', 'This code is wrong.');
  await admin.press('Sign in');
  await admin.findByText('This code is wrong.');
  admin.getByText(/^Enter one of your recovery codes in place of the code/);
  await admin.fill('Code', ' aaaa-1111 ');
  acceptSignIn(admin);
  await admin.press('Sign in');
  await admin.findByRole('heading', { level: 1, name: 'Brands' });
  expect(admin.api.listBodies('staffSignIn').at(-1)).toEqual({ username: 'aline', password: 'wrong', totp: 'aaaa-1111' });
});

test('after a member has signed out, the next sign-in opens the first page; a failed sign-out keeps her signed in', async () => {
  const admin = await openSignedOut('/brands', {
    staffSession: createSession('editor'),
    staffSignOut: refuse('internal_error', 'Something went wrong.'),
  });
  await admin.findByRole('heading', { level: 1, name: 'Brands' });
  await admin.press('Sign out');
  await admin.findByText('Something went wrong.');
  admin.api.replies.staffSignOut = reply('staffSignOut');
  await admin.press('Sign out');
  await fill(admin, { Username: 'aline', Password: 'right' });
  acceptSignIn(admin);
  await admin.press('Sign in');
  await admin.findByRole('heading', { level: 1, name: 'Products' });
});

test('a member whose session has ended while nothing was typed signs in again and sees the same page', async () => {
  const admin = await openSignedOut('/brands', { staffSession: createSession('editor') });
  await admin.findByRole('heading', { level: 1, name: 'Brands' });
  admin.api.replies.adminRedirects = SIGNED_OUT;
  await admin.user.click(admin.getByRole('link', { name: 'Redirects' }));
  await admin.findByText('Your session has ended. Please sign in again.');
  await fill(admin, { Username: 'aline', Password: 'right' });
  admin.api.replies.adminRedirects = reply('adminRedirects');
  acceptSignIn(admin);
  await admin.press('Sign in');
  await admin.findByRole('heading', { name: 'No redirects yet' });
});

test('an invited colleague chooses how she signs in; the token leaves the address bar', async () => {
  const admin = await openSignedOut('/invitation#token-1', {
    acceptInvitation: refuse('username_taken', 'This username is already taken.'),
  });
  await fill(admin, { Username: 'aline', Password: 'rice paper window' });
  expect(window.location.hash + window.location.search).toBe('');
  await admin.press('Begin');
  await admin.findByText('This username is already taken.');
  await admin.fill('Username', 'keza');
  admin.api.replies.acceptInvitation = reply('acceptInvitation');
  acceptSignIn(admin);
  await admin.press('Begin');
  await admin.findByRole('heading', { level: 1, name: 'Products' });
  expect(admin.api.listBodies('acceptInvitation').at(-1)).toEqual({ token: 'token-1', username: 'keza', password: 'rice paper window' });
  expect(admin.api.listBodies('staffSignIn')).toEqual([{ username: 'keza', password: 'rice paper window' }]);
});

test('a member who has forgotten her password chooses a new one by a link, and signs in with it', async () => {
  const admin = await openSignedOut('/new-password?t=token-2', {
    acceptPasswordLink: refuse('invalid_input', 'Please check the form.', {
      errors: [{ path: 'password', code: 'invalid_value', message: 'At least 10 characters.' }],
    }),
  });
  await admin.fill('New password', 'short');
  expect(window.location.search).toBe('');
  await admin.press('Save the new password');
  await waitFor(() => expect(admin.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'));
  await admin.fill('New password', 'a lantern over the lake');
  admin.api.replies.acceptPasswordLink = reply('acceptPasswordLink', { data: { username: 'bose' } });
  await admin.press('Save the new password');
  await admin.findByRole('heading', { level: 1, name: 'Sign in with it' });
  expect(admin.getByLabelText<HTMLInputElement>('Username')).toMatchObject({ value: 'bose', readOnly: true });
  await admin.fill('Password', 'a lantern over the lake');
  acceptSignIn(admin);
  await admin.press('Sign in');
  await admin.findByRole('heading', { level: 1, name: 'Products' });
});

test('the first owner of a new shop signs up by the link of its log, and sees the setup steps', async () => {
  const admin = await openSignedOut('/setup#token-3', {
    createFirstOwner: refuse('owner_link_invalid', 'This link does not work any more.'),
  });
  await fill(admin, { 'Your name': 'Keza', 'Your e-mail': 'keza@example.rw', Username: 'keza', Password: 'a long enough one' });
  await admin.press('Become the owner');
  await admin.findByText('This link does not work any more.');
  admin.api.replies.createFirstOwner = reply('createFirstOwner');
  admin.api.replies.staffSignIn = () => {
    admin.api.replies.staffSession = createSession('owner');
    return reply('staffSignIn');
  };
  await admin.press('Become the owner');
  await waitFor(() => expect(admin.getAddress()).toBe('/setup-progress'));
  expect(admin.api.listBodies('createFirstOwner').at(-1)).toEqual({
    token: 'token-3',
    name: 'Keza',
    email: 'keza@example.rw',
    username: 'keza',
    password: 'a long enough one',
  });
});

test.each(['/invitation', '/new-password', '/setup'])('%s without the token of its link asks to open the link once more', async (path) => {
  const admin = await openSignedOut(path);
  await admin.findByText('Please open the link once more: this page does not keep it.');
});
