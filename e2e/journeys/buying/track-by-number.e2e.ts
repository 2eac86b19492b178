/** Tracking an order by its short number with the last digits of the phone, and sharing the link that tracks it. */
import type { Page } from '@playwright/test';
import type { Order } from '@uruhu/contract/order';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { DESKTOP, expectAccessible, type PHONE } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { createSmallShop } from '../../support/small-shop.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
});
test.afterAll(() => shop.close());

const NARROW = { width: 360, height: 780 };
/** Leaves out the responses to requests for pictures, because this shop has none (404), and to too many guesses (429). */
const listUnexpectedErrors = (pageErrors: string[]) => pageErrors.filter((text) => !/status of (404|429)/.test(text));

async function placeOrder(openPage: OpenPage, viewport: typeof PHONE) {
  const { page, pageErrors } = await openPage(viewport, { baseURL: shop.url });
  const { api, shopper } = await signInShopper(page, shop.url);
  await api.addToCart({ product_id: 'second' });
  const orderResult = await api.placeOrder({}, crypto.randomUUID());
  if (!orderResult.ok) throw new Error(orderResult.message);
  const order: Order = orderResult.data.data;
  return { page, pageErrors, order, shortId: order.order_id.slice(0, 8), digits: shopper.phone.slice(-4) };
}

const submitTracking = async (page: Page, orderNumber: string, phoneDigits: string) => {
  await page.getByLabel('Order ID').fill(orderNumber);
  await page.getByLabel('Last 4 digits of the phone').fill(phoneDigits);
  await page.getByRole('button', { name: 'Track' }).click();
};
const changeDigits = (digits: string) => String((Number(digits) + 1) % 10_000).padStart(4, '0');
/** Fails if the page shows a part of the shopper's address or name, or her phone number. */
async function expectNothingPersonal(page: Page, { customer }: Order): Promise<void> {
  for (const text of ['Kimironko', 'Keza', customer.phone]) expect(await page.getByText(text).count(), text).toBe(0);
}
const NOT_FOUND_MESSAGE = 'Order not found. Please check your order ID and try again.';

test('a guest on a phone tracks an order by its short number and the last digits of the phone, which do not stay in the URL', async ({
  openPage,
}) => {
  const { order, shortId, digits } = await placeOrder(openPage, NARROW);
  const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
  await page.goto('/track-order');
  await expectAccessible(page);

  await submitTracking(page, `#${shortId}`, '');
  await page.getByText('Please enter the last four digits of the phone number of this order').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
  await expectAccessible(page);

  await submitTracking(page, `${shortId}…`, changeDigits(digits));
  await page.getByText(NOT_FOUND_MESSAGE).waitFor();
  expect(await page.getByLabel('Order ID').inputValue()).toBe(`${shortId}…`);
  await expectAccessible(page);
  await submitTracking(page, '00000000', changeDigits(digits));
  await page.waitForURL(/00000000/);
  await page.getByText(NOT_FOUND_MESSAGE).waitFor();

  await submitTracking(page, shortId.toUpperCase(), digits);
  const resultHeading = page.getByRole('heading', { name: `Order ${shortId}` });
  await expect(resultHeading).toBeFocused();
  await expect.poll(async () => (await resultHeading.boundingBox())?.y).toBeLessThan(NARROW.height / 2);
  await expect(page).toHaveURL(`${shop.url}/track-order?id=${order.order_id}`);
  await expectNothingPersonal(page, order);
  await expectAccessible(page);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('phone')).toBe(changeDigits(digits));
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a guest pastes a whole order number with spaces, and the URL contains none, with${javaScriptEnabled ? '' : 'out'} JavaScript`, async ({
    openPage,
  }) => {
    const { order, shortId } = await placeOrder(openPage, DESKTOP);
    const { page } = await openPage(NARROW, { baseURL: shop.url, javaScriptEnabled });
    await page.goto('/track-order');
    await submitTracking(page, ` ${order.order_id} `, '');
    await page.getByRole('heading', { name: `Order ${shortId}` }).waitFor();
    await expect(page).toHaveURL(`${shop.url}/track-order?id=${order.order_id}`);
    expect(await page.getByLabel('Order ID').inputValue()).toBe(order.order_id);
  });
}

test('a guest tracks an order by its number without JavaScript', async ({ openPage }) => {
  const { order, shortId, digits } = await placeOrder(openPage, DESKTOP);
  const { page } = await openPage(NARROW, { baseURL: shop.url, javaScriptEnabled: false });
  await page.goto('/track-order');
  await submitTracking(page, shortId, changeDigits(digits));
  await page.getByText(NOT_FOUND_MESSAGE).waitFor();
  await submitTracking(page, shortId, digits);
  await page.getByRole('heading', { name: `Order ${shortId}` }).waitFor();
  expect(new URL(page.url()).search).toBe(`?id=${order.order_id}`);
  const whatsapp = await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
  expect(whatsapp).toContain('https://wa.me/?text=');
});

test('after ten wrong guesses the shop refuses the short number even with the right digits, and the link with the whole number still works', async ({
  openPage,
}) => {
  const { order, shortId, digits } = await placeOrder(openPage, DESKTOP);
  for (let guess = 0; guess < 10; guess++) {
    await fetch(`${shop.url}/track-order?id=${shortId}&phone=${changeDigits(digits)}`);
  }
  const { page } = await openPage(NARROW, { baseURL: shop.url });
  await page.goto('/track-order');
  await submitTracking(page, shortId, digits);
  await page.getByText('This short number was tried too often with other digits.').waitFor();
  await expectAccessible(page);
  await page.goto(`/track-order?id=${order.order_id}`);
  await page.getByRole('heading', { name: `Order ${shortId}` }).waitFor();
});

for (const [container, viewport] of [
  ['the card', NARROW],
  ['the table row', DESKTOP],
] as const) {
  test(`a shopper copies the tracking link in ${container} of an order, and a stranger who opens it sees nothing personal`, async ({
    openPage,
  }) => {
    const { page, pageErrors, order, shortId } = await placeOrder(openPage, viewport);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/orders');
    await page.getByRole('button', { name: `Copy link that tracks order ${shortId}` }).click();
    await page.getByText('Tracking link copied').waitFor();
    expect(new URL(page.url()).pathname).toBe('/orders');
    if (viewport === DESKTOP) await expect(page.getByRole('rowheader')).toHaveAccessibleName(`${shortId}…`);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${shop.url}/track-order?id=${order.order_id}`);
    const whatsappLink = page.getByRole('link', { name: `WhatsApp: send the link that tracks order ${shortId}` });
    const whatsappUrl = new URL((await whatsappLink.getAttribute('href')) ?? '');
    expect([whatsappUrl.origin, whatsappUrl.pathname, whatsappUrl.searchParams.get('text')]).toEqual([
      'https://wa.me',
      '/',
      `Follow order ${shortId}: ${link}`,
    ]);
    await expectAccessible(page);
    const stranger = await openPage(NARROW, { baseURL: shop.url });
    await stranger.page.goto(link);
    await stranger.page.getByRole('heading', { name: `Order ${shortId}` }).waitFor();
    await expectNothingPersonal(stranger.page, order);
    expect(listUnexpectedErrors(pageErrors)).toEqual([]);
  });
}

test('right after placing an order the shopper can copy and send the link that tracks it', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url);
  await api.addToCart({ product_id: 'second' });
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  await dialog.getByRole('button', { name: /^Copy link that tracks order/ }).waitFor();
  await dialog.getByRole('link', { name: /^WhatsApp: send the link that tracks order/ }).waitFor();
  await expectAccessible(page);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});
