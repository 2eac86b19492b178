/** Pages that cannot load without JavaScript say so, and do not look as if they were loading. */
import { PHONE } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

test('cart, checkout, orders, wishlist and account say that they need JavaScript', async ({ openPage }) => {
  const { page } = await openPage(PHONE, { javaScriptEnabled: false });
  for (const path of ['/cart', '/checkout', '/orders', '/orders/3f2504e0-4f89-11d3-9a0c-0305e82c3301', '/wishlist', '/myaccount']) {
    await page.goto(path);
    const note = page.locator('main noscript p');
    await expect(note, path).toBeVisible();
    await expect(note).toContainText('This page needs JavaScript.');
    expect(await page.getByRole('main').getByRole('status').filter({ visible: true }).count(), path).toBe(0);
  }
});
