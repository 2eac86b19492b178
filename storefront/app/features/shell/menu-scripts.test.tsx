import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LIST_REPLIES } from '#test/fixtures/catalogue.ts';
import { CATEGORIES } from '#test/fixtures/categories.ts';
import { renderShop } from '#test/render-shop.tsx';

const MENUS = [
  ['the drawer', './site-menu-drawer.tsx', 'Open menu', 390],
  ['the sheet of filters', '../filters/filter-sheet.tsx', /^Filter/, 390],
  ['a panel of the bar', './nav-panel.tsx', 'Show what is in Makeup', 1280],
] as const;

const failToLoad = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

describe.each(MENUS)('%s', (_, script, name, width_px) => {
  afterEach(() => {
    vi.doUnmock(script);
  });

  async function open() {
    const shop = await renderShop('/category/toners', { width_px, replies: { ...LIST_REPLIES, parentCategories: CATEGORIES } });
    const button = shop.getByRole('button', { name });
    return { shop, button, countOpen: () => shop.container.querySelectorAll('dialog[open], #nav-panel').length };
  }

  test('stays closed when its script fails to load, with a message that offers to load the page again', async () => {
    vi.doMock(script, failToLoad);
    const { shop, button, countOpen } = await open();
    await shop.user.click(button);
    const notifications = within(shop.getByRole('region', { name: 'Notifications' }));
    await notifications.findByText('A part of this page did not load.');
    notifications.getByRole('button', { name: 'Load the page again' });
    expect([countOpen(), button.getAttribute('aria-expanded') ?? 'false']).toEqual([0, 'false']);
  });

  test('loads its script at a touch, but opens only at a press', async () => {
    const load = vi.fn(() => vi.importActual<object>(script));
    vi.doMock(script, load);
    const { shop, button, countOpen } = await open();
    fireEvent.pointerDown(button);
    button.focus();
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([countOpen(), button.getAttribute('aria-expanded') ?? 'false']).toEqual([0, 'false']);
    await shop.user.click(button);
    await waitFor(() => expect(countOpen()).toBe(1));
  });
});

test.each([
  ['Menu', './site-menu-drawer.tsx', 'Open menu', 'Brands A to Z'],
  ['Filter', '../filters/filter-sheet.tsx', /^Filter/, /^Show .*products$/],
])('%s opens at the press, with a skeleton until its script is loaded', async (title, script, name, content) => {
  const loaded = Promise.withResolvers<void>();
  vi.doMock(script, async () => {
    await loaded.promise;
    return vi.importActual(script);
  });
  const shop = await renderShop('/category/toners', { width_px: 390, replies: { ...LIST_REPLIES, parentCategories: CATEGORIES } });
  await shop.user.click(shop.getByRole('button', { name }));
  const dialog = within(shop.getByRole('dialog', { name: title }));
  dialog.getByRole('status', { name: 'Loading' });
  loaded.resolve();
  await dialog.findByText(content);
  expect(dialog.queryByRole('status', { name: 'Loading' })).toBeNull();
  vi.doUnmock(script);
});
