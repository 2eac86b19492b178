/** A new member uses her welcome coupon, from the cart to the order, and gets it back when she cancels. */
import type { Page } from '@playwright/test';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { openInProcessShop } from '../../support/in-process-shop.ts';
import { omitExpectedErrors, PHONE, reload, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const expectTotal = (page: Page, total: string) =>
  expect.poll(() => page.getByRole('complementary', { name: 'Order summary' }).locator('dd').last().textContent()).toBe(total);

test('a new member removes her coupon in the cart, uses it in the checkout, pays less, and gets it back', async ({ openPage }) => {
  const shop = await openInProcessShop(createSmallShop());
  try {
    const { page, pageErrors } = await openPage(PHONE, { baseURL: shop.url });
    const { api } = await signInShopper(page, shop.url, { confirmEmailWith: shop.findProofToken });
    await api.addToCart({ product_id: 'second', quantity: 2 });
    const coupons = await api.coupons();
    const code = (coupons.ok && coupons.data.best?.coupon_code) || 'none';

    await visit(page, '/cart');
    const couponSection = page.getByRole('region', { name: 'Coupon code' });
    await couponSection.getByRole('textbox', { name: 'Coupon code' }).fill('NOPE');
    await page.keyboard.press('Enter');
    await couponSection.getByText('Coupon not found').waitFor();
    await couponSection.getByRole('button', { name: `Apply coupon ${code}, 5% off` }).click();
    await expectTotal(page, '28,500 RWF');
    await reload(page);
    await expectTotal(page, '28,500 RWF');
    await couponSection.getByRole('button', { name: `Remove coupon ${code}` }).click();
    await expectTotal(page, '30,000 RWF');

    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await page.getByText('You have 5% off. Use it?').waitFor();
    await expectTotal(page, '30,000 RWF');
    await page.getByRole('button', { name: 'Use it' }).click();
    await expectTotal(page, '28,500 RWF');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
    const orders = await api.orders();
    expect(orders.ok && orders.data.orders).toMatchObject([{ final_total: 28_500, applied_coupon_code: code }]);

    // The order has used the coupon, so the next cart has none.
    await api.addToCart({ product_id: 'second' });
    await visit(page, '/cart');
    await expectTotal(page, '15,000 RWF');
    expect(await page.getByRole('button', { name: /^Remove coupon/ }).count()).toBe(0);

    const order_id = (orders.ok && orders.data.orders[0]?.order_id) || 'none';
    await api.cancelOrder({ order_id });
    await visit(page, `/orders/${order_id}`);
    await page.getByText('It came back to you, to use while it is valid.').waitFor();
    // This shop has no pictures, and refused an unknown code.
    expect(omitExpectedErrors(pageErrors, /status of (404|422)/)).toEqual([]);
  } finally {
    await shop.close();
  }
});
