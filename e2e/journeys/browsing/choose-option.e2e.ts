/** A shopper adds a product with options from its card: a sheet shows the shades from light to deep. */
import type { Locator, Page } from '@playwright/test';
import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { DESKTOP, expectAccessible, visit } from '../../support/page.ts';
import { findProduct, findProductsWithoutChoices } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const createListPath = ({ name }: Pick<FullProduct, 'name'>) => `/all-products?q=${encodeURIComponent(name)}`;
const findAddButton = (page: Page, { name }: Pick<FullProduct, 'name'>) => page.getByRole('button', { name: `Add ${name} to cart` });

/** Matches the start of the label, because a price may follow the name. */
const findRadio = (sheet: Locator, name: string) => sheet.getByRole('radio', { name }).first();

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${name} the shades are shown from light to deep with names and stock, and the toast names the chosen one`, async ({
    openPage,
    shopUrl,
  }) => {
    const { page, pageErrors } = await openPage(viewport);
    const { api } = await signInShopper(page, shopUrl);
    const product = await findProduct(shopUrl, { where: ({ options }) => options.some(({ swatch, in_stock }) => swatch && !in_stock) });
    await visit(page, createListPath(product));
    await findAddButton(page, product).click();
    const sheet = page.getByRole('dialog', { name: product.name });
    const radios = sheet.getByRole('radio');
    await expect.poll(() => radios.count()).toBe(product.options.length);
    const brightness = await sheet.locator('label > span:first-of-type').evaluateAll((swatches) =>
      swatches.map((swatch) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(swatch).backgroundColor.match(/\d+/g) ?? []).map(Number);
        return 0.299 * red + 0.587 * green + 0.114 * blue;
      }),
    );
    expect(brightness).toEqual(brightness.toSorted((a, b) => b - a));
    expect(new Set(brightness).size).toBe(product.options.length);
    const soldOut = product.options.find(({ in_stock }) => !in_stock);
    const chosen = product.options.findLast(({ in_stock }) => in_stock);
    if (!soldOut || !chosen) throw new Error('the product needs an option that is sold out and one in stock');
    await expect(sheet.getByRole('radio', { name: `${soldOut.name} Sold out` })).toBeDisabled();
    await expect(sheet.getByRole('button', { name: 'Choose one to add it' })).toBeDisabled();
    await expectAccessible(page);
    await findRadio(sheet, chosen.name).check();
    await sheet.getByRole('button', { name: /^Add to Cart, / }).click();
    await page.getByText(`${product.name}, ${chosen.name} added to cart successfully!`).waitFor();
    await sheet.waitFor({ state: 'hidden' });
    const cart = await api.cart();
    expect(cart.ok && cart.data.cart_items).toMatchObject([{ option_id: chosen.option_id, quantity: 1 }]);
    expect(pageErrors).toEqual([]);
  });
}

test('the sheet also offers sizes, Back closes it, and a product without choices is added at once', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage({ width: 360, height: 740 });
  await signInShopper(page, shopUrl);
  const product = await findProduct(shopUrl, { where: ({ sizes }) => sizes.length > 1 && sizes.every(({ in_stock }) => in_stock) });
  await visit(page, createListPath(product));
  const sheet = page.getByRole('dialog', { name: product.name });
  await findAddButton(page, product).tap();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/all-products');
  await findAddButton(page, product).tap();
  const size = product.sizes.at(-1)?.name ?? '';
  await findRadio(sheet, size).check();
  await sheet.getByRole('button', { name: /^Add to Cart, / }).tap();
  await page.getByText(`${product.name}, ${size} added to cart successfully!`).waitFor();

  const [otherProduct] = await findProductsWithoutChoices(shopUrl, 1);
  if (!otherProduct) throw new Error('no product without choices is in stock');
  await visit(page, createListPath(otherProduct));
  await findAddButton(page, otherProduct).first().tap();
  await page.getByText(`${otherProduct.name} added to cart successfully!`).waitFor();
  expect(pageErrors).toEqual([]);
});

test('a guest who adds a chosen shade to the cart is sent to sign in, with a way back to the list', async ({ openPage, shopUrl }) => {
  const { page } = await openPage({ width: 360, height: 740 });
  const product = await findProduct(shopUrl, { where: ({ options }) => options.length > 1 && options.every(({ swatch }) => swatch) });
  await visit(page, createListPath(product));
  await findAddButton(page, product).tap();
  const sheet = page.getByRole('dialog', { name: product.name });
  await findRadio(sheet, product.options[0]?.name ?? '').check();
  await sheet.getByRole('button', { name: /^Add to Cart, / }).tap();
  await page.waitForURL((url) => url.pathname === '/signin' && url.searchParams.get('redirect') === createListPath(product));
});
