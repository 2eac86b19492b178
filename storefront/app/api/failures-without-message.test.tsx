/** Each page shows a message of its own when a response has none from the server, for example a proxy's HTML error page. */
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ForeignReply } from '#test/fake-api.ts';
import { createAccountServer } from '#test/fixtures/account.ts';
import { createOrder, createOrderServer, ORDER_ID } from '#test/fixtures/order.ts';
import { renderShop } from '#test/render-shop.tsx';

const BROKEN = new ForeignReply('<h1>Internal Server Error</h1>', 500);

test('a message to the shop that could not be sent shows an error and stays in the form', async () => {
  const shop = await renderShop('/contactus', { signedIn: true, replies: { ...createAccountServer().replies, contact: BROKEN } });
  const message = shop.main.getByLabelText<HTMLTextAreaElement>(/^Message/);
  await shop.user.type(message, 'Muraho');
  await shop.user.click(shop.main.getByRole('button', { name: 'Send message' }));
  await within(message.form as HTMLElement).findByText('Failed to send message. Please try again.');
  expect(message.value).toBe('Muraho');
});

test('a payment that could not be started shows an error', async () => {
  const server = createOrderServer(createOrder());
  const shop = await renderShop(`/orders/${ORDER_ID}`, { signedIn: true, replies: { ...server.replies, payOrder: BROKEN } });
  await shop.user.click(await shop.main.findByRole('button', { name: 'Other ways to pay' }));
  await shop.user.click(await shop.findByRole('button', { name: /^Card Payment/ }));
  await within(shop.getByRole('dialog')).findByText('Payment initialization failed');
});
