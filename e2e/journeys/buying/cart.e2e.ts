/** A shopper changes her cart in two tabs and offline: changes show at once, and the server ends up with the same cart. */
import type { Page } from '@playwright/test';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { DESKTOP, omitExpectedErrors, PHONE, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

let shop: InProcessShop;

/** The three products of this shop are all called Plain. They cost 15,000 RWF each. */
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
});
test.afterAll(() => shop.close());

/** Signs up a shopper and opens her cart with these products, each with its quantity. */
async function openCart(openPage: OpenPage, viewport: typeof PHONE, products: Readonly<Record<string, number>>) {
  const { page, pageErrors } = await openPage(viewport, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url);
  for (const [product_id, quantity] of Object.entries(products)) {
    const cartResult = await api.addToCart({ product_id, quantity });
    if (!cartResult.ok) throw new Error(cartResult.message);
  }
  await visit(page, '/cart');
  return { page, pageErrors, api };
}

const expectTotal = (page: Page, total: string) =>
  expect.poll(() => page.getByRole('complementary', { name: 'Order summary' }).locator('dd').last().textContent()).toBe(total);
const readQuantities = (page: Page) => page.getByRole('group', { name: /^Quantity of/ }).allInnerTexts();
/** Leaves out the errors of an offline phone, and of requests for pictures, because this shop has none. */
const listUnexpectedErrors = (pageErrors: string[]) => omitExpectedErrors(pageErrors, /ERR_INTERNET_DISCONNECTED|status of 404/);

test('changes of another tab show on return, also a line that is gone', async ({ openPage }) => {
  const { page, pageErrors } = await openCart(openPage, DESKTOP, { second: 2, third: 1 });
  const otherTab = await page.context().newPage();
  await visit(otherTab, '/cart');
  await otherTab.getByRole('button', { name: 'Remove Plain' }).first().click();
  await expect.poll(() => otherTab.getByRole('listitem').filter({ hasText: 'Remove' }).count()).toBe(1);
  await otherTab.getByRole('button', { name: 'One more' }).click();
  await expectTotal(otherTab, '30,000 RWF');

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectTotal(page, '30,000 RWF');
  await expect.poll(() => readQuantities(page)).toEqual(['2']);
  await otherTab.getByRole('button', { name: 'Remove Plain' }).click();
  await otherTab.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByText('Plain is no longer in your cart.').waitFor();
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('offline changes stay on the screen with a message, and are sent when the connection is back', async ({ openPage }) => {
  const { page, api, pageErrors } = await openCart(openPage, PHONE, { second: 2, third: 1 });
  await page.context().setOffline(true);
  await page.getByText('You are offline. What you change is sent when the connection is back.').first().waitFor();
  await page.getByRole('button', { name: 'One more' }).first().click();
  await page.getByText('You are offline. This is sent when the connection is back.').waitFor();
  await expect.poll(() => readQuantities(page)).toEqual(['3', '1']);
  // The totals are out of date, so the shopper cannot proceed with them.
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  expect(new URL(page.url()).pathname).toBe('/cart');
  const removedLine = page.getByRole('article', { name: 'Plain, removed' });
  await page.getByRole('button', { name: 'Remove Plain' }).nth(1).click();
  await removedLine.getByText('Removed here. It is sent when the connection is back.').waitFor();

  const transitionProperties = await page
    .getByRole('list')
    .filter({ has: removedLine })
    .evaluateHandle((list) => {
      const properties: string[] = [];
      list.addEventListener('transitionrun', (event) => properties.push((event as TransitionEvent).propertyName));
      return properties;
    });
  await page.context().setOffline(false);
  await expectTotal(page, '45,000 RWF');
  await expect
    .poll(() => transitionProperties.jsonValue(), { message: 'the removed line does not vanish at once' })
    .toContain('grid-template-rows');
  await expect(removedLine).toHaveCount(0);
  const cart = await api.cart();
  expect(cart.ok && cart.data.cart_items.map(({ quantity }) => quantity)).toEqual([3]);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});
