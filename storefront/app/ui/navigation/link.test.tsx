import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOnline } from '#test/browser.ts';
import { createLightProduct, LIST_REPLIES } from '#test/fixtures/catalogue.ts';
import { createFullProduct } from '#test/fixtures/full-product.ts';
import { renderShop } from '#test/render-shop.tsx';

const OFFLINE = 'You are offline. Please try again when the connection is back.';

test('a link pressed offline keeps the page and says why, and opens its page when the connection is back', async () => {
  const shop = await renderShop('/faqs', { replies: LIST_REPLIES });
  const link = within(shop.getByRole('navigation', { name: 'Shop' })).getByRole('link', { name: 'Best' });
  setOnline(false);
  await shop.user.click(link);
  await shop.findByText(OFFLINE);
  expect(shop.getAddress()).toBe('/faqs');
  setOnline(true);
  await shop.user.click(link);
  await waitFor(() => expect(shop.getAddress()).toBe('/best'));
});

test('a guest who adds to the cart, saves or reviews a product offline keeps the page and sees why', async () => {
  const shop = await renderShop('/product/toner', {
    replies: { product: createFullProduct(), recommendations: { results: [createLightProduct()] } },
  });
  setOnline(false);
  for (const name of ['Add to Cart', 'Add to Wishlist', 'Write a Review']) {
    await shop.user.click(shop.main.getAllByRole('button', { name })[0] as HTMLElement);
    const notifications = within(shop.getByRole('region', { name: 'Notifications' }));
    await notifications.findByText(OFFLINE);
    await shop.user.click(notifications.getByRole('button', { name: 'Dismiss' }));
    expect([name, shop.getAddress(), shop.main.getByRole('heading', { level: 1 }).textContent]).toEqual([
      name,
      '/product/toner',
      'Rice Toner',
    ]);
  }
});
