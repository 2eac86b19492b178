import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setOnline } from '#test/browser.ts';
import { ForeignReply, holdReply, NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { createUser } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

const SIGNED_IN = { status: 'success', message: 'Login successful!', token: 'token', user: createUser() } as const;
/** The home page has many sections, so the shopper goes to the questions instead. */
const TO_FAQS = '/signin?redirect=%2Ffaqs';

async function openSignIn(path = TO_FAQS) {
  const shop = await renderShop(path, { replies: { signIn: SIGNED_IN } });
  const username = shop.main.getByLabelText<HTMLInputElement>(/^Username/);
  const password = shop.main.getByLabelText<HTMLInputElement>('Password');
  const submit = async (name = 'aline', secret = 'rwanda-2026') => {
    await shop.user.clear(username);
    await shop.user.type(username, name);
    await shop.user.clear(password);
    await shop.user.type(password, secret);
    await shop.user.click(shop.main.getByRole('button', { name: 'Sign in' }));
  };
  const notifications = within(shop.getByRole('region', { name: 'Notifications' }));
  return { shop, username, password, submit, notifications };
}

test('the form names its fields for password managers, and asks for both', async () => {
  const { shop, username, password, notifications } = await openSignIn();
  expect(document.title).toBe('Sign in | Uruhu');
  expect([username.autocomplete, password.autocomplete]).toEqual(['username', 'current-password']);
  await shop.user.click(shop.main.getByRole('button', { name: 'Sign in' }));
  expect(document.activeElement).toBe(username);
  expect([username.getAttribute('aria-invalid'), password.getAttribute('aria-invalid')]).toEqual(['true', 'true']);
  expect(notifications.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  expect(shop.api.countCalls('signIn')).toBe(0);
});

test('signing in leads back to the page that sent the shopper, and asks for a session as long as she wishes', async () => {
  const { shop, submit } = await openSignIn();
  await shop.user.click(shop.main.getByLabelText('Keep me signed in'));
  await submit();
  await waitFor(() => expect(shop.getAddress()).toBe('/faqs'));
  await shop.findByText('Login successful!');
  expect(shop.api.listBodies('signIn')).toEqual([{ username: 'aline', password: 'rwanda-2026', keep_signed_in: true }]);
  expect([localStorage.getItem('authToken'), localStorage.getItem('savedUsername')]).toEqual(['token', null]);
});

test('offline the form says so at once, sends nothing and keeps what was typed, until the connection is back', async () => {
  const { shop, username, password, submit } = await openSignIn();
  setOnline(false);
  await submit();
  const alert = within(shop.main.getByRole('alert'));
  await alert.findByText('You are offline. Please try again when the connection is back.');
  expect([username.value, password.value, shop.api.countCalls('signIn')]).toEqual(['aline', 'rwanda-2026', 0]);
  setOnline(true);
  await waitFor(() => expect(alert.queryByText(/offline/)).toBeNull());
  await shop.user.click(shop.main.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/faqs'));
});

test('signing in never leads to another site', async () => {
  // The content of the home page does not matter here. It counts the orders last.
  const replies: Replies = { signIn: SIGNED_IN };
  for (const name of ['slides', 'filterProducts', 'recommendations', 'brands', 'orderCounts'] as const) replies[name] = NO_RESPONSE;
  const shop = await renderShop('/signin?redirect=%2F%5Cevil.example', { replies });
  await shop.user.type(shop.main.getByLabelText(/^Username/), 'aline');
  await shop.user.type(shop.main.getByLabelText('Password'), 'rwanda-2026{Enter}');
  await waitFor(() => expect([shop.getAddress(), shop.api.countCalls('orderCounts')]).toEqual(['/', 1]));
});

test('“Save ID” remembers the username on this device until it is unticked', async () => {
  localStorage.setItem('savedUsername', 'aline');
  const { shop, username, submit } = await openSignIn();
  const saveId = shop.main.getByLabelText<HTMLInputElement>('Save ID');
  expect([username.value, saveId.checked, shop.main.getByLabelText<HTMLInputElement>('Keep me signed in').checked]).toEqual([
    'aline',
    true,
    false,
  ]);
  await submit('keza');
  await waitFor(() => expect(shop.getAddress()).toBe('/faqs'));
  expect(localStorage.getItem('savedUsername')).toBe('keza');
  expect(shop.api.listBodies('signIn')).toMatchObject([{ keep_signed_in: false }]);
});

test('without “Save ID” signing in forgets the username', async () => {
  localStorage.setItem('savedUsername', 'aline');
  const { shop, submit } = await openSignIn();
  await shop.user.click(shop.main.getByLabelText('Save ID'));
  await submit();
  await waitFor(() => expect(shop.getAddress()).toBe('/faqs'));
  expect(localStorage.getItem('savedUsername')).toBeNull();
});

test('a refused sign-in shows the reason at the password and as a toast, a failed one shows its own', async () => {
  const { shop, submit, password, username, notifications } = await openSignIn();
  shop.api.replies.signIn = refuse('sign_in_failed', 'Invalid username or password.');
  await submit();
  await shop.main.findByText('Invalid username or password.');
  expect(notifications.getByText('Invalid username or password.')).toBeTruthy();
  expect([password.getAttribute('aria-invalid'), username.value, document.activeElement]).toEqual(['true', 'aline', password]);
  for (const [reply, message] of [
    [new ForeignReply('<h1>Internal Server Error</h1>', 500), 'Login failed.'],
    [NO_RESPONSE, 'An error occurred. Please try again.'],
    [refuse('account_blocked', 'This account is blocked.'), 'This account is blocked.'],
  ] as const) {
    shop.api.replies.signIn = reply;
    await submit();
    await shop.main.findByText(message);
    expect(notifications.getByText(message)).toBeTruthy();
  }
  expect(notifications.queryByText('Invalid username or password.'), 'a new try removes older errors').toBeNull();
  expect([shop.getAddress(), localStorage.getItem('authToken')]).toEqual([TO_FAQS, null]);
});

test('a toast with the result of a form stays for five seconds', async () => {
  const { shop, submit, notifications } = await openSignIn();
  shop.api.replies.signIn = refuse('sign_in_failed', 'Invalid username or password.');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const start_ms = Date.now();
    await submit();
    await notifications.findByText('Invalid username or password.');
    await vi.advanceTimersByTimeAsync(4_500 - (Date.now() - start_ms));
    expect(notifications.queryByText('Invalid username or password.')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    await waitFor(() => expect(notifications.queryByText('Invalid username or password.')).toBeNull());
  } finally {
    vi.useRealTimers();
  }
});

test('a shopper who leaves the page while it signs her in is signed in', async () => {
  const { shop, submit } = await openSignIn();
  const reply = holdReply<'signIn'>();
  shop.api.replies.signIn = reply.respond;
  await submit();
  await waitFor(() => expect(reply.count()).toBe(1));
  await shop.user.click(shop.main.getByRole('link', { name: 'Forgot your password?' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/forgot-password'));
  reply.send(SIGNED_IN);
  await waitFor(() => expect(localStorage.getItem('authToken')).toBe('token'));
  expect(shop.getAddress()).toBe('/forgot-password');
});
