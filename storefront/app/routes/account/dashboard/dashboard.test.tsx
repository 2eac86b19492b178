import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { createAccountServer } from '#test/fixtures/account.ts';
import { createCart, createCartItem } from '#test/fixtures/cart.ts';
import { createCoupon } from '#test/fixtures/coupon.ts';
import { createOrder } from '#test/fixtures/order.ts';
import { createSettings } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const ORDERS = [
  createOrder({ order_id: '00000003-0000-4000-8000-000000000000' }),
  createOrder({ order_id: '00000002-0000-4000-8000-000000000000', status: 'cancelled', pay_until: null, stages: ['ordered', 'cancelled'] }),
];
const COUNTS = { pending: 1, preparing: 0, in_transit: 0, delivered: 0, cancelled: 1 };
const coupons = (coupon = createCoupon()) => ({ results: [coupon], best: null, gets_free_gift: false });

async function openPage(path: string, replies: Replies = {}, user = {}) {
  const server = createAccountServer(user);
  const shop = await renderShop(path, {
    signedIn: user,
    replies: {
      ...server.replies,
      orderCounts: { counts: COUNTS },
      orders: { status: 'success', orders: ORDERS },
      coupons: coupons(),
      ...replies,
    },
  });
  await shop.main.findByText('Your wishlist is empty.');
  return shop;
}
const findSection = (shop: RenderedShop, name: string) => within(shop.main.getByRole('region', { name }));

test('the dashboard greets the shopper, and shows her counts, latest orders and coupons', async () => {
  const shop = await openPage('/myaccount');
  expect(document.title).toBe('My Account | Uruhu');
  expect(shop.main.getByRole('heading', { level: 1, name: 'Your skin, your orders, one place' })).toBeTruthy();
  expect(shop.main.getByText(', Aline Uwase').textContent).toBe('Muraho, Aline Uwase');
  // The balance of points is always the same.
  expect(shop.main.getByText('0.00 P')).toBeTruthy();
  const counts = findSection(shop, 'Orders').getAllByRole('link', { name: /^\d+ / });
  expect(counts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 Pending', '/orders?status=pending'],
    ['0 Preparing', '/orders?status=preparing'],
    ['0 In transit', '/orders?status=in_transit'],
    ['0 Delivered', '/orders?status=delivered'],
    ['1 Cancelled', '/orders?status=cancelled'],
  ]);
  const latest = within(shop.main.getByRole('list', { name: 'Latest orders' })).getAllByRole('link');
  expect(latest.map((link) => [link.getAttribute('href'), link.textContent?.slice(0, 9)])).toEqual(
    ORDERS.map(({ order_id }) => [`/orders/${order_id}`, `${order_id.slice(0, 8)}…`]),
  );
  expect(latest[0]?.textContent).toMatch(/Pending.*20,000 RWF/);
  expect(shop.api.listBodies('orders')).toEqual([{ pagination: 3 }]);
  const offers = findSection(shop, 'Your coupons');
  for (const text of ['WELCOME5', '5% off']) expect(offers.getByText(text)).toBeTruthy();
  expect(offers.getByText(/Enter the code in your cart\.$/)).toBeTruthy();
  expect(shop.main.getByRole('link', { name: 'Make an Inquiry' }).getAttribute('href')).toBe('/contactus');
});

test('each part can fail without the others', async () => {
  const busy = refuse('busy', 'Please try again.');
  const shop = await openPage('/myaccount', { orderCounts: busy, coupons: busy, orders: NO_RESPONSE });
  expect(shop.main.getByText('Your orders could not be counted.')).toBeTruthy();
  expect(shop.main.getByText('Your coupons could not be loaded.')).toBeTruthy();
  expect(shop.main.queryByRole('list', { name: 'Latest orders' })).toBeNull();
  expect(shop.main.getByText('–')).toBeTruthy();
});

test('a coupon that needs a confirmed address says so, and leads to the note that sends the link', async () => {
  const waiting = { coupons: coupons(createCoupon({ needs_verified_email: true })) };
  const shop = await openPage('/myaccount', waiting, { email_verified: false });
  expect(shop.main.getByText(/It works once your e-mail address is confirmed\./)).toBeTruthy();
  expect(shop.main.getByRole('link', { name: 'Confirm it' }).getAttribute('href')).toBe('#confirm-email');
  expect(shop.main.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
  shop.unmount();
  const settings = createSettings({ sends_mail: false });
  const withoutMails = await openPage('/myaccount', { ...waiting, settings }, { email_verified: false });
  expect(withoutMails.main.getByRole('link', { name: 'How we help you' }).getAttribute('href')).toBe('#confirm-email');
});

test('in a shop without mails the cart says why a coupon cannot be used yet, and whom to call', async () => {
  const settings = createSettings({ sends_mail: false });
  const waits = 'This coupon needs a confirmed e-mail address, and we cannot send mails at the moment. Please contact us.';
  const shop = await renderShop('/cart', {
    signedIn: { email_verified: false },
    replies: {
      ...createAccountServer({ email_verified: false }).replies,
      cart: createCart([createCartItem()]),
      settings,
      coupons: coupons(createCoupon({ needs_verified_email: true })),
      validateCoupon: refuse('coupon_needs_verified_email', waits),
    },
  });
  const region = within(await shop.main.findByRole('region', { name: 'Coupon code' }));
  await region.findByText(/It works once your e-mail address is confirmed\. We cannot send mails at the moment\./);
  await shop.user.type(region.getByRole('textbox', { name: /^Coupon code/ }), 'ONCE');
  await shop.user.click(region.getByRole('button', { name: 'Apply' }));
  const notice = await region.findByText(waits);
  expect(within(notice.closest('[role=status]') as HTMLElement).getByRole('link', { name: '+250 788 000 000' })).toBeTruthy();
});
