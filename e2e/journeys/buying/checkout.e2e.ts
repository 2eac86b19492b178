/** The checkout on a real server: a changed price is confirmed, and the placed order is there on return. */

import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { openInProcessShop } from '../../support/in-process-shop.ts';
import { expectAccessible, omitExpectedErrors, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

test('a shopper with saved data confirms a changed price, and finds the placed order again', async ({ openPage }) => {
  const shop = await openInProcessShop(createSmallShop());
  try {
    const { page, pageErrors } = await openPage({ width: 360, height: 780 }, { baseURL: shop.url });
    const { api } = await signInShopper(page, shop.url);
    await api.addToCart({ product_id: 'second' });
    await visit(page, '/checkout');
    const countLines = (text: HTMLElement) => text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    expect(await page.getByText('1 × 15,000 RWF').evaluate(countLines), 'the price of a piece is in one line').toBeLessThan(1.5);
    await page.getByLabel('Second phone').fill('0722 111');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByText(/This one has 7\./).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Second phone').fill('0722 111 222');
    await visit(page, '/cart');
    await page.getByRole('heading', { name: 'Order summary' }).waitFor();
    await page.goBack();
    await expect(page.getByLabel('Second phone')).toHaveValue('0722 111 222');

    await shop.db.updateTable('products').set({ discounted_price_rwf: 16_500 }).where('product_id', '=', 'second').execute();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByText('The total is now 16,500 RWF. Please check it and place your order again.').waitFor();
    const total = page.getByRole('complementary', { name: 'Order summary' }).locator('dd').last();
    await expect(total).toHaveText('16,500 RWF');
    const otherTab = await page.context().newPage();
    await visit(otherTab, '/cart');
    await otherTab.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Place Order' }).click();
    const confirmation = page.getByRole('heading', { name: 'Your order is placed' });
    await confirmation.waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => scrollY), 'the page behind the dialog stands at its top').toBe(0);
    const otherHeading = otherTab.getByRole('heading', { name: 'Your order is placed and waits to be paid' });
    await expect(otherHeading).toBeFocused();
    await expect(otherHeading).toBeInViewport();
    await otherTab.close();

    await visit(page, '/cart');
    await page.getByRole('heading', { name: 'Your order is placed and waits to be paid' }).waitFor();
    await page.goBack();
    await confirmation.waitFor();
    const orders = await api.orders();
    expect(orders.ok && orders.data.orders).toMatchObject([{ final_total: 16_500, address: expect.stringContaining('+250722111222') }]);
    // This shop has no pictures, and the changed price was refused.
    expect(omitExpectedErrors(pageErrors, /status of (404|409)/)).toEqual([]);
  } finally {
    await shop.close();
  }
});
