/** Tracking an order by its short number with the last digits of the phone, and sharing the link that tracks it. */

import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { omitExpectedErrors, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
});
test.afterAll(() => shop.close());

const NARROW = { width: 360, height: 780 };
/** This shop has no pictures. */
const MISSING_PICTURES = /status of 404/;

test('a shopper shares the link that tracks her order, and a guest on a phone tracks it by its short number', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
  const { api, shopper } = await signInShopper(page, shop.url);
  await api.addToCart({ product_id: 'second' });
  await visit(page, '/checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: /^WhatsApp: send the link that tracks order/ }).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: /^Copy link that tracks order/ }).click();
  await page.getByText('Tracking link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const order_id = new URL(link).searchParams.get('id') ?? '';
  expect(link).toBe(`${shop.url}/track-order?id=${order_id}`);
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders.map((order) => order.order_id)).toEqual([order_id]);

  const guest = await openPage(NARROW, { baseURL: shop.url });
  await visit(guest.page, '/track-order');
  await guest.page.getByLabel('Order ID').fill(`#${order_id.slice(0, 8)}`);
  await guest.page.getByRole('button', { name: 'Track' }).click();
  const digits = guest.page.getByLabel('Last 4 digits of the phone');
  await expect(digits).toBeFocused();
  await digits.fill(shopper.phone.slice(-4));
  await guest.page.getByRole('button', { name: 'Track' }).click();
  const heading = guest.page.getByRole('heading', { name: `Order ${order_id.slice(0, 8)}` });
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(NARROW.height / 2);
  await expect(guest.page).toHaveURL(link);
  await guest.page.goBack();
  await expect(guest.page, 'the digits are not in the history').toHaveURL(`${shop.url}/track-order?id=%23${order_id.slice(0, 8)}`);
  for (const errors of [pageErrors, guest.pageErrors]) expect(omitExpectedErrors(errors, MISSING_PICTURES)).toEqual([]);
});
