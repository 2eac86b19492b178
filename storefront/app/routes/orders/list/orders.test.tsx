import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '#test/fake-api.ts';
import { createOrder, createOrderServer, createPayment, ORDER_ID, SHORT_ID } from '#test/fixtures/order.ts';
import { renderShop } from '#test/render-shop.tsx';

const NUMBER = `${SHORT_ID}…`;

async function openOrders(server = createOrderServer(), { path = '/orders', width_px = 1280 } = {}) {
  const shop = await renderShop(path, { signedIn: true, replies: server.replies, width_px });
  await shop.main.findByRole('navigation', { name: 'Orders by status' });
  return { shop, server };
}

test('a row of the table opens its order; a narrower screen has cards', async () => {
  const { shop, server } = await openOrders();
  shop.main.getByRole('table');
  await shop.user.click(shop.main.getByText('Unpaid'));
  await shop.findByRole('heading', { level: 1, name: `Order ${SHORT_ID}` });
  shop.unmount();
  const { shop: phone } = await openOrders(server, { width_px: 390 });
  expect(phone.main.queryByRole('table')).toBeNull();
  phone.main.getByText('2 products');
  expect(phone.main.getByRole('link', { name: `Order ID${NUMBER}` }).getAttribute('href')).toBe(`/orders/${ORDER_ID}`);
});

test('a link in a row keeps its own target, and the link on the number opens the order by keyboard', async () => {
  const { shop } = await openOrders();
  const share = shop.main.getByRole('link', { name: `WhatsApp: send the link that tracks order ${SHORT_ID}` });
  share.addEventListener('click', (event) => event.preventDefault());
  await shop.user.click(share);
  expect(shop.getAddress()).toBe('/orders');
  shop.main.getByRole('link', { name: NUMBER }).focus();
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.getAddress()).toBe(`/orders/${ORDER_ID}`));
});

test('each order shows how far it has come, what it costs and how its payment stands', async () => {
  const server = createOrderServer();
  const orders = [
    createOrder({
      order_id: 'a',
      status: 'in_transit',
      payment_status: 'Paid',
      stages: ['ordered', 'packaging', 'shipping', 'arrived', 'delivering'],
    }),
    createOrder({ order_id: 'b', is_part_paid: true, payments: [createPayment({ state: 'succeeded', amount: 5_000 })] }),
    createOrder({ order_id: 'c', status: 'cancelled', payment_status: 'Refunded' }),
    createOrder({ order_id: 'd', payment_review: { state: 'submitted' }, total_price: 22_000 }),
  ];
  const shop = await renderShop('/orders', { signedIn: true, replies: { ...server.replies, orders: { status: 'success', orders } } });
  const rows = within(await shop.main.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells.map(([, , status, total, payment, , action]) => [status, total, payment, action])).toEqual([
    ['Out for delivery', '20,000 RWF', 'Paid', 'View Details'],
    ['Pending', '20,000 RWF15,000 RWF left to pay', 'Partly paid', 'Pay Now'],
    ['Cancelled', '20,000 RWF', 'Refunded', 'View Details'],
    ['Pending', 'Before 22,000 RWF20,000 RWF', 'Checking payment', 'View Details'],
  ]);
});

test('the orders of a status are shown alone, and a status without orders says so', async () => {
  const { shop } = await openOrders();
  await shop.navigate('/orders?status=delivered');
  await shop.main.findByText('No order is delivered now.');
  await shop.user.click(shop.main.getByRole('link', { name: 'Pending 1' }));
  await shop.main.findByRole('table');
  expect(shop.getAddress()).toBe('/orders?status=pending');
  expect(shop.api.countCalls('orders')).toBe(1);
});

test('a shopper without orders reads so, and orders that fail to load load on another try', async () => {
  const shop = await renderShop('/orders', { signedIn: true, replies: { orders: refuse('busy', 'Please try again') } });
  await shop.main.findByText('Please try again');
  shop.api.replies.orders = { status: 'success', orders: [] };
  await shop.user.click(shop.main.getByRole('button', { name: 'Try again' }));
  await shop.main.findByRole('heading', { name: 'You have no orders.' });
});

test('after a claim the list shows that the payment is checked, and the focus is on the action in place of the button', async () => {
  const { shop } = await openOrders();
  await shop.user.click(shop.main.getByRole('button', { name: `Pay Now, order ${NUMBER}` }));
  const dialog = within(await shop.findByRole('dialog', { name: 'Choose Payment Method' }));
  await shop.user.click(dialog.getByRole('button', { name: /^Mobile Money/ }));
  await shop.user.click(dialog.getByRole('button', { name: 'I have paid' }));
  await shop.user.type(dialog.getByLabelText(/^Transaction ID/), '1234567890');
  await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('Thank you. We are checking your payment.');
  await shop.user.click(dialog.getByRole('button', { name: 'Close' }));
  await shop.main.findByText('Checking payment');
  expect(shop.main.queryByRole('button', { name: /^Pay Now/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(shop.main.getByRole('link', { name: `View Details, order ${NUMBER}` })));
});

test('a claim that staff rejected is shown with a link to the reason, which the payment dialog shows before and at the method', async () => {
  const server = createOrderServer(createOrder({ payment_review: { state: 'rejected', reason: 'No money came from this number.' } }));
  const { shop } = await openOrders(server);
  shop.main.getByText('Payment not found');
  await shop.user.click(shop.main.getByRole('button', { name: /^Pay Now/ }));
  const dialog = within(await shop.findByRole('dialog'));
  dialog.getByText('No money came from this number.');
  await shop.user.click(dialog.getByRole('button', { name: /^Mobile Money/ }));
  dialog.getByText('Open your phone keypad.');
  dialog.getByText('No money came from this number.');
  await shop.user.click(dialog.getByRole('button', { name: 'Send them again' }));
  dialog.getByLabelText(/^Transaction ID/);
  await shop.user.click(dialog.getByRole('button', { name: 'Close' }));
  await shop.user.click(shop.main.getByRole('link', { name: `See why the payment was not found, order ${NUMBER}` }));
  within(await shop.findByRole('note')).getByText('No money came from this number.');
});
