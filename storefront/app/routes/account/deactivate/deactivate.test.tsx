import { waitFor, within } from '@testing-library/react';
import type { PersonalData } from '@uruhu/contract/personal-data';
import { expect, test, vi } from 'vitest';
import { NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createAccountServer, PASSWORD } from '#test/fixtures/account.ts';
import { createUser } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

const TIME = '2026-01-05T06:00:00.000Z';
const DATA: PersonalData = {
  shop: 'Uruhu',
  created_at: TIME,
  account: createUser(),
  language: 'en',
  email_verified_at: TIME,
  email_links: [],
  addresses: [],
  sessions: [],
  sign_ins: [],
  password_links: [],
  beauty_profile: null,
  wishlist: [],
  stock_waits: [],
  unsubscribe_links: [],
  cart: [],
  orders: [],
  order_notes: [],
  coupons: [],
  reviews: [],
  found_helpful: [],
  messages: [],
  mails: [],
  files: [],
};
/** After the account is gone the home page opens, whose content does not matter here. */
const HOME_FAILS = { slides: NO_RESPONSE, filterProducts: NO_RESPONSE, recommendations: NO_RESPONSE, brands: NO_RESPONSE } as const;

const openPage = (replies = {}) =>
  renderShop('/myaccount/deactivate', { signedIn: true, replies: { ...HOME_FAILS, ...createAccountServer().replies, ...replies } });

test('the shopper downloads her data as a file that names the shop and the day', async () => {
  const blobs: Blob[] = [];
  const fileNames: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    fileNames.push(this.download);
  });
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  const shop = await openPage({ myData: NO_RESPONSE });
  expect(shop.main.getByText('What stays in the books')).toBeTruthy();
  const download = () => shop.user.click(shop.main.getByRole('button', { name: 'Download my data' }));
  await download();
  await shop.findByText('Your data could not be fetched. Please try again.');
  shop.api.replies.myData = DATA;
  await download();
  await shop.findByText('Your data is in your downloads.');
  expect(fileNames).toEqual([expect.stringMatching(/^uruhu-my-data-\d{4}-\d\d-\d\d\.json$/)]);
  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(DATA);
});

test('the account is deleted only with the password and after a question, and then nothing of it is left in the browser', async () => {
  localStorage.setItem('theme', 'kept');
  const shop = await openPage();
  const password = shop.main.getByLabelText<HTMLInputElement>('Your password');
  const leave = async (answer: string) => {
    await shop.user.click(shop.main.getByRole('button', { name: 'Deactivate my account' }));
    await shop.user.click(within(await shop.findByRole('dialog')).getByRole('button', { name: answer }));
  };
  await shop.user.click(shop.main.getByRole('button', { name: 'Deactivate my account' }));
  expect([document.activeElement, password.getAttribute('aria-invalid')]).toEqual([password, 'true']);
  await shop.user.type(password, 'not-this-one');
  await leave('Keep my account');
  expect(shop.api.countCalls('deactivate')).toBe(0);
  await leave('Yes, deactivate it');
  await shop.main.findByText('This is not your password.');
  await waitFor(() => expect(shop.queryByRole('dialog')).toBeNull());
  shop.api.replies.deactivate = NO_RESPONSE;
  await leave('Yes, deactivate it');
  await shop.main.findByText('Your connection dropped. Please try again: if your account is gone already, you are signed out.');
  await shop.user.clear(password);
  await shop.user.type(password, PASSWORD);
  shop.api.replies.deactivate = createAccountServer().replies.deactivate;
  await leave('Yes, deactivate it');
  await shop.findByText('Your account was deactivated.');
  await waitFor(() => expect(shop.getAddress()).toBe('/'));
  // The page navigates in an effect, which React says in development. It then renders the new address together with the end of the session.
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringMatching(/^flushSync was called from inside a lifecycle method/)]]);
  vi.mocked(console.error).mockClear();
  expect([localStorage.getItem('authToken'), localStorage.getItem('user'), localStorage.getItem('theme')]).toEqual([null, null, 'kept']);
});

test('a session that has ended meanwhile sends the shopper to sign in', async () => {
  const shop = await openPage({ deactivate: refuse('not_authorized', 'Please sign in.') });
  await shop.user.type(shop.main.getByLabelText('Your password'), PASSWORD);
  await shop.user.click(shop.main.getByRole('button', { name: 'Deactivate my account' }));
  await shop.user.click(within(await shop.findByRole('dialog')).getByRole('button', { name: 'Yes, deactivate it' }));
  await shop.findByText('You were signed out. Sign in again to go on where you were.');
  expect(shop.getAddress()).toBe('/signin?redirect=%2Fmyaccount%2Fdeactivate');
});
