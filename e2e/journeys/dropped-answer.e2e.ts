/** The order is placed, but the shopper never hears of it: the network is gone in between. Nothing is lost, nothing ordered twice. */
import { formatRwf } from '@uruhu/contract/rules/money';
import { expect, inject, test } from 'vitest';
import { PHONE, useBrowser } from '../support/page.ts';
import { plainProducts } from '../support/products.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();

test('an order whose answer was lost is shown before anything else can be ordered', async () => {
  const { page, close } = await browser.open(PHONE);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const [first, second] = await plainProducts(inject('shopUrl'), 2);
  if (!first || !second) throw new Error('two products were asked for');

  await api.addToCart({ product_id: first.product_id });
  await page.route('**/api/orders/place', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByText('Your connection dropped. Nothing was lost.').first().waitFor();
  await page.unroute('**/api/orders/place');

  await api.addToCart({ product_id: second.product_id });
  await page.goto('/checkout');
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  await page
    .getByText(formatRwf(first.discounted_price || first.base_price))
    .first()
    .waitFor();
  const cart = await api.cart();
  expect(cart.ok && cart.data.cart_items.map(({ product_id }) => product_id)).toEqual([second.product_id]);

  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders.map(({ final_total }) => final_total).sort()).toEqual(
    [first, second].map(({ discounted_price, base_price }) => discounted_price || base_price).sort(),
  );
  await close();
});
