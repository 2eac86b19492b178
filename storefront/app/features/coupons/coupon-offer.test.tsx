import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setVisibility } from '#test/browser.ts';
import { holdReply, refuse } from '#test/fake-api.ts';
import { createCheckoutServer } from '#test/fixtures/checkout.ts';
import { createFixedCoupon } from '#test/fixtures/coupon.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

/** Opens the checkout with two pieces of 10,000 francs; the shopper has the welcome coupon. */
async function openCheckout(server = createCheckoutServer()) {
  const shop = await renderShop('/checkout', { signedIn: true, replies: server.replies });
  await shop.main.findByRole('button', { name: 'Place Order' });
  return { shop, server };
}
const expectTotal = (shop: RenderedShop, total: string) =>
  waitFor(() =>
    expect(shop.getByRole('complementary', { name: 'Order summary' }).querySelector('dl > :last-child dd')?.textContent).toBe(total),
  );
async function placeOrder(shop: RenderedShop) {
  await shop.user.click(shop.main.getByRole('button', { name: 'Place Order' }));
  await shop.findByRole('heading', { name: 'Your order is placed' });
}

test('the best coupon is offered at the button, used by one press, and lowers the total', async () => {
  const { shop, server } = await openCheckout();
  shop.main.getByText('You have 5% off. Use it?');
  shop.main.getByText(/It takes 1,000 RWF off this order\. It is for your first order only\./);
  await expectTotal(shop, '20,000 RWF');
  await shop.user.click(shop.main.getByRole('button', { name: 'Use it' }));
  await expectTotal(shop, '19,000 RWF');
  expect(shop.main.queryByRole('button', { name: 'Use it' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Coupon WELCOME5 takes 1,000 RWF off this order.'));
  await placeOrder(shop);
  expect(server.orders).toMatchObject([{ final_total: 19_000, applied_coupon_code: 'WELCOME5' }]);
});

test('an order without a press uses no coupon', async () => {
  const { shop, server } = await openCheckout();
  await placeOrder(shop);
  expect(server.orders).toMatchObject([{ final_total: 20_000, applied_coupon_code: null }]);
});

test('a better coupon than the applied one is offered instead, and none where the applied one takes more off', async () => {
  const { shop, server } = await openCheckout();
  const field = within(shop.main.getByRole('region', { name: 'Your coupon' }));
  await shop.user.click(field.getByRole('button', { name: 'Apply coupon WELCOME5, 5% off' }));
  await expectTotal(shop, '19,000 RWF');
  expect(shop.main.queryByRole('button', { name: 'Use it' })).toBeNull();
  server.addCoupon(createFixedCoupon({ coupon_code: 'THREE', discount: 3_000 }), { isOwn: true });
  setVisibility('visible');
  await shop.main.findByText('You have RWF 3,000 off, which is more. Use it instead?');
  await shop.user.click(field.getByRole('button', { name: 'Remove coupon WELCOME5' }));
  await shop.main.findByText('You have RWF 3,000 off. Use it?');
  await expectTotal(shop, '20,000 RWF');
  server.addCoupon(createFixedCoupon({ coupon_code: 'TYPED', discount: 4_000 }));
  await shop.user.type(field.getByRole('textbox'), 'NOPE{Enter}');
  await field.findByText('Coupon not found');
  await shop.user.clear(field.getByRole('textbox'));
  await shop.user.type(field.getByRole('textbox'), 'typed{Enter}');
  await expectTotal(shop, '16,000 RWF');
  expect(shop.main.queryByRole('button', { name: 'Use it' })).toBeNull();
  await placeOrder(shop);
  expect(server.orders).toMatchObject([{ final_total: 16_000, applied_coupon_code: 'TYPED' }]);
});

test('an offer that is refused says why, and no order is placed while a coupon is being applied', async () => {
  const { shop, server } = await openCheckout();
  shop.api.replies.validateCoupon = refuse('coupon_used_up', 'This coupon is used up');
  await shop.user.click(shop.main.getByRole('button', { name: 'Use it' }));
  await waitFor(() => expect(shop.main.getAllByText('This coupon is used up').length).toBeGreaterThan(0));
  const reply = holdReply<'validateCoupon'>();
  shop.api.replies.validateCoupon = reply.respond;
  await shop.user.click(shop.main.getByRole('button', { name: 'Use it' }));
  await waitFor(() => expect(reply.count()).toBe(1));
  await shop.user.click(shop.main.getByRole('button', { name: 'Place Order' }));
  expect(server.orders).toEqual([]);
  reply.send(server.validateCoupon('WELCOME5'));
  await expectTotal(shop, '19,000 RWF');
});
