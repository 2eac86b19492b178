/** A product without a picture shows a placeholder of the same size on every page. */
import type { Page } from '@playwright/test';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { openInProcessShop } from '../../support/in-process-shop.ts';
import { visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

/** The sizes of the pictures of products and of their placeholders, in whole pixels. */
const measurePictures = (page: Page): Promise<string[]> =>
  page.locator(':is(main, dialog, [role="listbox"]) :is(img[sizes], [class*="noPicture"])').evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture.checkVisibility())
      .map((picture) => picture.getBoundingClientRect())
      .map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`),
  );

/** Opens the pages of a shop with `image` as the picture of each product, and measures its pictures by page. */
async function measureAllPages(openPage: OpenPage, image: string): Promise<Record<string, string[]>> {
  const data = createSmallShop();
  const shop = await openInProcessShop({ ...data, products: data.products.map((product) => ({ ...product, image })) });
  try {
    const { page } = await openPage({ width: 360, height: 780 }, { baseURL: shop.url });
    const { api } = await signInShopper(page, shop.url);
    await api.addToWishlist({ product_id: 'third' });
    await api.addToCart({ product_id: 'second' });
    const placed = await api.placeOrder({}, crypto.randomUUID());
    const order_id = placed.ok ? placed.data.data.order_id : '';
    await api.addToCart({ product_id: 'second' });
    const sizes: Record<string, string[]> = {};
    for (const [name, path, width] of [
      ['product', '/product/first', 360],
      ['cart', '/cart', 360],
      ['checkout', '/checkout', 360],
      ['checkout on a desktop', '/checkout', 1280],
      ['order', `/orders/${order_id}`, 360],
      ['tracked order', `/track-order?id=${order_id}`, 360],
      ['wishlist', '/wishlist', 360],
      ['list', '/all-products', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      await visit(page, path);
      sizes[name] = await measurePictures(page);
    }
    await page.getByRole('combobox', { name: 'Search products and brands' }).fill('plain');
    await page.locator('[role="option"][href^="/product/"]').first().waitFor();
    return { ...sizes, suggestions: await measurePictures(page) };
  } finally {
    await shop.close();
  }
}

test('the placeholder of a product without a picture is as large as its picture would be', async ({ openPage }) => {
  test.slow();
  const sizesOfPictures = await measureAllPages(openPage, 'missing.webp');
  for (const [name, sizes] of Object.entries(sizesOfPictures)) expect(sizes.length, name).toBeGreaterThan(0);
  expect(await measureAllPages(openPage, '')).toEqual(sizesOfPictures);
});
