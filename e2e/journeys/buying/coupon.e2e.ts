/** A shopper uses coupons in the cart and the checkout of a small shop. */
import type { Page } from '@playwright/test';
import { addCoupon, getDateAfterDays } from '../../../server/test/support/fixtures/coupons.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { DESKTOP, expectAccessible, PHONE } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { createSmallShop } from '../../support/small-shop.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

let shop: InProcessShop;

/** The products of this shop cost 15,000 RWF each with the discount; only the first has options. */
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
  await addCoupon(shop.db, { coupon_code: 'FIXED2000', coupon_type: 'fixed', discount: 2_000 });
  await addCoupon(shop.db, { coupon_code: 'OLD', ends_at: getDateAfterDays(-0.5) });
  await addCoupon(shop.db, { coupon_code: 'BIG', minimum_spend_rwf: 40_000 });
  await addCoupon(shop.db, { coupon_code: 'ENDING' });
});
test.afterAll(() => shop.close());

async function openCart(openPage: OpenPage, viewport: typeof PHONE, pieces = 2) {
  const { page, pageErrors } = await openPage(viewport, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url, { confirmEmailWith: shop.findProofToken });
  const cartResult = await api.addToCart({ product_id: 'second', quantity: pieces });
  if (!cartResult.ok) throw new Error(cartResult.message);
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Order summary' }).waitFor();
  return { page, pageErrors, api };
}

const findSummary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const applyCode = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
};
const expectTotal = (page: Page, total: string) => expect.poll(() => findSummary(page).locator('dd').last().textContent()).toBe(total);
/** Leaves out the responses to requests for pictures, because this shop has none (404), and to refused coupons (422). */
const listUnexpectedErrors = (pageErrors: string[]) => pageErrors.filter((text) => !/status of (404|422)/.test(text));

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test('a shopper applies her own coupon with one tap, replaces it and removes it', async ({ openPage }) => {
      const { page, api, pageErrors } = await openCart(openPage, viewport);
      const ownCoupons = await api.coupons();
      const code = (ownCoupons.ok && ownCoupons.data.results[0]?.coupon_code) || 'none';
      const couponSection = page.getByRole('region', { name: 'Coupon code' });
      await couponSection.getByText('A free gift comes with your first order.').waitFor();

      await applyCode(page, '');
      await couponSection.getByText('Please enter a coupon code').waitFor();
      await applyCode(page, 'NOPE');
      await couponSection.getByText('Coupon not found').waitFor();
      expect(await page.getByRole('textbox', { name: 'Coupon code' }).inputValue()).toBe('NOPE');
      await applyCode(page, 'OLD');
      await couponSection.getByText('This coupon has expired').waitFor();
      await expectTotal(page, '30,000 RWF');
      await expectAccessible(page);

      await couponSection.getByRole('button', { name: `Apply coupon ${code}, 5% off` }).click();
      await couponSection.getByText(`Coupon "${code}" applied successfully!`).waitFor();
      await expectTotal(page, '28,500 RWF');
      await findSummary(page).getByText('−1,500 RWF').waitFor();
      await expectAccessible(page);

      await applyCode(page, 'fixed2000');
      await couponSection.getByText(`Coupon "FIXED2000" applied successfully! It takes the place of "${code}".`).waitFor();
      await expectAccessible(page);
      await couponSection.getByText('RWF 2,000 off').waitFor();
      await expectTotal(page, '28,000 RWF');
      // The previous coupon is offered again, not applied.
      await couponSection.getByRole('button', { name: `Apply coupon instead: ${code}, 5% off` }).waitFor();
      expect(await couponSection.getByRole('button', { name: /^Remove coupon/ }).count()).toBe(1);

      await page.reload();
      await couponSection.getByText('RWF 2,000 off').waitFor();
      await expectTotal(page, '28,000 RWF');
      await couponSection.getByRole('button', { name: 'Remove coupon FIXED2000' }).click();
      await expectTotal(page, '30,000 RWF');
      await applyCode(page, 'FIXED2000');
      await expectTotal(page, '28,000 RWF');
      await couponSection.getByRole('button', { name: 'Clear all' }).click();
      await expectTotal(page, '30,000 RWF');
      await page.reload();
      await expectTotal(page, '30,000 RWF');
      expect(listUnexpectedErrors(pageErrors)).toEqual([]);
    });
  });
}

test('a coupon below its minimum spend stays in the cart with the reason, and gives its discount again above it', async ({ openPage }) => {
  const { page, pageErrors } = await openCart(openPage, PHONE, 3);
  const couponSection = page.getByRole('region', { name: 'Coupon code' });
  await applyCode(page, 'BIG');
  await expectTotal(page, '40,500 RWF');
  await page.getByRole('button', { name: 'One fewer' }).click();
  await couponSection.getByText('This coupon is for orders of 40,000 RWF or more').waitFor();
  await expectTotal(page, '30,000 RWF');
  await couponSection.getByText('BIG').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await expectTotal(page, '40,500 RWF');
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('a shopper applies a code and orders by keyboard alone, and the order costs the total shown', async ({ openPage }) => {
  const { page, api, pageErrors } = await openCart(openPage, DESKTOP);
  await page.getByRole('textbox', { name: 'Coupon code' }).focus();
  await page.keyboard.type('fixed2000');
  await page.keyboard.press('Enter');
  await page.getByText('Coupon "FIXED2000" applied successfully!').waitFor();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Place Order' }).waitFor();
  await page.getByText('RWF 2,000 off').waitFor();
  await expectTotal(page, '28,000 RWF');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toMatchObject([
    { final_total: 28_000, applied_coupon_code: 'FIXED2000', coupon_discount_amount: 2_000 },
  ]);
  // The order has used the coupon, so the next cart has none.
  await api.addToCart({ product_id: 'second' });
  await page.goto('/cart');
  await expectTotal(page, '15,000 RWF');
  expect(await page.getByRole('button', { name: /^Remove coupon/ }).count()).toBe(0);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('a coupon that expires before the order shows the refusal, and the shopper can order without it', async ({ openPage }) => {
  const { page, api, pageErrors } = await openCart(openPage, PHONE);
  await applyCode(page, 'ENDING');
  await expectTotal(page, '27,000 RWF');
  await page.goto('/checkout');
  await expectTotal(page, '27,000 RWF');
  await shop.db
    .updateTable('coupons')
    .set({ ends_at: getDateAfterDays(-0.1) })
    .where('coupon_code', '=', 'ENDING')
    .execute();
  await page.getByRole('button', { name: 'Place Order' }).click();
  const couponSection = page.getByRole('region', { name: 'Your coupon' });
  await couponSection.getByText('This coupon has expired').waitFor();
  await expectTotal(page, '30,000 RWF');
  await expectAccessible(page);
  await couponSection.getByRole('button', { name: 'Place without it, 30,000 RWF' }).click();
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toMatchObject([{ final_total: 30_000, applied_coupon_code: null }]);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('signing out removes the coupon', async ({ openPage }) => {
  const { page } = await openCart(openPage, DESKTOP);
  await applyCode(page, 'FIXED2000');
  await expectTotal(page, '28,000 RWF');
  expect(await page.evaluate(() => localStorage.getItem('coupon'))).toContain('FIXED2000');
  await page.goto('/myaccount');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByText('Logged out successfully!').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('coupon'))).toBeNull();
});
