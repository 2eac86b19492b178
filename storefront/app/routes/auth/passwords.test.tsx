import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createSettings } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const succeed = (message: string) => ({ status: 'success', message }) as const;
const LINK_SENT = succeed('Password reset instructions sent to your email!');
const PASSWORD_RESET = succeed('Password reset successfully!');
const NO_MAILS = createSettings({ sends_mail: false });
const press = (shop: RenderedShop, name: string) => shop.user.click(shop.main.getByRole('button', { name }));

async function type(shop: RenderedShop, label: string, text: string) {
  const field = shop.main.getByLabelText<HTMLInputElement>(label);
  await shop.user.clear(field);
  await shop.user.type(field, text);
  return field;
}

test('a shopper who asks for a link sees where it goes, and can ask again after a minute or for another address', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
  try {
    const shop = await renderShop('/forgot-password', { replies: { forgotPassword: LINK_SENT } });
    await type(shop, 'E-mail', 'nobody');
    await press(shop, 'Send me the link');
    await shop.main.findByText('Invalid email address');
    expect(shop.api.countCalls('forgotPassword')).toBe(0);
    await type(shop, 'E-mail', 'nobody@example.com');
    await press(shop, 'Send me the link');
    await shop.main.findByText(/^If nobody@example\.com has an account here/);
    await shop.findByText('Password reset instructions sent to your email!');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Check your email for instructions to reset your password.');
    expect(shop.main.getByText(/^We can send it again in \d+ s\.$/)).toBeTruthy();
    expect(shop.main.queryByRole('button', { name: 'Send it again' })).toBeNull();
    await vi.advanceTimersByTimeAsync(61_000);
    await shop.user.click(await shop.main.findByRole('button', { name: 'Send it again' }));
    await shop.main.findByText(/^We can send it again in /);
    expect(shop.api.listBodies('forgotPassword')).toEqual([{ email: 'nobody@example.com' }, { email: 'nobody@example.com' }]);
    await press(shop, 'Use another e-mail');
    await shop.main.findByRole('button', { name: 'Send me the link' });
  } finally {
    vi.useRealTimers();
  }
});

test('a link that could not be sent keeps the typed address and says why', async () => {
  const shop = await renderShop('/forgot-password', { replies: { forgotPassword: NO_RESPONSE } });
  const field = await type(shop, 'E-mail', 'nobody@example.com');
  for (const [reply, message] of [
    [NO_RESPONSE, 'An error occurred. Please try again.'],
    [
      refuse('too_many_requests', 'Too many requests. Please wait a moment and try again.'),
      'Too many requests. Please wait a moment and try again.',
    ],
  ] as const) {
    shop.api.replies.forgotPassword = reply;
    await press(shop, 'Send me the link');
    await within(shop.main.getByRole('alert')).findByText(message);
    expect(field.value).toBe('nobody@example.com');
  }
});

test('a mailed link replaces the password; its token leaves the address at once, and stays for a reload', async () => {
  const shop = await renderShop('/reset-password?t=secret', { replies: { resetPassword: PASSWORD_RESET } });
  await waitFor(() => expect(shop.getAddress()).toBe('/reset-password'));
  expect(shop.main.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeTruthy();
  await type(shop, 'New password', 'abcd');
  expect(shop.main.getByText('Weak.')).toBeTruthy();
  await type(shop, 'The same again', 'abcd');
  await press(shop, 'Save the password');
  await shop.main.findByText('Password must be at least 5 characters long');
  await type(shop, 'New password', 'amazi meza cyane');
  expect(shop.main.getByText('Strong.')).toBeTruthy();
  await type(shop, 'The same again', 'amazi meza');
  await press(shop, 'Save the password');
  await shop.main.findByText('Passwords do not match');
  expect(shop.api.countCalls('resetPassword')).toBe(0);
  await type(shop, 'The same again', 'amazi meza cyane');
  shop.api.replies.resetPassword = NO_RESPONSE;
  await press(shop, 'Save the password');
  await within(shop.main.getByRole('alert')).findByText('An error occurred. Please try again.');
  shop.api.replies.resetPassword = PASSWORD_RESET;
  await press(shop, 'Save the password');
  await shop.main.findByRole('heading', { name: 'Password reset successfully!' });
  expect(shop.api.listBodies('resetPassword').at(-1)).toMatchObject({ token: 'secret', password: 'amazi meza cyane' });
  expect(shop.main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
});

test('a reset ends the session of the browser too, and an invalid link ends none and says how to get another', async () => {
  const replies = { resetPassword: refuse('reset_link_invalid', 'This reset link is invalid or has expired.') };
  const shop = await renderShop('/reset-password?t=secret', { signedIn: true, replies });
  const save = async () => {
    await type(shop, 'New password', 'somebody else was here');
    await type(shop, 'The same again', 'somebody else was here');
    await press(shop, 'Save the password');
  };
  await save();
  await shop.main.findByRole('heading', { level: 1, name: 'This reset link is invalid or has expired.' });
  expect(localStorage.getItem('authToken')).toBe('token');
  expect(shop.main.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');

  shop.unmount();
  const other = await renderShop('/reset-password?t=other', {
    signedIn: true,
    replies: { resetPassword: PASSWORD_RESET, me: refuse('not_authorized', 'Please sign in.') },
  });
  await type(other, 'New password', 'somebody else was here');
  await type(other, 'The same again', 'somebody else was here');
  await press(other, 'Save the password');
  await other.main.findByRole('heading', { name: 'Password reset successfully!' });
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
});

test('without a link, the page leads to a new one', async () => {
  const shop = await renderShop('/reset-password');
  expect(shop.main.getByRole('heading', { level: 1, name: 'This reset link is invalid or has expired.' })).toBeTruthy();
  await shop.user.click(shop.main.getByRole('link', { name: 'Ask for a new link' }));
  await shop.main.findByRole('button', { name: 'Send me the link' });
});

test.each(['/forgot-password', '/reset-password'])('in a shop without mails, %s says whom to call and offers no link', async (path) => {
  const shop = await renderShop(path, { replies: { settings: NO_MAILS } });
  expect(shop.main.getByText(/We cannot send mails at the moment\./)).toBeTruthy();
  expect(shop.main.getByRole('link', { name: '+250 788 000 000' }).getAttribute('href')).toBe('tel:+250788000000');
  expect(shop.main.queryByText(/open the link|we (have )?sent|we send a link|by mail/i)).toBeNull();
  expect([shop.main.queryByRole('link', { name: 'Ask for a new link' }), shop.main.queryByRole('textbox')]).toEqual([null, null]);
});
