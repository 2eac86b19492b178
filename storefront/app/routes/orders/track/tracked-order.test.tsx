import { publicOrder } from '@uruhu/contract/order';
import { expect, test } from 'vitest';
import { createOrder, createOrderServer, ORDER_ID } from '#test/fixtures/order.ts';
import { renderShop } from '#test/render-shop.tsx';

const PATH = `/track-order?id=${ORDER_ID}`;
const underReview = createOrder({ payment_review: { state: 'submitted' } });

test('the owner of a tracked order reads that her payment is checked, and can open the order', async () => {
  const shop = await renderShop(PATH, { signedIn: true, replies: createOrderServer(underReview).replies });
  await shop.main.findByText('Checking payment');
  shop.main.getByText('We begin as soon as we have found your payment.');
  expect((await shop.main.findByRole('link', { name: 'Open your order' })).getAttribute('href')).toBe(`/orders/${ORDER_ID}`);
});

test('a stranger who knows the number reads how far the order has come, without a link to it', async () => {
  // The server leaves out the address and all else about the customer, as load-order-view.db.test.ts shows.
  const order = publicOrder.parse(underReview);
  const shop = await renderShop(PATH, { replies: { order: { status: 'success', data: order } } });
  await shop.main.findByText('Checking payment');
  shop.main.getByText('We begin as soon as we have found your payment.');
  expect(shop.main.queryByRole('link', { name: 'Open your order' })).toBeNull();
  shop.unmount();
  // After a rejected claim, a stranger reads only that the order is unpaid.
  const unpaid = publicOrder.parse({ ...order, payment_review: undefined });
  const later = await renderShop(PATH, { replies: { order: { status: 'success', data: unpaid } } });
  await later.main.findByText('Unpaid');
  later.main.getByText('We begin once its payment is confirmed.');
});

test('an order out for delivery says so at the top and in the timeline', async () => {
  const order = createOrder({
    status: 'in_transit',
    payment_status: 'Paid',
    stages: ['ordered', 'packaging', 'shipping', 'arrived', 'delivering'],
  });
  const shop = await renderShop(PATH, { replies: { order: { status: 'success', data: publicOrder.parse(order) } } });
  expect(await shop.main.findAllByText('Out for delivery')).toHaveLength(2);
});
