/** A shop without a mail server promises no mail. Where a shopper needs a confirmed e-mail address, its pages say how to reach the shop. */
import type { Locator, Page } from '@playwright/test';
import { addCoupon } from '../../../server/test/support/fixtures/coupons.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { expectAccessible, measureOverflow_px, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { createSmallShop } from '../../support/small-shop.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

const SHOP_PHONE = '+250 788 000 111';

let shop: InProcessShop;
test.beforeAll(async () => {
  const { settings, ...otherData } = createSmallShop();
  shop = await openInProcessShop({ ...otherData, settings: { ...settings, phone: SHOP_PHONE } }, { sends_mail: false });
  await addCoupon(shop.db, { coupon_code: 'ONCE', person_limit: 1 });
});
test.afterAll(() => shop.close());

const NARROW = { width: 360, height: 780 };
/** Leaves out the responses to invalid links (400), to requests for pictures, because this shop has none (404), and to refused coupons (422). */
const listUnexpectedErrors = (pageErrors: string[]) => pageErrors.filter((text) => !/status of 4(00|04|22)/.test(text));

/** Waits for the link that calls the shop, and checks that the page promises no mail. */
async function expectCallInsteadOfMail(page: Page, container: Locator = page.getByRole('main')) {
  await container.getByRole('link', { name: SHOP_PHONE }).first().waitFor();
  await expect(page.getByRole('main').getByText(/open the link|we (have )?sent|we send a link|Confirm it|by mail/i)).toHaveCount(0);
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

async function openAsShopper(openPage: OpenPage) {
  const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
  return { page, pageErrors, ...(await signInShopper(page, shop.url)) };
}

test('a shopper whose coupons need a confirmed address reads in the cart and in her account whom to call', async ({ openPage }) => {
  const { page, pageErrors, api } = await openAsShopper(openPage);
  await api.addToCart({ product_id: 'second' });
  await page.goto('/cart');
  const coupons = page.getByRole('region', { name: 'Coupon code' });
  await coupons.getByText('It works once your e-mail address is confirmed. We cannot send mails at the moment.').waitFor();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('ONCE');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const notice = coupons.getByRole('status');
  await notice
    .getByText('This coupon needs a confirmed e-mail address, and we cannot send mails at the moment. Please contact us.')
    .waitFor();
  await expectCallInsteadOfMail(page, notice);

  await visit(page, '/myaccount');
  await page.getByRole('link', { name: 'How we help you' }).first().click();
  await expectCallInsteadOfMail(page, page.getByRole('region', { name: 'Confirm your e-mail address' }));
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('a shopper who changes her address reads that the link cannot be sent', async ({ openPage }) => {
  const { page, pageErrors, shopper } = await openAsShopper(openPage);
  await page.goto('/accountinfo');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`new-${shopper.email}`);
  const note = page.getByRole('status').filter({ hasText: 'To change it, enter your password.' });
  await expectCallInsteadOfMail(page, note);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

for (const path of ['/confirm-email', '/reset-password', '/forgot-password']) {
  test(`${path} without a link that works says whom to call`, async ({ openPage }) => {
    const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
    await page.goto(path);
    await page.getByText('We cannot send mails at the moment.').waitFor();
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveCount(0);
    await expectCallInsteadOfMail(page);
    expect(listUnexpectedErrors(pageErrors)).toEqual([]);
  });
}

test('a browser without JavaScript shows whom to call, too', async ({ openPage }) => {
  const { page } = await openPage(NARROW, { baseURL: shop.url, javaScriptEnabled: false });
  for (const [path, container] of [
    ['/confirm-email', page.locator('main noscript')],
    ['/forgot-password', page.getByRole('main')],
  ] as const) {
    await page.goto(path);
    await expect(container.locator('p').first()).toContainText('We cannot send mails at the moment.');
    expect(await container.locator('a', { hasText: SHOP_PHONE }).isVisible()).toBe(true);
  }
});

test('a link of an earlier mail still confirms the address, and promises no news by mail', async ({ openPage }) => {
  const { page, pageErrors, shopper } = await openAsShopper(openPage);
  await page.goto(`/confirm-email?t=${await shop.findProofToken(shopper.email)}`);
  await page.getByRole('heading', { name: 'Your e-mail address is confirmed!' }).waitFor();
  await page.getByText('is ready: the code waits in your account and your cart.').waitFor();
  await expect(page.getByText('News of your orders')).toHaveCount(0);
  await page.goto('/');
  await page.goto('/confirm-email');
  await page.getByText('There is nothing more to do.').waitFor();
  await expect(page.getByText('News of your orders')).toHaveCount(0);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('the sign-up page says that the link for the coupon cannot be sent now', async ({ openPage }) => {
  const { page } = await openPage(NARROW, { baseURL: shop.url });
  await page.goto('/signup');
  await page.getByText('We cannot send you the link for that at the moment: please contact us.').waitFor();
  expect(await measureOverflow_px(page)).toBeLessThanOrEqual(0);
});
