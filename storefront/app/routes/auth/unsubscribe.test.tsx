import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { renderShop } from '#test/render-shop.tsx';

test('the link of a mail ends all waits after a press, and its token leaves the address at once', async () => {
  const shop = await renderShop('/stop-notices?t=secret', { replies: { stopStockWaits: NO_RESPONSE } });
  await waitFor(() => expect(shop.getAddress()).toBe('/stop-notices'));
  expect(shop.api.countCalls('stopStockWaits')).toBe(0);
  await shop.user.click(shop.main.getByRole('button', { name: 'End them' }));
  const retry = await shop.main.findByRole('button', { name: 'Try again' });
  shop.api.replies.stopStockWaits = { status: 'success', message: '' };
  await shop.user.click(retry);
  await shop.main.findByText('You wait for nothing any more');
  expect(shop.api.listBodies('stopStockWaits')).toEqual([{ token: 'secret' }, { token: 'secret' }]);
});

test('an invalid link says so, and leads to the shop', async () => {
  const message = 'This link is invalid or has expired.';
  const shop = await renderShop('/stop-notices?t=nothing', { replies: { stopStockWaits: refuse('email_link_invalid', message) } });
  await shop.user.click(await shop.main.findByRole('button', { name: 'End them' }));
  await shop.main.findByRole('heading', { level: 1, name: message });
  expect(shop.main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contactus');
});
