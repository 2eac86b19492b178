import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdReply, NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createAccountServer } from '#test/fixtures/account.ts';
import { createCoupon } from '#test/fixtures/coupon.ts';
import { createSettings, createUser } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const CONFIRMED = { status: 'success', message: 'Your e-mail address is confirmed!', data: { email: 'aline@example.com' } } as const;
const UNDONE = { status: 'success', message: '', data: { reset_token: 'a-reset-token' } } as const;
const STOPPED = { status: 'success', message: '' } as const;
const INVALID = refuse('email_link_invalid', 'This link is invalid or has expired.');
const OFFERS_COUPON = { coupons: { results: [createCoupon()], best: null, gets_free_gift: false } };
const NO_MAILS = createSettings({ sends_mail: false });

const findHeading = (shop: RenderedShop, name: string) => shop.main.findByRole('heading', { name });
const press = (shop: RenderedShop, name: string) => shop.user.click(shop.main.getByRole('button', { name }));

test.each([
  {
    path: '/confirm-email',
    call: 'confirmEmail',
    button: 'Confirm my e-mail address',
    done: 'Your e-mail address is confirmed!',
    reply: CONFIRMED,
  },
  { path: '/undo-email', call: 'undoEmail', button: 'Change it back', done: 'Your old address is back', reply: UNDONE },
  { path: '/stop-notices', call: 'stopStockWaits', button: 'End them', done: 'You wait for nothing any more', reply: STOPPED },
] as const)('a link to $path takes effect for a guest only after a press, and a dropped connection loses nothing', async (link) => {
  const { path, call, button, done, reply } = link;
  const shop = await renderShop(`${path}?t=secret`, { replies: { [call]: NO_RESPONSE } });
  await waitFor(() => expect(shop.getAddress()).toBe(path));
  expect(shop.api.countCalls(call), 'opening the link changes nothing').toBe(0);
  await press(shop, button);
  await within(shop.main.getByRole('alert')).findByText('You are offline, or we could not be reached. Nothing was lost: please try again.');
  const held = holdReply<'stopStockWaits'>();
  shop.api.replies[call] = held.respond as never;
  const retry = shop.main.getByRole<HTMLButtonElement>('button', { name: 'Try again' });
  await shop.user.click(retry);
  await shop.user.click(retry);
  await waitFor(() => expect(held.count()).toBe(1));
  held.send(reply);
  await findHeading(shop, done);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(done);
  expect(shop.api.listBodies(call)).toEqual([{ token: 'secret' }, { token: 'secret' }]);
  expect(shop.main.queryByText(/is ready/), 'a guest does not see the coupon').toBeNull();
});

test('a link that is invalid or incomplete leads a guest to another one, or to the contact page', async () => {
  const replies = { confirmEmail: INVALID, undoEmail: INVALID, stopStockWaits: INVALID };
  const shop = await renderShop('/confirm-email?t=nothing', { replies });
  await press(shop, 'Confirm my e-mail address');
  await findHeading(shop, 'This link is invalid or has expired.');
  expect(shop.main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin?redirect=%2Faccountinfo');
  for (const [path, button] of [
    ['/undo-email', 'Change it back'],
    ['/stop-notices', 'End them'],
  ] as const) {
    await shop.navigate(`${path}?t=nothing`);
    await press(shop, button);
    await findHeading(shop, 'This link is invalid or has expired.');
    expect(shop.main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contactus');
  }
  for (const path of ['/confirm-email', '/undo-email', '/stop-notices']) {
    await shop.navigate(path);
    await findHeading(shop, 'A piece of the link is missing');
  }
});

test('after the press neither the result nor the token is lost to Back: the history keeps the result and no token', async () => {
  const shop = await renderShop('/confirm-email?t=secret', { replies: { confirmEmail: INVALID } });
  await press(shop, 'Confirm my e-mail address');
  await findHeading(shop, 'This link is invalid or has expired.');
  await shop.navigate('/faqs');
  await shop.navigate(-1);
  await findHeading(shop, 'This link is invalid or has expired.');
  expect([shop.getAddress(), shop.api.countCalls('confirmEmail')]).toEqual(['/confirm-email', 1]);
});

test('a link to an address that another account has by now says so', async () => {
  const taken = 'Another account has confirmed this address.';
  const shop = await renderShop('/confirm-email?t=secret', { replies: { confirmEmail: refuse('email_taken', taken) } });
  await press(shop, 'Confirm my e-mail address');
  await findHeading(shop, taken);
  expect(shop.main.getByText(/Your account keeps the address that it has\./)).toBeTruthy();
});

test('the link confirms at once for a shopper who is signed in, and her coupon is ready', async () => {
  const server = createAccountServer({ email_verified: false });
  const shop = await renderShop('/confirm-email?t=secret', {
    signedIn: { email_verified: false },
    replies: {
      ...server.replies,
      ...OFFERS_COUPON,
      confirmEmail: () => {
        server.changeUser({ email_verified: true });
        return CONFIRMED;
      },
    },
  });
  await findHeading(shop, 'Your e-mail address is confirmed!');
  await shop.main.findByText(/News of your orders comes to aline@example\.com from now on\. Your 5% off is ready: the code waits/);
  expect(shop.main.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/myaccount');
  expect([shop.api.countCalls('confirmEmail'), JSON.parse(localStorage.getItem('user') ?? '{}').email_verified]).toEqual([1, true]);
});

test('a link that is opened again says to a signed-in shopper that her address is confirmed already', async () => {
  const shop = await renderShop('/confirm-email', { signedIn: true, replies: createAccountServer().replies });
  await findHeading(shop, 'Your e-mail address is confirmed already.');
  expect(shop.main.getByText('News of your orders comes to aline@example.com. There is nothing more to do.')).toBeTruthy();
});

test('undoing a change ends the session of the browser, and leads to a new password', async () => {
  const replies = { undoEmail: UNDONE, me: refuse('not_authorized', 'Please sign in.') };
  const shop = await renderShop('/undo-email?t=secret', { signedIn: true, replies });
  expect(localStorage.getItem('authToken')).toBe('token');
  await press(shop, 'Change it back');
  await findHeading(shop, 'Your old address is back');
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
  expect(shop.main.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe('/reset-password?t=a-reset-token');
});

test('a shop without mails says whom to call in place of another link, and promises no news', async () => {
  const guest = await renderShop('/confirm-email', { replies: { settings: NO_MAILS } });
  await guest.main.findByText(/We cannot send mails at the moment\./);
  expect(guest.main.getByRole('link', { name: '+250 788 000 000' })).toBeTruthy();
  expect(guest.main.queryByText(/open the link|we (have )?sent|we send a link|by mail/i)).toBeNull();
  guest.unmount();

  const server = createAccountServer();
  const replies = { ...server.replies, ...OFFERS_COUPON, settings: NO_MAILS, confirmEmail: CONFIRMED };
  const shop = await renderShop('/confirm-email?t=secret', { signedIn: createUser({ email_verified: false }), replies });
  await findHeading(shop, 'Your e-mail address is confirmed!');
  await shop.main.findByText(/is ready: the code waits in your account and your cart\./);
  expect(shop.main.queryByText(/News of your orders/)).toBeNull();
  await shop.navigate('/faqs');
  await shop.navigate('/confirm-email');
  await shop.main.findByText('There is nothing more to do.');
  expect(shop.main.queryByText(/News of your orders/)).toBeNull();
  shop.unmount();

  const ready = await renderShop('/confirm-email?t=secret', { replies: { settings: NO_MAILS } });
  expect(ready.main.getByText('One press, and your e-mail address is confirmed.')).toBeTruthy();
});
