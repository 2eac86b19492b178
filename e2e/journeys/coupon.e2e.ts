/** A coupon from the cart to the order, in a shop of two products whose coupons are made for it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shop } from '../../server/src/seed/shop.ts';
import { addCoupon, daysFromNow } from '../../server/test/support/coupons.ts';
import { hostileShop } from '../support/hostile-shop.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { signedInShopper } from '../support/shopper.ts';

/** 15,000 RWF each, as discounted; none has options but the first. */
const plainShop = (): Shop => hostileShop('Plain');

const browser = useBrowser();
let shop: OwnShop;

beforeAll(async () => {
  shop = await openOwnShop(plainShop());
  await addCoupon(shop.db, { coupon_code: 'FIXED2000', coupon_type: 'fixed', discount: 2_000 });
  await addCoupon(shop.db, { coupon_code: 'OLD', ends_at: daysFromNow(-0.5) });
  await addCoupon(shop.db, { coupon_code: 'BIG', minimum_spend_rwf: 40_000 });
  await addCoupon(shop.db, { coupon_code: 'ENDING' });
});
afterAll(() => shop.close());

async function opened(viewport: typeof PHONE, pieces = 2) {
  const watched = await browser.open(viewport, { baseURL: shop.url });
  const shopper = await signedInShopper(watched.page, shop.url);
  const added = await shopper.api.addToCart({ product_id: 'second', quantity: pieces });
  if (!added.ok) throw new Error(added.message);
  await watched.page.goto('/cart');
  await watched.page.getByRole('heading', { name: 'Order summary' }).waitFor();
  return { ...watched, ...shopper };
}

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const apply = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
};
const totalIs = (page: Page, total: string) => expect.poll(() => summary(page).locator('dd').last().textContent()).toBe(total);
/** Refusals are the journey: the browser notes each as a failed request. */
const ours = (complaints: string[]) => complaints.filter((text) => !/status of (404|422)/.test(text));

describe.each([
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', DESKTOP],
])('on %s', (_, viewport) => {
  test('a coupon of one’s own is one tap away, is replaced by another, and is removed', async () => {
    const { page, api, complaints, close } = await opened(viewport);
    const own = await api.coupons();
    const code = (own.ok && own.data.results[0]?.coupon_code) || 'none';
    const field = page.getByRole('region', { name: 'Coupon code' });

    await apply(page, '');
    await field.getByText('Please enter a coupon code').waitFor();
    await apply(page, 'NOPE');
    await field.getByText('Coupon not found').waitFor();
    expect(await page.getByRole('textbox', { name: 'Coupon code' }).inputValue()).toBe('NOPE');
    await apply(page, 'OLD');
    await field.getByText('This coupon has expired').waitFor();
    await totalIs(page, '30,000 RWF');
    await expectAccessible(page);

    await field.getByRole('button', { name: `Apply coupon ${code}, 5% off` }).click();
    await field.getByText(`Coupon "${code}" applied successfully!`).waitFor();
    await totalIs(page, '28,500 RWF');
    await summary(page).getByText('−1,500 RWF').waitFor();
    await expectAccessible(page);

    await apply(page, 'fixed2000');
    await field.getByText(`Coupon "FIXED2000" applied successfully! It takes the place of "${code}".`).waitFor();
    await expectAccessible(page);
    await field.getByText('RWF 2,000 off').waitFor();
    await totalIs(page, '28,000 RWF');
    // The one before is on offer again, and not applied.
    await field.getByRole('button', { name: `Apply coupon instead: ${code}, 5% off` }).waitFor();
    expect(await field.getByRole('button', { name: /^Remove coupon/ }).count()).toBe(1);

    await page.reload();
    await field.getByText('RWF 2,000 off').waitFor();
    await totalIs(page, '28,000 RWF');
    await field.getByRole('button', { name: 'Remove coupon FIXED2000' }).click();
    await totalIs(page, '30,000 RWF');
    await apply(page, 'FIXED2000');
    await totalIs(page, '28,000 RWF');
    await field.getByRole('button', { name: 'Clear all' }).click();
    await totalIs(page, '30,000 RWF');
    await page.reload();
    await totalIs(page, '30,000 RWF');
    expect(ours(complaints)).toEqual([]);
    await close();
  });
});

test('a coupon that fits no more stays, with the reason, off the sum; it is taken off again when it fits', async () => {
  const { page, complaints, close } = await opened(PHONE, 3);
  const field = page.getByRole('region', { name: 'Coupon code' });
  await apply(page, 'BIG');
  await totalIs(page, '40,500 RWF');
  await page.getByRole('button', { name: 'One fewer' }).click();
  await field.getByText('This coupon is for orders of 40,000 RWF or more').waitFor();
  await totalIs(page, '30,000 RWF');
  await field.getByText('BIG').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await totalIs(page, '40,500 RWF');
  expect(ours(complaints)).toEqual([]);
  await close();
});

test('by keyboard alone a code is applied, carried to checkout, and the order costs what was shown', async () => {
  const { page, api, complaints, close } = await opened(DESKTOP);
  await page.getByRole('textbox', { name: 'Coupon code' }).focus();
  await page.keyboard.type('fixed2000');
  await page.keyboard.press('Enter');
  await page.getByText('Coupon "FIXED2000" applied successfully!').waitFor();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Place Order' }).waitFor();
  await page.getByText('RWF 2,000 off').waitFor();
  await totalIs(page, '28,000 RWF');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toMatchObject([
    { final_total: 28_000, applied_coupon_code: 'FIXED2000', coupon_discount_amount: 2_000 },
  ]);
  // It was for this order: the next cart begins without one.
  await api.addToCart({ product_id: 'second' });
  await page.goto('/cart');
  await totalIs(page, '15,000 RWF');
  expect(await page.getByRole('button', { name: /^Remove coupon/ }).count()).toBe(0);
  expect(ours(complaints)).toEqual([]);
  await close();
});

test('a coupon that ends meanwhile is refused at the coupon, and the order can be placed without it', async () => {
  const { page, api, complaints, close } = await opened(PHONE);
  await apply(page, 'ENDING');
  await totalIs(page, '27,000 RWF');
  await page.goto('/checkout');
  await totalIs(page, '27,000 RWF');
  await shop.db
    .updateTable('coupons')
    .set({ ends_at: daysFromNow(-0.1) })
    .where('coupon_code', '=', 'ENDING')
    .execute();
  await page.getByRole('button', { name: 'Place Order' }).click();
  const coupon = page.getByRole('region', { name: 'Your coupon' });
  await coupon.getByText('This coupon has expired').waitFor();
  await totalIs(page, '30,000 RWF');
  await expectAccessible(page);
  await coupon.getByRole('button', { name: 'Place without it, 30,000 RWF' }).click();
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders).toMatchObject([{ final_total: 30_000, applied_coupon_code: null }]);
  expect(ours(complaints)).toEqual([]);
  await close();
});

test('a coupon goes with signing out', async () => {
  const { page, close } = await opened(DESKTOP);
  await apply(page, 'FIXED2000');
  await totalIs(page, '28,000 RWF');
  expect(await page.evaluate(() => localStorage.getItem('coupon'))).toContain('FIXED2000');
  await page.goto('/myaccount');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByText('Logged out successfully!').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('coupon'))).toBeNull();
  await close();
});
