/** The server places an order, but its response is lost. The shopper finds the order and does not place it twice. */
import { PHONE, visit } from '../../support/page.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

test('a shopper who changes the cart and presses again sees the order whose response was lost, and places no second one', async ({
  openPage,
  shopUrl,
}) => {
  const { page } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  // Products without choices, which the API adds to the cart by their ids alone.
  const [orderedProduct, addedProduct] = await findProductsWithoutChoices(shopUrl, 2);
  if (!orderedProduct || !addedProduct) throw new Error('two products without choices must be in stock');

  await api.addToCart({ product_id: orderedProduct.product_id });
  await page.route('**/api/orders/place', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await visit(page, '/checkout');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByText('Your connection dropped. Nothing was lost.').first().waitFor();
  await page.unroute('**/api/orders/place');
  await api.addToCart({ product_id: addedProduct.product_id });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  await page.getByText('This order was placed already. What you changed since was not ordered.').waitFor();
  const orders = await api.orders();
  expect(orders.ok && orders.data.orders.map(({ final_total }) => final_total)).toEqual([
    orderedProduct.discounted_price || orderedProduct.base_price,
  ]);
  const cart = await api.cart();
  expect(cart.ok && cart.data.cart_items.map(({ product_id }) => product_id)).toEqual([addedProduct.product_id]);
});
