import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setVisibility } from '#test/browser.ts';
import { ForeignReply, NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createAccountServer, PASSWORD } from '#test/fixtures/account.ts';
import { createCoupon } from '#test/fixtures/coupon.ts';
import { createSettings } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const DASHBOARD = { orderCounts: { counts: { pending: 0, preparing: 0, in_transit: 0, delivered: 0, cancelled: 0 } } };
const NEW_EMAIL = 'new-aline@example.com';

type User = NonNullable<Parameters<typeof createAccountServer>[0]>;

async function openInfo(user: User = {}, replies: object = {}) {
  const server = createAccountServer(user);
  const shop = await renderShop('/accountinfo', { signedIn: user, replies: { ...DASHBOARD, ...server.replies, ...replies } });
  const findField = (label: string) => shop.main.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const type = (label: string, text: string) => fireEvent.input(findField(label), { target: { value: text } });
  const press = async (name: string) => shop.user.click(await shop.main.findByRole('button', { name }));
  return { shop, server, findField, type, press };
}
const findNote = (shop: RenderedShop, name: string) => shop.main.findByRole('region', { name }).then(within);

test('the page shows the facts of the membership, and a changed name reaches the server and the greeting', async () => {
  const { shop, findField, type, press } = await openInfo();
  expect(document.title).toBe('Account Information | Uruhu');
  const membership = within(shop.main.getByRole('region', { name: 'Membership' }));
  for (const text of ['Premium Member', 'Verified']) expect(membership.getByText(text)).toBeTruthy();
  expect(shop.main.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  type('Full name', '');
  await press('Update Information');
  await shop.main.findByText('Name is required');
  expect(document.activeElement).toBe(findField('Full name'));
  type('Full name', 'Keza Uwase');
  await press('Update Information');
  await shop.findByText('Account updated successfully!');
  await shop.findByText(', Keza Uwase');
  expect(shop.getAddress()).toBe('/myaccount');
  expect(shop.api.listBodies('updateAccount')).toMatchObject([{ name: 'Keza Uwase', email: 'aline@example.com' }]);
});

test('an update that fails shows why below the form, with a sentence of its own if the response has none or none comes', async () => {
  const { shop, press, findField, type } = await openInfo();
  type('Full name', 'Keza');
  for (const [reply, message] of [
    [new ForeignReply('<h1>Internal Server Error</h1>', 500), 'Update failed.'],
    [NO_RESPONSE, 'An error occurred during update.'],
  ] as const) {
    shop.api.replies.updateAccount = reply;
    await press('Update Information');
    await shop.main.findByText(message);
    expect([shop.getAddress(), findField('Full name').value]).toEqual(['/accountinfo', 'Keza']);
  }
  localStorage.removeItem('authToken');
});

test('another e-mail address asks for the password, and the old one typed again does not', async () => {
  const { shop, findField, type, press } = await openInfo();
  const email = findField('E-mail');
  const findPassword = () => shop.main.queryByLabelText<HTMLInputElement>('Your password');
  expect(findPassword()).toBeNull();
  type('E-mail', NEW_EMAIL);
  expect(shop.main.getByText(/^To change it, enter your password\. We send a link to the new address/)).toBeTruthy();
  email.focus();
  await shop.user.tab();
  expect([document.activeElement, findPassword()?.autocomplete]).toEqual([findPassword(), 'current-password']);
  await press('Update Information');
  await shop.main.findByText('Please enter your password to change your e-mail address.');
  expect(shop.api.countCalls('updateAccount')).toBe(0);
  type('Your password', 'not-this-one');
  await press('Update Information');
  await shop.main.findByText('This is not your password.');
  type('E-mail', 'aline@example.com');
  expect(findPassword()).toBeNull();
  await press('Update Information');
  await shop.findByText('Account updated successfully!');
  expect(shop.api.listBodies('updateAccount').at(-1)).not.toHaveProperty('current_password');
});

test('a new e-mail address waits to be confirmed, and the shopper can keep the old one', async () => {
  const { shop, type, press } = await openInfo();
  type('E-mail', NEW_EMAIL);
  type('Your password', PASSWORD);
  await press('Update Information');
  await shop.findByText(`Saved. We have sent a link to ${NEW_EMAIL}.`);
  await shop.main.findByText('Your wishlist is empty.');
  const title = 'Your new e-mail address waits to be confirmed';
  const note = await findNote(shop, title);
  expect(shop.getAddress()).toBe('/myaccount');
  expect(note.getByText('aline@example.com')).toBeTruthy();
  shop.api.replies.cancelEmailChange = NO_RESPONSE;
  await shop.user.click(note.getByRole('button', { name: 'Keep the old address' }));
  await note.findByText('You are offline, or we could not be reached. Nothing was lost: please try again.');
  shop.api.replies.cancelEmailChange = createAccountServer().replies.cancelEmailChange;
  await shop.user.click(note.getByRole('button', { name: 'Keep the old address' }));
  await shop.findByText('Your e-mail address stays as it is.');
  await waitFor(() => expect(shop.main.queryByRole('region', { name: title })).toBeNull());
  expect(document.activeElement?.id).toBe('account-title');
});

test('an unconfirmed address has a note that sends the link again, which says why it could not', async () => {
  const { shop } = await openInfo({ email_verified: false });
  expect(shop.main.getByText('Not confirmed yet')).toBeTruthy();
  const note = await findNote(shop, 'Confirm your e-mail address');
  expect(note.getByText('aline@example.com')).toBeTruthy();
  const sendAgain = () => shop.user.click(note.getByRole('button', { name: 'Send the link again' }));
  const { resendEmailLink } = createAccountServer().replies;
  shop.api.replies.resendEmailLink = NO_RESPONSE;
  await sendAgain();
  await note.findByText('You are offline, or we could not be reached. Nothing was lost: please try again.');
  const tooMany = 'We have sent several links to this address already.';
  shop.api.replies.resendEmailLink = refuse('too_many_email_links', tooMany);
  await sendAgain();
  await note.findByText(tooMany);
  shop.api.replies.resendEmailLink = resendEmailLink;
  await sendAgain();
  await note.findByText('We have sent you the link again.');
  expect(document.activeElement?.textContent).toContain('We have sent you the link again.');
  expect(note.queryByRole('button', { name: 'Send the link again' })).toBeNull();
});

test('a link that was opened elsewhere shows when the shopper returns to the tab', async () => {
  const { shop, server } = await openInfo({ email_verified: false });
  server.changeUser({ email_verified: true });
  act(() => setVisibility('hidden'));
  act(() => setVisibility('visible'));
  await shop.main.findByText('Verified');
  expect(shop.main.queryByText('Not confirmed yet')).toBeNull();
});

test('the password changes only with the present one, and the new ones do not stay in the form', async () => {
  const { shop, findField, type, press } = await openInfo();
  const form = findField('Present password').form;
  expect(form?.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('aline');
  const fill = (present: string) => {
    type('Present password', present);
    type('New password', 'akazi keza gatuma nishima');
    type('The same again', 'akazi keza gatuma nishima');
  };
  fill('not-this-one');
  await press('Change the password');
  await shop.main.findByText('This is not your password.');
  expect(document.activeElement).toBe(findField('Present password'));
  shop.api.replies.changePassword = NO_RESPONSE;
  await press('Change the password');
  await shop.main.findByText('Your connection dropped. Your password is as it was, unless the new one already lets you in.');
  shop.api.replies.changePassword = createAccountServer().replies.changePassword;
  fill(PASSWORD);
  await press('Change the password');
  await shop.findByText('Password changed successfully!');
  await waitFor(() => expect([findField('New password').value, document.activeElement?.id]).toEqual(['', 'password-title']));
});

test('a shop without mails says whom to call where it would send a link', async () => {
  const settings = createSettings({ sends_mail: false });
  const coupon = createCoupon({ needs_verified_email: true });
  const { shop, type } = await openInfo(
    { email_verified: false },
    { settings, coupons: { results: [coupon], best: null, gets_free_gift: false } },
  );
  const promisesMail = /open the link|we (have )?sent|we send a link|Confirm it|by mail/i;
  const note = await findNote(shop, 'Confirm your e-mail address');
  expect(note.getByRole('link', { name: '+250 788 000 000' }).getAttribute('href')).toBe('tel:+250788000000');
  expect(note.queryByRole('button')).toBeNull();
  type('E-mail', NEW_EMAIL);
  const changeNote = shop.main.getByText(/^To change it, enter your password\./);
  expect(within(changeNote).getByRole('link', { name: '+250 788 000 000' })).toBeTruthy();
  expect(shop.main.queryByText(promisesMail)).toBeNull();
  await shop.navigate('/myaccount');
  await shop.main.findByText(/It works once your e-mail address is confirmed\./);
  const [help] = shop.main.getAllByRole('link', { name: 'How we help you' });
  expect(help?.getAttribute('href')).toBe('#confirm-email');
  expect(shop.main.queryByText(promisesMail)).toBeNull();
});
