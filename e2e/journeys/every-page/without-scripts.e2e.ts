/** Pages that cannot load without JavaScript say so, and do not look as if they were loading. */
import { PHONE } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

for (const path of ['/cart', '/checkout', '/orders', '/wishlist', '/myaccount']) {
  test(`${path} says that it needs JavaScript`, async ({ openPage }) => {
    const { page } = await openPage(PHONE, { javaScriptEnabled: false });
    await page.goto(path);
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('This page needs JavaScript.');
    expect(await page.getByRole('main').getByRole('status').filter({ visible: true }).count()).toBe(0);
  });
}
