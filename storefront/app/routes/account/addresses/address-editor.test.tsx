import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCheckoutServer } from '#test/fixtures/checkout.ts';
import { renderShop } from '#test/render-shop.tsx';

const MESSAGE = 'Not saved: an address needs a street, a house or a landmark.';

test('a shopper who empties the street reads why it is not saved, also after closing the editor', async () => {
  const shop = await renderShop('/myaccount/addresses', { signedIn: true, replies: createCheckoutServer().replies });
  await shop.user.click(await shop.main.findByRole('button', { name: /^Edit / }));
  const findStreet = () => shop.main.getByLabelText(/^Street address/);
  await shop.user.clear(findStreet());
  await shop.main.findByText(MESSAGE);
  await shop.user.type(findStreet(), 'K');
  await waitFor(() => expect(shop.main.queryByText(MESSAGE)).toBeNull());
  await shop.user.clear(findStreet());
  await shop.user.type(findStreet(), '  ');
  await shop.user.click(shop.main.getByRole('button', { name: 'Close' }));
  await within(shop.getByRole('region', { name: 'Notifications' })).findByText(MESSAGE);

  await shop.user.click(shop.main.getByRole('button', { name: 'Add an address' }));
  await shop.user.type(findStreet(), 'K');
  await shop.user.clear(findStreet());
  await shop.main.findByText(MESSAGE);
  expect([shop.api.countCalls('addAddress'), shop.api.countCalls('updateAddress')]).toEqual([0, 0]);
});
