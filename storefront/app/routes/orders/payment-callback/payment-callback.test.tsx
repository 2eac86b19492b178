import { waitFor } from '@testing-library/react';
import type { PaymentResult } from '@uruhu/contract/payment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setVisibility } from '#test/browser.ts';
import { NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { ORDER_ID } from '#test/fixtures/order.ts';
import { renderShop } from '#test/render-shop.tsx';

const PATH = '/payment-callback?OrderTrackingId=b945e4af&OrderMerchantReference=ref-1';
const createResult = (payment_status: PaymentResult['payment_status']): PaymentResult => ({
  payment_completed: payment_status === 'paid',
  payment_status,
  order_id: ORDER_ID,
});
const openPage = (paymentResult: Replies['paymentResult']) => renderShop(PATH, { replies: paymentResult ? { paymentResult } : {} });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an address that names no payment cannot be verified, and is not tried again', async () => {
  const shop = await renderShop('/payment-callback');
  shop.main.getByRole('heading', { level: 1, name: 'Payment Verification Failed' });
  shop.main.getByText('Missing required payment parameters');
  expect(shop.main.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(shop.main.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/orders');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('a pending payment is polled until it is paid, and offers to pay at once to a shopper who closed the provider’s page', async () => {
  const shop = await openPage(createResult('pending'));
  shop.main.getByRole('heading', { level: 1, name: 'We are checking your payment' });
  shop.main.getByText('If you closed the page, you have not paid: pay now. If you have paid, wait here: this page shows it by itself.');
  expect(shop.main.queryByText(/do not pay twice/)).toBeNull();
  expect(shop.main.getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toBe(`/orders/${ORDER_ID}#pay`);
  expect(shop.api.calls.find(({ name }) => name === 'paymentResult')?.query).toEqual({
    OrderTrackingId: 'b945e4af',
    OrderMerchantReference: 'ref-1',
  });
  await vi.advanceTimersByTimeAsync(2_000);
  // A poll without a response changes nothing.
  shop.api.replies.paymentResult = NO_RESPONSE;
  await vi.advanceTimersByTimeAsync(2_000);
  shop.main.getByRole('heading', { level: 1, name: 'We are checking your payment' });
  shop.api.replies.paymentResult = createResult('paid');
  await vi.advanceTimersByTimeAsync(2_000);
  await shop.main.findByRole('heading', { level: 1, name: 'Payment Successful!' });
  expect(shop.api.countCalls('paymentResult')).toBe(4);
  expect(shop.main.getByRole('link', { name: 'View Order Details' }).getAttribute('href')).toBe(`/orders/${ORDER_ID}`);
  expect(shop.main.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/best');
  expect(document.activeElement?.textContent).toContain('Payment Successful!');
});

test('polling ends after some minutes, and goes on by a press; a hidden tab does not poll', async () => {
  const shop = await openPage(createResult('pending'));
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shop.api.countCalls('paymentResult')).toBeLessThanOrEqual(2);
  setVisibility('visible');
  await vi.advanceTimersByTimeAsync(700_000);
  await shop.main.findByText(/^We have not heard of a payment\./);
  const count = shop.api.countCalls('paymentResult');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shop.api.countCalls('paymentResult')).toBe(count);
  await shop.user.click(shop.main.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(shop.api.countCalls('paymentResult')).toBe(count + 1));
  await shop.main.findByText(/wait here: this page shows it by itself\.$/);
});

test('a declined payment keeps its order; trying again leads to the cart, with a link to the order', async () => {
  const shop = await openPage(createResult('failed'));
  shop.main.getByRole('heading', { level: 1, name: 'Payment Failed' });
  await shop.user.click(shop.main.getByRole('link', { name: 'Try Payment Again' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/cart'));
  shop.getByText('Your order is kept and waits to be paid.');
  expect(shop.getByRole('link', { name: 'View Order Details' }).getAttribute('href')).toBe(`/orders/${ORDER_ID}`);
});

test('a result that cannot be loaded says why, and loads by another try', async () => {
  const shop = await openPage(refuse('payment_not_found', 'Payment not found'));
  shop.main.getByRole('heading', { level: 1, name: 'Payment Verification Failed' });
  shop.main.getByText('Payment not found');
  shop.api.replies.paymentResult = createResult('refunded');
  await shop.user.click(shop.main.getByRole('button', { name: 'Try again' }));
  await shop.main.findByRole('heading', { level: 1, name: 'Payment refunded' });
  expect(document.activeElement?.textContent).toContain('Payment refunded');
});
