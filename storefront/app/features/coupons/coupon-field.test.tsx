import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createCartItem } from '#test/fixtures/cart.ts';
import { createCheckoutServer } from '#test/fixtures/checkout.ts';
import { createCoupon, createFixedCoupon } from '#test/fixtures/coupon.ts';
import { readField } from '#test/read-field.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const findSummary = (shop: RenderedShop) => shop.findByRole('complementary', { name: 'Order summary' });
async function expectTotal(shop: RenderedShop, total: string) {
  const summary = await findSummary(shop);
  await waitFor(() => expect(summary.querySelector('dl > :last-child dd')?.textContent).toBe(total));
}

/** Opens the cart with two pieces of 10,000 francs; the shopper has the welcome coupon. */
async function openCart(server = createCheckoutServer()) {
  const shop = await renderShop('/cart', { signedIn: true, replies: server.replies });
  await findSummary(shop);
  const field = within(await shop.main.findByRole('region', { name: 'Coupon code' }));
  const input = field.getByRole<HTMLInputElement>('textbox', { name: /^Coupon code/ });
  const apply = async (code: string) => {
    await shop.user.clear(input);
    if (code) await shop.user.type(input, code);
    await shop.user.click(field.getByRole('button', { name: 'Apply' }));
  };
  return { shop, server, field, input, apply };
}

test('a wrong code stays in the field with the reason, and takes nothing off', async () => {
  const { shop, server, field, input, apply } = await openCart();
  await apply('');
  await field.findByText('Please enter a coupon code');
  expect(shop.api.countCalls('validateCoupon')).toBe(0);
  await apply('NOPE');
  await field.findByText('Coupon not found');
  expect(input.value).toBe('NOPE');
  expect(readField(input)).toEqual({ isInvalid: true, descriptions: ['Coupon not found'] });
  expect(document.activeElement).toBe(input);
  server.addCoupon(createFixedCoupon({ coupon_code: 'OLD', ends_at: '2026-01-01T00:00:00.000Z' }));
  await apply('OLD');
  await field.findByText('This coupon has expired');
  await expectTotal(shop, '20,000 RWF');
  shop.api.replies.validateCoupon = NO_RESPONSE;
  await apply('FIXED2000');
  await field.findByText('Failed to apply coupon');
});

test('the shopper applies her own coupon with one press, replaces it by a code and removes it', async () => {
  const { shop, server, field, input, apply } = await openCart();
  await field.findByText('A free gift comes with your first order.');
  await shop.user.click(await field.findByRole('button', { name: 'Apply coupon WELCOME5, 5% off' }));
  await field.findByText('Coupon "WELCOME5" applied successfully!');
  expect(document.activeElement).toBe(shop.main.getByRole('region', { name: 'Coupon code' }));
  await expectTotal(shop, '19,000 RWF');
  within(await findSummary(shop)).getByText('−1,000 RWF');

  await apply('fixed2000');
  await field.findByText('Coupon "FIXED2000" applied successfully! It takes the place of "WELCOME5".');
  expect(input.value).toBe('');
  field.getByText('RWF 2,000 off', { exact: false });
  await expectTotal(shop, '18,000 RWF');
  // The previous coupon is offered again, not applied.
  field.getByRole('button', { name: 'Apply coupon instead: WELCOME5, 5% off' });
  expect(field.getAllByRole('button', { name: /^Remove coupon/ })).toHaveLength(1);
  shop.unmount();

  const reloaded = await openCart(server);
  await expectTotal(reloaded.shop, '18,000 RWF');
  await reloaded.shop.user.click(reloaded.field.getByRole('button', { name: 'Remove coupon FIXED2000' }));
  await reloaded.field.findByText('Coupon "FIXED2000" removed.');
  await expectTotal(reloaded.shop, '20,000 RWF');
  await reloaded.apply('FIXED2000');
  await expectTotal(reloaded.shop, '18,000 RWF');
  await reloaded.shop.user.click(reloaded.field.getByRole('button', { name: 'Clear all' }));
  await expectTotal(reloaded.shop, '20,000 RWF');
  reloaded.shop.unmount();
  const { shop: last } = await openCart(server);
  await expectTotal(last, '20,000 RWF');
});

test('a coupon below its minimum spend stays with the reason, and gives its discount again above it', async () => {
  const server = createCheckoutServer({ items: [createCartItem({ cart_item_id: 'a', quantity: 3 })] });
  server.addCoupon(createFixedCoupon({ coupon_code: 'BIG', minimum_spend: 25_000 }));
  const { shop, field, apply } = await openCart(server);
  await apply('BIG');
  await expectTotal(shop, '28,000 RWF');
  await shop.user.click(shop.main.getByRole('button', { name: 'One fewer' }));
  await field.findByText(/This coupon is for orders of 25,000 RWF or more/);
  await expectTotal(shop, '20,000 RWF');
  field.getByRole('button', { name: 'Remove coupon BIG' });
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  await expectTotal(shop, '28,000 RWF');
});

test('an own coupon names its minimum spend, and one that waits for a confirmed address is no button', async () => {
  const coupons = [createCoupon({ needs_verified_email: true }), createFixedCoupon({ coupon_code: 'MINE', minimum_spend: 50_000 })];
  const { field } = await openCart(createCheckoutServer({ coupons }));
  await field.findByRole('button', { name: 'Apply coupon MINE, RWF 2,000 off, from 50,000 RWF' });
  expect(field.queryByRole('button', { name: /WELCOME5/ })).toBeNull();
  field.getByText('WELCOME5');
});

test('a stored coupon that cannot be checked gives nothing until it is', async () => {
  const { shop, server, apply } = await openCart();
  await apply('FIXED2000');
  await expectTotal(shop, '18,000 RWF');
  shop.unmount();
  const reloaded = await renderShop('/cart', {
    signedIn: true,
    replies: { ...server.replies, validateCoupon: refuse('busy', 'Please try again') },
  });
  await reloaded.main.findByText(/Your coupon could not be checked just now\./);
  await expectTotal(reloaded, '20,000 RWF');
  reloaded.api.replies.validateCoupon = server.replies.validateCoupon;
  await reloaded.user.click(reloaded.main.getByRole('button', { name: 'Try again' }));
  await expectTotal(reloaded, '18,000 RWF');
});

test('signing out removes the coupon from the device', async () => {
  const { shop, apply } = await openCart();
  await apply('FIXED2000');
  await expectTotal(shop, '18,000 RWF');
  expect(localStorage.getItem('coupon')).toContain('FIXED2000');
  // Signing out leads to the home page, which shows nothing here.
  const busy = refuse('busy', 'Please try again');
  Object.assign(shop.api.replies, { slides: busy, filterProducts: busy, recommendations: busy, brands: busy });
  await shop.navigate('/myaccount/deactivate');
  const [signOut] = shop.getAllByRole('button', { name: 'Logout' });
  await shop.user.click(signOut as Element);
  await shop.findByText('Logged out successfully!');
  expect(localStorage.getItem('coupon')).toBeNull();
});

test('the checkout takes a code, and the order uses it once', async () => {
  const { shop, server, apply } = await openCart();
  await apply('fixed2000');
  await expectTotal(shop, '18,000 RWF');
  await shop.user.click(shop.main.getByRole('link', { name: 'Proceed to Checkout' }));
  const field = within(await shop.findByRole('region', { name: 'Your coupon' }));
  field.getByText('RWF 2,000 off', { exact: false });
  await expectTotal(shop, '18,000 RWF');
  await shop.user.click(shop.getByRole('button', { name: 'Place Order' }));
  await shop.findByRole('heading', { name: 'Your order is placed' });
  expect(server.orders).toMatchObject([{ final_total: 18_000, applied_coupon_code: 'FIXED2000' }]);
  // The order has used the coupon, so the next cart has none.
  expect(localStorage.getItem('coupon')).toBeNull();
});

test('a coupon that the server refuses with the order shows why, and the order can be placed without it', async () => {
  const { shop, server, apply } = await openCart();
  await apply('FIXED2000');
  await expectTotal(shop, '18,000 RWF');
  await shop.navigate('/checkout');
  await shop.findByRole('button', { name: 'Place Order' });
  await expectTotal(shop, '18,000 RWF');
  server.addCoupon(createFixedCoupon({ ends_at: '2026-01-01T00:00:00.000Z' }));
  await shop.user.click(shop.getByRole('button', { name: 'Place Order' }));
  const field = within(shop.getByRole('region', { name: 'Your coupon' }));
  await field.findByText(/This coupon has expired/);
  await expectTotal(shop, '20,000 RWF');
  await shop.user.click(await field.findByRole('button', { name: 'Place without it, 20,000 RWF' }));
  await shop.findByRole('heading', { name: 'Your order is placed' });
  expect(server.orders).toMatchObject([{ final_total: 20_000, applied_coupon_code: null }]);
});
