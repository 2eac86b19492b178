/** A shopper adds a product with options from its card: a sheet shows the shades from light to deep. */
import { expectAccessible, SMALL_PHONE, visit } from '../../support/page.ts';
import { findProduct } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

test('on a phone a sheet above the page offers the shades, Back closes it, and the chosen shade goes into the cart', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  const { api } = await signInShopper(page, shopUrl);
  const product = await findProduct(shopUrl, { where: ({ options }) => options.some(({ swatch, in_stock }) => swatch && !in_stock) });
  await visit(page, `/all-products?q=${encodeURIComponent(product.name)}`);
  const add = page.getByRole('button', { name: `Add ${product.name} to cart` });
  const sheet = page.getByRole('dialog', { name: product.name });
  await add.tap();
  await expect.poll(() => sheet.getByRole('radio').count()).toBe(product.options.length);
  expect(await sheet.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  const brightness = await sheet.locator('label > span:first-of-type').evaluateAll((swatches) =>
    swatches.map((swatch) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(swatch).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    }),
  );
  expect(brightness).toEqual(brightness.toSorted((a, b) => b - a));
  expect(new Set(brightness).size).toBe(product.options.length);
  await expectAccessible(page);
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/all-products');

  await add.tap();
  const chosen = product.options.findLast(({ in_stock }) => in_stock);
  // Matches the start of the label, because a price may follow the name.
  await sheet
    .getByRole('radio', { name: chosen?.name ?? '' })
    .first()
    .check();
  await sheet.getByRole('button', { name: /^Add to Cart, / }).tap();
  await page.getByText(`${product.name}, ${chosen?.name} added to cart successfully!`).waitFor();
  await sheet.waitFor({ state: 'hidden' });
  const cart = await api.cart();
  expect(cart.ok && cart.data.cart_items).toMatchObject([{ option_id: chosen?.option_id, quantity: 1 }]);
  expect(pageErrors).toEqual([]);
});
