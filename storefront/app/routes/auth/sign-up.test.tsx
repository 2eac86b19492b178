import { act, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createSettings, createUser } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const SIGNED_UP = { status: 'success', message: 'Account created successfully!', user: createUser({ email_verified: false }) } as const;
const SIGNED_IN = { status: 'success', message: 'Login successful!', token: 'token', user: createUser() } as const;
const TYPED = { Username: 'aline', 'Full name': 'Aline Uwase', 'E-mail': 'aline@example.com', Password: 'abc', Phone: '0788 123 456' };

const findField = (shop: RenderedShop, label: string) => shop.main.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function fill(shop: RenderedShop, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    const field = findField(shop, label);
    await shop.user.clear(field);
    if (text) await shop.user.type(field, text);
  }
}
const submit = (shop: RenderedShop) => shop.user.click(shop.main.getByRole('button', { name: 'Create account' }));
const listAutocomplete = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')].map(({ name, autocomplete }) => `${name} ${autocomplete}`);

test('the page says who gets the gift and the coupon, and the strength of a password as the shopper types it', async () => {
  const shop = await renderShop('/signup');
  expect(document.title).toBe('Create your account | Uruhu');
  expect(shop.main.getByText('A free gift and 5% off your first order')).toBeTruthy();
  expect(shop.main.getByText(/not for a phone number or e-mail address that has had it/)).toBeTruthy();
  expect(listAutocomplete()).toEqual([
    'username username',
    'name name',
    'email email',
    'password new-password',
    'phone tel',
    'address address-line1',
  ]);
  await fill(shop, { Username: 'keza-ingabire' });
  const [strength] = shop.main.getAllByRole('status');
  for (const [typed, text] of [
    ['keza-ingabire', 'Weak.'],
    ['tmqxbvyd', 'Fair.'],
    ['tmqxbvyd9K', 'Good.'],
    ['amazi meza cyane', 'Strong.'],
    ['abc', 'Weak.'],
  ] as const) {
    await fill(shop, { Password: typed });
    expect(strength?.textContent).toContain(text);
  }
});

test('a text that is no phone number is an error, and a weak password and no address are none', async () => {
  const shop = await renderShop('/signup', { replies: { signUp: SIGNED_UP } });
  await fill(shop, { ...TYPED, Phone: 'my sister' });
  await submit(shop);
  await shop.main.findByText(/Your first-order coupon and every delivery need one\./);
  expect([document.activeElement, shop.api.countCalls('signUp')]).toEqual([findField(shop, 'Phone'), 0]);
  await fill(shop, { Phone: '788 123 456' });
  await submit(shop);
  await shop.findByText('Account created successfully!', { selector: 'b' });
  expect(shop.api.listBodies('signUp')).toMatchObject([{ username: 'aline', password: 'abc', phone: '+250788123456', address: '' }]);
});

test('refused fields show their reasons, and the first has the focus; a refusal without a field and no response show below the form', async () => {
  const shop = await renderShop('/signup', { replies: { signUp: SIGNED_UP } });
  await submit(shop);
  expect(document.activeElement).toBe(findField(shop, 'Username'));
  await fill(shop, { ...TYPED, Username: 'somebody@else.example' });
  await submit(shop);
  await shop.main.findByText(/^A username cannot contain @\./);
  expect(shop.api.countCalls('signUp')).toBe(0);
  await fill(shop, { Username: 'aline' });
  const taken = 'This e-mail address has an account already.';
  shop.api.replies.signUp = refuse('email_taken', taken, { errors: [{ path: 'email', code: 'email_taken', message: taken }] });
  await submit(shop);
  await waitFor(() => expect(findField(shop, 'E-mail').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(findField(shop, 'E-mail'));
  shop.api.replies.signUp = NO_RESPONSE;
  await submit(shop);
  await within(shop.main.getByRole('alert')).findByText('An error occurred. Please try again.');
  expect(Object.keys(TYPED).map((label) => findField(shop, label).value)).toEqual(Object.values(TYPED));
});

test('what the shopper typed is there after a reload, except the password', async () => {
  const shop = await renderShop('/signup');
  await fill(shop, TYPED);
  shop.unmount();
  const reloaded = await renderShop('/signup');
  expect(Object.keys(TYPED).map((label) => findField(reloaded, label).value)).toEqual(Object.values({ ...TYPED, Password: '' }));
});

test('two seconds after signing up the shopper comes to sign in with her username, and then to the page that she wanted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const shop = await renderShop('/signup?redirect=%2Ffaqs', { replies: { signUp: SIGNED_UP, signIn: SIGNED_IN } });
    await fill(shop, TYPED);
    await submit(shop);
    await shop.main.findByText('Account created successfully!', { selector: 'b' });
    expect(shop.main.getByText(/We sent a link to aline@example\.com\./)).toBeTruthy();
    expect(shop.main.getByRole('link', { name: 'Sign in now' }).getAttribute('href')).toBe('/signin?redirect=%2Ffaqs');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await shop.main.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(shop.getAddress()).toBe('/signin?redirect=%2Ffaqs');
    expect(shop.main.getByText(/^We sent a link to aline@example\.com\. Open it when you like/)).toBeTruthy();
    expect([findField(shop, 'Username').value, document.activeElement]).toEqual(['aline', findField(shop, 'Password')]);
    expect(listAutocomplete().slice(0, 2)).toEqual(['username username', 'password current-password']);
    await shop.user.keyboard('abc{Enter}');
    await waitFor(() => expect(shop.getAddress()).toBe('/faqs'));
    shop.unmount();
    expect(sessionStorage.length, 'no draft of the sign-up is left').toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a shop without mails says that it cannot send the link for the coupon, and promises none after sign-up', async () => {
  const settings = createSettings({ sends_mail: false });
  const shop = await renderShop('/signup', { replies: { signUp: SIGNED_UP, settings } });
  expect(shop.main.getByText(/We cannot send you the link for that at the moment: please contact us\.$/)).toBeTruthy();
  await fill(shop, TYPED);
  await submit(shop);
  await shop.user.click(await shop.main.findByRole('link', { name: 'Sign in now' }));
  await shop.main.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(shop.main.queryByText(/link/)).toBeNull();
});

test('a shop without an offer to new members promises no coupon', async () => {
  const shop = await renderShop('/signup', { replies: { settings: createSettings({ new_member_offer: false }) } });
  expect(shop.main.queryByText(/5% off/)).toBeNull();
});
