import { cleanup, render, screen, within } from '@testing-library/react';
import type { AdminOrder } from '@uruhu/contract/staff';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { PageAccessContext } from '#admin/account/permissions/page-access.ts';
import { OrderLines } from './order-lines.tsx';

afterEach(cleanup);

const LINE = {
  order_item_id: 'i1',
  quantity: 2,
  price_at_purchase: 18_000,
  option: { name: 'Rose' },
  size: { name: '30 ml' },
  shown_names: null,
  product: { product_id: 'p 1', name: 'Velvet Lip Tint', brand: 'Hwa', image: 'lip.webp' },
};
const ORDER = { total_products: 2, order_items: [LINE], has_free_gift: false, status: 'pending', subtotal: null } as unknown as AdminOrder;

const openOrder = (mayOpen: boolean, order = ORDER) =>
  render(
    <MemoryRouter>
      <PageAccessContext value={{ mayChange: true, mayOpen: () => mayOpen }}>
        <OrderLines order={order} />
      </PageAccessContext>
    </MemoryRouter>,
  );

test('a line shows the picture, choices, pieces and price of a product, and its name leads to it', () => {
  openOrder(true);
  const line = screen.getByRole('listitem');
  expect(within(line).getByRole('link', { name: 'Velvet Lip Tint' }).getAttribute('href')).toBe('/products/p%201');
  expect(line.querySelector('img')?.getAttribute('src')).toBe('/media/lip.webp?w=160');
  expect(line.textContent).toContain('Rose, 30 ml');
  expect(line.textContent).toContain('2 × 18,000 RWF');
});

test('a line shows which names the customer reads, where they are other ones than staff pack by', () => {
  const shown_names = { name: 'Velvet Lip Tint', option: { name: 'Iroza' }, size: { name: '30 ml' } };
  openOrder(true, { ...ORDER, language: 'rw', order_items: [{ ...LINE, shown_names }] });
  const names = screen.getByText('Velvet Lip Tint, Iroza, 30 ml');
  expect(names.getAttribute('lang')).toBe('rw');
  expect(names.parentElement?.textContent).toBe('The customer reads: Velvet Lip Tint, Iroza, 30 ml');
});

test('a member who may not open products sees the name without a link', () => {
  openOrder(false);
  expect(screen.getByText('Velvet Lip Tint')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
