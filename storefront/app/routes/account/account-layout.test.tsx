import { act, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ForeignReply, NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { createAccountServer, createAddressServer } from '#test/fixtures/account.ts';
import { createList } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const NO_ORDERS = { pending: 0, preparing: 0, in_transit: 0, delivered: 0, cancelled: 0 };
const createReplies = (): Replies => ({
  ...createAccountServer().replies,
  ...createAddressServer().replies,
  orderCounts: { counts: NO_ORDERS },
  ownReviews: createList([]),
  beautyProfile: { status: 'success', data: { skin_type: '', skin_concern: [], avoided: [] } },
});
const openAccount = (path = '/myaccount') => renderShop(path, { signedIn: true, replies: createReplies() });
const findMenu = (shop: RenderedShop) => within(shop.main.getByRole('navigation', { name: 'Account menu' }));

/** Ends the session in another tab. A token `''` says that the server has ended it. */
function endSessionInOtherTab(newValue: string | null) {
  localStorage.removeItem('authToken');
  act(() => {
    if (newValue !== null) window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: null }));
  });
}

test.each([
  '/myaccount',
  '/accountinfo',
  '/myaccount/addresses',
  '/myaccount/cancellations',
  '/myaccount/reviews',
  '/myaccount/beauty-profile',
  '/myaccount/login-history',
  '/myaccount/deactivate',
  '/orders',
])('%s sends a guest to sign in, with its path as the way back, and makes no call for her', async (path) => {
  const shop = await renderShop(path);
  await waitFor(() => expect(shop.getAddress()).toBe(`/signin?redirect=${encodeURIComponent(path)}`));
  expect(shop.api.calls.filter(({ name }) => !['settings', 'slideTexts', 'parentCategories'].includes(name))).toEqual([]);
});

test.each([false, true])('the cart stands without the account menu (signed in: %s)', async (signedIn) => {
  const shop = await renderShop('/cart', { signedIn });
  await shop.main.findByRole('heading', { name: 'Your cart is empty' });
  expect(shop.queryByRole('navigation', { name: 'Account menu' })).toBeNull();
});

test('the menu leads to all pages and names the current one; on a phone Escape closes it and returns the focus', async () => {
  const shop = await openAccount();
  for (const [link, path, text] of [
    ['Cancellation History', '/myaccount/cancellations', 'No cancelled orders'],
    ['Reviews', '/myaccount/reviews', 'No reviews yet'],
    ['Account Information', '/accountinfo', 'Premium Member'],
    ['Beauty Profile', '/myaccount/beauty-profile', 'Skin type'],
    ['Addresses', '/myaccount/addresses', 'KG 11 Ave 24'],
    ['Login History', '/myaccount/login-history', 'This device'],
    ['Deactivate Account', '/myaccount/deactivate', 'What stays in the books'],
    ['Track Orders', '/orders', 'You have no orders.'],
  ] as const) {
    await shop.user.click(findMenu(shop).getByRole('link', { name: link }));
    await shop.findAllByText(text);
    expect(shop.getAddress()).toBe(path);
    expect(findMenu(shop).getByRole('link', { name: link }).getAttribute('aria-current')).toBe('page');
    expect(
      findMenu(shop)
        .getAllByRole('link')
        .filter((other) => other.hasAttribute('aria-current')),
    ).toHaveLength(1);
  }
  await shop.navigate('/myaccount');
  const toggle = shop.main.getByRole('button', { name: 'Account menu' });
  await shop.user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await shop.user.tab();
  await shop.user.keyboard('{Escape}');
  expect([toggle.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', toggle]);
});

test('a sign-out that fails says so, with a sentence of its own if no response comes, and the shopper stays signed in', async () => {
  const shop = await openAccount('/myaccount/deactivate');
  const signOut = () => shop.user.click(findMenu(shop).getByRole('button', { name: 'Logout' }));
  for (const [reply, message] of [
    [new ForeignReply('<h1>Internal Server Error</h1>', 500), 'Logout failed.'],
    [NO_RESPONSE, 'An error occurred during logout.'],
  ] as const) {
    shop.api.replies.signOut = reply;
    await signOut();
    await shop.findByText(message);
    expect([shop.getAddress(), localStorage.getItem('authToken')]).toEqual(['/myaccount/deactivate', 'token']);
  }
  shop.api.replies.signOut = createAccountServer().replies.signOut;
  localStorage.setItem('theme', 'kept');
  await signOut();
  await shop.findByText('Logged out successfully!');
  await waitFor(() => expect(shop.getAddress()).toBe('/signin'));
  expect([localStorage.getItem('authToken'), localStorage.getItem('user')]).toEqual([null, null]);
  expect(localStorage.getItem('theme')).toBe('kept');
});

test('a session that ends in another tab sends the shopper to sign in, and a reason shows only if the server ended it', async () => {
  const shop = await openAccount('/myaccount/deactivate');
  endSessionInOtherTab(null);
  await shop.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(shop.getAddress()).toBe('/signin?redirect=%2Fmyaccount%2Fdeactivate');
  expect(shop.main.queryByText(/You were signed out\./)).toBeNull();
  shop.unmount();
  const other = await openAccount('/myaccount/deactivate');
  endSessionInOtherTab('');
  await other.findByText('You were signed out. Sign in again to go on where you were.');
});

test('a session that the server has ended ends in the browser at the next call, and the rest of the storage stays', async () => {
  const shop = await openAccount('/myaccount/deactivate');
  shop.api.replies.addresses = refuse('not_authorized', 'Please sign in.');
  localStorage.setItem('theme', 'kept');
  await shop.user.click(findMenu(shop).getByRole('link', { name: 'Addresses' }));
  await shop.findByText('You were signed out. Sign in again to go on where you were.');
  expect(shop.getAddress()).toBe('/signin?redirect=%2Fmyaccount%2Faddresses');
  expect([localStorage.getItem('authToken'), localStorage.getItem('user'), localStorage.getItem('theme')]).toEqual([null, null, 'kept']);
});
