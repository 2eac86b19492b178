import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '#test/fake-api.ts';
import { createOrder, SHORT_ID } from '#test/fixtures/order.ts';
import { renderShop } from '#test/render-shop.tsx';

const CANCELLED = createOrder({ status: 'cancelled', pay_until: null, stages: ['ordered', 'cancelled'] });
const PENDING = createOrder({ order_id: '00000001-0000-4000-8000-000000000000' });

test('the page lists the cancelled orders alone, and says so if there are none or they could not be loaded', async () => {
  const shop = await renderShop('/myaccount/cancellations', {
    signedIn: true,
    replies: { orders: { status: 'success', orders: [PENDING, CANCELLED] } },
  });
  expect(document.title).toBe('Cancellation History | Uruhu');
  const titles = shop.main.getAllByRole('heading', { level: 2, name: /^Order ID/ });
  expect(titles.map(({ textContent }) => textContent)).toEqual([`Order ID ${SHORT_ID}…`]);
  const order = within(titles[0]?.closest('li') as HTMLElement);
  expect(order.getByText('Placed 5 January 2026, cancelled 6 January 2026, 2 items')).toBeTruthy();
  expect(order.getByText('20,000 RWF')).toBeTruthy();
  expect(order.getByRole('link').getAttribute('href')).toBe(`/orders/${CANCELLED.order_id}`);
  shop.unmount();
  const empty = await renderShop('/myaccount/cancellations', { signedIn: true });
  expect(empty.main.getByText('No cancelled orders')).toBeTruthy();
  empty.unmount();
  const failed = await renderShop('/myaccount/cancellations', { signedIn: true, replies: { orders: refuse('busy', 'Please try again.') } });
  expect(failed.main.getByText('Please try again.')).toBeTruthy();
});
