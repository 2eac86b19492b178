/** Staff type in an order for a customer on the telephone. */
import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Replies, type Request, refuse, reply } from '#test/fake-api.ts';
import { createOrderReplies, ORDER_ID } from '#test/fixtures/order.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

const PRODUCT = {
  product_id: 'rice',
  name: 'Rice Toner',
  price: 12_000,
  sizes: [
    { id: 's', name: '50 ml', available_pieces: 0 },
    { id: 'l', name: '150 ml', additional_price: 3_000, available_pieces: 1 },
  ],
};
const CUSTOMER = { user_id: 'u1', name: 'Keza Mutesi', email: 'keza@example.com', phone: '+250788123456' };

const REPLIES: Replies = {
  ...createOrderReplies({ entered_by: 'Aline', is_guest: true }),
  entryProducts: reply('entryProducts', { data: [PRODUCT] }),
  quoteEntry: ({ body }: Request<'quoteEntry'>) => {
    const pieces = body.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return reply('quoteEntry', { data: { subtotal: 15_000 * pieces, shipping_fees: 2_000, total: 15_000 * pieces + 2_000 } });
  },
  customers: reply('customers', { data: [CUSTOMER], total: 1 }),
  customer: reply('customer', { data: { ...CUSTOMER, addresses: [{ address: 'KG 7 Ave 12', is_default: true }] } }),
};

async function openEntry(replies: Replies = {}): Promise<RenderedAdmin> {
  const admin = await renderAdmin('/orders/create', { role: 'support', replies: { ...REPLIES, ...replies } });
  await admin.fill('Find a product', 'rice');
  await admin.user.click(await within(await admin.findByRole('list', { name: 'Products found' })).findByRole('button'));
  await admin.findByRole('button', { name: 'Place for 17,000 RWF' });
  return admin;
}

test('a customer without an account: the size in stock is chosen, each piece changes the total, and missing fields are marked', async () => {
  const admin = await openEntry();
  const line = within(within(admin.getByRole('list', { name: 'Ordered products' })).getByRole('listitem'));
  expect(line.getByRole('combobox', { name: 'Size' }).textContent).toBe('150 ml (+ 3,000 RWF)');
  line.getByText('1 available');
  await admin.press('One piece more of Rice Toner');
  await admin.findByRole('button', { name: 'Place for 32,000 RWF' });
  await admin.press('One piece less of Rice Toner');
  await admin.findByRole('button', { name: 'Place for 17,000 RWF' });
  const codes = { name: 'name_required', phone: 'phone_required', address: 'street_needed' } as const;
  const errors = Object.entries(codes).map(([path, code]) => ({ path, code, message: `Missing: ${path}` }));
  admin.api.replies.enterOrder = refuse('invalid_input', 'Please check the form.', { errors });
  await admin.press('Place for 17,000 RWF');
  await admin.findByText('Please look at the marked fields.');
  for (const label of ['Name', 'Phone', 'Street and house']) {
    expect(admin.getByLabelText(new RegExp(`^${label}`)).getAttribute('aria-invalid')).toBe('true');
  }
  await admin.fill(/^Name/, 'Ada Uwase');
  await admin.fill(/^Phone/, '0788 321 321');
  await admin.fill(/^Street and house/, 'KG 7 Ave 12');
  await admin.choose('Language', 'Kinyarwanda');
  admin.api.replies.enterOrder = reply('enterOrder', { data: { order_id: ORDER_ID } });
  await admin.press('Place for 17,000 RWF');
  await admin.findByText(/, typed in by Aline, without an account$/);
  const [first, second] = admin.api.listBodies('enterOrder');
  expect(second).toMatchObject({
    name: 'Ada Uwase',
    language: 'rw',
    phone: '0788 321 321',
    address: 'KG 7 Ave 12',
    expected_total: 17_000,
    lines: [{ product_id: 'rice', size_id: 'l', quantity: 1 }],
  });
  // The same key again, so that a lost response makes no second order.
  expect(second?.idempotency_key).toBe(first?.idempotency_key);
});

test('a customer with an account gives her contact, and only she can use a coupon, whose refusal is quoted', async () => {
  const admin = await openEntry();
  expect(admin.queryByLabelText(/^Coupon/)).toBeNull();
  await admin.fill('Find her account', 'keza');
  await admin.user.click(await within(await admin.findByRole('list', { name: 'Accounts found' })).findByRole('button'));
  await waitFor(() => expect(admin.getByLabelText<HTMLInputElement>(/^Street and house/).value).toBe('KG 7 Ave 12'));
  expect(admin.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('+250788123456');
  expect(admin.queryByLabelText(/^Name/)).toBeNull();
  admin.api.replies.quoteEntry = refuse('coupon_not_found', 'Coupon not found');
  await admin.fill(/^Coupon/, 'NOSUCHCODE');
  await admin.findByText('The coupon cannot be used. Its owner would read: “Coupon not found”.');
  expect(admin.api.listBodies('quoteEntry').at(-1)).toMatchObject({ customer_id: 'u1', coupon_code: 'NOSUCHCODE' });
  Object.assign(admin.api.replies, REPLIES);
  await admin.press('Another customer');
  await admin.findByLabelText(/^Name/);
  await admin.findByRole('button', { name: 'Place for 17,000 RWF' });
});

test('a price that has changed since the quote is refused, and the page then shows the new total', async () => {
  const admin = await openEntry({ enterOrder: refuse('total_changed', 'The total is 18,000 RWF now.') });
  await admin.fill(/^Name/, 'Ada Uwase');
  await admin.fill(/^Phone/, '0788 321 321');
  await admin.fill(/^Street and house/, 'KG 7 Ave 12');
  admin.api.replies.quoteEntry = reply('quoteEntry', { data: { subtotal: 16_000, shipping_fees: 2_000, total: 18_000 } });
  await admin.press('Place for 17,000 RWF');
  await admin.findByText('The total is 18,000 RWF now.');
  await admin.findByRole('button', { name: 'Place for 18,000 RWF' });
});

test('leaving a typed order asks first, and an unknown product or account is said to be unknown', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const admin = await openEntry({ customers: reply('customers') });
  await admin.fill('Find her account', 'nobody');
  await admin.findByText('No account found: type her name below.');
  admin.api.replies.entryProducts = reply('entryProducts');
  await admin.fill('Find a product', 'nothing');
  await admin.findByText('Nothing found. Only published products can be ordered.');
  await admin.user.click(admin.getByRole('link', { name: 'Products' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(admin.getAddress()).toBe('/orders/create');
});
