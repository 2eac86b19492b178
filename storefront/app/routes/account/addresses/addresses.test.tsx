import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOnline, setVisibility } from '#test/browser.ts';
import { ForeignReply, NO_RESPONSE } from '#test/fake-api.ts';
import { createAddress, createAddressServer } from '#test/fixtures/account.ts';
import { createUser } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openAddresses(server = createAddressServer()) {
  const shop = await renderShop('/myaccount/addresses', { signedIn: true, replies: server.replies });
  const press = async (name: string) => shop.user.click(await shop.main.findByRole('button', { name }));
  const findStreet = () => shop.main.getByLabelText<HTMLInputElement>(/^Street address/);
  /** In one step, so that the time of typing does not count. */
  const type = (street: string) => fireEvent.change(findStreet(), { target: { value: street } });
  const waitForAutosave = () => act(() => vi.advanceTimersByTimeAsync(5_000));
  return { shop, server, press, findStreet, type, waitForAutosave };
}

test('a shopper without an address is asked for one', async () => {
  const { shop, press, findStreet } = await openAddresses(createAddressServer([]));
  expect(document.title).toBe('Addresses | Uruhu');
  expect(shop.main.getByText('No address yet')).toBeTruthy();
  await press('Add an address');
  expect(document.activeElement).toBe(findStreet());
  expect(shop.main.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)).toEqual(['Kigali City', 'Rwanda']);
});

test('a new address is saved five seconds after the shopper stops typing, once, and stays open', async () => {
  const { shop, server, press, findStreet, type, waitForAutosave } = await openAddresses();
  await press('Add an address');
  type('KN 5 Rd 2');
  expect(shop.main.getByText('Not saved yet. Saves itself 5 seconds after you stop typing.')).toBeTruthy();
  await waitForAutosave();
  await shop.findByText('Address auto-saved!');
  expect(shop.main.getByText('Saved')).toBeTruthy();
  expect([server.listStreets(), findStreet().value]).toEqual([['KG 11 Ave 24', 'KN 5 Rd 2'], 'KN 5 Rd 2']);
  type('KN 5 Rd 20');
  await press('Close');
  await shop.main.findByRole('button', { name: 'Edit KN 5 Rd 20' });
  expect(server.listStreets()).toEqual(['KG 11 Ave 24', 'KN 5 Rd 20']);
  expect(document.activeElement).toBe(shop.main.getByRole('button', { name: 'Add an address' }));
});

test('an editor that closes before the autosave saves the address, and so does leaving or hiding the page', async () => {
  const { shop, server, press, type } = await openAddresses(createAddressServer([]));
  await press('Add an address');
  type('KN 5 Rd 2');
  await press('Close');
  await shop.findByText('Address auto-saved!');
  await press('Edit KN 5 Rd 2');
  type('KN 5 Rd 3');
  setVisibility('hidden');
  await waitFor(() => expect(server.listStreets()).toEqual(['KN 5 Rd 3']));
  setVisibility('visible');
  type('KN 5 Rd 4');
  await shop.navigate('/faqs');
  await waitFor(() => expect(server.listStreets()).toEqual(['KN 5 Rd 4']));
});

test('without a network the text is kept on the device, after a reload too, and is saved when the connection is back', async () => {
  const { shop, server, press, type, waitForAutosave } = await openAddresses();
  const { updateAddress } = server.replies;
  shop.api.replies.updateAddress = NO_RESPONSE;
  await press('Edit KG 11 Ave 24');
  type('KG 11 Ave 24, the blue gate');
  await waitForAutosave();
  await shop.findByText('Failed to auto-save address');
  expect(shop.main.getByText('Not saved. What you typed is kept on this device.')).toBeTruthy();
  shop.unmount();

  const reloaded = await openAddresses(server);
  await reloaded.shop.main.findByText('Here is what you typed before. It is not saved yet.');
  expect(reloaded.findStreet().value).toBe('KG 11 Ave 24, the blue gate');
  reloaded.shop.api.replies.updateAddress = new ForeignReply('<h1>Bad Gateway</h1>', 502);
  await reloaded.press('Save address');
  await reloaded.shop.main.findByRole('button', { name: 'Try again' });
  reloaded.shop.api.replies.updateAddress = updateAddress;
  act(() => setOnline(true));
  await waitFor(() => expect(server.listStreets()).toEqual(['KG 11 Ave 24, the blue gate']));
  await reloaded.shop.main.findByText('Saved');
});

test('an empty street is refused with a message, by the button and when its editor closes', async () => {
  const { shop, server, press, findStreet, type } = await openAddresses();
  await press('Edit KG 11 Ave 24');
  type(' ');
  expect(shop.main.getByText('Not saved: an address needs a street, a house or a landmark.')).toBeTruthy();
  await press('Save address');
  expect(shop.main.getByText('Please enter your street address')).toBeTruthy();
  expect(document.activeElement).toBe(findStreet());
  await press('Close');
  const notifications = within(shop.getByRole('region', { name: 'Notifications' }));
  await notifications.findByText('Not saved: an address needs a street, a house or a landmark.');
  expect([server.listStreets(), shop.api.countCalls('updateAddress')]).toEqual([['KG 11 Ave 24'], 0]);
});

test('the button saves at once and closes the editor; another address becomes the default, and one is removed after a question', async () => {
  const server = createAddressServer([createAddress(), createAddress({ address_id: 'work', address: 'KN 5 Rd 2', is_default: false })]);
  const { shop, press, type } = await openAddresses(server);
  await press('Edit KN 5 Rd 2');
  type('KN 5 Rd 22');
  await press('Save address');
  await shop.findByText('Address saved successfully!');
  await waitFor(() => expect(document.activeElement).toBe(shop.main.getByRole('button', { name: 'Edit KN 5 Rd 22' })));
  await press('Make KN 5 Rd 22 the default');
  await shop.findByText('This is your default address now.');
  expect(server.getDefaultStreet()).toBe('KN 5 Rd 22');
  await waitFor(() => expect(document.activeElement).toBe(shop.main.getByRole('button', { name: 'Edit KN 5 Rd 22' })));
  await press('Remove KG 11 Ave 24');
  const dialog = within(await shop.findByRole('dialog'));
  await shop.user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(server.listStreets()).toHaveLength(2);
  await press('Remove KG 11 Ave 24');
  await shop.user.click(within(await shop.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await shop.findByText('Address removed.');
  expect(server.listStreets()).toEqual(['KN 5 Rd 22']);
  await waitFor(() => expect(document.activeElement?.id).toBe('account-title'));
});

test('an address removed in another tab during editing is saved as a new one', async () => {
  const { shop, server, press, type } = await openAddresses();
  await press('Edit KG 11 Ave 24');
  server.clear();
  type('KG 11 Ave 25');
  await press('Save address');
  await shop.findByText(/^This address was removed elsewhere\./);
  await press('Save address');
  await shop.findByText('Address saved successfully!');
  expect(server.listStreets()).toEqual(['KG 11 Ave 25']);
});

test('a street being typed is not saved to the account of another customer who signs in in another tab', async () => {
  const { shop, server, press, type, waitForAutosave } = await openAddresses();
  await press('Add an address');
  type('KN 99 St, first of two');
  localStorage.setItem('authToken', 'another');
  localStorage.setItem('user', JSON.stringify(createUser({ user_id: 'another' })));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: 'another' }));
  });
  await shop.main.findByRole('button', { name: 'Add an address' });
  await waitForAutosave();
  setVisibility('hidden');
  // A save would reach the server only after the event.
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([server.listStreets(), shop.api.countCalls('addAddress')]).toEqual([['KG 11 Ave 24'], 0]);
});

test('addresses that could not be loaded show why, and load after another try', async () => {
  const server = createAddressServer();
  const { addresses } = server.replies;
  const shop = await renderShop('/myaccount/addresses', { signedIn: true, replies: { ...server.replies, addresses: NO_RESPONSE } });
  await shop.main.findByText('Network error. Please check your connection and try again.');
  shop.api.replies.addresses = addresses;
  await shop.user.click(shop.main.getByRole('button', { name: 'Try again' }));
  await shop.main.findByRole('button', { name: 'Edit KG 11 Ave 24' });
});
