import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCart, createCartItem } from '#test/fixtures/cart.ts';
import { LIST_REPLIES } from '#test/fixtures/catalogue.ts';
import { CATEGORIES } from '#test/fixtures/categories.ts';
import { renderShop } from '#test/render-shop.tsx';

async function openMenu(path: string, options: Parameters<typeof renderShop>[1] = {}) {
  const shop = await renderShop(path, {
    width_px: 360,
    ...options,
    replies: { ...LIST_REPLIES, parentCategories: CATEGORIES, ...options.replies },
  });
  const open = async () => {
    await shop.user.click(shop.getByRole('button', { name: 'Open menu' }));
    const menu = within(await shop.findByRole('dialog', { name: 'Menu' }));
    await menu.findByRole('navigation');
    return menu;
  };
  return { shop, open, menu: await open() };
}
const isGroupOpen = (link: HTMLElement) => link.closest('details')?.open;

test('the drawer opens at the branch of the current page, has every level, and closes at a link', async () => {
  const { shop, menu } = await openMenu('/category/toners');
  const current = menu.getByRole('link', { current: 'page' });
  expect([current.textContent, isGroupOpen(current)]).toEqual(['Toners', true]);
  const levels = ['All Makeup', 'Face', 'Cushions'].map((name) => menu.getByRole('link', { name, hidden: true }));
  expect(levels.map(isGroupOpen)).toEqual([false, false, false]);
  expect(new Set([current, ...levels].map((link) => link.closest('details')?.getAttribute('name')))).toEqual(new Set(['site-menu']));
  expect(
    ['Masks', 'Sale', 'Brands A to Z', 'Wishlist', 'Help', 'All', 'Best', 'Cart', 'New', 'Track'].map((name) =>
      menu.getByRole('link', { name }).getAttribute('href'),
    ),
  ).toEqual(['/category/masks', '/deals', '/brands', '/wishlist', '/faqs', '/all-products', '/best', '/cart', '/new', '/track-order']);
  expect(shop.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('true');
  await shop.user.click(menu.getByText('Makeup'));
  await shop.user.click(menu.getByRole('link', { name: 'Cushions', hidden: true }));
  await waitFor(() => expect(shop.getAddress()).toBe('/category/cushions'));
  expect(shop.queryByRole('dialog')).toBeNull();
});

test('Escape and Back close the drawer and leave the page as it is', async () => {
  const { shop, open } = await openMenu('/faqs');
  for (const close of [() => shop.user.keyboard('{Escape}'), () => history.back()]) {
    await close();
    await waitFor(() => expect(shop.queryByRole('dialog')).toBeNull());
    expect([shop.getAddress(), shop.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')]).toEqual(['/faqs', 'false']);
    await open();
  }
});

test('the drawer names how many pieces are in the cart', async () => {
  const { menu } = await openMenu('/faqs', { signedIn: true, replies: { cart: createCart([createCartItem({ quantity: 3 })]) } });
  expect((await menu.findByRole('link', { name: 'Cart, 3 items' })).textContent).toBe('Cart3');
});
