/** A shopper changes her cart fast, in two tabs and offline: changes show at once, and the server ends up with the same cart. */
import type { Page } from '@playwright/test';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE } from '../../support/page.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { createSmallShop } from '../../support/small-shop.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

let shop: InProcessShop;

/**
 * The three products of this shop are all called Plain. They cost 15,000 RWF each, and the first one 19,500 RWF with an option and its size.
 * Eight pieces of the third one are in stock.
 */
test.beforeAll(async () => {
  const smallShop = createSmallShop();
  shop = await openInProcessShop({ ...smallShop, stock: [{ product_id: 'third', option_id: null, size_id: null, on_hand: 8 }] });
});
test.afterAll(() => shop.close());

type Line = { product_id: string; quantity: number; option_id?: string; size_id?: string };

/** Signs up a shopper and opens her cart with these lines. */
async function openCart(openPage: OpenPage, viewport: typeof PHONE, lines: readonly Line[]) {
  const { page, pageErrors } = await openPage(viewport, { baseURL: shop.url });
  const { api } = await signInShopper(page, shop.url);
  for (const line of lines) {
    const cartResult = await api.addToCart(line);
    if (!cartResult.ok) throw new Error(cartResult.message);
  }
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Order summary' }).waitFor();
  return { page, pageErrors, api };
}

const expectTotal = (page: Page, total: string) =>
  expect.poll(() => page.getByRole('complementary', { name: 'Order summary' }).locator('dd').last().textContent()).toBe(total);
const readQuantities = (page: Page) => page.getByRole('group', { name: /^Quantity of/ }).allInnerTexts();
/** Leaves out the errors of an offline phone, and of requests for pictures, because this shop has none. */
const listUnexpectedErrors = (pageErrors: string[]) => pageErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED|status of 404/.test(text));

test('a line shows the description of its product on a narrow phone', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage({ width: 360, height: 740 });
  const { api } = await signInShopper(page, shopUrl);
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  await api.addToCart({ product_id: product?.product_id ?? '' });
  await page.goto('/cart');
  // Twenty characters without HTML tags.
  const [excerpt = 'none'] = /[^<>]{20}/.exec(product?.description ?? '') ?? [];
  await page.getByRole('article').getByText(excerpt).waitFor();
  expect(pageErrors).toEqual([]);
});

test('fast taps show at once, reach the server in few calls, and end at the right quantity', async ({ openPage }) => {
  const { page, api, pageErrors } = await openCart(openPage, PHONE, [{ product_id: 'second', quantity: 1 }]);
  const updates: string[] = [];
  page.on('request', (request) => request.url().endsWith('/carts/update') && updates.push(request.postData() ?? ''));
  await expect.poll(() => page.getByRole('button', { name: 'One fewer' }).isDisabled()).toBe(true);
  // Taps twelve times in one task, faster than any response can arrive.
  await page.getByRole('button', { name: 'One more' }).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 12; tap += 1) button.click();
  });
  await expect.poll(() => readQuantities(page)).toEqual(['13']);
  for (let tap = 0; tap < 3; tap += 1) await page.getByRole('button', { name: 'One fewer' }).click();
  await expect.poll(() => readQuantities(page)).toEqual(['10']);
  await expectTotal(page, '150,000 RWF');
  const cart = await api.cart();
  expect(cart.ok && cart.data.cart_items.map(({ quantity }) => quantity)).toEqual([10]);
  expect(updates.length).toBeLessThanOrEqual(6);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('a removed line fades out, and changes of another tab show on return', async ({ openPage }) => {
  const { page, api, pageErrors } = await openCart(openPage, DESKTOP, [
    { product_id: 'first', quantity: 1 },
    { product_id: 'second', quantity: 2 },
  ]);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/cart');
  await otherTab.getByRole('button', { name: 'Remove Plain' }).first().click();
  await expect.poll(() => otherTab.getByRole('listitem').filter({ hasText: 'Remove' }).count()).toBe(1);
  await otherTab.getByRole('button', { name: 'One more' }).click();
  await expectTotal(otherTab, '45,000 RWF');

  // When the shopper returns to the first tab, it shows the changes.
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectTotal(page, '45,000 RWF');
  await expect.poll(() => readQuantities(page)).toEqual(['3']);

  // This tab still shows a line that an API call removes; changing it shows a message.
  await api.removeCartItem({ cart_item_id: await findOnlyItemId(api) });
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByText('Plain is no longer in your cart.').waitFor();
  await page.getByText('Add products to your cart to calculate shipping fees.').waitFor();
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

async function findOnlyItemId(api: Awaited<ReturnType<typeof openCart>>['api']): Promise<string> {
  const cart = await api.cart();
  const items = cart.ok ? cart.data.cart_items : [];
  const [item] = items;
  if (!item || items.length > 1) throw new Error(`the cart has ${items.length} lines, not one`);
  return item.cart_item_id;
}

test('offline changes stay on the screen with a message, and are sent when the connection is back', async ({ openPage }) => {
  const { page, api, pageErrors } = await openCart(openPage, PHONE, [
    { product_id: 'second', quantity: 2 },
    { product_id: 'first', quantity: 1 },
  ]);
  await page.context().setOffline(true);
  await page.getByText('You are offline. What you change is sent when the connection is back.').first().waitFor();
  await page.getByRole('button', { name: 'One more' }).first().click();
  await page.getByText('You are offline. This is sent when the connection is back.').waitFor();
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect.poll(() => readQuantities(page)).toEqual(['4', '1']);
  // The totals are out of date, so the shopper cannot proceed with them.
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  expect(new URL(page.url()).pathname).toBe('/cart');

  const removedLine = page.getByRole('article', { name: 'Plain, removed' });
  await page.getByRole('button', { name: 'Remove Plain' }).nth(1).click();
  await removedLine.getByText('Removed here. It is sent when the connection is back.').waitFor();
  await expect.poll(() => readQuantities(page)).toEqual(['4']);
  await expectAccessible(page);
  await removedLine.getByRole('button', { name: 'Keep it: Plain' }).click();
  await expect.poll(() => readQuantities(page)).toEqual(['4', '1']);
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: 'Remove Plain' })
        .nth(1)
        .evaluate((button) => button === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('Enter');
  await removedLine.waitFor();

  const transitionProperties = await page
    .getByRole('list')
    .filter({ has: removedLine })
    .evaluateHandle((list) => {
      const properties: string[] = [];
      list.addEventListener('transitionrun', (event) => properties.push((event as TransitionEvent).propertyName));
      return properties;
    });
  await page.context().setOffline(false);
  await expectTotal(page, '60,000 RWF');
  expect(await transitionProperties.jsonValue(), 'the removed line does not vanish at once').toContain('grid-template-rows');
  await expect.poll(() => page.getByText('You are offline. This is sent').count()).toBe(0);
  expect(await removedLine.count()).toBe(0);
  const cart = await api.cart();
  expect(cart.ok && cart.data.cart_items.map(({ quantity }) => quantity)).toEqual([4]);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('a removed line can be restored, and a message says why if it cannot', async ({ openPage }) => {
  const { page, api, pageErrors } = await openCart(openPage, PHONE, [
    { product_id: 'first', quantity: 3, option_id: 'two', size_id: 'large' },
    { product_id: 'third', quantity: 2 },
  ]);
  const listLines = async () => {
    const cart = await api.cart();
    return (
      cart.ok && cart.data.cart_items.map(({ product_id, option_id, size_id, quantity }) => [product_id, option_id, size_id, quantity])
    );
  };
  const notifications = page.getByRole('region', { name: 'Notifications' });
  const removeFirst = () => page.getByRole('button', { name: 'Remove Plain' }).first().click();
  await removeFirst();
  await notifications.getByText('Plain was removed from your cart.').waitFor();
  await expectTotal(page, '30,000 RWF');
  await notifications.getByRole('button', { name: 'Undo' }).focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await notifications.getByText('Plain is in your cart again.').waitFor();
  await expectTotal(page, '88,500 RWF');
  expect(await listLines()).toEqual([
    ['third', null, null, 2],
    ['first', 'two', 'large', 3],
  ]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cart-title');

  await removeFirst();
  await expectTotal(page, '58,500 RWF');
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', 'third').execute();
  await notifications.getByRole('button', { name: 'Undo' }).click();
  await notifications.getByText('Plain could not be put back. Sold out').waitFor();
  await shop.db.updateTable('stock').set({ on_hand: 8 }).where('product_id', '=', 'third').execute();
  expect(await listLines()).toEqual([['first', 'two', 'large', 3]]);
  expect(omitExpectedErrors(pageErrors, /status of (404|422)/)).toEqual([]);
});

test('the cart shows current prices and stock, and a message for each change', async ({ openPage }) => {
  const { page, pageErrors } = await openCart(openPage, PHONE, [
    { product_id: 'second', quantity: 1 },
    { product_id: 'third', quantity: 8 },
  ]);
  await page.getByText('Only 8 left').waitFor();
  await shop.db.updateTable('stock').set({ on_hand: 3 }).where('product_id', '=', 'third').execute();
  await shop.db.updateTable('products').set({ discounted_price_rwf: 12_000 }).where('product_id', '=', 'second').execute();
  await page.reload();
  await page.getByText('Your cart has changed').waitFor();
  await page.getByText('The price of Plain changed from 15,000 RWF to 12,000 RWF.').waitFor();
  await page.getByText('Only 3 left').first().waitFor();
  // One piece of the second product, and the three pieces that are left of the third.
  await expectTotal(page, '57,000 RWF');
  await expectAccessible(page);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});
