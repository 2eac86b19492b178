import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createOrder } from '#test/fixtures/order.ts';
import { renderShop } from '#test/render-shop.tsx';

const createId = (number: number) => `0000000${number}-0000-4000-8000-000000000000`;
const CANCELLED = { status: 'cancelled', pay_until: null, stages: ['ordered', 'cancelled'] } as const;
const ORDERS = [
  createOrder({ order_id: createId(3) }),
  createOrder({ ...CANCELLED, order_id: createId(2), stages: ['ordered', 'cancelled'] }),
  createOrder({ ...CANCELLED, order_id: createId(1), stages: ['ordered', 'cancelled'] }),
];

const listShortIds = () => [...new Set(document.querySelector('main')?.textContent?.match(/0000000\d(?=…)/g))];

test.each([
  ['cards of a phone', 390],
  ['table of a desktop', 1280],
])('in the %s the orders are filtered by status, with counts, and a status without orders says so', async (_name, width_px) => {
  const replies = { orders: { status: 'success', orders: ORDERS } } as const;
  const shop = await renderShop('/orders?status=cancelled', { signedIn: true, replies, width_px });
  const follow = (name: string) =>
    shop.user.click(within(shop.main.getByRole('navigation', { name: 'Orders by status' })).getByRole('link', { name }));
  expect(shop.main.getByRole('link', { name: 'Cancelled 2' }).getAttribute('aria-current')).toBe('true');
  expect(listShortIds()).toEqual(['00000002', '00000001']);
  await follow('Pending 1');
  await shop.main.findByRole('link', { name: 'Pending 1', current: true });
  expect([shop.getAddress(), listShortIds()]).toEqual(['/orders?status=pending', ['00000003']]);
  await follow('All 3');
  await shop.main.findByRole('link', { name: 'All 3', current: true });
  expect(listShortIds()).toHaveLength(3);
  expect(shop.main.queryByRole('link', { name: /^Delivered/ })).toBeNull();
  await shop.navigate('/orders?status=delivered');
  expect(shop.main.getByText('No order is delivered now.')).toBeTruthy();
  expect(shop.api.countCalls('orders'), 'another status needs no new data').toBe(1);
});
