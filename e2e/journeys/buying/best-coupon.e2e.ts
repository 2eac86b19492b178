/** The checkout offers the shopper's best coupon beside the button that places the order, and uses it only after a press. */
import type { Page } from '@playwright/test';
import { addCoupon } from '../../../server/test/support/fixtures/coupons.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { expectAccessible } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { createSmallShop } from '../../support/small-shop.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
});
test.afterAll(() => shop.close());

const NARROW = { width: 360, height: 780 };
/** Leaves out the responses 404 to requests for pictures, because this shop has none. */
const listUnexpectedErrors = (pageErrors: string[]) => pageErrors.filter((text) => !/status of 404/.test(text));
const findSummary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const expectTotal = (page: Page, total: string) => expect.poll(() => findSummary(page).locator('dd').last().textContent()).toBe(total);
const placeOrder = async (page: Page) => {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
};

/** Opens the checkout of a new shopper with two pieces of a product, 15,000 RWF each. */
async function openCheckout(openPage: OpenPage) {
  const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url, { confirmEmailWith: shop.findProofToken });
  await api.addToCart({ product_id: 'second', quantity: 2 });
  const coupons = await api.coupons();
  if (!coupons.ok) throw new Error(coupons.message);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).waitFor();
  const me = await api.me();
  const welcomeCode = coupons.data.best?.coupon_code ?? '';
  return { page, pageErrors, api, welcomeCode, user_id: me.ok ? me.data.user.user_id : '' };
}

test('a new shopper is offered the welcome coupon at Place Order, uses it with one press, and pays less', async ({ openPage }) => {
  const { page, api, pageErrors, welcomeCode } = await openCheckout(openPage);
  await page.getByText('You have 5% off. Use it?').waitFor();
  await page.getByText('It takes 1,500 RWF off this order. It is for your first order only.').waitFor();
  await expectTotal(page, '30,000 RWF');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expectTotal(page, '28,500 RWF');
  expect(await page.getByRole('button', { name: 'Use it' }).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(welcomeCode);
  await expectAccessible(page);
  await placeOrder(page);
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toMatchObject([{ final_total: 28_500, applied_coupon_code: welcomeCode }]);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('an order without a press on the offer uses no coupon, and a better coupon than the applied one is offered instead', async ({
  openPage,
}) => {
  const { page, api, pageErrors, welcomeCode, user_id } = await openCheckout(openPage);
  await page.getByText('You have 5% off. Use it?').waitFor();
  const couponSection = page.getByRole('region', { name: 'Your coupon' });
  await couponSection.getByRole('button', { name: `Apply coupon ${welcomeCode}, 5% off` }).click();
  await expectTotal(page, '28,500 RWF');
  expect(await page.getByRole('button', { name: 'Use it' }).count()).toBe(0);

  await addCoupon(shop.db, { coupon_code: 'THREE', coupon_type: 'fixed', discount: 3_000, user_id });
  await page.reload();
  await page.getByText('You have RWF 3,000 off, which is more. Use it instead?').waitFor();
  await expectAccessible(page);
  await couponSection.getByRole('button', { name: `Remove coupon ${welcomeCode}` }).click();
  await page.getByText('You have RWF 3,000 off. Use it?').waitFor();
  await expectTotal(page, '30,000 RWF');
  await placeOrder(page);
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toMatchObject([{ final_total: 30_000, applied_coupon_code: null }]);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('a shopper types a code in the checkout and reads there why a wrong one is refused', async ({ openPage }) => {
  await addCoupon(shop.db, { coupon_code: 'TYPED', coupon_type: 'fixed', discount: 4_000 });
  const { page, api } = await openCheckout(openPage);
  const couponSection = page.getByRole('region', { name: 'Your coupon' });
  const applyCoupon = async (code: string) => {
    await couponSection.getByRole('textbox', { name: 'Coupon code' }).fill(code);
    await couponSection.getByRole('button', { name: 'Apply', exact: true }).click();
  };
  await applyCoupon('NOPE');
  await couponSection.getByText('Coupon not found').waitFor();
  await expectAccessible(page);
  await applyCoupon('typed');
  await expectTotal(page, '26,000 RWF');
  // The applied coupon takes more off than the offered one.
  expect(await page.getByRole('button', { name: 'Use it' }).count()).toBe(0);
  await placeOrder(page);
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toMatchObject([{ final_total: 26_000, applied_coupon_code: 'TYPED' }]);
});

test('a cancelled order says that its coupon came back, and not that it saved money', async ({ openPage }) => {
  const { page, api, welcomeCode } = await openCheckout(openPage);
  const orderResult = await api.placeOrder({ applied_coupon_code: welcomeCode }, crypto.randomUUID());
  if (!orderResult.ok) throw new Error(orderResult.message);
  const { order_id } = orderResult.data.data;
  await page.goto(`/orders/${order_id}`);
  await page.getByText('It saved you 1,500 RWF.').waitFor();
  await api.cancelOrder({ order_id });
  await page.reload();
  await page.getByText('It came back to you, to use while it is valid.').waitFor();
  expect(await page.getByText(/saved you/).count()).toBe(0);
  await expectAccessible(page);
});
